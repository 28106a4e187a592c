package diagram

import (
	"cmp"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
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
	drawArrows(t, g, arrows)
	return g, arrows
}

// drawArrows draws a graph, and says where its arrows are.
func drawArrows(t interface {
	Helper()
	Fatalf(format string, args ...any)
}, g *Graph, arrows []drawnArrow,
) {
	t.Helper()
	paths := regexp.MustCompile(`<path d="([^"]*)" fill="none"[^>]*marker-end`).FindAllStringSubmatch(string(g.AppendSVG(nil)), -1)
	if len(paths) != len(arrows) {
		t.Fatalf("%d arrows, want %d", len(paths), len(arrows))
	}
	for k, path := range paths {
		arrows[k].points = pathPoints(path[1])
	}
}

// along returns for how many pixels an arrow runs along another one that is nearer than that.
func (a drawnArrow) along(b drawnArrow, near float64) float64 {
	cell := func(x, y float64) [2]int { return [2]int{int(math.Floor(x / near)), int(math.Floor(y / near))} }
	cells := map[[2]int][]point{}
	for _, q := range b.points {
		cells[cell(q.x, q.y)] = append(cells[cell(q.x, q.y)], q)
	}
	isNear := func(p point) bool {
		for _, dx := range []float64{-near, 0, near} {
			for _, dy := range []float64{-near, 0, near} {
				for _, q := range cells[cell(p.x+dx, p.y+dy)] {
					if math.Hypot(p.x-q.x, p.y-q.y) < near {
						return true
					}
				}
			}
		}
		return false
	}
	long := 0.0
	for i, p := range a.points[1:] {
		if isNear(p) {
			long += math.Hypot(p.x-a.points[i].x, p.y-a.points[i].y)
		}
	}
	return long
}

// TestArrowsApart: no two arrows run upon one another in graphs of four and five vertices, and few do where there are more;
// and none do between up to eight vertices of which any two are joined.
func TestArrowsApart(t *testing.T) {
	const along, width = 14, 1.5
	for _, n := range []int{4, 5, 6, 8} {
		for arcs := 2; arcs <= 4; arcs++ {
			r := rand.New(rand.NewPCG(1, uint64(n)))
			pairs := 0
			for range 12 {
				g := &Graph{Vertices: make([]Vertex, n)}
				var arrows []drawnArrow
				for v := range n {
					for _, to := range r.Perm(n)[:arcs] {
						g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
						arrows = append(arrows, drawnArrow{from: v, to: to})
					}
				}
				if drawArrows(t, g, arrows); g.arches {
					continue
				}
				for k, a := range arrows {
					for _, b := range arrows[:k] {
						if long := a.along(b, width); long > along {
							if pairs++; n < 6 {
								t.Errorf("%v: the arrows %d→%d and %d→%d run on one another for %.0f pixels", g.Vertices, a.from, a.to, b.from, b.to, long)
							}
						}
					}
				}
			}
			if pairs > 2 {
				t.Errorf("%d pairs of arrows run on one another in graphs of %d vertices with %d arrows from each", pairs, n, arcs)
			}
		}
	}
	for n := 2; n <= 8; n++ { // all arrows between two of them
		g := &Graph{Vertices: make([]Vertex, n)}
		var arrows []drawnArrow
		for v := range n {
			for to := range n {
				if to != v {
					g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
					arrows = append(arrows, drawnArrow{from: v, to: to})
				}
			}
		}
		drawArrows(t, g, arrows)
		for k, a := range arrows {
			for _, b := range arrows[:k] {
				if long := a.along(b, width); long > along {
					t.Errorf("of all arrows between %d vertices %d→%d and %d→%d run on one another for %.0f pixels", n, a.from, a.to, b.from, b.to, long)
				}
			}
		}
	}
}

// TestReach: bows within a column reach the farther the more there are of them, but never farther than so much, and loops
// as far as ever.
func TestReach(t *testing.T) {
	last := 0.0
	for n := 3; n <= 14; n++ {
		g := &Graph{Vertices: make([]Vertex, n)}
		for v := range n {
			for to := range n {
				if to != v || v == n/2 {
					g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
				}
			}
		}
		g.AppendSVG(nil)
		most := 0.0
		for v, arcs := range g.Vertices {
			for k, a := range arcs.Arcs {
				if a.To != v {
					most = max(most, g.reach[v][k])
				} else if g.reach[v][k] != loopReach {
					t.Errorf("in a column of %d a loop reaches %g", n, g.reach[v][k])
				}
			}
		}
		switch {
		case n <= 7 && most <= last, most > mostReach+1e-9:
			t.Errorf("in a column of %d bows reach %g, and with one fewer %g", n, most, last)
		case n > 7 && math.Abs(most-mostReach) > 1e-9:
			t.Errorf("in a column of %d bows reach %g, want %g", n, most, mostReach)
		}
		last = most
	}
}

// TestRoomForThick: vertices with thick arrows at a side are as high as these want, and no higher, also if there are usual
// ones among them.
func TestRoomForThick(t *testing.T) {
	for _, test := range []struct {
		thick, usual int
		half         float64 // 4 pixels, and 4 for each gap or 5 beside a thick one; at least and at most so many
	}{{2, 0, 12}, {3, 0, 14}, {4, 0, 19}, {5, 0, 24}, {6, 0, 29}, {0, 7, 28}, {1, 6, 30}, {2, 5, 32}, {12, 0, 36}} {
		n := test.thick + test.usual
		g := &Graph{Vertices: make([]Vertex, n+1)}
		for v := 1; v <= n; v++ {
			g.Vertices[0].Arcs = append(g.Vertices[0].Arcs, Arc{To: v, Thick: v <= test.thick})
		}
		g.AppendSVG(nil)
		if math.Abs(g.half-test.half) > 1e-9 {
			t.Errorf("with %d thick arrows and %d others vertices are %g high, want %g", test.thick, test.usual, 2*g.half, 2*test.half)
		}
	}
}

// TestLoopHead: the head of a loop beside a vertex is nearly horizontal, so that it is beside the next arrow.
func TestLoopHead(t *testing.T) {
	g := &Graph{Vertices: []Vertex{{Arcs: []Arc{{To: 1}, {To: 2}}}, {Arcs: []Arc{{To: 1}}}, {}}} // two in a column
	arrows := make([]drawnArrow, 3)
	drawArrows(t, g, arrows)
	points := arrows[2].points
	end := points[len(points)-1]
	for i := len(points) - 1; i >= 0; i-- {
		if p := points[i]; math.Hypot(p.x-end.x, p.y-end.y) > graphHead*graphLine {
			if slope := math.Abs((p.y - end.y) / (p.x - end.x)); slope > 0.2 {
				t.Errorf("the head of a loop has the slope %g", slope)
			}
			return
		}
	}
	t.Error("a loop is no longer than a head")
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
				if long := a.along(b, 1); long > 6 {
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
	if g.half > 40 {
		t.Errorf("vertices are %g high", 2*g.half)
	}
	slices.Sort(at)
	for k, y := range at[1:] {
		if y-at[k] < 3 || math.Abs(y) >= g.half {
			t.Errorf("ends are at %g and %g", at[k], y)
		}
	}
	if len(at) != 18 {
		t.Errorf("%d ends", len(at))
	}
}

// TestThickEnds: the head of an arrow does not lie upon the lines that end beside it, unless there are too many, and that of
// a thick one neither, which may be an arch.
func TestThickEnds(t *testing.T) {
	const tilt = 8 // how much wider the head of a loop is, which is not quite horizontal
	for width, apart := range map[float64]float64{
		graphHead*graphLine + graphLine: apartEnds, graphHeavy*graphThick + graphThick: thicker * apartEnds, graphHead*graphLine + graphLine + tilt: looser * apartEnds,
	} {
		if apart < width/2+1 {
			t.Fatalf("%g pixels are not enough for half of a head, half of a line and room, %g", apart, width/2)
		}
	}
	r := rand.New(rand.NewPCG(3, 5))
	kinds := map[bool]int{}
	for picture := range 400 {
		n := 3 + picture%10
		g := &Graph{Vertices: make([]Vertex, n)}
		for v := range g.Vertices {
			for k, to := range r.Perm(n)[:2] {
				if picture%4 == 0 { // one in each column, with arches
					to = min(v+1+k*(1+r.IntN(n)), n-1)
				}
				if !slices.ContainsFunc(g.Vertices[v].Arcs, func(a Arc) bool { return a.To == to }) && (to != v || picture%4 != 0) {
					g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to, Thick: k == r.IntN(3)})
				}
			}
		}
		g.AppendSVG(nil)
		kinds[g.arches]++
		type at struct {
			along, wide float64
		}
		ends := map[[2]int][]at{} // by the vertex and its side
		places := g.laneEnds
		if g.arches {
			places = g.archEnds
		}
		for v, list := range places() {
			for k, e := range list {
				a := g.Vertices[v].Arcs[k]
				from, to := g.sides(v, a.To)
				if g.arches && from != topSide {
					continue // it is alone there
				}
				for i, p := range [][2]int{{v, int(from)}, {a.To, int(to)}} {
					ends[p] = append(ends[p], at{e[i], g.wide(v, a)})
				}
			}
		}
		for p, list := range ends {
			half := g.half
			if g.arches {
				half = g.spots[p[0]].half
			}
			slices.SortFunc(list, func(a, b at) int { return cmp.Compare(a.along, b.along) })
			for k := 1; k < len(list); k++ {
				far, wide := list[k].along-list[k-1].along, max(list[k].wide, list[k-1].wide)
				if far < wide*apartEnds-1e-9 && half < longestHalf {
					t.Fatalf("picture %d: ends at %v are %g apart", picture, p, far)
				}
			}
			if most := max(-list[0].along, list[len(list)-1].along); most > half-nearCorner && len(list) < 5 {
				t.Fatalf("picture %d: an end at %v is %g from the middle of a side of %g", picture, p, most, 2*half)
			}
			if half > longestHalf && !g.arches {
				t.Fatalf("picture %d: half of a side is %g", picture, half)
			}
		}
	}
	if kinds[false] < 200 || kinds[true] < 50 {
		t.Errorf("%v pictures with arches", kinds)
	}
}

// TestLastStep: no arrow turns back at its end, where its head would point the wrong way: also if the edges of a column and
// of a vertex are the same but for an error of rounding, and are written as different numbers, or are written as the same
// number and are not.
func TestLastStep(t *testing.T) {
	for k, edges := range [][2]float64{{114.15, 114.1499999}, {114.15, 114.1499999}, {114.12, 114.1}, {114.12, 114.1}} {
		edge, less, isBack := edges[0], edges[1], k%2 == 1
		g := &Graph{Vertices: make([]Vertex, 5)} // a vertex, two below each other in the next column, and two in the last
		for v, list := range [][]int{{1, 2}, {3}, {4}, {}, {}} {
			for _, to := range list {
				g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
			}
		}
		g.Vertices[3].Arcs = []Arc{{To: 1}}
		g.AppendSVG(nil)
		items, c, s := []int{0, 1}, &g.columns[1], &g.spots[1]
		c.left, s.x, s.half = edge, 130, 130-less
		if isBack {
			items, c.clear, s.x, s.half = []int{3, 1}, less, 100, edge-100
		}
		path := g.lanePath(items, [2]float64{}, 0)
		if !strings.Contains(path, " C") || strings.Contains(path[strings.Index(path, " C"):], "H") {
			t.Errorf("the last step of %s is one back", path)
		}
	}
}

// TestHighVertices: also where thick arrows make vertices high, what is written below one of them is between it and the next
// one, and within the picture.
func TestHighVertices(t *testing.T) {
	const n = 8
	g := &Graph{Vertices: []Vertex{{Label: "from"}}}
	for v := range n {
		g.Vertices = append(g.Vertices, Vertex{Label: "by", Mark: "mark", Arcs: []Arc{{To: n + 1}}})
		g.Vertices[0].Arcs = append(g.Vertices[0].Arcs, Arc{To: v + 1, Thick: true})
	}
	g.Vertices = append(g.Vertices, Vertex{Label: "to"})
	picture := string(g.AppendSVG(nil))
	if g.half < 1.5*graphHalf {
		t.Fatalf("vertices are %g high", 2*g.half)
	}
	rects := regexp.MustCompile(`<rect x="([0-9.]+)" y="([0-9.]+)" width="[0-9.]+" height="([0-9.]+)"`).FindAllStringSubmatch(picture, -1)
	marks := regexp.MustCompile(`<text x="([0-9.]+)" y="([0-9.]+)" font-weight="bold">`).FindAllStringSubmatch(picture, -1)
	if len(rects) != n+2 || len(marks) != n {
		t.Fatalf("%d vertices and %d marks in %s", len(rects), len(marks), picture)
	}
	number := func(text string) float64 {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	const high, deep = 10, 1 // of a mark, above its line and below
	for i, m := range marks {
		y := number(m[2])
		above := number(rects[i+1][2]) + number(rects[i+1][3])
		if y-high < above {
			t.Errorf("the mark at %g lies in its vertex, which ends at %g", y, above)
		}
		for _, q := range rects[1 : n+1] {
			if top := number(q[2]); top > above && top < y+deep {
				t.Errorf("the mark at %g lies in the vertex that begins at %g", y, top)
			}
		}
		if y > g.height-graphMargin {
			t.Errorf("the mark at %g is at the edge of a picture of %g", y, g.height)
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
		if math.Abs(e[0]) > g.half-nearCorner {
			t.Errorf("an arrow begins %g below the middle", e[0])
		}
	}
}
