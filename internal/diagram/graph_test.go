package diagram

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
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

// point is a point of a picture.
type point struct{ x, y float64 }

// box is where a vertex with its mark is in a picture.
type box struct{ left, top, right, bottom float64 }

func (b box) contains(p point, margin float64) bool {
	return b.left+margin < p.x && p.x < b.right-margin && b.top+margin < p.y && p.y < b.bottom-margin
}

// numbers returns the numbers in a text.
func numbers(text string) []float64 {
	var list []float64
	for _, s := range regexp.MustCompile(`-?[0-9.]+`).FindAllString(text, -1) {
		x, err := strconv.ParseFloat(s, 64)
		if err != nil {
			panic(err)
		}
		list = append(list, x)
	}
	return list
}

// pathPoints returns points on a path of an SVG file, close to each other.
func pathPoints(path string) []point {
	const steps = 200
	var points []point
	var at point
	for _, command := range regexp.MustCompile(`[A-Z][^A-Z]*`).FindAllString(path, -1) {
		n := numbers(command)
		switch command[0] {
		case 'M':
			at = point{n[0], n[1]}
			points = append(points, at)
			continue
		case 'H':
			n = []float64{at.x, at.y, n[0], at.y, n[0], at.y}
		case 'L':
			n = []float64{at.x, at.y, n[0], n[1], n[0], n[1]}
		case 'C':
		default:
			panic(command)
		}
		for k := 1; k <= steps; k++ {
			u := float64(k) / steps
			v := 1 - u
			a, b, c, d := v*v*v, 3*v*v*u, 3*v*u*u, u*u*u
			points = append(points, point{a*at.x + b*n[0] + c*n[2] + d*n[4], a*at.y + b*n[1] + c*n[3] + d*n[5]})
		}
		at = point{n[4], n[5]}
	}
	return points
}

// TestGraphArrows reads pictures again: each arrow leads from the border of its vertex to that of another, or the same,
// and passes through no vertex and no mark; no two meet a vertex at one point; all is on the sheet, and marks are apart.
func TestGraphArrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(t, "vertices")
		g := Graph{Title: "graph"}
		var arrows [][2]int
		for v := range n {
			x := Vertex{Label: strings.Repeat("a", rapid.IntRange(0, 8).Draw(t, "label")), Mark: strings.Repeat("m", rapid.IntRange(0, 12).Draw(t, "mark")), Square: rapid.Bool().Draw(t, "square")}
			for _, to := range rapid.SliceOfNDistinct(rapid.IntRange(0, n-1), 0, 4, rapid.ID[int]).Draw(t, "arrows") {
				x.Arcs = append(x.Arcs, Arc{To: to, Kind: Kind(rapid.IntRange(0, 2).Draw(t, "kind")), Thick: rapid.Bool().Draw(t, "thick")})
				arrows = append(arrows, [2]int{v, to})
			}
			g.Vertices = append(g.Vertices, x)
		}
		text := string(g.AppendSVG(nil))
		size := numbers(regexp.MustCompile(`viewBox="[^"]*"`).FindString(text))
		sheet := box{size[0], size[1], size[0] + size[2], size[1] + size[3]}
		var boxes []box
		for _, r := range regexp.MustCompile(`<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" rx`).FindAllStringSubmatch(text, -1) {
			n := numbers(fmt.Sprint(r[1:]))
			boxes = append(boxes, box{n[0], n[1], n[0] + n[2], n[1] + n[3]})
		}
		paths := regexp.MustCompile(`<path d="([^"]*)" fill="none"[^>]*marker-end`).FindAllStringSubmatch(text, -1)
		if len(boxes) != n || len(paths) != len(arrows) {
			t.Fatalf("%d vertices and %d arrows, want %d and %d:\n%s", len(boxes), len(paths), n, len(arrows), text)
		}
		marks := make([]box, n)
		for v, b := range boxes {
			middle, half := (b.left+b.right)/2, graphLetter*float64(len(g.Vertices[v].Mark))/2
			marks[v] = box{middle - half, b.bottom + 2, middle + half, b.bottom + graphMark}
			if half > 0 && (marks[v].left < sheet.left || marks[v].right > sheet.right || marks[v].bottom > sheet.bottom) {
				t.Fatalf("the mark of %d is at %v on the sheet %v", v, marks[v], sheet)
			}
			for w, m := range marks[:v] {
				if m.left < marks[v].right && marks[v].left < m.right && m.top < marks[v].bottom && marks[v].top < m.bottom {
					t.Fatalf("the marks of %d and %d are at %v and %v", w, v, m, marks[v])
				}
			}
		}
		var met []point
		for k, path := range paths {
			points := pathPoints(path[1])
			v, q := arrows[k][0], arrows[k][1]
			for n, p := range []point{points[0], points[len(points)-1]} {
				at := arrows[k][n]
				if b := boxes[at]; !b.contains(p, -0.2) || b.contains(p, 4) {
					t.Fatalf("the arrow from %d to %d is %s and does not meet the border of %d, %v", v, q, path[1], at, b)
				}
				for _, other := range met {
					if math.Hypot(p.x-other.x, p.y-other.y) < 0.5 {
						t.Fatalf("the arrow from %d to %d is %s and meets %d where another one does", v, q, path[1], at)
					}
				}
				met = append(met, p)
			}
			for _, p := range points {
				if !sheet.contains(p, 0) {
					t.Fatalf("the arrow from %d to %d is %s and leaves the sheet %v", v, q, path[1], sheet)
				}
				for at, b := range boxes {
					if b.contains(p, 4) {
						t.Fatalf("the arrow from %d to %d is %s and passes through %d, %v", v, q, path[1], at, b)
					}
					if marks[at].contains(p, 0) {
						t.Fatalf("the arrow from %d to %d is %s and passes through the mark of %d, %v", v, q, path[1], at, marks[at])
					}
				}
			}
		}
	})
}

// TestGraphWithManyArrows: where arrows would need more lanes than somebody can follow they are arches.
func TestGraphWithManyArrows(t *testing.T) {
	g := Graph{Vertices: make([]Vertex, 200)}
	for v := range g.Vertices {
		for to := range v {
			if to/2 < v/2 {
				g.Vertices[v].Arcs = append(g.Vertices[v].Arcs, Arc{To: to})
			}
		}
	}
	if text := string(g.AppendSVG(nil)); !g.arches || strings.Count(text, "marker-end") != 200*199/2-100 {
		t.Errorf("arches: %v, %d arrows", g.arches, strings.Count(text, "marker-end"))
	}
}
