package cgtrapid

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/surreal"
)

// mostMoves is the number of moves that a random walk makes at most.
const mostMoves = 1000

// Position returns a generator of positions that are reached by random moves from one of the given
// ones, the players moving in any order. It panics if there is none.
func Position[Pos comparable](rules cgt.Ruleset[Pos], starts ...Pos) *rapid.Generator[Pos] {
	if rules == nil || len(starts) == 0 {
		panic(errors.New("cgtrapid: Position: no rules, or no positions to start from"))
	}
	return rapid.Custom(func(t *rapid.T) Pos {
		p := rapid.SampledFrom(starts).Draw(t, "start")
		for n := rapid.IntRange(0, mostMoves).Draw(t, "moves"); n > 0; n-- {
			moves := slices.Concat(rules.AppendMoves(nil, p, cgt.Left), rules.AppendMoves(nil, p, cgt.Right))
			if len(moves) == 0 {
				break
			}
			p = moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]
		}
		return p
	})
}

// CheckLaws draws games three at a time and checks all laws of values on them ([cgttest.Laws]): the laws
// about one game on the first, those about two on the first two. It fails with the law that is broken, and
// with games on which it is that are as simple as rapid can make them.
func CheckLaws(t *testing.T, games *rapid.Generator[surreal.Game]) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
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
// reached from them.
func CheckRuleset[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], positions *rapid.Generator[Pos]) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		s := cgttest.Suite[Pos]{Rules: rules, Positions: []Pos{positions.Draw(t, "position")}, Explore: 40, Search: 4000}
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
	})
}
