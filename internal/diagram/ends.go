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
	wide   float64    // how many times as far as usual others must be
	at     *float64   // how far behind the middle of the side it is
}

// Sizes of the ends at one side of a vertex.
const (
	apartEnds   = 8.0  // pixels between them
	thicker     = 1.25 // so many times as far, if one is thick
	looser      = 1.5  // so many times as far, if one is of a loop beside a vertex: the other one is its own end
	nearCorner  = 4.0  // pixels at each corner where they are not
	longestHalf = 36.0 // half of a side, at most, that is longer than usual for its ends
)

// wide returns how many times as far as usual other ends must be from those of an arrow, so that its head is beside them.
func (g *Graph) wide(v int, a Arc) float64 {
	switch {
	case a.To == v && !g.arches:
		return looser
	case a.Thick:
		return thicker
	}
	return 1
}

// makeRoom makes vertices as high as ends of arrows want it at their left and right sides, all alike, or, if there are
// arches, as wide as their ends want it at the top. Ends are nearer to each other where there are so many that sides
// would be too long.
func (g *Graph) makeRoom() {
	type place struct {
		vertex int
		side   side
	}
	count, more, widest := map[place]int{}, map[place]float64{}, map[place]float64{}
	for v, x := range g.Vertices {
		for _, a := range x.Arcs {
			from, to := g.sides(v, a.To)
			for _, p := range []place{{v, from}, {a.To, to}} {
				count[p]++
				wide := g.wide(v, a)
				more[p] += 2 * (wide - 1) // at most, with one on each side
				widest[p] = max(widest[p], wide)
			}
		}
	}
	g.half = graphHalf
	for p, n := range count {
		gaps := float64(n - 1)
		gaps += min((widest[p]-1)*gaps, more[p])
		switch {
		case p.side == topSide:
			half := &g.spots[p.vertex].half
			*half = max(*half, min(longestHalf, nearCorner+apartEnds/2*gaps))
		case !g.arches:
			g.half = max(g.half, min(longestHalf, nearCorner+apartEnds/2*gaps))
		}
	}
}

// sides returns at which sides of vertices an arrow begins and ends.
func (g *Graph) sides(v, q int) (from, to side) {
	switch first, last := g.spots[v].layer, g.spots[q].layer; {
	case g.arch(v, q) != 0:
		return topSide, topSide
	case first == last:
		return rightSide, rightSide
	case first > last:
		return leftSide, rightSide
	}
	return rightSide, leftSide
}

// spread puts the ends at one side of a vertex beside each other, around the middle: so far apart if there is room, and
// farther if one wants it, or its head would lie upon the other. More than a few do not come near the corners, unless they
// would run on one another.
func spread(ends []end, step float64, side func(v int) float64) {
	const least, narrow = 1, 1.3
	slices.SortStableFunc(ends, func(a, b end) int {
		return cmp.Or(cmp.Compare(a.vertex, b.vertex), cmp.Compare(a.side, b.side), slices.Compare(a.order[:], b.order[:]))
	})
	for len(ends) > 0 {
		n := 1
		for n < len(ends) && ends[n].vertex == ends[0].vertex && ends[n].side == ends[0].side {
			n++
		}
		gaps, all := float64(n-1), side(ends[0].vertex)
		room := max(all-2*nearCorner, min(all-2*least, gaps*narrow))
		wide := 0.0
		for k, e := range ends[:n] {
			if k > 0 {
				wide += max(e.wide, ends[k-1].wide) - 1
			}
			*e.at = float64(k) + wide
		}
		for _, e := range ends[:n] {
			*e.at = (*e.at - (gaps+wide)/2) * min(step, room/max(gaps+wide, 1))
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
			from, to := g.sides(v, q)
			atV, atQ := [3]float64{0, g.at[items[1]], g.at[q]}, [3]float64{0, g.at[items[len(items)-2]], g.at[v]}
			if from == to {
				atV, atQ = g.order(v, q)
			}
			wide := g.wide(v, g.Vertices[v].Arcs[n])
			ends = append(ends, end{v, from, atV, wide, &below[v][n][0]}, end{q, to, atQ, wide, &below[v][n][1]})
		}
	}
	spread(ends, apartEnds, func(int) float64 { return 2 * g.half })
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
			ends = append(ends, end{v, topSide, [3]float64{order, outside}, g.wide(v, a), &right[v][n][0]}, end{a.To, topSide, [3]float64{-order, -outside}, g.wide(v, a), &right[v][n][1]})
		}
	}
	spread(ends, apartEnds, func(v int) float64 { return 2 * g.spots[v].half })
	return right
}

// beside returns where an arrow meets a side of a vertex, so much below its middle.
func (g *Graph) beside(v int, at side, below float64) float64 {
	reach := g.spots[v].half - g.rounding(v, math.Abs(below)-(g.half-graphHalf))
	if at == leftSide {
		reach = -reach
	}
	return g.spots[v].x + reach
}

// top returns how far down an arch meets a vertex, so far right of its middle.
func (g *Graph) top(v int, right float64) float64 {
	return g.at[v] - g.half + g.rounding(v, math.Abs(right)-(g.spots[v].half-graphHalf))
}

// rounding returns how far a side of a vertex is from its edge, so far along the quarter of a circle at a corner.
func (g *Graph) rounding(v int, along float64) float64 {
	if along <= 0 || g.Vertices[v].Square {
		return 0
	}
	return graphHalf - math.Sqrt(graphHalf*graphHalf-along*along)
}
