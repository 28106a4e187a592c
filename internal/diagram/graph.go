package diagram

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/svg"
)

// Graph is a graph to be drawn. Play goes from the left to the right: a vertex stands as far from the right end as the
// longest play from it has moves; if there is a cycle, as far from the left end as the vertex 0 is away.
type Graph struct {
	Title    string
	Vertices []Vertex

	spots         []spot
	half          float64 // of the height of vertices
	columns       []column
	arches        bool        // instead of lanes
	routes        [][][]int   // the items on the way of each arrow from each vertex, if there are lanes
	reach         [][]float64 // how far each arrow from each vertex goes to the right, if it leads to one of the same column
	at            []float64   // how far down the middles of vertices are, and lanes
	width, height float64
}

// Vertex is a vertex of a graph with the arrows from it, which lead to different vertices.
type Vertex struct {
	Label  string
	Mark   string // written below, in bold
	Fill   bool
	Square bool // has corners
	Arcs   []Arc
}

// Arc is an arrow.
type Arc struct {
	To    int
	Kind  Kind
	Thick bool
}

// spot is where a vertex stands.
type spot struct {
	layer int
	x     float64
	half  float64 // of the width
}

// Sizes in pixels.
const (
	graphLetter = 8.0
	graphGap    = 30.0 // between layers
	graphHalf   = 12.0 // of the height of a vertex, at least, and the radius of its corners
	graphMark   = 14.0
	graphMargin = 24.0
	graphLine   = 1.5 // the width of an arrow
	graphThick  = 3.5 // that of a thick one
	graphHead   = 7   // so many times as wide is its head
	graphHeavy  = 3   // and so many times that of a thick one
)

// AppendSVG appends the picture.
func (g *Graph) AppendSVG(b []byte) []byte {
	g.place()
	b = svg.AppendStart(b, 0, 0, g.width, g.height, g.Title)
	b = append(b, "<defs>\n"...)
	hasThick := [len(colour)]bool{}
	for _, x := range g.Vertices {
		for _, a := range x.Arcs {
			hasThick[a.Kind] = hasThick[a.Kind] || a.Thick
		}
	}
	for k := Left; k <= Both; k++ {
		b = appendHead(b, "arrow", k, graphHead)
		if hasThick[k] {
			b = appendHead(b, "thick", k, graphHeavy)
		}
	}
	b = append(b, "</defs>\n"...)
	paths := g.lanePaths
	if g.arches {
		paths = g.archPaths
	}
	for v, list := range paths() {
		for n, path := range list {
			a := g.Vertices[v].Arcs[n]
			width, head := graphLine, "arrow"
			if a.Thick {
				width, head = graphThick, "thick"
			}
			b = fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="%v"%s marker-end="url(#%s%d)"/>`+"\n", path, colour[a.Kind], width, a.Kind.dash(), head, a.Kind)
		}
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v, s := range g.spots {
		x, y := g.Vertices[v], g.at[v]
		fill, round := "none", "12"
		if x.Fill {
			fill = svg.Neither
		}
		if x.Square {
			round = "0"
		}
		b = fmt.Appendf(b, `<rect x="%s" y="%s" width="%s" height="%s" rx="%s" fill="%s" fill-opacity="0.2" stroke="%s"/>`+"\n",
			svg.Pixels(s.x-s.half), svg.Pixels(y-g.half), svg.Pixels(2*s.half), svg.Pixels(2*g.half), round, fill, svg.Neither)
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(s.x), svg.Pixels(y+4.5), svg.Escape(x.Label))
		if x.Mark != "" {
			b = fmt.Appendf(b, `<text x="%s" y="%s" font-weight="bold">%s</text>`+"\n", svg.Pixels(s.x), svg.Pixels(y+g.half+graphMark), svg.Escape(x.Mark))
		}
	}
	return svg.AppendEnd(append(b, "</g>\n"...))
}
