package ordinal

// square returns x·x. Squaring is additive, so a polynomial has the squares of its terms.
func (e *engine) square(x number) number {
	if x.poly == nil {
		if !e.Spend(costOf(x.finite)) {
			return number{}
		}
		return number{finite: x.finite.Square()}
	}
	size := 2*x.poly.powers[0].exp + 1
	if !e.Spend(size) {
		return number{}
	}
	coefs := make([]number, size)
	for _, p := range x.poly.powers {
		coefs[2*p.exp] = e.square(p.coef)
	}
	return e.reduce(x.poly.gen, coefs)
}

// sqrt returns the number whose square is x. Where κ is the root of degree p of β, the square root of κ^i is κ^(i/2)
// for even i and κ^((i+p)/2) divided by that of β for odd i.
func (e *engine) sqrt(x number) number {
	if x.poly == nil {
		if !e.Spend(costOf(x.finite)) {
			return number{}
		}
		return number{finite: x.finite.Sqrt()}
	}
	g := x.poly.gen
	if !e.Spend(g.prime()) {
		return number{}
	}
	coefs := make([]number, g.prime())
	for _, p := range x.poly.powers {
		if e.Err != nil {
			return number{}
		}
		exp, root := p.exp, e.sqrt(p.coef)
		if exp%2 == 1 {
			exp += g.prime()
			root = e.mul(root, e.inverseRoot(g))
		}
		coefs[exp/2] = root
	}
	if e.Err != nil {
		return number{}
	}
	return fromCoefficients(g, coefs)
}

// inverseRoot returns 1/√g.root().
func (e *engine) inverseRoot(g generator) number {
	r, ok := e.roots[g]
	if !ok {
		if r = e.sqrt(e.inverse(g.root())); e.Err != nil {
			return number{}
		}
		if e.roots == nil {
			e.roots = map[generator]number{}
		}
		e.roots[g] = r
	}
	return r
}
