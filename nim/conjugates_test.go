package nim

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestConjugates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawNimber(t, "x"), drawNimber(t, "y")
		conjugates := x.Conjugates()
		if d := x.Degree(); len(conjugates) != d || conjugates[0] != x || conjugates[d-1].Square() != x {
			t.Fatalf("%d", conjugates)
		}
		if sum := Sum(conjugates...); sum != x.Trace() {
			t.Fatalf("their sum is %d, the trace %d", sum, x.Trace())
		}
		slices.Sort(conjugates)
		if len(slices.Compact(conjugates)) != x.Degree() {
			t.Fatalf("twice the same: %d", conjugates)
		}

		polynomial := x.MinimalPolynomial()
		if d := x.Degree(); len(polynomial) != d+1 || polynomial[d] != 1 || polynomial[d-1] != x.Trace() {
			t.Fatalf("polynomial %d", polynomial)
		}
		value := func(x Nimber) (v Nimber) {
			for _, c := range slices.Backward(polynomial) {
				if c > 1 {
					t.Fatalf("polynomial %d", polynomial)
				}
				v = v.Mul(x).Add(c)
			}
			return v
		}
		if v := value(x); v != 0 {
			t.Fatalf("polynomial %d at x: %d", polynomial, v)
		}
		if v := value(y); v == 0 && !slices.Contains(conjugates, y) {
			t.Fatalf("polynomial %d has another root", polynomial)
		}
		// The conjugate over half the field is half way.
		if d := x.Degree(); d > 1 && x.conjugate(d/2) != x.Conjugates()[d/2] {
			t.Fatalf("conjugate over half the field: %d", x.conjugate(d/2))
		}
	})
}
