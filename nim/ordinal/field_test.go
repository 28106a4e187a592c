package ordinal_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

var one = ordinal.FromNimber(1)

// TestAgainstOracle compares the operations with those of finite fields that are made in another way.
func TestAgainstOracle(t *testing.T) {
	if detector.On {
		t.Skip("one goroutine, and ten times as slow")
	}
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(oracles()).Draw(t, "field")
		x, y := drawMapped(t, f), drawMapped(t, f)
		xi, yi := f.image(x), f.image(y)
		check := func(name string, got ordinal.Nimber, want *big.Int) {
			if f.image(got).Cmp(want) != 0 {
				t.Errorf("%s of %v and %v is not %v", name, x, y, got)
			}
		}
		check("the sum", x.Add(y), new(big.Int).Xor(xi, yi))
		check("the product", x.Mul(y), f.mul(xi, yi))
		check("the square", x.Square(), f.square(xi))
		check("the power", x.Pow(13), f.pow(xi, big.NewInt(13)))
		if got := f.square(f.image(x.Sqrt())); got.Cmp(xi) != 0 {
			t.Errorf("%v is not the square root of %v", x.Sqrt(), x)
		}
		if inverse, ok := x.Inv(); ok != (xi.Sign() != 0) || ok && f.mul(f.image(inverse), xi).Cmp(big.NewInt(1)) != 0 {
			t.Errorf("%v, %v is not the inverse of %v", inverse, ok, x)
		}
		if (x == y) != (xi.Cmp(yi) == 0) {
			t.Errorf("%v and %v have images that are equal or not, unlike them", x, y)
		}
	})
}

// TestField checks the axioms of fields.
func TestField(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y, z := drawNimber(t, 6, 3), drawNimber(t, 6, 3), drawNimber(t, 4, 3)
		if x.Add(y) != y.Add(x) || x.Add(y).Add(z) != x.Add(y.Add(z)) || !x.Add(x).IsZero() || x.Add(ordinal.Nimber{}) != x {
			t.Errorf("sums of %v, %v and %v", x, y, z)
		}
		if x.Mul(y) != y.Mul(x) || x.Mul(one) != x || !x.Mul(ordinal.Nimber{}).IsZero() {
			t.Errorf("products of %v and %v", x, y)
		}
		if x.Mul(y).Mul(z) != x.Mul(y.Mul(z)) {
			t.Errorf("the product of %v, %v and %v depends on the order", x, y, z)
		}
		if x.Mul(y.Add(z)) != x.Mul(y).Add(x.Mul(z)) {
			t.Errorf("%v·(%v + %v)", x, y, z)
		}
		if x.Square() != x.Mul(x) || x.Pow(5) != x.Mul(x).Mul(x).Mul(x).Mul(x) || x.Pow(0) != one {
			t.Errorf("powers of %v", x)
		}
	})
}

// TestInverses divides, which may give numbers with many terms, with few generators.
func TestInverses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawNimber(t, 3, 2), drawNimber(t, 3, 2)
		inverse, ok := x.Inv()
		if ok != !x.IsZero() || ok && inverse.Mul(x) != one || !ok && !inverse.IsZero() {
			t.Errorf("1/(%v) = %v, %v", x, inverse, ok)
		}
		quotient, ok := y.Div(x)
		if ok != !x.IsZero() || ok && quotient != y.Mul(inverse) || !ok && !quotient.IsZero() {
			t.Errorf("%v/(%v) = %v, %v", y, x, quotient, ok)
		}
		if root := x.Sqrt(); root.Square() != x || x.Square().Sqrt() != x {
			t.Errorf("the square root of %v is %v", x, root)
		}
	})
}

// TestFinite compares finite numbers with [nim.Big].
func TestFinite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func() nim.Big {
			x, _ := nim.BigFromInt(new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 40).Draw(t, "x")))
			return x
		}
		a, b := draw(), draw()
		x, y := ordinal.FromBig(a), ordinal.FromBig(b)
		if got, ok := x.Big(); got != a || !ok || !x.IsFinite() || x.IsZero() != (a == nim.Big{}) || x.String() != a.Int().String() {
			t.Errorf("%v is %v", a, x)
		}
		small, fits := a.Nimber()
		if n, ok := x.Nimber(); n != small || ok != fits || ok && ordinal.FromNimber(n) != x {
			t.Errorf("%v as a Nimber is %v, %v", a, n, ok)
		}
		inverse, ok := a.Inv()
		got, gotOK := x.Inv()
		if x.Add(y) != ordinal.FromBig(a.Add(b)) || x.Mul(y) != ordinal.FromBig(a.Mul(b)) || x.Square() != ordinal.FromBig(a.Square()) ||
			x.Sqrt() != ordinal.FromBig(a.Sqrt()) || got != ordinal.FromBig(inverse) || gotOK != ok || x.Compare(y) != a.Compare(b) || x.Degree() != a.Degree() {
			t.Errorf("%v and %v are not as the finite nimbers", x, y)
		}
	})
	if _, ok := ordinal.Omega().Big(); ok || ordinal.Omega().IsFinite() {
		t.Error("ω is finite")
	}
	if _, ok := ordinal.Omega().Nimber(); ok {
		t.Error("ω is a Nimber")
	}
}
