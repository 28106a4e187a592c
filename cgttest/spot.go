package cgttest

import (
	"cmp"
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// level stands for a bound: 0 is less than all payoffs, and then come those that are met, from 1 on, and what is more.
type level int

// Compare compares levels, as [zermelo.Payoff] asks.
func (l level) Compare(m level) int { return cmp.Compare(l, m) }

// spot stands for a position by its number.
type spot struct {
	number int
	game   *spotGame
}

// String returns the position as text, for errors.
func (s spot) String() string { return s.game.text(s.number) }

// spotTurn is what a game says of a spot.
type spotTurn struct {
	isEnd  bool
	payoff level // where play has ended
	who    zermelo.Player
	moves  []int
}

// spotGame is a game as far as it is looked at. It has no type parameters: so the solver that is used before a horizon
// is compiled with this package, and not again with each test for its positions and payoffs.
type spotGame struct {
	turns   []spotTurn // of the spots by their numbers, first of those before the horizon
	inside  int        // the number of spots before the horizon
	highest level
	endless level // what play without end is worth, if that may be
	isLoopy bool
	text    func(number int) string
}

// bounds returns the values of the spots before the horizon if all that is behind it is worth less to Max than any
// payoff, and if it is worth more. The first spot has the number 0, and the others come after it.
func (g *spotGame) bounds() (least, most []level, err error) {
	if least, err = g.values(0); err != nil {
		return nil, nil, err
	}
	most, err = g.values(g.highest)
	return least, most, err
}

// values returns the values of the spots before the horizon if those behind it have the given one.
func (g *spotGame) values(behind level) ([]level, error) {
	rules := zermelo.Rules[spot, level]{
		Ended: func(s spot) (level, bool) {
			if t := g.turns[s.number]; t.isEnd {
				return t.payoff, true
			}
			return behind, s.number >= g.inside
		},
		Mover: func(s spot) zermelo.Player { return g.turns[s.number].who },
		Moves: func(dst []spot, s spot) []spot {
			for _, n := range g.turns[s.number].moves {
				dst = append(dst, spot{n, g})
			}
			return dst
		},
	}
	if g.isLoopy {
		rules.Loops = &g.endless
	}
	s := zermelo.Solver[spot, level]{Game: rules, Limits: cgt.Limits{Positions: -1}} // what is beyond the horizon counts as well
	solution, err := s.Solve(context.Background(), spot{0, g})
	if err != nil {
		return nil, err
	}
	values := make([]level, g.inside)
	for i := range values {
		values[i], _ = solution.Value(spot{i, g})
	}
	return values, nil
}
