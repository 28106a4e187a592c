package transfinite

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// TestParse reads expressions whose normal forms are known: those of the text of the seeds and of the table of facts,
// and others that were calculated by hand.
func TestParse(t *testing.T) {
	for _, test := range [][2]string{
		{"0", "0"},
		{"-0", "0"},
		{"007/14", "1/2"},
		{" 2 / 3 + 2/3\t+\n2/3 ", "2"},
		{"w - w", "0"},
		{"1+w", "w + 1"},
		{"w*2 - 3", "2*w - 3"},
		{"w/3+sqrt(w)", "1/3*w + w^(1/2)"},
		{"w^w + w^(w-1)", "w^(w) + w^(w - 1)"},
		{"w^(1+1/w)", "w^(1 + w^(-1))"},
		{"w^(-1/w)", "w^(-w^(-1))"},
		{"w^(sqrt(w))", "w^(w^(1/2))"},
		{"(w+1)*(w-1)", "w^(2) - 1"},
		{"(w+1)^2", "w^(2) + 2*w + 1"},
		{"w*(1/w)", "1"},
		{"(sqrt(w)+1)*(sqrt(w)-1)", "w - 1"},
		{"w^w * w", "w^(w + 1)"},
		{"2*w + w/2", "5/2*w"},
		{"w^(1/w) * w^(-1/w)", "1"},
		{"(w-sqrt(w))*(w+sqrt(w))", "w^(2) - w"},
		{"(w/2 + 1)*(2 - 1/w)", "w + 3/2 - w^(-1)"},
		{"floor(7/3+1/w)", "2"},
		{"floor(sqrt(w)-1/3)", "w^(1/2) - 1"},
		{"floor(-1/w)", "-1"},
		{"floor(w^2/(w-1))", "w + 1"},
		{"floor(-1/(w - 1))", "-1"},
		{"1/3*w^(1/2)", "1/3*w^(1/2)"},
		{"w^w*2", "2*w^(w)"},
		{"w^w^2", "w^(w^(2))"},
		{"-w^2", "-w^(2)"},
		{"w^-1", "w^(-1)"},
		{"w^-w^2/2", "1/2*w^(-w^(2))"},
		{"2^-3", "1/8"},
		{"0^0 + (w+1)^0", "2"},
		{"(1/4*w^2)^(1/2)", "1/2*w"},
		{"(w^2 + 2*w + 1)^(3/2)", "w^(3) + 3*w^(2) + 3*w + 1"},
		{"(-8*w)^(1/3)", "-2*w^(1/3)"},
		{"(w^2)^(1/3)", "w^(2/3)"},
		{"√(1/4·ω^2) − ω×3", "-5/2*w"},
		{"√√ω", "w^(1/4)"},
		{"(w^2 - 1)/(w - 1)", "w + 1"},
		{"1/(w-1)*(w-1)", "1"},
		{"1/(w-1) - 1/w - 1/(w^2 - w)", "0"},
		{"w^2^3^4", "w^(2417851639229258349412352)"},
		{"w^(w^(1/3))", "w^(w^(1/3))"},
		{"1/(1/w)", "w"},
		{"(w^1000000000 - 1)/(w - 1)*(w - 1)", "w^(1000000000) - 1"},
		{"sqrt(1/(w-1)^2)*(w-1)", "1"},
	} {
		x, err := Parse(test[0])
		if err != nil || x.String() != test[1] {
			t.Errorf("%q is read as %v, %v, want %s", test[0], x, err, test[1])
		}
	}
}

// TestParseQuotient reads fractions whose normal forms are not finite.
func TestParseQuotient(t *testing.T) {
	for _, test := range [][2]string{
		{"1/(w-1)", "w^(-1)/(1 - w^(-1))"},
		{"w/(w-1)", "1/(1 - w^(-1))"},
		{"(w+1)/(2*w+3)", "(1/2 + 1/2*w^(-1))/(1 + 3/2*w^(-1))"},
		{"(w^2-1)/(w^2-2*w+1)", "(1 + w^(-1))/(1 - w^(-1))"},
		{"floor(w^w/(1-1/w) + 1/2)", "w^(w)/(1 - w^(-1))"},
		{"w - 1/(w-1) - w", "-w^(-1)/(1 - w^(-1))"},
		{"(1/(w-1))^-2", "w^(2) - 2*w + 1"},
		{"sqrt(1/(w-1)^2)", "w^(-1)/(1 - w^(-1))"},
	} {
		x, err := ParseQuotient(test[0])
		if err != nil || x.String() != test[1] {
			t.Errorf("%q is read as %v, %v, want %s", test[0], x, err, test[1])
		}
	}
}

// TestParseErrors checks the offsets of errors, and whether they are limits.
func TestParseErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		offset int
		limit  bool
	}{
		{"", 0, false},
		{" ", 1, false},
		{"w +", 3, false},
		{"w w", 2, false},
		{"2*-w", 2, false},
		{"--w", 1, false},
		{"1.5", 1, false},
		{"x", 0, false},
		{"w^", 2, false},
		{"w²", 1, false},
		{"(w", 2, false},
		{"w)", 1, false},
		{"sqrt w", 5, false},
		{"\xff", 0, false},
		{"1/0", 2, false},
		{"1 + w/(w-w)", 6, false},
		{"0^-1", 0, false},
		{"1/(w-1)", 2, false},
		{"w + 1/w/(w^2 + 1) - 1", 8, false},
		{"(w+1)^-1", 0, false},
		{"(1 + w^(-w))/(1 + 1/w)", 13, false},
		{"(w^1000000000 + 1)/(w + 2)", 19, false},
		{"3*sqrt(2)", 6, false},
		{"3*2^(1/2)", 2, false},
		{"sqrt(w + 1)", 4, false},
		{"sqrt(-w^2)", 4, false},
		{"(2*w)^w", 0, false},
		{"(w^w)^w", 0, false},
		{"w^(1/(w-1))", 2, false},
		{"2 + w^w^(1/(w-1))", 8, false},
		{strings.Repeat("(", 1_000_000), maxBrackets, true},
		{strings.Repeat("√", 1_000_000), 3 * (maxBrackets + 1), true},
		{strings.Repeat("w^", 1_000_000) + "w", 2 * (maxBrackets + 1), true},
		{strings.Repeat("w^", MaxNesting) + "w", 2, true},
		{"1 + " + strings.Repeat("7", MaxDigits+1), 4, true},
		{"(w+1)^1000000000", 6, true},
		{"2^1000000000", 2, true},
		{"2^100000000000000000000", 2, true},
		{"(w+1)^(1/100000000000000000000)", 6, true},
		{"(w^1000000000 - 1)/(w - 1)", 19, true},
		{"(w^1000000 + w^999999 + 1)^(1/2)", 27, true},
		{"floor(w^1000000000/(w - 1))", 5, true},
	} {
		x, err := Parse(test.text)
		var syntax *cgt.SyntaxError
		text := test.text
		if len(text) > 40 {
			text = text[:40] + "…"
		}
		if !errors.As(err, &syntax) || syntax.Offset != test.offset || syntax.What != "number" || errors.Is(err, cgt.ErrLimit) != test.limit || !x.IsZero() {
			t.Errorf("%q: %v, %v, want an error at %d", text, x, err, test.offset)
		}
	}
	if _, err := ParseQuotient("1/(w - w)"); err == nil || err.Error() != "quotient: offset 2: division by 0" {
		t.Error(err)
	}
}

// TestParseLong reads texts that would take long if sums were added up from the left, or the text of whose number would
// be far longer than the number.
func TestParseLong(t *testing.T) {
	sum := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "+w^%d", i)
		}
		return b.String()
	}
	x, err := Parse(sum(20_000))
	if err != nil || x.NumTerms() != 20_000 {
		t.Errorf("%d terms, %v", x.NumTerms(), err)
	}
	x, err = Parse(strings.Repeat("w^", MaxNesting-1) + "w")
	if err != nil || x.levels() != MaxNesting {
		t.Errorf("%d levels, %v", x.levels(), err)
	}
	long := "(" + sum(600) + ")*w^(" + sum(2000) + ")" // 600 exponents with 2000 terms each
	if _, err := Parse(long); err == nil || err.Error() != "number: offset 0: cgt: more than 1048576 terms in a number, with those of exponents: the limit was reached" {
		t.Error(err)
	}
}

// TestTextRoundTrip writes numbers and quotients and reads them, as text and as JSON.
func TestTextRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawNumber(t, 3, 4), drawQuotient(t)
		if z, err := Parse(x.String()); err != nil || !z.Equal(x) || z.String() != x.String() {
			t.Fatalf("%v is read as %v, %v", x, z, err)
		}
		if z, err := Parse(fmt.Sprintf("%+v", x)); err != nil || !z.Equal(x) {
			t.Fatalf("%+v is read as %v, %v", x, z, err)
		}
		if z, err := ParseQuotient(y.String()); err != nil || !z.Equal(y) || z.String() != y.String() {
			t.Fatalf("%v is read as %v, %v", y, z, err)
		}
		type pair struct {
			X Number
			Y Quotient
		}
		var z pair
		text, err := json.Marshal(pair{x, y})
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &z); err != nil || !cmp.Equal(z, pair{x, y}) {
			t.Fatalf("%s is read as %v, %v", text, z, err)
		}
		for _, v := range []interface{ AppendText([]byte) ([]byte, error) }{x, y} {
			if b, err := v.AppendText([]byte("x = ")); err != nil || string(b) != fmt.Sprintf("x = %v", v) {
				t.Fatalf("%s, %v", b, err)
			}
		}
	})
	x, y := Omega(), MustParseQuotient("1/(w+1)")
	if err := x.UnmarshalText([]byte("w+")); err == nil || !x.Equal(Omega()) {
		t.Error(x, err)
	}
	if err := y.UnmarshalText([]byte("1/0")); err == nil || y.Sign() == 0 {
		t.Error(y, err)
	}
}

func TestFormat(t *testing.T) {
	x, y := MustParse("w^2 - 1/2"), MustParseQuotient("1/(w-1)")
	for _, test := range [][2]string{
		{fmt.Sprintf("%v %s %q", x, x, x), `w^(2) - 1/2 w^(2) - 1/2 "w^(2) - 1/2"`},
		{fmt.Sprintf("%+v|%14v|%-14s|", x, x, x), "ω^(2) - 1/2|   w^(2) - 1/2|w^(2) - 1/2   |"},
		{fmt.Sprintf("%d", x), "%!d(transfinite.Number=w^(2) - 1/2)"},
		{fmt.Sprintf("%v %+v", y, y), "w^(-1)/(1 - w^(-1)) ω^(-1)/(1 - ω^(-1))"},
	} {
		if test[0] != test[1] {
			t.Errorf("%s, want %s", test[0], test[1])
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"1/3*w^(1/2) - w^w^2 + 7", "(w^2-1)/(w-1)", "sqrt(4*w)", "floor(w/(1-1/w))", "1/(w-1)", "√ω·2−(1/4)^(3/2)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := ParseQuotient(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) {
				t.Fatalf("%q: %v", s, err)
			}
			return
		}
		y, err := ParseQuotient(x.String())
		if errors.Is(err, cgt.ErrLimit) {
			return
		}
		if err != nil || !y.Equal(x) {
			t.Fatalf("%q is %v, which is read as %v, %v", s, x, y, err)
		}
		if x.long { // it takes a second to reach the limit, and much longer where many processes run
			return
		}
		if n, err := Parse(s); err == nil && !n.Quotient().Equal(x) {
			t.Fatalf("%q is the number %v and the quotient %v", s, n, x)
		}
	})
}

// TestExponentLimit checks that exponents of what is no power of w have the same limit whatever the size of int is.
func TestExponentLimit(t *testing.T) {
	for text, limit := range map[string]bool{
		"(-w)^2147483647": false, "(-w)^-2147483647": false, "(-1)^2147483648": true, "(-1)^-2147483648": true, "(-1)^1000000000000": true, "(-w)^(1/2147483647)": false, "(-w)^(1/2147483649)": true,
		"w^1000000000000": false, "1^1000000000000": false, "(w^2)^(1/2147483648)": false,
	} {
		if x, err := Parse(text); errors.Is(err, cgt.ErrLimit) != limit || !limit && err != nil {
			t.Errorf("%s is read as %v, %v", text, x, err)
		}
	}
}

// TestSignSteps checks that the lengths and the exponents of all runs count together, from little before the limit on.
func TestSignSteps(t *testing.T) {
	for _, test := range []struct {
		text  string
		limit bool
	}{
		{"+:w -:w^2 +:w", false},
		{"+:w+1 -:w+1 +:(w+1)^5 +", true},
		{"+^w^2 - +^w^3 - +^w^4 -", true},
	} {
		r := signReader{Scanner: scan.Scanner{What: "sign expansion", Text: test.text}, steps: maxParseSteps - 5}
		if x, err := r.parts(); errors.Is(err, cgt.ErrLimit) != test.limit || !test.limit && err != nil {
			t.Errorf("%s is read as %v, %v", test.text, x, err)
		}
	}
}

// TestLongFractions checks that sums and products of long fractions are counted at what they take: these would take
// minutes.
func TestLongFractions(t *testing.T) {
	harmonic := func(n int) string {
		var b strings.Builder
		for k := range n {
			fmt.Fprintf(&b, "+1/%d", k+1)
		}
		return b.String()
	}
	for _, text := range []string{harmonic(50_000), "1/(" + harmonic(50_000) + ")", "(w" + harmonic(3000) + ")^100"} {
		if x, err := Parse(text); !errors.Is(err, cgt.ErrLimit) || !x.IsZero() {
			t.Errorf("%.20s is read, with the error %v", text, err)
		}
	}
	x, err := Parse(harmonic(1000))
	if d, ok := x.Rat(); err != nil || !ok || len(d.Denom().String()) < 400 {
		t.Errorf("a sum of a thousand fractions is %v, %v", x, err)
	}
}
