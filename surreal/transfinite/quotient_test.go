package transfinite

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"pgregory.net/rapid"
)

// drawQuotient draws a fraction.
func drawQuotient(t *rapid.T) Quotient { return drawQuotientWith(t, drawRational) }

// drawQuotientWith draws a fraction whose coefficients, and those in exponents, come from a function.
func drawQuotientWith(t *rapid.T, coeff func(*rapid.T) rational) Quotient {
	for {
		if x, ok := NewQuotient(drawNumberWith(t, 2, 3, coeff), drawNumberWith(t, 2, 3, coeff)); ok {
			return x
		}
	}
}

// TestField checks the laws of an ordered field, with cancelling of common factors and without.
func TestField(t *testing.T) {
	for _, steps := range []int{reduceSteps, 1} {
		before := reduceSteps
		reduceSteps = steps
		t.Cleanup(func() { reduceSteps = before })
		rapid.Check(t, func(t *rapid.T) {
			x, y, z := drawQuotient(t), drawQuotient(t), drawQuotient(t)
			zero, one := Quotient{}, Int(1).Quotient()
			laws := []struct {
				name string
				a, b Quotient
			}{
				{"x + 0 = x", x.Add(zero), x},
				{"x + y = y + x", x.Add(y), y.Add(x)},
				{"(x + y) + z = x + (y + z)", x.Add(y).Add(z), x.Add(y.Add(z))},
				{"x - x = 0", x.Sub(x), zero},
				{"x*1 = x", x.Mul(one), x},
				{"x*y = y*x", x.Mul(y), y.Mul(x)},
				{"(x*y)*z = x*(y*z)", x.Mul(y).Mul(z), x.Mul(y.Mul(z))},
				{"x*(y + z) = x*y + x*z", x.Mul(y.Add(z)), x.Mul(y).Add(x.Mul(z))},
			}
			if q, ok := x.Div(y); ok {
				laws = append(laws, struct {
					name string
					a, b Quotient
				}{"(x/y)*y = x", q.Mul(y), x})
			} else if !y.IsZero() {
				t.Fatalf("no quotient by %v", y)
			}
			for _, law := range laws {
				if !law.a.Equal(law.b) {
					t.Fatalf("%s fails for x = %+v, y = %+v, z = %+v: %+v, %+v", law.name, x, y, z, law.a, law.b)
				}
				checkFraction(t, law.a)
			}
			if x.Compare(y) != x.Sub(y).Sign() || x.Compare(y) != -y.Compare(x) {
				t.Fatalf("%v and %v compare as %d, their difference has the sign %d", x, y, x.Compare(y), x.Sub(y).Sign())
			}
			if x.Compare(y) < 0 && y.Compare(z) < 0 && x.Compare(z) >= 0 {
				t.Fatalf("%v < %v < %v, but not the first and the last", x, y, z)
			}
			if x.Sign() > 0 && y.Sign() > 0 && (x.Add(y).Sign() <= 0 || x.Mul(y).Sign() <= 0) {
				t.Fatalf("the sum or the product of %v and %v is not positive", x, y)
			}
		})
	}
}

func checkFraction(t *rapid.T, x Quotient) {
	checkForm(t, x.num)
	checkForm(t, x.den)
	if x.den.IsZero() {
		return
	}
	if first := x.den.list()[0]; x.den.NumTerms() < 2 || !first.coeff.isOne() || !first.exp.IsZero() {
		t.Fatalf("the denominator of %v does not begin with 1, or is 1", x)
	}
	// Exponents can be so large that it takes for ever to see that a division does not come out.
	b := budget.New(context.Background(), 100_000)
	if q, ok := divide(&b, x.num, x.den); ok && !x.long {
		t.Fatalf("%v is the number %v", x, q)
	}
}

// TestCancel checks that common factors of small numbers cancel.
func TestCancel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawQuotientWith(t, drawSmall), drawNumberWith(t, 2, 3, drawSmall)
		if y.IsZero() {
			return
		}
		z, _ := NewQuotient(x.Num().Mul(y), x.Den().Mul(y))
		if !z.Num().Equal(x.Num()) || !z.Den().Equal(x.Den()) {
			t.Fatalf("(%v)*(%v)/((%v)*(%v)) is (%v)/(%v)", x.Num(), y, x.Den(), y, z.Num(), z.Den())
		}
	})
}

// TestQuotientPowers compares powers with products, and takes roots of powers.
func TestQuotientPowers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawQuotient(t)
		power := Int(1).Quotient()
		for n := range 4 {
			got, ok := x.Pow(n)
			if !ok || !got.Equal(power) {
				t.Fatalf("(%v)^%d = %v", x, n, got)
			}
			checkFraction(t, got)
			inverse, ok := x.Pow(-n)
			if ok == (x.IsZero() && n > 0) || ok && !inverse.Mul(power).Equal(Int(1).Quotient()) {
				t.Fatalf("(%v)^-%d = %v", x, n, inverse)
			}
			checkFraction(t, inverse)
			if root, ok := power.Root(n); n > 0 && (!ok || !root.Equal(x) && (n%2 == 1 || !root.Equal(x.Abs()))) {
				t.Fatalf("the root %d of (%v)^%d is %v, %v", n, x, n, root, ok)
			}
			power = power.Mul(x)
		}
	})
}

// TestQuotientTerms compares the first terms with long division of the numerator, and with the number, if it is one.
func TestQuotientTerms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawQuotient(t)
		const most = 10
		var sum Number
		n := 0
		for u := range x.Terms() {
			if n++; n > most {
				break
			}
			sum = sum.Add(FromRat(u.Coefficient).Mul(u.Exponent.OmegaPow()))
		}
		want, rest, _ := x.Num().DivTerms(x.Den(), most)
		if !sum.Equal(want) {
			t.Fatalf("%v begins with %v, not with %v", x, want, sum)
		}
		y, ok := x.Number()
		if ok && !y.Truncate(most).Equal(sum) || !ok && rest.IsZero() {
			t.Fatalf("%v is %v, %v, and begins with %v", x, y, ok, sum)
		}
		// What is left is less than the last term by an infinite factor.
		left := x.Sub(sum.Quotient())
		if last := slices.Collect(sum.Terms()); len(last) > 0 && !left.IsZero() {
			u, _ := left.Leading()
			if u.Exponent.Compare(last[len(last)-1].Exponent) >= 0 {
				t.Fatalf("%v - (%v) begins with ω^(%v)", x, sum, u.Exponent)
			}
		}
	})
}

// TestQuotientFloor checks that the floor is at most x and above x − 1, and differs from x by a finite number; and
// that the floor of the floor is the same.
func TestQuotientFloor(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawQuotientWith(t, drawSmall)
		floor := x.Floor()
		checkFraction(t, floor)
		if d := x.Sub(floor); d.Sign() < 0 || d.Compare(Int(1).Quotient()) >= 0 {
			t.Fatalf("the floor of %v is %v", x, floor)
		}
		if !floor.IsOmnific() || x.IsOmnific() != floor.Equal(x) {
			t.Fatalf("the floor of %v is %v", x, floor)
		}
		// A truncation is an omnific integer: adding an infinitesimal does not change it, and so is the sum of two.
		y := drawQuotientWith(t, drawSmall).Floor()
		if sum := floor.Add(y); !sum.IsOmnific() || !floor.Mul(y).IsOmnific() {
			t.Fatalf("the sum or the product of %v and %v is no omnific integer", floor, y)
		}
		if n, ok := x.Number(); ok && !n.Floor().Quotient().Equal(floor) {
			t.Fatalf("the floor of %v is %v or %v", x, floor, n.Floor())
		}
	})
}

// TestLongQuotient keeps a number with many terms as a fraction until it is asked for.
func TestLongQuotient(t *testing.T) {
	const n = 30_000
	one, w := Int(1), Omega()
	x, _ := NewQuotient(Int(n).OmegaPow().Sub(one), w.Sub(one))
	if !x.long || x.Den().NumTerms() != 2 {
		t.Fatalf("the quotient has %d and %d terms", x.Num().NumTerms(), x.Den().NumTerms())
	}
	if y, ok := x.Number(); !ok || y.NumTerms() != n || !y.Quotient().Equal(x) {
		t.Errorf("the number has %d terms, %v", y.NumTerms(), ok)
	}
	if y := x.Mul(w.Sub(one).Quotient()); y.String() != "w^(30000) - 1" {
		t.Errorf("multiplied by the denominator: %v", y)
	}
	y, _ := NewQuotient(Int(n).OmegaPow().Add(one), w.Sub(one))
	if _, ok := y.Number(); ok || y.Compare(x) != 1 {
		t.Errorf("(w^30000 + 1)/(w - 1) is a number, or not the larger one")
	}
}

// TestMaxSteps checks that what could go on for very long ends in a panic.
func TestMaxSteps(t *testing.T) {
	before := maxSteps
	maxSteps = 100_000
	t.Cleanup(func() { maxSteps = before })
	one, w := Int(1), Omega()
	huge := Int(1_000_000_000).OmegaPow()
	x, _ := NewQuotient(huge.Sub(one), w.Sub(one))
	y, _ := NewQuotient(huge, w.Sub(one))
	almost, _ := NewQuotient(huge.Add(Int(999_999_999).OmegaPow()).Add(Int(5).OmegaPow()), w.Mul(w))
	for name, f := range map[string]func(){
		"DivExact":        func() { huge.Sub(one).DivExact(w.Sub(one)) },
		"Root":            func() { huge.Add(Int(999_999_999).OmegaPow()).Add(w).Root(2) },
		"Quotient.Number": func() { x.Number() },
		"Quotient.Root":   func() { almost.Mul(y).Mul(y).Root(3) },
		"Floor":           func() { y.Floor() },
		"IsOmnific":       func() { y.IsOmnific() },
	} {
		func() {
			defer func() {
				if limit, ok := recover().(*cgt.LimitError); !ok || limit.Limit != maxSteps {
					t.Errorf("%s ends with %v", name, limit)
				}
			}()
			f()
		}()
	}
	var limit *cgt.LimitError
	if s, err := x.SignExpansion(); !errors.As(err, &limit) || !s.IsEmpty() {
		t.Errorf("the signs of %v are %v, %v", x, s, err)
	}
	if q, ok := huge.DivExact(w); !ok || q.NumTerms() != 1 {
		t.Error("a quotient of terms goes beyond the limit")
	}
}
