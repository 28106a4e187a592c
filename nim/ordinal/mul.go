package ordinal

import "github.com/cgt-go/sdk/nim"

// mul returns the nim-product of x and y. Polynomials in the same generator are multiplied as such, and then the
// generator to the power of its degree is replaced by what it is the root of. So the time grows with the product of the
// numbers of terms of x and y, and beyond that with the number of replacements, which may again give several terms
// each.
//
// Source: Conway, On Numbers and Games, ch. 6; Lenstra, On the algebraic closure of two.
func (e *engine) mul(x, y number) number {
	switch {
	case x == one:
		return y
	case y == one:
		return x
	}
	var product rawSum
	e.addProduct(&product, x, y)
	return e.reduced(&product)
}

// A rawSum is where products are added up before any generator is replaced, so that this is done once and not for each
// product. The zero value is 0.
type rawSum struct {
	gen    generator
	finite nim.Big  // the sum if there is no generator
	coefs  []rawSum // else: the coefficients of gen^0, gen^1, …
}

// addProduct adds x·y to s.
func (e *engine) addProduct(s *rawSum, x, y number) {
	if x.isZero() || y.isZero() || e.Err != nil {
		return
	}
	if x.gen() < y.gen() {
		x, y = y, x
	}
	g := x.gen()
	for s.gen > g {
		s = &s.coefs[0]
	}
	switch {
	case g == noGenerator:
		if e.Spend(max(costOf(x.finite), costOf(y.finite))) {
			s.finite = s.finite.Add(x.finite.Mul(y.finite))
		}
	case g > y.gen():
		if !e.grow(s, g, 1+x.poly.powers[0].exp) {
			return
		}
		for _, p := range x.poly.powers {
			e.addProduct(&s.coefs[p.exp], p.coef, y)
		}
	default:
		if !e.grow(s, g, 1+x.poly.powers[0].exp+y.poly.powers[0].exp) {
			return
		}
		for _, p := range x.poly.powers {
			for _, q := range y.poly.powers {
				e.addProduct(&s.coefs[p.exp+q.exp], p.coef, q.coef)
			}
		}
	}
}

// grow makes s, which has no generator above g, a sum with at least so many coefficients of powers of g. It reports
// whether there were steps enough for that.
func (e *engine) grow(s *rawSum, g generator, count int) bool {
	have := 0
	if s.gen == g {
		have = len(s.coefs)
	}
	if have >= count {
		return true
	}
	if !e.Spend(count - have) {
		return false
	}
	coefs := make([]rawSum, count)
	if s.gen == g {
		copy(coefs, s.coefs)
	} else {
		coefs[0] = *s
	}
	*s = rawSum{gen: g, coefs: coefs}
	return true
}

// reduced returns s as a number.
func (e *engine) reduced(s *rawSum) number {
	if s.gen == noGenerator {
		return number{finite: s.finite}
	}
	if e.Err != nil { // of a long product nothing is of use then
		return number{}
	}
	coefs := make([]number, len(s.coefs))
	for i := range s.coefs {
		coefs[i] = e.reduced(&s.coefs[i])
	}
	return e.reduce(s.gen, coefs)
}

// reduce returns the number with the given coefficients of g^0, g^1, …, of which there may be more than the degree of
// g. It overwrites them.
func (e *engine) reduce(g generator, coefs []number) number {
	if degree := g.prime(); len(coefs) > degree {
		root := g.root()
		for i := len(coefs) - 1; i >= degree; i-- {
			coefs[i-degree] = e.add(coefs[i-degree], e.mul(coefs[i], root))
		}
		coefs = coefs[:degree]
	}
	if e.Err != nil {
		return number{}
	}
	return fromCoefficients(g, coefs)
}
