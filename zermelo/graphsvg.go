package zermelo

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/limit"
)

// GraphSVGOptions says how [WriteGraphSVG] draws. The zero value writes the names of the vertices, and the payoffs
// below the ends.
type GraphSVGOptions struct {
	// Label, if not nil, returns the text for a vertex.
	Label func(v int) string
	// Mark, if not nil, returns a text that is written below a vertex, such as its value.
	Mark func(v int) string
	// Fill, if not nil, reports whether a vertex is filled.
	Fill func(v int) bool
	// Strategy, if not nil, is drawn as thick arrows.
	Strategy Strategy[int]
	// Vertices is the largest number of vertices to be drawn; 0 stands for [cgt.DefaultGraphVertices], and
	// a negative number for no limit.
	Vertices int
}

// WriteGraphSVG draws a graph: an arrow leads from each vertex to those that one can move to, blue from those of Max,
// which are round, and red and dashed from those of Min, which have corners. Play goes from the left to the right: a
// vertex stands as far from the right end as the longest play from it has moves; if there is a cycle, as far from the
// left end as the vertex 0 is away. If the graph has more vertices than the options allow the error is a
// [*cgt.LimitError], and nothing is written; otherwise it is that of w. The picture is an SVG file without scripts that
// can be read on light and on dark pages. WriteGraphSVG panics if g is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, figs. 1 and 2 and §9, for the kind of
// picture.
func WriteGraphSVG[V Payoff[V]](w io.Writer, g *Graph[V], o GraphSVGOptions) error {
	if g == nil {
		panic(errors.New("zermelo: WriteGraphSVG without a graph"))
	}
	if o.Label == nil {
		o.Label = g.Name
	}
	if o.Mark == nil {
		o.Mark = func(v int) string {
			if p := g.vertices[v].Payoff; p != nil {
				return fmt.Sprint(*p)
			}
			return ""
		}
	}
	if most := limit.Count(o.Vertices, cgt.DefaultGraphVertices); g.Len() > most {
		return &cgt.LimitError{What: "vertices of a graph", Limit: most}
	}
	picture := diagram.Graph{Title: fmt.Sprintf("the graph of a game with %d positions", g.Len())}
	for v, x := range g.vertices {
		spot := diagram.Vertex{Label: o.Label(v), Mark: o.Mark(v), Fill: o.Fill != nil && o.Fill(v), Square: x.Payoff == nil && x.Turn == Min}
		to := slices.Clone(x.Moves)
		slices.Sort(to)
		var move int
		hasMove := false
		if o.Strategy != nil && x.Payoff == nil {
			move, hasMove = o.Strategy.Move(v)
		}
		for _, q := range slices.Compact(to) {
			spot.Arcs = append(spot.Arcs, diagram.Arc{To: q, Kind: diagram.Kind(x.Turn), Thick: hasMove && q == move})
		}
		picture.Vertices = append(picture.Vertices, spot)
	}
	_, err := w.Write(picture.AppendSVG(nil))
	return err
}
