package piles

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// King is the game in which a move takes one counter from one heap or one from each. It is that of a one-way king on a
// chessboard. It knows all nim-values.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §3, problem 13 and Fig. 7.
type King struct{}

// AppendMoves appends the pairs that either player can move to.
func (King) AppendMoves(dst []Pair, p Pair, _ cgt.Player) []Pair {
	if p.A > 0 {
		dst = append(dst, Pair{p.A - 1, p.B})
	}
	if p.B > 0 {
		dst = append(dst, Pair{p.A, p.B - 1})
	}
	if p.A > 0 && p.B > 0 {
		dst = append(dst, Pair{p.A - 1, p.B - 1})
	}
	return dst
}

// Impartial marks the rules as impartial.
func (King) Impartial() {}

// Normalize returns [Pair.Sorted] and false.
func (King) Normalize(p Pair) (Pair, bool) { return p.Normalize() }

// NimValue returns the nim-value, which is always known: 0 if both heaps are even and 2 if both are odd; otherwise 1 if
// the odd heap is the larger one, and 3 if the even one is. By induction: look at the three options.
func (King) NimValue(p Pair) (nim.Nimber, bool) {
	switch odd, even := p.A, p.B; {
	case odd%2 == even%2:
		return nim.Nimber(2 * (odd % 2)), true
	case odd%2 == 0:
		odd, even = even, odd
		fallthrough
	default:
		if odd < even {
			return 3, true
		}
		return 1, true
	}
}

// Unequal is the game in which a move takes any number of counters from one heap, but does not leave two equal heaps
// unless both are empty. It knows where the nim-value is 0. Equal heaps may be there at the start.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §3, problem 16.
type Unequal struct{}

// AppendMoves appends the pairs that either player can move to.
func (Unequal) AppendMoves(dst []Pair, p Pair, _ cgt.Player) []Pair {
	for a := range p.A {
		if a != p.B || a == 0 {
			dst = append(dst, Pair{a, p.B})
		}
	}
	for b := range p.B {
		if b != p.A || b == 0 {
			dst = append(dst, Pair{p.A, b})
		}
	}
	return dst
}

// Impartial marks the rules as impartial.
func (Unequal) Impartial() {}

// Normalize returns [Pair.Sorted] and false.
func (Unequal) Normalize(p Pair) (Pair, bool) { return p.Normalize() }

// NimValue returns 0 if the position is a [cgt.P], and otherwise ok is false. The P-positions are (0, 0), (2k+1, 2k+2),
// and, as they can be there at the start, (2k+1, 2k+1): from (2k+1, 2k+2) all moves but the one that is forbidden leave
// a heap whose partner the opponent can make of the other.
func (Unequal) NimValue(p Pair) (v nim.Nimber, ok bool) {
	p = p.Sorted()
	return 0, p == Pair{} || p.A%2 == 1 && p.B-p.A <= 1
}

// Sweets is the game in which a move eats one of the heaps as a whole and divides the other into two, neither of which
// is empty. If no heap has more than one counter there is no move. It knows all nim-values.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §3, problem 18.
type Sweets struct{}

// AppendMoves appends the pairs that either player can move to, each with the smaller heap as A.
func (Sweets) AppendMoves(dst []Pair, p Pair, _ cgt.Player) []Pair {
	for a := uint64(1); a <= p.A/2; a++ {
		dst = append(dst, Pair{a, p.A - a})
	}
	if p.A == p.B {
		return dst
	}
	for b := uint64(1); b <= p.B/2; b++ {
		dst = append(dst, Pair{b, p.B - b})
	}
	return dst
}

// Impartial marks the rules as impartial.
func (Sweets) Impartial() {}

// Normalize returns [Pair.Sorted] and false.
func (Sweets) Normalize(p Pair) (Pair, bool) { return p.Normalize() }

// NimValue returns the nim-value, which is always known: the number d, counted from 0, of the lowest binary digit that
// is 0 both in A − 1 and in B − 1. So it is 0 if and only if both heaps are odd.
//
// For the values that can be made of a heap n are the numbers d of the digits 1 of n − 1, of which the mex is taken. If
// n is divided into x + 1 and y + 1, and d is the lowest common 0 of x and y, then x + y + 1 = n − 1 has the digit 1
// there, carried from below where x or y is 1 throughout. If n − 1 has the digit 1 there, x = 2^d − 1 and y = n − 1 −
// 2^d do.
func (Sweets) NimValue(p Pair) (nim.Nimber, bool) {
	if p.A == 0 || p.B == 0 {
		p.A = max(p.A, p.B)
		p.B = p.A // a heap that is not there is eaten like any other
	}
	if p.A == 0 {
		return 0, true
	}
	return nim.Nimber(bits.TrailingZeros64(^((p.A - 1) | (p.B - 1)))), true
}
