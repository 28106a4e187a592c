package pieces

import (
	"context"
	"fmt"
	"iter"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Grid has the nim-values of all squares of a board, for one piece. It is immutable and safe for concurrent use.
type Grid struct {
	rules Rules
	cells []uint32 // row by row
}

// NewGrid returns the nim-values of all squares of a board with so many rows and columns. It fails with a
// [*cgt.LimitError] if there are more squares than the limits allow, and with the cause of ctx when that is done.
// NewGrid panics if rows or cols is not positive.
//
// It goes through the board so that every move leads to a square whose value is known, and takes the mex. A step that
// is no rider's takes constant time. A rider that moves along a line with many squares meets all values on it at once,
// as a set of bits; where the line is short, they are looked at one by one. So a board of n × n squares takes time
// O(n²) for steps, and at most O(n³/64) for riders, of which nearly all is saved since sets are not read from their
// beginning but from the first value that is not in one of them. Memory is 4 bytes for a square, and at most 12 more
// for each rider.
func NewGrid(ctx context.Context, p Piece, rows, cols int, limits cgt.Limits) (*Grid, error) {
	if rows <= 0 || cols <= 0 {
		panic(fmt.Errorf("pieces: NewGrid: a board of %d × %d squares", rows, cols))
	}
	if most := limits.MaxPositions(); rows > most/cols {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	g := &Grid{Rules{p, rows, cols}, make([]uint32, rows*cols)}
	if err := newFiller(g).fill(ctx); err != nil {
		return nil, err
	}
	return g, nil
}

// Rules returns the rules of the piece on the board.
func (g *Grid) Rules() Rules { return g.rules }

// Rows returns the number of rows.
func (g *Grid) Rows() int { return g.rules.Rows }

// Cols returns the number of columns.
func (g *Grid) Cols() int { return g.rules.Cols }

// At returns the nim-value of a square. It panics if that is not on the board.
func (g *Grid) At(row, col int) nim.Nimber {
	if !g.rules.Contains(Square{row, col}) {
		panic(fmt.Errorf("pieces: there is no square %v on a board of %d × %d", Square{row, col}, g.rules.Rows, g.rules.Cols))
	}
	return nim.Nimber(g.cells[row*g.rules.Cols+col])
}

// Row returns the nim-values of a row, from the edge. It panics if there is no such row.
func (g *Grid) Row(row int) []nim.Nimber {
	values := make([]nim.Nimber, g.rules.Cols)
	for col := range values {
		values[col] = g.At(row, col)
	}
	return values
}

// Zeros returns the squares with the nim-value 0, row by row: the P-positions, from which whoever is to move loses.
func (g *Grid) Zeros() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for i, v := range g.cells {
			if v == 0 && !yield(Square{i / g.rules.Cols, i % g.rules.Cols}) {
				return
			}
		}
	}
}

// Max returns the greatest nim-value on the board.
func (g *Grid) Max() nim.Nimber {
	most := uint32(0)
	for _, v := range g.cells {
		most = max(most, v)
	}
	return nim.Nimber(most)
}

// Verify checks by the definition that the value of each square is the mex of the values after all its moves, by
// [Rules.AppendMoves] and [nim.Mex]. It returns a [*cgt.RulesetError] for the first square where this is not so, and
// the cause of ctx when that is done. It takes time in proportion to the number of moves on the whole board.
func (g *Grid) Verify(ctx context.Context) error {
	var moves []Square
	var values []nim.Nimber
	for i, v := range g.cells {
		if i%pollEvery == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		q := Square{i / g.rules.Cols, i % g.rules.Cols}
		moves, values = g.rules.AppendMoves(moves[:0], q, cgt.Left), values[:0]
		for _, to := range moves {
			values = append(values, g.At(to.Row, to.Col))
		}
		if want := nim.Mex(values...); want != nim.Nimber(v) {
			return &cgt.RulesetError{Position: q.String(), Msg: fmt.Sprintf("the nim-value is %d, not %d", want, v)}
		}
	}
	return nil
}

// pollEvery is the number of squares after which work looks whether its context is done.
const pollEvery = 1 << 10
