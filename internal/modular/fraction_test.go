package modular

import (
	"math/big"
	oldrand "math/rand"
	"math/rand/v2"
	"testing"
)

// A fraction is read from its residue modulo a power of the prime that is long enough, and a residue that stands for
// none is not read.
func TestDenominator(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	old := oldrand.New(oldrand.NewSource(15)) // what big.Int asks for
	p := new(big.Int).SetUint64(Prime)
	modulus := new(big.Int).Exp(p, big.NewInt(5), nil)
	for range 500 {
		den := big.NewInt(r.Int64N(1<<40) + 1)
		most := big.NewInt(r.Int64N(1<<20) + 1)
		num := new(big.Int).Mul(den, most)
		num.Rand(old, num.Add(num, big.NewInt(1)))
		a := new(big.Int).ModInverse(den, modulus)
		a.Mul(a, num).Mod(a, modulus)
		want := new(big.Rat).SetFrac(num, den).Denom()
		if got, ok := Denominator(a, modulus, most); !ok || got.Cmp(want) != 0 {
			t.Fatalf("%v/%v: %v, %v, want %v", num, den, got, ok, want)
		}
	}
	none := 0
	for range 500 {
		a := new(big.Int).Rand(old, modulus)
		if _, ok := Denominator(a, modulus, big.NewInt(1)); !ok {
			none++
		}
	}
	if none < 490 {
		t.Fatalf("%d of 500 residues by chance stand for no fraction", none)
	}
}
