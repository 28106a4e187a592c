package modular

import "math/big"

// Denominator returns the positive denominator of the fraction that is a modulo the modulus, with a numerator that is
// not negative and at most most times it, if there is one that is small enough to be the only one.
func Denominator(a, modulus, most *big.Int) (*big.Int, bool) {
	const spare = 16 // bits, so that a fraction is not found by chance too often
	limit := new(big.Int).Rsh(modulus, 1+spare)
	limit.Quo(limit, most)
	limit.Sqrt(limit)
	var bound big.Int
	bound.Mul(limit, most)
	r0, r1 := new(big.Int).Set(modulus), new(big.Int).Set(a)
	t0, t1 := new(big.Int), big.NewInt(1)
	var q, x big.Int
	for r1.Cmp(&bound) > 0 {
		q.QuoRem(r0, r1, &x)
		r0, r1 = r1, r0.Set(&x)
		t0.Sub(t0, x.Mul(&q, t1))
		t0, t1 = t1, t0
	}
	if r1.Sign() == 0 {
		return big.NewInt(1), true
	}
	if t1.Sign() <= 0 || t1.Cmp(limit) > 0 || x.GCD(nil, nil, r1, t1).BitLen() != 1 {
		return nil, false
	}
	return t1, true
}
