package euclid_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/euclid"
	"github.com/cgt-go/sdk/rulesets/piles"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, rules := range []euclid.Rules{{}, {ToZero: true}} {
		cgttest.Run(t, rules, piles.Pair{}, piles.Pair{A: 0, B: 5}, piles.Pair{A: 7, B: 7}, piles.Pair{A: 31, B: 12}, piles.Pair{A: 13, B: 100})
	}
}

// moves returns the pairs after a move, by the definition.
func moves(r euclid.Rules, a, b int) [][2]int {
	var list [][2]int
	for k := 1; ; k++ {
		x, y := a-k*b, b-k*a
		switch {
		case a == 0 || b == 0 || x < 0 && y < 0:
			return list
		case x > 0 || x == 0 && r.ToZero:
			list = append(list, [2]int{x, b})
		}
		if y > 0 || y == 0 && r.ToZero {
			list = append(list, [2]int{a, y})
		}
	}
}

// TestDefinition compares all that there is with the definition, for small heaps.
func TestDefinition(t *testing.T) {
	const n = 70
	for _, r := range []euclid.Rules{{}, {ToZero: true}} {
		var values [n][n]uint64
		for sum := range 2*n - 1 {
			for a := max(0, sum-n+1); a <= min(sum, n-1); a++ {
				b := sum - a
				options := map[uint64]bool{}
				var want, wins []piles.Pair
				for _, m := range moves(r, a, b) {
					q := piles.Pair{A: uint64(m[0]), B: uint64(m[1])}
					want = append(want, q)
					options[values[m[0]][m[1]]] = true
					if values[m[0]][m[1]] == 0 {
						wins = append(wins, q)
					}
				}
				for options[values[a][b]] {
					values[a][b]++
				}
				value := values[a][b]

				p := piles.Pair{A: uint64(a), B: uint64(b)}
				v, ok := r.NimValue(p)
				if ok && uint64(v) != value || !ok && (!r.ToZero || value == 0) {
					t.Errorf("%+v: %v = %v, %v, want %v", r, p, v, ok, value)
				}
				x, y := big.NewInt(int64(a)), big.NewInt(int64(b))
				if !r.ToZero && euclid.Value(x, y).Uint64() != value {
					t.Errorf("Value(%v) = %v, want %v", p, euclid.Value(x, y), value)
				}
				if r.IsP(x, y) != (value == 0) {
					t.Errorf("%+v: IsP(%v), but the value is %v", r, p, value)
				}
				if got := r.AppendMoves(nil, p, cgt.Left); !slices.Equal(ordered(got), ordered(want)) {
					t.Errorf("%+v: the moves from %v are %v, want %v", r, p, got, want)
				}
				var got []piles.Pair
				for _, m := range r.WinningMoves(x, y) {
					got = append(got, piles.Pair{A: m.A.Uint64(), B: m.B.Uint64()})
				}
				if !slices.Equal(ordered(got), ordered(wins)) {
					t.Errorf("%+v: the winning moves from %v are %v, want %v", r, p, got, wins)
				}
			}
		}
	}
}

// ordered sorts a list.
func ordered(list []piles.Pair) []piles.Pair {
	slices.SortFunc(list, func(p, q piles.Pair) int {
		return slices.Compare([]uint64{p.A, p.B}, []uint64{q.A, q.B})
	})
	return list
}

// TestFibonacci has neighbours in the Fibonacci sequence, whose ratio is less than φ and more than φ in turn.
func TestFibonacci(t *testing.T) {
	a, b := big.NewInt(2), big.NewInt(3) // F(3) and F(4)
	for n := 3; n < 1000; n++ {
		if got := (euclid.Rules{}).IsP(a, b); got != (n%2 == 1) {
			t.Fatalf("IsP of F(%d) and the next: %v", n, got)
		}
		a, b = b, a.Add(a, b)
	}
}

// TestSizes compares numbers of 64 bits with larger ones, and the moves from them with their definition.
func TestSizes(t *testing.T) {
	size := rapid.OneOf(rapid.Uint64(), rapid.Uint64Min(math.MaxUint64-3), rapid.Uint64Max(9))
	rapid.Check(t, func(t *rapid.T) {
		p := piles.Pair{A: size.Draw(t, "a"), B: size.Draw(t, "b")}
		a, b := new(big.Int).SetUint64(p.A), new(big.Int).SetUint64(p.B)
		if v, ok := (euclid.Rules{}).NimValue(p); !ok || euclid.Value(a, b).Uint64() != uint64(v) {
			t.Errorf("%v = %v, want %v", p, v, euclid.Value(a, b))
		}
		for _, r := range []euclid.Rules{{}, {ToZero: true}} {
			wins := r.WinningMoves(a, b)
			if r.IsP(a, b) != (len(wins) == 0) {
				t.Errorf("%+v: winning moves from %v: %v", r, p, wins)
			}
			for _, w := range wins {
				x, y := new(big.Int).Sub(a, w.A), new(big.Int).Sub(b, w.B)
				if x.Sign() == 0 {
					x, y = y, x
					a, b = b, a
				}
				if y.Sign() != 0 || x.Sign() <= 0 || new(big.Int).Rem(x, b).Sign() != 0 || b.Cmp(a) > 0 || !r.IsP(w.A, w.B) {
					t.Errorf("%+v: no winning move from %v to %v", r, p, w)
				}
				a, b = new(big.Int).SetUint64(p.A), new(big.Int).SetUint64(p.B)
			}
		}
	})
}

func TestPanics(t *testing.T) {
	minus, one := big.NewInt(-1), big.NewInt(1)
	panics.Expect(t, map[string]func(){
		"Value":        func() { euclid.Value(minus, one) },
		"IsP":          func() { euclid.Rules{}.IsP(one, minus) },
		"WinningMoves": func() { euclid.Rules{}.WinningMoves(minus, one) },
	})
}
