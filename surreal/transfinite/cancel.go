package transfinite

import (
	"cmp"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// reduceSteps is the number of steps after which the search for a quotient without denominator and for common factors
// is given up.
var reduceSteps = 20_000

// cancel divides both sides of a fraction, neither of which is 0, by what common factor it finds.
func cancel(b *budget.Budget, num, den Number) (Number, Number) {
	if q, ok := divide(b, den, num); ok { // the common case of an inverse
		return Int(1), q
	}
	factor := commonFactor(b, num, den)
	if b.Err != nil || factor.NumTerms() == 1 {
		return num, den
	}
	return exact(new(budget.Budget), num, factor), exact(new(budget.Budget), den, factor)
}

// commonFactor returns the greatest common divisor of x and y, which are not 0, up to a single term. If the budget
// is over, the result means nothing.
//
// It is that of polynomials in several variables, one for each ω^b that occurs in the exponents. Images of both with
// one variable, modulo a prime, show in most cases which variables it does not have, and of all the others it is the
// common factor of the coefficients. What is left is found by Euclid's algorithm with respect to one variable, with
// pseudo-division, where each remainder is divided by the common factor of its coefficients.
//
// Source: D. E. Knuth, The Art of Computer Programming, vol. 2, §4.6.1, algorithm E; W. S. Brown, On Euclid's
// Algorithm and the Computation of Polynomial Greatest Common Divisors, J. ACM 18 (1971), for images modulo a prime.
func commonFactor(b *budget.Budget, x, y Number) Number {
	if b.Err != nil || x.NumTerms() <= 1 || y.NumTerms() <= 1 {
		return Int(1)
	}
	x, y = primitivePart(x), primitivePart(y)
	if x.Equal(y) {
		return x
	}
	bases, shared := sharedVariables(b, x, y)
	if len(shared) == 0 {
		return Int(1)
	}
	if len(shared) < len(bases) {
		return fold(b, append(x.apart(shared), y.apart(shared)...))
	}
	main := shared[0]
	f, g := x.along(main), y.along(main)
	cf, cg := contents(b, f), contents(b, g)
	factor := commonFactor(b, cf, cg)
	if len(f) == 1 || len(g) == 1 { // then one of them is free of the variable, and equal to its contents
		return factor
	}
	x, y = exact(b, x, cf), exact(b, y, cg)
	if f[0].degree.cmp(g[0].degree) < 0 {
		x, y = y, x
	}
	for b.Err == nil {
		rest := pseudoRemainder(b, x, y, main)
		if rest.IsZero() {
			break
		}
		rest = primitivePart(rest)
		h := rest.along(main)
		if len(h) == 1 {
			return factor
		}
		x, y = y, exact(b, rest, contents(b, h))
	}
	return multiply(b, factor, y)
}

// exact returns x/y, which is known to be a number.
func exact(b *budget.Budget, x, y Number) Number {
	q, _ := divide(b, x, y)
	return q
}

// primitivePart returns x, which is not 0, times the term with which the exponents are those of a polynomial that no
// variable divides, and the leading coefficient is 1.
func primitivePart(x Number) Number {
	p := newPacking(x)
	bounds := p.bounds(x)[0]
	low := make([]term, 0, len(p.bases))
	for k, b := range p.bases {
		if r := bounds.low[k]; !r.isZero() {
			low = append(low, term{r.neg(), b})
		}
	}
	return x.scale(x.p.terms[0].coeff.inv(), makeNumber(low))
}

// part is coeff·ω^(degree·ω^b), where no exponent in coeff has a term with ω^b.
type part struct {
	degree rational
	coeff  Number
}

// along returns x as a sum of parts, by falling degree, for the largest b that occurs in the exponents, or a larger
// one.
func (x Number) along(b Number) []part {
	var parts []part
	terms := x.list()
	for len(terms) > 0 {
		degree := terms[0].degree(b)
		n := 1
		for n < len(terms) && terms[n].degree(b).cmp(degree) == 0 {
			n++
		}
		p := part{degree, makeNumber(terms[:n:n])}
		if !degree.isZero() {
			p.coeff = p.coeff.scale(rational{num: 1}, monomial(degree.neg(), b))
		}
		parts = append(parts, p)
		terms = terms[n:]
	}
	return parts
}

// degree returns the coefficient of ω^b in the exponent of t, in which no larger power of ω occurs.
func (t term) degree(b Number) rational {
	if first := t.exp.list(); len(first) > 0 && first[0].exp.Equal(b) {
		return first[0].coeff
	}
	return rational{}
}

// contents returns the common factor of the coefficients of the parts.
func contents(b *budget.Budget, parts []part) Number {
	coeffs := make([]Number, len(parts))
	for i, p := range parts {
		coeffs[i] = p.coeff
	}
	return fold(b, coeffs)
}

// fold returns the common factor of all the numbers.
func fold(b *budget.Budget, numbers []Number) Number {
	slices.SortStableFunc(numbers, func(x, y Number) int { return cmp.Compare(x.NumTerms(), y.NumTerms()) })
	factor := numbers[0]
	for _, x := range numbers[1:] {
		factor = commonFactor(b, factor, x)
		if factor.NumTerms() <= 1 {
			return Int(1)
		}
	}
	return primitivePart(factor)
}

// apart returns the coefficients of x as a polynomial in the variables that are not in the list.
func (x Number) apart(kept []Number) []Number {
	type split struct {
		kept  term
		other Number // the part of the exponent with the other variables
	}
	terms := make([]split, 0, x.NumTerms())
	for _, t := range x.list() {
		var in, out []term
		for _, u := range t.exp.list() {
			if _, found := slices.BinarySearchFunc(kept, u.exp, falling); found {
				in = append(in, u)
			} else {
				out = append(out, u)
			}
		}
		terms = append(terms, split{term{t.coeff, makeNumber(in)}, makeNumber(out)})
	}
	// Of terms that differ in the variables of the list only, the order stays.
	slices.SortStableFunc(terms, func(s, t split) int { return s.other.Compare(t.other) })
	var coeffs []Number
	for len(terms) > 0 {
		var same []term
		other := terms[0].other
		for len(terms) > 0 && terms[0].other.Equal(other) {
			same = append(same, terms[0].kept)
			terms = terms[1:]
		}
		coeffs = append(coeffs, makeNumber(same))
	}
	return coeffs
}

// pseudoRemainder returns a remainder of x, multiplied by coefficients, modulo y along ω^b, where the degree of x is at
// least that of y. Its degree is smaller than that of y.
func pseudoRemainder(b *budget.Budget, x, y Number, main Number) Number {
	g := y.along(main)[0]
	for b.Err == nil && !x.IsZero() {
		f := x.along(main)[0]
		shift := f.degree.sub(g.degree)
		if shift.sign() < 0 {
			break
		}
		x = multiply(b, x, g.coeff).Sub(multiply(b, y.scale(rational{num: 1}, monomial(shift, main)), f.coeff))
	}
	return x
}
