package ordinal

import (
	"cmp"
	"hash/maphash"
	"math/big"

	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/nim"
)

// A node is a nimber other than 0, written as a polynomial in the largest generator that occurs in it. The coefficients have
// smaller generators only, and the polynomial is of smaller degree than the generator, so every nimber has just one such form. It is also the Cantor normal
// form, for the powers of a generator are powers of ω. A nil *node is 0. Nodes are immutable, and may share coefficients.
type node struct {
	gen    generator
	coef   nim.Big // the nimber, if gen is finite
	powers []power // else: the powers of gen, from the largest, which is not gen^0; no coefficient is 0
}

// power is coef·gen^exp.
type power struct {
	exp  int
	coef *node
}

var one = &node{coef: nim.BigFromNimber(1)}

// fromInt returns n ≥ 0 as a nimber.
func fromInt(n *big.Int) nim.Big {
	x, _ := nim.BigFromInt(n)
	return x
}

func finiteNode(c nim.Big) *node {
	if c == (nim.Big{}) {
		return nil
	}
	return &node{coef: c}
}

// polynomial returns the nimber with the given powers of g, of which none has the coefficient 0.
func polynomial(g generator, powers []power) *node {
	switch {
	case len(powers) == 0:
		return nil
	case powers[0].exp == 0:
		return powers[0].coef
	}
	return &node{gen: g, powers: powers}
}

// fromCoefficients returns the nimber with the given coefficients of g^0, g^1, ….
func fromCoefficients(g generator, coefs []*node) *node {
	count := 0
	for _, c := range coefs {
		if c != nil {
			count++
		}
	}
	powers := make([]power, 0, count)
	for exp := len(coefs) - 1; exp >= 0; exp-- {
		if coefs[exp] != nil {
			powers = append(powers, power{exp, coefs[exp]})
		}
	}
	return polynomial(g, powers)
}

// isOne reports whether x is 1.
func (x *node) isOne() bool { return x == one || x.gen == finite && x.coef == one.coef }

// compare returns −1, 0 or 1 for the order of ordinals. The first difference of the normal forms decides.
func compare(x, y *node) int {
	switch {
	case x == y:
		return 0
	case x == nil:
		return -1
	case y == nil:
		return 1
	case x.gen != y.gen:
		return cmp.Compare(x.gen, y.gen)
	case x.gen == finite:
		return x.coef.Compare(y.coef)
	}
	for i := range min(len(x.powers), len(y.powers)) {
		p, q := x.powers[i], y.powers[i]
		if p.exp != q.exp {
			return cmp.Compare(p.exp, q.exp)
		}
		if c := compare(p.coef, q.coef); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(x.powers), len(y.powers))
}

// nodes has the nodes of all values of type [Nimber] that somebody holds, so that equal ones are the same. The
// nodes of coefficients and of intermediate results are not in it.
var nodes intern.Table[node]

var hashSeed = maphash.MakeSeed()

func (x *node) hash() uint64 {
	if x.gen == finite {
		return intern.Mix(0, maphash.Comparable(hashSeed, x.coef))
	}
	h := uint64(x.gen)
	for _, p := range x.powers {
		h = intern.Mix(intern.Mix(h, uint64(p.exp)), p.coef.hash())
	}
	return h
}

// nimber returns x as a value.
func (x *node) nimber() Nimber {
	if x == nil {
		return Nimber{}
	}
	return Nimber{intern.Get(&nodes, x.hash(), x, func(a, b *node) bool { return compare(a, b) == 0 }, func(x *node) *node { return x })}
}
