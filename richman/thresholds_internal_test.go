package richman

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// The simplest fraction is the first one that is found by trying all denominators.
func TestSimplest(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 1))
	for range 2000 {
		low := big.NewRat(r.Int64N(60), 1+r.Int64N(50))
		high := new(big.Rat).Add(low, big.NewRat(r.Int64N(4), 1+r.Int64N(2000)))
		got, ok := simplest(low, high)
		if !ok {
			t.Fatalf("nothing from %v to %v", low, high)
		}
		for d := int64(1); ; d++ {
			n := new(big.Int).Mul(low.Num(), big.NewInt(d)) // the least numerator is n/low.Denom(), rounded up
			n.Add(n, low.Denom())
			n.Sub(n, bigOne)
			want := new(big.Rat).SetFrac(n.Quo(n, low.Denom()), big.NewInt(d))
			if want.Cmp(high) > 0 {
				continue
			}
			if got.Cmp(want) != 0 {
				t.Fatalf("from %v to %v: %v, want %v", low, high, got, want)
			}
			break
		}
	}
	// Two quotients of Fibonacci numbers, so that there is no simple fraction between them.
	a, b := big.NewInt(1), big.NewInt(1)
	for b.BitLen() < 3*longestExact {
		a.Add(a, b)
		a, b = b, a
	}
	low, high := new(big.Rat).SetFrac(a, b), new(big.Rat).SetFrac(b, new(big.Int).Add(a, b))
	if low.Cmp(high) > 0 {
		low, high = high, low
	}
	if x, ok := simplest(low, high); ok {
		t.Errorf("a fraction whose denominator has %d bits", x.Denom().BitLen())
	}
}
