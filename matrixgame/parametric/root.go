package parametric

import (
	"fmt"
	"math/big"
)

// Root is a real algebraic number: a rational number, or else the only root of a polynomial between two rational
// numbers. It never changes. The zero value is 0.
type Root struct {
	p      Polynomial // without multiple roots, if the number is irrational
	lo, hi *big.Rat   // lo < x < hi, where p has no root and different signs; equal if x is rational, and nil for the zero value
}

// Rational returns the number x. It panics if x is nil.
func Rational(x *big.Rat) Root { return exactly(new(big.Rat).Set(x)) }

// exactly returns the number x, which it keeps.
func exactly(x *big.Rat) Root { return Root{lo: x, hi: x} }

// newRoot returns the only root of p, which has integer coefficients and no multiple roots, between lo and hi, which
// are no roots.
func newRoot(p Polynomial, lo, hi *big.Rat) Root {
	r := Root{p, lo, hi}
	// The denominator of a rational root divides the highest coefficient, so that between ends this near there is at
	// most one number that may be it.
	least := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Abs(p.leading().Num()))
	for new(big.Rat).Sub(r.hi, r.lo).Cmp(least) >= 0 {
		if r = r.halved(); r.isRational() {
			return r
		}
	}
	den := least.Denom()
	x := new(big.Rat).Mul(r.hi, new(big.Rat).SetInt(den))
	x.SetFrac(new(big.Int).Div(x.Num(), x.Denom()), den) // rounded down
	if x.Cmp(r.lo) > 0 && x.Cmp(r.hi) < 0 && p.sign(x) == 0 {
		return exactly(x)
	}
	return Root{p, lo, hi}
}

func (r Root) isRational() bool { return r.p.IsZero() }

// rat returns a rational number, not copied.
func (r Root) rat() *big.Rat {
	if r.lo == nil {
		return new(big.Rat)
	}
	return r.lo
}

// halved returns the same number in half of its interval.
func (r Root) halved() Root {
	m := middle(r.lo, r.hi)
	switch r.p.sign(m) {
	case 0:
		return exactly(m)
	case r.p.sign(r.lo):
		return Root{r.p, m, r.hi}
	}
	return Root{r.p, r.lo, m}
}

// Rat returns the number if it is rational.
func (r Root) Rat() (x *big.Rat, ok bool) {
	if !r.isRational() {
		return nil, false
	}
	return new(big.Rat).Set(r.rat()), true
}

// Polynomial returns a polynomial with integer coefficients and without multiple roots of which the number is a root.
// It need not be the one of the smallest degree.
func (r Root) Polynomial() Polynomial {
	if r.isRational() {
		return NewPolynomial(new(big.Rat).Neg(r.rat()), one).Primitive()
	}
	return r.p
}

// Interval returns rational numbers low ≤ high that are at most width apart, with the number between them. If it is
// rational, both are the number; otherwise it is neither, and the only root of [Root.Polynomial] between them. It
// panics if the width is not positive.
func (r Root) Interval(width *big.Rat) (low, high *big.Rat) {
	if width.Sign() <= 0 {
		panic(fmt.Errorf("parametric: an interval of width %v", width))
	}
	if r.isRational() {
		return new(big.Rat).Set(r.rat()), new(big.Rat).Set(r.rat())
	}
	for new(big.Rat).Sub(r.hi, r.lo).Cmp(width) > 0 {
		r = r.halved()
	}
	return new(big.Rat).Set(r.lo), new(big.Rat).Set(r.hi)
}

// Float64 returns the float nearest to the number, which is infinite if it is too large for one.
func (r Root) Float64() float64 {
	for {
		// An irrational number is in the middle of no two floats, so that in the end both bounds have the same float
		// nearest.
		lo, _ := r.rat().Float64()
		if r.isRational() {
			return lo
		}
		if hi, _ := r.hi.Float64(); lo == hi {
			return lo
		}
		r = r.halved()
	}
}

// Sign returns the sign of q at the number.
func (r Root) Sign(q Polynomial) int {
	if r.isRational() {
		return q.sign(r.rat())
	}
	// A common divisor has a root here if it has one between the ends, and changes its sign then.
	if g := gcd(r.p, q); g.Degree() > 0 && g.sign(r.lo) != g.sign(r.hi) {
		return 0
	}
	if q.IsZero() {
		return 0
	}
	q = q.Primitive()
	for q.sign(r.lo) == 0 || q.sign(r.hi) == 0 || q.variations(r.lo, r.hi) > 0 {
		r = r.halved()
	}
	return q.sign(r.lo)
}

// Compare returns −1, 0 or 1 as r is less than, equal to or greater than s.
func (r Root) Compare(s Root) int {
	switch {
	case r.isRational() && s.isRational():
		return r.rat().Cmp(s.rat())
	case s.isRational():
		switch x := s.rat(); {
		case x.Cmp(r.lo) <= 0:
			return 1
		case x.Cmp(r.hi) >= 0:
			return -1
		case r.p.sign(x) == r.p.sign(r.lo):
			return 1 // the polynomial changes its sign after x
		}
		return -1
	case r.isRational():
		return -s.Compare(r)
	}
	// Most numbers are soon apart.
	const rounds = 16
	for range rounds {
		if c := r.apart(s); c != 0 {
			return c
		}
		r, s = r.halved(), s.halved()
	}
	if r.Sign(s.p) == 0 {
		// r is a root of the polynomial of s, and it is s if it is between the ends.
		lo, hi := r.Compare(exactly(s.lo)), r.Compare(exactly(s.hi))
		switch {
		case lo < 0:
			return -1
		case hi > 0:
			return 1
		}
		return 0
	}
	for {
		if c := r.apart(s); c != 0 {
			return c
		}
		// Neither becomes rational, for [newRoot] has seen to that.
		r, s = r.halved(), s.halved()
	}
}

// apart compares irrational numbers whose intervals do not overlap, and returns 0 for others.
func (r Root) apart(s Root) int {
	switch {
	case r.hi.Cmp(s.lo) <= 0:
		return -1
	case r.lo.Cmp(s.hi) >= 0:
		return 1
	}
	return 0
}

// String returns a rational number as it is, and another one as in "root of t^2 - 2 between 5/4 and 3/2".
func (r Root) String() string {
	if r.isRational() {
		return r.rat().RatString()
	}
	lo, hi := r.Interval(big.NewRat(1, 4))
	return fmt.Sprintf("root of %v between %s and %s", r.p, lo.RatString(), hi.RatString())
}
