// Package maundycake plays Maundy Cake, from Winning Ways. A cake is marked with squares. Left divides it, along lines
// between columns, into any number of equal pieces, at least two; Right does so along lines between rows. Then each
// piece is a cake to go on with. Whoever cannot move loses. All positions are worth integers, and there is a formula
// for them; see [Rules.Value].
//
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 2.
package maundycake

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/surreal"
)

// Rules are the rules of Maundy Cake on any number of cakes. They know how the cakes are valued one by one, that to
// turn them exchanges the players, and their values.
type Rules struct{}

// Parse reads a position, such as "8x2+3x3".
func Parse(text string) (cakes.Cakes, error) { return cakes.Parse(text) }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) cakes.Cakes { return cakes.MustParse(text) }

// AppendMoves appends the cakes that who can move to.
func (Rules) AppendMoves(dst []cakes.Cakes, p cakes.Cakes, who cgt.Player) []cakes.Cakes {
	for c := range p.All() {
		if who == cgt.Left {
			for _, n := range divisors(c.Cols)[1:] {
				dst = append(dst, p.Divide(c, n, cakes.Cake{Rows: c.Rows, Cols: c.Cols / n}))
			}
			continue
		}
		for _, n := range divisors(c.Rows)[1:] {
			dst = append(dst, p.Divide(c, n, cakes.Cake{Rows: c.Rows / n, Cols: c.Cols}))
		}
	}
	return dst
}

// AppendParts appends the cakes one by one.
func (Rules) AppendParts(dst []cakes.Cakes, p cakes.Cakes) []cakes.Cakes { return p.AppendParts(dst) }

// Normalize returns the cakes of more than one square, or their negative, in which they are turned.
func (Rules) Normalize(p cakes.Cakes) (cakes.Cakes, bool) { return p.Normalize() }

// Value returns the value, which is always known. It depends on the prime factors of the numbers of rows and of
// columns. If there are as many of both, the cake is worth 0. If there are more of the columns, as many of them as
// there are of the rows are lost, the least ones, and the others, p ≥ q ≥ r …, make the value 1 + p + pq + pqr …, where
// the last summand is without the least factor: Left divides by the largest first, for the sake of many pieces. If
// there are more of the rows, it is the same for Right. (Winning Ways, ch. 2, the table of values of Maundy Cake.)
func (Rules) Value(p cakes.Cakes) (surreal.Game, bool) {
	return surreal.FromDyadic(p.Total(value)), true
}

// value returns the value of a cake.
func value(c cakes.Cake) int64 {
	rows, cols := primes(c.Rows), primes(c.Cols)
	if len(cols) < len(rows) {
		return -value(c.Turned())
	}
	sum, pieces := int64(0), int64(1)
	for _, p := range slices.Backward(cols[len(rows):]) {
		sum += pieces
		pieces *= int64(p)
	}
	return sum
}
