package ordinal

import (
	"math/big"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/nim"
)

// maxTwos is the largest n for which κ_(2^n), a nimber of 2^(n−1) + 1 bits, is made.
const maxTwos = 24

// Kappa returns κ_h: the smallest ordinal whose degree, as [Nimber.Degree] returns it, is a multiple of h. For a power
// h = 2^n it is 2^(2^(n−1)), and for a power p^n of an odd prime ω^(ω^k·p^(n−1)), where p is the prime number k and 3
// has the number 0. These are the generators of the field. For any other h it is the sum of the κ_q for some of the
// prime powers q in h. It is defined here, and ok is true, if h > 0 has no prime factor above 709 and is not a multiple
// of 2^25.
//
// Source: Lenstra, On the algebraic closure of two.
func Kappa(h uint64) (kappa Nimber, ok bool) {
	factors, ok := factorsOf(h)
	if !ok || factors[0] > maxTwos {
		return Nimber{}, false
	}
	sum, _ := kappaOf(factors, alphas())
	return sum.nimber(), true
}

// factorsOf returns how many times 2 and then each of the odd primes is in h; ok is false if there are others, or if h
// is 0.
func factorsOf(h uint64) (factors []int, ok bool) {
	if h == 0 {
		return nil, false
	}
	factors = make([]int, 1+len(primes))
	for ; h%2 == 0; h /= 2 {
		factors[0]++
	}
	for k, p := range primes {
		for ; h%uint64(p) == 0; h /= uint64(p) {
			factors[1+k]++
		}
	}
	return factors, h == 1
}

// alpha is α_p with its degree, given by its factors.
type alpha struct {
	value  number
	degree []int
}

// alphas returns the α_p of all primes.
var alphas = sync.OnceValue(func() []alpha {
	list := make([]alpha, 0, len(primes))
	for i, p := range primes {
		var a alpha
		factors, _ := factorsOf(orderOfTwo(p)) // which divides p − 1
		a.value, a.degree = kappaOf(factors, list)
		if m := nim.Nimber(excesses[i] - '0'); m > 0 {
			// The sum is that of ordinals, but κ has no finite part that m meets, so it is also the nim-sum. 1 does not
			// change the degree of what it is added to, and 4 is a generator, of degree 4.
			a.value = new(engine).add(a.value, finiteNumber(m))
			if m == 4 {
				a.degree[0] = max(a.degree[0], 2)
			}
		}
		list = append(list, a)
	}
	return list
})

// kappaOf returns κ_h and its degree for an h given by its factors. It is found from the largest prime down: κ_q, for
// the power q of a prime in h, is a term unless the degree of the terms before is a multiple of q already. The α_p of
// the primes in h must be given.
func kappaOf(factors []int, alphas []alpha) (sum number, degree []int) {
	degree = make([]int, len(factors))
	var e engine
	for i, n := range slices.Backward(factors) {
		if n <= degree[i] {
			continue
		}
		if i == 0 {
			sum = e.add(sum, intNumber(new(big.Int).Lsh(big.NewInt(1), 1<<(n-1))))
			degree[0] = n
			continue
		}
		sum = e.add(sum, newGenerator(i-1, n-1).number())
		for j, m := range alphas[i-1].degree {
			if j == i {
				m += n
			}
			degree[j] = max(degree[j], m)
		}
	}
	return sum, degree
}

// orderOfTwo returns the smallest f > 0 for which 2^f − 1 is a multiple of the odd number p > 1.
func orderOfTwo(p int) uint64 {
	f := uint64(1)
	for r := 2 % p; r != 1; r = 2 * r % p {
		f++
	}
	return f
}

// primeNumber returns the number k of an odd prime in the table.
func primeNumber(p int) (k int, ok bool) { return slices.BinarySearch(primes, p) }
