package nim

import (
	"testing"

	"pgregory.net/rapid"
)

// TestBasis checks the two matrices: the first has the powers of a root of x^64 + x^4 + x^3 + x + 1, and the other is
// its inverse.
func TestBasis(t *testing.T) {
	root := Nimber(powers[1])
	power := Nimber(1)
	for i, p := range powers {
		if Nimber(p) != power {
			t.Errorf("power %d is %d, want %d", i, p, power)
		}
		power = slowMul(power, root)
	}
	if want := Nimber(powers[4] ^ powers[3] ^ powers[1] ^ 1); power != want {
		t.Errorf("power 64 is %d, want %d", power, want)
	}
	for i, digits := range coordinates {
		var x uint64
		for j, p := range powers {
			if digits>>j&1 != 0 {
				x ^= p
			}
		}
		if x != 1<<i {
			t.Errorf("the coordinates of 2^%d are those of %d", i, x)
		}
	}
	if toPoly(1<<63) != over64 {
		t.Errorf("2^63 has the coordinates %x, not over64", toPoly(1<<63))
	}
	if over64.mul(over64) != over64Square {
		t.Errorf("the square of over64 is %x, not over64Square", over64.mul(over64))
	}
}

// slowCarryless multiplies polynomials digit by digit.
func slowCarryless(x, y uint64) (hi, lo uint64) {
	for i := range 64 {
		if x>>i&1 != 0 {
			lo ^= y << i
			hi ^= y >> (64 - i)
		}
	}
	return hi, lo
}

func TestCarryless(t *testing.T) {
	drawDigits := rapid.OneOf(rapid.Uint64(), rapid.Custom(func(t *rapid.T) uint64 { return ^rapid.Uint64().Draw(t, "complement") }),
		rapid.SampledFrom([]uint64{0, 1, 1 << 63, 1<<64 - 1, 0x1111111111111111, 0x2222222222222222, 0x8888888888888888}))
	check := func(t interface{ Errorf(string, ...any) }, x, y uint64) {
		hi, lo := carryless(x, y)
		wantHi, wantLo := slowCarryless(x, y)
		if hi != wantHi || lo != wantLo {
			t.Errorf("%x·%x = %x, %x, want %x, %x", x, y, hi, lo, wantHi, wantLo)
		}
	}
	check(t, 1<<64-1, 1<<64-1) // as many carries as there can be
	rapid.Check(t, func(t *rapid.T) { check(t, drawDigits.Draw(t, "x"), drawDigits.Draw(t, "y")) })
}

func TestPolynomials(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			x, y := drawNimber(t, "x"), drawNimber(t, "y")
			p, q := toPoly(x), toPoly(y)
			switch {
			case p.nimber() != x:
				t.Fatalf("there and back: %d", p.nimber())
			case (p ^ q).nimber() != x^y:
				t.Fatalf("the change of basis is not linear")
			case p.mul(q).nimber() != slowMul(x, y):
				t.Fatalf("product: %d", p.mul(q).nimber())
			case p.square() != p.mul(p):
				t.Fatalf("square: %d", p.square())
			}
			// reduce takes x^64 to x^4 + x^3 + x + 1.
			hi, lo := slowCarryless(uint64(p), uint64(q))
			for i := 63; i >= 0; i-- {
				if hi>>i&1 != 0 {
					high, low := slowCarryless(0b11011, 1<<i)
					hi ^= 1<<i ^ high
					lo ^= low
				}
			}
			if hi != 0 || poly(lo) != p.mul(q) {
				t.Fatalf("product modulo the polynomial: %x, %x, but %x", hi, lo, p.mul(q))
			}
		})
	})
}
