package nim

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// TestFermatPrimes checks the table: all are primes, with a probability that leaves no doubt, and their product is the
// Fermat number.
func TestFermatPrimes(t *testing.T) {
	for k := range fermat {
		number, primes := fermatPrimes(k)
		product := big.NewInt(1)
		for i, p := range primes {
			if !p.ProbablyPrime(1) {
				t.Errorf("Fermat number %d: the divisor %v is not prime", k, p)
			}
			if product.Mul(product, p); i > 0 && p.Cmp(primes[i-1]) <= 0 {
				t.Errorf("Fermat number %d: the divisors do not rise", k)
			}
		}
		if product.Cmp(number) != 0 || number.BitLen() != 1<<k+1 {
			t.Errorf("Fermat number %d is %v, but the product %v", k, number, product)
		}
	}
}

func TestBigOrder(t *testing.T) {
	one := BigFromNimber(1)
	check := func(t interface{ Fatalf(string, ...any) }, x Big) {
		order, ok := x.Order()
		if ok != (x != Big{}) {
			t.Fatalf("%v has an order: %v", x, ok)
		}
		if !ok {
			return
		}
		if power, _ := x.Pow(order); power != one {
			t.Fatalf("the power %v of %v is %v", order, x, power)
		}
		for k := range fermat {
			_, primes := fermatPrimes(k)
			for _, p := range primes {
				n, rest := new(big.Int).QuoRem(order, p, new(big.Int))
				if power, _ := x.Pow(n); rest.Sign() == 0 && power == one {
					t.Fatalf("the order of %v divides %v", x, n)
				}
			}
		}
		if small, ok := x.Nimber(); ok {
			if want, _ := small.Order(); order.Cmp(new(big.Int).SetUint64(want)) != 0 {
				t.Fatalf("Nimber has the order %d, Big %v", want, order)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		x := drawBig(t, "x")
		for k := 5; k < 9; k++ { // small orders
			_, primes := fermatPrimes(k)
			for _, p := range primes {
				if rapid.IntRange(0, 2).Draw(t, "without a prime") == 0 {
					x, _ = x.Pow(p)
				}
			}
		}
		check(t, x)
	})
	largest, _ := BigFromInt(new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 4096), big.NewInt(1)))
	if order, ok := largest.Order(); !ok || order.BitLen() < 4000 {
		t.Errorf("the order of 2^4096 − 1 is %v, %v", order, ok)
	}
	next, _ := BigFromInt(new(big.Int).Lsh(big.NewInt(1), 4096))
	if order, ok := next.Order(); ok || order != nil {
		t.Errorf("the order of 2^4096 is %v", order)
	}
}
