package cgt

import (
	"fmt"
	"io"
	"math"
	"slices"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
)

// GraphSVGOptions says how [WriteGraphSVG] draws. The zero value writes the names of the vertices.
type GraphSVGOptions struct {
	// Label, if not nil, returns the text for a vertex.
	Label func(v int) string
	// Outcome, if not nil, returns the outcome of a vertex if there is one to be shown: it is written below, and vertices from which the player who moves loses
	// are filled.
	Outcome func(v int) (o Outcome, ok bool)
	// Vertices is the largest number of vertices to be drawn; 0 stands for [DefaultGraphVertices].
	Vertices int
}

// DefaultGraphVertices is the largest number of vertices of a picture of a graph.
const DefaultGraphVertices = 200

// WriteGraphSVG draws the graph of a game: an arrow leads from each position to those that can be reached in a move. Arrows of Left's moves are blue, those of Right's are
// red and dashed, and those of moves that both have are green. Play goes from the left to the right: a vertex stands as far from the right end as the longest play
// from it has moves; if play need not end, as far from the left end as the vertex 0 is away. If the graph has more vertices than the options allow, the error is a
// [*LimitError], and nothing is written; otherwise it is that of w. The picture is an SVG file without scripts that can be read on light and on dark pages. WriteGraphSVG panics if g
// is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, figs. 1 and 2, for the kind of picture.
func WriteGraphSVG(w io.Writer, g *Graph, o GraphSVGOptions) error {
	if o.Label == nil {
		o.Label = g.Name
	}
	if o.Vertices <= 0 {
		o.Vertices = DefaultGraphVertices
	}
	if g.Len() > o.Vertices {
		return &LimitError{What: "vertices of a graph", Limit: o.Vertices}
	}
	d := graphDrawing{g: g, o: o}
	d.place()
	_, err := w.Write(d.svg())
	return err
}

// graphDrawing is a graph on its way to paper.
type graphDrawing struct {
	g     *Graph
	o     GraphSVGOptions
	spots []graphSpot // of the vertices

	width, height float64
}

type graphSpot struct {
	label string
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
func (d *graphDrawing) layers() []int {
	n := d.g.Len()
	layer := make([]int, n)
	if d.g.Cycle() != nil {
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
				for v := range d.successors(todo[0]) {
					if layer[v] < 0 {
						layer[v] = layer[todo[0]] + 1
						last = max(last, layer[v])
						todo = append(todo, v)
					}
				}
			}
			last++
		}
		return layer
	}
	// The ranks grow until they are the lengths of the longest plays: n rounds are enough, for there is no cycle.
	rank := make([]int, n)
	for changed := true; changed; {
		changed = false
		for v := range n {
			for q := range d.successors(v) {
				if rank[v] < rank[q]+1 {
					rank[v], changed = rank[q]+1, true
				}
			}
		}
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

// successors returns the moves from v with whether Left and whether Right has them.
func (d *graphDrawing) successors(v int) map[int][2]bool {
	to := map[int][2]bool{}
	for who := Left; who <= Right; who++ {
		for q := range d.g.Moves(v, who) {
			has := to[q]
			has[who] = true
			to[q] = has
		}
	}
	return to
}

// place puts the vertices of a layer one below another, and the layers side by side, each centred.
func (d *graphDrawing) place() {
	layers := d.layers()
	count, half := map[int]int{}, map[int]float64{}
	most, last := 0, 0
	for v, layer := range layers {
		s := graphSpot{label: d.o.Label(v), layer: layer}
		s.half = max(graphHalf, graphLetter*float64(utf8.RuneCountInString(s.label))/2+6)
		d.spots = append(d.spots, s)
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
	for v := range d.spots { // an arrow over several layers is an arch
		for q := range d.successors(v) {
			above = max(above, d.arch(v, q))
		}
	}
	placed := map[int]int{}
	for v := range d.spots {
		s := &d.spots[v]
		s.x = middle[s.layer]
		s.y = graphMargin + above + graphRow*(float64(placed[s.layer])+float64(most-count[s.layer])/2) + graphHalf
		placed[s.layer]++
	}
	d.width = x - graphGap + graphMargin
	d.height = 2*graphMargin + above + graphRow*float64(max(most, 1)-1) + 2*graphHalf + 14
}

// arch returns how high the arrow from v to q rises above the straight line.
func (d *graphDrawing) arch(v, q int) float64 {
	across := d.spots[q].layer - d.spots[v].layer
	if across == 0 || across == 1 {
		return 0
	}
	return 14 + 9*math.Abs(float64(across))
}

func (d *graphDrawing) svg() []byte {
	b := svg.AppendStart(nil, 0, 0, d.width, d.height, fmt.Sprintf("the graph of a game with %d positions", d.g.Len()))
	b = append(b, "<defs>\n"...)
	for i, colour := range arrowColours {
		b = fmt.Appendf(b, `<marker id="arrow%d" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="%s"/></marker>`+"\n", i, colour)
	}
	b = append(b, "</defs>\n"...)
	for v := range d.spots {
		moves := d.successors(v)
		for _, q := range sortedKeys(moves) {
			b = d.appendArrow(b, v, q, moves[q])
		}
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v, s := range d.spots {
		fill := "none"
		outcome, known := Outcome(0), false
		if d.o.Outcome != nil {
			if outcome, known = d.o.Outcome(v); known && outcome == P {
				fill = svg.Neither
			}
		}
		b = fmt.Appendf(b, `<rect x="%s" y="%s" width="%s" height="%s" rx="12" fill="%s" fill-opacity="0.25" stroke="%s"/>`+"\n",
			svg.Pixels(s.x-s.half), svg.Pixels(s.y-graphHalf), svg.Pixels(2*s.half), svg.Pixels(2*graphHalf), fill, svg.Neither)
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(s.x), svg.Pixels(s.y+4.5), svg.Escape(s.label))
		if known {
			b = fmt.Appendf(b, `<text x="%s" y="%s" font-weight="bold">%v</text>`+"\n", svg.Pixels(s.x), svg.Pixels(s.y+graphHalf+14), outcome)
		}
	}
	return svg.AppendEnd(append(b, "</g>\n"...))
}

// arrowColours are those of moves of Left, of Right and of both.
var arrowColours = [...]string{svg.Left, svg.Right, svg.Both}

func (d *graphDrawing) appendArrow(b []byte, v, q int, has [2]bool) []byte {
	kind, dash := 2, ""
	switch has {
	case [2]bool{true, false}:
		kind = 0
	case [2]bool{false, true}:
		kind, dash = 1, ` stroke-dasharray="6 4"`
	}
	from, to := d.spots[v], d.spots[q]
	path := ""
	if rise := d.arch(v, q); from.layer == to.layer {
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
	return fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5"%s marker-end="url(#arrow%d)"/>`+"\n", path, arrowColours[kind], dash, kind)
}

func sortedKeys(m map[int][2]bool) []int {
	keys := make([]int, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
