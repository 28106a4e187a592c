package kayles

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// Arc are the rules of Arc Kayles: a move takes away both ends of an edge, with all edges there. The graph falls apart
// into connected parts, of which single vertices are worth nothing, and graphs that differ only in the numbers of their
// vertices are alike.
type Arc struct{}

// Impartial marks the rules as impartial.
func (Arc) Impartial() {}

// AppendMoves appends the graphs without the ends of one edge.
func (Arc) AppendMoves(dst []graph.Graph, g graph.Graph, _ cgt.Player) []graph.Graph {
	for e := range g.Edges() {
		dst = append(dst, g.Without(e[0], e[1]))
	}
	return dst
}

// AppendParts appends the connected parts of the graph that have edges.
func (Arc) AppendParts(dst []graph.Graph, g graph.Graph) []graph.Graph {
	from := len(dst)
	dst = g.AppendParts(dst)
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.NumEdges() > 0 {
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize returns the normal form of the graph.
func (Arc) Normalize(g graph.Graph) (graph.Graph, bool) { return g.Normal(), false }

// NimValue returns the nim-value of a graph that consists of rows and circles; of others ok is false. The value of a
// circle of n ≥ 3 vertices is the mex of that of a row of n − 2: it is 1 if this is 0, and else 0.
func (Arc) NimValue(g graph.Graph) (value nim.Nimber, ok bool) {
	return sumOfRows(g, func(n int, circle bool) nim.Nimber {
		if circle {
			return nim.Mex(arc.at(n - 2))
		}
		return arc.at(n)
	})
}
