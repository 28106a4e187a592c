package diagram

import (
	"cmp"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// drawnArrow is an arrow as it stands in a picture.
type drawnArrow struct {
	from, to int
	points   []point
}

// randomArrows draws a graph with few or many arrows from each vertex, and returns it with its arrows.
func randomArrows(t *rapid.T) (*Graph, []drawnArrow) {
	n := rapid.IntRange(2, 9).Draw(t, "vertices")
	g := &Graph{Vertices: make([]Vertex, n)}
	var arrows []drawnArrow
	for v := range n {
		for _, to := range rapid.SliceOfNDistinct(rapid.IntRange(0, n-1), 0, n, rapid.ID[int]).Draw(t, "arrows") {
			g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
			arrows = append(arrows, drawnArrow{from: v, to: to})
		}
	}
	paths := regexp.MustCompile(`<path d="([^"]*)" fill="none"[^>]*marker-end`).FindAllStringSubmatch(string(g.AppendSVG(nil)), -1)
	if len(paths) != len(arrows) {
		t.Fatalf("%d arrows, want %d", len(paths), len(arrows))
	}
	for k, path := range paths {
		arrows[k].points = pathPoints(path[1])
	}
	return g, arrows
}

// TestArrowsBack: an arrow and the one back can be told apart. They do not run on one another, whatever else there is.
func TestArrowsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, arrows := randomArrows(t)
		if g.arches {
			t.Skip("one row")
		}
		for k, a := range arrows {
			for _, b := range arrows[:k] {
				if a.from != b.to || a.to != b.from {
					continue
				}
				long := 0.0
				for i, p := range a.points[1:] {
					for _, q := range b.points {
						if math.Hypot(p.x-q.x, p.y-q.y) < 1 {
							long += math.Hypot(p.x-a.points[i].x, p.y-a.points[i].y)
							break
						}
					}
				}
				if long > 6 {
					t.Fatalf("the arrows between %d and %d run on one another for %.0f pixels", a.from, a.to, long)
				}
			}
		}
	})
}

// TestArrowsWithin: an arrow within a column goes around those that are between it and the column.
func TestArrowsWithin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, arrows := randomArrows(t)
		if g.arches {
			t.Skip("one row")
		}
		span := func(a drawnArrow) (top, bottom float64) {
			return min(g.at[a.from], g.at[a.to]), max(g.at[a.from], g.at[a.to])
		}
		drawn := func(a drawnArrow) box {
			b := box{left: math.Inf(1), top: math.Inf(1)}
			for _, p := range a.points {
				b = box{min(b.left, p.x), min(b.top, p.y), max(b.right, p.x), max(b.bottom, p.y)}
			}
			return b
		}
		for _, a := range arrows {
			for _, b := range arrows {
				if a.from == a.to || b.from == b.to || g.spots[a.from].layer != g.spots[a.to].layer || g.spots[b.from].layer != g.spots[a.to].layer || g.spots[b.to].layer != g.spots[a.to].layer {
					continue
				}
				top, bottom := span(a)
				least, most := span(b)
				if (a.from != b.to || a.to != b.from || g.at[a.from] > g.at[a.to]) && (least < top || most > bottom || most-least == bottom-top) {
					continue // b does not run within a
				}
				if around, within := drawn(a), drawn(b); around.right < within.right+3 || around.top > within.top-0.5 || around.bottom < within.bottom+0.5 {
					t.Fatalf("the arrow from %d to %d is drawn in %v, and the one from %d to %d within it in %v", a.from, a.to, around, b.from, b.to, within)
				}
			}
		}
	})
}

// TestHub: arrows to and from a vertex that is joined with eight others do not meet it in the same place.
func TestHub(t *testing.T) {
	g := &Graph{Vertices: make([]Vertex, 9)}
	for v := range g.Vertices {
		g.Vertices[0].Arcs = append(g.Vertices[0].Arcs, Arc{To: v})
		if v > 0 {
			g.Vertices[v].Arcs = []Arc{{To: 0}}
		}
	}
	g.AppendSVG(nil)
	var at []float64
	for v, ends := range g.laneEnds() {
		for n, e := range ends {
			if v == 0 {
				at = append(at, e[0])
			}
			if g.Vertices[v].Arcs[n].To == 0 {
				at = append(at, e[1])
			}
		}
	}
	slices.Sort(at)
	for k, y := range at[1:] {
		if y-at[k] < 1.2 || math.Abs(y) >= graphHalf {
			t.Errorf("ends are at %g and %g", at[k], y)
		}
	}
	if len(at) != 18 {
		t.Errorf("%d ends", len(at))
	}
}

// TestThickEnds: where a thick arrow ends at a side of a vertex its head is beside the lines that are there too. Half
// of a head is 5.25 pixels, and half of a thick line 1.75.
func TestThickEnds(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	for picture := range 300 {
		n := 3 + picture%10
		g := &Graph{Vertices: make([]Vertex, n)}
		for v := range g.Vertices {
			for k, to := range r.Perm(n)[:2] {
				g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to, Thick: k == r.IntN(3)})
			}
		}
		g.AppendSVG(nil)
		if g.arches {
			continue
		}
		type at struct {
			below float64
			thick bool
		}
		ends := map[[2]int][]at{} // by the vertex and its side
		for v, list := range g.laneEnds() {
			for k, e := range list {
				a := g.Vertices[v].Arcs[k]
				from, to := g.sides(v, a.To)
				for i, p := range [][2]int{{v, int(from)}, {a.To, int(to)}} {
					ends[p] = append(ends[p], at{e[i], a.Thick})
				}
			}
		}
		for p, list := range ends {
			slices.SortFunc(list, func(a, b at) int { return cmp.Compare(a.below, b.below) })
			for k := 1; k < len(list); k++ {
				far := list[k].below - list[k-1].below
				if isThick := list[k].thick || list[k-1].thick; isThick && far < 7 && g.half < 30 {
					t.Fatalf("picture %d: ends at %v are %g apart", picture, p, far)
				}
			}
			if most := max(-list[0].below, list[len(list)-1].below); most > g.half-4 && len(list) < 5 {
				t.Fatalf("picture %d: an end at %v is %g from the middle of a side of %g", picture, p, most, 2*g.half)
			}
		}
	}
}

// TestFewEnds: four arrows at one side of a vertex do not come near its corners.
func TestFewEnds(t *testing.T) {
	g := &Graph{Vertices: make([]Vertex, 5)}
	for to := range 4 {
		g.Vertices[0].Arcs = append(g.Vertices[0].Arcs, Arc{To: to + 1})
	}
	g.AppendSVG(nil)
	for _, e := range g.laneEnds()[0] {
		if math.Abs(e[0]) > graphHalf-4 {
			t.Errorf("an arrow begins %g below the middle", e[0])
		}
	}
}
