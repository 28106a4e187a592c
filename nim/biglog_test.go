package nim

import (
	"context"
	"errors"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// largePrime is the prime divisor of 2^64 + 1 that makes logarithms slow.
var largePrime = big.NewInt(67280421310721)

func TestBigLog(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		base := Big{lo: drawNimber(t, "lower half of base"), hi: drawNimber(t, "upper half of base")}
		x := Big{lo: drawNimber(t, "lower half of x"), hi: drawNimber(t, "upper half of x")}
		base, _ = base.Pow(largePrime)
		x, _ = x.Pow(largePrime)
		if rapid.Bool().Draw(t, "without the small prime") {
			base, _ = base.Pow(big.NewInt(274177))
		}
		n := new(big.Int).SetUint64(rapid.Uint64().Draw(t, "n"))
		n.Lsh(n, uint(rapid.IntRange(0, 64).Draw(t, "shift")))
		power, _ := base.Pow(n)
		got, ok, err := power.Log(ctx, base)
		if order, nonzero := base.Order(); nonzero {
			n.Mod(n, order)
		} else if n.Sign() > 0 {
			n.SetInt64(1)
		}
		if err != nil || !ok || got.Cmp(n) != 0 {
			t.Fatalf("%v, %v, %v, want %v", got, ok, err, n)
		}
		// x is a power of base if and only if its order divides that of base.
		got, ok, err = x.Log(ctx, base)
		want := x == base || x == BigFromNimber(1)
		if baseOrder, nonzero := base.Order(); nonzero {
			if order, nonzero := x.Order(); nonzero {
				want = new(big.Int).Mod(baseOrder, order).Sign() == 0
			}
		}
		if err != nil || ok != want {
			t.Fatalf("x is a power of base: %v, %v, want %v", ok, err, want)
		}
		if ok {
			if power, _ := base.Pow(got); power != x {
				t.Fatalf("the power %v is %v", got, power)
			}
		} else if got != nil {
			t.Fatalf("no power, but %v", got)
		}
	})
}

// TestBigLogSlow has one logarithm to a base of the largest order.
func TestBigLogSlow(t *testing.T) {
	base := MustParseBig("*18446744073709551618")
	if order, _ := base.Order(); order.BitLen() != 128 {
		t.Fatalf("the order of the base is %v", order)
	}
	want, _ := new(big.Int).SetString("123456789012345678901234567890123456", 10)
	x, _ := base.Pow(want)
	if got, ok, err := x.Log(context.Background(), base); err != nil || !ok || got.Cmp(want) != 0 {
		t.Errorf("%v, %v, %v, want %v", got, ok, err, want)
	}
}

func TestBigLogStops(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	base := MustParseBig("*18446744073709551618")
	if n, ok, err := MustParseBig("*99999999999999999999").Log(ctx, base); !errors.Is(err, cause) || ok || n != nil {
		t.Errorf("%v, %v, %v", n, ok, err)
	}
	large := MustParseBig("*340282366920938463463374607431768211456")
	for _, pair := range [][2]Big{{large, base}, {base, large}} {
		n, ok, err := pair[0].Log(context.Background(), pair[1])
		if limit := (*cgt.LimitError)(nil); !errors.As(err, &limit) || limit.Limit != 128 || !errors.Is(err, cgt.ErrLimit) || ok || n != nil {
			t.Errorf("%v, %v, %v", n, ok, err)
		}
	}
}

// TestRho also has masks so narrow that walks go round where nothing is remembered, and groups so small that they come
// to the same power.
func TestRho(t *testing.T) {
	generator := BigFromNimber(1 << 32)
	for order, _ := generator.lo.Order(); order != math.MaxUint64; order, _ = generator.lo.Order() {
		generator.lo++
	}
	for _, prime := range []uint64{3, 5, 17, 257, 641, 65537} {
		base, _ := generator.Pow(new(big.Int).SetUint64(math.MaxUint64 / prime * 2))
		for n := range min(prime, 6) {
			x, _ := base.Pow(new(big.Int).SetUint64(n))
			for _, mask := range []poly{0, 1, 63} {
				if mask > 0 && prime < 257 {
					continue // there may be nothing to remember at all
				}
				got, err := rho(context.Background(), x, base, prime, mask)
				if got != n || err != nil {
					t.Errorf("modulo %d with mask %d: %d, %v, want %d", prime, mask, got, err, n)
				}
			}
		}
	}
}
