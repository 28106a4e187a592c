package maundycake

import (
	"math/big"
	"math/bits"
	"slices"
)

// primes returns the prime factors of n > 0 in ascending order.
func primes(n int) []int {
	var factors []int
	for p := 2; p <= small && p*p <= n; p++ {
		for n%p == 0 {
			factors = append(factors, p)
			n /= p
		}
	}
	rest := []int{n}
	for len(rest) > 0 {
		n := rest[len(rest)-1]
		rest = rest[:len(rest)-1]
		switch {
		case n == 1:
		case n < small*small || big.NewInt(int64(n)).ProbablyPrime(0): // which is certain below 2^64
			factors = append(factors, n)
		default:
			d := divisor(n)
			rest = append(rest, d, n/d)
		}
	}
	slices.Sort(factors)
	return factors
}

// small bounds the prime factors that are found by division. A number below its square has no two factors above it.
const small = 1 << 10

// divisor returns a divisor of a composite number, neither 1 nor n, by Pollard's rho method with the cycle finding of
// Floyd: of the numbers x, x²+c, (x²+c)²+c, … modulo n, two are soon equal modulo a prime factor.
//
// Source: J. M. Pollard, A Monte Carlo method for factorization, BIT 15 (1975).
func divisor(n int) int {
	m := uint64(n)
	for c := uint64(1); ; c++ {
		next := func(x uint64) uint64 {
			high, low := bits.Mul64(x, x)
			low, carry := bits.Add64(low, c, 0)
			_, r := bits.Div64((high+carry)%m, low, m)
			return r
		}
		for x, y, d := uint64(2), uint64(2), uint64(1); d == 1; {
			x, y = next(x), next(next(y))
			if d = gcd(max(x, y)-min(x, y), m); 1 < d && d < m {
				return int(d)
			}
		}
	}
}

// gcd returns the greatest common divisor.
func gcd(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// divisors returns the divisors of n > 0 in ascending order.
func divisors(n int) []int {
	list := []int{1}
	last, added := 0, 0 // the factor before, and how many divisors were new with it
	for _, p := range primes(n) {
		from := list
		if p == last {
			from = list[len(list)-added:]
		}
		for _, d := range from {
			list = append(list, d*p)
		}
		last, added = p, len(from)
	}
	slices.Sort(list)
	return list
}
