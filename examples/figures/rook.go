package main

import (
	"context"
	"fmt"
	"io"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	nimchart "github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/zermelo"
)

// outcomes draws a square board with the outcomes for a one-way piece, of the squares from which play takes so many
// moves at most if the winner is in a hurry and the loser is not.
func outcomes(w io.Writer, piece pieces.Piece, size, moves int) error {
	game := zermelo.Normal[pieces.Square](pieces.Rules{Piece: piece})
	marks := map[pieces.Square]string{}
	for row := range size {
		for col := range size {
			p := zermelo.Turned[pieces.Square]{Pos: pieces.Square{Row: row, Col: col}}
			s, err := zermelo.Solve(context.Background(), game, p)
			if err != nil {
				return err
			}
			if d, ok := s.Distance(p); !ok || d > moves {
				continue
			}
			marks[p.Pos] = cgt.N.String()
			if s.StartValue() == zermelo.Loss {
				marks[p.Pos] = cgt.P.String()
			}
		}
	}
	b := chessBoard(fmt.Sprintf("who wins with a one-way piece on %d × %d squares", size, size), size)
	b.Mark = func(row, col int) string { return marks[pieces.Square{Row: row, Col: col}] }
	b.Shade = func(row, col int) bool { return b.Mark(row, col) == cgt.P.String() }
	return b.WriteSVG(w)
}

// chessBoard returns a chess board of any size with the names of rows and columns.
func chessBoard(title string, size int) zermelo.Board {
	return zermelo.Board{
		Title: title, Rows: size, Cols: size,
		RowLabel: func(row int) string { return strconv.Itoa(row + 1) },
		ColLabel: func(col int) string { return string(rune('a' + col)) },
	}
}

// rookAndHeaps draws a board with the two heaps that belong to each square.
func rookAndHeaps(w io.Writer) error {
	const size = 5
	type heaps struct{ first, second int }
	rules := cgt.ImpartialFunc[heaps](func(dst []heaps, h heaps) []heaps {
		for n := range h.first {
			dst = append(dst, heaps{n, h.second})
		}
		for n := range h.second {
			dst = append(dst, heaps{h.first, n})
		}
		return dst
	})
	marks := map[pieces.Square]string{}
	image := func(h heaps) pieces.Square {
		q := pieces.Square{Row: h.second, Col: h.first}
		marks[q] = fmt.Sprintf("(%d, %d)", h.first, h.second)
		return q
	}
	if _, err := cgt.CheckIsomorphism(context.Background(), rules, heaps{size - 1, size - 1}, pieces.Rules{Piece: pieces.Rook()}, image, cgt.Limits{}); err != nil {
		return err
	}
	b := chessBoard("the heaps that belong to the squares of a one-way rook", size)
	b.Mark = func(row, col int) string { return marks[pieces.Square{Row: row, Col: col}] }
	return b.WriteSVG(w)
}

// rookMex draws the values below a square and to its left, and in it the smallest number that is missing there.
func rookMex(w io.Writer) error {
	const size, row, col = 5, 3, 2
	grid, err := pieces.NewGrid(context.Background(), pieces.Rook(), size, size, cgt.Limits{})
	if err != nil {
		return err
	}
	var seen []nim.Nimber
	for i := range row {
		seen = append(seen, grid.At(i, col))
	}
	for i := range col {
		seen = append(seen, grid.At(row, i))
	}
	mex := nim.Mex(seen...)
	if mex != grid.At(row, col) {
		return fmt.Errorf("missing is %d, and the value is %d", mex, grid.At(row, col))
	}
	b := chessBoard("a square, and those that a one-way rook can go to from it", size)
	b.Mark = func(r, c int) string {
		if r == row && c <= col || c == col && r <= row {
			return fmt.Sprint(uint64(grid.At(r, c)))
		}
		return ""
	}
	b.Shade = func(r, c int) bool { return r == row && c == col }
	return b.WriteSVG(w)
}

// rookValues draws the nim-values of the rook.
func rookValues(w io.Writer) error {
	const size = 5
	grid, err := pieces.NewGrid(context.Background(), pieces.Rook(), size, size, cgt.Limits{})
	if err != nil {
		return err
	}
	for row := range size {
		for col := range size {
			if got, want := grid.At(row, col), nim.Nimber(row).Add(nim.Nimber(col)); got != want {
				return fmt.Errorf("the rook on (%d, %d) is worth %d, and the sum %d", col, row, got, want)
			}
		}
	}
	return nimchart.Map{Title: "the nim-values of a one-way rook", Rows: size, Cols: size, Value: grid.At, Up: true, Corner: "⊕"}.WriteSVG(w)
}
