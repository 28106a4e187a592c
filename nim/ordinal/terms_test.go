package ordinal_test

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// largestDigits returns the largest number with [ordinal.Levels] digits to the base p.
func largestDigits(p int64) string {
	n := new(big.Int).Exp(big.NewInt(p), big.NewInt(ordinal.Levels), nil)
	return n.Sub(n, big.NewInt(1)).String()
}

func addOne(digits string) string {
	n, _ := new(big.Int).SetString(digits, 10)
	return n.Add(n, big.NewInt(1)).String()
}

// TestTerms takes numbers apart and makes them again of their terms.
func TestTerms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNimber(t, 8, 4)
		var again, last ordinal.Nimber
		first := true
		for e, c := range x.Terms() {
			power, ok := ordinal.Power(e)
			if !ok || c == (nim.Big{}) || !first && e.Compare(last) >= 0 {
				t.Errorf("%v has the term w^(%v)*%v", x, e, c)
			}
			again = again.Add(power.Mul(ordinal.FromBig(c)))
			last, first = e, false
		}
		if again != x {
			t.Errorf("the sum of the terms of %v is %v", x, again)
		}
		for range x.Terms() {
			break // which must be possible
		}
	})
}

// TestPower checks where powers of ω are defined.
func TestPower(t *testing.T) {
	for e, want := range map[string]string{
		"0": "1", "1": "w", "5": "w^5", "w": "w^w", "w^2*4+3": "w^(w^2*4+3)", "w^125": "w^(w^125)", "w^125*708+w+1": "w^(w^125*708+w+1)",
	} {
		if x, ok := ordinal.Power(ordinal.MustParse(e)); !ok || x.String() != want {
			t.Errorf("w^(%s) is %v, %v", e, x, ok)
		}
	}
	for _, e := range []string{"w^126", "w^w", "w^(w+1)+1", "w^18446744073709551616", addOne(largestDigits(3)), "w*" + addOne(largestDigits(5))} {
		if x, ok := ordinal.Power(ordinal.MustParse(e)); ok || !x.IsZero() {
			t.Errorf("w^(%s) is %v", e, x)
		}
	}
}

// TestCompare sorts numbers by their normal forms.
func TestCompare(t *testing.T) {
	sorted := []string{
		"0", "1", "2", "18446744073709551615", "18446744073709551616", "w", "w+1", "w*2", "w*2+5", "w^2", "w^2+w", "w^3", "w^3+w^2*7", "w^26", "w^27", "w^27+w^26", "w^28", "w^w", "w^w+w^28",
		"w^w*2", "w^(w+1)", "w^(w*2)", "w^(w*4+26)", "w^(w*5)", "w^(w^2)", "w^(w^2+w*3)", "w^(w^2*7)", "w^(w^125*708+5)",
	}
	var xs []ordinal.Nimber
	for _, s := range sorted {
		xs = append(xs, ordinal.MustParse(s))
	}
	for i, x := range xs {
		for j, y := range xs {
			want := 0
			if i < j {
				want = -1
			} else if i > j {
				want = 1
			}
			if got := x.Compare(y); got != want || (x == y) != (want == 0) {
				t.Errorf("%v and %v compare as %d", x, y, got)
			}
		}
	}
	slices.Reverse(xs)
	slices.SortFunc(xs, ordinal.Nimber.Compare)
	if xs[0] != (ordinal.Nimber{}) || xs[len(xs)-1].String() != sorted[len(sorted)-1] {
		t.Error(xs)
	}
}
