// Package cutcake plays Cutcake, from Winning Ways. A cake is marked with squares. Left cuts it in two along a line
// between columns, Right along a line between rows; then each piece is a cake to go on with. Whoever cannot move loses.
// All positions are worth integers, and there is a formula for them; see [Rules.Value].
//
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 2.
package cutcake

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/surreal"
)

// Rules are the rules of Cutcake on any number of cakes. They know how the cakes are valued one by one, that to turn
// them exchanges the players, and their values.
type Rules struct{}

// Parse reads a position, such as "8x2+3x3".
func Parse(text string) (cakes.Cakes, error) { return cakes.Parse(text) }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) cakes.Cakes { return cakes.MustParse(text) }

// AppendMoves appends the cakes that who can move to. Of two cuts that make the same pieces there is one.
func (Rules) AppendMoves(dst []cakes.Cakes, p cakes.Cakes, who cgt.Player) []cakes.Cakes {
	for c := range p.All() {
		if who == cgt.Left {
			for n := 1; n <= c.Cols/2; n++ {
				dst = append(dst, p.Divide(c, 1, cakes.Cake{Rows: c.Rows, Cols: n}, cakes.Cake{Rows: c.Rows, Cols: c.Cols - n}))
			}
			continue
		}
		for n := 1; n <= c.Rows/2; n++ {
			dst = append(dst, p.Divide(c, 1, cakes.Cake{Rows: n, Cols: c.Cols}, cakes.Cake{Rows: c.Rows - n, Cols: c.Cols}))
		}
	}
	return dst
}

// AppendParts appends the cakes one by one.
func (Rules) AppendParts(dst []cakes.Cakes, p cakes.Cakes) []cakes.Cakes { return p.AppendParts(dst) }

// Normalize returns the cakes of more than one square, or their negative, in which they are turned.
func (Rules) Normalize(p cakes.Cakes) (cakes.Cakes, bool) { return p.Normalize() }

// Value returns the value, which is always known, at once. Say that a cake has at least as many columns as rows, and
// let 2^n be the largest power of two that is not larger than the number of rows. A piece of 2^n columns is worth 0,
// and if the cake has room for k such pieces, it is worth the k − 1 cuts that make them. If there are more rows than
// columns, it is the same for Right. (Winning Ways, ch. 2, the table of values of Cutcake.)
func (Rules) Value(p cakes.Cakes) (surreal.Game, bool) {
	return surreal.FromDyadic(p.Total(value)), true
}

// value returns the value of a cake.
func value(c cakes.Cake) int64 {
	rows, cols := bits.Len(uint(c.Rows)), bits.Len(uint(c.Cols))
	if cols < rows {
		return -value(c.Turned())
	}
	return int64(c.Cols>>(rows-1)) - 1
}
