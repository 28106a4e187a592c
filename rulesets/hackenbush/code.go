package hackenbush

import (
	"encoding/binary"
	"sync"
)

// The code of a position
//
// A position is a list of edges, written as a string of bytes. The ground is the vertex 0. The list begins
// at the ground and every edge has an end that is the ground or an end of an edge before it; the other
// vertices are numbered 1, 2, 3, … in the order in which the list reaches them. Of the two ends of an edge
// the smaller number comes first. An edge from u to v of colour c is written as the two varints 4u + c
// and v, which is two bytes in a picture of up to 32 vertices.
//
// Which vertices have been reached before an edge, and how they are numbered, depends only on the edges
// before it. So what is left after a cut has the same code as before up to the place of the cut, and if
// everything after that place vanishes, as in a stalk, it is a prefix of the old one and needs no memory.

// appendEdge appends the code of one edge, for which u ≤ v.
func appendEdge(code []byte, u, v int32, c Colour) []byte {
	if v < 1<<5 { // the same, quicker
		return append(code, byte(u<<2)|byte(c), byte(v))
	}
	code = binary.AppendUvarint(code, uint64(u)<<2|uint64(c))
	return binary.AppendUvarint(code, uint64(v))
}

// readEdge reads the edge at the beginning of a code that is not empty, and returns its length.
func readEdge(code string) (u, v int32, c Colour, n int) {
	x, i := readUvarint(code, 0)
	y, i := readUvarint(code, i)
	return int32(x >> 2), int32(y), Colour(x & 3), i
}

func readUvarint(s string, i int) (uint64, int) {
	b := s[i]
	if b < 0x80 {
		return uint64(b), i + 1
	}
	x := uint64(b & 0x7f)
	for shift := 7; ; shift += 7 {
		i++
		b = s[i]
		x |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return x, i + 1
		}
	}
}

// graph is a picture taken out of its code: edge i goes from u[i] to v[i].
type graph struct {
	n    int // the number of vertices, with the ground
	u, v []int32
	c    []Colour
}

func (g *graph) reset() {
	g.n, g.u, g.v, g.c = 1, g.u[:0], g.v[:0], g.c[:0]
}

// add adds an edge. The caller counts the vertices.
func (g *graph) add(u, v int32, c Colour) {
	g.u, g.v, g.c = append(g.u, u), append(g.v, v), append(g.c, c)
}

// decode sets g to the picture of code.
func (g *graph) decode(code string) {
	g.reset()
	for len(code) > 0 {
		u, v, c, n := readEdge(code)
		g.add(u, v, c)
		g.n = max(g.n, int(v)+1)
		code = code[n:]
	}
}

// workspace is the memory that one call works in. It is taken from a pool and given back, so that
// calls made often allocate only what they return.
type workspace struct {
	graph
	orderer
	structure
	rewriter
	treeOrderer
	labeller
	tails []int32 // see findTails
	buf   []byte
	other []byte
}

var workspaces = sync.Pool{New: func() any { return new(workspace) }}

// keepEdges is the number of edges up to which a workspace is worth keeping.
const keepEdges = 1 << 16

func getWorkspace() *workspace { return workspaces.Get().(*workspace) }

func (w *workspace) put() {
	if cap(w.u) <= keepEdges {
		w.forgetGames()
		workspaces.Put(w)
	}
}

// resize returns a slice of length n, with any contents, in the memory of s if that suffices.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// filled returns resize(s, n) with all elements set to x.
func filled[T any](s []T, n int, x T) []T {
	s = resize(s, n)
	for i := range s {
		s[i] = x
	}
	return s
}

// forgetGames lets go of all values, so that a workspace that waits to be used again does not keep
// them in memory.
func (w *workspace) forgetGames() {
	clear(w.memo)
	clear(w.blocks)
	clear(w.hanging)
	clear(w.stalks)
	w.blocks, w.hanging, w.stalks = w.blocks[:0], w.hanging[:0], w.stalks[:0]
}
