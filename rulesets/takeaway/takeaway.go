// Package takeaway plays take-away games: from one heap of counters a move takes as many as it likes, but at least one,
// and at most a number that depends on what the move before took. Whoever cannot move loses. In Fibonacci nim it is at
// most twice as many as the move before took, and the first move may take any number but not the whole heap. Then the
// first player loses if and only if the heap is a Fibonacci number.
//
// If at most c times as many may be taken, there is a sequence like that of the Fibonacci numbers, and every number is
// a sum of some of its terms in one way. Whoever can take the smallest of these terms wins, and package takeaway knows
// all moves that win; see [Rules.Parts]. For Fibonacci nim it knows them for heaps of any size, by Zeckendorf's
// theorem.
//
// Sources: M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963); A. J. Schwenk, Take-away games, Fibonacci
// Quarterly 8 (1970).
package takeaway

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Rules say how many counters may be taken after a move. Rules are immutable and safe for concurrent use. They are a
// [cgt.ImpartialRuleset] over positions. By the zero Rules nothing may be taken after the first move.
type Rules struct {
	times uint64
	most  func(taken uint64) uint64 // nil if it is times as many
}

// Fibonacci returns the rules of Fibonacci nim: at most twice as many as the move before took.
func Fibonacci() Rules { return Times(2) }

// Times returns the rules by which a move takes at most c times as many as the one before it.
func Times(c uint64) Rules { return Rules{times: c} }

// Func returns the rules by which a move takes at most most(n) if the one before it took n, which is at least 1. The
// function must always give the same result, and be safe for concurrent calls. If it is nil, nothing may be taken after
// the first move. Of these rules no formula is known.
func Func(most func(taken uint64) uint64) Rules { return Rules{most: most} }

// Most returns the largest number of counters that may be taken after a move that took so many. A number that is larger
// than a uint64 can be is the largest that can.
func (r Rules) Most(taken uint64) uint64 {
	if r.most != nil {
		return r.most(taken)
	}
	if high, low := bits.Mul64(r.times, taken); high == 0 {
		return low
	}
	return math.MaxUint64
}

// String returns a name for the rules, such as Times(2).
func (r Rules) String() string {
	if r.most != nil {
		return "Func"
	}
	return fmt.Sprintf("Times(%d)", r.times)
}

// Position is a heap and the largest number of counters that the next move may take from it.
type Position struct{ Heap, Limit uint64 }

// Start returns the heap at the beginning of Fibonacci nim: the first move may take any number of counters, but not
// all.
func Start(heap uint64) Position { return Position{heap, max(heap, 1) - 1} }

// AppendMoves appends the positions that either player can move to.
func (r Rules) AppendMoves(dst []Position, p Position, _ cgt.Player) []Position {
	for n := range min(p.Heap, p.Limit) {
		dst = append(dst, Position{p.Heap - n - 1, r.Most(n + 1)})
	}
	return dst
}

// Impartial marks the rules as impartial.
func (r Rules) Impartial() {}

// Normalize returns the position with a limit that is not larger than the heap, and false.
func (r Rules) Normalize(p Position) (Position, bool) {
	return Position{p.Heap, min(p.Heap, p.Limit)}, false
}

// NimValue returns 0 if the position is known to be a [cgt.P], and otherwise ok is false. For the rules of [Times] up
// to [MaxTimes] all P-positions are known: a position is one if and only if the limit is less than the smallest of the
// [Rules.Parts] of the heap.
func (r Rules) NimValue(p Position) (v nim.Nimber, ok bool) {
	if p.Heap == 0 || p.Limit == 0 {
		return 0, true
	}
	parts, ok := r.Parts(p.Heap)
	return 0, ok && p.Limit < parts[len(parts)-1]
}
