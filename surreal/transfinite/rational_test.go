package transfinite

import (
	"math"
	"math/big"
	"testing"
)

// TestRational compares arithmetic with that of math/big, for numbers that are small, that just fit, and that do not.
func TestRational(t *testing.T) {
	ints := []int64{0, 1, 2, 3, 6, 1 << 31, 1<<32 + 1, 1 << 62, math.MaxInt64 - 1, math.MaxInt64}
	var all []rational
	for _, num := range ints {
		for _, den := range ints[1:] {
			r := big.NewRat(num, den)
			all = append(all, rationalFromBig(r), rationalFromBig(new(big.Rat).Neg(r)))
		}
	}
	minimum := new(big.Rat).SetInt64(math.MinInt64)
	all = append(all, rationalFromInt(math.MinInt64), rationalFromBig(new(big.Rat).Inv(minimum)), rationalFromBig(new(big.Rat).Mul(minimum, minimum)))
	check := func(op string, r, s, got rational, want *big.Rat) {
		t.Helper()
		// The form is unique, so that the numbers must also be stored alike.
		if same := rationalFromBig(want); got.rat().Cmp(want) != 0 || (got.big == nil) != (same.big == nil) || got.big == nil && got != same {
			t.Fatalf("%v %s %v = %v, want %v", r.rat(), op, s.rat(), got, want)
		}
	}
	for _, r := range all {
		check("negated, not", r, r, r.neg(), new(big.Rat).Neg(r.rat()))
		if !r.isZero() {
			check("inverted, not", r, r, r.inv(), new(big.Rat).Inv(r.rat()))
		}
		floor := new(big.Int).Div(r.rat().Num(), r.rat().Denom())
		check("rounded, not", r, r, r.floor(), new(big.Rat).SetInt(floor))
		if r.sign() != r.rat().Sign() || r.isInt() != r.rat().IsInt() || r.isZero() != (r.rat().Sign() == 0) || string(r.append(nil)) != r.rat().RatString() {
			t.Fatalf("%v has the sign %d, or is an integer: %v, or is written %s", r.rat(), r.sign(), r.isInt(), r.append(nil))
		}
		for _, s := range all {
			check("+", r, s, r.add(s), new(big.Rat).Add(r.rat(), s.rat()))
			check("-", r, s, r.sub(s), new(big.Rat).Sub(r.rat(), s.rat()))
			check("*", r, s, r.mul(s), new(big.Rat).Mul(r.rat(), s.rat()))
			if !s.isZero() {
				check("/", r, s, r.quo(s), new(big.Rat).Quo(r.rat(), s.rat()))
				step := commonStep(r, s)
				if m, n := r.quo(step), s.quo(step); step.sign() <= 0 || !m.isInt() || !n.isInt() ||
					new(big.Int).GCD(nil, nil, new(big.Int).Abs(m.rat().Num()), new(big.Int).Abs(n.rat().Num())).Cmp(big.NewInt(1)) != 0 {
					t.Fatalf("%v and %v have the common step %v", r.rat(), s.rat(), step.rat())
				}
			}
			if got, want := r.cmp(s), r.rat().Cmp(s.rat()); got != want {
				t.Fatalf("%v and %v compare as %d", r.rat(), s.rat(), got)
			}
		}
	}
}

// TestRationalRoot takes roots of powers, and of what is next to them.
func TestRationalRoot(t *testing.T) {
	huge := new(big.Rat).SetFrac(new(big.Int).Lsh(big.NewInt(3), 100), big.NewInt(1_000_003))
	for _, r := range []*big.Rat{big.NewRat(0, 1), big.NewRat(1, 1), big.NewRat(2, 3), big.NewRat(-5, 1), big.NewRat(1<<40+1, 1<<20), huge} {
		x := rationalFromBig(r)
		for n := 1; n <= 7; n++ {
			want := x
			if n%2 == 0 && x.sign() < 0 {
				want = x.neg()
			}
			power := x.pow(uint64(n))
			if root, ok := power.root(n); !ok || root.cmp(want) != 0 {
				t.Errorf("root %d of %v is %v, %v", n, power.rat(), root.rat(), ok)
			}
			if x.sign() > 0 && n > 1 {
				if root, ok := power.add(rational{num: 1}).root(n); ok {
					t.Errorf("root %d of %v + 1 is %v", n, power.rat(), root.rat())
				}
			}
		}
	}
	for _, r := range []rational{{num: -4}, {num: 2}, {num: 4, less: 2}} {
		if root, ok := r.root(2); ok {
			t.Errorf("the square root of %v is %v", r.rat(), root.rat())
		}
	}
}
