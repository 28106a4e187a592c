package transfinite_test

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// place is one of the first places below ω^3.
func place(i, j, k int) transfinite.Ordinal { return ordinal(fmt.Sprintf("w^2*%d+w*%d+%d", i, j, k)) }

// TestUnequalForms builds one expansion in several ways.
func TestUnequalForms(t *testing.T) {
	for _, row := range [][]string{
		{"()", "", "()^w", "(()^3 ())^(w*2)", "L^0", "(LR)^0"},
		{"+:3", "LLL", "L L^2", "+++", "BBB", "+:1 +:2", "(L^3)", "(L)^3", "((+)^3)^1"},
		{"+:w", "L^w", "LLL^w", "(LL)^w", "(+:1 +:5)^w", "L^ω", "+:2+w"},
		{"+:w^(2)", "(L^w)^w", "L^(w^2)", "L^w^2", "(L^w L)^w", "L^w L^(w^2)"},
		{"(+:1 -:1)^w", "(LR)^w", "(LRLR)^w", "L(RL)^w", "LRLRL(RL)^w", "(LR)^5(LR)^w", "(L-)^w"},
		{"+:1 -:2 (+:1 -:1)^w", "LRR(LR)^w", "LR(RL)^w", "LRRL(RLRL)^w"},
		{"(+:1 -:1)^w (+:1 -:1)^w", "(LR)^(w*2)", "((LR)^w)^2", "(LR)^w L (RL)^w"},
		{"(+:1 -:1)^w +:1 -:1 +:1 -:1", "(LR)^(w+2)", "(LR)^w (LR)^2"},
		{"+:1 (-:1 +:2)^w", "(LRL)^w", "L(RLL)^w"},
		{"+:w (-:1 +:w+1)^w", "L^w (R L^(w+1))^w"},
		{"(+:w -:1)^w", "(L^w R L)^w", "L^w R L^5 (L^w R)^w", "(L^w R L)^w L^0"},
		{"+:w (-:w +:1)^w", "(+:w -:w)^1 (+:1 -:w)^w"},
		{"(+:1 -:w)^w", "(LR^w)^w", "L(R^w L)^w"},
		{"+:1000000000000000000 -:w^(w)", "L^1000000000000000000 R^(w^w)"},
	} {
		want := signs("()")
		for i, text := range row {
			if text == "" {
				continue
			}
			x, err := transfinite.ParseSignExpansion(text)
			if i == 0 {
				want = x
			}
			if err != nil || x.String() != row[0] || !x.Equal(want) {
				t.Errorf("%s is read as %v, %v, want %s", text, x, err, row[0])
			}
		}
	}
}

// TestSignPlaces compares the operations with those on single signs.
func TestSignPlaces(t *testing.T) {
	places := rapid.IntRange(0, 4)
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawSigns(t), drawSigns(t)
		a, i, j, k := x, places.Draw(t, "i"), places.Draw(t, "j"), places.Draw(t, "k")
		h := place(i, j, k)
		p, err := x.Prefix(h)
		if err != nil {
			t.Fatal(err)
		}
		want := h
		if x.Len().Compare(h) < 0 {
			want = x.Len()
		}
		if !p.Len().Equal(want) {
			t.Fatalf("%v up to %v is %v, of length %v", x, h, p, p.Len())
		}
		c := x.CommonPrefix(y)
		if again := y.CommonPrefix(x); !again.Equal(c) {
			t.Fatalf("%v and %v have the common prefixes %v and %v", x, y, c, again)
		}
		xy := x.Concat(y)
		if want := x.Len().Add(y.Len()); !xy.Len().Equal(want) {
			t.Fatalf("%v has the length %v, want %v", xy, xy.Len(), want)
		}
		n := x.Neg()
		for range 40 {
			h := drawOrdinal(t, 1)
			if rapid.Bool().Draw(t, "low") {
				h = place(places.Draw(t, "i"), places.Draw(t, "j"), places.Draw(t, "k"))
			}
			at := func(x transfinite.SignExpansion) int {
				sign, ok := x.At(h)
				if ok != (sign != 0) || ok != (h.Compare(x.Len()) < 0) {
					t.Fatalf("%v has the sign %d, %v at %v", x, sign, ok, h)
				}
				return sign
			}
			if at(n) != -at(a) {
				t.Fatalf("%v is not the negative of %v", n, a)
			}
			if h.Compare(p.Len()) < 0 && at(p) != at(x) {
				t.Fatalf("%v is no prefix of %v", p, x)
			}
			if h.Compare(c.Len()) < 0 && (at(c) != at(x) || at(c) != at(y)) {
				t.Fatalf("%v is no prefix of %v and %v", c, x, y)
			}
			rest, behind := h.Sub(x.Len())
			if sign, _ := y.At(rest); behind && at(xy) != sign || !behind && at(xy) != at(x) {
				t.Fatalf("%v is not %v and %v", xy, x, y)
			}
		}
		sx, _ := x.At(c.Len())
		sy, _ := y.At(c.Len())
		if sx == sy && sx != 0 || x.Compare(y) != cmp.Compare(sx, sy) || x.Equal(y) != (x.String() == y.String()) {
			t.Fatalf("%v and %v are compared as %d", x, y, x.Compare(y))
		}
		for _, z := range []transfinite.SignExpansion{p, c, xy, n} {
			checkSigns(t, z)
		}
	})
}

// checkSigns checks that the form of x is the one that its text is read as, and that runs alternate.
func checkSigns(t *rapid.T, x transfinite.SignExpansion) {
	if again, err := transfinite.ParseSignExpansion(x.String()); err != nil || !again.Equal(x) || again.String() != x.String() {
		t.Fatalf("%v is read as %v, %v", x, again, err)
	}
	length := transfinite.Ordinal{}
	last := 0
	for s := range x.Segments() {
		for _, r := range s.Runs {
			if r.Sign != 1 && r.Sign != -1 || r.Length.IsZero() || r.Sign == last {
				t.Fatalf("%v has a run %v", x, r)
			}
			last = r.Sign
		}
		if s.Repeated {
			last = 0
		}
		length = length.Add(s.Len())
	}
	if !length.Equal(x.Len()) {
		t.Fatalf("%v has the length %v", x, x.Len())
	}
	runs := 0
	for r := range x.Runs() {
		if runs++; runs > 10 {
			break
		}
		p, err := x.Prefix(r.Length)
		if runs == 1 && (err != nil || p.String() != r.String()) {
			t.Fatalf("%v begins with the run %v", x, r)
		}
	}
}

// TestSignOrder checks that the order is the one of dyadic numbers, which is found by walking down the tree.
func TestSignOrder(t *testing.T) {
	value := func(word string) (v float64) { // exact for so few signs
		step := 1.0
		for i, letter := range word {
			if i > 0 && word[i] != word[0] || step < 1 {
				step /= 2
			}
			if letter == '+' {
				v += step
			} else {
				v -= step
			}
		}
		return v
	}
	words := []string{""}
	for i := 0; len(words[i]) < 6; i++ {
		words = append(words, words[i]+"+", words[i]+"-")
	}
	for _, a := range words {
		for _, b := range words {
			if got, want := signs("()"+a).Compare(signs("()"+b)), cmp.Compare(value(a), value(b)); got != want {
				t.Errorf("%q and %q are compared as %d, want %d", a, b, got, want)
			}
		}
	}
}

func TestRepeat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawRuns(t, 3, 1)
		m, n := place(0, rapid.IntRange(0, 2).Draw(t, "m"), rapid.IntRange(0, 3).Draw(t, "finite")), place(0, rapid.IntRange(0, 2).Draw(t, "n"), rapid.IntRange(0, 3).Draw(t, "finite"))
		a, err1 := x.Repeat(m)
		b, err2 := x.Repeat(n)
		c, err3 := x.Repeat(m.Add(n))
		if err1 != nil || err2 != nil || err3 != nil || !a.Concat(b).Equal(c) || !c.Len().Equal(x.Len().Mul(m.Add(n))) {
			t.Fatalf("%v, repeated %v and %v times, is %v, %v, %v and %v, %v, %v", x, m, n, a, b, c, err1, err2, err3)
		}
		checkSigns(t, c)
	})
	for _, row := range []struct{ x, n string }{{"LR", "w^2"}, {"(LR)^w", "w"}, {"LR", "w^w+1"}, {"(LR)^w L", "w*3"}} {
		var class *transfinite.ClassError
		if x, err := signs(row.x).Repeat(ordinal(row.n)); !errors.As(err, &class) || !x.IsEmpty() {
			t.Errorf("%s, repeated %s times, is %v, %v", row.x, row.n, x, err)
		}
	}
	for _, n := range []string{"1000000000", "18446744073709551616", "w*1000000000", "w+1000000000"} {
		if x, err := signs("LR").Repeat(ordinal(n)); !errors.Is(err, cgt.ErrLimit) || !x.IsEmpty() {
			t.Errorf("LR, repeated %s times: %v", n, err)
		}
	}
	if x, err := signs("L^w").Repeat(ordinal("w^w")); err != nil || x.String() != "+:w^(w)" {
		t.Error(x, err)
	}
}

func TestSignLimits(t *testing.T) {
	x := signs("(LR)^w")
	if p, err := x.Prefix(ordinal("1000001")); err != nil || p.Len().String() != "1000001" {
		t.Error(p.Len(), err)
	}
	for _, n := range []string{"1000000000000000000", "18446744073709551616"} {
		if p, err := x.Prefix(ordinal(n)); !errors.Is(err, cgt.ErrLimit) || !p.IsEmpty() {
			t.Error(p, err)
		}
		if sign, ok := x.At(ordinal(n)); !ok || sign != 1 { // n is even
			t.Error(sign, ok)
		}
	}
	if sign, ok := signs("L^1000000000000000000 R").At(ordinal("1000000000000000000")); !ok || sign != -1 {
		t.Error(sign, ok)
	}
	long := signs(strings.Repeat("LR", transfinite.MaxRuns/2))
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
			t.Error("two long expansions are put together:", err)
		}
	}()
	long.Concat(long)
}
