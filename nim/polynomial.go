package nim

import "math/bits"

// poly is a nimber in coordinates for the basis [powers]: the coefficients of a polynomial over {0, 1}, of degree
// below 64, modulo x^64 + x^4 + x^3 + x + 1.
type poly uint64

// toPoly returns the coordinates of x.
func toPoly(x Nimber) poly {
	basisOnce.Do(fillBasis)
	return poly(toBasis.apply(uint64(x)))
}

// nimber returns the nimber with coordinates p.
func (p poly) nimber() Nimber { return Nimber(fromBasis.apply(uint64(p))) }

// mulPortable returns the product of p and q.
func mulPortable(p, q poly) poly { return reduce(carryless(uint64(p), uint64(q))) }

// reduce returns the polynomial with coefficients hi and lo modulo x^64 + x^4 + x^3 + x + 1.
func reduce(hi, lo uint64) poly {
	over := hi>>60 ^ hi>>61 ^ hi>>63 // what hi·(x^4 + x^3 + x + 1) has at x^64 and above
	hi ^= over
	return poly(lo ^ hi ^ hi<<1 ^ hi<<3 ^ hi<<4)
}

// square returns the square of p.
func (p poly) square() poly { return reduce(spread(uint32(p>>32)), spread(uint32(p))) }

// spread moves bit i to place 2i: the square of a polynomial over {0, 1}.
func spread(half uint32) uint64 {
	x := uint64(half)
	x = (x | x<<16) & 0x0000ffff0000ffff
	x = (x | x<<8) & 0x00ff00ff00ff00ff
	x = (x | x<<4) & 0x0f0f0f0f0f0f0f0f
	x = (x | x<<2) & 0x3333333333333333
	return (x | x<<1) & 0x5555555555555555
}

// pow returns the n-th power of p.
func (p poly) pow(n uint64) poly {
	power := poly(1)
	for i := bits.Len64(n) - 1; i >= 0; i-- {
		power = power.square()
		if n>>i&1 != 0 {
			power = power.mul(p)
		}
	}
	return power
}
