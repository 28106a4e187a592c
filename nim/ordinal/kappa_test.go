package ordinal_test

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim/ordinal"
)

// TestKappa checks the definition: the degree of κ_h is a multiple of h, and that of a smaller ordinal is not.
func TestKappa(t *testing.T) {
	for h := uint64(1); h <= 60; h++ {
		kappa, ok := ordinal.Kappa(h)
		if !ok {
			t.Errorf("no κ of %d", h)
		}
		c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 100_000}}
		if d, err := c.Degree(t.Context(), kappa); err == nil && d%int(h) != 0 {
			t.Errorf("κ of %d is %v, of degree %d", h, kappa, d)
		}
	}
}

// TestBelowKappa compares the degrees of random numbers with those that smaller ordinals than κ cannot have.
func TestBelowKappa(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		x := drawNimber(rt, 3, 2)
		c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 50_000}}
		d, err := c.Degree(t.Context(), x)
		if err != nil {
			return
		}
		for h := 1; h <= d; h++ {
			if d%h > 0 {
				continue
			}
			if kappa, ok := ordinal.Kappa(uint64(h)); !ok || x.Compare(kappa) < 0 {
				rt.Errorf("%v has the degree %d, but κ of %d is %v, %v", x, d, h, kappa, ok)
			}
		}
	})
}

// TestKappaDomain asks for indices that are too large.
func TestKappaDomain(t *testing.T) {
	for _, h := range []uint64{0, 719, 2 * 719, 1 << 25, 3 << 40, math.MaxUint64, math.MaxUint64 - 58} {
		if kappa, ok := ordinal.Kappa(h); ok || !kappa.IsZero() {
			t.Errorf("κ of %d is %v", h, kappa)
		}
	}
	for h, want := range map[uint64]string{
		1: "0", 2: "2", 4: "4", 8: "16", 16: "256", 32: "65536", 3: "w", 9: "w^3", 27: "w^9", 5: "w^w", 25: "w^(w*5)", 7: "w^(w^2)", 49: "w^(w^2*7)",
		709: "w^(w^125)", 709 * 709: "w^(w^125*709)", 6: "w", 12: "w+4", 48: "w+256", 15: "w^w+w", 130: "w^(w^4)+w^w",
	} {
		if kappa, ok := ordinal.Kappa(h); !ok || kappa.String() != want {
			t.Errorf("κ of %d is %v, %v, want %s", h, kappa, ok, want)
		}
	}
}

// TestAlphaDegrees compares the degrees of which sums of generators depend with those found by squaring, and with two
// that are in OEIS A380496, for which that would take too long.
func TestAlphaDegrees(t *testing.T) {
	c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 50_000}}
	count := 0
	for _, p := range allPrimes {
		alpha, _ := ordinal.Alpha(p)
		if d, err := c.Degree(t.Context(), alpha); err == nil {
			if count++; ordinal.AlphaDegree(p).Cmp(big.NewInt(int64(d))) != 0 {
				t.Errorf("α of %d has the degree %d, not %v", p, d, ordinal.AlphaDegree(p))
			}
		}
	}
	if count < 50 {
		t.Errorf("only %d degrees were compared", count)
	}
	for p, d := range map[int]int64{263: 102180, 283: 237820} {
		if got := ordinal.AlphaDegree(p); got.Cmp(big.NewInt(d)) != 0 {
			t.Errorf("α of %d has the degree %v, not %d", p, got, d)
		}
	}
}
