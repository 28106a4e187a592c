package diagram

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/svg"
)

// mostLanes is how many lanes a picture may have. With more of them nobody can follow an arrow.
const mostLanes = 20_000

// Distances of the middles of two that stand one below another, in pixels. A mark is below its vertex.
const (
	graphRow    = 40.0 // of vertices, beyond their height
	graphLane   = 12.0 // of lanes
	graphBeside = 10.0 // of a lane and the vertex below it, beyond half of its height
)

// column is where the vertices of a layer may be, and how far the arrows go that lead back to it: arrows to other columns
// turn only beyond them, or they might run on one another.
type column struct{ left, right, clear float64 }

// place puts the vertices of a layer one below another, and the layers side by side. If there is one vertex in each layer,
// or lanes would be too many, arrows over several layers are arches, and else they have lanes.
func (g *Graph) place() {
	layers := g.layers()
	l := NewLayers(layers)
	for v, layer := range layers {
		s := spot{layer: layer, half: max(graphHalf, graphLetter*float64(svg.Letters(g.Vertices[v].Label))/2+6)}
		g.spots = append(g.spots, s)
	}
	g.arches = g.lanes() > mostLanes || !slices.ContainsFunc(l.rows, func(row []int) bool { return len(row) > 1 })
	g.makeRoom()
	half := make([]float64, len(l.rows)) // of the widths of columns
	for v, s := range g.spots {
		half[s.layer] = max(half[s.layer], s.half, graphLetter*float64(svg.Letters(g.Vertices[v].Mark))/2)
	}
	if !g.arches {
		g.route(l)
	}
	at := l.Across(func(i, j int) float64 {
		switch {
		case l.IsLane(i) && l.IsLane(j):
			return graphLane
		case l.IsLane(i):
			return g.half + graphBeside
		case l.IsLane(j):
			return g.half + graphBeside + graphMark
		}
		return 2*g.half + graphRow
	})
	low, high := 0.0, 0.0
	for i, y := range at {
		if l.IsLane(i) {
			low, high = min(low, y), max(high, y)
		} else {
			low, high = min(low, y-g.half), max(high, y+g.half+graphMark)
		}
	}
	above := 0.0
	for v := range g.spots {
		for _, a := range g.Vertices[v].Arcs {
			above = max(above, g.arch(v, a.To))
		}
	}
	for i := range at {
		at[i] += graphMargin + above - low
	}
	g.at = at
	if !g.arches {
		g.bend(l.rows)
	}
	x := graphMargin
	for layer := range half {
		right := x + 2*half[layer]
		clear := right + g.bows(l, layer)
		g.columns = append(g.columns, column{x, right, clear})
		x = clear + g.gap(l, layer, at)
	}
	for v := range g.spots {
		s := &g.spots[v]
		s.x = (g.columns[s.layer].left + g.columns[s.layer].right) / 2
	}
	g.width = x + graphMargin
	g.height = high - low + above + 2*graphMargin
}

// lanes returns how many lanes arrows need.
func (g *Graph) lanes() int {
	n := 0
	for v, s := range g.spots {
		for _, a := range g.Vertices[v].Arcs {
			across := g.spots[a.To].layer - s.layer
			n += max(across, -across, 1) - 1
		}
	}
	return n
}

// route gives arrows their lanes, and orders what is in each layer.
func (g *Graph) route(l *Layers) {
	g.routes = make([][][]int, len(g.Vertices))
	for v, x := range g.Vertices {
		for _, a := range x.Arcs {
			var items []int
			switch from, to := g.spots[v].layer, g.spots[a.To].layer; {
			case from < to:
				items = l.Line(v, a.To)
			case from == to:
				items = []int{v, a.To}
			default:
				items = l.Line(a.To, v)
				slices.Reverse(items)
			}
			g.routes[v] = append(g.routes[v], items)
		}
	}
	l.Order()
}

// bows returns how much space arrows take right of a column that lead from one of its vertices to another, and loops.
func (g *Graph) bows(l *Layers, layer int) float64 {
	if g.arches {
		return 0
	}
	most := 0.0
	for _, v := range l.rows[layer] {
		if !l.IsLane(v) {
			for _, reach := range g.reach[v] { // 0 of an arrow to another column
				most = max(most, reach)
			}
		}
	}
	if most == 0 {
		return 0
	}
	const beyond = 6
	return 0.75*most + beyond // a curve goes three quarters as far as its ends draw it
}

// gap returns the space after a layer and its bows. It is wide where lines are steep.
func (g *Graph) gap(l *Layers, layer int, at []float64) float64 {
	const steep, least, most = 0.5, 44.0, 140.0
	isLast := layer == len(l.rows)-1
	switch {
	case g.arches && isLast:
		return 0
	case g.arches:
		return graphGap
	}
	space := least
	if isLast {
		space = 0
	}
	for _, i := range l.rows[layer] {
		for _, j := range l.next[1][i] {
			space = max(space, min(most, steep*math.Abs(at[i]-at[j])))
		}
	}
	return space
}
