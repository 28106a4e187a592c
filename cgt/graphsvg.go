package cgt

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/limit"
)

// GraphSVGOptions says how [WriteGraphSVG] draws. The zero value writes the names of the vertices.
type GraphSVGOptions struct {
	// Label, if not nil, returns the text for a vertex.
	Label func(v int) string
	// Outcome, if not nil, returns the outcome of a vertex if there is one to be shown: it is written below, and
	// vertices from which the player who moves loses are filled.
	Outcome func(v int) (o Outcome, ok bool)
	// Vertices is the largest number of vertices to be drawn; 0 stands for [DefaultGraphVertices], and
	// a negative number for no limit.
	Vertices int
}

// DefaultGraphVertices is the largest number of vertices of a picture of a graph.
const DefaultGraphVertices = 200

// WriteGraphSVG draws the graph of a game: an arrow leads from each position to those that can be reached in a move.
// Arrows of Left's moves are blue, those of Right's are red and dashed, and those of moves that both have are green.
// Play goes from the left to the right: a vertex stands as far from the right end as the longest play from it has
// moves; if play need not end, as far from the left end as the vertex 0 is away. Arrows pass between the vertices, or
// above them if all stand in one row; if there are so many long ones that nobody could follow one, also behind them. If
// the graph has more vertices than the options allow, the error is a [*LimitError], and nothing is written; otherwise
// it is that of w. The picture is an SVG file without scripts that can be read on light and on dark pages.
// WriteGraphSVG panics if g is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, figs. 1 and 2, for the kind of picture.
func WriteGraphSVG(w io.Writer, g *Graph, o GraphSVGOptions) error {
	if o.Label == nil {
		o.Label = g.Name
	}
	if most := limit.Count(o.Vertices, DefaultGraphVertices); g.Len() > most {
		return &LimitError{What: "vertices of a graph", Limit: most}
	}
	picture := diagram.Graph{Title: fmt.Sprintf("the graph of a game with %d positions", g.Len()), Vertices: make([]diagram.Vertex, g.Len())}
	for v := range picture.Vertices {
		x := &picture.Vertices[v]
		x.Label = o.Label(v)
		if o.Outcome != nil {
			if outcome, known := o.Outcome(v); known {
				x.Mark, x.Fill = outcome.String(), outcome == P
			}
		}
		x.Arcs = g.arcs(v)
	}
	_, err := w.Write(picture.AppendSVG(nil))
	return err
}

// arcs returns the moves from v as arrows, in the order of where they lead.
func (g *Graph) arcs(v int) []diagram.Arc {
	to := map[int]diagram.Kind{}
	for who := Left; who <= Right; who++ {
		for q := range g.Moves(v, who) {
			kind, ok := to[q]
			if own := diagram.Kind(who); !ok {
				kind = own
			} else if kind != own {
				kind = diagram.Both
			}
			to[q] = kind
		}
	}
	arcs := make([]diagram.Arc, 0, len(to))
	for _, q := range slices.Sorted(maps.Keys(to)) {
		arcs = append(arcs, diagram.Arc{To: q, Kind: to[q]})
	}
	return arcs
}
