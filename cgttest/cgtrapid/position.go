package cgtrapid

import (
	"errors"
	"slices"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
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
