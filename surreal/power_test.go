package surreal

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// The test suite of CGSuite 2.2.
func TestKnownPowers(t *testing.T) {
	for _, test := range []struct{ game, x, pow, powTo string }{
		{"^", "3", "{0|v[2]*}", "{{^|*}|*}"},
		{"^", "7/4", "{0||0,v*|0,{0,v*|0,*}}", ""},
		{"{0||0|-2}", "3", "{0||0|-2,{0|-2,{0|-2}}}", ""},
		{"{0||0|-2}", "7/4", "{0||0,{0|-2,{0|-2}}|-2,{0,{0|-2,{0|-2}}|-2,{0|-2}}}", "{+_2|{0|-2},{+_2||0|-2}||{0|-2},{+_2||0|-2}}"},
		{"+-1", "3", "", "{1,{1,+-1|-1}|-1}"},
	} {
		g, x := MustParse(test.game), MustParseDyadic(test.x)
		if p, ok := g.Pow(x); ok != (test.pow != "") || ok && p != MustParse(test.pow) {
			t.Errorf("%v^%v = %v, %v, want %s", g, x, p, ok, test.pow)
		}
		if p, ok := g.PowTo(x); !ok || test.powTo != "" && p != MustParse(test.powTo) {
			t.Errorf("%v^→%v = %v, %v, want %s", g, x, p, ok, test.powTo)
		}
	}
	for _, test := range []struct{ game, x string }{{"^", "1/2"}, {"^", "-1"}, {"0", "1"}, {"1", "2"}, {"*", "1/2"}, {"{0,*|-1}", "1"}, {"{0|-1,-1*}", "2"}, {"+-1", "1"}} {
		if p, ok := MustParse(test.game).Pow(MustParseDyadic(test.x)); ok || p != (Game{}) {
			t.Errorf("%s^%s = %v", test.game, test.x, p)
		}
	}
	if p, ok := Up(1).PowTo(NewDyadic(-1, 1)); ok || p != (Game{}) {
		t.Errorf("^^→-1/2 = %v", p)
	}
}

// TestPowTo compares with the definition for integers and, for other numbers, with the options that the powers for
// simpler numbers are.
func TestPowTo(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		var want Game
		for n := range int64(5) {
			if got, ok := g.PowTo(DyadicFromInt(n)); !ok || got != want {
				t.Fatalf("%v^→%d = %v, %v, want %v", g, n, got, ok, want)
			}
			options := [2][]Game{}
			for who := cgt.Left; who <= cgt.Right; who++ {
				for o := range g.Options(who) {
					options[who] = append(options[who], o)
				}
			}
			if want = New(append(options[cgt.Left], want), options[cgt.Right]); n == 0 {
				want = g
			}
		}
		x := drawDyadic(t, "x").Abs()
		if x.IsInt() || x.Exp() > 4 || x.Compare(DyadicFromInt(4)) > 0 {
			return
		}
		var options [2][]Game
		for who := cgt.Left; who <= cgt.Right; who++ {
			for o := range g.Options(who) {
				options[who] = append(options[who], o)
			}
			for o := range FromDyadic(x).Options(who) {
				y, _ := o.Number()
				if y == (Dyadic{}) {
					continue
				}
				p, ok := g.PowTo(y)
				if !ok {
					t.Fatalf("%v^→%v is not defined", g, y)
				}
				options[who] = append(options[who], p)
			}
		}
		if got, ok := g.PowTo(x); !ok || got != New(options[0], options[1]) {
			t.Fatalf("%v^→%v = %v, %v, want {%v|%v}", g, x, got, ok, options[0], options[1])
		}
	})
}

// The powers add up, and they are of smaller and smaller order.
func TestPow(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g := New([]Game{{}}, []Game{drawGame(t, "h", 2)})
		if _, ok := g.Pow(one); !ok {
			return // it is simpler than it was drawn
		}
		if !g.Gt(Game{}) {
			return
		}
		var sum Game
		for n := int64(1); n < 5; n++ {
			p, ok := g.Pow(DyadicFromInt(n))
			sum = sum.Add(p)
			if all, _ := g.PowTo(DyadicFromInt(n)); !ok || sum != all {
				t.Fatalf("the powers of %v add up to %v, want %v", g, sum, all)
			}
		}
	})
	for n := int64(1); n < 5; n++ {
		p, _ := Up(1).Pow(DyadicFromInt(n))
		q, _ := Up(1).Pow(DyadicFromInt(n + 1))
		if !q.Gt(Game{}) || !q.Mul(10).Lt(p) {
			t.Errorf("10.%v is not less than %v", q, p)
		}
	}
}

// powersOfUp returns sums of a number, a nimber and one power of ↑ or ↓ or a sum of powers, with their texts.
func powersOfUp(n, star int64) map[Game]string {
	texts := map[Game]string{}
	for _, x := range []string{"", "1", "-3/4"} {
		for m := range star {
			for k := int64(2); k < n; k++ {
				power, _ := Up(1).Pow(DyadicFromInt(k))
				sum, _ := Up(1).PowTo(DyadicFromInt(k))
				for i, g := range []Game{power, power.Neg(), sum, sum.Neg()} {
					g = g.Add(Nimber(nim.Nimber(m)))
					if x != "" {
						g = g.Add(MustParse(x))
					}
					nim := []string{"", "*"}[min(m, 1)]
					if m > 1 {
						nim += fmt.Sprint(m)
					}
					texts[g] = x + fmt.Sprintf([]string{"^<%d>", "v<%d>", "^[%d]", "v[%d]"}[i], k) + nim
				}
			}
		}
	}
	return texts
}

// Sums of a number, a nimber and a power are written as such, and nothing else is.
func TestPowerText(t *testing.T) {
	texts := powersOfUp(6, 7)
	for g, want := range texts {
		if got := g.String(); got != want {
			t.Errorf("%s is written %s", want, got)
		}
		if h, err := Parse(want); err != nil || h != g {
			t.Errorf("%s is read as %v, %v", want, h, err)
		}
		if h, err := Parse(fmt.Sprintf("%+v", g)); err != nil || h != g {
			t.Errorf("%+v is read as %v, %v", g, h, err)
		}
		for _, h := range []Game{New([]Game{g}, []Game{{}}), New([]Game{g, Int(1)}, []Game{g}), New([]Game{g.Add(Int(2))}, []Game{g.Neg().Sub(Int(2))}), MustParse("{0||0|-1}").Add(g)} {
			if k, err := Parse(h.String()); err != nil || k != h {
				t.Errorf("%v is read as %v, %v", h, k, err)
			}
		}
	}
	var f powerFinder
	for _, g := range bornBy(3) {
		if p, ok := f.find(g); ok != (texts[g] != "") {
			t.Errorf("%v is a power: %v, %v", g, p, ok)
		}
	}
	// Games like a sum of powers but for the innermost, and with numbers and nimbers that change, take no longer.
	for _, g := range []Game{MustParse("{^^|*2}"), MustParse("^[2]*2"), MustParse("{1|*}")} {
		for range 20_000 {
			g = New([]Game{g}, []Game{Nimber(1)})
		}
		if n := len(g.String()); n < 20_000 && g.Birthday().Compare(DyadicFromInt(10)) > 0 && !strings.Contains(g.String(), "[20") {
			t.Errorf("%s has the length %d", g, n)
		}
	}
}

func TestPowerSyntax(t *testing.T) {
	for text, want := range map[string]string{
		"^<1>": "^", "v[1]*": "v*", "^[0]": "0", "^ < 3": "", "^<2> < ^": "", "2^<2>*3": "2 + ^<2> + *3", "-1v<3>": "-1 - ^<3>", "3.^<2>": "^<2>+^<2>+^<2>", "↑<2>⋆": "^<2>+*", "+-(^<2>*)": "+-{^<2>*}",
		"^<2>:1": "{0,^<2>|v*}", "^<2>=^<2>": "",
	} {
		c := Calculator{}
		st, err := c.ParseStatement(t.Context(), text)
		if err != nil || want != "" && st.G != MustParse(want) || want == "" && !st.Holds() {
			t.Errorf("%s is %v, %v, want %s", text, st, err, want)
		}
	}
	for text, offset := range map[string]int{"^<0>": 2, "^[": 2, "^[]": 2, "^[2": 2, "^[-1]": 2, "^<>": 3, "^<2>3": 4, "+-^<2>*": 2, "3.^<2>*": 2, "^^<2>": 4, "^2<3>": 4} {
		_, err := Parse(text)
		if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("offset %d:", offset)) {
			t.Errorf("%s: %v, want offset %d", text, err, offset)
		}
	}
}
