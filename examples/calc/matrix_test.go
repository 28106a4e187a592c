package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// One rouble or two: A. Shen, Games and strategies, problem 48.
func TestMatrix(t *testing.T) {
	const roubles = "# the guesser's payoffs\n1 -1.5\n-3/2, 2\n"
	wantOutput(t, "-1/24\nrow         (7/12, 5/12)\ncolumn      (7/12, 5/12)\n", roubles, "matrix", "-")
	wantOutput(t, `{"value":"-1/24","row":["7/12","5/12"],"column":["7/12","5/12"]}`+"\n", roubles, "-json", "matrix", "-")
	wantOutput(t, `{"value":"0","row":["1/3","1/3","1/3"],"column":["1/3","1/3","1/3"]}`+"\n", "0 -1 1\n1 0 -1\n-1 1 0", "matrix", "-json", "-")
	for _, text := range []string{roubles, "1 2 3\n3 2 1", "1 2\n2 1\n0 4"} {
		file := filepath.Join(t.TempDir(), "diagram.svg")
		if status, stdout, stderr := calcOut(strings.NewReader(text), "matrix", "-svg", file, "-"); status != 0 || stdout == "" {
			t.Errorf("%s: status %d, stderr %s", text, status, stderr)
		}
		wantSVG(t, file)
	}
	for text, want := range map[string]string{
		"":           "line 1, offset 0: there is no row",
		"1 2\n3":     "line 2, offset 0: 1 entry, and 2 in the first row",
		"1 2\n3 x":   "line 2, offset 2:",
		"1 2\n\n3 4": "line 3, offset 0:",
		"1 1/0":      "line 1, offset 2:",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(text), "-json", "matrix", "-")
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(nil, "matrix")
	wantError(t, "matrix takes one file; here is none", status, stdout, stderr)
	file := filepath.Join(t.TempDir(), "none.svg")
	status, stdout, stderr = calcOut(strings.NewReader("1 2 3\n4 5 6\n7 8 9"), "matrix", "-svg", file, "-")
	wantError(t, "the matrix has 3 rows and 3 columns", status, stdout, stderr)
	status, stdout, stderr = calcOut(nil, "matrix", file)
	wantError(t, "none.svg:", status, stdout, stderr)
}

func TestBimatrix(t *testing.T) {
	const battle = "2 0\n0 1\n\n1 0\n0 2\n"
	wantOutput(t, "(0, 1) (0, 1) 1, 2\n(2/3, 1/3) (1/3, 2/3) 2/3, 2/3\n(1, 0) (1, 0) 2, 1\n", battle, "bimatrix", "-")
	want := `{"equilibria":[{"row":["0","1"],"column":["0","1"],"payoffs":["1","2"]},{"row":["2/3","1/3"],"column":["1/3","2/3"],"payoffs":["2/3","2/3"]},{"row":["1","0"],"column":["1","0"],"payoffs":["2","1"]}]}` + "\n"
	for _, text := range []string{
		battle,
		"NFG 1 R \"battle\" { \"he\" \"she\" } { 2 2 }\n2 1 0 0 0 0 1 2\n",
		"\nNFG 1 R \"\" { \"he\" \"she\" } { { \"football\" \"ballet\" } { \"football\" \"ballet\" } }\n\"a comment\"\n{ { \"\" 2, 1 } { \"\" 1, 2 } } 1 0 0 2\n",
		"\ufeffNFG 1 R \"battle\"\r\n{ \"he\" \"she\" } { 2 2 }\r\n\r\n2 1 0 0 0 0 1 2\r\n",
		"* battle\n2 2\n\n2 0\n0 1\n\n1 0\n0 2\n",
	} {
		wantOutput(t, want, text, "-json", "bimatrix", "-")
	}
	// Without a comment, the name tells the format; this would be a game of 1×2 otherwise.
	lrs := filepath.Join(t.TempDir(), "one.lrs")
	if err := os.WriteFile(lrs, []byte("1 1\n\n5 6\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	wantOutput(t, "(1) (1) 5, 6\n", "", "bimatrix", lrs)
	for text, want := range map[string]string{
		"":               "line 1, offset 0:",
		"1":              "line 1, offset 0: after this matrix",
		"1\n\n2\n\n3":    "line 5, offset 0:",
		"1 2\n\n3":       "line 3, offset 0:",
		"1 2\n\n3 x":     "line 3, offset 2:",
		"NFG 1 R \"\"\n": "line 2, offset 0:",
		"NFG 1 R \"\" {\"\" \"\" \"\"} {1 1 1} 1 2 3": "a game of 3 players",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(text), "-json", "bimatrix", "-")
		wantError(t, want, status, stdout, stderr)
	}
	status, stdout, stderr := calcOut(nil, "bimatrix", "a", "b")
	wantError(t, "bimatrix takes one file; here are 2", status, stdout, stderr)
	// A game with 2^24 − 1 equilibria.
	defer func(nodes int) { bimatrixNodes = nodes }(bimatrixNodes)
	bimatrixNodes = 1000
	var identity strings.Builder
	for k := range 2 * 24 {
		if k == 24 {
			identity.WriteByte('\n')
		}
		row := slices.Repeat([]string{"0"}, 24)
		row[k%24] = "1"
		identity.WriteString(strings.Join(row, ",") + "\n")
	}
	status, stdout, stderr = calcOut(strings.NewReader(identity.String()), "bimatrix", "-")
	wantError(t, "more than 1000 nodes", status, stdout, stderr)
}
