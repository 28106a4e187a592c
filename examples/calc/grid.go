package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// Bounds for the form grid.
const (
	mostSquares = 4_000_000     // to be printed
	mostReached = 20_000_000    // that a piece can reach from these, each counted once more for each rider
	mostWords   = 2_000_000_000 // that riders may have to look at, if their lines are read 64 squares at once
)

// runGrid is the form grid.
func runGrid(ctx context.Context, c *call) (answer, error) {
	words, err := c.fields(c.words)
	if err != nil {
		return nil, err
	}
	if len(words) != 3 {
		return nil, fmt.Errorf("grid takes a piece, rows and columns; %s", hereAre(words))
	}
	piece, err := pieces.Parse(words[0])
	if err != nil {
		return nil, err
	}
	var size [2]int
	for i, name := range []string{"rows", "columns"} {
		n, err := strconv.ParseUint(words[i+1], 10, 31)
		if err != nil || n == 0 {
			return nil, fmt.Errorf("%s: %s is no number from 1 to 2^31 − 1", name, words[i+1])
		}
		size[i] = int(n)
	}
	rows, cols := size[0], size[1]
	if rows > mostSquares/cols {
		return nil, &cgt.LimitError{What: "squares", Limit: mostSquares}
	}
	reachRows, reachCols := reach(piece, rows, cols)
	riders := int64(0)
	for s := range piece.Steps() {
		if s.Rider {
			riders++
		}
	}
	switch squares := int64(reachRows) * int64(reachCols); {
	case squares*(1+riders) > mostReached:
		return nil, &cgt.LimitError{What: "squares that can be reached", Limit: mostReached}
	case squares*riders/64*int64(max(reachRows, reachCols)) > mostWords:
		return nil, &cgt.LimitError{What: "words in the lines of riders", Limit: mostWords}
	}
	g, err := pieces.NewGrid(ctx, piece, reachRows, reachCols, cgt.Limits{Positions: mostReached})
	if err != nil {
		return nil, err
	}
	m := chart.Map{Title: strings.Join(words, " "), Rows: rows, Cols: cols, Value: g.At, Cells: mostSquares}
	if _, ok := c.flags["svg"]; ok {
		if c.drawing, err = m.AppendSVG(nil); err != nil {
			return nil, err
		}
	}
	var table strings.Builder
	if err := m.WriteText(&table); err != nil {
		return nil, err
	}
	a := gridAnswer{table: table.String()}
	for i := range rows {
		a.Rows = append(a.Rows, make([]uint64, cols))
		for j := range cols {
			a.Rows[i][j] = uint64(g.At(i, j))
		}
	}
	return a, nil
}

// reach returns the size of a board that has all squares which the piece can reach from those of a smaller one, on a
// board without end. A step may lead away from one of the edges at the corner, as two of the knight's do; but weights
// say how far away.
func reach(piece pieces.Piece, rows, cols int) (reachRows, reachCols int) {
	a, b := piece.Weights()
	farthest := a*(rows-1) + b*(cols-1)
	reachRows, reachCols = rows, cols
	for s := range piece.Steps() {
		if s.Rows > 0 {
			reachRows = farthest/a + 1
		}
		if s.Cols > 0 {
			reachCols = farthest/b + 1
		}
	}
	return reachRows, reachCols
}

// gridAnswer has the nim-values of the squares of a board, from the corner where play ends.
type gridAnswer struct {
	Rows  [][]uint64 `json:"rows"`
	table string
}

func (a gridAnswer) text() string { return a.table }
