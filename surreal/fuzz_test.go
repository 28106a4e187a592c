package surreal

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// corpus has the texts that all fuzzing starts from.
var corpus = []string{
	// numbers, small and large
	"0", "7", "-3/8", "+6/4", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1/18446744073709551616", "1/3", "1/0", "-0", "007", "1.5", "1e3",
	// nimbers and multiples of ↑
	"*", "*2", "*65536", "*18446744073709551615", "*18446744073709551616", "^", "v", "^^", "vv", "^3", "v14*2", "1^*", "-1/2v3*5", "^^3", "v^",
	// braces and bars
	"{|}", "{0|*}", "{0,*|0}", "{2|1}", "{2|1||-1}", "{0||0|-1}", "{5||3|1|||0||||0}", "{1|2|3}", "{{2|1||-1|||-2||||-3}|-4}", "{||||||}", "{1,|}", "{,|}", "{}", "{1}", "{{{{",
	// games of the test suites of others
	"{3|||2||1|0,*||||-1/2}", "{0||0,v*|vv|||vv,{0,v*|vv}}", "+-{10|8||6|4|||4|2||0|-2}", "{1|^^^||^}", "{^^^|vv}", "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}",
	// operators
	"1+2", "1-2", "1--2", "-(1+*)", "3.^", "-3({2|1})", "1/2.^", "2.3", "*:2*20", "+-1", "1+-1", "+-{1,1*}", "+-(1*)", "+-1*", "+_2", "1-_2", "+_{2|1}", "-_+_1", "1 <= 2", "*||0", "1<2<3",
	// functions
	"cool({2|1},1/2)", "heat(^*,2)", "ordsum(*,1,1)", "overheat(7/16,0,0)", "overheat(7*16,0,4)", "norton(1/2,^)", "times(*5,*6)", "mean({2|1||-1})", "atomicWeight(1)", "cool(1)", "cool(", "f(1)", "mean (1)", "freeze(1|2)",
	// the letters of the books, blanks, and what is no letter at all
	"↑", "⇑*", "↓3⋆2", "±1", "−1", "∗2", " { 2 | 1 } ", "1\n", "\x00", "\xff", "é", "½", "∞",
}

// mostText is how many bytes of text fuzzing reads again.
const mostText = 1 << 12

// FuzzParse reads texts within narrow limits. What is read is written, and that is read as the same game; and if
// the text cannot be read, the error says where.
func FuzzParse(f *testing.F) {
	for _, s := range corpus {
		f.Add(s)
	}
	c := Calculator{Limits: Limits{Steps: 20_000, Depth: 100, Digits: 200}}
	wide := Calculator{Limits: Limits{Steps: 1_000_000, Depth: -1, Digits: -1}}
	f.Fuzz(func(t *testing.T, s string) {
		st, err := c.ParseStatement(t.Context(), s)
		if err != nil {
			checkError(t, s, err)
			return
		}
		for _, g := range []Game{st.G, st.H, st.G.Neg()} {
			if _, err := g.Text(mostText); err != nil {
				continue // the text of a small game can be too long to write
			}
			for _, text := range []string{g.String(), fmt.Sprintf("%+v", g)} {
				if h, err := wide.Parse(t.Context(), text); !errors.Is(err, cgt.ErrLimit) && (err != nil || h != g) { // ^[2]*3361 is quickly made, but not quickly added up
					t.Fatalf("%q is read as %v, and that as %v, %v", s, text, h, err)
				}
			}
		}
		if g, err := c.Parse(t.Context(), s); (err == nil) != (st.Op == "") || err == nil && g != st.G {
			t.Fatalf("Parse(%q) = %v, %v", s, g, err)
		}
		if st.Op != "" {
			if r := st.G.Rel(st.H); r != st.Rel || st.H.Rel(st.G) != r.Neg() {
				t.Fatalf("%q: %v, but the games are %v", s, st.Rel, r)
			}
		}
		if sum, err := c.Sum(t.Context(), st.G, st.G.Neg()); !errors.Is(err, cgt.ErrLimit) && (err != nil || sum != (Game{})) {
			t.Fatalf("%q minus itself is %v, %v", s, sum, err)
		}
	})
}

// checkError checks that the error says where in the text something is wrong, or that a limit was reached.
func checkError(t *testing.T, s string, err error) {
	t.Helper()
	var syntax *cgt.SyntaxError
	if !errors.As(err, &syntax) {
		if !errors.Is(err, cgt.ErrLimit) {
			t.Fatalf("%q: %v", s, err)
		}
		return
	}
	if syntax.Offset < 0 || syntax.Offset > len(s) || syntax.Line != 0 || syntax.Msg == "" {
		t.Fatalf("%q: %+v", s, syntax)
	}
	if utf8.ValidString(s) && !utf8.ValidString(s[syntax.Offset:]) {
		t.Fatalf("%q: the offset %d is within a character", s, syntax.Offset)
	}
	if utf8.ValidString(s) && !utf8.ValidString(err.Error()) {
		t.Fatalf("%q: the message %q is no text", s, err)
	}
}

func FuzzParseDyadic(f *testing.F) {
	for _, s := range corpus {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 1000 {
			return
		}
		x, err := ParseDyadic(s)
		if err != nil {
			checkError(t, s, err)
			return
		}
		if y, err := ParseDyadic(x.String()); err != nil || y != x {
			t.Fatalf("%q is read as %v, and that as %v, %v", s, x, y, err)
		}
		if y, ok := DyadicFromRat(x.Rat()); !ok || y != x {
			t.Fatalf("%q is read as %v, which is the fraction %v", s, x, x.Rat())
		}
		// A number of this form is a game, but for the plus.
		if g, err := Parse(strings.TrimPrefix(s, "+")); err != nil || g != FromDyadic(x) {
			t.Fatalf("%q is read as the number %v and as the game %v, %v", s, x, g, err)
		}
	})
}

// FuzzUnmarshal reads JSON, which any program may have written.
func FuzzUnmarshal(f *testing.F) {
	for _, s := range corpus {
		text, err := json.Marshal(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(fmt.Sprintf(`{"g":%s,"x":"1/2"}`, text))
	}
	f.Add(`{"g":7}`)
	f.Add(`{"g":null,"x":null}`)
	f.Add(`{"g":"\u2191"}`)
	type value struct {
		G Game   `json:"g"`
		X Dyadic `json:"x"`
	}
	f.Fuzz(func(t *testing.T, s string) {
		if !isQuick(t, s) {
			return
		}
		var v value
		if json.Unmarshal([]byte(s), &v) != nil {
			return
		}
		if _, err := v.G.Text(mostText); err != nil {
			return
		}
		written, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if !isQuick(t, string(written)) {
			return
		}
		var w value
		if err := json.Unmarshal(written, &w); err != nil || w != v {
			t.Fatalf("%s is read as %s and then as %+v, %v", s, written, w, err)
		}
	})
}

// isQuick reports whether all games in a text of JSON can be read in few steps, and not in the seconds that the default
// limits allow.
func isQuick(t *testing.T, text string) bool {
	c := Calculator{Limits: Limits{Steps: 20_000}}
	for d := json.NewDecoder(strings.NewReader(text)); ; {
		token, err := d.Token()
		if err != nil {
			return true // at the end, or where the text is no JSON
		}
		if s, ok := token.(string); ok {
			if _, err := c.Parse(t.Context(), s); err != nil && len(s) > 1 { // which is no name of a field; the error may be one behind a long sum
				return false
			}
		}
	}
}

// FuzzRel reads relations: a text that is read is the one that is written.
func FuzzRel(f *testing.F) {
	for r := Equal; r <= Confused; r++ {
		f.Add(r.String())
	}
	f.Add("")
	f.Add("<=")
	f.Fuzz(func(t *testing.T, s string) {
		r := Rel(77)
		if err := r.UnmarshalText([]byte(s)); err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || r != 77 {
				t.Fatalf("%q is read as %v with the error %v", s, r, err)
			}
		} else if r.String() != s {
			t.Fatalf("%q is read as %v", s, r)
		}
	})
}
