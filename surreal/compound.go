package surreal

import (
	"math"

	"github.com/cgt-go/sdk/cgt"
)

// compoundOf makes a function of one of the ways to play several games at once, on their canonical forms.
func compoundOf(compound func(...cgt.Position) cgt.Position) func(*engine, []Game) (Game, error) {
	return total(func(e *engine, gs []Game) Game {
		moves := 1 // at most so many in each position
		ps := make([]cgt.Position, len(gs))
		for i, g := range gs {
			ps[i] = g
			m := 1 + e.mostMoves(g)
			if moves > math.MaxInt32/m {
				moves = math.MaxInt32
			} else {
				moves *= m
			}
		}
		if !e.Spend(moves) {
			return Game{}
		}
		return valueIn(e, cgt.Ruleset[cgt.Position](cgt.Positions{}), compound(ps...))
	})
}

// variantOf makes a function of a variant of the rules by which canonical forms are played.
func variantOf[Pos comparable](rules cgt.Ruleset[Pos], position func(Game) Pos) func(*engine, []Game) (Game, error) {
	return total(func(e *engine, gs []Game) Game {
		if e.mostMoves(gs[0]); e.Err != nil {
			return Game{}
		}
		return valueIn(e, rules, position(gs[0]))
	})
}

// mostMoves returns the largest number of moves that a player has in a position of g, and takes steps for all of them.
func (e *engine) mostMoves(g Game) int {
	most := 0
	for h := range g.Followers() {
		for who := cgt.Left; who <= cgt.Right; who++ {
			n := int(min(h.numOptions(who), math.MaxInt32))
			if !e.Spend(costOfSum + n) {
				return most
			}
			most = max(most, n)
		}
	}
	return most
}

// valueIn values a position within the steps that are left.
func valueIn[Pos comparable](e *engine, rules cgt.Ruleset[Pos], p Pos) Game {
	if e.Err != nil {
		return Game{}
	}
	s := Solver[Pos]{Rules: rules}
	if e.Ctx != nil {
		s.Limits = Limits{Positions: max(e.Steps/costOfSum, 1), Steps: max(e.Steps, 1)}
	}
	g, err := s.Value(e.context(), p)
	if err != nil {
		e.Fail(err)
	}
	e.Spend(costOfSum * len(s.values))
	return g
}
