package graph

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// TestPlaces checks that vertices and their letters do not overlap, in all parts of random graphs.
func TestPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 60).Draw(t, "vertices")
		var edges [][2]int
		for v := 1; v < n; v++ {
			for range rapid.SampledFrom([]int{0, 1, 1, 1, 1, 1, 1, 1, 1, 2}).Draw(t, "edges") {
				edges = append(edges, [2]int{rapid.IntRange(max(0, v-8), v-1).Draw(t, "neighbour"), v})
			}
		}
		figures, corners, size := flow(build(strings.Repeat(".", n), edges))
		var all []point
		for i, f := range figures {
			for _, p := range f.places {
				all = append(all, point{corners[i].x + p.x, corners[i].y + p.y})
			}
		}
		if len(all) != n {
			t.Fatalf("there are places for %d vertices of %d", len(all), n)
		}
		for i, p := range all {
			if min(p.x, p.y) < radius-0.01 || p.x > size.x-radius+0.01 || p.y > size.y-radius+0.01 {
				t.Errorf("the place %v is at the edge of the picture, which has the size %v", p, size)
			}
			for _, q := range all[:i] {
				if math.Hypot(p.x-q.x, p.y-q.y) < rowHeight-0.01 {
					t.Errorf("the places %v and %v are too near to each other", p, q)
				}
			}
		}
	})
}

// TestEdgesKeepOff goes along all edges of complete graphs, and checks that they do not touch vertices that are not
// their ends.
func TestEdgesKeepOff(t *testing.T) {
	for n := 3; n < 26; n++ {
		var edges [][2]int
		for v := range n {
			for u := range v {
				edges = append(edges, [2]int{u, v})
			}
		}
		f := newFigure(build(strings.Repeat(".", n), edges))
		for _, e := range edges {
			p, q := f.places[e[0]], f.places[e[1]]
			bend := f.bend(e[0], e[1])
			for i := range 65 {
				x := float64(i) / 64
				at := point{
					p.x*(1-x)*(1-x) + 2*bend.x*x*(1-x) + q.x*x*x,
					p.y*(1-x)*(1-x) + 2*bend.y*x*(1-x) + q.y*x*x,
				}
				for v, r := range f.places {
					if v != e[0] && v != e[1] && math.Hypot(at.x-r.x, at.y-r.y) < radius+2 {
						t.Fatalf("of %d vertices, the edge from %d to %d touches %d", n, e[0], e[1], v)
					}
				}
			}
		}
	}
}

// TestPictures checks that pictures are XML, whatever the letters are.
func TestPictures(t *testing.T) {
	for _, text := range []string{"", ".", "L;R;x;o;&;<;>;\";'", ".:A-<-.-:A", ":A-:B-:C-:D-:E-:F-:G-:H-:I-:A"} {
		svgtest.Check(t, MustParse(text, anyLetter).AppendSVG(nil), 5000, text)
	}
}
