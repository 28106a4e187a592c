package kayles

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// Node are the rules of Node Kayles: a move takes away a vertex and all its neighbours. The graph falls apart into
// connected parts, and graphs that differ only in the numbers of their vertices are alike. To find who wins is
// PSPACE-complete (Schaefer).
type Node struct{}

// Impartial marks the rules as impartial.
func (Node) Impartial() {}

// AppendMoves appends the graphs without a vertex and its neighbours.
func (Node) AppendMoves(dst []graph.Graph, g graph.Graph, _ cgt.Player) []graph.Graph {
	var gone []int
	for v := range g.NumVertices() {
		gone = append(gone[:0], v)
		gone = slices.AppendSeq(gone, g.Neighbours(v))
		dst = append(dst, g.Without(gone...))
	}
	return dst
}

// AppendParts appends the connected parts of the graph.
func (Node) AppendParts(dst []graph.Graph, g graph.Graph) []graph.Graph { return g.AppendParts(dst) }

// Normalize returns the normal form of the graph.
func (Node) Normalize(g graph.Graph) (graph.Graph, bool) { return g.Normal(), false }

// NimValue returns the nim-value of a graph that consists of rows and circles; of others ok is false. The value of a
// circle of n ≥ 3 vertices is the mex of that of a row of n − 3: it is 1 if this is 0, and else 0.
func (Node) NimValue(g graph.Graph) (value nim.Nimber, ok bool) {
	return sumOfRows(g, func(n int, circle bool) nim.Nimber {
		if circle {
			return nim.Mex(node.at(n - 3))
		}
		return node.at(n)
	})
}
