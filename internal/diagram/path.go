package diagram

import (
	"fmt"
	"math"

	"github.com/cgt-go/sdk/internal/svg"
)

// lanePaths returns the ways of all arrows if they have lanes.
func (g *Graph) lanePaths() [][]string {
	ends := g.laneEnds()
	paths := make([][]string, len(g.routes))
	for v, routes := range g.routes {
		for n, items := range routes {
			paths[v] = append(paths[v], g.lanePath(items, ends[v][n], g.reach[v][n]))
		}
	}
	return paths
}

// lanePath returns the way of an arrow through its lanes, with how much below the middle of its vertices it begins and ends,
// and how far it reaches if they are in one column. Within the columns it is horizontal, so that it meets no vertex.
func (g *Graph) lanePath(items []int, ends [2]float64, reach float64) string {
	v, q := items[0], items[len(items)-1]
	first, last := g.spots[v].layer, g.spots[q].layer
	out, in := rightSide, leftSide
	if first > last {
		out, in = leftSide, rightSide
	}
	y, end := g.at[v]+ends[0], g.at[q]+ends[1]
	x := g.beside(v, out, ends[0])
	path := fmt.Sprintf("M%s,%s", svg.Pixels(x), svg.Pixels(y))
	line := func(end float64) { // a line of no length has no direction, and one that is due to rounding a wrong one
		if math.Abs(end-x) > 1e-6 && svg.Pixels(end) != svg.Pixels(x) {
			path += " H" + svg.Pixels(end)
		}
		x = end
	}
	curve := func(by, end, below, bulge float64) {
		path += fmt.Sprintf(" C%s,%s %s,%s %s,%s", svg.Pixels(by), svg.Pixels(y-bulge), svg.Pixels(by), svg.Pixels(below+bulge), svg.Pixels(end), svg.Pixels(below))
		x, y = end, below
	}
	if first == last {
		right, bulge := g.columns[first].right, 0.0
		if v == q { // the less, the nearer to the horizontal its head is
			bulge = max(4, graphHalf-(end-y))
		}
		line(right)
		curve(right+reach, right, end, bulge)
		line(g.beside(q, rightSide, ends[1]))
		return path
	}
	begin := ends[0]
	for n, i := range items[1:] {
		below, to := g.at[i], 0.0
		if i == q {
			below, to = end, ends[1]
		}
		var next float64
		down := below - y // from the left to the right
		if first < last {
			line(g.columns[first+n].clear)
			next = g.columns[first+n+1].left
		} else {
			line(g.columns[first-n].left)
			next = g.columns[first-n-1].clear
			down = -down
		}
		curve((x+next)/2+aside(begin, to, down), next, below, 0)
		begin = 0
	}
	line(g.beside(q, in, ends[1]))
	return path
}

// archPaths returns the ways of all arrows if all vertices stand in one row, or if there are so many arrows that nobody
// can follow one.
func (g *Graph) archPaths() [][]string {
	ends := g.archEnds()
	paths := make([][]string, len(g.Vertices))
	for v, x := range g.Vertices {
		for n, a := range x.Arcs {
			paths[v] = append(paths[v], g.archPath(v, a.To, ends[v][n]))
		}
	}
	return paths
}

// archPath returns the way of an arrow from v to q, with how far right of the middle of its vertices it begins and ends if
// it is an arch.
func (g *Graph) archPath(v, q int, ends [2]float64) string {
	from, to := g.spots[v], g.spots[q]
	curve := func(x, y, byX, byY, x1, y1, byX1, byY1 float64) string {
		return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(x), svg.Pixels(y), svg.Pixels(byX), svg.Pixels(byY), svg.Pixels(byX1), svg.Pixels(byY1), svg.Pixels(x1), svg.Pixels(y1))
	}
	rise := g.arch(v, q)
	switch {
	case rise > 0:
		x, y, x1, y1 := from.x+ends[0], g.top(v, ends[0]), to.x+ends[1], g.top(q, ends[1])
		top, bulge := min(g.at[v], g.at[q])-g.half-4*rise/3, 0.0
		if v == q {
			bulge = graphHalf
		}
		return curve(x, y, x-bulge, top, x1, y1, x1+bulge, top)
	case from.layer == to.layer:
		side := from.x + max(from.half, to.half) + graphGap
		return curve(from.x+from.half, g.at[v]-4, side, g.at[v]-4, to.x+to.half, g.at[q]+4, side, g.at[q]+4)
	}
	return fmt.Sprintf("M%s,%s L%s,%s", svg.Pixels(from.x+from.half), svg.Pixels(g.at[v]), svg.Pixels(to.x-to.half), svg.Pixels(g.at[q]))
}

// arch returns how high the arrow from v to q rises above the straight line, if it is an arch: a loop, and what does not
// lead from a column to the next or to another vertex of its own.
func (g *Graph) arch(v, q int) float64 {
	const loop, least, more, back = 20, 14, 9, 5
	across := float64(g.spots[q].layer - g.spots[v].layer)
	switch {
	case !g.arches || across == 1 || across == 0 && v != q:
		return 0
	case v == q:
		return loop
	case across < 0:
		return least - more*across + back
	}
	return least + more*across
}
