package graph

import "math"

// Sizes of a picture, in pixels.
const (
	unit      = 56.0 // the distance of neighbours
	rowHeight = 40.0 // the distance of the leaves of a tree
	radius    = 14.0 // of a vertex
	edgeWidth = 8.0  // of what is around everything
	lineWidth = 12 * unit
)

// point is a place in a picture; y grows downwards.
type point struct{ x, y float64 }

// towards returns the point at a distance from p on the way to q.
func (p point) towards(q point, distance float64) point {
	share := distance / math.Hypot(q.x-p.x, q.y-p.y)
	return point{p.x + (q.x-p.x)*share, p.y + (q.y-p.y)*share}
}

// figure is a connected graph with the places of its vertices, in a rectangle from (0, 0) to size.
type figure struct {
	g      Graph
	places []point
	size   point
	tree   bool
	centre point // of the circle, if it is not a tree
}

func newFigure(g Graph) *figure {
	f := &figure{g: g, places: make([]point, g.NumVertices()), tree: g.NumEdges() < g.NumVertices()}
	if f.tree {
		f.placeTree()
	} else {
		f.placeCircle()
	}
	return f
}

// placeTree puts the vertices of a tree into columns by their distance from the first one. Each leaf has a row of its
// own, and other vertices are in the middle of those that come after them.
func (f *figure) placeTree() {
	first, last := make([]float64, len(f.places)), make([]float64, len(f.places)) // where those after a vertex are
	y := radius
	for v := range f.places {
		f.places[v].x = radius
		if v > 0 {
			f.places[v].x = f.places[f.g.parent(v)].x + unit
		}
		f.size.x = max(f.size.x, f.places[v].x+radius)
		first[v], last[v] = math.Inf(1), math.Inf(-1)
		if f.g.Degree(v) == min(v, 1) {
			first[v], last[v] = y, y
			f.size.y = y + radius
			y += rowHeight
		}
	}
	for v := len(f.places) - 1; v >= 0; v-- {
		f.places[v].y = (first[v] + last[v]) / 2
		if v > 0 {
			p := f.g.parent(v)
			first[p], last[p] = min(first[p], f.places[v].y), max(last[p], f.places[v].y)
		}
	}
}

// placeCircle puts the vertices on a circle, so that no edge runs over a vertex.
func (f *figure) placeCircle() {
	n := float64(len(f.places))
	r := unit / (2 * math.Sin(math.Pi/n))
	f.centre = point{r + radius, r + radius}
	f.size = point{2 * f.centre.x, 2 * f.centre.y}
	for v := range f.places {
		sin, cos := math.Sincos(2 * math.Pi * float64(v) / n)
		f.places[v] = point{f.centre.x + r*sin, f.centre.y - r*cos}
	}
}

// few is the largest number of vertices on a circle where a straight edge passes by the vertices next to its ends.
const few = 8

// bend returns the point towards which the edge between two vertices on a circle is bent: the middle between them if it
// is a straight line, and else one nearer to the centre.
func (f *figure) bend(u, v int) point {
	p, q, n := f.places[u], f.places[v], len(f.places)
	middle := point{(p.x + q.x) / 2, (p.y + q.y) / 2}
	if n <= few || v-u == 1 || v-u == n-1 {
		return middle
	}
	return point{(middle.x + f.centre.x) / 2, (middle.y + f.centre.y) / 2}
}

// flow returns figures for the connected parts of a graph, the upper left corner of each, and the size of all together.
// They stand in lines, like words.
func flow(g Graph) (figures []*figure, corners []point, size point) {
	var at point
	below := 0.0
	for _, part := range g.AppendParts(nil) {
		f := newFigure(part)
		if at.x > 0 && at.x+f.size.x > lineWidth {
			at = point{0, below}
		}
		figures, corners = append(figures, f), append(corners, at)
		size = point{max(size.x, at.x+f.size.x), max(size.y, at.y+f.size.y)}
		at.x += f.size.x + unit/2
		below = max(below, at.y+f.size.y+unit/2)
	}
	return figures, corners, size
}
