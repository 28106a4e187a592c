package surreal

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// slowParity is the definition of Parity, or of Temper if numbers are Even.
func slowParity(g Game, temper bool) Parity {
	if g == (Game{}) || temper && g.IsNumber() {
		return Even
	}
	var kinds []Parity
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			kinds = append(kinds, slowParity(o, temper))
		}
	}
	switch {
	case !slices.ContainsFunc(kinds, func(p Parity) bool { return p != Odd }):
		return Even
	case !slices.ContainsFunc(kinds, func(p Parity) bool { return p != Even }):
		return Odd
	}
	return Mixed
}

func slowAllSmall(g Game) bool {
	n := [2]int{g.NumOptions(cgt.Left), g.NumOptions(cgt.Right)}
	if (n[0] == 0) != (n[1] == 0) {
		return false
	}
	for who := cgt.Left; who <= cgt.Right; who++ {
		for o := range g.Options(who) {
			if !slowAllSmall(o) {
				return false
			}
		}
	}
	return true
}

func TestKinds(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		found := map[string]int{}
		check := func(t rapid.TB, g Game) {
			if p := g.Parity(); p != slowParity(g, false) {
				t.Fatalf("%v is %v", g, p)
			} else {
				found[p.String()]++
			}
			if p := g.Temper(); p != slowParity(g, true) {
				t.Fatalf("%v is %v-tempered", g, p)
			} else {
				found[p.String()+"-tempered"]++
			}
			if small := g.IsAllSmall(); small != slowAllSmall(g) {
				t.Fatalf("%v all-small: %v", g, small)
			} else if small {
				found["all-small"]++
			}
			l, r := g.LeftStop(), g.RightStop()
			if g.IsHot() != (l != r) || g.IsNumberish() != (l == r) || g.IsTepid() != (l == r && g != FromDyadic(l)) || g.IsInfinitesimal() != (l == r && l == Dyadic{}) {
				t.Fatalf("%v: hot %v, numberish %v, tepid %v, infinitesimal %v", g, g.IsHot(), g.IsNumberish(), g.IsTepid(), g.IsInfinitesimal())
			}
			x, y, ok := g.Switch()
			if ok != (!g.IsNumber() && g.Sub(New([]Game{FromDyadic(l)}, []Game{FromDyadic(r)})).IsZero() && l != r) || ok && (x != l || y != r) {
				t.Fatalf("%v is the switch of %v and %v: %v", g, x, y, ok)
			}
		}
		for _, g := range bornBy(2) { // each kind is among them
			check(t, g)
		}
		checkOften(t, 10, func(t *rapid.T) { check(t, drawGame(t, "g", 2)) })
		for _, kind := range []string{"even", "odd", "mixed", "even-tempered", "odd-tempered", "mixed-tempered", "all-small"} {
			if found[kind] == 0 {
				t.Errorf("no game was %s", kind)
			}
		}
	})
}

// The test suite of CGSuite 2.2.
func TestKindsKnown(t *testing.T) {
	for _, test := range []struct {
		game           string
		parity, temper Parity
	}{
		{"0", Even, Even},
		{"5", Odd, Even},
		{"-3", Odd, Even},
		{"-1/2", Mixed, Even},
		{"25/16", Mixed, Even},
		{"*8", Mixed, Mixed},
		{"^", Mixed, Mixed},
		{"^*6", Mixed, Mixed},
		{"{0|*||*|||*||||*}", Mixed, Mixed},
		{"{0||0|-3/2}", Mixed, Mixed},
		{"{-1|-3}", Even, Odd},
		{"+-1", Even, Odd},
		{"2*", Odd, Odd},
	} {
		g := MustParse(test.game)
		if g.Parity() != test.parity || g.Temper() != test.temper {
			t.Errorf("%s is %v and %v-tempered", test.game, g.Parity(), g.Temper())
		}
	}
	for s, want := range map[string]bool{"0": true, "*8": true, "^": true, "{0||0|-3/2}": false, "1": false, "{^^^|vv}": true, "{1|^^||^}": false} {
		if got := MustParse(s).IsAllSmall(); got != want {
			t.Errorf("%s all-small: %v", s, got)
		}
	}
	for s, want := range map[string]bool{"0": true, "^*6": true, "6^*": true, "{0||0|v*}": true, "{3||2*|1*}": false, "{^^^|vv}": true} {
		if got := MustParse(s).IsNumberish(); got != want {
			t.Errorf("%s numberish: %v", s, got)
		}
	}
}
