package maundycake

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestPrimes multiplies factors, and checks that they are primes.
func TestPrimes(t *testing.T) {
	check := func(t interface {
		Errorf(format string, args ...any)
	}, n int,
	) {
		product := 1
		factors := primes(n)
		for _, p := range factors {
			product *= p
			if !big.NewInt(int64(p)).ProbablyPrime(20) {
				t.Errorf("primes(%d) has the factor %d", n, p)
			}
		}
		if product != n || !slices.IsSorted(factors) {
			t.Errorf("primes(%d) = %v", n, factors)
		}
	}
	for n := 1; n < 3000; n++ {
		check(t, n)
	}
	for p := small - 40; p < small+40; p++ {
		for q := p; q < small+40; q++ {
			check(t, p*q)
		}
	}
	check(t, math.MaxInt)
	check(t, math.MaxInt-24) // for 64 bits, the largest prime below 2^63
	rapid.Check(t, func(t *rapid.T) {
		check(t, rapid.IntRange(1, math.MaxInt>>rapid.IntRange(0, 30).Draw(t, "shift")).Draw(t, "n"))
		if math.MaxInt > math.MaxInt32 {
			factor := rapid.IntRange(small, math.MaxInt32)
			check(t, factor.Draw(t, "p")*factor.Draw(t, "q"))
		}
	})
}

// TestDivisors compares with trial division.
func TestDivisors(t *testing.T) {
	for n := 1; n < 2000; n++ {
		var want []int
		for d := 1; d <= n; d++ {
			if n%d == 0 {
				want = append(want, d)
			}
		}
		if got := divisors(n); !slices.Equal(got, want) {
			t.Errorf("divisors(%d) = %v, want %v", n, got, want)
		}
	}
}
