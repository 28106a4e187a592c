// Package wythoff plays Wythoff's game. There are two heaps of counters, and a move takes any number from one of them,
// or the same number from both. Whoever cannot move loses. It is the game of a one-way queen on a chessboard. In the
// game of A. S. Fraenkel with a number t a player may take k from one heap and l from the other, both more than 0, if k
// and l differ by less than t; with t = 1 this is Wythoff's.
//
// The P-positions are (⌊nα⌋, ⌊nβ⌋) for n = 0, 1, 2, … with α = (2 − t + √(t² + 4))/2 and β = α + t. In Wythoff's game α
// is the golden ratio φ, and β = φ². Package wythoff finds them, and the moves to them, exactly for integers of any
// size. There is no formula for the nim-values; see [Rules.Table].
//
// Sources: W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907); A. S. Fraenkel, How
// to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89 (1982).
package wythoff

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/piles"
)

// Rules are the rules of Wythoff's game or of the one with another number t. Rules are immutable, safe for concurrent
// use, and == if they have the same t. The zero Rules are those of Wythoff's game.
//
// They are a [cgt.ImpartialRuleset] over pairs of heaps and know where the nim-value is 0.
type Rules struct {
	more uint32 // t − 1
}

// New returns the rules with the number t. It panics if t is 0; that would be Nim with two heaps.
func New(t uint32) Rules {
	if t == 0 {
		panic(errors.New("wythoff: New(0)"))
	}
	return Rules{t - 1}
}

// T returns the number t.
func (r Rules) T() uint64 { return uint64(r.more) + 1 }

// String returns a name for the rules, such as Wythoff(2).
func (r Rules) String() string { return fmt.Sprintf("Wythoff(%d)", r.T()) }

// AppendMoves appends the pairs that either player can move to. It lists all of them, of order n·t for heaps of n.
func (r Rules) AppendMoves(dst []piles.Pair, p piles.Pair, _ cgt.Player) []piles.Pair {
	for a := range p.A {
		dst = append(dst, piles.Pair{A: a, B: p.B})
	}
	for b := range p.B {
		dst = append(dst, piles.Pair{A: p.A, B: b})
	}
	t := r.T()
	for k := uint64(1); k <= p.A; k++ {
		from := uint64(1)
		if k >= t {
			from = k - t + 1
		}
		for l := from; l <= p.B && l < k+t; l++ {
			dst = append(dst, piles.Pair{A: p.A - k, B: p.B - l})
		}
	}
	return dst
}

// Impartial marks the rules as impartial.
func (r Rules) Impartial() {}

// Normalize returns the pair with the smaller heap first.
func (r Rules) Normalize(p piles.Pair) (piles.Pair, bool) { return p.Normalize() }

// NimValue returns 0 if the position is a [cgt.P], and otherwise ok is false.
func (r Rules) NimValue(p piles.Pair) (v nim.Nimber, ok bool) {
	p = p.Sorted()
	if (p.B-p.A)%r.T() != 0 {
		return 0, false
	}
	return 0, r.IsP(new(big.Int).SetUint64(p.A), new(big.Int).SetUint64(p.B))
}
