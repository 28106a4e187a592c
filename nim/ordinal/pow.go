package ordinal

import "math/big"

// pow returns x to the power of n ≥ 0. It takes a square for each bit of n, and a product for each bit that is set.
func (e *engine) pow(x number, n *big.Int) number {
	if n.Sign() == 0 {
		return one
	}
	power := x
	for i := n.BitLen() - 2; i >= 0; i-- {
		if power = e.square(power); n.Bit(i) == 1 {
			power = e.mul(power, x)
		}
		if !e.Spend(1) {
			return number{}
		}
	}
	return power
}
