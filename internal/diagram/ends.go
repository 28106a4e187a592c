package diagram

import (
	"cmp"
	"math"
	"slices"
)

// A side of a vertex.
type side uint8

const (
	leftSide side = iota
	rightSide
	topSide
)

// end is an end of an arrow at a side of a vertex.
type end struct {
	vertex int
	side   side
	order  [3]float64 // those at one side stand in this order
	at     *float64   // how far behind the middle of the side it is
}

// spread puts the ends at one side of a vertex beside each other, around the middle: so far apart if there is room. More
// than a few do not come near the corners, unless they would run on one another.
func spread(ends []end, step float64, side func(v int) float64) {
	const corner, least, narrow = 4, 1, 1.3
	slices.SortStableFunc(ends, func(a, b end) int {
		return cmp.Or(cmp.Compare(a.vertex, b.vertex), cmp.Compare(a.side, b.side), slices.Compare(a.order[:], b.order[:]))
	})
	for len(ends) > 0 {
		n := 1
		for n < len(ends) && ends[n].vertex == ends[0].vertex && ends[n].side == ends[0].side {
			n++
		}
		gaps, all := float64(n-1), side(ends[0].vertex)
		room := max(all-2*corner, min(all-2*least, gaps*narrow))
		for k, e := range ends[:n] {
			*e.at = (float64(k) - gaps/2) * min(step, room/max(gaps, 1))
		}
		ends = ends[n:]
	}
}

// laneEnds returns for each arrow how much below the middle of its vertices it begins and ends, in the order of where it
// goes.
func (g *Graph) laneEnds() [][][2]float64 {
	below := make([][][2]float64, len(g.Vertices))
	var ends []end
	for v, routes := range g.routes {
		below[v] = make([][2]float64, len(routes))
		for n, items := range routes {
			q := items[len(items)-1]
			from, to := rightSide, leftSide
			atV, atQ := [3]float64{0, g.at[items[1]], g.at[q]}, [3]float64{0, g.at[items[len(items)-2]], g.at[v]}
			switch first, last := g.spots[v].layer, g.spots[q].layer; {
			case first == last:
				to = rightSide
				atV, atQ = g.order(v, q)
			case first > last:
				from, to = leftSide, rightSide
			}
			ends = append(ends, end{v, from, atV, &below[v][n][0]}, end{q, to, atQ, &below[v][n][1]})
		}
	}
	spread(ends, 6, func(int) float64 { return 2 * graphHalf })
	return below
}

// archEnds returns for each arrow how far right of the middle of its vertices it begins and ends, if it is an arch: short
// arches stand below long ones.
func (g *Graph) archEnds() [][][2]float64 {
	right := make([][][2]float64, len(g.Vertices))
	var ends []end
	for v, x := range g.Vertices {
		right[v] = make([][2]float64, len(x.Arcs))
		for n, a := range x.Arcs {
			if g.arch(v, a.To) == 0 {
				continue
			}
			across := float64(g.spots[a.To].layer - g.spots[v].layer)
			order, outside := 0.0, 0.0 // of two between the same vertices the one to the left is outside
			if across != 0 {
				order = 1 / across
			}
			if across < 0 {
				outside = 1
			}
			ends = append(ends, end{v, topSide, [3]float64{order, outside}, &right[v][n][0]}, end{a.To, topSide, [3]float64{-order, -outside}, &right[v][n][1]})
		}
	}
	spread(ends, 8, func(v int) float64 { return 2 * g.spots[v].half })
	return right
}

// beside returns where an arrow meets a side of a vertex, so much below its middle.
func (g *Graph) beside(v int, at side, below float64) float64 {
	reach := g.spots[v].half
	if !g.Vertices[v].Square {
		reach += math.Sqrt(graphHalf*graphHalf-below*below) - graphHalf
	}
	if at == leftSide {
		reach = -reach
	}
	return g.spots[v].x + reach
}

// top returns how far down an arch meets a vertex, so far right of its middle.
func (g *Graph) top(v int, right float64) float64 {
	reach := graphHalf
	if corner := math.Abs(right) - (g.spots[v].half - graphHalf); corner > 0 && !g.Vertices[v].Square {
		reach = math.Sqrt(graphHalf*graphHalf - corner*corner)
	}
	return g.at[v] - reach
}
