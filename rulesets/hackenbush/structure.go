package hackenbush

import "github.com/cgt-go/sdk/surreal"

// structure takes a picture apart at the vertices where it hangs together by one vertex only. A block is a
// largest set of edges any two of which lie on a common circle; an edge on no circle is a block by itself,
// and so is a loop. Every block stands on one vertex, its root, which is the ground or belongs to a block
// nearer to the ground. What stands on a vertex hangs there, and only its value matters: by the colon
// principle it may be replaced by anything of the same value.
//
// The blocks are found by a depth-first search from the ground that keeps its own stack.
//
// References: Berlekamp, Conway, Guy, Winning Ways, ch. 7, "The Colon Principle"; R. Tarjan, Depth-first
// search and linear graph algorithms, SIAM J. Comput. 1 (1972).
type structure struct {
	first []int32 // the half-edges at the vertex v are half[first[v]:first[v+1]]
	half  []int32 // 2e is the edge e at the end u[e], and 2e+1 the same at v[e]

	seen   []int32 // when the search came to a vertex, from 1; 0 if it did not
	low    []int32 // the earliest vertex that one step leads to from there or from above
	parent []int32 // the edge by which the search came
	cursor []int32 // the next half-edge to follow
	path   []int32 // the vertices the search is at
	open   []int32 // edges of blocks that are not finished

	blocks  []block // a block comes after those that stand on it
	grouped []int32 // their edges, block by block
	part    []int32 // for every vertex but the ground, which part it belongs to
	parts   int     // how many parts there are: they hang together without the ground

	hanging []hanging // at every vertex
	mark    []int32   // of vertices, for circleValue
	chain   []Colour
	carried []int32 // the blocks of chain but the lowest
	steps   int     // how many steps sums and ordinal sums may still take
	bits    int64   // how many bits numbers may still have
}

// block is a block of a picture.
type block struct {
	root       int32        // the vertex it stands on
	top        int32        // the other end, if it is a single edge with two ends; or −1
	begin, end int32        // its edges are grouped[begin:end]
	state      blockState   // whether the value is known
	value      surreal.Game // of the block with all that stands on it, as if the root were the ground
}

type blockState uint8

const (
	lazy    blockState = iota // not looked at yet; only for single edges
	known                     // the value is known
	unknown                   // there is no closed form
)

// hanging says what hangs at a vertex.
type hanging struct {
	blocks  int32        // how many blocks stand there
	only    int32        // the block, if it is one
	sum     surreal.Game // of the values, if there are several and all are known
	unknown bool         // some value is not known
}

// analyse finds the blocks and the parts of the picture, and the values of those blocks that have a closed
// form, as far as they are not lazy. Ordinal sums without a closed form may take as many steps as said.
func (w *workspace) analyse(steps int) {
	s := &w.structure
	s.prepare(&w.graph)
	s.steps, s.bits = steps, numberBudget
	clock := int32(1)
	s.seen[Ground], s.low[Ground], s.parent[Ground] = clock, clock, -1
	s.path = append(s.path, Ground)
	for {
		x := s.path[len(s.path)-1]
		if s.cursor[x] == s.first[x+1] {
			if x == Ground {
				return
			}
			s.path = s.path[:len(s.path)-1]
			s.leave(&w.graph, x)
			continue
		}
		h := s.half[s.cursor[x]]
		s.cursor[x]++
		e, y := h>>1, w.v[h>>1]
		if h&1 == 1 {
			y = w.u[e]
		}
		switch {
		case y == x:
			if h&1 == 1 { // a loop is met twice
				s.finish(&w.graph, x, -1, append(s.open, e), len(s.open))
			}
		case s.seen[y] == 0:
			clock++
			s.seen[y], s.low[y], s.parent[y] = clock, clock, e
			if x == Ground {
				s.part[y] = int32(s.parts)
				s.parts++
			} else {
				s.part[y] = s.part[x]
			}
			s.open = append(s.open, e)
			s.path = append(s.path, y)
		case e != s.parent[x] && s.seen[y] < s.seen[x]: // down, past the way the search came
			s.low[x] = min(s.low[x], s.seen[y])
			s.open = append(s.open, e)
		}
	}
}

// prepare lists the half-edges at every vertex and makes room for the search.
func (s *structure) prepare(g *graph) {
	n := g.n
	s.first = filled(s.first, n+2, 0)
	for e, u := range g.u {
		s.first[u+2]++
		s.first[g.v[e]+2]++
	}
	for v := 2; v < len(s.first); v++ {
		s.first[v] += s.first[v-1]
	}
	s.half = resize(s.half, 2*len(g.u))
	for e, u := range g.u {
		for side, at := range [2]int32{u, g.v[e]} {
			s.half[s.first[at+1]] = int32(2*e + side)
			s.first[at+1]++
		}
	}
	s.cursor = append(s.cursor[:0], s.first[:n]...)
	s.seen = filled(s.seen, n, 0)
	s.low, s.parent, s.part = resize(s.low, n), resize(s.parent, n), resize(s.part, n)
	s.hanging = filled(s.hanging, n, hanging{})
	s.mark = filled(s.mark, n, 0)
	s.path, s.open, s.blocks, s.grouped = s.path[:0], s.open[:0], s.blocks[:0], s.grouped[:0]
	s.parts = 0
}

// leave is called when the search goes back from x, which is not the ground.
func (s *structure) leave(g *graph, x int32) {
	e := s.parent[x]
	below := g.u[e] + g.v[e] - x
	s.low[below] = min(s.low[below], s.low[x])
	if s.low[x] < s.seen[below] {
		return // a circle goes round below
	}
	at := len(s.open) - 1
	for s.open[at] != e {
		at--
	}
	top := x
	if at < len(s.open)-1 {
		top = -1
	}
	s.finish(g, below, top, s.open, at)
}

// finish adds the block that stands on root and has the edges open[at:].
func (s *structure) finish(g *graph, root, top int32, open []int32, at int) {
	begin := int32(len(s.grouped))
	s.grouped = append(s.grouped, open[at:]...)
	s.open = open[:at]
	i := int32(len(s.blocks))
	s.blocks = append(s.blocks, block{root: root, top: top, begin: begin, end: int32(len(s.grouped))})
	if top < 0 || s.hanging[top].unknown {
		s.evaluate(g, i) // other blocks can wait, so that a chain of them is valued at one go
	}
	h := &s.hanging[root]
	h.blocks++
	switch h.blocks {
	case 1:
		h.only = i
		h.unknown = s.blocks[i].state == unknown
		return
	case 2:
		s.hang(g, h, h.only)
	}
	s.hang(g, h, i)
}

// hang adds the value of the block i to what hangs at a vertex.
func (s *structure) hang(g *graph, h *hanging, i int32) {
	if !s.evaluate(g, i) {
		h.unknown = true
	}
	if !h.unknown {
		sum, ok := s.plus(h.sum, s.blocks[i].value)
		h.sum, h.unknown = sum, !ok
	}
}
