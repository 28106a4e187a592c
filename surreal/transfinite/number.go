package transfinite

import (
	"iter"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Number is a surreal number with a finite normal form: a sum r_1·ω^y_1 + … + r_n·ω^y_n with rational coefficients
// r_i ≠ 0 and exponents y_1 > … > y_n that are Numbers themselves. It is an immutable value; the zero value is 0. It is
// safe for concurrent use.
//
// [Number.Equal] and [Number.Compare] compare; == does not compile. A table that holds each number once, as that of
// [surreal.Game] does, would have made == work, but every exponent of every product would have to be looked up in it,
// which costs ten times what it takes to make one. The text of [Number.String] is the same for equal numbers and can
// be the key of a map.
//
// The exponents have exponents in their turn, up to [MaxNesting] of them.
//
// Source: Conway, On Numbers and Games, ch. 3 (the normal form); Gonshor, An Introduction to the Theory of Surreal
// Numbers, §5.
type Number struct {
	_ [0]func() // makes == a mistake that the compiler finds
	p *form     // nil for 0
}

// form is the normal form of a number that is not 0.
type form struct {
	terms  []term // by falling exponent, with coefficients that are not 0
	levels int    // of exponents: 0 for 1, 1 for ω, 2 for ω^ω
	size   int    // the number of terms, with those of all exponents, or math.MaxInt if there are more
}

// term is coeff·ω^exp.
type term struct {
	coeff rational
	exp   Number
}

// Term is one term Coefficient·ω^Exponent of a normal form.
type Term struct {
	Coefficient *big.Rat // not 0; it belongs to the caller
	Exponent    Number
}

// String returns the number that the term is, as in 1/2*w^(2).
func (t Term) String() string {
	if t.Coefficient == nil {
		return "0"
	}
	return FromRat(t.Coefficient).Mul(t.Exponent.OmegaPow()).String()
}

// makeNumber returns the number with these terms, which the caller must not change afterwards.
func makeNumber(terms []term) Number {
	switch len(terms) {
	case 0:
		return Number{}
	case 1:
		return monomial(terms[0].coeff, terms[0].exp)
	}
	f := &form{terms: terms}
	f.measure()
	return Number{p: f}
}

// monomial returns r·ω^y.
func monomial(r rational, y Number) Number {
	if r.isZero() {
		return Number{}
	}
	f := &struct { // in one piece
		form
		one [1]term
	}{one: [1]term{{r, y}}}
	f.terms = f.one[:]
	f.measure()
	return Number{p: &f.form}
}

// measure finds the levels and the size. It panics if there are too many levels.
func (f *form) measure() {
	for i := range f.terms {
		f.size = addSizes(f.size, 1)
		if y := f.terms[i].exp.p; y != nil {
			f.size = addSizes(f.size, y.size)
			f.levels = max(f.levels, y.levels+1)
		}
	}
	if f.levels > MaxNesting {
		panic(&cgt.LimitError{What: "nested exponents in a number", Limit: MaxNesting})
	}
}

func addSizes(a, b int) int {
	if a > math.MaxInt-b {
		return math.MaxInt
	}
	return a + b
}

// list returns the terms of x, which must not be changed.
func (x Number) list() []term {
	if x.p == nil {
		return nil
	}
	return x.p.terms
}

// size returns the number of terms of x and all exponents.
func (x Number) size() int {
	if x.p == nil {
		return 0
	}
	return x.p.size
}

// levels returns the number of levels of exponents of x.
func (x Number) levels() int {
	if x.p == nil {
		return 0
	}
	return x.p.levels
}

// constant returns r.
func constant(r rational) Number { return monomial(r, Number{}) }

// Int returns n.
func Int(n int64) Number { return constant(rationalFromInt(n)) }

// FromRat returns r.
func FromRat(r *big.Rat) Number { return constant(rationalFromBig(new(big.Rat).Set(r))) }

// FromDyadic returns x.
func FromDyadic(x surreal.Dyadic) Number { return constant(rationalFromBig(x.Rat())) }

// Omega returns ω, the simplest number above all integers.
func Omega() Number { return Int(1).OmegaPow() }

// OmegaPow returns ω^x. It panics with a [*cgt.LimitError] if x has [MaxNesting] levels of exponents already.
//
// Source: Conway, On Numbers and Games, ch. 3: ω^x = {0, r·ω^xL | r·ω^xR}, with r > 0 real.
func (x Number) OmegaPow() Number { return monomial(rational{num: 1}, x) }

// IsZero reports whether x = 0.
func (x Number) IsZero() bool { return x.p == nil }

// Sign returns −1, 0 or 1, the sign of x, which is that of its leading coefficient.
func (x Number) Sign() int {
	if x.p == nil {
		return 0
	}
	return x.p.terms[0].coeff.sign()
}

// NumTerms returns the number of terms of the normal form, which is 0 for 0.
func (x Number) NumTerms() int { return len(x.list()) }

// Terms returns the terms of the normal form, by falling exponent.
func (x Number) Terms() iter.Seq[Term] {
	return func(yield func(Term) bool) {
		for _, t := range x.list() {
			if !yield(t.public()) {
				return
			}
		}
	}
}

func (t term) public() Term { return Term{new(big.Rat).Set(t.coeff.rat()), t.exp} }

// Leading returns the first term of the normal form, which is the largest in absolute value; ok is false for 0.
func (x Number) Leading() (t Term, ok bool) {
	if x.p == nil {
		return Term{}, false
	}
	return x.p.terms[0].public(), true
}

// Truncate returns the sum of the first n terms of x: all of x, if there are no more. It panics if n < 0.
func (x Number) Truncate(n int) Number {
	if n >= x.NumTerms() {
		return x
	}
	return makeNumber(x.p.terms[:n:n])
}

// Truncations returns the sums of the first 0, 1, 2, … terms of x. The last is x.
func (x Number) Truncations() iter.Seq[Number] {
	return func(yield func(Number) bool) {
		for n := range x.NumTerms() + 1 {
			if !yield(x.Truncate(n)) {
				return
			}
		}
	}
}

// IsInfinite reports whether |x| is above all integers.
func (x Number) IsInfinite() bool { return x.p != nil && x.p.terms[0].exp.Sign() > 0 }

// IsFinite reports whether |x| is below some integer.
func (x Number) IsFinite() bool { return !x.IsInfinite() }

// IsInfinitesimal reports whether |x| is below all positive rationals. So 0 is infinitesimal.
func (x Number) IsInfinitesimal() bool { return x.p == nil || x.p.terms[0].exp.Sign() < 0 }

// StandardPart returns the rational number from which x differs by an infinitesimal; ok is false if x is infinite.
func (x Number) StandardPart() (r *big.Rat, ok bool) {
	if x.IsInfinite() {
		return nil, false
	}
	return new(big.Rat).Set(x.constant().rat()), true
}

// split returns the numbers of terms of x that are infinite, and that are not infinitesimal.
func (x Number) split() (infinite, notInfinitesimal int) {
	terms := x.list()
	for infinite < len(terms) && terms[infinite].exp.Sign() > 0 {
		infinite++
	}
	if infinite < len(terms) && terms[infinite].exp.IsZero() {
		return infinite, infinite + 1
	}
	return infinite, infinite
}

// constant returns the coefficient of ω^0.
func (x Number) constant() rational {
	from, to := x.split()
	if from == to {
		return rational{}
	}
	return x.p.terms[from].coeff
}

// Rat returns x if it is rational.
func (x Number) Rat() (r *big.Rat, ok bool) {
	c, ok := x.rational()
	if !ok {
		return nil, false
	}
	return new(big.Rat).Set(c.rat()), true
}

// rational returns x if it is rational.
func (x Number) rational() (rational, bool) {
	if x.p == nil {
		return rational{}, true
	}
	t := x.p.terms[0]
	return t.coeff, len(x.p.terms) == 1 && t.exp.IsZero()
}

// IsRat reports whether x is rational.
func (x Number) IsRat() bool {
	_, ok := x.rational()
	return ok
}

// IsInt reports whether x is an integer.
func (x Number) IsInt() bool {
	r, ok := x.rational()
	return ok && r.isInt()
}

// Int64 returns x if it is an integer of that size.
func (x Number) Int64() (n int64, ok bool) {
	r, ok := x.rational()
	if !ok || !r.isInt() || !r.rat().Num().IsInt64() {
		return 0, false
	}
	return r.rat().Num().Int64(), true
}

// IsDyadic reports whether x = m/2^k for integers m and k, so that it is the value of a short game.
func (x Number) IsDyadic() bool {
	r, ok := x.rational()
	den := r.rat().Denom()
	return ok && int(den.TrailingZeroBits())+1 == den.BitLen()
}

// Dyadic returns x if it is a dyadic rational number with at most [surreal.MaxExp] binary places.
func (x Number) Dyadic() (d surreal.Dyadic, ok bool) {
	r, ok := x.rational()
	if !ok || r.rat().Denom().BitLen() > surreal.MaxExp+1 {
		return surreal.Dyadic{}, false
	}
	return surreal.DyadicFromRat(r.rat())
}
