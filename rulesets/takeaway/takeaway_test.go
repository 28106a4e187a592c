package takeaway_test

import (
	"errors"
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/takeaway"
)

// root is the rule by which a move may take one more than the square root of what the move before took.
func root(taken uint64) uint64 { return uint64(math.Sqrt(float64(taken))) + 1 }

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, r := range []takeaway.Rules{{}, takeaway.Times(1), takeaway.Fibonacci(), takeaway.Times(5), takeaway.Func(root)} {
		cgttest.Run(t, r, takeaway.Position{}, takeaway.Start(10), takeaway.Position{Heap: 5, Limit: 9}, takeaway.Position{Heap: 9, Limit: 0})
	}
}

// TestDefinition compares the moves, the P-positions and the winning moves with the definition.
func TestDefinition(t *testing.T) {
	const n = 60
	for c := range uint64(8) {
		r := takeaway.Times(c)
		var loses [n][n + 1]bool
		for heap := range uint64(n) {
			for limit := range uint64(n + 1) {
				p := takeaway.Position{Heap: heap, Limit: limit}
				var moves []takeaway.Position
				var wins []uint64
				for k := uint64(1); k <= heap && k <= limit; k++ {
					moves = append(moves, takeaway.Position{Heap: heap - k, Limit: c * k})
					if loses[heap-k][min(c*k, n)] {
						wins = append(wins, k)
					}
				}
				loses[heap][limit] = len(wins) == 0
				if got := r.AppendMoves(nil, p, cgt.Left); !slices.Equal(got, moves) {
					t.Errorf("%v: the moves from %v are %v, want %v", r, p, got, moves)
				}
				if v, ok := r.NimValue(p); v != 0 || ok && len(wins) > 0 || !ok && len(wins) == 0 {
					t.Errorf("%v: %v = %v, %v, but the winning moves are %v", r, p, v, ok, wins)
				}
				if got, ok := r.WinningMoves(p); ok != (c > 0) || ok && !slices.Equal(got, wins) {
					t.Errorf("%v: the winning moves from %v are %v, %v, want %v", r, p, got, ok, wins)
				}
				if got := takeaway.FibonacciWinningMoves(new(big.Int).SetUint64(heap), new(big.Int).SetUint64(limit)); c == 2 && !slices.EqualFunc(got, wins,
					func(x *big.Int, y uint64) bool { return x.Uint64() == y }) {
					t.Errorf("the winning moves of Fibonacci nim from %v are %v, want %v", p, got, wins)
				}
			}
		}
	}
}

// TestKnownValues has values from the tests of CGSuite 2 (GameHeapTest): a heap of 10 after a move that took n.
func TestKnownValues(t *testing.T) {
	for c, want := range map[uint64][]nim.Nimber{2: {0, 2, 2, 2, 5}, 3: {0, 2, 2, 6, 6}} {
		s := nim.Solver[takeaway.Position]{Rules: takeaway.Times(c)}
		for n := range uint64(21) {
			w := want[min(int(n), len(want)-1)]
			if v, err := s.Value(t.Context(), takeaway.Position{Heap: 10, Limit: c * n}); err != nil || v != w {
				t.Errorf("Times(%d): a heap of 10 after %d were taken = %v, %v, want %v", c, n, v, err, w)
			}
		}
	}
}

// TestLosingHeaps has the heaps with which the first player loses: the Fibonacci numbers, and the powers of two if no
// move may take more than the one before.
func TestLosingHeaps(t *testing.T) {
	for c, next := range map[uint64]func(x, y uint64) uint64{
		1: func(_, y uint64) uint64 { return 2 * y },
		2: func(x, y uint64) uint64 { return x + y },
	} {
		x, y, count := uint64(1), uint64(2), 0
		for n := uint64(1); n < 3000; n++ {
			_, loses := takeaway.Times(c).NimValue(takeaway.Start(n))
			if loses != (n == x) {
				t.Errorf("Times(%d): the first player loses with %d: %v", c, n, loses)
			}
			if n == x {
				x, y = y, next(x, y)
				count++
			}
		}
		if count < 10 {
			t.Errorf("Times(%d): %d heaps", c, count)
		}
	}
}

// TestParts takes large heaps: the parts make the heap, after each but the largest the next may not be taken, and each
// is a part by itself.
func TestParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := rapid.Uint64Range(1, takeaway.MaxTimes).Draw(t, "c")
		heap := rapid.OneOf(rapid.Uint64(), rapid.Uint64Min(math.MaxUint64-2)).Draw(t, "heap")
		r := takeaway.Times(c)
		parts, ok := r.Parts(heap)
		sum := uint64(0)
		for i, part := range parts {
			sum += part
			if i > 0 && r.Most(part) >= parts[i-1] {
				t.Errorf("%v: %d has the parts %v", r, heap, parts)
			}
		}
		if !ok || sum != heap {
			t.Errorf("%v: %d has the parts %v, %v", r, heap, parts, ok)
		}
		for _, part := range parts[:min(len(parts), 2)] {
			if own, ok := r.Parts(part); !ok || !slices.Equal(own, []uint64{part}) {
				t.Errorf("%v: %d has the parts %v, %v", r, part, own, ok)
			}
		}
		if c == 2 {
			compare(t, heap, parts)
		}
		fibonacci, _ := takeaway.Fibonacci().Parts(heap)
		compare(t, heap, fibonacci)
	})
}

// compare compares parts with those of Zeckendorf.
func compare(t *rapid.T, heap uint64, parts []uint64) {
	want := takeaway.Zeckendorf(new(big.Int).SetUint64(heap))
	if !slices.EqualFunc(parts, want, func(x uint64, y *big.Int) bool { return y.IsUint64() && y.Uint64() == x }) {
		t.Errorf("%d has the parts %v, want %v", heap, parts, want)
	}
}

// TestZeckendorf takes heaps of any size. What is said to win leaves a heap whose smallest part is out of reach.
func TestZeckendorf(t *testing.T) {
	number := rapid.Custom(func(t *rapid.T) *big.Int {
		return new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 30).Draw(t, "bytes"))
	})
	rapid.Check(t, func(t *rapid.T) {
		heap, limit := number.Draw(t, "heap"), number.Draw(t, "limit")
		before := new(big.Int).Set(heap)
		sum := new(big.Int)
		parts := takeaway.Zeckendorf(heap)
		for i, part := range parts {
			sum.Add(sum, part)
			if i > 0 && new(big.Int).Lsh(part, 1).Cmp(parts[i-1]) >= 0 {
				t.Errorf("%v has the parts %v", heap, parts)
			}
		}
		if sum.Cmp(heap) != 0 || heap.Cmp(before) != 0 {
			t.Errorf("%v has the parts %v", before, parts)
		}
		for _, n := range takeaway.FibonacciWinningMoves(heap, limit) {
			left := takeaway.Zeckendorf(new(big.Int).Sub(heap, n))
			if n.Cmp(limit) > 0 || n.Sign() <= 0 || len(left) > 0 && new(big.Int).Lsh(n, 1).Cmp(left[len(left)-1]) >= 0 {
				t.Errorf("from %v with the limit %v: %v does not win", heap, limit, n)
			}
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, takeaway.Parse, "0:0", "10:4", "18446744073709551615:18446744073709551615")
	for text, want := range map[string]takeaway.Position{" 10 : 4 ": {Heap: 10, Limit: 4}, "10": {Heap: 10, Limit: 9}, "0": {}, "1": {Heap: 1}} {
		if p, err := takeaway.Parse(text); err != nil || p != want {
			t.Errorf("%q is read as %v, %v, want %v", text, p, err, want)
		}
	}
	ruletest.Errors(t, takeaway.Parse, map[string]int{
		"": 0, ":": 0, "x": 0, "1:": 2, "1:x": 2, "-1": 0, "1 2": 2, "1:2:3": 3, " 5:6y": 4, "18446744073709551616": 0, "1:18446744073709551616": 2, "é": 0,
	})
	if _, err := takeaway.Parse("18446744073709551616"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
}

func TestPanics(t *testing.T) {
	panics.Expect(t, map[string]func(){
		"Zeckendorf":            func() { takeaway.Zeckendorf(big.NewInt(-1)) },
		"FibonacciWinningMoves": func() { takeaway.FibonacciWinningMoves(big.NewInt(1), big.NewInt(-1)) },
		"MustParse":             func() { takeaway.MustParse("x") },
	})
}
