package transfinite

import (
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// Pow returns x^n; ok is false if n is negative and x^n is no [Number], which is so unless x has exactly one
// term. x^0 is 1. The power of a number with several terms has at least n+1 terms.
func (x Number) Pow(n int) (power Number, ok bool) {
	var unlimited budget.Budget
	return pow(&unlimited, x, n)
}

func pow(b *budget.Budget, x Number, n int) (Number, bool) {
	if n >= 0 {
		return naturalPow(b, x, uint64(n)), true
	}
	if x.NumTerms() != 1 {
		return Number{}, false
	}
	t := x.p.terms[0]
	inverse := monomial(t.coeff.inv(), t.exp.Neg())
	return naturalPow(b, inverse, -uint64(n)), true
}

func naturalPow(b *budget.Budget, x Number, n uint64) Number {
	switch {
	case n == 0:
		return Int(1)
	case x.IsZero():
		return x
	case x.NumTerms() == 1:
		return powTerm(b, x.p.terms[0], n)
	case !spend(b, n):
		return Number{}
	}
	power, square := Int(1), x
	for ; n > 0 && b.Err == nil; n >>= 1 {
		if n&1 == 1 {
			power = multiply(b, power, square)
		}
		if n > 1 {
			square = multiply(b, square, square)
		}
	}
	return power
}

// powTerm returns the n-th power of a term, for n > 0.
func powTerm(b *budget.Budget, t term, n uint64) Number {
	if size := uint64(t.coeff.bits()); size > 1 { // the powers of ±1 do not grow
		long := min(n, 1<<31) * size / bitsPerStep
		if !spend(b, min(long, 1<<31)*min(long, 1<<31)) {
			return Number{}
		}
	}
	times := rationalFromBig(new(big.Rat).SetUint64(n))
	return monomial(t.coeff.pow(n), t.exp.scale(times, Number{}))
}

// Root returns the n-th root of x if it is a [Number], for even n the one that is not negative. That of a single term
// r·ω^y is r^(1/n)·ω^(y/n), if r^(1/n) is rational. A number with several terms has a root only if it is a power of
// another one. Otherwise, and for n < 1, ok is false. The work is that of taking the n-th power of each truncation of
// the root, or of what was found of it until it failed. Beyond [MaxSteps] Root panics with a [*cgt.LimitError].
//
// Source for the roots of terms: Conway, On Numbers and Games, ch. 3 and 4.
func (x Number) Root(n int) (root Number, ok bool) {
	f := bounded()
	defer f.check()
	return rootOf(f.b, x, n)
}

func rootOf(b *budget.Budget, x Number, n int) (Number, bool) {
	if n < 1 || n%2 == 0 && x.Sign() < 0 {
		return Number{}, false
	}
	if n == 1 || x.IsZero() {
		return x, true
	}
	// A power of a number with several terms has more terms than the exponent says, for a polynomial with a root
	// of that multiplicity has: G. Hajós, Matematikai Lapok 4 (1953), pp. 40–41.
	if x.NumTerms() > 1 && x.NumTerms() <= n {
		return Number{}, false
	}
	first := x.p.terms[0]
	r, ok := first.coeff.root(n)
	if !ok {
		return Number{}, false
	}
	part := rational{num: 1, less: int64(n) - 1} // 1/n
	root := monomial(r, first.exp.scale(part, Number{}))
	if x.NumTerms() == 1 {
		return root, true
	}
	if n%2 == 0 && n > 2 {
		if root, ok = rootOf(b, x, 2); !ok {
			return Number{}, false
		}
		return rootOf(b, root, n/2)
	}
	// The terms of the root come from left to right. As with quotients, the exponents of an exact root lie in a
	// finite box: its bounds are those of x, divided by n.
	p := newPacking(x)
	bounds := p.bounds(x)[0]
	inside := func(y Number) bool {
		entries := make([]rational, len(p.bases))
		for _, t := range y.list() {
			k, found := slices.BinarySearchFunc(p.bases, t.exp, falling)
			if !found {
				return false
			}
			entries[k] = t.coeff
		}
		for k, e := range entries {
			if e.cmp(bounds.low[k].mul(part)) < 0 || e.cmp(bounds.high[k].mul(part)) > 0 {
				return false
			}
		}
		return true
	}
	slope := powTerm(b, root.p.terms[0], uint64(n-1)).scale(rational{num: int64(n)}, Number{})
	terms := slices.Clone(root.p.terms)
	if !inside(terms[0].exp) {
		return Number{}, false
	}
	left := x.Truncate(1).Neg().Add(x)
	for !left.IsZero() {
		t := quotientTerm(left, slope)
		if !inside(t.exp) {
			return Number{}, false
		}
		terms = append(terms, t)
		next := makeNumber(slices.Clone(terms))
		// Fractions grow, and to keep them in lowest terms takes time in proportion to the square of their size.
		size := uint64(t.coeff.cost())
		if !spend(b, stepsPerTerm*(left.cost()+next.cost())*size*size) {
			return Number{}, false
		}
		if n == 2 { // x − next² = x − root² − t·(root + next)
			left = left.Sub(root.Add(next).scale(t.coeff, t.exp))
		} else {
			left = x.Sub(naturalPow(b, next, uint64(n)))
		}
		if b.Err != nil {
			return Number{}, false
		}
		root = next
	}
	return root, true
}
