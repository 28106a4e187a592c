package zermelo

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Explore lists all positions that can be reached from start and returns them with the graph of their moves: the vertex
// v is the v-th of the positions, and the start is the vertex 0. The positions come in the order of a breadth-first
// search, so that the numbers depend on the rules alone. Moves that are listed twice are kept. The names of the
// vertices are the texts of the positions, which need not differ. What a play without end is worth is taken over from
// the game. Positions that are alike, see [cgt.Normalizer], are all listed.
//
// The error is a [*cgt.LimitError] if there are more positions than limits allow, a [*GameError] if the game breaks its
// contract, and the cause of ctx when that is done. Explore panics if game is nil.
func Explore[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, limits cgt.Limits) (*Graph[V], []Pos, error) {
	g := &Graph[V]{}
	n := net[Pos, V]{rules: newRules(game), ctx: ctx, most: limits.MaxPositions()}
	if n.rules.mayLoop {
		g.unending = copied(&n.rules.unending)
	}
	err := n.walk(start, func(_ Pos, who Player, v V, isEnd bool, moves []Pos) ([]Pos, error) {
		x := Vertex[V]{Turn: who}
		if isEnd {
			x.Turn, x.Payoff, moves = Max, &v, nil
		}
		g.vertices = append(g.vertices, x)
		return moves, nil
	})
	if err != nil {
		return nil, nil, err
	}
	for v, moves := range n.next {
		g.vertices[v].Moves = moves
	}
	own := slices.Clone(n.positions) // the caller may change his
	g.name = func(v int) string { return fmt.Sprint(own[v]) }
	return g, n.positions, nil
}
