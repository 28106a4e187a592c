package ordinal

import (
	"iter"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/nim"
)

// Power returns the ordinal ω^e. It is defined here, and ok is true, if e is below ω^126 and each coefficient of e is
// as small as [Levels] says.
func Power(e Nimber) (x Nimber, ok bool) {
	var exponent []exponentTerm
	for path, c := range e.v.terms {
		k, ok := finiteExponent(exponentOf(path))
		if !ok || k >= len(primes) {
			return Nimber{}, false
		}
		exponent = append(exponent, exponentTerm{k, c.Int()})
	}
	path, ok := pathOf(exponent)
	if !ok {
		return Nimber{}, false
	}
	return fromTerms([]term{{path, one.finite}}).nimber(), true
}

// Terms returns the terms ω^e·c of the Cantor normal form of x, by e and c, from the largest. A term is both the
// ordinal product of ω^e and c and the nim-product.
func (x Nimber) Terms() iter.Seq2[Nimber, nim.Big] {
	return func(yield func(Nimber, nim.Big) bool) {
		for path, c := range x.v.terms {
			var terms []term
			for _, t := range exponentOf(path) {
				// ω^k is a finite number if k = 0, and else a product of powers of the generators that belong to 3.
				p, _ := pathOf([]exponentTerm{{0, big.NewInt(int64(t.k))}})
				terms = append(terms, term{p, intNumber(t.n).finite})
			}
			if !yield(fromTerms(terms).nimber(), c) {
				return
			}
		}
	}
}

// step is a factor gen^exp of a term.
type step struct {
	gen generator
	exp int
}

// term is a product of powers of generators, from the largest generator, and a finite nimber other than 0.
type term struct {
	path []step
	coef nim.Big
}

// terms calls yield with each term of x, from the largest. The path is valid only during the call.
func (x number) terms(yield func(path []step, c nim.Big) bool) {
	if !x.isZero() {
		x.walk(nil, yield)
	}
}

func (x number) walk(path []step, yield func(path []step, c nim.Big) bool) bool {
	if x.poly == nil {
		return yield(path, x.finite)
	}
	for _, p := range x.poly.powers {
		below := path
		if p.exp > 0 {
			below = append(path, step{x.poly.gen, p.exp})
		}
		if !p.coef.walk(below, yield) {
			return false
		}
	}
	return true
}

// fromTerms returns the sum of terms that go from the largest to the smallest.
func fromTerms(ts []term) number {
	if len(ts) == 0 {
		return number{}
	}
	if len(ts[0].path) == 0 {
		return number{finite: ts[0].coef}
	}
	g := ts[0].path[0].gen
	exp := func(t term) int {
		if len(t.path) == 0 || t.path[0].gen != g {
			return 0
		}
		return t.path[0].exp
	}
	var powers []power
	for len(ts) > 0 {
		e := exp(ts[0])
		end := 0
		var coef []term
		for ; end < len(ts) && exp(ts[end]) == e; end++ {
			t := ts[end]
			if e > 0 {
				t.path = t.path[1:]
			}
			coef = append(coef, t)
		}
		powers = append(powers, power{e, fromTerms(coef)})
		ts = ts[end:]
	}
	return fromPowers(g, powers)
}

// exponentTerm is ω^k·n, for n > 0.
type exponentTerm struct {
	k int
	n *big.Int
}

// exponentOf returns the exponent of ω that a product of powers of generators is, from the largest term.
func exponentOf(path []step) []exponentTerm {
	var exponent []exponentTerm
	for len(path) > 0 {
		// The exponents of the generators of one prime are the digits of n, from the highest.
		k, p := path[0].gen.index(), big.NewInt(int64(path[0].gen.prime()))
		n := new(big.Int)
		for len(path) > 0 && path[0].gen.index() == k {
			n.Add(n, big.NewInt(int64(path[0].exp)))
			gap := path[0].gen.level()
			if path = path[1:]; len(path) > 0 && path[0].gen.index() == k {
				gap -= path[0].gen.level()
			}
			n.Mul(n, new(big.Int).Exp(p, big.NewInt(int64(gap)), nil))
		}
		exponent = append(exponent, exponentTerm{k, n})
	}
	return exponent
}

// finiteExponent returns an exponent as a number, if it is a small one.
func finiteExponent(exponent []exponentTerm) (n int, ok bool) {
	switch {
	case len(exponent) == 0:
		return 0, true
	case exponent[0].k > 0 || !exponent[0].n.IsInt64() || exponent[0].n.Int64() > int64(len(primes)):
		return 0, false
	}
	return int(exponent[0].n.Int64()), true
}

// pathOf is the inverse of exponentOf. It fails if a number has more than [Levels] digits.
func pathOf(exponent []exponentTerm) (path []step, ok bool) {
	for _, t := range exponent {
		if t.n.BitLen() > maxExponentBits(t.k) {
			return nil, false
		}
		p, n, digit := big.NewInt(int64(primes[t.k])), new(big.Int).Set(t.n), new(big.Int)
		var digits []step
		for m := 0; n.Sign() > 0; m++ {
			if m == Levels {
				return nil, false
			}
			if n.DivMod(n, p, digit); digit.Sign() > 0 {
				digits = append(digits, step{newGenerator(t.k, m), int(digit.Int64())})
			}
		}
		slices.Reverse(digits)
		path = append(path, digits...)
	}
	return path, true
}

// maxExponentBits returns a number of bits that a coefficient n_k of an exponent cannot exceed, to refuse at once what
// is much too large.
func maxExponentBits(k int) int { return Levels * big.NewInt(int64(primes[k])).BitLen() }
