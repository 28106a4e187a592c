package diagram

import (
	"cmp"
	"math"
	"slices"
)

// end is an end of an arrow at a side of a vertex.
type end struct {
	vertex int
	right  bool
	next   float64 // where the arrow goes next, or comes from
	far    float64 // where its other end is
	y      *float64
}

// ends returns for each arrow how much below the middle of its vertices it begins and ends: those at one side of a vertex
// are side by side, in the order of where they go.
func (g *Graph) ends() [][][2]float64 {
	y := make([][][2]float64, len(g.Vertices))
	var ends []end
	for v, routes := range g.routes {
		y[v] = make([][2]float64, len(routes))
		for n, items := range routes {
			q := items[len(items)-1]
			isRight, isLeft := g.spots[v].layer <= g.spots[q].layer, g.spots[v].layer < g.spots[q].layer
			ends = append(ends,
				end{v, isRight, g.at[items[1]], g.at[q], &y[v][n][0]},
				end{q, !isLeft, g.at[items[len(items)-2]], g.at[v], &y[v][n][1]})
		}
	}
	slices.SortStableFunc(ends, func(a, b end) int {
		side := 0
		if a.right != b.right {
			side = 1
			if a.right {
				side = -1
			}
		}
		return cmp.Or(cmp.Compare(a.vertex, b.vertex), side, cmp.Compare(a.next, b.next), cmp.Compare(a.far, b.far))
	})
	const room, step = 2*graphHalf - 8, 6.0
	for len(ends) > 0 {
		n := 1
		for n < len(ends) && ends[n].vertex == ends[0].vertex && ends[n].right == ends[0].right {
			n++
		}
		for k, e := range ends[:n] {
			*e.y = (float64(k) - float64(n-1)/2) * min(step, room/float64(max(n-1, 1)))
		}
		ends = ends[n:]
	}
	return y
}

// side returns where an arrow meets a vertex, so much below its middle.
func (g *Graph) side(v int, right bool, below float64) float64 {
	reach := g.spots[v].half
	if !g.Vertices[v].Square {
		reach += math.Sqrt(graphHalf*graphHalf-below*below) - graphHalf
	}
	if !right {
		reach = -reach
	}
	return g.spots[v].x + reach
}
