// Package col plays Col, by C. Vout. The vertices of a graph are coloured, one in a move: Left has the colour blue,
// Right has red, and no two vertices that an edge joins may have the same colour. Whoever cannot move loses. All
// positions are worth a number, or a number and a star.
//
// A position is a [graph.Graph] of the vertices that can still be coloured. The letter says who can:
//
//	.   both players
//	L   Right only, since there is a vertex of Left's beside it
//	R   Left only, since there is a vertex of Right's beside it
//
// A vertex that is coloured tints its neighbours in this way, and it does nothing more; so it disappears, and with it
// the vertices that are tinted twice. A map to be coloured is the graph of its countries, with an edge where two have a
// border.
//
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 2;
// J. H. Conway, On Numbers and Games, ch. 8.
package col

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// Rules are the rules of Col on a graph with the letters of [graph.Tints]; a vertex with another letter is never
// coloured. The graph falls apart into parts that are connected, not counting edges that can be left out, and graphs
// that differ only in the numbers of their vertices are alike.
type Rules struct{}

// Parse reads a position, such as ".-.-(.;L)".
func Parse(text string) (graph.Graph, error) { return graph.Parse(text, graph.Tints) }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) graph.Graph { return graph.MustParse(text, graph.Tints) }

// AppendMoves appends the graphs that who can move to.
func (Rules) AppendMoves(dst []graph.Graph, g graph.Graph, who cgt.Player) []graph.Graph {
	for v := range g.NumVertices() {
		if letter := g.Letter(v); letter == '.' || letter == graph.Tint(who.Opponent()) {
			dst = append(dst, g.Colour(v, who))
		}
	}
	return dst
}

// isIdle reports whether an edge makes no difference: that between a vertex for Right only and one for Left only, since
// to colour one of them tints the other in the way that it is tinted.
func isIdle(x, y byte) bool { return x == 'L' && y == 'R' || x == 'R' && y == 'L' }

// AppendParts appends the connected parts of the graph without edges that make no difference.
func (Rules) AppendParts(dst []graph.Graph, g graph.Graph) []graph.Graph {
	return g.WithoutEdges(isIdle).AppendParts(dst)
}

// Normalize returns the normal form of the graph without edges that make no difference, or of its negative, in which
// the tints are exchanged.
func (Rules) Normalize(g graph.Graph) (graph.Graph, bool) {
	return g.WithoutEdges(isIdle).NormalExchange('L', 'R')
}
