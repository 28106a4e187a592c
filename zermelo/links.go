package zermelo

import (
	"context"

	"github.com/cgt-go/sdk/internal/poll"
)

// links are the moves between numbered positions, each once, in both directions.
type links struct{ next, before [][]int }

// newLinks returns the moves of a graph. The error is the cause of ctx.
func newLinks[V Payoff[V]](ctx context.Context, g *Graph[V]) (*links, error) {
	l := &links{make([][]int, g.Len()), make([][]int, g.Len())}
	steps := 0
	for v, x := range g.vertices {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		l.add(v, x.Moves)
	}
	return l, nil
}

// add adds the moves from v to the given positions, but for those that are there twice. Moves from one position are
// added at one go.
func (l *links) add(v int, to []int) {
	for _, w := range to {
		if b := l.before[w]; len(b) > 0 && b[len(b)-1] == v {
			continue
		}
		l.next[v] = append(l.next[v], w)
		l.before[w] = append(l.before[w], v)
	}
}
