package coins

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// AppendMoves appends the boards that either player can move to. There may be very many of them: 2^(n−1) moves with
// coin n as the last if any coins may be turned.
func (c Code) AppendMoves(dst []board.Board, b board.Board, _ cgt.Player) []board.Board {
	for at := range Heads(b) {
		start := at - at%b.Cols() - 1 // coin 1 of the row is the next square
		var squares []int
		for set := range c.sets(at - start) {
			squares = squares[:0]
			for _, coin := range set {
				squares = append(squares, start+coin)
			}
			dst = append(dst, turn(b, squares))
		}
	}
	return dst
}

// AppendParts appends for each coin with heads up the row that ends with this coin and has tails up before it.
func (c Code) AppendParts(dst []board.Board, b board.Board) []board.Board {
	for at := range Heads(b) {
		dst = append(dst, corner(1, at%b.Cols()+1))
	}
	return dst
}

// NimValue returns the value of a position, if there is a formula for the coins in question: coin n is worth
//
//	1          1          always
//	1-2        n          Turning Turtles
//	1-3        the n-th number with an odd number of digits 1 in binary: 1, 2, 4, 7, 8, 11, …; Mock Turtles
//	1+         2^(n−1)    Motley, for n up to 64
//	2          n−1        Twins
//	3          the n-2nd number with an odd number of digits 1, or 0; Triplets
//	1+C        the largest power of two that divides n; Ruler
//	1-kC       the same, but at most the largest power of two that is not larger than k
//
// For other codes ok is false, unless there are no heads; [Code.Values] knows more, and takes longer.
//
// Source: Winning Ways, 2nd ed., ch. 14.
func (c Code) NimValue(b board.Board) (v nim.Nimber, ok bool) {
	for at := range Heads(b) {
		u, known := c.formula(at%b.Cols() + 1)
		if !known {
			return 0, false
		}
		v = v.Add(u)
	}
	return v, true
}

// formula returns the value of coin n, if there is a formula for it.
func (c Code) formula(n int) (nim.Nimber, bool) {
	if c.within > 0 || c.shape&^consecutive != 0 {
		return 0, false
	}
	from, to := bits.TrailingZeros64(c.counts), bits.Len64(c.counts)-1
	switch {
	case c.counts == 0:
		return 0, true
	case c.counts != ^uint64(0)<<from&(^uint64(0)>>(63-to)):
		return 0, false // there are gaps
	case from == 1 && to == 1:
		return 1, true
	case from == 1 && c.shape == consecutive:
		digit := bits.TrailingZeros(uint(n))
		if c.counts != allCounts {
			digit = min(digit, bits.Len(uint(to))-1)
		}
		return 1 << digit, true
	case c.shape == consecutive:
		return 0, false
	case to == 2:
		return nim.Nimber(n - (from - 1)), true
	case to == 3 && from != 2:
		return odious(n - (from - 1)), true
	case c.counts == allCounts && n <= 64:
		return 1 << (n - 1), true
	}
	return 0, false
}

// odious returns the n-th number with an odd number of binary digits 1, or 0 if n ≤ 0.
func odious(n int) nim.Nimber {
	if n <= 0 {
		return 0
	}
	m := nim.Nimber(n - 1)
	return 2*m + nim.Nimber(1-bits.OnesCount64(uint64(m))&1)
}
