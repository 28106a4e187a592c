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

// TestSignErrors reads texts that are no expansions.
func TestSignErrors(t *testing.T) {
	for _, row := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{"  ", 2},
		{"x", 0},
		{"+:", 2},
		{"+:0", 2},
		{"+:w*0", 2},
		{"+:w+", 4},
		{"+:1+:2", 4},
		{"+:w -:x", 6},
		{"+:w) -:1", 3},
		{"(LR", 3},
		{"(LR)^", 5},
		{"(LR)^x", 5},
		{"(LR)^(w", 7},
		{"(LR)^w*2", 6},
		{"(LR)^(w^2)", 5},
		{"((LR)^w L)^w", 11},
		{"(LR)^1000000000", 5},
		{"(LR))", 4},
		{")", 0},
		{"(LR):2", 4},
		{"(+:1 -:2", 8},
		{"L^-1", 2},
		{"ω", 0},
		{"L\xff", 1},
		{strings.Repeat("(", 1_000_000), 2*transfinite.MaxNesting + 100},
		{"L^(2^1000000000)", 5},
	} {
		x, err := transfinite.ParseSignExpansion(row.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != row.offset || !x.IsEmpty() {
			t.Errorf("%.40q is read as %.40v, %v, want an error at %d", row.text, x, err, row.offset)
		}
	}
	var class *transfinite.ClassError
	if _, err := transfinite.ParseSignExpansion("(LR)^(w^2)"); !errors.As(err, &class) || class.Height.String() != "w^(2)" {
		t.Error(err)
	}
	for _, text := range []string{
		"(LR)^1000000000", strings.Repeat("LR", transfinite.MaxRuns/2) + "L", strings.Repeat("(", 100) + "(LR)^400000" + strings.Repeat(")", 100), "L^(2^1000000000)",
	} {
		if _, err := transfinite.ParseSignExpansion(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%.20q: %v, want a limit", text, err)
		}
	}
	defer func() {
		if _, ok := recover().(*cgt.SyntaxError); !ok {
			t.Error("MustParseSignExpansion does not panic with the error")
		}
	}()
	transfinite.MustParseSignExpansion("x")
}

func TestSignText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawSigns(t)
		for _, text := range []string{x.String(), fmt.Sprint(x), fmt.Sprintf("%+v", x), fmt.Sprintf("%12s", x)} {
			if y, err := transfinite.ParseSignExpansion(text); err != nil || !y.Equal(x) {
				t.Errorf("%v is read as %v, %v", text, y, err)
			}
		}
		text, err := json.Marshal(x)
		var y transfinite.SignExpansion
		if again := json.Unmarshal(text, &y); err != nil || again != nil || !y.Equal(x) {
			t.Errorf("%s is read as %v, %v, %v", text, y, err, again)
		}
		if appended, err := x.AppendText([]byte("x")); err != nil || string(appended) != "x"+x.String() {
			t.Errorf("%s, %v", appended, err)
		}
	})
	x := signs("L^w (RL)^w")
	if got := fmt.Sprintf("%v %+v %s %q %d", x, x, x, x, x); got != `+:w (-:1 +:1)^w +:ω (-:1 +:1)^ω +:w (-:1 +:1)^w "+:w (-:1 +:1)^w" %!d(transfinite.SignExpansion=+:w (-:1 +:1)^w)` {
		t.Error(got)
	}
	if err := x.UnmarshalText([]byte("x")); err == nil || x.IsEmpty() {
		t.Error(x, err)
	}
}

// FuzzParseSignExpansion reads texts. What is read is written, and that is read as the same expansion; and if the text
// cannot be read, the error says where.
func FuzzParseSignExpansion(f *testing.F) {
	for _, s := range []string{"()", "LR", "(LR)^w", "+:w+1 -:2 (+:1 -:1)^w", "L^w R", "(L^w R^w)^w", "(LR)^(w*2+3)", "((LR)^w L)^2", "(+:w^(2) -:1)^w", "(LR)^(w^2)", "+:0", "(L", "L^", "\xff", "+:1 -:w (-:w +:1)^w", "(LR)^99999999"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := transfinite.ParseSignExpansion(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(s) || !utf8.ValidString(syntax.Msg) || !x.IsEmpty() {
				t.Fatalf("%q: %v, %v", s, x, err)
			}
			return
		}
		if y, err := transfinite.ParseSignExpansion(x.String()); err != nil || !y.Equal(x) || y.String() != x.String() {
			t.Fatalf("%q is read as %v, and that as %v, %v", s, x, y, err)
		}
		if n := x.Neg(); n.Compare(x) > 0 != (x.Compare(transfinite.SignExpansion{}) < 0) || !n.Neg().Equal(x) {
			t.Fatalf("the negative of %v is %v", x, n)
		}
	})
}
