package diagram

import (
	"cmp"
	"math"
	"slices"
)

// Distances of curves that bend to the right, in pixels: they go three quarters as far as their ends draw them.
const (
	loopReach = 24.0
	moreReach = 10.0 // than that of a curve within
	mostReach = 240.0
)

// bend says how far to the right arrows between vertices of one column reach, so that each one goes around those within
// it: of two between the same vertices the one that leads down goes around the other. It needs where vertices are.
func (g *Graph) bend(rows [][]int) {
	type arc struct{ v, n, top, bottom int } // the place in the lists, and from and to which places of the row it goes
	place := make([]int, len(g.Vertices))
	for _, row := range rows {
		k := 0
		for _, i := range row {
			if i < len(place) {
				place[i] = k
				k++
			}
		}
	}
	g.reach = make([][]float64, len(g.Vertices))
	byLayer := make([][]arc, len(rows))
	for v, x := range g.Vertices {
		g.reach[v] = make([]float64, len(x.Arcs))
		for n, a := range x.Arcs {
			if layer := g.spots[v].layer; layer == g.spots[a.To].layer {
				byLayer[layer] = append(byLayer[layer], arc{v, n, min(place[v], place[a.To]), max(place[v], place[a.To])})
			}
		}
	}
	for layer, arcs := range byLayer {
		slices.SortStableFunc(arcs, func(a, b arc) int {
			return cmp.Or(cmp.Compare(a.bottom-a.top, b.bottom-b.top), cmp.Compare(a.top, b.top), cmp.Compare(place[b.v], place[a.v]))
		})
		beside := make([]float64, len(rows[layer]))  // how far those reach that are beside the space after each place
		wide := make([][2]float64, len(rows[layer])) // how wide parabolas there are down and up from each place
		most := 0.0
		for _, a := range arcs {
			inner := beside[a.top:a.bottom]
			if len(inner) == 0 {
				g.reach[a.v][a.n] = loopReach
				continue
			}
			// A curve begins like a parabola, and a longer one must have one as wide, or it would meet the other again.
			const least = 4.2
			root := math.Sqrt(math.Abs(g.at[a.v] - g.at[g.Vertices[a.v].Arcs[a.n].To]))
			reach := max(least*root, slices.Max(inner)+moreReach, max(wide[a.top][0], wide[a.bottom][1])*root)
			wide[a.top][0], wide[a.bottom][1] = reach/root, reach/root
			for i := range inner {
				inner[i] = reach
			}
			g.reach[a.v][a.n], most = reach, max(most, reach)
		}
		for _, a := range arcs {
			if most > mostReach && a.top < a.bottom {
				g.reach[a.v][a.n] *= mostReach / most
			}
		}
	}
}

// aside returns how far to the right the middle of a curve between columns is drawn that begins and ends so much below
// the middles of its vertices, and leads so much down: of two that are steep the upper one is on the outside.
func aside(begin, end, down float64) float64 {
	const steep = 60
	return -(begin + end) / 2 * max(-1, min(1, down/steep))
}

// order returns in which order the ends of an arrow are among those at the right side of its vertices, if these are in
// one column: arrows upward leave above all others and arrows downward below them, long ones nearer to the middle.
func (g *Graph) order(v, q int) (atV, atQ [3]float64) {
	down := g.at[q] - g.at[v]
	long := math.Abs(down)
	switch {
	case v == q:
		return [3]float64{0, g.at[v], 0}, [3]float64{0, g.at[v], 1}
	case down > 0: // around the arrow back
		return [3]float64{1, -long, 0}, [3]float64{-1, long, 1}
	}
	return [3]float64{-1, long, 0}, [3]float64{1, -long, 1}
}
