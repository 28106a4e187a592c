package polytope

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// drawWide draws an integer of two words of any length.
func drawWide(t *rapid.T, name string) wide {
	x := wide{rapid.Int64().Draw(t, name), rapid.Uint64().Draw(t, name)}
	for range rapid.IntRange(0, 127).Draw(t, "shift") {
		x = wide{x.hi >> 1, x.lo>>1 | uint64(x.hi)<<63}
	}
	return x
}

func (x wide) big() *big.Int {
	z := new(big.Int)
	x.set(z)
	return z
}

// Arithmetic with two words is that with integers of any length.
func TestWideArithmetic(t *testing.T) {
	modulus := new(big.Int).Lsh(big.NewInt(1), 128)
	mod := func(z *big.Int) *big.Int { return z.Mod(z, modulus) }
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawWide(t, "x"), drawWide(t, "y")
		w := x.times(y)
		product := new(big.Int).SetInt64(int64(w[3]))
		for k := 2; k >= 0; k-- {
			product.Lsh(product, 64).Add(product, new(big.Int).SetUint64(w[k]))
		}
		want := new(big.Int).Mul(x.big(), y.big())
		if product.Cmp(want) != 0 {
			t.Fatalf("%v·%v is %v", x.big(), y.big(), product)
		}
		if got := mod(x.timesMod(y).big()); got.Cmp(mod(want)) != 0 {
			t.Fatalf("%v·%v is %v modulo 2^128", x.big(), y.big(), got)
		}
		if x.cmp(y) != x.big().Cmp(y.big()) || x.sign() != x.big().Sign() || x.neg().big().CmpAbs(x.big()) != 0 {
			t.Fatalf("%v and %v", x.big(), y.big())
		}
		n := rapid.IntRange(0, 127).Draw(t, "n")
		if got := mod(shifted(w, n).big()); got.Cmp(mod(new(big.Int).Rsh(new(big.Int).Mul(x.big(), y.big()), uint(n)))) != 0 {
			t.Fatalf("%v·%v/2^%d is %v", x.big(), y.big(), n, got)
		}
		x.lo |= 1
		if got := mod(new(big.Int).Mul(x.inverse().big(), x.big())); got.Cmp(big.NewInt(1)) != 0 {
			t.Fatalf("%v times its inverse is %v", x.big(), got)
		}
	})
}
