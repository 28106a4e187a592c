package transfinite_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// TestOrdinalErrors reads texts that are no ordinals.
func TestOrdinalErrors(t *testing.T) {
	for _, row := range []struct {
		text   string
		offset int
		limit  bool
	}{
		{"", 0, false},
		{" ", 1, false},
		{"w+", 2, false},
		{"+w", 0, false},
		{"w w", 2, false},
		{"2w", 1, false},
		{"w-1", 1, false},
		{"w^", 2, false},
		{"w^(w", 4, false},
		{"(w))", 3, false},
		{"w*", 2, false},
		{"w^-1", 2, false},
		{"é", 0, false},
		{"w+\xff", 2, false},
		{"()", 1, false},
		{"(w+1)^1000000000", 6, true},
		{"w + 2^1000000000", 6, true},
		{strings.Repeat("9", transfinite.MaxDigits+1), 0, true},
		{strings.Repeat("w^", 1_000_000) + "w", 2 * (2*transfinite.MaxNesting + 101), true},
		{strings.Repeat("(", 1_000_000), 2*transfinite.MaxNesting + 100, true},
		{strings.Repeat("w^", transfinite.MaxNesting) + "w", 2, true},
		{"w^(" + strings.Repeat("(w+1)*", 10_000) + "1)", 3 + 6*4095, true}, // (w+1)^n has 2n+1 terms with those of exponents, and 5 + 7 + … + 8193 is more than 2^24
	} {
		x, err := transfinite.ParseOrdinal(row.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != row.offset || errors.Is(err, cgt.ErrLimit) != row.limit || !x.IsZero() {
			t.Errorf("%.40q is read as %.40v, %v, want an error at %d", row.text, x, err, row.offset)
		}
	}
	defer func() {
		if _, ok := recover().(*cgt.SyntaxError); !ok {
			t.Error("MustParseOrdinal does not panic with the error")
		}
	}()
	transfinite.MustParseOrdinal("w+")
}

// TestLongOrdinals reads texts with many terms.
func TestLongOrdinals(t *testing.T) {
	const terms = 50_000
	var b strings.Builder
	for i := terms; i > 0; i-- {
		fmt.Fprintf(&b, "w^%d+", i)
	}
	b.WriteString("1")
	if x, err := transfinite.ParseOrdinal(b.String()); err != nil || x.NumTerms() != terms+1 {
		t.Error(x.NumTerms(), err)
	}
	if x, err := transfinite.ParseOrdinal(strings.Repeat("1+", terms) + "w"); err != nil || x.String() != "w" {
		t.Error(x, err)
	}
}

func TestOrdinalText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawOrdinal(t, 3)
		for _, text := range []string{x.String(), fmt.Sprint(x), fmt.Sprintf("%+v", x), fmt.Sprintf("%12s", x), strings.ReplaceAll(x.String(), "*", " · ")} {
			if y, err := transfinite.ParseOrdinal(text); err != nil || !y.Equal(x) || y.String() != x.String() {
				t.Errorf("%v is read as %v, %v", text, y, err)
			}
		}
		text, err := json.Marshal(x)
		var y transfinite.Ordinal
		if again := json.Unmarshal(text, &y); err != nil || again != nil || !y.Equal(x) {
			t.Errorf("%s is read as %v, %v, %v", text, y, err, again)
		}
		if appended, err := x.AppendText([]byte("x")); err != nil || string(appended) != "x"+x.String() {
			t.Errorf("%s, %v", appended, err)
		}
	})
	x := ordinal("w^w+1")
	if got := fmt.Sprintf("%v %+v %s %q %d", x, x, x, x, x); got != `w^(w)+1 ω^(ω)+1 w^(w)+1 "w^(w)+1" %!d(transfinite.Ordinal=w^(w)+1)` {
		t.Error(got)
	}
	if err := x.UnmarshalText([]byte("w+")); err == nil || x.String() != "w^(w)+1" {
		t.Error(x, err)
	}
}

// FuzzParseOrdinal reads texts. What is read is written, and that is read as the same ordinal; and if the text cannot
// be read, the error says where.
func FuzzParseOrdinal(f *testing.F) {
	for _, s := range []string{"0", "w", "w^w*2 + w*3 + 1", "1+w", "ω·2", "(w+1)^2*3", "2^(w^2)", "w^(2)+w", "w^", "(w", "w+0", "\xff", "0^0", "(w+1)^99999999", "w^w^w^w*18446744073709551616", "2^(w+1)^1000"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := transfinite.ParseOrdinal(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) || !utf8.ValidString(syntax.Msg) || !x.IsZero() {
				t.Fatalf("%q: %v, %v", s, x, err)
			}
			return
		}
		if y, err := transfinite.ParseOrdinal(x.String()); err != nil || !y.Equal(x) || y.String() != x.String() {
			t.Fatalf("%q is read as %.99v, and that as %.99v, %v", s, x, y, err)
		}
	})
}
