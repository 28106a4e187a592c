package transfinite

import (
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// The signs of quotients
//
// The normal form of 1/(1 − ω^−1) goes on without end, and its signs are those of its terms, one behind the other. They
// repeat a block if the terms do so, in a way that shifts the exponents.
//
// Let d be a denominator 1 + … whose exponents are all multiples of one ω^g, so that it is a polynomial P(z) in z =
// ω^(−u·ω^g), where u is rational. If P(z) divides 1 − z^N, then the coefficients of 1/P(z) repeat after N of them; and
// this is so if once N after the first the coefficients are 1 again with the necessary zeros before it. Then the
// exponents of the quotient shift by h = N·u·ω^g. Far enough in the normal form, where the terms of the numerator are
// passed, a shift leads from term to term. Multiplied by the denominator of N·u, it leaves the fractions of the
// coefficients of ω^g in the exponents alone. Where these coefficients are −2 or less, the signs of exponents begin in
// the same way, and then come as many signs − as the integer part says. What the reduced exponent has is behind the
// signs that it has in common with the exponent before, and does not change with a shift. So the signs of the terms of
// one shift are a block.

const (
	// maxShift bounds the N for which a denominator divides 1 − z^N.
	maxShift = 1 << 12
	// maxSeriesCoefficient bounds the coefficients of 1/P(z). They are far smaller if P(z) divides 1 − z^N for such N.
	maxSeriesCoefficient = 1 << 40
	// maxSeries bounds the terms of the normal form that are looked at.
	maxSeries = 1 << 14
)

// SeriesError reports that a quotient has no [SignExpansion], as far as this package can tell.
type SeriesError struct {
	Quotient Quotient
	Msg      string // why
}

// Error returns the message in one line.
func (e *SeriesError) Error() string {
	return "quotient: " + scan.Brief(e.Quotient.String()) + ": " + e.Msg
}

// SignExpansion returns the sign expansion of x if x is a [Number] that has one, or if the terms of its normal form
// come to repeat their coefficients, which are dyadic, while each exponent is the one a period before and a fixed
// multiple of one power of ω less, as for 1/(ω − 1) or ω/(ω^2 + 1). Otherwise the error is a [*SeriesError] or one of
// those of [Number.SignExpansion]. If the period is beyond some thousand terms, it is a [*cgt.LimitError].
// [SignExpansion.Quotient] is the inverse.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5, for the signs of infinite sums; the period
// is worked out in quotientsigns.go.
func (x Quotient) SignExpansion() (SignExpansion, error) { return limited(x.signExpansion) }

func (x Quotient) signExpansion() (SignExpansion, error) {
	if n, ok := x.Number(); ok {
		return n.signExpansion()
	}
	outside := func(msg string) (SignExpansion, error) { return SignExpansion{}, &SeriesError{x, msg} }
	series, ok := newShift(x.Den())
	if !ok {
		return outside("its terms do not come to repeat with a shift of the exponents")
	}
	// From this coefficient of ω^g on the terms repeat.
	from := rational{}
	var higher Number
	for i, t := range x.num.list() {
		c, t := series.split(t.exp)
		if i == 0 {
			higher = t
		} else if !t.Equal(higher) {
			return outside("its normal form goes on after infinitely many terms")
		}
		if c.cmp(from) < 0 {
			from = c
		}
	}
	period := series.by.mul(rationalFromBig(new(big.Rat).SetInt(series.by.rat().Denom())))
	from = from.sub(series.by).sub(rational{num: 2})
	once, twice := from.sub(period), from.sub(period).sub(period)
	var terms []term
	first := 0
	for t := range x.Terms() {
		c, _ := series.split(t.Exponent)
		if c.cmp(twice) <= 0 {
			break
		}
		if terms = append(terms, term{rationalFromBig(t.Coefficient), t.Exponent}); len(terms) > maxSeries {
			return SignExpansion{}, &cgt.LimitError{What: "terms before a normal form repeats", Limit: maxSeries}
		}
		if c.cmp(once) > 0 {
			first = len(terms)
		}
	}
	begin, err := makeNumber(terms[:first:first]).signExpansion()
	if err != nil {
		return SignExpansion{}, err
	}
	more, err := makeNumber(terms).signExpansion()
	if err != nil {
		return SignExpansion{}, err
	}
	block, err := more.from(begin.difference(more)).Repeat(omegaOrdinal)
	if err != nil {
		return outside("infinitely many of its coefficients are not dyadic")
	}
	return begin.Concat(block), nil
}

// shift says how the terms of a quotient repeat: the exponents fall by by·ω^g.
type shift struct {
	g  Number
	by rational
}

// Quotient returns the quotient with these signs: the number, if there is one, and otherwise what the signs with a
// block stand for whose copies give infinitely many terms, as (+:1 -:w)^w for 1/(ω − 1). It is the inverse of
// [Quotient.SignExpansion]. If there is no such quotient, the error is a [*ClassError].
func (x SignExpansion) Quotient() (Quotient, error) { return limited(x.quotient) }

func (x SignExpansion) quotient() (Quotient, error) {
	n, err := x.number()
	class, ok := err.(*ClassError)
	if !ok || x.isFinite() || len(x.strings[len(x.strings)-1].block) == 0 {
		return n.Quotient(), err
	}
	// Three beginnings, each with a copy of the block more. If what comes in addition is shifted by ω^−h each time,
	// then all of it is a geometric series.
	last := len(x.strings) - 1
	var sums [3]Number
	for i := range sums {
		b := signBuilder{strings: x.strings[:last:last]}
		s := x.strings[last]
		for k := range len(s.first) + (i+2)*len(s.block) {
			r, _ := s.run(k)
			b.run(r.Sign, r.Length)
		}
		if sums[i], err = b.part().number(); err != nil {
			return Quotient{}, class
		}
	}
	more, again := sums[1].Sub(sums[0]), sums[2].Sub(sums[1])
	a, ok1 := more.Leading()
	b, ok2 := again.Leading()
	if !ok1 || !ok2 {
		return Quotient{}, class
	}
	ratio := b.Exponent.Sub(a.Exponent).OmegaPow()
	if !more.Mul(ratio).Equal(again) {
		return Quotient{}, class
	}
	series, ok := NewQuotient(more, Int(1).Sub(ratio))
	if !ok {
		return Quotient{}, class
	}
	q := sums[0].Quotient().Add(series)
	if signs, err := q.signExpansion(); err != nil || !signs.Equal(x) {
		return Quotient{}, class
	}
	return q, nil
}

// newShift returns the shift for a denominator 1 + … with more than one term.
func newShift(den Number) (s shift, ok bool) {
	terms := den.list()[1:]
	last := terms[len(terms)-1].exp
	if last.NumTerms() != 1 {
		return shift{}, false
	}
	s.g = last.list()[0].exp
	unit := last.list()[0].coeff.neg()
	for _, t := range terms {
		if t.exp.NumTerms() != 1 || !t.exp.list()[0].exp.Equal(s.g) || !t.coeff.isInt() {
			return shift{}, false
		}
		unit = commonStep(unit, t.exp.list()[0].coeff)
	}
	// The coefficients of P(z) besides the first, and those of 1/P(z).
	type power struct {
		n int
		c int64
	}
	var powers []power
	degree := 0
	for _, t := range terms {
		n, c := t.exp.list()[0].coeff.quo(unit).neg(), t.coeff
		if n.big != nil || n.num > maxShift || c.big != nil {
			return shift{}, false
		}
		degree = int(n.num)
		powers = append(powers, power{degree, c.num})
	}
	series := []int64{1}
	zeros := 0 // behind the last coefficient that is not 0
	for n := 1; n <= maxShift; n++ {
		var next int64
		for _, p := range powers {
			if p.n > n {
				break
			}
			m, ok := product(p.c, series[n-p.n])
			if !ok || max(m, -m) > maxSeriesCoefficient {
				return shift{}, false
			}
			next -= m
		}
		if next == 1 && zeros >= degree-1 {
			s.by = unit.mul(rational{num: int64(n)})
			return s, true
		}
		zeros++
		if next != 0 {
			zeros = 0
		}
		series = append(series, next)
	}
	return shift{}, false
}

// split returns the coefficient of ω^g in an exponent, and the terms that are larger.
func (s shift) split(exponent Number) (c rational, higher Number) {
	n := 0
	for n < exponent.NumTerms() && exponent.list()[n].exp.Compare(s.g) > 0 {
		n++
	}
	if n < exponent.NumTerms() && exponent.list()[n].exp.Equal(s.g) {
		c = exponent.list()[n].coeff
	}
	return c, exponent.Truncate(n)
}
