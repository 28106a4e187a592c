package surreal

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// The test suite of CGSuite 2.2.
func TestIncentivesKnown(t *testing.T) {
	for _, test := range []struct {
		game, both, left, right string
	}{
		{"0", "", "", ""},
		{"5", "-1", "-1", ""},
		{"-1/2", "-1/2", "-1/2", "-1/2"},
		{"^", "^*", "v", "^*"},
		{"v*", "^*", "^*", "v v*"},
		{"{3||2*|1*}", "{2*|1*||0}", "{2*|1*||0}", "{2*|1*||0}"},
		{"{0||0|vvv}", "{^3,{^3|0}|0}", "{^3|0||0}", "{^3,{^3|0}|0}"},
	} {
		g := MustParse(test.game)
		for _, c := range []struct {
			got  []Game
			want string
		}{{g.Incentives(), test.both}, {g.Incentives(cgt.Left), test.left}, {g.Incentives(cgt.Right), test.right}, {g.Incentives(cgt.Left, cgt.Right), test.both}} {
			var want []Game
			for _, s := range strings.Fields(c.want) {
				want = append(want, MustParse(s))
			}
			if !slices.Equal(c.got, want) {
				t.Errorf("%s has the incentives %v, want %v", test.game, c.got, c.want)
			}
		}
	}
	if got := Nimber(8).Incentives(); len(got) != 8 || got[0] != Nimber(8) || got[7] != Nimber(15) {
		t.Errorf("*8 has the incentives %v", got)
	}
}

// The definition: every gain is at most one of the incentives, which are gains and not comparable.
func TestIncentives(t *testing.T) {
	checkOften(t, 3, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		incentives := g.Incentives()
		var gains []Game
		for o := range g.Left() {
			gains = append(gains, o.Sub(g))
		}
		for o := range g.Right() {
			gains = append(gains, g.Sub(o))
		}
		for _, gain := range gains {
			if !slices.ContainsFunc(incentives, gain.Le) || gain.Ge(Game{}) {
				t.Fatalf("%v is a gain in %v, but the incentives are %v", gain, g, incentives)
			}
		}
		for i, a := range incentives {
			if !slices.Contains(gains, a) || slices.ContainsFunc(incentives[:i], func(b Game) bool { return !a.Confused(b) }) {
				t.Fatalf("%v is no incentive of %v beside %v", a, g, incentives[:i])
			}
		}
	})
}

// The test suite of CGSuite 2.2.
func TestNortonKnown(t *testing.T) {
	for _, test := range []struct{ g, want string }{{"0", "0"}, {"-4", "v4"}, {"1/2", "{^^*|v*}"}} {
		if got := MustParse(test.g).Norton(Up(1)); got != MustParse(test.want) {
			t.Errorf("%s·↑ = %v", test.g, got)
		}
	}
}

// Winning Ways, ch. 8; Siegel, §II.6: products with a positive game keep sums and the order.
func TestNortonLaws(t *testing.T) {
	units := []Game{Int(1), Up(1), Tiny(Int(2)), MustParse("1/2"), MustParse("{3|1}"), Up(1).Add(Nimber(2)), MustParse("^^*")}
	checkOften(t, 3, func(t *rapid.T) {
		u := rapid.SampledFrom(units).Draw(t, "u")
		g, h := drawGame(t, "g", 1), drawGame(t, "h", 1)
		a, b := g.Norton(u), h.Norton(u)
		if s := g.Add(h).Norton(u); s != a.Add(b) {
			t.Fatalf("(%v + %v)·%v = %v, not %v", g, h, u, s, a.Add(b))
		}
		if g.Rel(h) != a.Rel(b) {
			t.Fatalf("%v %v %v, but times %v %v %v %v", g, g.Rel(h), h, u, a, a.Rel(b), b)
		}
	})
}

// The test suite of CGSuite 2.2.
func TestTimesKnown(t *testing.T) {
	for _, test := range []struct{ g, h, want string }{
		{"*5", "*6", "*8"},
		{"*19", "*23", "*86"},
		{"15", "^^*2", "^30*2"},
		{"{3|1}", "^^", "{^6|^^}"},
	} {
		if got := MustParse(test.g).Times(MustParse(test.h)); got != MustParse(test.want) {
			t.Errorf("%s × %s = %v, want %s", test.g, test.h, got, test.want)
		}
	}
}

// Conway, On Numbers and Games, ch. 1 and 6: it is the product of numbers, and the options give it again.
func TestTimesLaws(t *testing.T) {
	// The definition, without what is known of numbers.
	var slow func(g, h Game) Game
	slow = func(g, h Game) Game {
		var options [2][]Game
		for a := cgt.Left; a <= cgt.Right; a++ {
			for b := cgt.Left; b <= cgt.Right; b++ {
				for o := range g.Options(a) {
					for q := range h.Options(b) {
						who := cgt.Right
						if a == b {
							who = cgt.Left
						}
						options[who] = append(options[who], slow(o, h).Add(slow(g, q)).Sub(slow(o, q)))
					}
				}
			}
		}
		return New(options[cgt.Left], options[cgt.Right])
	}
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawDyadic(t, "x"), drawDyadic(t, "y")
		if p := FromDyadic(x).Times(FromDyadic(y)); p != FromDyadic(x.Mul(y)) {
			t.Fatalf("%v × %v = %v", x, y, p)
		}
	})
	day := bornBy(2)
	for _, g := range day {
		for _, h := range day {
			if p := g.Times(h); p != slow(g, h) || p != h.Times(g) || p.Neg() != g.Neg().Times(h) {
				t.Fatalf("%v × %v = %v, by the options %v", g, h, p, slow(g, h))
			}
		}
	}
}
