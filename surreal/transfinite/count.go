package transfinite

import (
	"math/big"
	"math/bits"
)

// count is a natural number of any size: the coefficients of ordinals. The zero value is 0. Those that fit 64 bits are
// kept in place.
type count struct {
	small uint64
	big   *big.Int // the number, if it does not fit small; it is never changed
}

// countFromBig returns n, which is not negative. It keeps n if it is large.
func countFromBig(n *big.Int) count {
	if n.IsUint64() {
		return count{small: n.Uint64()}
	}
	return count{big: n}
}

// int returns c, not to be changed.
func (c count) int() *big.Int {
	if c.big != nil {
		return c.big
	}
	return new(big.Int).SetUint64(c.small)
}

func (c count) isZero() bool { return c.big == nil && c.small == 0 }

func (c count) isOne() bool { return c.big == nil && c.small == 1 }

func (c count) cmp(d count) int {
	switch {
	case c.big != nil && d.big != nil:
		return c.big.Cmp(d.big)
	case c.big != nil:
		return 1
	case d.big != nil:
		return -1
	case c.small < d.small:
		return -1
	case c.small > d.small:
		return 1
	}
	return 0
}

func (c count) add(d count) count {
	if c.big == nil && d.big == nil {
		if sum, carry := bits.Add64(c.small, d.small, 0); carry == 0 {
			return count{small: sum}
		}
	}
	return countFromBig(new(big.Int).Add(c.int(), d.int()))
}

// sub returns c − d for c ≥ d.
func (c count) sub(d count) count {
	if c.big == nil && d.big == nil {
		return count{small: c.small - d.small}
	}
	return countFromBig(new(big.Int).Sub(c.int(), d.int()))
}

func (c count) mul(d count) count {
	if c.big == nil && d.big == nil {
		if high, low := bits.Mul64(c.small, d.small); high == 0 {
			return count{small: low}
		}
	}
	return countFromBig(new(big.Int).Mul(c.int(), d.int()))
}

// divide returns the quotient of c by d > 0, and whether there is no remainder.
func (c count) divide(d count) (quotient count, exact bool) {
	if c.big == nil && d.big == nil {
		return count{small: c.small / d.small}, c.small%d.small == 0
	}
	q, r := new(big.Int).QuoRem(c.int(), d.int(), new(big.Int))
	return countFromBig(q), r.Sign() == 0
}

func (c count) append(b []byte) []byte { return c.int().Append(b, 10) }
