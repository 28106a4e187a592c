package parametric

import (
	"math/big"
	"slices"
)

// sturm is the chain of a polynomial without multiple roots: the polynomial, its derivative, and then the negative remainders of each and the one before it. If neither a nor b is a root, the number of roots between them is the number of times
// that the signs along the chain change at a, less that at b.
//
// Source: C. Sturm, Mémoire sur la résolution des équations numériques, 1829.
type sturm []Polynomial

func newSturm(p Polynomial) sturm {
	s := sturm{p, p.Derivative()}
	for !s[len(s)-1].IsZero() {
		_, r := s[len(s)-2].DivMod(s[len(s)-1])
		s = append(s, r.Neg().Primitive())
	}
	return s[:len(s)-1]
}

// changes returns the number of changes of sign at x; zeros do not count.
func (s sturm) changes(x *big.Rat) int {
	n, last := 0, 0
	for _, p := range s {
		if sign := p.sign(x); sign != 0 {
			if sign == -last {
				n++
			}
			last = sign
		}
	}
	return n
}

// without returns p without the root x, if it is one of those of p, which are simple.
func (p Polynomial) without(x *big.Rat) Polynomial {
	if p.IsZero() || p.sign(x) != 0 {
		return p
	}
	return p.over(NewPolynomial(new(big.Rat).Neg(x), one)).Primitive()
}

// rootsBetween returns the roots of p, which is not 0, between a and b, without these, in order and each once.
func (p Polynomial) rootsBetween(a, b *big.Rat) []Root {
	if p.leading().Sign() < 0 {
		p = p.Neg()
	}
	p = p.squareFree().without(a).without(b)
	var roots []Root
	chain := newSturm(p)
	todo := [][2]*big.Rat{{a, b}}
	for len(todo) > 0 {
		a, b := todo[len(todo)-1][0], todo[len(todo)-1][1]
		todo = todo[:len(todo)-1]
		switch chain.changes(a) - chain.changes(b) {
		case 0:
			continue
		case 1:
			roots = append(roots, newRoot(p, a, b))
			continue
		}
		m := middle(a, b)
		if q := p.without(m); q.Degree() < p.Degree() {
			roots = append(roots, exactly(m))
			p, chain = q, newSturm(q)
		}
		todo = append(todo, [2]*big.Rat{a, m}, [2]*big.Rat{m, b})
	}
	slices.SortFunc(roots, Root.Compare)
	return roots
}

// middle returns the middle of two numbers.
func middle(a, b *big.Rat) *big.Rat {
	m := new(big.Rat).Add(a, b)
	return m.Quo(m, big.NewRat(2, 1))
}
