package transfinite

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/internal/budget"
	"pgregory.net/rapid"
)

// TestDivExactUndoesMul checks that x·y/y = x, and that a quotient that DivExact denies does not come out of long
// division either.
func TestDivExactUndoesMul(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawNumber(t, 3, 4), drawNumber(t, 3, 4)
		if y.IsZero() {
			return
		}
		if q, ok := x.Mul(y).DivExact(y); !ok || !q.Equal(x) {
			t.Fatalf("(%v)*(%v)/(%v) = %v, %v", x, y, y, q, ok)
		}
		// Exponents can be so large that it takes for ever to see that a division or a root does not come out.
		b := budget.New(context.Background(), 100_000)
		q, ok := divide(&b, x, y)
		const most = 12
		terms, rest, _ := x.DivTerms(y, most)
		checkForm(t, terms)
		if !y.Mul(terms).Add(rest).Equal(x) {
			t.Fatalf("%v is not (%v)*(%v) + %v", x, y, terms, rest)
		}
		switch {
		case !ok && b.Err == nil && rest.IsZero():
			t.Fatalf("(%v)/(%v) = %v was not found", x, y, terms)
		case ok && !q.Mul(y).Equal(x):
			t.Fatalf("(%v)/(%v) is not %v", x, y, q)
		case ok && !q.Truncate(most).Equal(terms):
			t.Fatalf("(%v)/(%v) begins with %v, not with %v", x, y, q, terms)
		}
	})
}

// TestDivExactEnds divides where division term by term would go on for ever, or stop too early.
func TestDivExactEnds(t *testing.T) {
	w, one := Omega(), Int(1)
	inverse := Int(-1).OmegaPow()
	small := w.Neg().OmegaPow() // ω^−ω, which is below all ω^−n
	for _, test := range []struct {
		x, y Number
		ok   bool
	}{
		{one.Add(small), one.Add(inverse), false},
		{one, w.Sub(one), false},
		{w.Mul(w).Add(one), w.Sub(one), false},
		{w.Mul(w).Sub(one), w.Sub(one), true},
		{w.OmegaPow().Sub(one), FromRat(ratio(1, 3)).Mul(w).OmegaPow().Sub(one), true}, // (ω^ω − 1)/(ω^(ω/3) − 1)
		{w.OmegaPow().Sub(one), w.Sub(one), false},
		{Int(2_000_000).OmegaPow().Sub(one), Int(1_000_000).OmegaPow().Sub(one), true},
		{one, Number{}, false},
		{Number{}, Number{}, false},
		{Number{}, w, true},
	} {
		q, ok := test.x.DivExact(test.y)
		if ok != test.ok || ok && !q.Mul(test.y).Equal(test.x) {
			t.Errorf("(%v)/(%v) = %v, %v, want ok = %v", test.x, test.y, q, ok, test.ok)
		}
	}
}

// TestRootUndoesPow takes roots of powers.
func TestRootUndoesPow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNumber(t, 2, 4)
		n := rapid.IntRange(1, 4).Draw(t, "n")
		power, ok := x.Pow(n)
		if !ok {
			t.Fatalf("(%v)^%d is no number", x, n)
		}
		want := x
		if n%2 == 0 {
			want = x.Abs()
		}
		if root, ok := power.Root(n); !ok || !root.Equal(want) {
			t.Fatalf("the root %d of (%v)^%d is %v, %v", n, x, n, root, ok)
		}
		b := budget.New(context.Background(), 100_000)
		if root, ok := rootOf(&b, x, n); ok {
			if power, _ := root.Pow(n); !power.Equal(x) {
				t.Fatalf("the root %d of %v is not %v", n, x, root)
			}
		}
	})
}

// TestPow compares with repeated products.
func TestPow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNumber(t, 2, 3)
		want := Int(1)
		for n := range 5 {
			power, ok := x.Pow(n)
			if !ok || !power.Equal(want) {
				t.Fatalf("(%v)^%d = %v, %v, want %v", x, n, power, ok, want)
			}
			inverse, ok := x.Pow(-n)
			if ok != (n == 0 || x.NumTerms() == 1) || ok && !inverse.Mul(power).Equal(Int(1)) {
				t.Fatalf("(%v)^-%d = %v, %v", x, n, inverse, ok)
			}
			want = want.Mul(x)
		}
	})
}
