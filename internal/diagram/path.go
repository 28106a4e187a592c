package diagram

import (
	"fmt"
	"math"

	"github.com/cgt-go/sdk/internal/svg"
)

// path returns the way of an arrow through its lanes. Within the columns it is horizontal, so that it meets no vertex.
func (g *Graph) path(items []int, from, to float64) string {
	v, q := items[0], items[len(items)-1]
	first, last := g.spots[v].layer, g.spots[q].layer
	y := g.at[v] + from
	x := g.side(v, first <= last, from)
	path := fmt.Sprintf("M%s,%s", svg.Pixels(x), svg.Pixels(y))
	line := func(end float64) { // a line of no length has no direction
		if svg.Pixels(end) != svg.Pixels(x) {
			path += " H" + svg.Pixels(end)
		}
		x = end
	}
	curve := func(by, end, below, bulge float64) {
		path += fmt.Sprintf(" C%s,%s %s,%s %s,%s", svg.Pixels(by), svg.Pixels(y-bulge), svg.Pixels(by), svg.Pixels(below+bulge), svg.Pixels(end), svg.Pixels(below))
		x, y = end, below
	}
	end := g.at[q] + to
	if first == last {
		right, bulge := g.columns[first].right, 0.0
		if v == q {
			bulge = graphHalf
		}
		line(right)
		curve(right+g.reach(v, q), right, end, bulge)
		line(g.side(q, true, to))
		return path
	}
	for n, i := range items[1:] {
		below := g.at[i]
		if i == q {
			below = end
		}
		if first < last {
			line(g.columns[first+n].right)
			next := g.columns[first+n+1].left
			curve((x+next)/2, next, below, 0)
		} else {
			line(g.columns[first-n].left)
			next := g.columns[first-n-1].right
			curve((x+next)/2, next, below, 0)
		}
	}
	line(g.side(q, first > last, to))
	return path
}

// reach returns how far the ends of a curve between vertices of one column draw it to the right: three quarters of that is
// how far it goes. Long ones go around short ones.
func (g *Graph) reach(v, q int) float64 { return min(100, 24+0.15*math.Abs(g.at[v]-g.at[q])) }

// archPath returns the way of an arrow from v to q if all vertices stand in one row, or if there are so many arrows that
// nobody can follow one.
func (g *Graph) archPath(v, q int) string {
	from, to := g.spots[v], g.spots[q]
	rise := g.arch(v, q)
	if from.layer == to.layer {
		side := from.x + max(from.half, to.half)
		return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(from.x+from.half), svg.Pixels(from.y-4), svg.Pixels(side+graphGap), svg.Pixels(from.y-4),
			svg.Pixels(side+graphGap), svg.Pixels(to.y+4), svg.Pixels(to.x+to.half), svg.Pixels(to.y+4))
	}
	if rise == 0 {
		return fmt.Sprintf("M%s,%s L%s,%s", svg.Pixels(from.x+from.half), svg.Pixels(from.y), svg.Pixels(to.x-to.half), svg.Pixels(to.y))
	}
	fromX, toX := from.x+from.half/2, to.x-to.half/2
	top := min(from.y, to.y) - graphHalf - 4*rise/3
	return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(fromX), svg.Pixels(from.y-graphHalf), svg.Pixels(fromX), svg.Pixels(top), svg.Pixels(toX), svg.Pixels(top),
		svg.Pixels(toX), svg.Pixels(to.y-graphHalf))
}

// arch returns how high the arrow from v to q rises above the straight line, if it is an arch.
func (g *Graph) arch(v, q int) float64 {
	across := g.spots[q].layer - g.spots[v].layer
	if !g.arches || across == 0 || across == 1 {
		return 0
	}
	return 14 + 9*math.Abs(float64(across))
}
