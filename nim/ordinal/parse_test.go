package ordinal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// TestParse reads texts and writes them in their one form.
func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "00": "0", " 7 ": "7", "w": "w", "ω": "w", "w^1": "w", "w^0": "1", "w^(0)*5": "5", "w*1": "w", "w^01*007": "w*7",
		"w^2+w*3+5": "w^2+w*3+5", "ω^(ω^2·4 + 3)·2 + 1": "w^(w^2*4+3)*2+1", "w^w": "w^w", "w^w^2": "w^(w^2)", "w^(w)": "w^w", "w^(w^1)": "w^w", "w^w^0": "w",
		"w^(w*1)": "w^w", "w^(w+1)": "w^(w+1)", "w^(w^0*3)": "w^3", "w^(w^(2))": "w^(w^2)", "w^w*3": "w^w*3", "w^w^2*3+w^w": "w^(w^2)*3+w^w",
		"w^(w^125*708)": "w^(w^125*708)", "18446744073709551616": "18446744073709551616", "w^18446744073709551616*18446744073709551616": "w^18446744073709551616*18446744073709551616",
	} {
		x, err := ordinal.Parse(text)
		if err != nil || x.String() != want {
			t.Errorf("%q is read as %v, %v, want %s", text, x, err, want)
		}
	}
}

// TestParseErrors reads texts that are no ordinals.
func TestParseErrors(t *testing.T) {
	for _, row := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{" ", 1},
		{"w+", 2},
		{"+w", 0},
		{"w+0", 2},
		{"0+w", 0},
		{"w*0", 2},
		{"w+w", 2},
		{"1+w", 2},
		{"w+w^2", 2},
		{"w^0+1", 4},
		{"w^", 2},
		{"w^(", 3},
		{"w^()", 3},
		{"w^(1", 4},
		{"w^(1+w)", 5},
		{"w^(w+w)", 5},
		{"w^(w+0)", 5},
		{"w^(0+1)", 3},
		{"w^(0*w)", 4},
		{"w^w^w", 4},
		{"w^(w^w)", 5},
		{"w^w^(2", 6},
		{"2*w", 1},
		{"w2", 1},
		{"w^-1", 2},
		{"-1", 0},
		{"x", 0},
		{"w*", 2},
		{"w*w", 2},
		{"(w)", 0},
		{"w)", 1},
		{"w 3", 2},
		{"é", 0},
		{"w^(w^126)", 5},
		{"w^(w^99999999999999999999)", 5},
		{"w^(w^2*)", 7},
		{"\xff", 0},
		{"w\x00", 1},
		{"w+w^w^999", 6},
		{"w^w^ 126", 5},
		{"w^w^ w", 5},
		{"w^w^", 4},
		{"w^w^x", 4},
		{"w^w^(x)", 5},
		{"w^(w^(w+1))", 6},
		{"w* 0", 3},
		{"w^( w+ w)", 7},
		{"w^(w* 0)", 6},
		{strings.Repeat("1", ordinal.DefaultDigits+1), 0},
		{"w^" + strings.Repeat("1", 1000), 2},
	} {
		x, err := ordinal.Parse(row.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != row.offset || !x.IsZero() {
			t.Errorf("%.40q is read as %v, %v, want an error at %d", row.text, x, err, row.offset)
		}
	}
	for _, text := range []string{"w^(w^126)", "w^w^w", "w^(w^w)", "w^(w^(w+1))", "w^w^w^2", "w^" + strings.Repeat("1", 1000), strings.Repeat("1", ordinal.DefaultDigits+1)} {
		if _, err := ordinal.Parse(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%.40q: %v, want a limit", text, err)
		}
	}
	for text, want := range map[string]string{
		"w^((2))": `unexpected "(", want a number or w`,
		"w^()":    `unexpected ")", want a number or w`,
		"w^":      `want a number, w or (, but the text ends`,
		"w^w^x":   `unexpected "x", want a number or (`,
		"w^w^(x)": `unexpected "x", want a number`,
		"w^w^126": `odd primes with a known excess`,
	} {
		var syntax *cgt.SyntaxError
		if _, err := ordinal.Parse(text); !errors.As(err, &syntax) || !strings.Contains(syntax.Msg, want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	var limit *cgt.LimitError
	if _, err := ordinal.Parse("w^w^126"); !errors.As(err, &limit) || limit.Limit != 126 {
		t.Errorf("w^w^126: %v, want a limit of 126", err)
	}
	c := ordinal.Calculator{Limits: ordinal.Limits{Digits: 3}}
	if x, err := c.Parse("w^999*999"); err != nil {
		t.Error(x, err)
	}
	if x, err := c.Parse("w*1000"); !errors.Is(err, cgt.ErrLimit) {
		t.Error(x, err)
	}
	defer func() {
		if _, ok := recover().(*cgt.SyntaxError); !ok {
			t.Error("MustParse does not panic with the error")
		}
	}()
	ordinal.MustParse("w+")
}

// TestLevels reads the largest exponents, and those above them.
func TestLevels(t *testing.T) {
	w := ordinal.Omega()
	largest, ok := ordinal.Power(ordinal.MustParse(largestDigits(3)))
	if !ok || ordinal.MustParse(largest.String()) != largest {
		t.Fatal("the largest power of w is missing")
	}
	// The product has the sum of the exponents, digit by digit, with a carry to the next lower digit: all are 2, and 1
	// is added to the lowest.
	if got := largest.Mul(w); got.Mul(w).Mul(w) != largest.Mul(ordinal.FromNimber(2)) || got.Compare(largest) >= 0 {
		t.Error("the product of the largest power of w and w is wrong")
	}
	if _, err := ordinal.Parse("w^" + addOne(largestDigits(3))); !errors.Is(err, cgt.ErrLimit) {
		t.Error("the next exponent is read:", err)
	}
	if _, ok := ordinal.Power(ordinal.MustParse(addOne(largestDigits(3)))); ok {
		t.Error("the next power of w is there")
	}
}

// TestText writes and reads random numbers, in all forms.
func TestText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNimber(t, 8, 4)
		for _, text := range []string{x.String(), fmt.Sprint(x), fmt.Sprintf("%+v", x), fmt.Sprintf("%12s", x), fmt.Sprintf("%-30v", x)} {
			if y, err := ordinal.Parse(text); err != nil || y != x {
				t.Errorf("%v is read as %v, %v", text, y, err)
			}
		}
		text, err := json.Marshal(x)
		var y ordinal.Nimber
		if again := json.Unmarshal(text, &y); err != nil || again != nil || y != x {
			t.Errorf("%s is read as %v, %v, %v", text, y, err, again)
		}
		if appended, err := x.AppendText([]byte("x")); err != nil || string(appended) != "x"+x.String() {
			t.Errorf("%s, %v", appended, err)
		}
	})
	x := ordinal.MustParse("w^w+1")
	if got := fmt.Sprintf("%v %+v %s %q %d", x, x, x, x, x); got != `w^w+1 ω^ω+1 w^w+1 "w^w+1" %!d(ordinal.Nimber=w^w+1)` {
		t.Error(got)
	}
	if err := x.UnmarshalText([]byte("w+")); err == nil || x != ordinal.MustParse("w^w+1") {
		t.Error(x, err)
	}
}

// FuzzParse reads texts. What is read is written, and that is read as the same number; and if the text cannot be read,
// the error says where.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"0", "7", "w", "w^2+w*3+5", "ω^(ω^2·4+3)·2 + 1", "w^w^2", "w^(w^125*708+w^2+5)*18446744073709551616", "w^(w+w)", "1+w", "w^(w^126)", "w+0", "w^(0)", "w^", "w*", "w^(w^(2", "\xff", "w^w^w",
	} {
		f.Add(s)
	}
	c := ordinal.Calculator{Limits: ordinal.Limits{Digits: 100}}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := c.Parse(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) || !utf8.ValidString(syntax.Msg) || !x.IsZero() {
				t.Fatalf("%q: %v, %v", s, x, err)
			}
			return
		}
		for _, text := range []string{x.String(), fmt.Sprintf("%+v", x)} {
			if y, err := ordinal.Parse(text); err != nil || y != x || y.Compare(x) != 0 {
				t.Fatalf("%q is read as %v, and that as %v, %v", s, x, y, err)
			}
		}
		if !x.Add(x).IsZero() {
			t.Fatalf("%v + %v is not 0", x, x)
		}
	})
}
