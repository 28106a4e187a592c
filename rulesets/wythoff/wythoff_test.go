package wythoff_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/wythoff"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, n := range []uint32{1, 2, 5} {
		cgttest.Run(t, wythoff.New(n), piles.Pair{}, piles.Pair{A: 6, B: 5}, piles.Pair{A: 1, B: 9}, piles.Pair{A: 0, B: 3})
	}
}

// moves returns the pairs after a move, by the definition.
func moves(t, a, b int) [][2]int {
	var list [][2]int
	for x := 0; x <= a; x++ {
		for y := 0; y <= b; y++ {
			k, l := a-x, b-y
			if k+l > 0 && (k == 0 || l == 0 || max(k-l, l-k) < t) {
				list = append(list, [2]int{x, y})
			}
		}
	}
	return list
}

// naive returns the nim-values of all positions with heaps smaller than n, from the moves.
func naive(t, n int) [][]nim.Nimber {
	values := make([][]nim.Nimber, n)
	for a := range n {
		values[a] = make([]nim.Nimber, n)
		for b := range n {
			seen := map[nim.Nimber]bool{}
			for _, m := range moves(t, a, b) {
				seen[values[m[0]][m[1]]] = true
			}
			for seen[values[a][b]] {
				values[a][b]++
			}
		}
	}
	return values
}

// TestDefinition compares all that there is with the definition, on small boards.
func TestDefinition(t *testing.T) {
	const n = 24
	for k := 1; k <= 7; k++ {
		r, want := wythoff.New(uint32(k)), naive(k, n)
		table, err := r.Table(t.Context(), n, n, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		solver := nim.Solver[piles.Pair]{Rules: r}
		for a := range n {
			if !slices.Equal(table[a], want[a]) {
				t.Errorf("%v: row %d of the table is %v, want %v", r, a, table[a], want[a])
			}
			for b := range n {
				p := piles.Pair{A: uint64(a), B: uint64(b)}
				if v, ok := r.NimValue(p); ok != (want[a][b] == 0) || v != 0 {
					t.Errorf("%v: %v = %v, %v, want %v", r, p, v, ok, want[a][b])
				}
				if v, err := solver.Value(t.Context(), p); a < 12 && b < 12 && (err != nil || v != want[a][b]) {
					t.Errorf("%v: %v = %v, %v, want %v", r, p, v, err, want[a][b])
				}
				var got, wins []string
				for _, m := range moves(k, a, b) {
					if want[m[0]][m[1]] == 0 {
						wins = append(wins, fmt.Sprint(m[0], m[1]))
					}
				}
				for _, m := range r.WinningMoves(big.NewInt(int64(a)), big.NewInt(int64(b))) {
					got = append(got, fmt.Sprint(m.A, m.B))
				}
				slices.Sort(got)
				slices.Sort(wins)
				if !slices.Equal(got, wins) {
					t.Errorf("%v: the winning moves from %v are %v, want %v", r, p, got, wins)
				}
			}
		}
	}
}

// TestMoves compares the moves with the definition.
func TestMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 12).Draw(t, "t")
		a, b := rapid.IntRange(0, 20).Draw(t, "a"), rapid.IntRange(0, 20).Draw(t, "b")
		var got [][2]int
		for _, q := range wythoff.New(uint32(n)).AppendMoves(nil, piles.Pair{A: uint64(a), B: uint64(b)}, cgt.Left) {
			got = append(got, [2]int{int(q.A), int(q.B)})
		}
		want := moves(n, a, b)
		for _, list := range [][][2]int{got, want} {
			slices.SortFunc(list, func(x, y [2]int) int { return slices.Compare(x[:], y[:]) })
		}
		if !slices.Equal(got, want) {
			t.Errorf("t = %d: %d, %d: %v, want %v", n, a, b, got, want)
		}
	})
}

// TestKnown has values and P-positions from the tests of CGSuite 2 (GameHeapTest): a row of Wythoff's game, one for t =
// 2, and P-positions for t up to 5.
func TestKnown(t *testing.T) {
	for n, want := range map[uint32][]nim.Nimber{
		1: {10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28},
		2: {10, 11, 12, 13, 0, 14, 9, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 15, 28, 29, 30},
	} {
		table, err := wythoff.New(n).Table(t.Context(), 11, 21, cgt.Limits{})
		if err != nil || !slices.Equal(table[10], want) {
			t.Errorf("t = %d: %v, %v, want %v", n, table[10], err, want)
		}
	}
	for n, pairs := range map[uint32][]piles.Pair{
		1: {{A: 9, B: 15}, {A: 12, B: 20}, {A: 17, B: 28}},
		2: {{A: 8, B: 20}, {A: 12, B: 30}, {A: 15, B: 37}, {A: 18, B: 44}, {A: 19, B: 47}},
		3: {{A: 2, B: 8}, {A: 15, B: 51}},
		4: {{A: 3, B: 15}, {A: 4, B: 20}, {A: 11, B: 47}, {A: 17, B: 73}},
		5: {{A: 4, B: 24}, {A: 7, B: 37}, {A: 10, B: 55}, {A: 14, B: 74}, {A: 16, B: 86}},
	} {
		for _, p := range pairs {
			if v, ok := wythoff.New(n).NimValue(p); !ok || v != 0 {
				t.Errorf("t = %d: %v is not known to be a P-position", n, p)
			}
		}
	}
}

// TestBig takes numbers of all sizes. Pairs of numbers make all positive integers, each once; what is said to be a
// P-position has no winning move, and from other positions the winning moves are moves, and lead to P-positions.
func TestBig(t *testing.T) {
	number := rapid.Custom(func(t *rapid.T) *big.Int {
		return new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 40).Draw(t, "bytes"))
	})
	rapid.Check(t, func(t *rapid.T) {
		r := wythoff.New(rapid.OneOf(rapid.Uint32Range(1, 5), rapid.Uint32Min(1)).Draw(t, "t"))
		n := number.Draw(t, "n")
		a, b := r.Pair(n)
		if !r.IsP(a, b) || !r.IsP(b, a) || len(r.WinningMoves(a, b)) != 0 || len(r.WinningMoves(b, a)) != 0 {
			t.Errorf("%v: the pair %v and %v with the number %v is no P-position", r, a, b, n)
		}
		difference := new(big.Int).Mul(n, new(big.Int).SetUint64(r.T()))
		if difference.Add(difference, a).Cmp(b) != 0 {
			t.Errorf("%v: the pair %v and %v with the number %v", r, a, b, n)
		}
		next, _ := r.Pair(new(big.Int).Add(n, big.NewInt(1)))
		if gap := new(big.Int).Sub(next, a); n.Sign() > 0 && (gap.Sign() <= 0 || gap.Cmp(big.NewInt(2)) > 0) {
			t.Errorf("%v: %v and then %v", r, a, next)
		}

		x, y := number.Draw(t, "x"), number.Draw(t, "y")
		if rapid.Bool().Draw(t, "near") {
			x.Add(a, big.NewInt(rapid.Int64Range(0, 10).Draw(t, "dx")))
			y.Add(b, big.NewInt(rapid.Int64Range(0, 10).Draw(t, "dy")))
		}
		wins := r.WinningMoves(x, y)
		if r.IsP(x, y) != (len(wins) == 0) || len(wins) > 4 {
			t.Errorf("%v: the winning moves from %v and %v are %v", r, x, y, wins)
		}
		for _, w := range wins {
			k, l := new(big.Int).Sub(x, w.A), new(big.Int).Sub(y, w.B)
			d := new(big.Int).Sub(k, l)
			legal := k.Sign() >= 0 && l.Sign() >= 0 && k.Sign()+l.Sign() > 0 &&
				(k.Sign() == 0 || l.Sign() == 0 || d.CmpAbs(new(big.Int).SetUint64(r.T())) < 0)
			if !legal || !r.IsP(w.A, w.B) || w.A.Sign() < 0 || w.B.Sign() < 0 {
				t.Errorf("%v: %v and %v: no winning move to %v and %v", r, x, y, w.A, w.B)
			}
		}
	})
}

// TestGolden compares α with Fibonacci numbers: φF(n) = F(n+1) − (−1/φ)^n, so that rounded down it is F(n+1) for odd n
// and one less for even n.
func TestGolden(t *testing.T) {
	f, g := big.NewInt(1), big.NewInt(2) // F(2) and F(3)
	for n := 2; n < 2000; n++ {
		a, _ := wythoff.Rules{}.Pair(f)
		want := new(big.Int).Set(g)
		if n%2 == 0 {
			want.Sub(g, big.NewInt(1))
		}
		if a.Cmp(want) != 0 {
			t.Fatalf("F(%d): %v, want %v", n, a, want)
		}
		f, g = g, f.Add(f, g)
	}
}

// TestHuge has the largest pairs.
func TestHuge(t *testing.T) {
	r := wythoff.Rules{}
	p := piles.Pair{A: math.MaxUint64, B: math.MaxUint64}
	if _, ok := r.NimValue(p); ok {
		t.Errorf("%v is said to be a P-position", p)
	}
	a, b := r.Pair(big.NewInt(math.MaxInt64))
	if !a.IsUint64() || b.IsUint64() {
		t.Fatalf("%v, %v", a, b)
	}
	if _, ok := r.NimValue(piles.Pair{A: math.MaxUint64, B: 1}); ok {
		t.Error("a position with a huge and a small heap is said to be a P-position")
	}
	if rules := wythoff.New(math.MaxUint32); rules.T() != math.MaxUint32 {
		t.Errorf("%v", rules)
	}
}

func TestErrors(t *testing.T) {
	r := wythoff.Rules{}
	_, err := r.Table(t.Context(), 100, 100, cgt.Limits{Positions: 9999})
	var limit *cgt.LimitError
	if !errors.As(err, &limit) || limit.Limit != 9999 {
		t.Errorf("%v", err)
	}
	if _, err := r.Table(t.Context(), math.MaxInt, math.MaxInt, cgt.Limits{}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	reason := errors.New("enough")
	cancel(reason)
	if table, err := r.Table(ctx, 10, 10, cgt.Limits{}); err != reason || table != nil {
		t.Errorf("%v, %v", table, err)
	}
	for _, size := range [][2]int{{0, 5}, {5, 0}, {0, 0}} {
		if table, err := r.Table(t.Context(), size[0], size[1], cgt.Limits{}); err != nil || len(table) != size[0] {
			t.Errorf("%v, %v", table, err)
		}
	}
	panics.Expect(t, map[string]func(){
		"New":          func() { wythoff.New(0) },
		"Table":        func() { _, _ = r.Table(t.Context(), -1, 0, cgt.Limits{}) },
		"Pair":         func() { r.Pair(big.NewInt(-1)) },
		"IsP":          func() { r.IsP(big.NewInt(0), big.NewInt(-1)) },
		"WinningMoves": func() { r.WinningMoves(big.NewInt(-1), big.NewInt(0)) },
	})
}
