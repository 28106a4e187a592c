package transfinite

import (
	"context"
	"iter"
	"math/big"

	"github.com/cgt-go/sdk/internal/budget"
)

// Quotient is a fraction of two Numbers, such as 1/(ω − 1) = ω^−1 + ω^−2 + ω^−3 + …. Quotients are an ordered
// field: every operation is exact, and so is their order. It is an immutable value; the zero value is 0. It is safe for
// concurrent use.
//
// The denominator has the leading term 1, so that it is 1 or differs from it by an infinitesimal. Common factors are
// cancelled, and if the quotient is a [Number], then the denominator is 1, but only as far as it does not take long:
// (ω^1000000 − 1)/(ω − 1), a number with a million terms, stays a fraction. So equal quotients can be different
// fractions. [Quotient.Equal] and [Quotient.Compare] compare, and == does not compile.
//
// Source: Conway, On Numbers and Games, ch. 1 and 3 (the field and its normal forms).
type Quotient struct {
	num  Number
	den  Number // 0 stands for 1
	long bool   // it takes long to find out whether it is a number
}

// NewQuotient returns num/den; ok is false if den = 0.
func NewQuotient(num, den Number) (x Quotient, ok bool) {
	if den.IsZero() {
		return Quotient{}, false
	}
	return plain().reduce(num, den), true
}

// Quotient returns x as a [Quotient].
func (x Number) Quotient() Quotient { return Quotient{num: x} }

// Num returns the numerator of x.
func (x Quotient) Num() Number { return x.num }

// Den returns the denominator of x, whose leading term is 1.
func (x Quotient) Den() Number {
	if x.den.IsZero() {
		return Int(1)
	}
	return x.den
}

// Number returns x if it is a [Number]: if its normal form is finite. It costs nothing unless x has stayed a fraction
// because it would have taken long to find out, and then as much as [Number.DivExact], with the same limit.
func (x Quotient) Number() (n Number, ok bool) {
	f := bounded()
	defer f.check()
	return f.number(x)
}

func (f field) number(x Quotient) (n Number, ok bool) {
	switch {
	case x.den.IsZero():
		return x.num, true
	case x.long:
		return divide(f.b, x.num, x.den)
	}
	return Number{}, false
}

// IsZero reports whether x = 0.
func (x Quotient) IsZero() bool { return x.num.IsZero() }

// Sign returns −1, 0 or 1, the sign of x.
func (x Quotient) Sign() int { return x.num.Sign() }

// Neg returns −x.
func (x Quotient) Neg() Quotient { return Quotient{x.num.Neg(), x.den, x.long} }

// Abs returns |x|.
func (x Quotient) Abs() Quotient {
	if x.Sign() < 0 {
		return x.Neg()
	}
	return x
}

// Add returns x + y.
func (x Quotient) Add(y Quotient) Quotient { return plain().add(x, y) }

// Sub returns x − y.
func (x Quotient) Sub(y Quotient) Quotient { return plain().add(x, y.Neg()) }

// Mul returns x·y.
func (x Quotient) Mul(y Quotient) Quotient { return plain().mul(x, y) }

// Div returns x/y; ok is false if y = 0.
func (x Quotient) Div(y Quotient) (q Quotient, ok bool) {
	if y.IsZero() {
		return Quotient{}, false
	}
	return plain().div(x, y), true
}

// Inv returns 1/x; ok is false if x = 0.
func (x Quotient) Inv() (inverse Quotient, ok bool) { return Int(1).Quotient().Div(x) }

// Pow returns x^n; ok is false if x = 0 and n < 0. x^0 is 1.
func (x Quotient) Pow(n int) (power Quotient, ok bool) { return plain().pow(x, n) }

// Root returns the n-th root of x if it is a [Quotient], for even n the one that is not negative. For n < 1 there is
// none. It costs a root of a [Number], see [Number.Root], and has the same limit.
func (x Quotient) Root(n int) (root Quotient, ok bool) {
	f := bounded()
	defer f.check()
	return f.root(x, n)
}

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y. It takes two products of Numbers, unless the denominators are
// equal.
func (x Quotient) Compare(y Quotient) int {
	if x.den.Equal(y.den) {
		return x.num.Compare(y.num)
	}
	return x.num.Mul(y.Den()).Compare(y.num.Mul(x.Den()))
}

// Equal reports whether x = y. It costs as much as [Quotient.Compare].
func (x Quotient) Equal(y Quotient) bool { return x.Compare(y) == 0 }

// Terms returns the terms of the normal form of x, by falling exponent, or the first ω of them. The sequence can be
// infinite, and then there can be more terms after it: those of 1/((1 − ω^−1)·(1 − ω^−ω)) are 1, ω^−1, ω^−2 and so on
// and only then ω^−ω. The n-th term takes a product of a term and the denominator, and a sum.
func (x Quotient) Terms() iter.Seq[Term] {
	return func(yield func(Term) bool) {
		den := x.Den()
		for rest := x.num; !rest.IsZero(); {
			t := quotientTerm(rest, den)
			if !yield(t.public()) {
				return
			}
			rest = rest.Sub(den.scale(t.coeff, t.exp))
		}
	}
}

// Leading returns the first term of the normal form; ok is false for 0.
func (x Quotient) Leading() (t Term, ok bool) { return x.num.Leading() }

// IsInfinite reports whether |x| is above all integers.
func (x Quotient) IsInfinite() bool { return x.num.IsInfinite() }

// IsFinite reports whether |x| is below some integer.
func (x Quotient) IsFinite() bool { return x.num.IsFinite() }

// IsInfinitesimal reports whether |x| is below all positive rationals. So 0 is infinitesimal.
func (x Quotient) IsInfinitesimal() bool { return x.num.IsInfinitesimal() }

// StandardPart returns the rational number from which x differs by an infinitesimal; ok is false if x is infinite.
func (x Quotient) StandardPart() (r *big.Rat, ok bool) { return x.num.StandardPart() }

// field calculates with quotients, within a budget.
type field struct{ b *budget.Budget }

// plain returns a field without limits.
func plain() field { return field{new(budget.Budget)} }

// reduce returns num/den, for den ≠ 0.
func (f field) reduce(num, den Number) Quotient {
	b := budget.New(context.Background(), reduceSteps)
	defer func() { f.b.Spend(reduceSteps - b.Steps) }()
	if q, ok := divide(&b, num, den); ok {
		return Quotient{num: q}
	}
	long := b.Err != nil
	num, den = cancel(&b, num, den)
	t := den.p.terms[0]
	r, y := t.coeff.inv(), t.exp.Neg()
	return Quotient{num.scale(r, y), den.scale(r, y), long}
}

func (f field) add(x, y Quotient) Quotient {
	switch {
	case x.den.IsZero() && y.den.IsZero():
		return Quotient{num: add(f.b, x.num, y.num)}
	case x.den.Equal(y.den):
		return f.over(add(f.b, x.num, y.num), x.den)
	case y.den.IsZero(): // what is in lowest terms stays so
		return Quotient{add(f.b, x.num, multiply(f.b, y.num, x.den)), x.den, x.long}
	case x.den.IsZero():
		return f.add(y, x)
	}
	num := add(f.b, multiply(f.b, x.num, y.den), multiply(f.b, y.num, x.den))
	return f.over(num, multiply(f.b, x.den, y.den))
}

// over is reduce for a denominator that is 0 if the budget is over.
func (f field) over(num, den Number) Quotient {
	if f.b.Err != nil {
		return Quotient{}
	}
	return f.reduce(num, den)
}

func (f field) mul(x, y Quotient) Quotient {
	num := multiply(f.b, x.num, y.num)
	if x.den.IsZero() && y.den.IsZero() {
		return Quotient{num: num}
	}
	return f.over(num, multiply(f.b, x.Den(), y.Den()))
}

// div returns x/y, for y ≠ 0.
func (f field) div(x, y Quotient) Quotient {
	return f.over(multiply(f.b, x.num, y.Den()), multiply(f.b, x.Den(), y.num))
}

func (f field) pow(x Quotient, n int) (power Quotient, ok bool) {
	if n == 0 {
		return Int(1).Quotient(), true
	}
	times := uint64(n)
	if n < 0 {
		if x.IsZero() {
			return Quotient{}, false
		}
		x, times = f.div(Int(1).Quotient(), x), -times
	}
	// A fraction in lowest terms stays so, and its denominator stays one with the leading term 1.
	power.long = x.long
	power.num = naturalPow(f.b, x.num, times)
	if !x.den.IsZero() {
		power.den = naturalPow(f.b, x.den, times)
	}
	return power, true
}

// root returns the n-th root. If x = a/b is a power of a fraction, then a·b^(n−1) = x·b^n is one too, and then one of a
// Number, for a fraction whose power is a polynomial is a polynomial.
func (f field) root(x Quotient, n int) (root Quotient, ok bool) {
	if x.den.IsZero() || n < 1 {
		root.num, ok = rootOf(f.b, x.num, n)
		return root, ok
	}
	num, ok := rootOf(f.b, multiply(f.b, x.num, naturalPow(f.b, x.den, uint64(n-1))), n)
	if !ok {
		return Quotient{}, false
	}
	return f.reduce(num, x.den), true
}
