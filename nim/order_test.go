package nim

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestOrder(t *testing.T) {
	if _, ok := Nimber(0).Order(); ok {
		t.Error("0 has an order")
	}
	byDefinition := func(x Nimber) {
		want := uint64(1)
		for y := x; y != 1; y = y.Mul(x) {
			want++
		}
		if got, ok := x.Order(); got != want || !ok {
			t.Errorf("the order of %d is %d, %v, want %d", x, got, ok, want)
		}
	}
	for x := Nimber(1); x < 256; x++ {
		byDefinition(x)
	}
	for x := Nimber(256); x < 1<<16; x += 997 {
		byDefinition(x)
	}
	product := uint64(1)
	for _, p := range primes {
		product *= p
	}
	if product != math.MaxUint64 {
		t.Errorf("the product of primes is %d", product)
	}
	rapid.Check(t, func(t *rapid.T) {
		x := max(drawNimber(t, "x"), 1)
		// Elements of small order occur seldom.
		for _, p := range primes {
			if rapid.Bool().Draw(t, "without a prime") {
				x = x.Pow(p)
			}
		}
		order, ok := x.Order()
		if !ok || x.Pow(order) != 1 {
			t.Fatalf("the power %d of %d is not 1", order, x)
		}
		for _, p := range primes {
			if order%p == 0 && x.Pow(order/p) == 1 {
				t.Fatalf("the order of %d divides %d/%d", x, order, p)
			}
		}
		if math.MaxUint64%order != 0 {
			t.Fatalf("%d does not divide 2^64 − 1", order)
		}
	})
}
