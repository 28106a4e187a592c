package infinite

import (
	"fmt"
	"io"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the graph with the solution: an arrow leads from each vertex to those that one can move to, blue from
// those of Max, which are round, and red and dashed from those of Min, which have corners. Vertices from which Max wins
// are filled, and the moves of the winners are thick. Below a vertex stands its priority, or a star if it is a goal. A
// vertex stands as far from the left end as the vertex 0 is away.
//
// If the graph has more than [cgt.DefaultGraphVertices] vertices the error is a [*cgt.LimitError], and for the zero
// value a [*VerifyError], and nothing is written; otherwise it is that of w. The picture is an SVG file without scripts
// that can be read on light and on dark pages.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13, for roads, forks and snack bars.
func (s *Solution) WriteSVG(w io.Writer) error {
	if s.g == nil {
		return missingGame()
	}
	g := s.g
	if g.Len() > cgt.DefaultGraphVertices {
		return &cgt.LimitError{What: "vertices of a graph", Limit: cgt.DefaultGraphVertices}
	}
	picture := diagram.Graph{Title: fmt.Sprintf("a game without end on a graph with %d vertices: Max wins from %d of them", g.Len(), s.Count(zermelo.Max))}
	for v := range g.Len() {
		spot := diagram.Vertex{Label: g.Name(v), Fill: s.Winner(v) == zermelo.Max, Square: g.Turn(v) == zermelo.Min}
		switch {
		case s.objective.kind == parity:
			spot.Mark = fmt.Sprint(g.Priority(v))
		case s.objective.goals[v]:
			spot.Mark = "*"
		}
		to := g.AppendMoves(nil, v)
		slices.Sort(to)
		move, ok := s.Move(v)
		for _, w := range slices.Compact(to) {
			spot.Arcs = append(spot.Arcs, diagram.Arc{To: w, Kind: diagram.Kind(g.Turn(v)), Thick: ok && w == move})
		}
		picture.Vertices = append(picture.Vertices, spot)
	}
	_, err := w.Write(picture.AppendSVG(nil))
	return err
}
