package diagram

import (
	"testing"

	"pgregory.net/rapid"
)

// TestGraphLayers: in a graph without cycles every arrow leads to the right.
func TestGraphLayers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := Graph{Vertices: make([]Vertex, rapid.IntRange(1, 10).Draw(t, "vertices"))}
		for v := 1; v < len(g.Vertices); v++ {
			for _, to := range rapid.SliceOfNDistinct(rapid.IntRange(0, v-1), 0, 3, rapid.ID[int]).Draw(t, "arrows") {
				g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
			}
		}
		g.place()
		for v := range g.Vertices {
			for _, a := range g.Vertices[v].Arcs {
				if g.spots[a.To].x-g.spots[a.To].half <= g.spots[v].x+g.spots[v].half {
					t.Errorf("the arrow from %d to %d in %v leads to the left", v, a.To, g.Vertices)
				}
			}
		}
	})
}
