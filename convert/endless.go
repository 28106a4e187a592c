package convert

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// Endless makes a game without end of one that may end: where play has ended it stays for ever, and Max wins if he gets
// v at least, also where play without end is worth so much in the given game. So he wins the new game from a position
// if and only if the value of the position in the given one is v or more.
//
// The priorities are 0 where staying is good for Max and 1 where it is not; [infinite.Explore] lists the positions, and
// [infinite.Solver.Parity] solves the game. If the given game must end, a play that does not is lost for Max. Values,
// distances and quickest moves are a matter of package zermelo; of these the new game knows nothing. [Reaching] leads
// the other way.
//
// The positions are the same and keep their order. Endless panics if game is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13, for games without end as games of
// getting somewhere.
func Endless[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], v V) infinite.Game[Pos] {
	if game == nil {
		panic(fmt.Errorf("convert: no game"))
	}
	e := endless[Pos, V]{game: game, least: v}
	if u, ok := game.(zermelo.Unending[V]); ok {
		if w, ok := u.Unending(); ok {
			e.isGood = w.Compare(v) >= 0
		}
	}
	return e
}

type endless[Pos comparable, V zermelo.Payoff[V]] struct {
	game   zermelo.Game[Pos, V]
	least  V
	isGood bool // play without end is worth so much
}

func (e endless[Pos, V]) Turn(p Pos) zermelo.Player {
	if _, ok := e.game.End(p); ok {
		return zermelo.Max
	}
	return e.game.Turn(p)
}

func (e endless[Pos, V]) Priority(p Pos) int {
	isGood := e.isGood
	if w, ok := e.game.End(p); ok {
		isGood = w.Compare(e.least) >= 0
	}
	if isGood {
		return 0
	}
	return 1
}

func (e endless[Pos, V]) AppendMoves(dst []Pos, p Pos) []Pos {
	if _, ok := e.game.End(p); ok {
		return append(dst, p)
	}
	return e.game.AppendMoves(dst, p)
}
