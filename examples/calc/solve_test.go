package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/nim"
)

// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, problems 1, 2, 11, 12, 33 and 39; the sea
// chart, §2; Wythoff 1907 for the queen; Bouton 1901 for Nim, also misère.
func TestSolve(t *testing.T) {
	for _, test := range []struct{ words, want string }{
		{"take 25 1,2,4", `{"value":"first","moves":["24","21"],"verified":true}`},
		{"take 25 1,2,3,4", `{"value":"second","moves":["24","23","22","21"],"verified":true}`},
		{"take 24 1,2,3,4", `{"value":"first","moves":["20"],"verified":true}`},
		{"-misere take 26 1,2,3,4", `{"value":"second","moves":["25","24","23","22"],"verified":true}`},
		{"nim 3 5 7", `{"value":"first","moves":["6+5+3","7+4+3","7+5+2"],"verified":true}`},
		{"nim 10 7 -method retrograde", `{"value":"first","moves":["7+7"],"verified":true}`},
		{"nim 1 1 --misere", `{"value":"first","moves":["1"],"verified":true}`},
		{"NIM 1 1", `{"value":"second","moves":["1"],"verified":true}`},
		{"nim 0", `{"value":"second","moves":[],"verified":true}`},
		{"piece rook 7 10", `{"value":"first","moves":["(7,7)"],"verified":true}`},
		{"piece queen 4 7", `{"value":"second","moves":["(3,6)","(3,7)","(4,6)"],"verified":true}`},
		{"piece queen 1 2 -method alphabeta", `{"value":"second","moves":["(0,1)","(0,2)","(1,1)","(1,0)"],"verified":true}`},
		{"chomp 1 1", `{"value":"second","moves":[],"verified":true}`},
		{"chomp 3 3", `{"value":"first","moves":["3,1,1"],"verified":true}`},
		{"chomp 2 5", `{"value":"first","moves":["5,4"],"verified":true}`},
		{"position domineering ..", `{"value":"second","moves":[],"verified":true}`},
		{"position domineering .. right", `{"value":"first","moves":[""],"verified":true}`},
		{"-method AlphaBeta chomp 3 3", `{"value":"first","moves":["3,1,1"],"verified":true}`},
		{"-method proofnumber take 24 1,2,3,4", `{"value":"first","moves":["20"],"verified":true}`},
		{"-method alphabeta chomp 1 1", `{"value":"second","moves":[],"verified":true}`},
		{"connect 4 4", `{"value":"draw","moves":["....|....|....|.X..","....|....|....|..X.","....|....|....|X...","....|....|....|...X"],"verified":true}`},
		{"noughts 3 3 3 3", `{"value":"first","moves":["...|...|.../...|.X.|.../...|...|..."],"verified":true}`},
		{"noughts 3 3 3 -misere", `{"value":"draw","moves":["...|.X.|..."],"verified":true}`},
		{"noughts 3 3 3 -method retrograde -misere", `{"value":"draw","moves":["...|.X.|..."],"verified":true}`},
		{"hex 3", `{"value":"first","moves":["..X|...|...","...|X..|...","...|.X.|...","...|..X|...","...|...|X.."],"verified":true}`},
		{"bridgit 2 3", `{"value":"first","moves":["X.|.|..",".X|.|..","..|X|..","..|.|X.","..|.|.X"],"verified":true}`},
		{"bridgit 2 3 -method induction", `{"value":"first","moves":["X.|.|..",".X|.|..","..|X|..","..|.|X.","..|.|.X"],"verified":true}`},
		{"bridgit 2 2", `{"value":"first","moves":["X.",".X"],"verified":true}`},
		{"bridgit 2 4", `{"value":"second","moves":["X.|.|..|.|..",".X|.|..|.|..","..|X|..|.|..","..|.|X.|.|..","..|.|.X|.|..","..|.|..|X|..","..|.|..|.|X.","..|.|..|.|.X"],"verified":true}`},
		{"hex 5", `{"value":"first","moves":["....X|.....|.....|.....|.....",".....|.X...|.....|.....|.....",".....|..X..|.....|.....|.....",".....|...X.|.....|.....|.....",".....|....X|.....|.....|.....",".....|.....|.X...|.....|.....",".....|.....|..X..|.....|.....",".....|.....|...X.|.....|.....",".....|.....|.....|X....|.....",".....|.....|.....|.X...|.....",".....|.....|.....|..X..|.....",".....|.....|.....|...X.|.....",".....|.....|.....|.....|X...."],"verified":true}`},
		{"-method alphabeta hex 2", `{"value":"first","moves":[".X|..","..|X."],"verified":true}`},
		{"quixo 2", `{"value":"first","moves":[".x/.. o","../x. o","x./.. o","../.x o"],"verified":true}`},
		{"endgame 8/8/8/8/8/2k5/8/K1Q5 b", `{"value":"second","moves":["8/8/8/8/3k4/8/8/K1Q5 w - -"],"verified":true,"distance":16}`},
		{"endgame 8/8/8/8/8/1K6/7Q/k7 w", `{"value":"first","moves":["8/8/8/8/8/1K6/8/k5Q1 b - -","8/8/8/8/8/1K6/8/k6Q b - -","8/8/8/8/8/1K6/Q7/k7 b - -","8/8/8/8/8/1K6/1Q6/k7 b - -"],"verified":true,"distance":1}`},
		{"-method deepening endgame 8/8/8/8/8/1K6/7Q/k7 w", `{"value":"first","moves":["8/8/8/8/8/1K6/8/k5Q1 b - -","8/8/8/8/8/1K6/8/k6Q b - -","8/8/8/8/8/1K6/Q7/k7 b - -","8/8/8/8/8/1K6/1Q6/k7 b - -"],"verified":true,"distance":1}`},
		{"endgame 8/k7/2K5/8/8/8/8/1R6 b", `{"value":"second","moves":["k7/8/2K5/8/8/8/8/1R6 w - -"],"verified":true,"distance":4}`},
		{"-method deepening endgame 8/k7/2K5/8/8/8/8/1R6 b", `{"value":"second","moves":["k7/8/2K5/8/8/8/8/1R6 w - -"],"verified":true,"distance":4}`},
		{"-method deepening endgame 8/8/8/8/8/2K5/1Q6/k7 b", `{"value":"second","moves":[],"verified":true,"distance":0}`},
		{"-method deepening endgame 8/8/8/8/8/1K6/2Q5/k7 b", `{"value":"draw","moves":[],"verified":true}`},
		{"endgame 8/8/8/8/8/k7/P7/K7 w", `{"value":"draw","moves":["8/8/8/8/8/k7/P7/1K6 b - -"],"verified":true}`},
		{"ship 1000 1000", `{"value":"first","moves":["ALK998"],"verified":true}`},
		{"ship 10 10 b0", `{"value":"second","moves":["A0"],"verified":true}`},
		{"ship 10 10 b0 -method retrograde", `{"value":"second","moves":["A0"],"verified":true}`},
		{"ship 10 10", `{"value":"first","moves":["H7"],"verified":true}`},
		{"ship 10 10 a0", `{"value":"first","moves":[],"verified":true}`},
		{"fence 3", `{"value":"1","moves":["b..","g..",".b.",".g.","..b","..g"],"verified":true}`},
		{"fence 3 -method induction", `{"value":"1","moves":["b..","g..",".b.",".g.","..b","..g"],"verified":true}`},
		{"-limit 2 fence 2", `{"value":"0","moves":["b.","g.",".b",".g"],"verified":false}`},
		{"-limit=8 chomp 2 2", `{"value":"first","moves":["2,1"],"verified":true}`},
		{"position subtraction 1|2:2 left -misere", `{"value":"second","moves":["1"],"verified":true}`},
	} {
		wantOutput(t, test.want+"\n", "", append([]string{"solve", "-json"}, strings.Fields(test.words)...)...)
	}
	wantOutput(t, "first\nmove        24\nmove        21\nverified    yes\n", "", "solve", "take", "25", "1,2,4")
	wantOutput(t, "3\nmove        4\nverified    yes\n", "max(min(1,0),3,1/2)", "solve", "tree", "-")
	wantOutput(t, `{"value":"1/2","moves":["b"],"verified":true}`+"\n", `{"start":"a","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"payoff":"1/2"},"c":{"payoff":"loss"}}}`, "solve", "graph", "-", "-json")
	wantOutput(t, "first\nmove        #.|#.|..\nmove        .#|.#|..\nmove        ..|#.|#.\nmove        ..|.#|.#\nverified    yes\n", "..|..|..\n", "solve", "position", "domineering", "-")
	wantOutput(t, "second\ndistance    0\nverified    yes\n", "8/8/8/8/8/2K5/1Q6/k7 b - - 0 1\n", "solve", "endgame", "-")
}

// TestSolveFence compares what is known of fences with the solver.
// The words of a game, or all of them, may be on standard input.
func TestSolveInput(t *testing.T) {
	const want = `{"value":"first","moves":["6+5+3","7+4+3","7+5+2"],"verified":true}` + "\n"
	wantOutput(t, want, "3 5\n7\n", "-json", "solve", "nim", "-")
	wantOutput(t, want, "nim 3 5 7", "-json", "solve", "-")
	wantOutput(t, `{"value":"1","moves":[],"verified":true}`+"\n", "1", "-json", "solve", "tree", "-", "-method", "induction")
	for words, want := range map[string]string{"-": "solve takes a game", "nim -": "solve nim takes", "hex -": "solve hex takes"} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"solve"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(failing{}, "solve", "nim", "-")
	wantError(t, "standard input: ", status, stdout, stderr)
}

func TestSolveFence(t *testing.T) {
	for n := 1; n <= 7; n++ {
		known, found := solveJSON(t, "fence", fmt.Sprint(n)), solveJSON(t, "fence", fmt.Sprint(n), "-method", "induction")
		if fmt.Sprint(known) != fmt.Sprint(found) || !known.Verified {
			t.Errorf("%d planks: %v, want %v", n, known, found)
		}
	}
}

// solveJSON solves a game.
func solveJSON(t *testing.T, words ...string) (a solvedGame) {
	t.Helper()
	status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"solve", "-json"}, words...)...)
	if err := json.Unmarshal([]byte(stdout), &a); status != 0 || err != nil {
		t.Fatalf("%q: status %d, %s, %v", words, status, stderr, err)
	}
	return a
}

// TestSolveRulesets compares who wins each of the examples with the outcome class that the form position finds by
// values.
func TestSolveRulesets(t *testing.T) {
	for _, r := range rulesets {
		if r.name == "maundycake" {
			r.example = "4x6" // the example has a hundred thousand positions
		}
		status, stdout, stderr := calcOut(strings.NewReader(""), "position", "-json", r.name, r.example)
		var position struct{ Outcome string }
		if err := json.Unmarshal([]byte(stdout), &position); status != 0 || err != nil {
			t.Fatalf("%s: %s, %v", r.name, stderr, err)
		}
		for _, method := range []string{"auto", "induction", "Retrograde"} {
			left := solveJSON(t, "position", r.name, r.example, "left", "-method", method)
			right := solveJSON(t, "position", r.name, r.example, "right", "-method", method)
			outcome := map[string]string{"first first": "N", "second second": "P", "first second": "L", "second first": "R"}[left.Value+" "+right.Value]
			if outcome != position.Outcome || !left.Verified || !right.Verified {
				t.Errorf("%s: %v and %v, but the outcome is %s", r.name, left, right, position.Outcome)
			}
		}
	}
}

// TestSolveNim compares with nim-sums.
func TestSolveNim(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		words := []string{"nim"}
		sum := nim.Nimber(0)
		for range 1 + rng.IntN(3) {
			n := rng.IntN(12)
			words = append(words, fmt.Sprint(n))
			sum = sum.Add(nim.Nimber(n))
		}
		if a := solveJSON(t, words...); (a.Value == "first") != (sum != 0) {
			t.Errorf("%v: %v, but the nim-sum is %v", words, a, sum)
		}
	}
}

// Fig. 2 of the sea chart: the points from which the second player wins.
func TestSolveShip(t *testing.T) {
	minus := strings.Fields("B0 A1 B4 E1 E5 F4 H0 A7 I3 D8 H7")
	for col := range 10 {
		for row := range 10 {
			point := fmt.Sprintf("%c%d", 'A'+col, row)
			want := "first"
			if slices.Contains(minus, point) {
				want = "second"
			}
			if a := solveJSON(t, "ship", "10", "10", point); a.Value != want || !a.Verified {
				t.Errorf("%s: %v", point, a)
			}
		}
	}
}

// TestSolveShipMoves compares the chart with a search, which lists all moves too where every move loses.
func TestSolveShipMoves(t *testing.T) {
	for col := range 6 {
		for row := range 5 {
			point := fmt.Sprintf("%c%d", 'A'+col, row)
			known, found := solveJSON(t, "ship", "6", "5", point), solveJSON(t, "ship", "6", "5", point, "-method", "alphabeta")
			if fmt.Sprint(known) != fmt.Sprint(found) {
				t.Errorf("%s: %v, want %v", point, known, found)
			}
		}
	}
}

// TestSolveFileLimit checks that a limit holds for what is read from a file, and that there is none otherwise.
func TestSolveFileLimit(t *testing.T) {
	const tree = "max(min(1,0),3)"
	for _, method := range []string{"auto", "alphabeta"} {
		status, _, stderr := calcOut(strings.NewReader(tree), "solve", "-limit", "1", "-method", method, "tree", "-")
		if status != 2 || !strings.Contains(stderr, "more than 1 positions") {
			t.Errorf("%s: status %d, %s", method, status, stderr)
		}
		wantOutput(t, "3\nmove        4\nverified    yes\n", tree, "solve", "-method", method, "tree", "-")
	}
}

func TestSolvableGames(t *testing.T) {
	games := solvableGames()
	if !slices.IsSortedFunc(games, func(a, b solvable) int { return strings.Compare(a.name, b.name) }) {
		t.Error("the games are not sorted")
	}
	_, text, _ := calcOut(strings.NewReader(""), "help")
	for _, g := range games {
		if !strings.Contains(text, "\n  "+g.name+" "+g.words+" ") {
			t.Errorf("%s is not in the help", g.name)
		}
		status, stdout, stderr := calcOut(strings.NewReader(""), "solve", g.name)
		wantError(t, "", status, stdout, stderr)
	}
}

func TestSolveErrors(t *testing.T) {
	long := strings.Repeat(".", mostBytes+1)
	for words, want := range map[string]string{
		"":                             "the games are bridgit chomp connect endgame fence graph hex nim noughts",
		"-bogus take 25 1,2,4":         `"-bogus" is not a flag of this form; calc help solve lists them`,
		"checkers":                     `no game "checkers"`,
		"-method fast nim 3":           `no method "fast"; the methods are auto induction retrograde`,
		"-method indexed nim 3":        "no numbers",
		"-misere fence 3":              "-misere is not for the game fence",
		"fence 65":                     "planks: 65",
		"fence":                        "planks",
		"fence 20 -method induction":   "limit was reached; -limit 2500000 allows more",
		"-limit 3 chomp 2 2":           "limit was reached; -limit 12 does",
		"-limit 9 nim 3 0 5 3":         "-limit 80 does; calc nim 3 0 5 3 answers at once",
		"nim 999999 888888":            "more than 1000000 counters: the limit was reached; calc nim 999999 888888 answers at once",
		"-limit 9 nim 900 900 900 900": "there are 27642433126 positions; calc nim 900 900 900 900 answers at once",
		"-limit 9 nim" + strings.Repeat(" 50", 30): "there are more than 10^21 positions; calc nim 50 50",
		"-limit 9 take 20 1,2|1,4":                 "-limit 42 does; calc help take explains the game",
		"-limit 9 -misere nim 3 4":                 "-limit 28 does; calc help nim explains the game",
		"-limit 9 piece queen 6 4":                 "-limit 70 does; calc help piece explains the game",
		"-limit 9 take 20 1,2,4":                   "-limit 42 does; calc octal 'S{1,2,4}' finds the nim-values, and often a period",
		"-limit 9 take 1000000000 1,2,4":           "there are 1000000001 positions; calc octal 'S{1,2,4}' finds",
		"-limit 99 ship 10 10":                     "more than 99 positions",
		"-limit 100 connect 4 4":                   "more than 100 positions: the limit was reached; -limit 1000 allows more",
		"-limit 100 connect 7 6":                   "this board is too large: calc help connect says which are not",
		"-limit 10 connect 7 6 2":                  "more than 10 positions: the limit was reached; -limit 100 allows more",
		"-limit 10 connect 3 11":                   "more than 10 positions: the limit was reached; -limit 100 allows more",
		"-limit 100 noughts 5 5 4":                 "this board is too large: calc help noughts says which are not",
		"-limit 10 noughts 5 5 3":                  "more than 10 positions: the limit was reached; -limit 100 allows more",
		"-limit 10 hex 6":                          "-limit 100000 does for this board, and takes minutes",
		"-limit 10 hex 7":                          "this board is too large: calc help hex says which are not",
		"-limit 10 chomp 20 20":                    "there are 137846528820 positions; calc help chomp says which bars are not too large",
		"-limit 10 chomp 10 10":                    "more than 10 positions: the limit was reached; -limit 369512 does",
		"-limit 10 chomp -method alphabeta 10 10":  "-limit 100 allows more",
		"-limit 10 noughts -misere 5 5 3":          "this board is too large: calc help noughts says which are not",
		"-limit 10 connect 4 10":                   "this board is too large: calc help connect says which are not",
		"-limit 10 connect 4 9":                    "more than 10 positions: the limit was reached; -limit 100 allows more",
		"hex 7 -limit 10 -method induction":        "this board is too large: calc help hex says which are not",
		"-limit 100 quixo 5":                       "this board is too large: calc help quixo says which are not",
		"-limit 0 nim 3":                           `-limit: "0" is no number`,
		"-limit -5 nim 3":                          `-limit: "-5" is no number`,
		"-limit - nim 3":                           `-limit: "-" is no number`,
		"-limit 9e9 nim 3":                         `-limit: "9e9" is no number`,
		"-limit=99999999999999999999 nim 3":        "is no number",
		"-limit 7 -limit 8 nim 3":                  "given twice",
		"nim 3 -limit":                             "a number must follow",
		"ship 10":                                  "columns and rows, or also a point",
		"ship 0 3":                                 "columns: 0",
		"ship 10 10 K0":                            "not on the board",
		"ship 10 10 5":                             "offset 0",
		"ship 9999 9999":                           "limit was reached",
		"tree":                                     "solve tree takes one file",
		"tree nofile":                              "nofile: ",
		"graph nofile":                             "nofile: ",
		"nim 3 -method":                            "must follow",
		"chomp 3":                                  "rows and columns",
		"chomp 0 3":                                "rows: 0",
		"chomp 3 256":                              "columns: 256",
		"chomp 200 200":                            "limit was reached",
		"nim 3 x":                                  "heap 1: x",
		"nim 18446744073709551615":                 "limit was reached",
		"nim 20000000 20000000":                    "limit was reached",
		"nim 3000 3000":                            "limit was reached",
		"take 5":                                   "25 1,2,4",
		"take 5 0":                                 "offset 0",
		"take x 1":                                 "offset 0",
		"take 99999999 1":                          "limit was reached",
		"piece rook 1":                             "a row and a column",
		"piece dragon 1 1":                         "offset 0",
		"piece rook 1 -1":                          "column: -1",
		"piece rook 99999 99999":                   "limit was reached",
		"position":                                 "takes a ruleset",
		"position checkers e4":                     "no ruleset",
		"position clobber xq":                      "offset 1",
		"position clobber xo up":                   `"up" begins`,
		"position domineering " + long:             "more than 250 bytes",
		"position subtraction 1|1":                 "offset 3",
		"position hackenbush a":                    "picture",
		"-svg f nim 3":                             "-svg is not a flag",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"solve"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
	for _, test := range [][3]string{
		{"tree", "max(1,", "offset 6"},
		{"graph", `{"start":"a"}`, "positions"},
		{"graph", `{"start":"a","positions":{"a":{"turn":"Max","moves":["a"]}}}`, "a → a"},
		{"graph", `{"start":"a","positions":{"a":{"turn":"Max","moves":["b"]}}}`, "a move leads to b"},
	} {
		status, stdout, stderr := calcOut(strings.NewReader(test[1]), "solve", test[0], "-")
		wantError(t, test[2], status, stdout, stderr)
	}
	for _, flag := range []string{"-misere", "-method=auto", "-limit=9"} {
		status, stdout, stderr := calcOut(strings.NewReader(""), "nim", "3", flag)
		wantError(t, "is not a flag of this form", status, stdout, stderr)
	}
}

// With -progress, solve tells how far it is on standard error, and the answer is the same.
func TestSolveProgress(t *testing.T) {
	for words, want := range map[string]string{
		"connect 4 5": `^(16384 of 1000000 positions\n)+$`,
		"hex 2":       `^opening 1 of 4\nopening 2 of 4\nopening 3 of 4\nopening 4 of 4\n$`,
		"nim 3 4":     `^$`, // it has too few positions
	} {
		words := append([]string{"solve"}, strings.Fields(words)...)
		_, quiet, _ := calcOut(strings.NewReader(""), words...)
		status, stdout, stderr := calcOut(strings.NewReader(""), append(words, "-progress")...)
		if status != 0 || stdout != quiet || !regexp.MustCompile(want).MatchString(stderr) {
			t.Errorf("%s: %d, %q, %q", words, status, stdout, stderr)
		}
	}
}
