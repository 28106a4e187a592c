package parametric

import (
	"context"
	"math/big"
	"slices"
)

// variations returns how often the signs of the coefficients change of (1+x)^n·p((a+bx)/(1+x)), where n is the degree
// of p, which has integer coefficients and is not 0. The positive x stand for the numbers between a and b, so that
// there are at most as many roots of p between them, by Descartes' rule; if none or one is possible, there are none or
// one. If p has no root near, there are 0 if a and b are near enough to one another, and 1 if it has one that is
// simple.
//
// Source: G. E. Collins, A. G. Akritas, Polynomial real root isolation using Descartes' rule of signs, SYMSAC 1976.
func (p Polynomial) variations(a, b *big.Rat) int {
	// With a = start/den and b − a = width/den, first c has the coefficients of den^n·p(a + (b−a)·x) by falling powers.
	den := new(big.Int).Mul(a.Denom(), b.Denom())
	start := new(big.Int).Mul(a.Num(), b.Denom())
	width := new(big.Int).Mul(b.Num(), a.Denom())
	width.Sub(width, start)
	n := p.Degree()
	c := make([]*big.Int, 0, n+1)
	power := big.NewInt(1)
	var y big.Int
	for i := n; i >= 0; i-- {
		c = append(c, new(big.Int))
		for k := len(c) - 1; k > 0; k-- {
			c[k].Mul(c[k], width)
			c[k].Add(c[k], y.Mul(c[k-1], start))
		}
		c[0].Mul(c[0], width)
		last := c[len(c)-1]
		last.Add(last, y.Mul(power, p.c[i].Num()))
		power.Mul(power, den)
	}
	// These are the ones of the polynomial in 1/x by rising powers, and 1/x becomes 1+x.
	for i := range n {
		for k := n - 1; k >= i; k-- {
			c[k].Add(c[k], c[k+1])
		}
	}
	changes, last := 0, 0
	for _, x := range c {
		if sign := x.Sign(); sign != 0 {
			if sign == -last {
				changes++
			}
			last = sign
		}
	}
	return changes
}

// without returns p without the root x, if it is one of those of p, which are simple.
func (p Polynomial) without(x *big.Rat) Polynomial {
	if p.IsZero() || p.sign(x) != 0 {
		return p
	}
	return p.over(NewPolynomial(new(big.Rat).Neg(x), one)).Primitive()
}

// rootsBetween returns the roots of p, which is not 0, between a and b, without these, in order and each once. The
// error is the cause of ctx.
func (p Polynomial) rootsBetween(ctx context.Context, a, b *big.Rat) ([]Root, error) {
	if p.leading().Sign() < 0 {
		p = p.Neg()
	}
	p = p.squareFree().without(a).without(b)
	var roots []Root
	todo := [][2]*big.Rat{{a, b}}
	for len(todo) > 0 {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		a, b := todo[len(todo)-1][0], todo[len(todo)-1][1]
		todo = todo[:len(todo)-1]
		switch p.variations(a, b) {
		case 0:
			continue
		case 1:
			roots = append(roots, newRoot(p, a, b))
			continue
		}
		m := middle(a, b)
		if q := p.without(m); q.Degree() < p.Degree() {
			roots = append(roots, exactly(m))
			p = q
		}
		todo = append(todo, [2]*big.Rat{a, m}, [2]*big.Rat{m, b})
	}
	slices.SortFunc(roots, Root.Compare)
	return roots, nil
}

// middle returns the middle of two numbers.
func middle(a, b *big.Rat) *big.Rat {
	m := new(big.Rat).Add(a, b)
	return m.Quo(m, big.NewRat(2, 1))
}
