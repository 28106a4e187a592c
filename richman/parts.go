package richman

import (
	"context"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// parts are the strongly connected components of a graph.
type parts struct {
	g *Graph
	// The components, one after another, each after those that can be reached from it. The i-th is
	// list[ends[i-1]:ends[i]].
	list  []int32
	ends  []int32
	which []int32 // the component of each vertex
	local []int32 // the number of each vertex in its component
}

// newParts finds the components. The error is the cause of ctx.
//
// Source: R. E. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972).
func newParts(ctx context.Context, g *Graph) (*parts, error) {
	n, steps := g.Len(), 0
	p := &parts{g: g, which: make([]int32, n), local: make([]int32, n)}
	const unseen = 0
	seen := make([]int32, n) // when each vertex was met, from 1 on
	low := make([]int32, n)
	type frame struct {
		v    int32
		next int32
	}
	var walk []frame
	var stack []int32
	clock := int32(0)
	for start := range int32(n) {
		if seen[start] != unseen {
			continue
		}
		walk = append(walk, frame{v: start})
		for len(walk) > 0 {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			top := &walk[len(walk)-1]
			v := top.v
			if top.next == 0 && seen[v] == unseen {
				clock++
				seen[v], low[v] = clock, clock
				stack = append(stack, v)
			}
			if edges := g.edges[v]; int(top.next) < len(edges) {
				w := int32(edges[top.next])
				top.next++
				switch {
				case seen[w] == unseen:
					walk = append(walk, frame{v: w})
				case seen[w] > 0:
					low[v] = min(low[v], seen[w])
				}
				continue
			}
			walk = walk[:len(walk)-1]
			if len(walk) > 0 {
				u := walk[len(walk)-1].v
				low[u] = min(low[u], low[v])
			}
			if low[v] != seen[v] {
				continue
			}
			first := len(p.list)
			for {
				w := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				seen[w] = -1 // it is in a component
				p.which[w] = int32(len(p.ends))
				p.list = append(p.list, w)
				if w == v {
					break
				}
			}
			slices.Sort(p.list[first:])
			for i, w := range p.list[first:] {
				p.local[w] = int32(i)
			}
			p.ends = append(p.ends, int32(len(p.list)))
		}
	}
	return p, nil
}

// all yields the components, each after those that can be reached from it. A component has its vertices in increasing
// order.
func (p *parts) all() iter.Seq[[]int32] {
	return func(yield func([]int32) bool) {
		from := int32(0)
		for _, to := range p.ends {
			if !yield(p.list[from:to]) {
				return
			}
			from = to
		}
	}
}

// hasLoop reports whether an edge leads from v to itself.
func (p *parts) hasLoop(v int) bool { return slices.Contains(p.g.edges[v], v) }

// component returns the component that a part with cycles is, where the values outside are known. If all of those that
// matter are the same, it returns nil and this value. The error is that of checkLeaving, or the cause of ctx.
func (p *parts) component(ctx context.Context, part []int32, values []fraction) (c *component, same fraction, err error) {
	c = &component{choices: choices{n: len(part)}}
	number := map[int]int32{}
	exit := func(w int) int32 {
		j, ok := number[w]
		if !ok {
			j = int32(c.n + len(c.exits))
			number[w] = j
			c.exits = append(c.exits, values[w])
		}
		return j
	}
	which, steps := p.which[part[0]], 0
	for who := range c.at {
		c.at[who] = append(c.at[who], 0)
		for _, v := range part {
			best := -1
			for _, w := range p.g.moves(int(v), Player(who)) {
				if err := poll.Err(ctx, &steps); err != nil {
					return nil, zero, err
				}
				if p.which[w] == which {
					c.arcs[who] = append(c.arcs[who], p.local[w])
					continue
				}
				if best >= 0 {
					if d := values[w].compare(values[best]); d == 0 || d < 0 != (Player(who) == Blue) {
						continue
					}
				}
				best = w
			}
			if best >= 0 {
				c.arcs[who] = append(c.arcs[who], exit(best))
			}
			c.at[who] = append(c.at[who], int32(len(c.arcs[who])))
		}
	}
	isCommon := true // both have the same moves here
	for _, v := range part {
		for who := range p.g.own {
			if p.g.own[who] != nil && p.g.own[who][v] != nil {
				isCommon = false
			}
		}
	}
	if !isCommon {
		if err := p.checkLeaving(ctx, part, c); err != nil {
			return nil, zero, err
		}
	}
	for i, x := range c.exits {
		if i > 0 && x.compare(c.exits[0]) != 0 {
			return c, zero, nil
		}
	}
	return nil, c.exits[0], nil
}

// checkLeaving checks that there are no vertices in a component where each player has a move that stays among them. If
// there are none, play leaves the component with probability 1 whatever the players do when a coin decides who moves,
// and its values are unique. The error is a [*GraphError] or the cause of ctx.
func (p *parts) checkLeaving(ctx context.Context, part []int32, c *component) error {
	steps := 0
	left := make([]bool, c.n)
	var count [2][]int32
	before := make([][]int32, c.n) // the moves turned round, of Blue as 2v and of Red as 2v+1
	var queue []int32
	leave := func(v int32) {
		if !left[v] {
			left[v] = true
			queue = append(queue, v)
		}
	}
	for who := range count {
		count[who] = make([]int32, c.n)
		for v := range int32(c.n) {
			for _, j := range c.moves(int(v), Player(who)) {
				if err := poll.Err(ctx, &steps); err != nil {
					return err
				}
				if int(j) < c.n {
					count[who][v]++
					before[j] = append(before[j], 2*v+int32(who))
				}
			}
			if count[who][v] == 0 {
				leave(v)
			}
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, e := range before[queue[0]] {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			v, who := e/2, e%2
			if count[who][v]--; count[who][v] == 0 {
				leave(v)
			}
		}
	}
	var staying []string
	for i, v := range part {
		if !left[i] {
			staying = append(staying, p.g.Name(int(v)))
		}
	}
	if staying != nil {
		return &GraphError{Vertices: staying, Msg: "neither player need leave these vertices, and the players do not have the same moves there"}
	}
	return nil
}
