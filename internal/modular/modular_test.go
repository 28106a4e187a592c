package modular

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestModular(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 15))
	p := new(big.Int).SetUint64(Prime)
	if !p.ProbablyPrime(20) {
		t.Fatal("not a prime")
	}
	number := func() uint64 {
		switch r.IntN(4) {
		case 0:
			return Prime - 1 - uint64(r.IntN(2))
		case 1:
			return uint64(r.IntN(2))
		}
		return r.Uint64N(Prime)
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
		check("sum", Add(a, b), new(big.Int).Add(bigOf(a), bigOf(b)))
		check("negative", Neg(a), new(big.Int).Neg(bigOf(a)))
		check("product", Mul(a, b), new(big.Int).Mul(bigOf(a), bigOf(b)))
		hi, lo := r.Uint64(), r.Uint64()
		if r.IntN(4) == 0 {
			hi, lo = ^uint64(0), ^uint64(0)
		}
		wide := new(big.Int).Lsh(bigOf(hi), 64)
		check("fold", Fold(hi, lo), wide.Add(wide, bigOf(lo)))
		if a != 0 {
			check("inverse", Mul(a, Inv(a)), big.NewInt(1))
		}
	}
	for n := range 140 {
		x, y := make([]uint64, n), make([]uint64, n+3)
		want := bigOf(Prime - 1)
		for i := range x {
			if x[i], y[i] = number(), number(); n%2 == 0 {
				x[i], y[i] = Prime-1, Prime-1
			}
			want.Add(want, new(big.Int).Mul(bigOf(x[i]), bigOf(y[i])))
		}
		check("dot", Dot(Prime-1, x, y), want)
	}
}
