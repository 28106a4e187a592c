package graph

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Graph is a graph with a letter on each vertex, without loops and double edges. It is an immutable value, safe for
// concurrent use; two graphs are == if they have the same text. The zero Graph has no vertices.
type Graph struct {
	letters string // of the vertices
	lists   string // of their neighbours, see code.go
}

// EdgeError reports an edge that a graph cannot have.
type EdgeError struct {
	Index    int    // the number of the edge among those given
	Edge     [2]int // its ends
	Vertices int    // how many vertices there are
}

// Error returns the message in one line.
func (e *EdgeError) Error() string {
	if e.Edge[0] == e.Edge[1] {
		return fmt.Sprintf("graph: edge %d joins the vertex %d with itself", e.Index, e.Edge[0])
	}
	return fmt.Sprintf("graph: edge %d joins %d and %d, which are not both among the %d vertices from 0", e.Index, e.Edge[0], e.Edge[1], e.Vertices)
}

// New returns the graph that has a vertex for each letter and the given edges between them. The numbers in the edges
// are places in letters; the vertices of the graph are numbered as the package says. An edge that is given twice is one
// edge. A character that cannot be a letter is a [*cgt.SyntaxError], and an edge of a vertex with itself or with one
// that does not exist an [*EdgeError].
func New(letters string, edges ...[2]int) (Graph, error) {
	for i := range letters {
		if !isLetter(letters[i]) {
			return Graph{}, &cgt.SyntaxError{What: "letters of a graph", Offset: i, Msg: fmt.Sprintf("%q cannot be a letter", letters[i:i+1])}
		}
	}
	for i, e := range edges {
		if e[0] == e[1] || min(e[0], e[1]) < 0 || max(e[0], e[1]) >= len(letters) {
			return Graph{}, &EdgeError{i, e, len(letters)}
		}
	}
	return build(letters, edges), nil
}

// build is New for what is right.
func build(letters string, edges [][2]int) Graph {
	ends := make([]int, len(letters))
	for _, e := range edges {
		ends[e[0]]++
		ends[e[1]]++
	}
	sum := 0
	for v, degree := range ends {
		ends[v] = sum // where the list of v begins, until it is filled
		sum += degree
	}
	to := make([]int, sum)
	for _, e := range edges {
		to[ends[e[0]]], to[ends[e[1]]] = e[1], e[0]
		ends[e[0]]++
		ends[e[1]]++
	}
	begin, kept := 0, to[:0]
	for v, end := range ends {
		list := to[begin:end]
		slices.Sort(list)
		kept = append(kept, slices.Compact(list)...)
		begin, ends[v] = end, len(kept)
	}
	return encode([]byte(letters), ends, kept).part([]byte(letters), nil)
}

// isLetter reports whether c can be the letter of a vertex.
func isLetter(c byte) bool { return ' ' < c && c <= '~' && strings.IndexByte(syntax, c) < 0 }

// syntax has the characters with a meaning in texts.
const syntax = "-();:{}"

// NumVertices returns the number of vertices.
func (g Graph) NumVertices() int { return len(g.letters) }

// NumEdges returns the number of edges.
func (g Graph) NumEdges() int {
	if g.letters == "" {
		return 0
	}
	return g.entry(len(g.letters)-1) / 2
}

// Letter returns the letter of a vertex. It panics if there is no such vertex, as do the other methods that are given
// one, and the loops of [Graph.Neighbours].
func (g Graph) Letter(v int) byte { return g.letters[v] }

// Contains reports whether there is a vertex with this letter.
func (g Graph) Contains(letter byte) bool { return strings.IndexByte(g.letters, letter) >= 0 }

// Degree returns the number of neighbours of a vertex.
func (g Graph) Degree(v int) int {
	begin, end := g.list(v)
	return end - begin
}

// Neighbours returns the vertices that are joined to v by an edge, in ascending order.
func (g Graph) Neighbours(v int) iter.Seq[int] {
	return func(yield func(int) bool) { g.each(v, yield) }
}

// each calls yield for the neighbours of v. It is a function of its own so that Neighbours is small enough to be
// inlined.
func (g Graph) each(v int, yield func(int) bool) {
	begin, end := g.list(v)
	for i := begin; i < end; i++ {
		if !yield(g.neighbour(i)) {
			return
		}
	}
}

// Edges returns the edges, those of the first vertex first. The ends of an edge are in ascending order.
func (g Graph) Edges() iter.Seq[[2]int] {
	return func(yield func([2]int) bool) {
		for v := range len(g.letters) {
			for u := range g.Neighbours(v) {
				if v < u && !yield([2]int{v, u}) {
					return
				}
			}
		}
	}
}

// Compare orders graphs by the number of their vertices, then by their letters, then by their edges.
func (g Graph) Compare(h Graph) int {
	if n, m := len(g.letters), len(h.letters); n != m {
		return n - m
	}
	if c := strings.Compare(g.letters, h.letters); c != 0 {
		return c
	}
	return strings.Compare(g.lists, h.lists)
}
