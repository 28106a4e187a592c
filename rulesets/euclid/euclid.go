// Package euclid plays the game of Euclid. There are two heaps of counters, and a move takes the smaller one, or a
// multiple of it, away from the larger. In the game of A. J. Cole and A. J. T. Davie the play ends when a heap is
// empty. In the variant that has a formula for its values no heap may be emptied, so that the play ends when they are
// equal. Whoever cannot move loses.
//
// If no heap may be emptied, heaps a ≥ b are worth ⌊a/b − b/a⌋, and they are a P-position if and only if a/b is less
// than the golden ratio φ. If one may, the P-positions are the same but for equal heaps. Package euclid has these
// formulas also for integers of any size.
//
// Sources: A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it,
// Mathematical Gazette 53 (1969); G. Nivasch, The Sprague–Grundy function of the game Euclid, Discrete Mathematics 306
// (2006).
package euclid

import (
	"errors"
	"math/big"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/piles"
)

// Rules are the rules of Euclid. They are a [cgt.ImpartialRuleset] over pairs of heaps; a pair with an empty heap has
// no moves. The zero Rules are those by which no heap may be emptied.
type Rules struct {
	ToZero bool // the larger heap may be emptied, if it is a multiple of the smaller one
}

// AppendMoves appends the pairs that either player can move to.
func (r Rules) AppendMoves(dst []piles.Pair, p piles.Pair, _ cgt.Player) []piles.Pair {
	least := uint64(1)
	if r.ToZero {
		least = 0
	}
	small, large := min(p.A, p.B), max(p.A, p.B)
	if small == 0 {
		return dst
	}
	for large >= small && large-small >= least {
		large -= small
		switch {
		case p.A < p.B:
			dst = append(dst, piles.Pair{A: p.A, B: large})
		case p.A > p.B:
			dst = append(dst, piles.Pair{A: large, B: p.B})
		default:
			return append(dst, piles.Pair{A: 0, B: p.B}, piles.Pair{A: p.A, B: 0})
		}
	}
	return dst
}

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// Normalize returns the pair with the smaller heap first.
func (Rules) Normalize(p piles.Pair) (piles.Pair, bool) { return p.Normalize() }

// NimValue returns the nim-value. If no heap may be emptied, it is always known: ⌊a/b − b/a⌋ for a ≥ b. If a heap may,
// it is known to be 0 for P-positions, and a/b if this is an integer; otherwise ok is false.
func (r Rules) NimValue(p piles.Pair) (v nim.Nimber, ok bool) {
	b, a := min(p.A, p.B), max(p.A, p.B)
	if b == 0 {
		return 0, true
	}
	// With a = qb + c the formula says q + c/b − b/a, rounded down.
	q, c := a/b, a%b
	if r.ToZero && c == 0 {
		return nim.Nimber(q), true
	}
	high, low := bits.Mul64(c, a)
	squareHigh, square := bits.Mul64(b, b)
	if high < squareHigh || high == squareHigh && low < square {
		q--
	}
	if r.ToZero && q > 0 {
		return 0, false
	}
	return nim.Nimber(q), true
}

// Value returns ⌊a/b − b/a⌋ for a ≥ b, which is the nim-value if no heap may be emptied. It is 0 if a heap is empty,
// since then there is no move. It panics if a heap is negative.
func Value(a, b *big.Int) *big.Int {
	b, a = sorted(a, b)
	if b.Sign() == 0 {
		return new(big.Int)
	}
	q, c := new(big.Int).QuoRem(a, b, new(big.Int))
	if c.Mul(c, a).Cmp(new(big.Int).Mul(b, b)) < 0 {
		q.Sub(q, big.NewInt(1))
	}
	return q
}

// IsP reports whether two heaps are a P-position: whether the player who has to move loses. By both rules they are if a
// heap is empty, and by both they are not if one is more than φ times the other. In between they are, but for equal
// heaps if these may be emptied. It panics if a heap is negative.
func (r Rules) IsP(a, b *big.Int) bool {
	b, a = sorted(a, b)
	switch {
	case b.Sign() == 0:
		return true
	case a.Cmp(b) == 0:
		return !r.ToZero
	}
	return Value(a, b).Sign() == 0
}

// WinningMoves returns the moves from (a, b) to P-positions, the one that takes less first. There are at most two,
// which leave the remainder of a by b or that and b, or for equal heaps those that empty one of them. The heaps stay in
// their order. It panics if a heap is negative.
func (r Rules) WinningMoves(a, b *big.Int) []piles.BigPair {
	small, large := sorted(a, b)
	if small.Sign() == 0 {
		return nil
	}
	rest := new(big.Int).Rem(large, small)
	var moves []piles.BigPair
	for _, left := range []*big.Int{new(big.Int).Add(rest, small), rest} {
		if left.Cmp(large) == 0 || left.Sign() == 0 && !r.ToZero || !r.IsP(small, left) {
			continue
		}
		if a.Cmp(b) >= 0 {
			moves = append(moves, piles.BigPair{A: left, B: new(big.Int).Set(b)})
		}
		if a.Cmp(b) <= 0 {
			moves = append(moves, piles.BigPair{A: new(big.Int).Set(a), B: left})
		}
	}
	return moves
}

// sorted returns two heaps with the smaller one first.
func sorted(a, b *big.Int) (*big.Int, *big.Int) {
	if a.Sign() < 0 || b.Sign() < 0 {
		panic(errors.New("euclid: a negative heap"))
	}
	if a.Cmp(b) > 0 {
		return b, a
	}
	return a, b
}
