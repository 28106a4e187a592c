package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

// endgameOut plays with the given lines as input and returns what the program leaves behind.
func endgameOut(input string, args ...string) (status int, stdout, stderr string) {
	var out, errOut bytes.Buffer
	status = run(context.Background(), args, strings.NewReader(input), &out, &errOut)
	return status, out.String(), errOut.String()
}

// Left takes the switch first, and so is a move ahead. What is no move is asked for again. A number names a move
// whether the list has been shown or not.
func TestGame(t *testing.T) {
	status, stdout, stderr := endgameOut("0:7\n\n99\nmoves\nhint\nhelp\n0:1\n1\n1\n1\n", "{1|-1} + clobber(xo)")
	const want = `You are Left and I am Right. Left begins. A move is made in one component, and whoever cannot move loses. The word moves lists yours with numbers, help explains.

0  +-1
1  xo
Your move: "0:7" is no move; the word moves lists them, and help says more.
Your move: "" is no move; the word moves lists them, and help says more.
Your move: "99" is no move; the word moves lists them, and help says more.
Your move:   1. 0:1
  2. 1:.x
Your move: These win: 0:1
Your move: Type a move, such as 0:1, or its number in the list that the word moves shows; or one of the words moves, hint, help and quit.
clobber: Left moves a stone x onto an o beside it, which is taken, and Right an o onto an x.
In a value {a|b} Left moves to a, and Right to b: ^ is {0|*}, * is {0|0}, 1 is {0|}.
Your move: 
0  1
1  xo
I move to 1:o.

0  1
1  o.
Your move: 
0  0
1  o.
I cannot move: you win.
`
	if status != 0 || stdout != want || stderr != "" {
		t.Errorf("status %d, %q\n%s\nwant\n%s", status, stderr, stdout, want)
	}
}

// Whoever begins wins the usual sum, so that the program wins if it does, whatever the person plays.
func TestProgramWins(t *testing.T) {
	for _, you := range []string{"Left", "Right"} {
		first := map[string]string{"Left": "Right", "Right": "Left"}[you]
		for n := 1; n <= 5; n++ {
			input := strings.Repeat(fmt.Sprintf("%d\n1\n", n), 50) // the first move where there are fewer than n
			args := []string{"-you", you, "-first", first}
			status, stdout, stderr := endgameOut(input, args...)
			if status != 0 || !strings.HasSuffix(stdout, "You cannot move: I win.\n") || stderr != "" {
				t.Errorf("as %s with move %d: status %d, %q\n%s", you, n, status, stderr, stdout)
			}
			if _, again, _ := endgameOut(input, args...); again != stdout {
				t.Errorf("as %s with move %d: another game the second time", you, n)
			}
		}
	}
}

// The program begins and wins, with a position of each game that stands twice, once for the other player, and a star.
// The rules are told.
func TestGames(t *testing.T) {
	positions := map[string]string{
		"amazons": "x..|..o", "battlesheep": "0 3 0|0 0 -2", "cannibalclobber": "xox|xx.", "chomp": "3,2", "clobber": "xox|ox.", "col": ".-.(-.;-L)", "cram": ".#|..", "cutcake": "3x2", "domineering": ".#|..",
		"elephants": "t..t.f", "fission": "...|.x.|...", "konane": ".ox.|o..x", "maundycake": "4x3", "nogo": "x..|.o.", "silverdollar": "..c.c", "skijumps": ".L.|.R.", "snort": ".-.-.", "toadsfrogs": "tt.ff", "topplingdominoes": "lrl",
	}
	if len(positions) != len(games) {
		t.Errorf("%d positions of %d games", len(positions), len(games))
	}
	for name, p := range positions {
		sum := fmt.Sprintf("%s(%s) - %[1]s(%[2]s) + *", name, p)
		status, stdout, stderr := endgameOut("help\n"+strings.Repeat("1\n", 100), "-first", "Right", sum)
		if status != 0 || !strings.Contains(stdout, "\n"+name+": "+games[name].rules) || !strings.HasSuffix(stdout, "You cannot move: I win.\n") || stderr != "" {
			t.Errorf("%s: status %d, %q\n%s", sum, status, stderr, stdout)
		}
	}
}

// The rules are told of the games that are in the sum, however they are written, and of no others.
func TestRulesOfGamesInSum(t *testing.T) {
	for sum, want := range map[string][]string{
		"1 + *":                           nil,
		"Clobber (xo) + SNORT(.-.)":       {"clobber", "snort"},
		"cannibalclobber(xo)":             {"cannibalclobber"},
		"cram(..) - cram(..) + clobber()": {"clobber", "cram"},
	} {
		_, stdout, stderr := endgameOut("help\nquit\n", "-first", "Left", sum, "+", "1")
		var told []string
		for line := range strings.Lines(stdout) {
			if name, _, ok := strings.Cut(line, ": "); ok && games[name].rules != "" {
				told = append(told, name)
			}
		}
		if !slices.Equal(told, want) || stderr != "" {
			t.Errorf("%s: the rules of %q are told, want %q; %s", sum, told, want, stderr)
		}
	}
}

// Another -limit is named only where it is what was reached.
func TestAdvised(t *testing.T) {
	unfinished := func(what string, n int) error {
		return &sums.UnfinishedError{Err: &cgt.LimitError{What: what, Limit: n}}
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{unfinished("sums", 30), "; -limit 300 allows more, or begin with a smaller sum"},
		{unfinished("sums", math.MaxInt), "; begin with a smaller sum"},
		{unfinished("words of waiting sums", 30), "; begin with a smaller sum"},
		{&cgt.LimitError{What: "sums", Limit: 30}, ""},
		{errors.New("broken"), ""},
	} {
		if got, want := advised(c.err).Error(), c.err.Error()+c.want; got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if advised(nil) != nil {
		t.Error("an error where there is none")
	}
}

func TestEnds(t *testing.T) {
	for _, test := range []struct {
		input string
		args  []string
		want  string
	}{
		{"", nil, "Farewell.\n"},
		{"x\n", []string{"-you=Right", "-first=Right"}, "Farewell.\n"},
		{"quit\n", nil, "Farewell.\n"},
		{"", []string{"0"}, "You cannot move: I win.\n"},
		{"", []string{"-first", "Right", "2", "-", "2"}, "Farewell.\n"},
		{"hint\n", []string{"2", "-", "2"}, "No move wins.\n"},
		{"", []string{"-help"}, "this player begins"},
		{"", []string{"help"}, "this player begins"},
	} {
		status, stdout, stderr := endgameOut(test.input, test.args...)
		if status != 0 || !strings.Contains(stdout, test.want) || stderr != "" {
			t.Errorf("%q: status %d, %q\n%s\nwant %s", test.args, status, stderr, stdout, test.want)
		}
	}
}

func TestErrors(t *testing.T) {
	for _, test := range []struct {
		input string
		args  []string
		want  string
	}{
		{"", []string{"-you", "Max"}, "neither Left nor Right"},
		{"", []string{"-first", "left"}, "neither Left nor Right"},
		{"", []string{"-limit", "0"}, "no number of sums"},
		{"", []string{"-what"}, "what"},
		{"", []string{"1 + clobber(xq)"}, "sum: offset 13: component 1: board: "},
		{"", []string{"chess(e4)"}, "the games are amazons battlesheep cannibalclobber chomp clobber col cram cutcake domineering elephants fission konane maundycake nogo silverdollar skijumps snort toadsfrogs topplingdominoes"},
		{"", []string{"*4000000000"}, "more than 65536 moves of component 0: the limit was reached\n"},
		{"", []string{"-limit", "10", "domineering(.......|.......|.......|.......|.......|.......|.......)"}, "-limit 100 allows more, or begin with a smaller sum"},
		{"", []string{"domineering"}, "a position stands in parentheses, such as domineering(..|..)"},
		{"", []string{"hex"}, "endgame -h shows what a sum is"},
		{strings.Repeat("9", 100_000), nil, "token too long"},
	} {
		status, _, stderr := endgameOut(test.input, test.args...)
		if status != 2 || strings.Count(stderr, "\n") != 1 || !strings.HasPrefix(stderr, "endgame: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: status %d, %q, want %q", test.args, status, stderr, test.want)
		}
	}
	var errOut bytes.Buffer
	if status := run(context.Background(), nil, strings.NewReader("1\n"), failing{}, &errOut); status != 2 {
		t.Errorf("status %d for a writer that fails", status)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("broken") }
