package surreal

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
)

// The test suite of CGSuite 2.2.
func TestReducedKnown(t *testing.T) {
	for _, test := range []struct{ game, want string }{
		{"25/16", "25/16"},
		{"^", "0"},
		{"v*", "0"},
		{"^*6", "0"},
		{"{5||3|1|||0||||0}", "0"},
		{"{1|^^^||^}", "0"},
		{"{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}", "{3/2|1/2||{0|-3},{-1/2|-1||-5/2}}"},
		{"3/4^", "3/4"},
	} {
		if r := MustParse(test.game).Reduced(); r != MustParse(test.want) {
			t.Errorf("%s is reduced to %v, want %s", test.game, r, test.want)
		}
	}
}

// near reports whether g and h differ by an infinitesimal.
func near(g, h Game) bool { return g.Sub(h).IsInfinitesimal() }

// Of the games born by day 3, those that differ by infinitesimals have one reduced form, which is one of them, and of
// the earliest day.
func TestReducedIsSimplest(t *testing.T) {
	days := 3
	if detector.On || testing.Short() {
		days = 2
	}
	classes := map[string][][]Game{}
	for _, g := range bornBy(days) {
		key := fmt.Sprint(g.LeftStop(), g.RightStop(), g.Mean()) // the same for games that are near
		found := false
		for i, class := range classes[key] {
			if near(class[0], g) {
				classes[key][i] = append(class, g)
				found = true
				break
			}
		}
		if !found {
			classes[key] = append(classes[key], []Game{g})
		}
	}
	n := 0
	for _, list := range classes {
		for _, class := range list {
			n++
			r := class[0].Reduced()
			if !near(r, class[0]) || r.Reduced() != r {
				t.Errorf("%v is reduced to %v and that to %v", class[0], r, r.Reduced())
			}
			for _, g := range class {
				if g.Reduced() != r {
					t.Errorf("%v and %v are near, but reduced to %v and %v", class[0], g, r, g.Reduced())
				}
				if g.Birthday().Compare(r.Birthday()) < 0 {
					t.Errorf("%v is reduced to %v, which is born later", g, r)
				}
			}
		}
	}
	t.Logf("%d classes", n)
}

// Infinitesimals do not matter, nor does the form of the game; numbers and negatives do what they should.
func TestReducedLaws(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		r := g.Reduced()
		if !near(r, g) || r.Birthday().Compare(g.Birthday()) > 0 {
			t.Fatalf("%v is reduced to %v", g, r)
		}
		i := rapid.SampledFrom([]Game{Nimber(1), Nimber(2), Up(1), Up(-2).Add(Nimber(1)), Tiny(Int(2)), MustParse("{0||0|-1/2}")}).Draw(t, "i")
		if s := g.Add(i).Reduced(); s != r {
			t.Fatalf("%v + %v is reduced to %v, without to %v", g, i, s, r)
		}
		if s := g.Neg().Reduced(); s != r.Neg() {
			t.Fatalf("−(%v) is reduced to %v, not to the negative of %v", g, s, r)
		}
		x := FromDyadic(drawDyadic(t, "x"))
		if s := g.Add(x).Reduced(); s != r.Add(x) {
			t.Fatalf("%v + %v is reduced to %v, not to %v more than %v", g, x, s, x, r)
		}
		for f := range r.Followers() {
			if f.IsNumberish() && !f.IsNumber() {
				t.Fatalf("%v is reduced to %v, with the position %v", g, r, f)
			}
		}
		h := drawGame(t, "h", 1)
		if near(g, h) != (r == h.Reduced()) {
			t.Fatalf("%v and %v are reduced to %v and %v", g, h, r, h.Reduced())
		}
	})
}
