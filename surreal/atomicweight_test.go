package surreal

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim"
)

// Winning Ways, ch. 8; the test suite of CGSuite 2.2.
func TestAtomicWeightKnown(t *testing.T) {
	for _, test := range []struct{ game, want string }{
		{"0", "0"},
		{"*1000", "0"},
		{"^", "1"},
		{"v7*3", "-7"},
		{"^*6", "1"},
		{"{0||0,v*|vv|||{0||0,v*|vv|||vv,{0,v*|vv}},{0||0,v*|vv}|{0||0,v*|vv|||vv,{0,v*|vv}||||vv}}", "0"},
		{"{0|*||*|||*||||*}", "1"}, // ↑ and games much smaller than it
		{"{^^*|v*}", "1/2"},
		{"{^^|vv}", "*"},
		{"{0||0|vvv}", "0"}, // and those that are not all-small
		{"+_1", "0"},
		{"{0||0|-3/2}", "0"},
		{"{0|||0||-1|-3}", "0"},
		{"^++_1", "1"},
		{"{1|^^||^}", "2"},
	} {
		if w, ok := MustParse(test.game).AtomicWeight(); !ok || w != MustParse(test.want) {
			t.Errorf("%s has the atomic weight %v, %v, want %s", test.game, w, ok, test.want)
		}
	}
	for _, s := range []string{"1", "{1|-1}", "1/2*", "6^*", "{1|^^^||^}", "{3||2*|1*}", "1++_2"} {
		if w, ok := MustParse(s).AtomicWeight(); ok || w != (Game{}) {
			t.Errorf("%s has the atomic weight %v", s, w)
		}
	}
}

// A far star is as any large nimber.
func TestFarStar(t *testing.T) {
	for s, want := range map[string]Rel{
		"0": Confused, "*7": Confused, "^": Greater, "^*9": Greater, "v*": Less, "1/2v3": Greater, "-1": Less, "+-1": Confused, "{^^*|v*}": Confused, "{4|*}": Greater,
	} {
		if r := MustParse(s).FarStar(); r != want {
			t.Errorf("%s %v far stars", s, r)
		}
	}
	checkOften(t, 10, func(t *rapid.T) {
		g := rapid.OneOf(rapid.Custom(func(t *rapid.T) Game { return drawAllSmall(t, "g", 3) }), rapid.Custom(func(t *rapid.T) Game { return drawGame(t, "g", 2) })).Draw(t, "g")
		for _, n := range []nim.Nimber{64, 65, 1000} {
			if r := g.FarStar(); r != g.Rel(Nimber(n)) {
				t.Fatalf("%v %v far stars, but %v %v", g, r, g.Rel(Nimber(n)), n)
			}
		}
	})
}

// The atomic weight of the Norton product g·↑ is g; weights add up; who is two ahead wins, and who is one ahead wins if
// he begins. Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.7.
func TestAtomicWeightLaws(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		if w, ok := g.Norton(Up(1)).AtomicWeight(); !ok || w != g {
			t.Fatalf("%v·↑ has the atomic weight %v, %v", g, w, ok)
		}
		a, b := drawAllSmall(t, "a", 3), drawAllSmall(t, "b", 2)
		v, ok1 := a.AtomicWeight()
		w, ok2 := b.AtomicWeight()
		s, ok3 := a.Add(b).AtomicWeight()
		if !ok1 || !ok2 || !ok3 || s != v.Add(w) {
			t.Fatalf("%v and %v have the atomic weights %v and %v, the sum %v", a, b, v, w, s)
		}
		if minus, _ := a.Neg().AtomicWeight(); minus != v.Neg() {
			t.Fatalf("%v has the atomic weight %v, the negative %v", a, v, minus)
		}
		if v.Ge(Int(2)) && !a.Gt(Game{}) || v.Ge(Int(1)) && a.Le(Game{}) {
			t.Fatalf("%v has the atomic weight %v, but %v 0", a, v, a.Rel(Game{}))
		}
	})
}

// drawAllSmall draws a game above ups and nimbers in which both players can always move.
func drawAllSmall(t *rapid.T, label string, depth int) Game {
	if depth == 0 || rapid.IntRange(0, 3).Draw(t, label+" leaf") == 0 {
		return drawUpStar(t, label)
	}
	draw := func(side string) (gs []Game) {
		for range rapid.IntRange(1, 2).Draw(t, label+side) {
			gs = append(gs, drawAllSmall(t, label+side, depth-1))
		}
		return gs
	}
	return New(draw("L"), draw("R"))
}
