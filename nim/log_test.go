package nim

import (
	"testing"

	"pgregory.net/rapid"
)

// TestLogByDefinition: all logarithms in the field of size 256 to some bases, and all in that of size 16.
func TestLogByDefinition(t *testing.T) {
	check := func(base, size Nimber) {
		logs := map[Nimber]uint64{}
		power := Nimber(1)
		for n := uint64(0); ; n++ {
			if _, ok := logs[power]; ok {
				break
			}
			logs[power] = n
			power = slowMul(power, base)
		}
		for x := range size {
			want, wantOK := logs[x]
			if got, ok := x.Log(base); got != want || ok != wantOK {
				t.Errorf("log of %d to base %d: %d, %v, want %d, %v", x, base, got, ok, want, wantOK)
			}
		}
	}
	for base := range Nimber(16) {
		check(base, 16)
	}
	for base := Nimber(16); base < 256; base += 13 {
		check(base, 256)
	}
	if _, ok := Nimber(1 << 50).Log(255); ok {
		t.Error("a nimber outside a field is a power of one inside")
	}
}

func TestLog(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			base := drawNimber(t, "base")
			// Bases of small order, and those that leave out one prime.
			for _, p := range primes {
				if rapid.IntRange(0, 2).Draw(t, "without a prime") == 0 {
					base = base.Pow(p)
				}
			}
			n := rapid.Uint64().Draw(t, "n")
			got, ok := base.Pow(n).Log(base)
			want := n
			if order, nonzero := base.Order(); nonzero {
				want %= order
			} else {
				want = min(n, 1)
			}
			if got != want || !ok {
				t.Fatalf("%d, %v, want %d", got, ok, want)
			}
			// x is a power of base if and only if its order divides that of base.
			x := drawNimber(t, "x")
			n, ok = x.Log(base)
			if ok && base.Pow(n) != x {
				t.Fatalf("the power %d is %d", n, base.Pow(n))
			}
			order, nonzero := x.Order()
			baseOrder, baseNonzero := base.Order()
			if want := nonzero && baseNonzero && baseOrder%order == 0 || x == 1 || x == 0 && base == 0; ok != want {
				t.Fatalf("it is a power: %v, want %v", ok, want)
			}
		})
	})
}
