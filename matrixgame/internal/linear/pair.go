package linear

import (
	"math/big"
	"math/bits"

	"github.com/cgt-go/sdk/internal/modular"
)

// pair is a number of 128 bits with a sign, as two's complement.
type pair struct{ hi, lo uint64 }

// newPair returns x, which must have less than 128 bits.
func newPair(x *big.Int) pair {
	var z big.Int
	lo := z.And(z.Abs(x), lowWord).Uint64()
	p := pair{z.Rsh(z.Abs(x), 64).Uint64(), lo}
	if x.Sign() < 0 {
		return p.neg()
	}
	return p
}

var lowWord = new(big.Int).SetUint64(1<<64 - 1)

// neg returns −p.
func (p pair) neg() pair { return pair{}.sub(p) }

// sub returns p − q.
func (p pair) sub(q pair) pair {
	lo, borrow := bits.Sub64(p.lo, q.lo, 0)
	hi, _ := bits.Sub64(p.hi, q.hi, borrow)
	return pair{hi, lo}
}

// subProduct returns p − c·x.
func (p pair) subProduct(c int64, x uint64) pair {
	hi, lo := bits.Mul64(uint64(c), x)
	return p.sub(pair{hi - x&uint64(c>>63), lo})
}

// residue returns p modulo the prime.
func (p pair) residue() uint64 {
	if int64(p.hi) < 0 {
		q := p.neg()
		return modular.Neg(modular.Fold(q.hi, q.lo))
	}
	return modular.Fold(p.hi, p.lo)
}

// overPrime returns p divided by the prime, of which it must be a multiple: modulo 2^128 the prime is the inverse of
// −(1 + 2^61 + 2^122).
func (p pair) overPrime() pair {
	const b = modular.Bits
	q := p.neg().sub(pair{p.hi<<b | p.lo>>(64-b), p.lo << b})
	return q.sub(pair{p.lo << (2*b - 64), 0})
}
