// Package modular calculates modulo the prime 2^61 − 1, for exact linear algebra: with numbers from 0 to Prime−1.
package modular

import "math/bits"

// Prime is the modulus, which has so many Bits.
const (
	Bits  = 61
	Prime = 1<<Bits - 1
)

// Add returns a + b.
func Add(a, b uint64) uint64 {
	if a += b; a >= Prime {
		a -= Prime
	}
	return a
}

// Neg returns −a.
func Neg(a uint64) uint64 {
	if a == 0 {
		return 0
	}
	return Prime - a
}

// Mul returns a·b.
func Mul(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return Fold(hi, lo)
}

// Fold returns hi·2^64 + lo modulo the prime.
func Fold(hi, lo uint64) uint64 {
	// 2^61 is 1, so the number is the sum of its digits in base 2^61.
	a := lo&Prime + (lo>>Bits | hi<<3&Prime) + hi>>58
	a = a&Prime + a>>Bits
	if a >= Prime {
		a -= Prime
	}
	return a
}

// Inv returns 1/a, as a^(Prime−2), for a other than 0.
func Inv(a uint64) uint64 {
	x := uint64(1)
	for e := uint64(Prime - 2); e > 0; e >>= 1 {
		if e&1 == 1 {
			x = Mul(x, a)
		}
		a = Mul(a, a)
	}
	return x
}

// Dot returns start + a[0]·b[0] + a[1]·b[1] + …
func Dot(start uint64, a, b []uint64) uint64 {
	// A product is less than 2^122, so that 32 of them and what was left before fit 128 bits. Two sums that do not wait
	// for one another are faster.
	const batch = 32
	b = b[:len(a)]
	for len(a) >= batch {
		x, y := a[:batch:batch], b[:batch:batch]
		hi, lo := uint64(0), start
		hi2, lo2 := uint64(0), uint64(0)
		for i := 0; i < batch; i += 4 {
			var carry uint64
			h, l := bits.Mul64(x[i], y[i])
			lo, carry = bits.Add64(lo, l, 0)
			hi, _ = bits.Add64(hi, h, carry)
			h, l = bits.Mul64(x[i+1], y[i+1])
			lo2, carry = bits.Add64(lo2, l, 0)
			hi2, _ = bits.Add64(hi2, h, carry)
			h, l = bits.Mul64(x[i+2], y[i+2])
			lo, carry = bits.Add64(lo, l, 0)
			hi, _ = bits.Add64(hi, h, carry)
			h, l = bits.Mul64(x[i+3], y[i+3])
			lo2, carry = bits.Add64(lo2, l, 0)
			hi2, _ = bits.Add64(hi2, h, carry)
		}
		lo, carry := bits.Add64(lo, lo2, 0)
		hi, _ = bits.Add64(hi, hi2, carry)
		start = Fold(hi, lo)
		a, b = a[batch:], b[batch:]
	}
	hi, lo := uint64(0), start
	for i, x := range a {
		h, l := bits.Mul64(x, b[i])
		var carry uint64
		lo, carry = bits.Add64(lo, l, 0)
		hi, _ = bits.Add64(hi, h, carry)
	}
	return Fold(hi, lo)
}
