package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// The board of the hungry knight is that of the Dubna notes, §2.3: a corner of a board without end.
func TestGrid(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "knight.svg")
	wantOutput(t, `  0 1 2 3 4 5 6 7 8 9
0 0 0 1 1 0 0 1 1 0 0
1 0 0 2 1 0 0 1 1 0 0
2 1 2 2 2 3 2 2 2 3 2
3 1 1 2 1 4 3 2 3 3 3
4 0 0 3 4 0 0 1 1 0 0
5 0 0 2 3 0 0 2 1 0 0
6 1 1 2 2 1 2 2 2 3 2
7 1 1 2 3 1 1 2 1 4 3
8 0 0 3 3 0 0 3 4 0 0
`, "", "grid", "-svg", svg, "knight", "9", "10")
	wantSVG(t, svg)
	wantOutput(t, `{"rows":[[0,1,2],[1,0,3]]}`+"\n", "", "grid", "rook", "2", "3", "-json")
	wantOutput(t, `{"rows":[[0,1,2],[1,2,0],[2,0,1]]}`+"\n", "", "grid", "-json", "queen", "3", "3") // Wythoff's game
	wantOutput(t, `{"rows":[[0,1,2],[1,0,3]]}`+"\n", "rook 2\n3\n", "grid", "-", "-json")
	for words, want := range map[string]string{
		"knight 9":        "grid takes a piece, rows and columns",
		"dragon 2 2":      "offset 0",
		"(1,1) 2 2":       "piece",
		"rook 0 2":        "rows: 0",
		"rook 2 -3":       "columns: -3",
		"rook 9999 99999": "squares",
		"knight 3999 999": "squares that can be reached",
		"rook 2 x":        "columns: x",
	} {
		status, stdout, stderr := calcOut(strings.NewReader(""), append([]string{"grid"}, strings.Fields(words)...)...)
		wantError(t, want, status, stdout, stderr)
	}
}
