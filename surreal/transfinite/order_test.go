package transfinite

import (
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestOrder checks that numbers are totally ordered, and that the order is that of an ordered ring: x < y if y − x is
// positive, and sums and products of positive numbers are positive.
func TestOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y, z := drawNumber(t, 3, 3), drawNumber(t, 3, 3), drawNumber(t, 3, 3)
		if x.Compare(y) != x.Sub(y).Sign() || x.Compare(y) != -y.Compare(x) || x.Compare(x.Add(Number{})) != 0 {
			t.Fatalf("%v and %v compare as %d, their difference has the sign %d", x, y, x.Compare(y), x.Sub(y).Sign())
		}
		if x.Equal(y) != (x.String() == y.String()) {
			t.Fatalf("%v and %v are equal: %v", x, y, x.Equal(y))
		}
		if x.Compare(y) <= 0 && y.Compare(z) <= 0 && x.Compare(z) > 0 {
			t.Fatalf("%v <= %v <= %v, but not the first and the last", x, y, z)
		}
		if x.Compare(y) != x.Add(z).Compare(y.Add(z)) || x.Compare(y)*z.Sign() != x.Mul(z).Compare(y.Mul(z)) {
			t.Fatalf("the order of %v and %v changes when %v is added or multiplied", x, y, z)
		}
		if x.OmegaPow().Compare(y.OmegaPow()) != x.Compare(y) {
			t.Fatalf("w^(%v) and w^(%v) are not ordered as their exponents", x, y)
		}
	})
}

// TestAtALargeNumber evaluates numbers whose exponents are a + b·ω at large integers for ω and ω^ω. The values are
// those of the rational function, so sums, products and quotients must agree, and since the integers are large enough
// for these coefficients, the order must agree too.
func TestAtALargeNumber(t *testing.T) {
	const bitsOfOmega, degree = 20, 8 // ω = 2^20; all exponents are less than ±8
	omega := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), bitsOfOmega))
	large := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 3*degree*bitsOfOmega))
	power := func(x *big.Rat, n int64) *big.Rat {
		y := big.NewRat(1, 1)
		for range max(n, -n) {
			y.Mul(y, x)
		}
		if n < 0 {
			y.Inv(y)
		}
		return y
	}
	type term struct{ coeff, a, b int64 }
	check := func(t *rapid.T) {
		draw := func(name string) (x Number, value *big.Rat) {
			value = new(big.Rat)
			for range rapid.IntRange(0, 4).Draw(t, name) {
				u := term{
					rapid.Int64Range(-3, 3).Draw(t, "coefficient"),
					rapid.Int64Range(-3, 3).Draw(t, "a"), rapid.Int64Range(-3, 3).Draw(t, "b"),
				}
				exponent := Int(u.a).Add(Int(u.b).Mul(Omega()))
				x = x.Add(Int(u.coeff).Mul(exponent.OmegaPow()))
				v := power(omega, u.a)
				v.Mul(v, power(large, u.b)).Mul(v, new(big.Rat).SetInt64(u.coeff))
				value.Add(value, v)
			}
			return x, value
		}
		x, p := draw("x")
		y, q := draw("y")
		if x.Sign() != p.Sign() || x.Compare(y) != p.Cmp(q) {
			t.Fatalf("%v and %v compare as %d, not as %d", x, y, x.Compare(y), p.Cmp(q))
		}
		evaluate := func(x Number) *big.Rat {
			sum := new(big.Rat)
			for u := range x.Terms() {
				v := new(big.Rat).Set(u.Coefficient)
				for e := range u.Exponent.Terms() {
					base := large
					if e.Exponent.IsZero() {
						base = omega
					} else if !e.Exponent.Equal(Int(1)) {
						t.Fatalf("the exponent %v is not of the form a + b*w", u.Exponent)
					}
					v.Mul(v, power(base, e.Coefficient.Num().Int64()))
				}
				sum.Add(sum, v)
			}
			return sum
		}
		if got := evaluate(x.Add(y)); got.Cmp(new(big.Rat).Add(p, q)) != 0 {
			t.Fatalf("(%v) + (%v) = %v", x, y, x.Add(y))
		}
		if got := evaluate(x.Mul(y)); got.Cmp(new(big.Rat).Mul(p, q)) != 0 {
			t.Fatalf("(%v)*(%v) = %v", x, y, x.Mul(y))
		}
		z, r := draw("z")
		if quotient, ok := NewQuotient(x, y); ok {
			value := new(big.Rat).Quo(p, q)
			if got := new(big.Rat).Quo(evaluate(quotient.Num()), evaluate(quotient.Den())); got.Cmp(value) != 0 {
				t.Fatalf("(%v)/(%v) = %v", x, y, quotient)
			}
			if got, want := quotient.Compare(z.Quotient()), value.Cmp(r); got != want {
				t.Fatalf("(%v)/(%v) and %v compare as %d, not as %d", x, y, z, got, want)
			}
		}
	}
	rapid.Check(t, check)
}

// TestRecursiveProduct multiplies dyadic numbers by the rule of exercise 1.22, by which the options of xy are
// x'y + xy' − x'y', with x' and y' on the same sides for the left ones, and compares with Mul.
func TestRecursiveProduct(t *testing.T) {
	type pair struct{ x, y surreal.Game }
	known := map[pair]surreal.Game{}
	var product func(x, y surreal.Game) surreal.Game
	product = func(x, y surreal.Game) surreal.Game {
		if xy, ok := known[pair{x, y}]; ok {
			return xy
		}
		option := func(u, v surreal.Game) surreal.Game {
			return product(u, y).Add(product(x, v)).Sub(product(u, v))
		}
		var left, right []surreal.Game
		for u := range x.Left() {
			for v := range y.Left() {
				left = append(left, option(u, v))
			}
			for v := range y.Right() {
				right = append(right, option(u, v))
			}
		}
		for u := range x.Right() {
			for v := range y.Left() {
				right = append(right, option(u, v))
			}
			for v := range y.Right() {
				left = append(left, option(u, v))
			}
		}
		xy := surreal.New(left, right)
		known[pair{x, y}] = xy
		return xy
	}
	var dyadics []surreal.Dyadic
	for n := int64(-16); n <= 16; n++ {
		dyadics = append(dyadics, surreal.NewDyadic(n, 2), surreal.NewDyadic(n, 3))
	}
	for _, x := range dyadics {
		for _, y := range dyadics {
			want, isNumber := product(surreal.FromDyadic(x), surreal.FromDyadic(y)).Number()
			got, isDyadic := FromDyadic(x).Mul(FromDyadic(y)).Dyadic()
			if !isNumber || !isDyadic || got != want {
				t.Fatalf("%v*%v = %v, want %v", x, y, got, want)
			}
		}
	}
}

// TestCmpOfSharedExponents compares numbers of which each level has the one below it twice as an exponent. There are
// 2^900 ways from the top to the bottom.
func TestCmpOfSharedExponents(t *testing.T) {
	build := func(bottom int64) Number {
		x := Int(bottom)
		for range 900 {
			y := x.Neg()
			x = x.OmegaPow().Add(y.OmegaPow())
		}
		return x
	}
	x, y, z := build(1), build(1), build(2)
	if x.Compare(y) != 0 || x.Compare(z) != -1 || z.Compare(y) != 1 {
		t.Errorf("equal numbers compare as %d, others as %d and %d", x.Compare(y), x.Compare(z), z.Compare(y))
	}
	if !x.Mul(y).Equal(y.Mul(y)) || !x.Sub(y).IsZero() {
		t.Error("arithmetic of shared exponents")
	}
}

// TestSort sorts numbers of all sizes.
func TestSort(t *testing.T) {
	var xs []Number
	sorted := []string{
		"-w^w", "-w", "-w + 1", "-sqrt(w)", "-1", "-1/w", "-1/w^w", "0", "1/w^(w^w)", "1/w^2", "1/2/w", "1/w", "2/w", "1/sqrt(w)", "w^(-1/w)",
		"1 - 1/w", "1", "1 + 1/w^2", "1 + 1/w", "1000000", "w^(1/w)", "sqrt(w) - 1", "sqrt(w)", "w/3", "w - sqrt(w)", "w - 1", "w", "w + 1/w", "w + 1", "2*w", "w^(1 + 1/w)", "w^2 - w", "w^2", "w^(w-1)", "w^w - 1", "w^w",
	}
	for _, s := range sorted {
		xs = append(xs, MustParse(s))
	}
	slices.Reverse(xs)
	slices.SortFunc(xs, Number.Compare)
	for i, x := range xs {
		if !x.Equal(MustParse(sorted[i])) {
			t.Errorf("number %d is %v, want %s", i, x, sorted[i])
		}
	}
}
