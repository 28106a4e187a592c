package structure

import (
	"fmt"
	"slices"
)

// Cycles is the [Goal] of having all edges of a cycle of a graph. The cells of the board are the edges. It is immutable
// and safe for concurrent use.
type Cycles struct {
	vertices int
	edges    [][2]int
	up       [][]int // of each vertex: the edges to vertices with larger numbers
}

// NewCycles returns the goal for a graph with so many vertices and the given edges. There may be several edges between
// two vertices, which are a cycle, and none from a vertex to itself. A vertex that is not there is a [*CellError].
func NewCycles(vertices int, edges ...[2]int) (*Cycles, error) {
	if err := checkCells(vertices); err != nil {
		return nil, err
	}
	if err := checkCells(len(edges)); err != nil {
		return nil, err
	}
	g := &Cycles{vertices, slices.Clone(edges), make([][]int, vertices)}
	for i, e := range edges {
		for _, v := range e {
			if err := checkCell("edge", i, v, vertices); err != nil {
				return nil, err
			}
		}
		if e[0] == e[1] {
			return nil, &CellError{fmt.Sprintf("edge %d", i), e[0], vertices, "it leads from a vertex to itself"}
		}
		low := min(e[0], e[1])
		g.up[low] = append(g.up[low], i)
	}
	return g, nil
}

// NumCells returns the number of edges.
func (g *Cycles) NumCells() int { return len(g.edges) }

// Edge returns the two vertices of an edge. It panics if there is no such edge.
func (g *Cycles) Edge(edge int) [2]int { return g.edges[edge] }

// Reached reports whether some edges have a cycle.
func (g *Cycles) Reached(own Cells) bool {
	root := make([]int, g.vertices)
	for v := range root {
		root[v] = v
	}
	find := func(v int) int {
		for root[v] != v {
			root[v] = root[root[v]]
			v = root[v]
		}
		return v
	}
	for i := range own.All() {
		if i >= len(g.edges) {
			break
		}
		a, b := find(g.edges[i][0]), find(g.edges[i][1])
		if a == b {
			return true
		}
		root[a] = b
	}
	return false
}

// isImage knows only the case in which both have the same edges.
func (g *Cycles) isImage(other Goal, image []int) error {
	h, ok := other.(*Cycles)
	if !ok || g.vertices != h.vertices || !slices.Equal(g.edges, h.edges) {
		return &HypothesisError{"stealing", nil, "the players do not have cycles of the same graph"}
	}
	for i, j := range image {
		if i != j {
			return &HypothesisError{"stealing", []int{i, j}, fmt.Sprintf("the edge %d is not its own image", i)}
		}
	}
	return nil
}

// BlockedBy returns nil if at each vertex no more than two edges lead to vertices with larger numbers, and if these
// two, where there are two, are a pair. Then every cycle has a pair, namely the edges at its smallest vertex, and
// whoever plays by the pairing never lets the opponent have a cycle. Otherwise the error is a [*HypothesisError] that
// names the edges; with other numbers of the vertices the argument may still hold. It takes time linear in the graph.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problem 27, for the edges of a grid.
func (g *Cycles) BlockedBy(p *Pairing) error {
	for v, up := range g.up {
		switch len(up) {
		case 0, 1:
			continue
		case 2:
			if c, ok := p.Partner(up[0]); ok && c == up[1] {
				continue
			}
		}
		return &HypothesisError{"pairing", slices.Clone(up), fmt.Sprintf("the edges %v, which lead from the vertex %d to larger ones, are not a pair", up, v)}
	}
	return nil
}

// Pairing returns the pairing that [Cycles.BlockedBy] asks for. If more than two edges lead from a vertex to larger
// ones, the error is a [*HypothesisError].
func (g *Cycles) Pairing() (*Pairing, error) {
	var pairs [][2]int
	for _, up := range g.up {
		if len(up) == 2 {
			pairs = append(pairs, [2]int{up[0], up[1]})
		}
	}
	p, err := NewPairing(len(g.edges), pairs...)
	if err != nil {
		return nil, err
	}
	if err := g.BlockedBy(p); err != nil {
		return nil, err
	}
	return p, nil
}
