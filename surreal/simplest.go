package surreal

import (
	"math/big"
	"math/bits"
)

// bound is one end of an interval of numbers: a number that belongs to it or not, or infinity.
type bound struct {
	x        Dyadic
	infinite bool
	closed   bool // x belongs to the interval
}

// above reports whether y lies in the interval as far as its lower end b says.
func (b bound) above(y Dyadic) bool {
	if b.infinite {
		return true
	}
	c := b.x.Compare(y)
	return c < 0 || c == 0 && b.closed
}

// below reports whether y lies in the interval as far as its upper end b says.
func (b bound) below(y Dyadic) bool {
	if b.infinite {
		return true
	}
	c := y.Compare(b.x)
	return c < 0 || c == 0 && b.closed
}

// simplest returns the simplest number between lo and hi: that of the earliest birthday. ok is
// false if there is no number between them.
//
// Source: Conway, On Numbers and Games, ch. 2 (theorem 11, the simplicity theorem).
func simplest(lo, hi bound) (x Dyadic, ok bool) {
	if !lo.infinite && !hi.infinite {
		if c := lo.x.Compare(hi.x); c > 0 || c == 0 && !(lo.closed && hi.closed) {
			return Dyadic{}, false
		}
	}
	if lo.above(Dyadic{}) && hi.below(Dyadic{}) {
		return Dyadic{}, true
	}
	if !hi.infinite && hi.x.Sign() <= 0 { // below 0: the mirror image of an interval above
		flip := func(b bound) bound { b.x = b.x.Neg(); return b }
		x, ok = simplest(flip(hi), flip(lo))
		return x.Neg(), ok
	}
	// The interval lies above 0: the least integer in it, if any.
	n := lo.x.floor()
	if !lo.above(n) {
		n = n.Add(DyadicFromInt(1))
	}
	if hi.below(n) {
		return n, true
	}
	// All of it lies between two integers: the number with the smallest denominator, which is
	// the multiple of the largest power of two among the numerators a, …, b over 2^exp. An
	// exponent one more than needed for the ends gives a number in every open interval.
	exp := max(lo.x.exp, hi.x.exp)
	an, aok := shiftLeft(lo.x.num, exp+1-lo.x.exp)
	bn, bok := shiftLeft(hi.x.num, exp+1-hi.x.exp)
	if lo.x.isInline() && hi.x.isInline() && aok && bok {
		if lo.closed {
			an--
		}
		if !hi.closed {
			bn--
		}
		t := bits.Len64(uint64(an^bn)) - 1
		return reduce(bn>>t<<t, uint64(exp)+1), true
	}
	one := big.NewInt(1)
	a, b, e := align(lo.x, hi.x)
	a.Lsh(a, 1)
	b.Lsh(b, 1)
	if lo.closed {
		a.Sub(a, one)
	}
	if !hi.closed {
		b.Sub(b, one)
	}
	t := uint(new(big.Int).Xor(a, b).BitLen() - 1)
	b.Rsh(b, t)
	return DyadicFromBig(b.Lsh(b, t), e+1), true
}
