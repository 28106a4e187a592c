package diagram

import (
	"fmt"
	"math"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
)

// Graph is a graph to be drawn. Play goes from the left to the right: a vertex stands as far from the right end as the
// longest play from it has moves; if there is a cycle, as far from the left end as the vertex 0 is away.
type Graph struct {
	Title    string
	Vertices []Vertex

	spots         []spot
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
	x, y  float64
	half  float64 // of the width
}

// Sizes in pixels.
const (
	graphLetter = 8.0
	graphGap    = 30.0 // between layers
	graphRow    = 64.0
	graphHalf   = 12.0 // of the height of a vertex
	graphMargin = 24.0
)

// layers returns the layer of each vertex, from the left.
func (g *Graph) layers() []int {
	n := len(g.Vertices)
	layer := make([]int, n)
	rank, ok := g.ranks()
	if !ok {
		for v := range layer {
			layer[v] = -1
		}
		last := 0
		for start := range n { // what cannot be reached from the vertex 0 comes after all the rest
			if layer[start] >= 0 {
				continue
			}
			layer[start] = last
			for todo := []int{start}; len(todo) > 0; todo = todo[1:] {
				for _, a := range g.Vertices[todo[0]].Arcs {
					if layer[a.To] < 0 {
						layer[a.To] = layer[todo[0]] + 1
						last = max(last, layer[a.To])
						todo = append(todo, a.To)
					}
				}
			}
			last++
		}
		return layer
	}
	longest := 0
	for _, r := range rank {
		longest = max(longest, r)
	}
	for v, r := range rank {
		layer[v] = longest - r
	}
	return layer
}

// ranks returns the lengths of the longest plays; ok is false if there is a cycle.
func (g *Graph) ranks() (rank []int, ok bool) {
	n := len(g.Vertices)
	rank = make([]int, n)
	left, before := make([]int, n), make([][]int, n)
	var done []int
	for v, x := range g.Vertices {
		if left[v] = len(x.Arcs); left[v] == 0 {
			done = append(done, v)
		}
		for _, a := range x.Arcs {
			before[a.To] = append(before[a.To], v)
		}
	}
	for i := 0; i < len(done); i++ {
		for _, v := range before[done[i]] {
			rank[v] = max(rank[v], rank[done[i]]+1)
			if left[v]--; left[v] == 0 {
				done = append(done, v)
			}
		}
	}
	return rank, len(done) == n
}

// place puts the vertices of a layer one below another, and the layers side by side, each centred.
func (g *Graph) place() {
	layers := g.layers()
	count, half := map[int]int{}, map[int]float64{}
	most, last := 0, 0
	for v, layer := range layers {
		s := spot{layer: layer}
		s.half = max(graphHalf, graphLetter*float64(utf8.RuneCountInString(g.Vertices[v].Label))/2+6)
		g.spots = append(g.spots, s)
		half[layer] = max(half[layer], s.half)
		count[layer]++
		most, last = max(most, count[layer]), max(last, layer)
	}
	middle := map[int]float64{}
	x := graphMargin
	for layer := range last + 1 {
		middle[layer] = x + half[layer]
		x += 2*half[layer] + graphGap
	}
	above := 0.0
	for v := range g.spots { // an arrow over several layers is an arch
		for _, a := range g.Vertices[v].Arcs {
			above = max(above, g.arch(v, a.To))
		}
	}
	placed := map[int]int{}
	for v := range g.spots {
		s := &g.spots[v]
		s.x = middle[s.layer]
		s.y = graphMargin + above + graphRow*(float64(placed[s.layer])+float64(most-count[s.layer])/2) + graphHalf
		placed[s.layer]++
	}
	g.width = x - graphGap + graphMargin
	g.height = 2*graphMargin + above + graphRow*float64(max(most, 1)-1) + 2*graphHalf + 14
}

// arch returns how high the arrow from v to q rises above the straight line.
func (g *Graph) arch(v, q int) float64 {
	across := g.spots[q].layer - g.spots[v].layer
	if across == 0 || across == 1 {
		return 0
	}
	return 14 + 9*math.Abs(float64(across))
}

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
		b = AppendHead(b, "arrow", k, 7)
		if hasThick[k] {
			b = AppendHead(b, "thick", k, 4)
		}
	}
	b = append(b, "</defs>\n"...)
	for v := range g.spots {
		for _, a := range g.Vertices[v].Arcs {
			b = g.appendArrow(b, v, a)
		}
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v, s := range g.spots {
		x := g.Vertices[v]
		fill, round := "none", "12"
		if x.Fill {
			fill = svg.Neither
		}
		if x.Square {
			round = "0"
		}
		b = fmt.Appendf(b, `<rect x="%s" y="%s" width="%s" height="%s" rx="%s" fill="%s" fill-opacity="0.2" stroke="%s"/>`+"\n",
			svg.Pixels(s.x-s.half), svg.Pixels(s.y-graphHalf), svg.Pixels(2*s.half), svg.Pixels(2*graphHalf), round, fill, svg.Neither)
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(s.x), svg.Pixels(s.y+4.5), svg.Escape(x.Label))
		if x.Mark != "" {
			b = fmt.Appendf(b, `<text x="%s" y="%s" font-weight="bold">%s</text>`+"\n", svg.Pixels(s.x), svg.Pixels(s.y+graphHalf+14), svg.Escape(x.Mark))
		}
	}
	return svg.AppendEnd(append(b, "</g>\n"...))
}

func (g *Graph) appendArrow(b []byte, v int, a Arc) []byte {
	from, to := g.spots[v], g.spots[a.To]
	path := ""
	if rise := g.arch(v, a.To); from.layer == to.layer {
		side := from.x + max(from.half, to.half)
		path = fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(from.x+from.half), svg.Pixels(from.y-4), svg.Pixels(side+graphGap), svg.Pixels(from.y-4),
			svg.Pixels(side+graphGap), svg.Pixels(to.y+4), svg.Pixels(to.x+to.half), svg.Pixels(to.y+4))
	} else if rise == 0 {
		path = fmt.Sprintf("M%s,%s L%s,%s", svg.Pixels(from.x+from.half), svg.Pixels(from.y), svg.Pixels(to.x-to.half), svg.Pixels(to.y))
	} else {
		fromX, toX := from.x+from.half/2, to.x-to.half/2
		top := min(from.y, to.y) - graphHalf - 4*rise/3
		path = fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(fromX), svg.Pixels(from.y-graphHalf), svg.Pixels(fromX), svg.Pixels(top), svg.Pixels(toX), svg.Pixels(top),
			svg.Pixels(toX), svg.Pixels(to.y-graphHalf))
	}
	width, head := "1.5", "arrow"
	if a.Thick {
		width, head = "3.5", "thick"
	}
	return fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s marker-end="url(#%s%d)"/>`+"\n", path, colour[a.Kind], width, a.Kind.dash(), head, a.Kind)
}
