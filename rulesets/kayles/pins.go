package kayles

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// Pins are the rules of Kayles on a graph: a move takes away one vertex, or the two ends of an edge, with all edges
// there. The graph falls apart into connected parts, and graphs that differ only in the numbers of their vertices are
// alike.
//
// On a row of any length, but 0, the first player wins: he takes one or two in the middle and then answers on the other
// side. On a circle of three or more the first move leaves a row, so that the second player wins.
//
// Source: Shen, problems 22 and 23.
type Pins struct{}

// Impartial marks the rules as impartial.
func (Pins) Impartial() {}

// AppendMoves appends the graphs without one vertex, and then those without the ends of one edge.
func (Pins) AppendMoves(dst []graph.Graph, g graph.Graph, who cgt.Player) []graph.Graph {
	for v := range g.NumVertices() {
		dst = append(dst, g.Without(v))
	}
	return Arc{}.AppendMoves(dst, g, who)
}

// AppendParts appends the connected parts of the graph.
func (Pins) AppendParts(dst []graph.Graph, g graph.Graph) []graph.Graph { return g.AppendParts(dst) }

// Normalize returns the normal form of the graph.
func (Pins) Normalize(g graph.Graph) (graph.Graph, bool) { return g.Normal(), false }

// NimValue returns the nim-value of a graph that consists of rows and circles; of others ok is false. With K(n) for the
// value of a row of n vertices, that of a circle of n ≥ 3 is the mex of K(n−1) and K(n−2), which is 0.
func (Pins) NimValue(g graph.Graph) (value nim.Nimber, ok bool) {
	return sumOfRows(g, func(n int, circle bool) nim.Nimber {
		if circle {
			return nim.Mex(pins.at(n-1), pins.at(n-2))
		}
		return pins.at(n)
	})
}
