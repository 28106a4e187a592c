package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// calcOut runs calc and returns what it leaves behind.
func calcOut(stdin io.Reader, args ...string) (status int, stdout, stderr string) {
	var out, errOut bytes.Buffer
	status = run(context.Background(), args, stdin, &out, &errOut)
	return status, out.String(), errOut.String()
}

// wantOutput checks that calc prints want, and succeeds without a word on standard error.
func wantOutput(t *testing.T, want, stdin string, args ...string) {
	t.Helper()
	status, stdout, stderr := calcOut(strings.NewReader(stdin), args...)
	if status != 0 || stdout != want || stderr != "" {
		t.Errorf("calc %q: status %d, stdout\n%s\nstderr %q; want status 0 and\n%s", args, status, stdout, stderr, want)
	}
}

// wantError checks what every error must look like: nothing on standard output, one line on standard error, in
// which the words of want stand, and status 2.
func wantError(t *testing.T, want string, status int, stdout, stderr string) {
	t.Helper()
	if status != 2 || stdout != "" {
		t.Errorf("status %d, stdout %.100q; want status 2 and nothing", status, stdout)
	}
	if !strings.HasPrefix(stderr, "calc: ") || strings.Count(stderr, "\n") != 1 || !strings.HasSuffix(stderr, "\n") ||
		len(stderr) > 600 {
		t.Errorf("stderr %.700q; want one line of moderate length", stderr)
	}
	if !strings.Contains(stderr, want) {
		t.Errorf("stderr %.700q; want %q in it", stderr, want)
	}
}

func TestErrors(t *testing.T) {
	dir := t.TempDir()
	tests := []failure{
		{"empty", []string{""}, "", "offset 0:"},
		{"blank", []string{"  "}, "", "offset 2:"},
		{"nothing on standard input", []string{"-"}, "", "offset 0:"},
		{"open brace", []string{"{1|"}, "", "offset 3:"},
		{"closing brace", []string{"{1|}}"}, "", "offset 4:"},
		{"no bar", []string{"1+{2}"}, "", "offset 2:"},
		{"third", []string{"1/3"}, "", "offset 2:"},
		{"decimal point", []string{"1.5"}, "", "offset 0:"},
		{"multiple of a third", []string{"{1/4|1}.*"}, "", "offset 7:"},
		{"no form", []string{"foo"}, "", `offset 0: unexpected "f"`},
		{"no form, several words", []string{"1", "foo"}, "", `offset 2: unexpected "f"`},
		{"control character", []string{"1\n\a"}, "", "offset 2:"},
		{"invalid UTF-8", []string{"1+\xff"}, "", "offset 2:"},
		{"two comparisons", []string{"1<2<3"}, "", "offset 3:"},
		{"huge nimber", []string{"*" + strings.Repeat("9", 1000)}, "", "offset 1:"},
		{"too many digits", []string{"^" + strings.Repeat("9", 100_001)}, "", "offset 1:"},
		{"nested braces", []string{"-"}, strings.Repeat("{", 1_000_000), "offset 100000:"},
		{"nested parentheses", []string{"-"}, strings.Repeat("(", 1_000_000) + "0" + strings.Repeat(")", 1_000_000), "offset 100000:"},
		{"long literal in the message", []string{"+-1^" + strings.Repeat("9", 100_000)}, "", "offset 2:"},
		{"unknown flag", []string{"-x"}, "", "offset 1:"},
		{"flag with a value it does not take", []string{"-json=true", "1"}, "", "offset 1:"},
		{"flag nearly", []string{"-jsn", "1"}, "", "-jsn is no flag; did you mean -json?"},
		{"flag nearly, of a form", []string{"position", "---Lim", "3", "col", "."}, "", "---Lim is no flag; did you mean -limit?"},
		{"flag after --", []string{"1", "--", "-json"}, "", "offset 3:"},
		{"help in JSON", []string{"help", "-json"}, "", "help has no flags"},
		{"help on nothing there is", []string{"help", "matrix", "metrix"}, "", `there is no help on "metrix"; did you mean matrix? calc help lists`},
		{"help on a value", []string{"help", "v<2>"}, "", `there is no help on "v<2>"; calc help notation shows how`},
		{"help on a large value", []string{"help", "^<99999999999>"}, "", `there is no help on "^<99999999999>"; calc help notation shows how`},
		{"help on a sign", []string{"help", "||"}, "", `there is no help on "||"; calc help notation shows how`},

		{"cmp without games", []string{"cmp"}, "", "A and B"},
		{"cmp with one game", []string{"cmp", "1"}, "", "A and B"},
		{"cmp with three games", []string{"cmp", "1", "2", "3"}, "", "A and B"},
		{"cmp: A is wrong", []string{"cmp", "1/3", "x"}, "", "A: game: offset 2:"},
		{"cmp: B is wrong", []string{"cmp", "1", "-", "-json"}, "{1|", "B: game: offset 3:"},
		{"cmp of a comparison", []string{"cmp", "1", "1 < 2"}, "", "B: game: offset 2:"},
		{"cmp from standard input twice", []string{"cmp", "-", "-"}, "1", "standard input"},

		{"board by its size", []string{"position", "domineering", "4x4"}, "", "board: offset 0: unexpected '4', want one of the letters .#; the squares are written row by row, such as .#|.."},
		{"solving a board by its size", []string{"solve", "position", "domineering", "4x4"}, "", "the squares are written row by row, such as .#|..\n"},
		{"stalk as a picture", []string{"position", "hackenbush", "lrl"}, "", "for a stalk there is calc stalk LRL"},
		{"green stalk", []string{"stalk", "LG"}, "", "stalk: offset 1: unexpected 'G', want a sign, which is L, R, + or -, or (; pictures with green edges are for calc hackenbush FILE"},
		{"heap in a sum", []string{"sum", "1 + nim(3)"}, "", "a heap of 3 counters in Nim is the value *3"},
		{"heap in a sum, with a capital", []string{"sum", "Nim(3)"}, "", "a heap of 3 counters in Nim is the value *3"},
		{"blank heaps", []string{"solve", "nim", " "}, "", "nim takes the numbers of counters in heaps, such as 3 5 7"},
		{"loop in a sum", []string{"sum", "on + 1"}, "", "games in which play need not end have no values here"},
		{"game of solve in a sum", []string{"sum", "1 + hex(3)"}, "", "hex is for calc solve only"},
		{"other name in a sum", []string{"sum", "kayles(3)"}, "", "for kayles there is calc octal 0.77"},
		{"other name with a hyphen", []string{"solve", "tic-tac-toe"}, "", "calc solve noughts 3 3 3"},
		{"heaps with commas", []string{"solve", "nim", "3,,5"}, "", "heap 1: a number should stand at each side of a comma"},
		{"empty graph", []string{"solve", "graph", "-"}, " \n", "graph: the text is empty; calc help graph has an example"},
		{"empty tree", []string{"solve", "tree", "-"}, "", "tree: the text is empty; calc help tree has an example"},
		{"options of a switch in parentheses", []string{"+-(1,*)"}, "", "several options of a switch are in braces: +-{1,*}"},
		{"variable", []string{"G=1"}, "", "there are no variables here"},
		{"brackets", []string{"[1|0]"}, "", "options are in braces, such as {1|0}"},
		{"loop in a graph", []string{"solve", "graph", "-"}, `{"start":"a","positions":{"a":{"turn":"Max","moves":["b"]},"b":{"turn":"Min","moves":["a"]}}}`, `infinite play: a → b → a; the key "endless" says what play without end is worth`},
		{"method for play that ends", []string{"solve", "-method", "induction", "graph", "-"}, `{"start":"a","endless":"0","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"turn":"Min","moves":["a"]},"c":{"payoff":"1"}}}`, "infinite play: a → b → a; this method is for games in which every play ends; -method auto is for others too"},
		{"misère Nim", []string{"nim", "-misere", "1", "1"}, "", "-misere is not a flag of this form; calc solve -misere plays games so, such as calc solve -misere nim 3 5 7"},
		{"two flags of other forms", []string{"nim", "-misere", "-method", "x", "3"}, "", "-method is not a flag of this form"},
		{"numbers compared", []string{"number", "w > 5"}, "", "the first sign of x - y says which is larger"},
		{"position in an expression", []string{"clobber(xoxo) + ^"}, "", "calc sum adds positions such as clobber(xox|ox.)"},
		{"famous heap game", []string{"DawsonsKayles(10)"}, "", "calc octal 0.07"},
		{"famous heap game with an apostrophe", []string{"octal", "Dawson's Chess"}, "", "calc octal 0.137"},
		{"famous heap game in brief", []string{"octal", "Grundy"}, "", "calc octal '4!.0'"},
		{"game that is not here", []string{"FoxAndGeese"}, "", "the rules of foxandgeese are not here"},
		{"sensible options", []string{"G.SensibleOptions(Left)"}, "", "the moves whose values are options of its value g"},
		{"picture in place of a file", []string{"hackenbush", "_ blue 1"}, "", "calc position hackenbush '_ blue 1 red 2' takes a picture itself"},
		{"stalk in a sum", []string{"sum", "stalk(LRL) + 1"}, "", "the stalk LRR is hackenbush(_ blue 1 red 2 red 3)"},
		{"value with too many steps", []string{"position", "-limit", "1000", "domineering", "....|....|...."}, "", "-limit 10000 allows more, and calc sum 'domineering(POSITION)' finds"},
		{"number of a flag missing", []string{"octal", "-n", "0.77"}, "", `-n: "0.77" is no number`},
		{"limit of a flag missing", []string{"solve", "-limit", "nim", "3"}, "", `-limit: "nim" is no number`},
		{"method of a flag missing", []string{"solve", "-method", "nim", "3"}, "", `there is no method "nim"`},
		{"player of a flag missing", []string{"sum", "-first", "domineering(..)"}, "", `-first: "domineering(..)" is neither Left nor Right`},
		{"misère play of a race", []string{"solve", "-misere", "hex", "2"}, "", "-misere is not for the game hex, but for chomp nim noughts"},
		{"piece", []string{"bishop"}, "", "calc grid bishop ROWS COLS"},
		{"rows by semicolons", []string{"matrix", "-"}, "1 0; 0 1", "matrix: line 1, offset 3: both blanks and semicolons stand between entries; each row stands on a line of its own"},
		{"rows by semicolons, entries in columns", []string{"bimatrix", "-"}, "1; 2\n3 4; 5\n", "line 2, offset 3: both blanks and semicolons"},
		{"no file", []string{"matrix", "nowhere.txt"}, "", "nowhere.txt: no such file or directory; want the name of a file, or - for standard input"},

		{"line by line", nil, "\n1/3\n", "line 2: game: offset 2:"},
		{"directory", []string{"cmp", dir, "1"}, "", "A: game: offset 0:"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) { test.check(t) })
	}
}

// TestLimits has the errors that it takes a second to come to.
func TestLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds of arithmetic, and ten times as many with the race detector")
	}
	for _, test := range []failure{
		{"huge sum", []string{"{2|-1}+*4000000000"}, "", "steps"},
		{"large multiple", []string{"1000.(+_2) < ^"}, "", "calc sum finds who wins a sum of some thousand components, such as 1000*(g) + h"},
		{"large multiple in a sum", []string{"sum", "-limit", "1000000000", "1000.(+_2) - ^"}, "", "3*(g) is the component g three times"},
		{"search that goes round", []string{"solve", "-method", "deepening", "-limit", "100000", "graph", "-"}, `{"start":"a","endless":"0","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"turn":"Min","moves":["a"]},"c":{"payoff":"1"}}}`, "positions: the limit was reached; play may have no end, and this search none either: -method auto lists the positions"},
	} {
		t.Run(test.name, func(t *testing.T) { test.check(t) })
	}
}

// failure is a call that fails.
type failure struct {
	name  string
	args  []string
	stdin string
	want  string // in the line on standard error
}

func (f failure) check(t *testing.T) {
	t.Helper()
	status, stdout, stderr := calcOut(strings.NewReader(f.stdin), f.args...)
	wantError(t, f.want, status, stdout, stderr)
}

func TestLargeInput(t *testing.T) {
	blanks := io.LimitReader(blanks{}, maxInput+1)
	status, stdout, stderr := calcOut(blanks, "-")
	wantError(t, "standard input: more than 67108864 bytes", status, stdout, stderr)
}

// blanks is an endless reader.
type blanks struct{}

func (blanks) Read(p []byte) (int, error) { return copy(p, megabyte), nil }

var megabyte = bytes.Repeat([]byte(" "), 1<<20)

func TestReadError(t *testing.T) {
	status, stdout, stderr := calcOut(failing{}, "-json", "-")
	wantError(t, `standard input: device on\nfire`, status, stdout, stderr)
}

// failing is a reader and a writer that fails.
type failing struct{}

func (failing) Read([]byte) (int, error)  { return 0, errors.New("device on\nfire") }
func (failing) Write([]byte) (int, error) { return 0, errors.New("device on\nfire") }

func TestWriteError(t *testing.T) {
	for _, args := range [][]string{{"1"}, {"cmp", "1", "2"}, {"help"}, {}} {
		var errOut bytes.Buffer
		status := run(context.Background(), args, strings.NewReader("1\n"), failing{}, &errOut)
		wantError(t, `device on\nfire`, status, "", errOut.String())
	}
}

func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	never, writer := io.Pipe()
	defer writer.Close()
	for _, args := range [][]string{{"1"}, {"-"}, {"cmp", "1", "-"}, {}} {
		var out, errOut bytes.Buffer
		status := run(ctx, args, never, &out, &errOut)
		wantError(t, "interrupted", status, out.String(), errOut.String())
	}
}

// The manual must name every form and flag.
func TestManual(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("doc.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range namedForms {
		if !strings.Contains(string(text), " "+form.name+" ") {
			t.Errorf("the manual does not mention %s", form.name)
		}
	}
	for flag := range flagsWithValue {
		if !strings.Contains(string(text), "//	-"+flag) {
			t.Errorf("the manual does not mention -%s", flag)
		}
	}
}
