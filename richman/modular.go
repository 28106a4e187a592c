package richman

import "math/bits"

// Arithmetic modulo the prime 2^61 − 1, for numbers from 0 to prime−1.
const (
	primeBits = 61
	prime     = 1<<primeBits - 1
)

func addMod(a, b uint64) uint64 {
	if a += b; a >= prime {
		a -= prime
	}
	return a
}

func negMod(a uint64) uint64 {
	if a == 0 {
		return 0
	}
	return prime - a
}

func mulMod(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return foldMod(hi, lo)
}

// foldMod returns hi·2^64 + lo modulo the prime.
func foldMod(hi, lo uint64) uint64 {
	// 2^61 is 1, so the number is the sum of its digits in base 2^61.
	a := lo&prime + (lo>>primeBits | hi<<3&prime) + hi>>58
	a = a&prime + a>>primeBits
	if a >= prime {
		a -= prime
	}
	return a
}

// invMod returns 1/a, as a^(prime−2).
func invMod(a uint64) uint64 {
	x := uint64(1)
	for e := uint64(prime - 2); e > 0; e >>= 1 {
		if e&1 == 1 {
			x = mulMod(x, a)
		}
		a = mulMod(a, a)
	}
	return x
}

// dotMod returns start + a[0]·b[0] + a[1]·b[1] + …
func dotMod(start uint64, a, b []uint64) uint64 {
	// A product is less than 2^122, so that 32 of them and what was left before fit 128 bits. Two sums that do not wait for one another are faster.
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
		start = foldMod(hi, lo)
		a, b = a[batch:], b[batch:]
	}
	hi, lo := uint64(0), start
	for i, x := range a {
		h, l := bits.Mul64(x, b[i])
		var carry uint64
		lo, carry = bits.Add64(lo, l, 0)
		hi, _ = bits.Add64(hi, h, carry)
	}
	return foldMod(hi, lo)
}
