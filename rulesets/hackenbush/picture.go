package hackenbush

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
)

// Picture is a drawing of a position: its vertices have names and may have places, and its edges have the
// order they were drawn in. It is read by [ParsePicture], and [Position.Picture] makes one. It is an
// immutable value and safe for concurrent use; the zero value is the empty picture.
type Picture struct {
	d *drawing // nil if there is nothing in the picture
}

type drawing struct {
	names    []string // of the vertices; the first is the ground
	grounded int      // how many of the vertices after the first stand on the ground
	edges    []Edge
	places   []place // of the vertices
}

type place struct {
	x, y  float64
	given bool
}

// groundName is how the ground is written.
const groundName = "_"

// newPicture returns the picture of the given vertices, with the vertices that nothing needs left out. Those
// that remain are numbered in the order in which text mentions them: first those on the ground, then as the
// edges reach them.
func newPicture(d drawing) Picture {
	number := make([]int, len(d.names))
	order := []int{Ground}
	add := func(v int) {
		if v != Ground && number[v] == 0 {
			number[v] = len(order)
			order = append(order, v)
		}
	}
	for v := range d.grounded {
		add(v + 1)
	}
	for _, e := range d.edges {
		add(e.From)
		add(e.To)
	}
	if len(order) == 1 && len(d.edges) == 0 {
		return Picture{}
	}
	r := &drawing{grounded: d.grounded}
	for _, v := range order {
		r.names = append(r.names, d.names[v])
		r.places = append(r.places, d.places[v])
	}
	for _, e := range d.edges {
		r.edges = append(r.edges, Edge{number[e.From], number[e.To], e.Colour})
	}
	return Picture{r}
}

// empty stands for the drawing of the zero Picture.
var empty = drawing{names: []string{groundName}, places: []place{{}}}

func (d Picture) drawing() *drawing {
	if d.d == nil {
		return &empty
	}
	return d.d
}

// NumEdges returns the number of edges of d.
func (d Picture) NumEdges() int { return len(d.drawing().edges) }

// NumVertices returns the number of vertices of d, counting the ground, which is the vertex 0.
func (d Picture) NumVertices() int { return len(d.drawing().names) }

// Edges returns the edges of d with their numbers, in the order they were drawn in.
func (d Picture) Edges() iter.Seq2[int, Edge] { return slices.All(d.drawing().edges) }

// Edge returns the edge with the given number. It panics with an [*EdgeError] if there is none.
func (d Picture) Edge(edge int) Edge {
	edges := d.drawing().edges
	if edge < 0 || edge >= len(edges) {
		panic(&EdgeError{Edge: edge, Edges: len(edges)})
	}
	return edges[edge]
}

// Name returns the name of a vertex. The name of the ground is "_". It panics if there is no vertex v <
// [Picture.NumVertices].
func (d Picture) Name(v int) string { return d.drawing().names[v] }

// OnGround reports whether a vertex stands on the ground, and so is the same as the [Ground] in play. It
// panics if there is no such vertex.
func (d Picture) OnGround(v int) bool {
	_ = d.Name(v) // panics if there is no vertex v
	return v <= d.drawing().grounded
}

// Place returns the place of a vertex, if the picture gives it one. The ground is at y = 0, and y
// grows upwards. It panics if there is no such vertex.
func (d Picture) Place(v int) (x, y float64, ok bool) {
	p := d.drawing().places[v]
	return p.x, p.y, p.given
}

// Equal reports whether d and e have the same edges in the same order and the same names and places of
// the vertices. Then they are the same as text.
func (d Picture) Equal(e Picture) bool {
	a, b := d.drawing(), e.drawing()
	return a.grounded == b.grounded && slices.Equal(a.names, b.names) &&
		slices.Equal(a.edges, b.edges) && slices.Equal(a.places, b.places)
}

// Position returns the position that d is a drawing of.
func (d Picture) Position() Position {
	p, _ := d.drawing().position()
	return p
}

// position returns the position of the edges that reach the ground, and the first that does not, or −1.
func (d *drawing) position() (Position, int) {
	w := getWorkspace()
	defer w.put()
	w.reset()
	vertex := func(v int) int32 { return int32(max(v-d.grounded, Ground)) }
	for _, e := range d.edges {
		w.add(vertex(e.From), vertex(e.To), e.Colour)
	}
	w.n = len(d.names) - d.grounded
	return w.position(&w.graph)
}

// Cut returns the picture after the edge with the given number is cut: it vanishes with all edges that are no
// longer connected to the ground. What remains keeps its names, its places and its order. Cut does not ask
// who may cut the edge. It panics if there is no such edge.
func (d Picture) Cut(edge int) Picture {
	d.Edge(edge)
	c := *d.drawing()
	c.edges = slices.Delete(slices.Clone(c.edges), edge, edge+1)
	// Find the vertices that are connected with the ground, by way of the edges at each vertex.
	first := make([]int, len(c.names)+2)
	for _, e := range c.edges {
		first[e.From+2]++
		first[e.To+2]++
	}
	for v := 2; v < len(first); v++ {
		first[v] += first[v-1]
	}
	ends := make([]int, 2*len(c.edges))
	for _, e := range c.edges {
		ends[first[e.From+1]] = e.To
		first[e.From+1]++
		ends[first[e.To+1]] = e.From
		first[e.To+1]++
	}
	reached := make([]bool, len(c.names))
	var path []int
	for v := range c.grounded + 1 {
		reached[v] = true
		path = append(path, v)
	}
	for len(path) > 0 {
		v := path[len(path)-1]
		path = path[:len(path)-1]
		for _, u := range ends[first[v]:first[v+1]] {
			if !reached[u] {
				reached[u] = true
				path = append(path, u)
			}
		}
	}
	c.edges = slices.DeleteFunc(c.edges, func(e Edge) bool { return !reached[e.From] })
	return newPicture(c)
}

// Picture returns a drawing of p, in which the vertices have their numbers for names.
func (p Position) Picture() Picture {
	d := drawing{names: []string{groundName}}
	for _, e := range p.Edges() {
		for len(d.names) <= e.To {
			d.names = append(d.names, strconv.Itoa(len(d.names)))
		}
		d.edges = append(d.edges, e)
	}
	d.places = make([]place, len(d.names))
	return newPicture(d)
}

// String returns the picture as text, which [ParsePicture] reads back to the same picture.
func (d Picture) String() string { return string(d.appendText(nil)) }

func (d Picture) appendText(b []byte) []byte {
	r := d.drawing()
	if r.grounded > 0 {
		b = append(b, keyGround...)
		for _, name := range r.names[1 : r.grounded+1] {
			b = append(append(b, ' '), name...)
		}
		b = append(b, '\n')
	}
	at := -1 // where the path ends
	for i, e := range r.edges {
		if at != e.From {
			if i > 0 {
				b = append(b, '\n')
			}
			if name := r.names[e.From]; isKey(name) {
				b = append(b, keyPath+" "...)
			}
			b = append(b, r.names[e.From]...)
		}
		b = append(append(b, ' '), e.Colour.String()...)
		b = append(append(b, ' '), r.names[e.To]...)
		at = e.To
	}
	if len(r.edges) > 0 {
		b = append(b, '\n')
	}
	for v, p := range r.places {
		if p.given {
			b = fmt.Appendf(b, "%s %s ", keyAt, r.names[v])
			b = strconv.AppendFloat(b, p.x, 'f', -1, 64)
			b = strconv.AppendFloat(append(b, ' '), p.y, 'f', -1, 64)
			b = append(b, '\n')
		}
	}
	return b
}

// AppendText appends the text of [Picture.String].
func (d Picture) AppendText(b []byte) ([]byte, error) { return d.appendText(b), nil }

// MarshalText returns the text of [Picture.String].
func (d Picture) MarshalText() ([]byte, error) { return d.appendText(nil), nil }

// UnmarshalText reads a text as [ParsePicture] does.
func (d *Picture) UnmarshalText(text []byte) error {
	e, err := ParsePicture(string(text))
	if err == nil {
		*d = e
	}
	return err
}
