package cgttest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// StrategySuite checks that a strategy gets what it is said to get: against every reply if positions are few, and in
// plays of [zermelo.Match] against a random adversary, and a greedy one. Set Game, Strategy and Moves; the other fields
// may stay zero. What it does is the same every time.
type StrategySuite[Pos comparable, V zermelo.Payoff[V]] struct {
	Game      zermelo.Game[Pos, V]
	Start     Pos
	Who       zermelo.Player // whose strategy it is
	Strategy  zermelo.Strategy[Pos]
	Guarantee V   // what the strategy gets at least, as who sees it
	Moves     int // the number of moves, of both players together, after which a play is an error
	// Plays is the number of plays against each adversary; 0 stands for [DefaultPlays]. With a negative one there are
	// none, and Exhaust must be set.
	Plays int
	// Score, if not nil, is that of a greedy adversary, see [GreedyStrategy].
	Score func(p Pos) float64
	// Exhaust is the number of positions that the check against every reply may meet; with 0 there is none.
	Exhaust int
}

// Check returns the first error: a [*zermelo.StrategyError] if the strategy says nothing, says what is no move or gets
// less than the guarantee, a [*cgt.LimitError] if a play is too long or Exhaust too small, another one of
// [zermelo.Match] and [zermelo.CheckStrategy], or the cause of ctx. If there are neither plays nor Exhaust, so that
// nothing would be checked, that is an error too. Check panics if Game or Strategy is nil, or if Who is no player.
func (s StrategySuite[Pos, V]) Check(ctx context.Context) error {
	if s.Plays < 0 && s.Exhaust <= 0 {
		return errors.New("cgttest: a suite with neither plays nor Exhaust checks nothing")
	}
	if s.Exhaust > 0 {
		if _, err := zermelo.CheckStrategy(ctx, s.Game, s.Start, s.Who, s.Strategy, s.Guarantee, cgt.Limits{Positions: s.Exhaust}); err != nil {
			return err
		}
	}
	plays := s.Plays
	if plays == 0 {
		plays = DefaultPlays
	}
	for seed := range uint64(max(plays, 0)) {
		if err := s.play(ctx, RandomStrategy(s.Game, seed)); err != nil {
			return err
		}
		if s.Score == nil {
			continue
		}
		if err := s.play(ctx, GreedyStrategy(s.Game, s.Score, seed)); err != nil {
			return err
		}
	}
	return nil
}

// play plays against one adversary.
func (s StrategySuite[Pos, V]) play(ctx context.Context, adversary zermelo.Strategy[Pos]) error {
	strategies := [2]zermelo.Strategy[Pos]{adversary, adversary}
	strategies[s.Who] = s.Strategy
	play, err := zermelo.Match(ctx, s.Game, s.Start, strategies[zermelo.Max], strategies[zermelo.Min], s.Moves)
	if err != nil {
		return err
	}
	c := play.Payoff.Compare(s.Guarantee)
	if c == 0 || c > 0 == (s.Who == zermelo.Max) {
		return nil
	}
	e := &zermelo.StrategyError{Who: s.Who, Msg: fmt.Sprintf("the payoff is %v, and not %v", play.Payoff, s.Guarantee)}
	for _, p := range play.Positions {
		e.Play = append(e.Play, fmt.Sprint(p))
	}
	return e
}

// Run reports the error of [StrategySuite.Check].
func (s StrategySuite[Pos, V]) Run(t testing.TB) {
	t.Helper()
	if err := s.Check(t.Context()); err != nil {
		t.Error(err)
	}
}
