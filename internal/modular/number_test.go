package modular

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// The digits of a number, found by division, make it again.
func TestNumber(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	p := new(big.Int).SetUint64(Prime)
	for count := range 20 {
		digits := make([][]uint64, count)
		want := [2]*big.Int{new(big.Int), new(big.Int)}
		power := big.NewInt(1)
		for k := range digits {
			digits[k] = []uint64{r.Uint64N(Prime), Prime - 1}
			for place, digit := range digits[k] {
				x := new(big.Int).SetUint64(digit)
				want[place].Add(want[place], x.Mul(x, power))
			}
			power.Mul(power, p)
		}
		for place, w := range want {
			if got := Number(big.NewInt(7), digits, place); got.Cmp(w) != 0 {
				t.Fatalf("%v at %d: %v, want %v", digits, place, got, w)
			}
		}
	}
}
