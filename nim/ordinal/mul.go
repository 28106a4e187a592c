package ordinal

// mul returns the nim-product of x and y. Polynomials in the same generator are multiplied as such, and then the generator to the power of its degree is
// replaced by what it is the root of. So the time grows with the product of the numbers of terms of x and y, and beyond that with the
// number of replacements, which may again give several terms each.
//
// Source: Conway, On Numbers and Games, ch. 6; Lenstra, On the algebraic closure of two, §1.
func (e *engine) mul(x, y *node) *node {
	if x == nil || y == nil {
		return nil
	}
	if x.gen < y.gen {
		x, y = y, x
	}
	switch {
	case y.isOne():
		return x
	case x.gen == finite:
		if !e.spend(max(costOf(x.coef), costOf(y.coef))) {
			return nil
		}
		return &node{coef: x.coef.Mul(y.coef)}
	case x.gen > y.gen:
		return e.scale(x, y)
	}
	size := x.powers[0].exp + y.powers[0].exp + 1
	if !e.spend(1 + size/8) {
		return nil
	}
	product := make([]*node, size)
	for _, p := range x.powers {
		for _, q := range y.powers {
			if e.err != nil {
				return nil
			}
			product[p.exp+q.exp] = e.add(product[p.exp+q.exp], e.mul(p.coef, q.coef))
		}
	}
	return e.reduce(x.gen, product)
}

// scale returns x·c, where c has smaller generators than x only.
func (e *engine) scale(x, c *node) *node {
	powers := make([]power, len(x.powers))
	for i, p := range x.powers {
		if e.err != nil {
			return nil
		}
		powers[i] = power{p.exp, e.mul(p.coef, c)}
	}
	return &node{gen: x.gen, powers: powers}
}

// reduce returns the nimber with the given coefficients of g^0, g^1, …, of which there may be more than the degree of g. It
// overwrites them.
func (e *engine) reduce(g generator, coefs []*node) *node {
	if degree := g.prime(); len(coefs) > degree {
		root := g.root()
		for i := len(coefs) - 1; i >= degree; i-- {
			coefs[i-degree] = e.add(coefs[i-degree], e.mul(coefs[i], root))
		}
		coefs = coefs[:degree]
	}
	if e.err != nil {
		return nil
	}
	return fromCoefficients(g, coefs)
}
