package ordinal_test

import (
	"context"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// orderOfTwo returns the order of 2 modulo p.
func orderOfTwo(p int) int {
	f := 1
	for r := 2; r != 1; r = 2 * r % p {
		f++
	}
	return f
}

// frobenius squares x so many times.
func frobenius(x ordinal.Nimber, times int) ordinal.Nimber {
	for range times {
		x = x.Square()
	}
	return x
}

// hasRoot reports whether x has a root of degree p among the numbers whose degree has prime factors below p only, where
// p divides 2^f − 1. By Lenstra (On the algebraic closure of two) it has one unless f divides the degree d of x, and if
// so, it has one just when x^((2^d−1)/p) is 1.
func hasRoot(t *testing.T, x ordinal.Nimber, p, f int) bool {
	d := x.Degree()
	if x.IsZero() || d%f > 0 {
		return true
	}
	// The power (2^d−1)/(2^f−1) is the product of d/f powers, for 1, 2^f, 2^2f, ….
	norm := x
	for n, bit := 1, bitLen(d/f)-2; bit >= 0; bit-- {
		norm, n = norm.Mul(frobenius(norm, f*n)), 2*n
		if d/f>>bit&1 == 1 {
			norm, n = frobenius(norm, f).Mul(x), n+1
		}
	}
	rest := new(big.Int).Lsh(big.NewInt(1), uint(f))
	rest.Div(rest.Sub(rest, big.NewInt(1)), big.NewInt(int64(p)))
	c := ordinal.Calculator{Limits: ordinal.Limits{Steps: -1}}
	power, _, err := c.Pow(context.Background(), norm, rest)
	if err != nil {
		t.Fatal(err)
	}
	return power == one
}

func bitLen(n int) int { return big.NewInt(int64(n)).BitLen() }

// TestExcess computes excesses again by the definition: κ_f + m has no root of degree p, and κ_f + n has one for all n
// below m. It does so for the primes for which that is not long.
func TestExcess(t *testing.T) {
	count := 0
	for p := 3; p <= 709; p += 2 {
		m, ok := ordinal.Excess(p)
		if !ok {
			continue
		}
		f := orderOfTwo(p)
		kappa, ok := ordinal.Kappa(uint64(f))
		if !ok {
			t.Fatalf("no κ of %d", f)
		}
		alpha, ok := ordinal.Alpha(p)
		if !ok || alpha != kappa.Add(ordinal.FromNimber(nim.Nimber(m))) {
			t.Errorf("α of %d is %v, %v, but κ is %v and the excess %d", p, alpha, ok, kappa, m)
		}
		c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 10_000}}
		if d, err := c.Degree(t.Context(), alpha); err != nil || d > 420 || f > 120 {
			continue
		}
		count++
		if hasRoot(t, alpha, p, f) {
			t.Errorf("α of %d, %v, has a root of this degree", p, alpha)
		}
		for n := range m {
			if x := kappa.Add(ordinal.FromNimber(nim.Nimber(n))); !hasRoot(t, x, p, f) {
				t.Errorf("α of %d is %v, but %v has no root of this degree either", p, alpha, x)
			}
		}
	}
	if count < 40 {
		t.Errorf("only %d excesses were computed", count)
	}
	t.Log(count, "excesses")
}

// TestBelowAlpha looks for smaller numbers than α_p without a root of degree p, which there must not be.
func TestBelowAlpha(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := rapid.SampledFrom([]int{7, 11, 13, 19, 29, 31, 37, 41, 43}).Draw(rt, "p")
		alpha, _ := ordinal.Alpha(p)
		x := drawNimber(rt, 2, 2)
		c := ordinal.Calculator{Limits: ordinal.Limits{Steps: 200_000}}
		if d, err := c.Degree(t.Context(), x); err != nil || d > 400 || x.Compare(alpha) >= 0 {
			return
		}
		if !hasRoot(t, x, p, orderOfTwo(p)) {
			rt.Errorf("%v has no root of degree %d, and is below %v", x, p, alpha)
		}
	})
}

// facts returns the rows of one kind of the file of facts.
func facts(t *testing.T, kind string) (rows [][]string) {
	text, err := os.ReadFile("testdata/facts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if row := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); row[0] == kind {
			rows = append(rows, row[1:])
		}
	}
	if len(rows) == 0 {
		t.Fatalf("no rows of %s", kind)
	}
	return rows
}

// TestFacts compares with values from the literature.
func TestFacts(t *testing.T) {
	for _, row := range facts(t, "alpha") {
		p, _ := new(big.Int).SetString(row[0], 10)
		alpha, ok := ordinal.Alpha(int(p.Int64()))
		if !ok || alpha.String() != row[1] {
			t.Errorf("α of %v is %v, %v, want %s", p, alpha, ok, row[1])
		}
		kappa, ok := ordinal.Kappa(p.Uint64())
		if power := kappa.Pow(p.Uint64()); !ok || power != alpha {
			t.Errorf("the power %v of %v is %v, %v, want %v", p, kappa, power, ok, alpha)
		}
	}
	for i, m := range strings.Split(facts(t, "excesses")[0][0], ", ") {
		if got, ok := ordinal.Excess(allPrimes[i]); !ok || strconv.Itoa(got) != m {
			t.Errorf("the excess of %d is %d, %v, want %s", allPrimes[i], got, ok, m)
		}
	}
	for _, row := range facts(t, "mul") {
		x, y, want := ordinal.MustParse(row[0]), ordinal.MustParse(row[1]), ordinal.MustParse(row[2])
		if got := x.Mul(y); got != want {
			t.Errorf("(%v)·(%v) = %v, want %v", x, y, got, want)
		}
	}
}

// TestNoExcess asks for numbers that are no odd primes, and for primes beyond the table.
func TestNoExcess(t *testing.T) {
	for _, p := range []int{-3, 0, 1, 2, 4, 9, 15, 341, 711, 719, 727, 1 << 30} {
		if m, ok := ordinal.Excess(p); ok || m != 0 {
			t.Errorf("the excess of %d is %d", p, m)
		}
		if alpha, ok := ordinal.Alpha(p); ok || !alpha.IsZero() {
			t.Errorf("α of %d is %v", p, alpha)
		}
	}
}
