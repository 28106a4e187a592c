package matrixgame

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// Whatever the entries are between the bounds, the value is between those of the bounds, and the strategies guarantee
// it.
func TestSolveBetween(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 100 {
		n, k := r.IntN(5)+1, r.IntN(5)+1
		low, high, some := make([][]int64, n), make([][]int64, n), make([][]int64, n)
		for i := range n {
			for range k {
				x, y := r.Int64N(20), r.Int64N(5)
				low[i], high[i], some[i] = append(low[i], x), append(high[i], x+y), append(some[i], x+r.Int64N(y+1))
			}
		}
		b, err := SolveBetween(t.Context(), Integers(low...), Integers(high...))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Verify(); err != nil {
			t.Fatal(err)
		}
		m := Integers(some...)
		sol, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		least, most := b.Value()
		if sol.Value().Cmp(least) < 0 || sol.Value().Cmp(most) > 0 || m.Guarantee(Row, b.Row()).Cmp(least) < 0 || m.Guarantee(Column, b.Column()).Cmp(most) > 0 {
			t.Fatalf("%v: value %v from %v to %v with %v and %v", m, sol.Value(), least, most, b.Row(), b.Column())
		}
	}
}

func TestSolveBetweenErrors(t *testing.T) {
	m := Integers([]int64{1, 2})
	for _, c := range []struct {
		high  *Matrix
		place string
	}{{Integers([]int64{1}), ""}, {Integers([]int64{1, 1}), "row 1, column 2"}} {
		_, err := SolveBetween(t.Context(), m, c.high)
		if e := (*InputError)(nil); !errors.As(err, &e) || e.Place != c.place {
			t.Errorf("%v, want an error in %q", err, c.place)
		}
	}
	b, err := SolveBetween(t.Context(), m, m)
	if err != nil || b.Verify() != nil {
		t.Fatal(err)
	}
	if low, high := b.Value(); low.Cmp(high) != 0 {
		t.Errorf("from %v to %v", low, high)
	}
	high, err := Solve(t.Context(), Integers([]int64{1, 1}))
	if err != nil {
		t.Fatal(err)
	}
	if e := (*VerifyError)(nil); !errors.As((&Bounds{b.low, high}).Verify(), &e) || e.Place != "row 1, column 2" {
		t.Errorf("bounds that are not in order: %v", e)
	}
}

// By the definition of rounding, numbers strictly between the bounds become the float, and others not.
func TestRounded(t *testing.T) {
	for _, x := range []float64{0.1, -0.1, 1, -2, 3, 0, 5e-324, 1e300, math.MaxFloat64, -math.MaxFloat64} {
		low, high, err := Rounded([][]float64{{x}})
		if err != nil {
			t.Fatal(err)
		}
		a, b := low.At(0, 0), high.At(0, 0)
		inner := new(big.Rat).Sub(b, a)
		if inner.Sign() <= 0 {
			t.Fatalf("%v: from %v to %v", x, a, b)
		}
		inner.Mul(inner, big.NewRat(1, 1000))
		for _, y := range []*big.Rat{new(big.Rat).Add(a, inner), new(big.Rat).Sub(b, inner)} {
			if f, _ := y.Float64(); f != x {
				t.Errorf("%v: %v becomes %v", x, y, f)
			}
		}
		for _, y := range []*big.Rat{new(big.Rat).Sub(a, inner), new(big.Rat).Add(b, inner)} {
			if f, _ := y.Float64(); f == x {
				t.Errorf("%v: %v should not become it", x, y)
			}
		}
	}
	if _, _, err := Rounded([][]float64{{math.NaN()}}); err == nil {
		t.Error("NaN was accepted")
	}
}
