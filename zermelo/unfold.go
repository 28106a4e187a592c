package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Unfold returns the tree of a game: a position that can be reached in several ways is there as often, and so is a move
// that is listed twice. The node v stands for the v-th of the positions, and the start is the node 0. Nodes have the
// order of [ParseTree], and no names.
//
// A tree may be very much larger than the graph, which [Explore] returns. The error is a [*cgt.LimitError] if there are
// more nodes than limits.Positions, a [*cgt.LoopError] if play need not end, also if the game is [Unending], a
// [*GameError] if it breaks its contract, and the cause of ctx when that is done. Unfold panics if game is nil.
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.3.
func Unfold[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, limits cgt.Limits) (*Graph[V], []Pos, error) {
	var (
		rules     = newRules(game)
		most      = limits.MaxPositions()
		g         = &Graph[V]{}
		positions []Pos
		moves     []Pos // those of the nodes on the path that are still to be made, the next one last
		steps     int
	)
	type node struct{ v, from int } // from is where its moves begin
	var path []node
	onPath := map[Pos]int{}
	enter := func(p Pos) error {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if at, ok := onPath[p]; ok {
			err := &cgt.LoopError{}
			for _, n := range path[at:] {
				err.Cycle = append(err.Cycle, fmt.Sprint(positions[n.v]))
			}
			return err
		}
		if len(positions) >= most {
			return &cgt.LimitError{What: "nodes of a game tree", Limit: most}
		}
		v := len(positions)
		if len(path) > 0 {
			up := &g.vertices[path[len(path)-1].v]
			up.Moves = append(up.Moves, v)
		}
		positions = append(positions, p)
		from := len(moves)
		next, who, payoff, isEnd, err := rules.look(moves, p)
		if err != nil {
			return err
		}
		if err := poll.Many(ctx, &steps, len(next)-from); err != nil {
			return err
		}
		if isEnd {
			moves = next[:from]
			g.vertices = append(g.vertices, Vertex[V]{Payoff: &payoff})
			return nil
		}
		for i, j := from, len(next)-1; i < j; i, j = i+1, j-1 {
			next[i], next[j] = next[j], next[i]
		}
		moves = next
		g.vertices = append(g.vertices, Vertex[V]{Turn: who})
		onPath[p] = len(path)
		path = append(path, node{v, from})
		return nil
	}
	if err := enter(start); err != nil {
		return nil, nil, err
	}
	for len(path) > 0 {
		top := path[len(path)-1]
		if len(moves) == top.from {
			delete(onPath, positions[top.v])
			path = path[:len(path)-1]
			continue
		}
		last := len(moves) - 1
		p := moves[last]
		moves = moves[:last]
		if err := enter(p); err != nil {
			return nil, nil, err
		}
	}
	return g, positions, nil
}
