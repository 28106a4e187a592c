package coins

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Acrostic is the acrostic product of two coin-turning games. The coins lie on a board. A move turns coins of one
// column, by the rules of one game, or coins of one row, by the rules of the other. The last of them, the lowest or the
// rightmost, must go from heads to tails. Acrostic products are == if their codes are.
//
// In the acrostic product of Twins with itself a coin is worth as much as in Nim, the nim-sum of its row and column
// counted from 0. In general no formula is known.
//
// It is a [cgt.ImpartialRuleset] for boards of coins and knows that a board is worth as much as its heads one by one.
//
// Source: Winning Ways, 2nd ed., ch. 14.
type Acrostic struct{ Rows, Cols Code }

// Impartial marks the rules as impartial.
func (a Acrostic) Impartial() {}

// AppendMoves appends the boards that either player can move to.
func (a Acrostic) AppendMoves(dst []board.Board, b board.Board, _ cgt.Player) []board.Board {
	for at := range Heads(b) {
		row, col := at/b.Cols(), at%b.Cols()
		var squares []int
		for rows := range a.Rows.sets(row + 1) {
			squares = squares[:0]
			for _, i := range rows {
				squares = append(squares, (i-1)*b.Cols()+col)
			}
			dst = append(dst, turn(b, squares))
		}
		for cols := range a.Cols.sets(col + 1) {
			squares = squares[:0]
			for _, j := range cols {
				squares = append(squares, row*b.Cols()+j-1)
			}
			dst = append(dst, turn(b, squares))
		}
	}
	return dst
}

// AppendParts appends for each coin with heads up the board of which it is the last coin and the only one with heads
// up.
func (a Acrostic) AppendParts(dst []board.Board, b board.Board) []board.Board {
	return Product(a).AppendParts(dst, b)
}

// Values returns the values of the coins in so many rows and columns: values[i][j] is that of the coin in row i and
// column j, counted from 1. It takes for each what [Code.Values] takes for a coin of the two games and has the errors
// of it; then no values come with them. It panics if a number is negative.
func (a Acrostic) Values(ctx context.Context, rows, cols int, limits cgt.Limits) ([][]nim.Nimber, error) {
	if rows < 0 || cols < 0 {
		panic(errNegative)
	}
	values := [][]nim.Nimber{make([]nim.Nimber, cols+1)}
	above := make([][]nim.Nimber, cols+1) // the columns as far as they are known
	down := make([]*sums, cols+1)
	for j := range above {
		above[j] = []nim.Nimber{0}
		down[j] = newSums(ctx, a.Rows, limits)
	}
	for range rows {
		row, right := []nim.Nimber{0}, newSums(ctx, a.Cols, limits)
		for j := 1; j <= cols; j++ {
			options, err := a.Rows.appendOptions(nil, down[j], above[j])
			if err == nil {
				options, err = a.Cols.appendOptions(options, right, row)
			}
			if err == nil {
				err = right.poll()
			}
			if err != nil {
				return nil, err
			}
			row = append(row, options.mex())
			above[j] = append(above[j], row[j])
		}
		values = append(values, row)
	}
	return values, nil
}
