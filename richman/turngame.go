package richman

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// TurnGame is a game whose positions say who moves. Every Game of package zermelo is one.
type TurnGame[Pos comparable, V any] interface {
	// End returns the result if play has ended at p; ok is false if it goes on.
	End(p Pos) (v V, ok bool)
	// AppendMoves appends to dst every position that the player to move can move to from p, where play has not ended,
	// and returns the extended slice.
	AppendMoves(dst []Pos, p Pos) []Pos
}

// ExploreTurns makes a bidding game of a game whose positions say who moves, such as one of package zermelo: whoever
// wins the auction is the one to move, instead of the one whose turn it would be. Give returns the position that is the
// same but for its turn, which is given to who. So positions must allow it that one player moves several times in a
// row: in noughts and crosses whose turn it is must be part of the position, and not be counted from the marks. Wins
// says who wins with a result; a draw counts for one of the players.
//
// A position has ended if it has for both players, with the same winner. If play ends there only when it is given to
// one of them, such as one who is stalemated, or with different winners, then it ends when he wins the auction: his
// move leads to a further vertex, "Blue wins" or "Red wins".
//
// The vertex v is the v-th of the positions, all of them given to Blue, and start the vertex 0. Names, order and errors
// are as for [Explore]. ExploreTurns panics if game, give or wins is nil.
func ExploreTurns[Pos comparable, V any](ctx context.Context, game TurnGame[Pos, V], give func(p Pos, who Player) Pos, wins func(v V) Player, start Pos, limits cgt.Limits) (*Graph, []Pos, error) {
	if game == nil || give == nil || wins == nil {
		panic(errors.New("richman: ExploreTurns: no game, no turns or no winner"))
	}
	e := exploration[Pos]{
		end: func(p Pos) (winner Player, ok bool) {
			blue, isOver := game.End(p)
			red, isOverToo := game.End(give(p, Red))
			if !isOver || !isOverToo {
				return 0, false
			}
			winner = wins(blue)
			return winner, winner == wins(red)
		},
		moves: func(dst []Pos, p Pos, who Player) ([]Pos, Player, bool) {
			p = give(p, who)
			if v, isOver := game.End(p); isOver {
				return dst, wins(v), true
			}
			first := len(dst)
			dst = game.AppendMoves(dst, p)
			for i := first; i < len(dst); i++ {
				dst[i] = give(dst[i], Blue)
			}
			return dst, 0, false
		},
		name: func(winner Player) string { return fmt.Sprintf("%v wins", winner) },
	}
	return e.run(ctx, give(start, Blue), limits)
}
