package hotplay

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Transcript is a play: all its moves, and what it came to.
type Transcript struct {
	Moves []Move
	Score surreal.Dyadic
}

// Play plays from p to the end, with a strategy for each player.
//
// The error is a *[cgt.RulesetError] if a strategy makes no move, or one that is none, the cause why ctx is done, or an
// error of a strategy. Play panics if a strategy is nil.
func Play(ctx context.Context, left, right Strategy, p Position) (Transcript, error) {
	if left == nil || right == nil {
		panic(errors.New("hotplay: Play: nil strategy"))
	}
	var r Transcript
	for {
		x, over := p.Score()
		if over {
			r.Score = x
			return r, nil
		}
		if ctx.Err() != nil {
			return Transcript{}, context.Cause(ctx)
		}
		strategy := left
		if p.next == cgt.Right {
			strategy = right
		}
		m, err := ask(ctx, strategy, p)
		if err != nil {
			return Transcript{}, err
		}
		q, ok := p.After(m)
		if !ok {
			return Transcript{}, notAMove(p, m)
		}
		r.Moves = append(r.Moves, m)
		p = q
	}
}

func notAMove(p Position, m Move) error {
	return &cgt.RulesetError{Position: p.String(), Who: p.next, Msg: "the strategy makes a move that is none: " + m.String()}
}
