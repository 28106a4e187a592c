package ordinal

// inverse returns 1/x for x ≠ 0. A polynomial is inverted modulo κ^p + β, where κ is the root of degree p of β, by the extended
// algorithm of Euclid. That divides by leading coefficients, which are inverted in the same way, with smaller generators. The time is that of a few
// products of numbers of the field that x generates, which usually has many more terms than x.
func (e *engine) inverse(x *node) *node {
	if x.isOne() {
		return x
	}
	if x.gen == finite {
		if !e.spend(8 * costOf(x.coef)) {
			return nil
		}
		inverse, _ := x.coef.Inv()
		return &node{coef: inverse}
	}
	degree := x.gen.prime()
	if !e.spend(degree) {
		return nil
	}
	// Each remainder is its multiplier times x, modulo the polynomial.
	remainder, next := make([]*node, degree+1), make([]*node, x.powers[0].exp+1)
	remainder[degree], remainder[0] = one, x.gen.root()
	for _, p := range x.powers {
		next[p.exp] = p.coef
	}
	var multiplier, nextMultiplier []*node
	nextMultiplier = []*node{one}
	for len(next) > 1 {
		quotient := e.divide(&remainder, next)
		if e.err != nil {
			return nil
		}
		multiplier = e.addProduct(multiplier, quotient, nextMultiplier)
		remainder, next = next, remainder
		multiplier, nextMultiplier = nextMultiplier, multiplier
	}
	if e.err != nil {
		return nil
	}
	last := e.inverse(next[0])
	for i, c := range nextMultiplier {
		nextMultiplier[i] = e.mul(c, last)
	}
	if e.err != nil {
		return nil
	}
	return fromCoefficients(x.gen, nextMultiplier)
}

// divide divides the polynomial a by b, both given by their coefficients from the lowest, the highest of which is not 0. It returns
// the quotient and leaves the remainder in a.
func (e *engine) divide(a *[]*node, b []*node) (quotient []*node) {
	r := *a
	top := len(b) - 1
	quotient = make([]*node, len(r)-top)
	lead := e.inverse(b[top])
	for i := len(r) - 1; i >= top; i-- {
		if r[i] == nil {
			continue
		}
		if !e.spend(1 + top/8) {
			return nil
		}
		q := e.mul(r[i], lead)
		quotient[i-top] = q
		for j, c := range b[:top] {
			if c != nil {
				r[i-top+j] = e.add(r[i-top+j], e.mul(q, c))
			}
		}
	}
	r = r[:top]
	for len(r) > 0 && r[len(r)-1] == nil {
		r = r[:len(r)-1]
	}
	*a = r
	return quotient
}

// addProduct returns a + b·c, where the highest coefficients of b and c are not 0. It may overwrite a.
func (e *engine) addProduct(a, b, c []*node) []*node {
	for len(a) < len(b)+len(c)-1 {
		a = append(a, nil)
	}
	for i, p := range b {
		for j, q := range c {
			if p == nil || q == nil {
				continue
			}
			if e.err != nil {
				return a
			}
			a[i+j] = e.add(a[i+j], e.mul(p, q))
		}
	}
	return a
}
