package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/surreal"
)

// Sources: the test suites of CGSuite 2.2 and of cgt-tools 0.9.0, and, where nothing is said, the definition.
func TestPosition(t *testing.T) {
	for _, test := range []struct{ ruleset, position, want string }{
		{"clobber", "xox|ox.", "{^^*|*,v}"},
		{"Clobber", "XOX|OX.", "{^^*|*,v}"},
		{"domineering", "....|....|....|....", "+-{0,{{2|0},2+_2|{2|0},-_2}}"},
		{"domineering", "..#|..#|...", "{1/2|-2}"},
		{"nogo", "...", "+-1"},
		{"cannibalclobber", "xx|x.", "2"},
		{"elephants", "t..ft.", "1"},
		{"gentoads", "1,1,1,0:tt.ff", "*"},
		{"kingdirt", "0,0,0:x.o", "*"},
		{"battlesheep", "3 0 0", "2"},
		{"cram", "...|...", "*"},
		{"snort", ".-.-.(-.;-.)", "+-{3|2}"},
		{"cutcake", "(8,2)", "-3"},
		{"cutcake", "8x8", "0"},
		{"maundycake", "(8,5)", "-3"},
		{"subtraction", "1,3|2,3:6", "{1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}"},
		{"toadsfrogs", "T.TFTFF", "{0|^}"},
		{"fission", ".x.x|..x.|....|..x.", "{-1|-4}"},
		{"konane", ".ox.|o..x|....", "{1|-1}"},
		{"skijumps", ".L...|.R...|.....", "5/2"},
		{"topplingdominoes", "lr", "*"},
		{"amazons", "x.", "1"},
		{"col", ".-.", "0"},
		{"hackenbush", "_ b 1 r 2", "1/2"},
	} {
		var out, errs strings.Builder
		status := run(t.Context(), []string{"position", "-json", test.ruleset, test.position}, strings.NewReader(""), &out, &errs)
		var answer struct{ Value string }
		if err := json.Unmarshal([]byte(out.String()), &answer); status != 0 || err != nil {
			t.Errorf("%s %s: status %d, %s %v", test.ruleset, test.position, status, errs.String(), err)
			continue
		}
		if surreal.MustParse(answer.Value) != surreal.MustParse(test.want) {
			t.Errorf("%s %s: %s, want %s", test.ruleset, test.position, answer.Value, test.want)
		}
	}
	// From standard input.
	var out strings.Builder
	if run(t.Context(), []string{"position", "domineering", "-"}, strings.NewReader("..\n..\n"), &out, io.Discard) != 0 || !strings.HasPrefix(out.String(), "+-1\n") {
		t.Errorf("standard input: %s", out.String())
	}
}

// Every ruleset has an example in the help, which has a value and a picture.
func TestRulesets(t *testing.T) {
	if !slices.IsSortedFunc(rulesets, func(a, b ruleset) int { return strings.Compare(a.name, b.name) }) {
		t.Error("the rulesets are not sorted")
	}
	for _, r := range rulesets {
		name := filepath.Join(t.TempDir(), "p.svg")
		var errs strings.Builder
		if status := run(t.Context(), []string{"position", "-svg", name, r.name, r.example}, strings.NewReader(""), io.Discard, &errs); status != 0 {
			t.Errorf("%s: %s", r.name, errs.String())
			continue
		}
		drawing, err := os.ReadFile(name)
		if err != nil {
			t.Error(err)
		}
		for d := xml.NewDecoder(strings.NewReader(string(drawing))); ; {
			if _, err := d.Token(); err != nil {
				if !errors.Is(err, io.EOF) {
					t.Errorf("%s: %v", r.name, err)
				}
				break
			}
		}
	}
}

// TestPositionsOutOfReach: a position is drawn though its value takes more than the limit, and only then.
func TestPositionsOutOfReach(t *testing.T) {
	bush := "_ g a b b r c g d\na r e b c\n_ b e g d"
	for _, words := range [][]string{
		{"position", "-limit", "100", "domineering", strings.Repeat("........|", 7) + "........"},
		{"position", "-limit", "10", "fission", "...|.x.|..."},
		{"position", "-limit", "10", "hackenbush", bush},
		{"hackenbush", "-limit", "10", "-"},
		{"hackenbush", "-limit=10", "-json", "-"},
	} {
		dir := t.TempDir()
		name := filepath.Join(dir, "p.svg")
		var out, errs strings.Builder
		status := run(t.Context(), append(words, "-svg", name), strings.NewReader(bush), &out, &errs)
		if status != 2 || out.String() != "" || !strings.Contains(errs.String(), "; -limit 100") || !strings.HasSuffix(errs.String(), "; the picture is drawn into "+name+"\n") {
			t.Errorf("%q: status %d, %q, %q", words, status, out.String(), errs.String())
		}
		wantSVG(t, name)
		wantFiles(t, dir, "p.svg")
		// Without -svg there is no such word, and what cannot be read is not drawn.
		errs.Reset()
		if status := run(t.Context(), words, strings.NewReader(bush), &out, &errs); status != 2 || strings.Contains(errs.String(), "drawn") {
			t.Errorf("%q: status %d, %q", words, status, errs.String())
		}
	}
	// A value that is found is out of reach as well if its text is too long.
	var long strings.Builder
	for i := range 7 {
		fmt.Fprintf(&long, "_ green a%d blue b%[1]d", i)
		for k := range i + 1 {
			fmt.Fprintf(&long, " %s c%d_%d", [2]string{"green", "red"}[k%2], i, k)
		}
		fmt.Fprintf(&long, "\na%d red d%[1]d\n", i)
	}
	for _, words := range [][]string{{"hackenbush", "-"}, {"position", "hackenbush", "-"}} {
		name := filepath.Join(t.TempDir(), "p.svg")
		var errs strings.Builder
		if status := run(t.Context(), append(words, "-svg", name), strings.NewReader(long.String()), io.Discard, &errs); status != 2 || !strings.HasSuffix(errs.String(), " bytes of text: the limit was reached; the picture is drawn into "+name+"\n") {
			t.Errorf("%q: status %d, %q", words, status, errs.String())
		}
		wantSVG(t, name)
	}
	// Both errors are said if there is no room for the picture.
	var errs strings.Builder
	if status := run(t.Context(), []string{"hackenbush", "-limit", "10", "-svg", t.TempDir(), "-"}, strings.NewReader(bush), io.Discard, &errs); status != 2 ||
		!strings.Contains(errs.String(), "not a regular file\n") || !strings.Contains(errs.String(), "; -limit 100 allows more") {
		t.Errorf("no file: status %d, %q", status, errs.String())
	}
	for _, words := range [][]string{
		{"position", "diagonals", "1000000000000"},
		{"position", "domineering", "..|?"},
		{"position", "domineering", strings.Repeat(".", mostBytes+1)},
		{"hackenbush", "-"},
		{"hackenbush", "-limit", "x", "-"},
	} {
		dir := t.TempDir()
		if status := run(t.Context(), append(words, "-svg", filepath.Join(dir, "p.svg")), strings.NewReader("_ x a"), io.Discard, io.Discard); status != 2 {
			t.Errorf("%q: status %d", words, status)
		}
		wantFiles(t, dir)
	}
}

// Rulesets are found by their names in CGSuite, too.
func TestRulesetsOfCGSuite(t *testing.T) {
	for name, want := range rulesetsFor {
		if r, err := findRuleset(name); err != nil || r.name != want {
			t.Errorf("%s: %q, %v, want %q", name, r.name, err, want)
		}
	}
}

func TestPositionErrors(t *testing.T) {
	long := strings.Repeat("x", mostBytes+1)
	var tree strings.Builder
	tree.WriteString("_ b v0\n")
	for i := range 30 {
		fmt.Fprintf(&tree, "v%d %c v%d\nv%[1]d %[4]c w%[1]d b u%[1]d\n", i, "br"[i%2], i+1, "gr"[i%2])
	}
	for _, test := range []struct {
		words []string
		want  string
	}{
		{nil, "takes a ruleset and a position"},
		{[]string{"clobber"}, "takes a ruleset and a position, such as clobber 'xox|ox.'; calc help clobber explains it"},
		{[]string{"-svg", "clobber"}, "-svg takes the name of a file, for which clobber was taken: write -svg picture.svg"},
		{[]string{"-svg", "clobber", "xo"}, "-svg takes the name of a file, for which clobber was taken: write -svg picture.svg"},
		{[]string{"clobber", "xo", "xo"}, "such as clobber"},
		{[]string{"nim", "3", "5"}, "nim is not among the rulesets: calc solve nim"},
		{[]string{"checkers", "e4"}, `no ruleset "checkers"`},
		{[]string{"-foo", "col", "."}, `"-foo" is neither a flag of this form nor a ruleset`},
		{[]string{"domineering", `"..|.."`}, "; a position has no quotes around it but those of the shell"},
		{[]string{"clobber(xo)"}, "a ruleset and its position are two words, such as clobber 'xox|ox.'; calc sum reads clobber(xox|ox.)"},
		{[]string{"checkers(xo)"}, `no ruleset "checkers(xo)"`},
		{[]string{long, "e4"}, "no ruleset"},
		{[]string{"clobber", "xq"}, "offset 1"},
		{[]string{"clobber", "xo|x"}, "offset 4"},
		{[]string{"clobber", long}, "more than 250 bytes"},
		{[]string{"gentoads", "1,1,1:t.f"}, "offset 5"},
		{[]string{"kingdirt", "1,1,2:x"}, "offset 4"},
		{[]string{"battlesheep", "0 2|-3 x"}, "offset 7"},
		{[]string{"nogo", "..|#x|ox"}, "offset 6"},
		{[]string{"domineering", "..|.x"}, "offset 4"},
		{[]string{"toadsfrogs", "tf|tf"}, "offset 2"},
		{[]string{"snort", ".-(."}, "offset"},
		{[]string{"cutcake", "0x3"}, "offset 0"},
		{[]string{"subtraction", "0|1:3"}, "offset 0"},
		{[]string{"subtraction", "1|1"}, "offset 3"},
		{[]string{"subtraction", "1|1:99999999999999999999"}, "offset 4"},
		{[]string{"hackenbush", "a b c"}, "ground"},
		{[]string{"hackenbush", "docs/bush.txt"}, "; for a file there is calc hackenbush FILE\n"},
		{[]string{"domineering", "3x3"}, "; the squares are written row by row, such as .#|..\n"},
		{[]string{"silverdollar", "3x3"}, "; calc help silverdollar shows how a position is written\n"}, // a strip
		{[]string{"kingdirt", "3x3"}, "; calc help kingdirt shows how a position is written\n"},
		{[]string{"-limit", "10", "cram", "...|...|..."}, "; -limit 100 allows more, and calc sum 'cram(POSITION)' finds who wins and with which moves, which may take less\n"},
		{[]string{"-limit", "10", "subtraction", "1,3|2,3:26"}, "; -limit 100 allows more, and calc sum 'subtraction(POSITION)' finds who wins"},
		{[]string{"-limit", "3", "hackenbush", tree.String()}, "more than 1 steps of arithmetic in a tree: the limit was reached; -limit 30 allows more, a quarter of which is for each tree, and"},
		{[]string{"-limit", "0", "cram", "."}, `-limit: "0" is no number of steps`},
		{[]string{"-limit", "x", "cram", "."}, `-limit: "x" is no number`},
	} {
		var out, errs strings.Builder
		status := run(t.Context(), append([]string{"position"}, test.words...), strings.NewReader(""), &out, &errs)
		if status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), test.want) || strings.Count(errs.String(), "\n") != 1 || errs.Len() > 600 {
			t.Errorf("%.80q: status %d, %s, want %s", test.words, status, errs.String(), test.want)
		}
	}
	// What takes too long ends at a limit.
	var out, errs strings.Builder
	status := run(t.Context(), []string{"position", "subtraction", "1,2|1,3:1000000000000"}, strings.NewReader(""), &out, &errs)
	if status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), "limit was reached") {
		t.Errorf("a large heap: status %d, %s%s", status, out.String(), errs.String())
	}
}

// Without -limit a picture of Hackenbush may take as much work as with the form of this name, and other positions more.
func TestLimitsOfPosition(t *testing.T) {
	for name, want := range map[string]surreal.Limits{"hackenbush": limits, "Hackenbush": limits, "domineering": positionLimits} {
		r, ok := rulesetNamed(name)
		if got, err := new(call).limitsOfPosition(r); !ok || err != nil || got != want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, want)
		}
	}
	if positionLimits.Steps <= limits.Steps {
		t.Errorf("%d steps are not more than %d", positionLimits.Steps, limits.Steps)
	}
}
