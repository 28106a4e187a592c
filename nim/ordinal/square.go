package ordinal

// square returns x·x. Squaring is additive, so a polynomial has the squares of its terms.
func (e *engine) square(x *node) *node {
	if x == nil || x.isOne() {
		return x
	}
	if x.gen == finite {
		if !e.spend(costOf(x.coef)) {
			return nil
		}
		return &node{coef: x.coef.Square()}
	}
	size := 2*x.powers[0].exp + 1
	if !e.spend(1 + size/8) {
		return nil
	}
	coefs := make([]*node, size)
	for _, p := range x.powers {
		coefs[2*p.exp] = e.square(p.coef)
	}
	return e.reduce(x.gen, coefs)
}

// sqrt returns the number whose square is x. Where κ is the root of degree p of β, the square root of κ^i is κ^(i/2) for even i and
// κ^((i+p)/2) divided by that of β for odd i.
func (e *engine) sqrt(x *node) *node {
	if x == nil || x.isOne() {
		return x
	}
	if x.gen == finite {
		if !e.spend(costOf(x.coef)) {
			return nil
		}
		return &node{coef: x.coef.Sqrt()}
	}
	if !e.spend(1 + x.gen.prime()/8) {
		return nil
	}
	coefs := make([]*node, x.gen.prime())
	for _, p := range x.powers {
		if e.err != nil {
			return nil
		}
		exp, root := p.exp, e.sqrt(p.coef)
		if exp%2 == 1 {
			exp += x.gen.prime()
			root = e.mul(root, e.inverseRoot(x.gen))
		}
		coefs[exp/2] = root
	}
	if e.err != nil {
		return nil
	}
	return fromCoefficients(x.gen, coefs)
}

// inverseRoot returns 1/√g.root().
func (e *engine) inverseRoot(g generator) *node {
	r, ok := e.roots[g]
	if !ok {
		if r = e.sqrt(e.inverse(g.root())); e.err != nil {
			return nil
		}
		if e.roots == nil {
			e.roots = map[generator]*node{}
		}
		e.roots[g] = r
	}
	return r
}
