package ordinal

// inverse returns 1/x for x ≠ 0. A polynomial is inverted modulo κ^p + β, where κ is the root of degree p of β, by the
// extended algorithm of Euclid. That divides by leading coefficients, which are inverted in the same way, with smaller
// generators. The time is that of a few products of numbers of the field that x generates, which usually have many more
// terms than x.
func (e *engine) inverse(x number) number {
	if x.poly == nil {
		if !e.Spend(inverseCost * costOf(x.finite)) {
			return number{}
		}
		inverse, _ := x.finite.Inv()
		return number{finite: inverse}
	}
	degree := x.poly.gen.prime()
	if !e.Spend(degree) {
		return number{}
	}
	// Each remainder is its multiplier times x, modulo κ^p + β.
	remainder, next := make([]number, degree+1), make([]number, x.poly.powers[0].exp+1)
	remainder[degree], remainder[0] = one, x.poly.gen.root()
	for _, p := range x.poly.powers {
		next[p.exp] = p.coef
	}
	multiplier, nextMultiplier := []number(nil), []number{one}
	for len(next) > 1 {
		var quotient []number
		quotient, remainder = e.divide(remainder, next)
		multiplier = e.plusProduct(multiplier, quotient, nextMultiplier)
		if e.Err != nil {
			return number{}
		}
		remainder, next = next, remainder
		multiplier, nextMultiplier = nextMultiplier, multiplier
	}
	last := e.inverse(next[0])
	for i, c := range nextMultiplier {
		nextMultiplier[i] = e.mul(c, last)
	}
	if e.Err != nil {
		return number{}
	}
	return fromCoefficients(x.poly.gen, nextMultiplier)
}

// inverseCost is how many products the inverse of a finite nimber takes.
const inverseCost = 8

// divide divides the polynomial a by b, both given by their coefficients from the lowest, the highest of which is
// not 0. It overwrites a with the remainder.
func (e *engine) divide(a, b []number) (quotient, remainder []number) {
	top := len(b) - 1
	quotient = make([]number, len(a)-top)
	lead := e.inverse(b[top])
	for i := len(a) - 1; i >= top; i-- {
		if a[i].isZero() {
			continue
		}
		if !e.Spend(1 + top) {
			break
		}
		q := e.mul(a[i], lead)
		quotient[i-top] = q
		for j, c := range b[:top] {
			a[i-top+j] = e.add(a[i-top+j], e.mul(q, c))
		}
	}
	a = a[:top]
	for len(a) > 0 && a[len(a)-1].isZero() {
		a = a[:len(a)-1]
	}
	return quotient, a
}

// plusProduct returns the polynomial a + b·c.
func (e *engine) plusProduct(a, b, c []number) []number {
	sums := make([]rawSum, max(len(a), len(b)+len(c)-1))
	for i, p := range b {
		for j, q := range c {
			e.addProduct(&sums[i+j], p, q)
		}
	}
	result := make([]number, len(sums))
	copy(result, a)
	for i := range sums {
		result[i] = e.add(result[i], e.reduced(&sums[i]))
	}
	return result
}
