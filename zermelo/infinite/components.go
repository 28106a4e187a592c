package infinite

import (
	"context"
	"math"

	"github.com/cgt-go/sdk/internal/poll"
)

// components finds strongly connected components, by the algorithm of Tarjan without recursion and with one number for
// each vertex. It can be used again and again.
//
// Sources: R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972); D. J. Pearce,
// A space-efficient algorithm for finding strongly connected components, Information Processing Letters 116 (2016), for
// the one number.
type components struct {
	ctx  context.Context
	next func(v int32) []int32 // the arcs
	zone []int32               // only arcs inside a zone count
	low  []int32               // 0 if the vertex was not met in this search; else the least number of a vertex with an open component that is known to be reached from it; found if the component is known
	path []step
	open []int32 // the vertices whose component is not known yet
}

// step is a vertex of the path that is searched.
type step struct {
	arcs   []int32 // those that have not been looked at
	vertex int32
	number int32
}

// found is larger than all numbers of vertices.
const found = math.MaxInt32

func newComponents(ctx context.Context, n int, next func(v int32) []int32) *components {
	return &components{ctx: ctx, next: next, zone: make([]int32, n), low: make([]int32, n)}
}

// find calls yield with each component of the zones of some vertices, which must be all that are in them. A component
// comes after all others that can be reached from it. The list is of use only until yield returns. The error is the
// cause of ctx, and then the components cannot be used again.
func (c *components) find(vertices []int32, yield func(component []int32)) error {
	low, zone, path, open := c.low, c.zone, c.path[:0], c.open[:0]
	number := int32(0)
	steps := 0
	for _, root := range vertices {
		if low[root] != 0 {
			continue
		}
		number++
		low[root] = number
		open = append(open, root)
		path = append(path, step{c.next(root), root, number})
	walk:
		for len(path) > 0 {
			if err := poll.Err(c.ctx, &steps); err != nil {
				return err
			}
			s := &path[len(path)-1]
			v := s.vertex
			for i, w := range s.arcs {
				switch {
				case zone[w] != zone[v]:
				case low[w] == 0:
					s.arcs = s.arcs[i+1:]
					number++
					low[w] = number
					open = append(open, w)
					path = append(path, step{c.next(w), w, number})
					continue walk
				case low[w] < low[v]:
					low[v] = low[w]
				}
			}
			path = path[:len(path)-1]
			if low[v] < s.number {
				parent := path[len(path)-1].vertex
				low[parent] = min(low[parent], low[v])
				continue
			}
			first := len(open) - 1
			for open[first] != v {
				first--
			}
			for _, w := range open[first:] {
				low[w] = found
			}
			yield(open[first:])
			open = open[:first]
		}
	}
	for _, v := range vertices {
		low[v] = 0
	}
	c.path, c.open = path, open
	return nil
}
