package richman

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestModular(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 15))
	p := new(big.Int).SetUint64(prime)
	if !p.ProbablyPrime(20) {
		t.Fatal("not a prime")
	}
	number := func() uint64 {
		switch r.IntN(4) {
		case 0:
			return prime - 1 - uint64(r.IntN(2))
		case 1:
			return uint64(r.IntN(2))
		}
		return r.Uint64N(prime)
	}
	bigOf := func(x uint64) *big.Int { return new(big.Int).SetUint64(x) }
	check := func(what string, got uint64, want *big.Int) {
		t.Helper()
		if want.Mod(want, p).Cmp(bigOf(got)) != 0 {
			t.Fatalf("%s: %d, want %v", what, got, want)
		}
	}
	for range 2000 {
		a, b := number(), number()
		check("sum", addMod(a, b), new(big.Int).Add(bigOf(a), bigOf(b)))
		check("negative", negMod(a), new(big.Int).Neg(bigOf(a)))
		check("product", mulMod(a, b), new(big.Int).Mul(bigOf(a), bigOf(b)))
		hi, lo := r.Uint64(), r.Uint64()
		if r.IntN(4) == 0 {
			hi, lo = ^uint64(0), ^uint64(0)
		}
		wide := new(big.Int).Lsh(bigOf(hi), 64)
		check("fold", foldMod(hi, lo), wide.Add(wide, bigOf(lo)))
		if a != 0 {
			check("inverse", mulMod(a, invMod(a)), big.NewInt(1))
		}
	}
	for n := range 140 {
		x, y := make([]uint64, n), make([]uint64, n+3)
		want := bigOf(prime - 1)
		for i := range x {
			if x[i], y[i] = number(), number(); n%2 == 0 {
				x[i], y[i] = prime-1, prime-1
			}
			want.Add(want, new(big.Int).Mul(bigOf(x[i]), bigOf(y[i])))
		}
		check("dot", dotMod(prime-1, x, y), want)
	}
}
