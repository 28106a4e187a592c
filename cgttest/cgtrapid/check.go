package cgtrapid

import (
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/surreal"
)

// CheckLaws draws games three at a time and checks all laws of values on them ([cgttest.Laws]): the laws
// about one game on the first, those about two on the first two. It fails with the law that is broken, and
// with games on which it is that are as simple as rapid can make them. In a property, where t is a
// [*rapid.T], it draws once.
func CheckLaws(t rapid.TB, games *rapid.Generator[surreal.Game]) {
	t.Helper()
	check(t, func(t *rapid.T) {
		g, h, k := games.Draw(t, "g"), games.Draw(t, "h"), games.Draw(t, "k")
		var broken error
		for _, law := range cgttest.Laws() {
			if broken = law.Check(g, h, k); broken != nil {
				break
			}
		}
		if broken != nil {
			t.Fatal(broken)
		}
	})
}

// CheckRuleset draws positions and checks all laws of rulesets from each of them on ([cgttest.Suite]), not
// looking at many others. Positions that are too large to be valued are no error if smaller ones are
// reached from them. In a property, where t is a [*rapid.T], it draws once.
func CheckRuleset[Pos comparable](t rapid.TB, rules cgt.Ruleset[Pos], positions *rapid.Generator[Pos]) {
	t.Helper()
	check(t, func(t *rapid.T) {
		s := cgttest.Suite[Pos]{Rules: rules, Positions: []Pos{positions.Draw(t, "position")}, Explore: 40, Search: 4000}
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
	})
}

func check(t rapid.TB, property func(t *rapid.T)) {
	t.Helper()
	if t, ok := t.(*rapid.T); ok {
		property(t)
		return
	}
	rapid.Check(t, property)
}
