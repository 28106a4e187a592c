package ordinal

import "math/big"

// AlphaDegree returns the degree of α_p that the table has.
func AlphaDegree(p int) *big.Int {
	k, _ := primeNumber(p)
	degree := big.NewInt(1)
	for i, n := range alphas()[k].degree {
		prime := 2
		if i > 0 {
			prime = primes[i-1]
		}
		degree.Mul(degree, new(big.Int).Exp(big.NewInt(int64(prime)), big.NewInt(int64(n)), nil))
	}
	return degree
}
