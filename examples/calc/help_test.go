package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/rulesets/hex"
)

func TestHelp(t *testing.T) {
	_, want, _ := calcOut(nil, "help")
	for _, form := range namedForms {
		if !strings.Contains(want, "calc "+form.name+" "+form.words) {
			t.Errorf("the help does not mention %s", form.name)
		}
	}
	for _, flag := range []string{"-help", "--help", "-h", "--h"} {
		wantOutput(t, want, "", flag)
		wantOutput(t, want, "", flag, "1/2")
	}
}

// Each word that stands before an answer is explained.
func TestWords(t *testing.T) {
	_, all, _ := calcOut(nil, "help", "words")
	_, answer, _ := calcOut(nil, "{2||1|-1}")
	_, solved, _ := calcOut(nil, "solve", "take", "25", "1,2,4")
	asked := 0
	for line := range strings.Lines(answer + solved) {
		if strings.Contains(line, "{") {
			continue
		}
		asked++
		word, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
		word, _, _ = strings.Cut(word, " 1")
		term, ok := termNamed(word)
		if !ok {
			t.Errorf("%q is not explained", word)
			continue
		}
		var b strings.Builder
		term.appendTo(&b)
		status, help, stderr := calcOut(nil, "help", word)
		if status != 0 || !strings.Contains(all, b.String()) || !strings.HasSuffix(help, b.String()) {
			t.Errorf("help %q: status %d, %q, %q", word, status, help, stderr)
		}
	}
	if want := 11; asked != want {
		t.Errorf("%d words, want %d", asked, want)
	}
}

// What the help of each form, game and ruleset shows is what calc prints.
func TestSamples(t *testing.T) {
	// A reader is where the files below docs are, and some commands write files.
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "docs"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"docs/auction.json", "docs/bush.txt", "docs/concert.txt", "docs/roubles.txt"} {
		text, err := os.ReadFile(filepath.Join("../..", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	samples := map[string][]sample{}
	for _, f := range append([]form{expressionForm}, namedForms...) {
		if f.more == "" || len(f.samples) == 0 || f.samples[0].prints == "" {
			t.Errorf("the form %q has no help", f.name)
		}
		samples[f.name] = append(samples[f.name], f.samples...)
	}
	for _, g := range solvableGames() {
		if g.sample.prints == "" {
			t.Errorf("the help on %s does not show what calc prints", g.name)
		}
		samples[g.name] = append(samples[g.name], g.sample)
	}
	for _, r := range rulesets {
		if r.does == "" {
			t.Errorf("the ruleset %s is not explained", r.name)
		}
		for _, s := range r.samples() {
			if s.prints == "" {
				t.Errorf("the help on %s does not show what calc %s prints", r.name, s.words)
			}
			samples[r.name] = append(samples[r.name], s)
		}
	}
	for name, list := range samples {
		t.Run(name, func(t *testing.T) {
			help := ""
			if name != "" {
				var status int
				if status, help, _ = calcOut(nil, "help", strings.ToUpper(name)); status != 0 {
					t.Errorf("status %d", status)
				}
			}
			for _, s := range list {
				if name != "" && !strings.Contains(help, "calc "+s.words+"\n") {
					t.Errorf("calc %s is not in the help:\n%s", s.words, help)
				}
				status, stdout, stderr := calcOut(strings.NewReader(s.stdin), shellWords(t, s.words)...)
				for line := range strings.Lines(stdout) {
					if label, ok := labelOf(line); ok {
						if _, ok := termNamed(label); !ok {
							t.Errorf("calc %s: %q is not explained", s.words, label)
						}
					}
				}
				if status != 0 || s.prints != "" && stdout != s.prints {
					t.Errorf("calc %s: status %d, stdout\n%s\nstderr %q; want\n%s", s.words, status, stdout, stderr, s.prints)
				}
			}
		})
	}
}

var label = regexp.MustCompile(`^([A-Za-z]+(?: [a-z]+)?)(?: [0-9]+)? *$`)

// labelOf returns the word that stands before an answer: in twelve columns, with the number of a heap behind it, say.
func labelOf(line string) (word string, ok bool) {
	const columns = 12
	if len(line) <= columns || line[columns-1] != ' ' || line[columns] == ' ' {
		return "", false
	}
	if m := label.FindStringSubmatch(line[:columns]); m != nil {
		return m[1], true
	}
	return "", false
}

// shellWords divides a line into words at blanks; single quotes make one word of what they enclose.
func shellWords(t *testing.T, line string) []string {
	t.Helper()
	var words []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	if strings.Count(line, "'")%2 == 1 {
		t.Fatalf("a quote is open in %s", line)
	}
	return words
}

func TestHelpOnSeveralWords(t *testing.T) {
	_, nim, _ := calcOut(nil, "help", "nim") // a form, and a game to solve
	for _, want := range []string{"calc nim H...\n", "calc solve nim H...\n"} {
		if !strings.Contains(nim, want) {
			t.Errorf("%q is not in\n%s", want, nim)
		}
	}
	_, solve, _ := calcOut(nil, "help", "solve")
	_, take, _ := calcOut(nil, "help", "take")
	wantOutput(t, solve+"\n"+take, "", "help", "solve", "take")
	wantOutput(t, solve+"\n"+take, "", "solve", "take", "25", "-h")
	wantOutput(t, notation, "", "help", "notation")
	wantOutput(t, notation, "", "help", "EXPR")
	_, value, _ := calcOut(nil, "help", "value")
	wantOutput(t, value, "", "help", "canonical", "form")
}

// Whoever takes a game or a misspelt form for an expression is told what to write.
func TestHints(t *testing.T) {
	for text, want := range map[string]string{
		"hex":            `game: offset 0: unexpected "h", want a game; for hex there is calc solve hex N`,
		"hex 3":          "; for hex there is calc solve hex N\n",
		"domineering ..": "; for domineering there is calc position domineering POSITION\n",
		"clobber(xo)":    `there is no function "clobber"; calc position clobber POSITION finds the value of one, which can be written here; calc sum adds positions such as clobber(xox|ox.)`,
		"2*clobber(xo)":  "; calc position clobber POSITION finds the value of one, which can be written here; calc sum adds positions such as clobber(xox|ox.)\n",
		"chomp 4,3":      "; for chomp there is calc solve chomp ROWS COLS, and calc position chomp POSITION\n",
		"hot":            "; calc help hot explains the word\n",
		"metrix f.txt":   `; "metrix" is no form either; did you mean matrix? calc help matrix explains it`,
		"Matrix f.txt":   "; for Matrix there is calc matrix [-svg F] FILE\n",
		"-verbose":       `; "verbose" is no form either; calc help lists them`,
		"foo(1)":         "there is no function \"foo\"; calc help notation lists the functions\n",
		"x":              "unexpected \"x\", want a game; there are no variables here, but in a program\n",
		"1/3":            "as it is in a dyadic number; calc number 1/3 calculates with other numbers\n",
		"+1/2":           "unexpected \"+\", want a game; no + stands before the first game\n",
		"w":              "; calc number w calculates with other numbers\n",
		"2 *3":           "; calc number '2 *3' multiplies numbers; 2*3, without blanks, is the game 2 + *3\n",
		"1/2 * 3":        "; calc number '1/2 * 3' calculates with other numbers\n",
		"w +":            "unexpected \"w\", want a game\n",
		"position hex .": "hex is not among the rulesets: calc solve hex N\n",
		"solve clobber":  "clobber is a ruleset: calc solve position clobber POSITION\n",
		"1 hex":          "unexpected \"h\" after a game\n",
		"mean":           "\n",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), strings.Fields(text)...)
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(strings.NewReader("1\nnimm 3\n"))
	wantError(t, `line 2: game: offset 0: unexpected "n", want a game; "nimm" is no form either`, status, stdout, stderr)
	status, stdout, stderr = calcOut(strings.NewReader("help\n"))
	wantError(t, "; for help there is calc help [WORD]\n", status, stdout, stderr)
}

// The number of words, and what they may be, is in the errors of the games.
func TestWordsOfGames(t *testing.T) {
	if mostOfSide*mostOfSide != hex.MaxCells {
		t.Errorf("hex.MaxCells is %d", hex.MaxCells)
	}
	for words, want := range map[string]string{
		"hex":           "solve hex takes the number of cells along a side; calc help hex has an example",
		"hex 0":         "the number of cells along a side: 0 is no number from 1 to 8",
		"hex 9":         "the number of cells along a side: 9 is no number from 1 to 8",
		"connect 4":     "solve connect takes columns and rows, or also stones in a row; calc help connect has",
		"noughts":       "solve noughts takes columns and rows and marks in a row, or also layers",
		"bridgit 9 1":   "rows: 1 is no number from 2 to",
		"bridgit 40 40": "there may be 64 places",
		"take 25":       "solve take takes a heap and numbers",
		"take 25 ''":    "calc: numbers: offset 0: there are none, such as 1,2,4\n",
		"take x 1,2":    "calc: heap: offset 0: unexpected 'x', want a number",
		"take 25 1,x":   "calc: numbers: offset 2: unexpected 'x', want a number",
		"take 25 1,0":   "calc: numbers: offset 2: nobody can take 0",
		"ship":          "solve ship takes columns and rows, or also a point",
	} {
		status, stdout, stderr := calcOut(nil, append([]string{"solve"}, shellWords(t, words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
}

// Help knows several words that the shell takes for one, and the lists by their names.
func TestHelpOnLists(t *testing.T) {
	_, all, _ := calcOut(nil, "help")
	wantOutput(t, all, "", "help", "help")
	wantOutput(t, all, "", "help", "Forms")
	_, lists, _ := calcOut(nil, "help", "games")
	if !strings.HasSuffix(all, "\n"+lists) || !strings.Contains(lists, "\n  hex N ") || !strings.Contains(lists, "\n  konane ") {
		t.Errorf("help games: %q", lists)
	}
	_, two, _ := calcOut(nil, "help", "solve", "hex")
	wantOutput(t, two, "", "help", "solve hex")
}

// Where every move loses the answer says so.
func TestLosingMoves(t *testing.T) {
	wantOutput(t, "second\nlosing move 2+2+1\nlosing move 3+2\nverified    yes\n", "", "solve", "nim", "1,2", "3")
	if term, ok := termNamed("losing move"); !ok || !strings.Contains(term.means, "losing move") {
		t.Errorf("losing move: %v", term)
	}
}
