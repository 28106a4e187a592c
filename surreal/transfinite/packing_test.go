package transfinite

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// TestWideFields multiplies and divides numbers whose exponents are far apart, so that packed exponents have fields of
// more than one word, next to small ones.
func TestWideFields(t *testing.T) {
	regime{"", 1 << 20, integerFactor, tableFactor, 0}.set(t)
	rapid.Check(t, func(t *rapid.T) {
		shifts := rapid.SliceOfN(rapid.UintRange(0, 200), 3, 3).Draw(t, "bits")
		draw := func(name string) Number {
			var x Number
			for range rapid.IntRange(2, 5).Draw(t, name) {
				var exponent Number
				for i, s := range shifts {
					n := new(big.Int).Lsh(big.NewInt(rapid.Int64Range(-3, 3).Draw(t, "n")), s)
					n.Add(n, big.NewInt(rapid.Int64Range(-3, 3).Draw(t, "m")))
					exponent = exponent.Add(FromRat(new(big.Rat).SetInt(n)).Mul(Int(int64(i)).OmegaPow()))
				}
				x = x.Add(Int(rapid.Int64Range(1, 5).Draw(t, "coefficient")).Mul(exponent.OmegaPow()))
			}
			return x
		}
		x, y := draw("x"), draw("y")
		xy := x.Mul(y)
		checkForm(t, xy)
		var sum Number
		for _, u := range x.list() {
			sum = sum.Add(y.scale(u.coeff, u.exp))
		}
		if !xy.Equal(sum) {
			t.Fatalf("(%v)*(%v) = %v, want %v", x, y, xy, sum)
		}
		if q, ok := xy.DivExact(y); !ok || !q.Equal(x) {
			t.Fatalf("(%v)/(%v) = %v, %v, want %v", xy, y, q, ok, x)
		}
	})
}

// TestLongProducts compares products of numbers with many terms and large coefficients in all ways of making them.
func TestLongProducts(t *testing.T) {
	huge := new(big.Rat).SetFrac(new(big.Int).Lsh(big.NewInt(1), 100), big.NewInt(7))
	for _, e := range []func(i int64) Number{
		Int,
		func(i int64) Number { return Int(i * i) },
		func(i int64) Number { return Int(i % 7).OmegaPow().Add(FromRat(ratio(i, 3))) },
		func(i int64) Number { return FromRat(huge).Mul(Int(i)) },
	} {
		x, y := polynomial(60, e), polynomial(50, e)
		y = y.Mul(FromRat(huge)).Sub(Int(1))
		var want Number
		for i, r := range regimes {
			t.Run(fmt.Sprintf("%v/%s", y.Truncate(1), r.name), func(t *testing.T) {
				r.set(t)
				got := x.Mul(y)
				if i == 0 {
					want = got
				}
				if !got.Equal(want) {
					t.Errorf("%v, want %v", got, want)
				}
			})
		}
	}
}
