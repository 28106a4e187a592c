package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// auction plays with the given lines as input and returns what the program leaves behind.
func auction(input string, args ...string) (status int, stdout, stderr string) {
	var out, errOut bytes.Buffer
	status = run(context.Background(), args, strings.NewReader(input), &out, &errOut)
	return status, out.String(), errOut.String()
}

// A game on fig. 2 of the notes, where the critical share of v1 is 1/3: Blue has 2/5, and wins.
func TestGame(t *testing.T) {
	status, stdout, stderr := auction("?\n1/4\n1/3\nv1\n2/5\nb\n", "-money", "2/5")
	const want = `You are Blue and want the token at b. I am Red and want it at r. Who bids more pays the other one and moves.

Round 1. The token is at v1, and you can move it to v2, b. You have 2/5, I have 3/5.
Your bid: The critical share here is 1/3; you have the share 2/5. The bid of the never-losing strategy is 1/3.
Your bid: You bid 1/4 and I 1/3: I move to v2.

Round 2. The token is at v2, and you can move it to v1, r. You have 11/15, I have 4/15.
Your bid: You bid 1/3 and I 4/15: you move.
Your move:
Round 3. The token is at v1, and you can move it to v2, b. You have 2/5, I have 3/5.
Your bid: You bid 2/5 and I 1/3: you move.
Your move: You win.
`
	if got := strings.ReplaceAll(stdout, ": \n", ":\n"); status != 0 || got != want || stderr != "" {
		t.Errorf("status %d, %q,\n%s\nwant\n%s", status, stderr, got, want)
	}
}

func TestWinAndLose(t *testing.T) {
	for _, test := range []struct {
		name  string
		input string
		args  []string
		want  string
	}{
		{"the program wins", "0\n0\n0\n", []string{"-money", "1/4"}, "I win.\n"},
		{"the person wins", "1/4\nv2\n1/4\nv1\n1/4\nb\n", []string{"-board", "path", "-money", "1"}, "You win.\n"},
		{"the person goes to and fro", "0\n0\n", []string{"-board", "loop", "-rounds", "1"}, "A draw.\n"},
		{"help", "", []string{"-help"}, "? tells what to bid"},
		{"help on flags", "", []string{"-h"}, "-board name"},
		{"help as a word", "", []string{"help"}, "-board name"},
		{"who has no more than the critical share asks for a bid", "?\nquit\n", []string{"-money", "1/3"}, "The critical share here is 1/3; you have the share 1/3. Only with more is there a strategy that never loses.\nYour bid: "},
		{"the person asks for help and leaves", "help\nquit\n", nil, "Please type a fraction such as 1/4, or ? for the critical share and a bid that never loses, or quit.\nYour bid: You leave the game.\n"},
		{"the input ends", "", nil, "Your bid: \nYou leave the game.\n"},
		{"the input ends before a move", "1/2\n", []string{"-money", "2/3"}, "Your move: \nYou leave the game.\n"},
		{"the person leaves instead of moving", "1/2\nhelp\nquit\n", []string{"-money", "2/3"}, "Please type one of v2, b, or quit.\nYour move: You leave the game.\n"},
	} {
		status, stdout, stderr := auction(test.input, test.args...)
		if status != 0 || !strings.Contains(stdout, test.want) || stderr != "" {
			t.Errorf("%s: status %d, %s\n%s", test.name, status, stdout, stderr)
		}
	}
}

// A person who has thrown his money away cannot go to and fro until the game is a draw.
func TestPersonErrs(t *testing.T) {
	input := "49/100\nv2\n" + strings.Repeat("0\n2503/15000\nv2\n", 60)
	if status, stdout, stderr := auction(input, "-board", "path", "-money", "51/100"); status != 0 || !strings.HasSuffix(stdout, "I win.\n") {
		t.Errorf("status %d, %s\n%s", status, stderr, stdout[max(0, len(stdout)-500):])
	}
}

// Each line that is no bid and no move is asked for again.
func TestInput(t *testing.T) {
	status, stdout, stderr := auction("x\n\n-1\n1/0\n2\n1e9\n0x1\n?\n1/2\nv7\nr\nb\n", "-money", "2/3")
	if status != 0 || stderr != "" || !strings.Contains(stdout, "You win.") {
		t.Fatalf("status %d, %s\n%s", status, stdout, stderr)
	}
	for text, want := range map[string]int{"Only with more is there": 0, "Please type a fraction": 5, "A bid is at least 0": 2, "Please type one of": 2, "The critical share here is 1/3; you have the share 2/3. The bid of the never-losing strategy is 1/3.": 1} {
		if n := strings.Count(stdout, text); n != want {
			t.Errorf("%q stands %d times, want %d:\n%s", text, n, want, stdout)
		}
	}
}

// On an error there is one line on standard error, and the status is 2.
func TestErrors(t *testing.T) {
	for _, test := range []struct {
		input string
		args  []string
		want  string
	}{
		{strings.Repeat("9", 100_000), nil, "token too long"},
		{"", []string{"-board", "chess"}, `there is no board "chess"; there are fig1, fig2, path, loop`},
		{"", []string{"-money", "5/4"}, "not between 0 and 1"},
		{"", []string{"-money", "x"}, "no number such as 2/5"},
		{"", []string{"-money", "1e999999999"}, "no number such as 2/5"},
		{"", []string{"-rounds", "0"}, "0 rounds"},
		{"", []string{"-seed", "x"}, "seed"},
		{"", []string{"-what"}, "what"},
		{"", []string{"fig1"}, "unexpected word"},
		{"1\nb\n", []string{"-money", "1", "-svg", filepath.Join(t.TempDir(), "no", "file")}, "no"},
		{"1\nb\n", []string{"-money", "1", "-json", filepath.Join(t.TempDir(), "no", "file")}, "no"},
	} {
		status, _, stderr := auction(test.input, test.args...)
		if status != 2 || strings.Count(stderr, "\n") != 1 || !strings.HasPrefix(stderr, "auction: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%v: status %d, %q, want %q", test.args, status, stderr, test.want)
		}
	}
	var errOut bytes.Buffer
	if status := run(context.Background(), nil, strings.NewReader("1/3\n"), failing{}, &errOut); status != 2 {
		t.Errorf("status %d for a writer that fails", status)
	}
}

// A board from a file, in which the players have different moves and a name has to be quoted.
func TestGraphFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	own := write("own.json", ` {"edges": {"won": [], " a": ["won", "lost"], "c": {"blue": [" a"], "red": ["lost"]}}, "blue": ["won"], "red": ["lost"]}`)
	status, stdout, stderr := auction("1/4\n a\n\" a\"\n3/4\nwon\n", "-graph", own, "-start", "c", "-money", "1")
	for _, want := range []string{
		"You are Blue and want the token at won. I am Red and want it at lost.",
		`The token is at c, and you can move it to " a". You have 1, I have 0.`,
		`Please type one of " a", or quit.`,
		`The token is at " a", and you can move it to won, lost.`,
		"You win.",
	} {
		if status != 0 || stderr != "" || !strings.Contains(stdout, want) {
			t.Errorf("status %d, %q, want %q:\n%s", status, stderr, want, stdout)
		}
	}
	dot := write("own.dot", "digraph { v -> b; v -> r; w -> r; r [color=red]; b [color=blue]; c [color=blue]; d [color=blue] }")
	if status, stdout, _ := auction("0\n", "-graph", dot, "-money", "0"); status != 0 || !strings.Contains(stdout, "token at b, c or d.") || !strings.Contains(stdout, "The token is at v,") {
		t.Errorf("status %d:\n%s", status, stdout)
	}
	safe := write("safe.dot", "digraph { v -> b; v -> w; w -> b; x -> v; x -> r; r [color=red]; b [color=blue] }")
	if status, stdout, _ := auction("?\nquit\n", "-graph", safe, "-money", "0"); status != 0 || !strings.Contains(stdout, "The critical share here is 0; you have the share 0. The bid of the never-losing strategy is 0.\n") {
		t.Errorf("status %d:\n%s", status, stdout)
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"-graph", filepath.Join(dir, "none")}, "none: no such file or directory"},
		{[]string{"-graph", dir}, "is a directory"},
		{[]string{"-graph", write("bad.json", `{"edges": {"a": 1}}`)}, "bad.json: graph in JSON: offset 16: "},
		{[]string{"-graph", write("mark.json", "\ufeff"+`{"edges": {"a": 1}}`)}, "mark.json: graph in JSON: offset 19: "},
		{[]string{"-graph", write("bad.dot", `digraph { a -> a }`)}, `bad.dot: richman: at ["a"]: no terminal can be reached`},
		{[]string{"-graph", write("over.dot", `digraph { b [color=blue] }`)}, "over.dot: play has ended at all vertices"},
		{[]string{"-graph", dot, "-start", "b"}, `play has ended at "b"`},
		{[]string{"-graph", dot, "-start", "x"}, `there is no vertex "x"`},
		{[]string{"-graph", dot, "-board", "fig2"}, "one too many"},
		{[]string{"-start", "v7"}, `there is no vertex "v7"`},
		{[]string{"-graph", write("zugzwang.json", `{"edges": {"a": {"blue": ["r"], "red": ["b"]}}, "blue": ["b"], "red": ["r"]}`)}, "it is a disadvantage to win the auction"},
	} {
		status, stdout, stderr := auction("", test.args...)
		if status != 2 || stdout != "" || strings.Count(stderr, "\n") != 1 || !strings.HasPrefix(stderr, "auction: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%v: status %d, %q, %q, want %q", test.args, status, stdout, stderr, test.want)
		}
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("broken") }

func TestFiles(t *testing.T) {
	dir := t.TempDir()
	svg, transcript := filepath.Join(dir, "a.svg"), filepath.Join(dir, "a.json")
	if status, stdout, stderr := auction("1\nb\n", "-money", "1", "-svg", svg, "-json", transcript); status != 0 {
		t.Fatalf("%s\n%s", stdout, stderr)
	}
	picture, err := os.ReadFile(svg)
	if err != nil || !bytes.HasPrefix(picture, []byte("<svg")) {
		t.Errorf("%v, %.40s", err, picture)
	}
	text, err := os.ReadFile(transcript)
	var match struct{ Result string }
	if err != nil || json.Unmarshal(text, &match) != nil || match.Result != "Blue" {
		t.Errorf("%v, %s", err, text)
	}
}
