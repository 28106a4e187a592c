package zermelo

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/visible"
)

// StrategyError reports that a strategy does not do what it should: it says nothing, or makes a move that is none, or a
// play is worth less than was claimed.
type StrategyError struct {
	Who  Player   // whose strategy it is
	Play []string // a play from the start to the position where it fails, as texts; a play without end goes round its last Cycle positions for ever
	// Cycle is the number of positions that a play without end goes round, or 0.
	Cycle int
	Msg   string // what is wrong
}

// NumMoves returns the number of moves, of both players, that were made before the strategy failed.
func (e *StrategyError) NumMoves() int { return max(0, len(e.Play)-1) }

// Error returns the message in one line.
func (e *StrategyError) Error() string {
	at := "no position"
	if len(e.Play) > 0 {
		at = visible.Text(e.Play[len(e.Play)-1])
	}
	return fmt.Sprintf("zermelo: the strategy of %v fails after %s, at %s: %s", e.Who, plural.Of(e.NumMoves(), "move", "moves"), at, e.Msg)
}

// CheckStrategy checks a strategy against every reply: that who, playing by it from start, gets at least what guarantee
// says, as who sees it, so Max at least and Min at most that much. It returns the number of positions that can be met.
// Every move of the strategy must be one of the game's, and it must say one wherever who is to move in such a play. If
// play can go on for ever, a play without end must be worth what is guaranteed too.
//
// If the strategy fails, the error is a [*StrategyError] with a play that shows it. If play can go on for ever in a
// game that is not [Unending] it is a [*cgt.LoopError]; else a [*cgt.LimitError], a [*GameError] or the cause of ctx.
// CheckStrategy uses nothing that solvers use. It panics if game or strategy is nil, or if who is no player.
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.4, for the two conditions on the arrows
// of a strategy.
func CheckStrategy[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, who Player, strategy Strategy[Pos], guarantee V, limits cgt.Limits) (positions int, err error) {
	switch {
	case strategy == nil:
		panic(errors.New("zermelo: CheckStrategy without a strategy"))
	case who > Min:
		panic(fmt.Errorf("zermelo: CheckStrategy for %v", who))
	}
	g := net[Pos, V]{rules: newRules(game), ctx: ctx, most: limits.MaxPositions()}
	isLess := func(v V) bool {
		c := v.Compare(guarantee)
		return c < 0 && who == Max || c > 0 && who == Min
	}
	err = g.walk(start, func(p Pos, turn Player, v V, isEnd bool, moves []Pos) ([]Pos, error) {
		fail := func(format string, args ...any) error {
			return &StrategyError{Who: who, Play: texts(g.path(p)), Msg: fmt.Sprintf(format, args...)}
		}
		switch {
		case isEnd && isLess(v):
			return nil, fail("the payoff is %v, and not %v", v, guarantee)
		case isEnd:
			return nil, nil
		case turn != who:
			return moves, nil
		}
		q, ok := strategy.Move(p)
		switch {
		case !ok:
			return nil, fail("it says nothing")
		case !slices.Contains(moves, q):
			return nil, fail("it says %v, which is no move", q)
		}
		return []Pos{q}, nil
	})
	if err != nil {
		return 0, err
	}
	_, cycle, err := g.order()
	switch {
	case err != nil:
		return 0, err
	case cycle == nil:
	case !g.rules.mayLoop:
		return 0, unendingError(texts(cycle), false)
	case isLess(g.rules.unending):
		play := append(g.path(cycle[0]), cycle[1:]...)
		return 0, &StrategyError{who, texts(play), len(cycle), fmt.Sprintf("play can go on for ever, which is worth %v, and not %v", g.rules.unending, guarantee)}
	}
	return len(g.positions), nil
}
