package rulesets_test

import (
	"cmp"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/euclid"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/takeaway"
	"github.com/cgt-go/sdk/rulesets/wythoff"
)

// ownOfHeaps are for impartial games of heaps, many of which have formulas for heaps of any size.
func ownOfHeaps() []own {
	return []own{
		{"rulesets/euclid", "Rules.NimValue Rules.IsP Rules.WinningMoves Value", checkEuclid},
		{"rulesets/piles", "WinningMoves BigWinningMoves Moore.IsP Moore.WinningMove Moore.NimValue King.NimValue Lasker.NimValue Nim.NimValue Staircase.NimValue Sweets.NimValue Unequal.NimValue", checkPiles},
		{"rulesets/takeaway", "Rules.NimValue Rules.WinningMoves FibonacciWinningMoves", checkTakeAway},
		{"rulesets/wythoff", "Rules.NimValue Rules.IsP Rules.WinningMoves Rules.Pair Rules.Table", checkWythoff},
	}
}

func number(n uint64) *big.Int { return new(big.Int).SetUint64(n) }

// pairs returns pairs with heaps that are not large.
func pairs(list []piles.BigPair) []piles.Pair {
	var small []piles.Pair
	for _, p := range list {
		small = append(small, piles.Pair{A: p.A.Uint64(), B: p.B.Uint64()})
	}
	return small
}

func checkEuclid(t *testing.T) {
	for _, r := range []euclid.Rules{{}, {ToZero: true}} {
		for _, start := range []piles.Pair{{A: 34, B: 21}, {A: 8, B: 30}, {A: 12, B: 12}, {A: 55, B: 13}, {A: 0, B: 3}} {
			eachNimValue(t, r, r.NimValue, start)
			eachWin(t, r, start, func(p piles.Pair, isMisere bool) (bool, bool) {
				return !r.IsP(number(p.A), number(p.B)), !isMisere
			})
			eachMove(t, r, start, func(p piles.Pair) []piles.Pair { return pairs(r.WinningMoves(number(p.A), number(p.B))) })
			if !r.ToZero {
				eachNimValue(t, r, func(p piles.Pair) (nim.Nimber, bool) {
					return nim.Nimber(euclid.Value(number(p.A), number(p.B)).Uint64()), true
				}, start)
			}
		}
	}
}

func checkPiles(t *testing.T) {
	sizes := func(p heaps.Heaps) []uint64 {
		var list []uint64
		for n := range p.Sizes() {
			list = append(list, uint64(n))
		}
		return list
	}
	of := func(list []uint64) heaps.Heaps {
		var ints []int
		for _, n := range list {
			ints = append(ints, int(n))
		}
		return heaps.NewHeaps(ints...)
	}
	start := heaps.NewHeaps(4, 5, 6)
	eachWin(t, piles.Nim{}, start, func(p heaps.Heaps, isMisere bool) (bool, bool) {
		if isMisere {
			var values []nim.Nimber
			for n := range p.Sizes() {
				values = append(values, nim.Nimber(n))
			}
			return nim.MisereNim(values...) == cgt.N, true
		}
		return len(piles.WinningMoves(sizes(p)...)) > 0, true
	})
	// with returns the heaps after one is made smaller.
	with := func(p heaps.Heaps, heap int, from, to uint64) heaps.Heaps {
		list := sizes(p)
		if list[heap] != from || to >= from {
			t.Errorf("%v: the heap %d is made %d of %d", p, heap, to, from)
		}
		list[heap] = to
		return of(list)
	}
	eachMove(t, piles.Nim{}, start, func(p heaps.Heaps) (moves []heaps.Heaps) {
		for _, m := range piles.WinningMoves(sizes(p)...) {
			moves = append(moves, with(p, m.Heap, m.From, m.To))
		}
		return moves
	})
	eachMove(t, piles.Nim{}, start, func(p heaps.Heaps) (moves []heaps.Heaps) {
		var list []*big.Int
		for _, n := range sizes(p) {
			list = append(list, number(n))
		}
		for _, m := range piles.BigWinningMoves(list...) {
			moves = append(moves, with(p, m.Heap, m.From.Uint64(), m.To.Uint64()))
		}
		return moves
	})
	eachNimValue(t, piles.Nim{}, piles.Nim{}.NimValue, start)
	eachNimValue(t, piles.Lasker{}, piles.Lasker{}.NimValue, heaps.NewHeaps(9), heaps.NewHeaps(5, 4))
	eachNimValue(t, piles.King{}, piles.King{}.NimValue, piles.Pair{A: 12, B: 9})
	eachNimValue(t, piles.Unequal{}, piles.Unequal{}.NimValue, piles.Pair{A: 12, B: 9}, piles.Pair{A: 7, B: 7})
	eachZero(t, piles.Unequal{}, piles.Unequal{}.NimValue, piles.Pair{A: 12, B: 9}, piles.Pair{A: 7, B: 7})
	eachNimValue(t, piles.Sweets{}, piles.Sweets{}.NimValue, piles.Pair{A: 40, B: 33}, piles.Pair{B: 9}, piles.Pair{})
	eachNimValue(t, piles.Staircase{}, piles.Staircase{}.NimValue, piles.NewStairs(3, 2, 2, 1))
	for k := 1; k <= 3; k++ {
		r, start := piles.Moore{K: k}, heaps.NewHeaps(4, 3, 3, 2, 1)
		eachNimValue(t, r, r.NimValue, start)
		if k > 1 { // and it is not Nim
			eachZero(t, r, r.NimValue, start)
		}
		eachWin(t, r, start, func(p heaps.Heaps, isMisere bool) (bool, bool) { return !r.IsP(sizes(p)...), !isMisere })
		lost := losing(t, r, start)
		for _, p := range append(r.AppendMoves(nil, start, cgt.Left), start) {
			after, ok := r.WinningMove(sizes(p)...)
			isGood := slices.Contains(lost, of(after)) && slices.Contains(r.AppendMoves(nil, p, cgt.Left), of(after))
			if ok == slices.Contains(lost, p) || ok && !isGood {
				t.Fatalf("by %v a move from %v that wins leads to %v, %v", r, p, after, ok)
			}
		}
	}
}

func checkTakeAway(t *testing.T) {
	for _, r := range []takeaway.Rules{takeaway.Fibonacci(), takeaway.Times(1), takeaway.Times(3)} {
		start := takeaway.Start(30)
		after := func(p takeaway.Position, n uint64) takeaway.Position {
			return takeaway.Position{Heap: p.Heap - n, Limit: r.Most(n)}
		}
		eachNimValue(t, r, r.NimValue, start)
		eachZero(t, r, r.NimValue, start)
		eachMove(t, r, start, func(p takeaway.Position) (moves []takeaway.Position) {
			amounts, ok := r.WinningMoves(p)
			if !ok {
				t.Errorf("nothing is said about %v", p)
			}
			for _, n := range amounts {
				moves = append(moves, after(p, n))
			}
			return moves
		})
		if r.Most(1) == 2 {
			eachMove(t, r, start, func(p takeaway.Position) (moves []takeaway.Position) {
				for _, n := range takeaway.FibonacciWinningMoves(number(p.Heap), number(p.Limit)) {
					moves = append(moves, after(p, n.Uint64()))
				}
				return moves
			})
		}
	}
}

func checkWythoff(t *testing.T) {
	for k := uint32(1); k <= 4; k++ {
		r, start := wythoff.New(k), piles.Pair{A: 12, B: 15}
		eachWin(t, r, start, func(p piles.Pair, isMisere bool) (bool, bool) {
			return !r.IsP(number(p.A), number(p.B)), !isMisere
		})
		eachMove(t, r, start, func(p piles.Pair) []piles.Pair { return pairs(r.WinningMoves(number(p.A), number(p.B))) })
		table := must(r.Table(t.Context(), 13, 16, cgt.Limits{}))
		eachNimValue(t, r, func(p piles.Pair) (nim.Nimber, bool) { return table[p.A][p.B], true }, start)
		eachNimValue(t, r, r.NimValue, start)
		eachZero(t, r, r.NimValue, start)
		lost := losing(t, r, start)
		lost = slices.DeleteFunc(lost, func(p piles.Pair) bool { return p.A > p.B })
		slices.SortFunc(lost, func(p, q piles.Pair) int { return cmp.Compare(p.A, q.A) })
		for n, p := range lost {
			if a, b := r.Pair(number(uint64(n))); a.Uint64() != p.A || b.Uint64() != p.B {
				t.Errorf("t = %d: the P-position %d is %v, and not (%v, %v)", k, n, p, a, b)
			}
		}
	}
}
