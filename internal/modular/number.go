package modular

import "math/big"

// Number returns the number whose digits in base [Prime] stand at the given place of each of the lists, the lowest
// digit in the first one, in z.
func Number(z *big.Int, digits [][]uint64, place int) *big.Int {
	z.SetUint64(0)
	var old, digit big.Int
	for k := len(digits) - 1; k >= 0; k-- {
		// Times the prime, which is 2^Bits − 1.
		old.Set(z)
		z.Lsh(z, Bits)
		z.Sub(z, &old)
		z.Add(z, digit.SetUint64(digits[k][place]))
	}
	return z
}
