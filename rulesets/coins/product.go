package coins

import (
	"context"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Product is the product of two coin-turning games. The coins lie on a board. A move turns the coins where some rows
// and some columns meet: rows that could be the numbers of coins in a move of the one game, and columns that could be
// those in the other. The last of these coins, in the lowest of the rows and the rightmost of the columns, must go from
// heads to tails. Products are == if their codes are.
//
// By the tartan theorem the coin in row i and column j is worth the nim-product of what coin i is worth in the one game
// and coin j in the other. The product of Twins with itself is [TurningCorners], in which the value of the coin in row
// a+1 and column b+1 is the nim-product of a and b.
//
// It is a [cgt.ImpartialRuleset] for boards of coins. It knows that a board is worth as much as its heads one by one,
// and what these are worth if there are formulas for both games.
//
// Source: Winning Ways, 2nd ed., ch. 14.
type Product struct{ Rows, Cols Code }

// ParseProduct reads the codes of two games with an x between them, as in 2x2. Errors are those of [ParseCode].
func ParseProduct(text string) (Product, error) {
	p := newParser(text)
	rows, err := p.code()
	if err == nil && !p.Accept("x", "X") {
		err = p.Unexpected("C, E, S, F or x")
	}
	if err != nil {
		return Product{}, err
	}
	cols, err := p.code()
	if err == nil && p.Skip() {
		err = p.Unexpected("C, E, S or F")
	}
	if err != nil {
		return Product{}, err
	}
	return Product{rows, cols}, nil
}

// MustParseProduct is ParseProduct for texts that are known to be right; it panics otherwise.
func MustParseProduct(text string) Product {
	p, err := ParseProduct(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the codes with an x between them. [ParseProduct] reads them back.
func (p Product) String() string {
	return strings.Join([]string{p.Rows.String(), p.Cols.String()}, "x")
}

// Impartial marks the rules as impartial.
func (p Product) Impartial() {}

// AppendMoves appends the boards that either player can move to.
func (p Product) AppendMoves(dst []board.Board, b board.Board, _ cgt.Player) []board.Board {
	for at := range Heads(b) {
		var squares []int
		for rows := range p.Rows.sets(at/b.Cols() + 1) {
			for cols := range p.Cols.sets(at%b.Cols() + 1) {
				squares = squares[:0]
				for _, row := range rows {
					for _, col := range cols {
						squares = append(squares, (row-1)*b.Cols()+col-1)
					}
				}
				dst = append(dst, turn(b, squares))
			}
		}
	}
	return dst
}

// AppendParts appends for each coin with heads up the board of which it is the last coin and the only one with heads
// up.
func (p Product) AppendParts(dst []board.Board, b board.Board) []board.Board {
	for at := range Heads(b) {
		dst = append(dst, corner(at/b.Cols()+1, at%b.Cols()+1))
	}
	return dst
}

// NimValue returns the value of a position, if there are formulas for the coins in question; see [Code.NimValue].
func (p Product) NimValue(b board.Board) (v nim.Nimber, ok bool) {
	for at := range Heads(b) {
		x, known := p.Rows.formula(at/b.Cols() + 1)
		y, also := p.Cols.formula(at%b.Cols() + 1)
		if !known || !also {
			return 0, false
		}
		v = v.Add(x.Mul(y))
	}
	return v, true
}

// Values returns the values of the coins in so many rows and columns: values[i][j] is that of the coin in row i and
// column j, counted from 1. It takes what [Code.Values] takes for the two games and has the errors of it; then no
// values come with them. It panics if a number is negative.
func (p Product) Values(ctx context.Context, rows, cols int, limits cgt.Limits) ([][]nim.Nimber, error) {
	x, err := p.Rows.Values(ctx, rows, limits)
	if err != nil {
		return nil, err
	}
	y, err := p.Cols.Values(ctx, cols, limits)
	if err != nil {
		return nil, err
	}
	values := make([][]nim.Nimber, len(x))
	for i := range x {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		values[i] = make([]nim.Nimber, len(y))
		for j := range y {
			values[i][j] = x[i].Mul(y[j])
		}
	}
	return values, nil
}
