package nim

import (
	"math/bits"
)

// primes are the prime divisors of 2^64 − 1, which is their product.
var primes = [...]uint64{3, 5, 17, 257, 641, 65537, 6700417}

// Log returns the least n for which the n-th power of base is x; ok is false if x is no power of base. It takes some
// thousands of products.
//
// Source: S. C. Pohlig, M. E. Hellman, An improved algorithm for computing logarithms over GF(p) and its cryptographic
// significance, 1978; D. Shanks, Class number, a theory of factorization and genera, 1971, for each prime.
func (x Nimber) Log(base Nimber) (n uint64, ok bool) {
	switch {
	case x == 1:
		return 0, true
	case x == 0 && base == 0:
		return 1, true
	case x == 0 || base == 0:
		return 0, false
	}
	order, _ := base.Order()
	p, b := toPoly(x), toPoly(base)
	if p.pow(order) != 1 {
		return 0, false
	}
	// The group is cyclic, so x is a power of base. The exponent modulo each prime divisor of the order gives the
	// exponent.
	modulus := uint64(1)
	for _, prime := range primes {
		if order%prime != 0 {
			continue
		}
		digit := p.pow(order/prime).shanks(b.pow(order/prime), prime)
		// Find the k below prime for which n + k·modulus is digit modulo prime.
		k := mulMod((digit+prime-n%prime)%prime, powMod(modulus%prime, prime-2, prime), prime)
		n += k * modulus
		modulus *= prime
	}
	return n, true
}

// shanks returns the n < prime for which p is the n-th power of base, which has the order prime, less than 2^24.
func (p poly) shanks(base poly, prime uint64) uint64 {
	const half = 11
	width := min(bits.Len64(prime)/2, half)
	step := uint64(1) << width // about the root of prime
	// n = i·step − j with 0 ≤ j < step. The products p·base^j are kept in an open hash table, where 0 stands for
	// nothing.
	var keys [2 << half]poly
	var values [2 << half]uint16
	place := func(p poly) uint64 {
		at := uint64(p) * 0x9e3779b97f4a7c15 >> (63 - half)
		for keys[at] != p && keys[at] != 0 {
			at = (at + 1) % uint64(len(keys))
		}
		return at
	}
	for j := range step {
		at := place(p)
		keys[at], values[at] = p, uint16(j)
		p = p.mul(base)
	}
	giant := base.pow(step)
	power := giant
	for i := uint64(1); ; i++ {
		if at := place(power); keys[at] == power {
			return (i*step - uint64(values[at])) % prime
		}
		power = power.mul(giant)
	}
}

// mulMod returns x·y modulo m, for x and y below m.
func mulMod(x, y, m uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	return bits.Rem64(hi, lo, m)
}

// powMod returns the n-th power of x modulo m, for x below m.
func powMod(x, n, m uint64) uint64 {
	power := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			power = mulMod(power, x, m)
		}
		x = mulMod(x, x, m)
	}
	return power
}
