package kingrooks

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// RookMove is a move of a rook.
type RookMove struct{ From, To Square }

// Play plays the game on a board of any size: White moves as the strategy says, and Black as the function does. Unlike [zermelo.Match] it does not list the moves of the rooks, of which there can be a million, but
// only checks those that are made. It returns the last position, and the number of White's moves. After as many of them as most says the play is broken off, with a [*cgt.LimitError]. If a player says nothing or makes a move that is none, the error is a
// [*zermelo.StrategyError], and the last position is the one where that is so. A last error is the cause of ctx. Play panics if a player is nil.
func (r Rules) Play(ctx context.Context, start Position, white zermelo.Strategy[Position], black func(p Position) (RookMove, bool), most int) (last Position, moves int, err error) {
	p := start
	for {
		if ctx.Err() != nil {
			return p, moves, context.Cause(ctx)
		}
		if _, isEnd := r.End(p); isEnd {
			return p, moves, nil
		}
		fail := func(msg string) error {
			return &zermelo.StrategyError{Who: p.Next, Play: []string{start.String(), p.String()}, Msg: msg}
		}
		if p.Next == zermelo.Min {
			m, ok := black(p)
			if !ok {
				return p, moves, fail("it says nothing")
			}
			q, ok := r.MoveRook(p, m.From, m.To)
			if !ok {
				return p, moves, fail("it says a move that is none")
			}
			p = q
			continue
		}
		if moves == most {
			return p, moves, &cgt.LimitError{What: "moves", Limit: most}
		}
		q, ok := white.Move(p)
		if !ok {
			return p, moves, fail("it says nothing")
		}
		if !r.isKingMove(p, q) {
			return p, moves, fail("it says " + q.String() + ", which is no move")
		}
		p = q
		moves++
	}
}

// isKingMove reports whether the king can move from p to q.
func (r Rules) isKingMove(p, q Position) bool {
	moved, ok := r.MoveKing(p, q.King)
	return ok && moved == q
}
