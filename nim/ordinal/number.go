package ordinal

import (
	"cmp"
	"hash/maphash"
	"math/big"

	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/nim"
)

// A number is a nimber, as the arithmetic has it: finite, or else a polynomial in the largest generator that occurs in
// it. The zero value is 0.
type number struct {
	finite nim.Big     // the nimber if poly is nil, and else 0
	poly   *polynomial // nil for a finite nimber
}

// A polynomial has coefficients with smaller generators than its own, and is of smaller degree than that, so every
// infinite nimber is just one polynomial. This is also its Cantor normal form, for the powers of a generator are powers
// of ω. Polynomials are immutable, and may share coefficients.
type polynomial struct {
	gen    generator
	powers []power // from the largest, which is not gen^0; no coefficient is 0
}

// power is coef·gen^exp.
type power struct {
	exp  int
	coef number
}

var one = finiteNumber(1)

func finiteNumber(n nim.Nimber) number { return number{finite: nim.BigFromNimber(n)} }

// intNumber returns n ≥ 0.
func intNumber(n *big.Int) number {
	x, _ := nim.BigFromInt(n)
	return number{finite: x}
}

func (x number) isZero() bool { return x == number{} }

// gen returns the largest generator in x.
func (x number) gen() generator {
	if x.poly == nil {
		return noGenerator
	}
	return x.poly.gen
}

// fromPowers returns the number with the given powers of g, from the largest, of which none has the coefficient 0.
func fromPowers(g generator, powers []power) number {
	switch {
	case len(powers) == 0:
		return number{}
	case powers[0].exp == 0:
		return powers[0].coef
	}
	return number{poly: &polynomial{g, powers}}
}

// fromCoefficients returns the number with the given coefficients of g^0, g^1, ….
func fromCoefficients(g generator, coefs []number) number {
	count := 0
	for _, c := range coefs {
		if !c.isZero() {
			count++
		}
	}
	powers := make([]power, 0, count)
	for exp := len(coefs) - 1; exp >= 0; exp-- {
		if !coefs[exp].isZero() {
			powers = append(powers, power{exp, coefs[exp]})
		}
	}
	return fromPowers(g, powers)
}

// compare returns −1, 0 or 1 for the order of ordinals. The first difference of the normal forms decides.
func compare(x, y number) int {
	switch {
	case x == y:
		return 0
	case x.gen() != y.gen():
		return cmp.Compare(x.gen(), y.gen())
	case x.poly == nil:
		return x.finite.Compare(y.finite)
	}
	a, b := x.poly.powers, y.poly.powers
	for i := range min(len(a), len(b)) {
		p, q := a[i], b[i]
		if p.exp != q.exp {
			return cmp.Compare(p.exp, q.exp)
		}
		if c := compare(p.coef, q.coef); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(a), len(b))
}

// polynomials has those of all values of type [Nimber] that somebody holds, so that equal ones are the same. Those of
// coefficients and of intermediate results are not in it.
var polynomials intern.Table[polynomial]

var hashSeed = maphash.MakeSeed()

func (x number) hash() uint64 {
	if x.poly == nil {
		return maphash.Comparable(hashSeed, x.finite)
	}
	h := uint64(x.poly.gen)
	for _, p := range x.poly.powers {
		h = intern.Mix(intern.Mix(h, uint64(p.exp)), p.coef.hash())
	}
	return h
}

// nimber returns x as a value.
func (x number) nimber() Nimber {
	if x.poly == nil {
		return Nimber{x}
	}
	return Nimber{number{poly: intern.Get(&polynomials, x.hash(), x.poly,
		func(a, b *polynomial) bool { return compare(number{poly: a}, number{poly: b}) == 0 },
		func(p *polynomial) *polynomial { return p })}}
}
