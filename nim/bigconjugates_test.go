package nim

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// checkMinimalPolynomial checks by the definition: the polynomial has digits as coefficients, and x as a root. With as
// many different conjugates as its degree it has no factor with this root.
func checkMinimalPolynomial(t interface{ Fatalf(string, ...any) }, x Big, conjugates int) {
	polynomial := x.MinimalPolynomial()
	if len(polynomial) != conjugates+1 || polynomial[conjugates] != 1 || polynomial[conjugates-1] != x.Trace() {
		t.Fatalf("%v has the polynomial %d", x, polynomial)
	}
	var value Big
	for _, c := range slices.Backward(polynomial) {
		if c > 1 {
			t.Fatalf("%v has the polynomial %d", x, polynomial)
		}
		value = value.Mul(x).Add(BigFromNimber(c))
	}
	if value != (Big{}) {
		t.Fatalf("the polynomial of %v has there the value %v", x, value)
	}
}

func TestBigConjugates(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawBig(t, "x")
		var want []Big
		for y := x; ; {
			want = append(want, y)
			if y = y.Mul(y); y == x {
				break
			}
		}
		if got := x.Conjugates(); !slices.Equal(got, want) || len(want) != x.Degree() {
			t.Fatalf("the %d conjugates %v, want the %d %v", len(got), got, len(want), want)
		}
		var sum Big
		for _, c := range want {
			sum = sum.Add(c)
		}
		if sum != BigFromNimber(x.Trace()) {
			t.Fatalf("their sum is %v, the trace %v", sum, x.Trace())
		}
		if len(want) <= 256 {
			checkMinimalPolynomial(t, x, len(want))
		}
		if small, ok := x.Nimber(); ok {
			if got, want := x.MinimalPolynomial(), small.MinimalPolynomial(); !slices.Equal(got, want) || x.Trace() != small.Trace() {
				t.Fatalf("polynomial %d, that of the Nimber %d", got, want)
			}
		}
	})
	for x := range Nimber(256) {
		if got, want := BigFromNimber(x).MinimalPolynomial(), x.MinimalPolynomial(); !slices.Equal(got, want) {
			t.Errorf("%v has the polynomial %d, as a Nimber %d", x, got, want)
		}
	}
}

// TestBigMinimalPolynomial multiplies out, and has one of many digits.
func TestBigMinimalPolynomial(t *testing.T) {
	for _, text := range []string{"*18446744073709551616", "*340282366920938463463374607431768211455", "*18446744073709551618"} {
		x := MustParseBig(text)
		product := []Big{BigFromNimber(1)}
		for _, root := range x.Conjugates() {
			product = append(product, Big{})
			for i := len(product) - 1; i > 0; i-- {
				product[i] = product[i].Mul(root).Add(product[i-1])
			}
			product[0] = product[0].Mul(root)
		}
		var got []Big
		for _, c := range x.MinimalPolynomial() {
			got = append(got, BigFromNimber(c))
		}
		if !slices.Equal(got, product) {
			t.Errorf("%v has the polynomial %v, want %v", x, got, product)
		}
	}
	n := new(big.Int).Lsh(big.NewInt(5), 600)
	x, _ := BigFromInt(n.Add(n, big.NewInt(12345)))
	checkMinimalPolynomial(t, x, 1024)
}
