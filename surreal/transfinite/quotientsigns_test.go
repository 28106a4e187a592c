package transfinite

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// TestKnownQuotientSigns has quotients whose normal forms can be written down.
func TestKnownQuotientSigns(t *testing.T) {
	for text, want := range map[string]string{
		"1/(w-1)":                     "(+:1 -:w)^w",         // ω^−1 + ω^−2 + …
		"w/(w-1)":                     "+:2 (-:w +:1)^w",     // 1 + ω^−1 + …
		"1/(w+1)":                     "+:1 (-:w+1 +:w+1)^w", // ω^−1 − ω^−2 + ω^−3 − …: signs + −^ω and − +^ω in turn // ω^−1 − ω^−2 + ω^−3 − …
		"w^2/(w-1)":                   "+:w+2 (-:w +:1)^w",   // ω + 1 + ω^−1 + …
		"-1/(w-1)":                    "(-:1 +:w)^w",
		"1/(sqrt(w)-1)":               "+:1 (-:w +:w+2)^w", // + −^ω +^ω for ω^(−1/2), + for ω^−1, and again
		"2/(w-1)":                     "+:1 (-:w +:2)^w",
		"1/3 + 1/(w-1)":               "+:1 -:2 (+:1 -:1)^w +:2 (-:w +:1)^w",
		"1/(w^w-1)":                   "(+:1 -:w^(2))^w",
		"1/2 + w/(w^2+1)":             "+:1 -:1 +:1 -:w+1 (+:w*2+1 -:w*2+1)^w",
		"w^2 + 1/(2*w) + 1/(w^3-w^2)": "+:w^(2)+1 -:w+1 +:1 -:w*2 (+:1 -:w)^w",
		"(w^2-w+3)/(1-w^(-3))":        "",
		"1/((w-1)*(w+1))":             "",
		"1/(1+1/w+1/w^2+1/w^3+1/w^4)": "",
		"(w^5 + w^(1/3))/(w-1)":       "none",
		"1/(w-2)":                     "none",
		"1/(2*w-1)":                   "none",
		"1/(w-1)^2":                   "none",
		"1/((w-1)*(w^w-1))":           "none",
		"1/(w^w-w)":                   "none",
		"(1+w^(-w))/(w-1)":            "none",
		"1/3*1/(w-1)":                 "none",
		"1/(w^(1/2)-w^(1/3))":         "none",
		"1/(w^1000000-1/w)":           "+:1 -:w*1000000 (+:1 -:w*1000001)^w",
	} {
		x := MustParseQuotient(text)
		s, err := x.SignExpansion()
		if want == "none" {
			var series *SeriesError
			var exponent *ExponentError
			if !errors.As(err, &series) && !errors.As(err, &exponent) && !errors.Is(err, cgt.ErrLimit) || !s.IsEmpty() {
				t.Errorf("%s has the signs %v, %v", text, s, err)
			}
			continue
		}
		if err != nil || want != "" && s.String() != want {
			t.Errorf("%s has the signs %v, %v, want %s", text, s, err, want)
			continue
		}
		if again, err := s.Quotient(); err != nil || !again.Equal(x) {
			t.Errorf("%s has the signs %v, and these are read as %v, %v", text, s, again, err)
		}
	}
	for _, text := range []string{"(+:2 -:w)^w (+:1 -:1)^w", "(LR)^w (L R^w L^(w^2))^w (LR)^w L^w", "(+:1 -:w)^w R", "(L R^w)^w L^(w^2) (R^(w*2) L^w)^w"} {
		x, err := MustParseSignExpansion(text).Quotient()
		var class *ClassError
		if err == nil {
			if s, err := x.SignExpansion(); err != nil || s.String() != MustParseSignExpansion(text).String() {
				t.Errorf("%s is %v with the signs %v, %v", text, x, s, err)
			}
		} else if !errors.As(err, &class) {
			t.Errorf("%s is %v, %v", text, x, err)
		}
	}
}

// TestQuotientSigns compares the signs of quotients with those of the sums of their first terms, and their order with
// that of numbers near to them.
func TestQuotientSigns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		unit := Int(-1).Mul(drawDyadicForm(t, 0, 1).Abs().Add(FromRat(ratio(1, rapid.SampledFrom([]int64{1, 2, 4}).Draw(t, "unit")))))
		if rapid.IntRange(0, 3).Draw(t, "power") == 0 {
			unit = unit.Mul(rapid.SampledFrom([]Number{Omega(), MustParse("1/w"), MustParse("sqrt(w)")}).Draw(t, "of"))
		}
		z := unit.OmegaPow()
		one := Int(1)
		den := rapid.SampledFrom([]Number{one.Sub(z), one.Add(z), one.Add(z).Add(z.Mul(z)), one.Add(z.Mul(z)), one.Sub(z).Add(z.Mul(z)), one.Sub(z.Mul(z).Mul(z))}).Draw(t, "denominator")
		num := drawDyadicForm(t, 1, 3)
		if rapid.Bool().Draw(t, "simple") {
			num = drawDyadicForm(t, 0, 1)
		}
		x, _ := NewQuotient(num, den)
		s, err := x.SignExpansion()
		var series *SeriesError
		if errors.As(err, &series) {
			return
		}
		if err != nil {
			t.Fatalf("%v: %v", x, err)
		}
		var sum Number
		n := 0
		for u := range x.Terms() {
			sum = sum.Add(monomial(rationalFromBig(u.Coefficient), u.Exponent))
			if part := mustSigns(t, sum); !part.CommonPrefix(s).Equal(part) {
				t.Fatalf("%v has the signs %v, but begins with %v with the signs %v", x, s, sum, part)
			}
			if n++; n == 40 {
				break
			}
		}
		if again, err := s.Quotient(); err != nil || !again.Equal(x) {
			t.Fatalf("%v has the signs %v, and these are read as %v, %v", x, s, again, err)
		}
		y := sum.Add(drawExplicit(t))
		if got, want := s.Compare(mustSigns(t, y)), x.Compare(y.Quotient()); got != want {
			t.Fatalf("%v and %v are compared as %d by their signs", x, y, got)
		}
	})
}
