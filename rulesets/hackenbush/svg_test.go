package hackenbush_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "write the drawings in testdata anew")

// drawings are pictures that somebody has looked at, on white and on black.
var drawings = map[string]struct {
	text    string
	options func(d hackenbush.Picture) hackenbush.SVGOptions
}{
	"bush": {"_ blue a blue b; _ red b; a red c blue d; b red e red f; e blue g; b blue h blue i; h red j", func(hackenbush.Picture) hackenbush.SVGOptions {
		return hackenbush.SVGOptions{Title: "A bush", EdgeLabel: func(i int) string { return strconv.Itoa(i) }}
	}},
	"loops":    {"_ blue a; a red a; a blue a; a green b; b green b; b red c; c blue c; c blue c; c red c; _ green _", names},
	"parallel": {"_ blue a; _ red a; _ green a; a blue b; a red b; b green c; b green c; b red c; c blue d", nil},
	"house":    {"ground a b; a blue c; b blue d; c red d; c green e; d green e; c blue d; at a 0 0; at b 10 0; at c 0 10; at d 10 10; at e 5 16", names},
	"arches":   {"_ blue a red b blue _; _ red c green d red _; _ blue _; ground p q r; p red q; q blue r; p green r; p blue s red r", names},
	"empty":    {"", nil},
}

func names(d hackenbush.Picture) hackenbush.SVGOptions {
	return hackenbush.SVGOptions{VertexLabel: d.Name}
}

// TestSVG compares drawings with those in testdata. After a change of the drawing, run with -update and look
// at all of them on a light and on a dark page.
func TestSVG(t *testing.T) {
	for name, test := range drawings {
		d, err := hackenbush.ParsePicture(test.text)
		if err != nil {
			t.Fatal(err)
		}
		var o hackenbush.SVGOptions
		if test.options != nil {
			o = test.options(d)
		}
		got := d.AppendSVG([]byte("before"), o)
		got, ok := bytes.CutPrefix(got, []byte("before"))
		if !ok {
			t.Fatal("AppendSVG does not append")
		}
		checkSVG(t, got)
		file := filepath.Join("testdata", name+".svg")
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("the drawing of %s differs from %s", name, file)
		}
	}
}

// checkSVG says that a drawing is XML, that it runs nothing and fetches nothing, and that its numbers are
// numbers.
func checkSVG(t testing.TB, svg []byte) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("not XML: %v\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			switch e.Name.Local {
			case "svg", "title", "g", "path", "circle", "text":
			default:
				t.Fatalf("the element %s", e.Name.Local)
			}
			for _, a := range e.Attr {
				if strings.Contains(a.Value, "NaN") || strings.Contains(a.Value, "Inf") || strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "href" {
					t.Fatalf("the attribute %s=%q", a.Name.Local, a.Value)
				}
			}
		}
	}
}

// TestSVGAnything draws anything.
func TestSVGAnything(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := pictures(20).Draw(r, "picture")
		o := hackenbush.SVGOptions{VertexLabel: d.Name, EdgeLabel: func(int) string { return "<&>\x01\xff" }, Title: "\x00\uffff\"'"}
		svg := d.AppendSVG(nil, o)
		checkSVG(t, svg)
		if again := d.AppendSVG(nil, o); !bytes.Equal(svg, again) {
			r.Fatal("two drawings of the same picture differ")
		}
		if n := bytes.Count(svg, []byte("<path")); n != d.NumEdges()+2 {
			r.Fatalf("%d paths for %d edges and the ground", n, d.NumEdges())
		}
	})
}

// edgePoints returns points of the edges of a drawing.
func edgePoints(t *testing.T, drawing []byte) map[int][][2]float64 {
	t.Helper()
	edges := map[int][][2]float64{}
	for _, m := range regexp.MustCompile(`<path d="([^"]*)"><title>([0-9]+):`).FindAllSubmatch(drawing, -1) {
		e, err := strconv.Atoi(string(m[2]))
		if err != nil {
			t.Fatal(err)
		}
		var n []float64
		for _, text := range regexp.MustCompile(`-?[0-9.]+`).FindAllString(string(m[1]), -1) {
			x, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Fatal(err)
			}
			n = append(n, x)
		}
		if len(n) == 4 { // a straight line
			n = []float64{n[0], n[1], n[0], n[1], n[2], n[3], n[2], n[3]}
		}
		for k := range 101 {
			u := float64(k) / 100
			v := 1 - u
			w := [4]float64{v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u}
			var p [2]float64
			for i, f := range w {
				p[0], p[1] = p[0]+f*n[2*i], p[1]+f*n[2*i+1]
			}
			edges[e] = append(edges[e], p)
		}
	}
	return edges
}

// labelPlaces returns the middles of the letters of the labels of edges, which are numbers after some text.
func labelPlaces(t *testing.T, drawing []byte, before string) map[int][2]float64 {
	t.Helper()
	places := map[int][2]float64{}
	for _, m := range regexp.MustCompile(`<text x="([^"]*)" y="([^"]*)" text-anchor="middle">`+before+`([0-9]+)</text>`).FindAllSubmatch(drawing, -1) {
		var x, y float64
		var e int
		if _, err := fmt.Sscan(string(m[1])+" "+string(m[2])+" "+string(m[3]), &x, &y, &e); err != nil {
			t.Fatal(err)
		}
		if _, ok := places[e]; ok {
			t.Errorf("the label of %d stands twice", e)
		}
		places[e] = [2]float64{x, y - 5}
	}
	return places
}

// labelled draws a picture with the numbers of edges after some text, and returns points of the edges and the middles of the
// labels, one for each.
func labelled(t *testing.T, p hackenbush.Picture, before string, name func(int) string) (edges map[int][][2]float64, labels map[int][2]float64) {
	t.Helper()
	drawing := p.AppendSVG(nil, hackenbush.SVGOptions{VertexLabel: name, EdgeLabel: func(e int) string { return fmt.Sprint(before, e) }})
	edges, labels = edgePoints(t, drawing), labelPlaces(t, drawing, before)
	if len(labels) != p.NumEdges() || len(edges) != p.NumEdges() {
		t.Errorf("%v: %d labels and %d ways of %d edges", p, len(labels), len(edges), p.NumEdges())
	}
	return edges, labels
}

// farFrom returns how far a place is from the nearest of some points.
func farFrom(points [][2]float64, at [2]float64) float64 {
	least := math.Inf(1)
	for _, p := range points {
		least = min(least, math.Hypot(p[0]-at[0], p[1]-at[1]))
	}
	return least
}

// TestNamesBesideEdges: names of vertices are not on edges, if there is another place.
func TestNamesBesideEdges(t *testing.T) {
	for _, text := range []string{
		"_ blue chimney red roofend green gable blue chimney\n_ red doorway blue windows\nroofend green windows",
		"_ blue northern red southern green western blue northern",
		"_ blue northern red southern; northern green southern; southern blue northern; southern red eastern green _",
		"_ blue a blue b; a red b; a green b; b red c; b blue c; _ green alpha blue a",
		"_ blue a; a red a; a blue a; a green b; b red c; c blue c; c red c",
		"_ blue left; _ red middle; _ green right; left blue right; left red middle blue right",
	} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		drawing := p.AppendSVG(nil, hackenbush.SVGOptions{VertexLabel: p.Name})
		svgtest.Check(t, drawing, 20_000, text)
		edges := edgePoints(t, drawing)
		names := 0
		for _, m := range regexp.MustCompile(`<text x="([^"]*)" y="([^"]*)" text-anchor="([^"]*)">([^<]*)</text>`).FindAllStringSubmatch(string(drawing), -1) {
			var x, y float64
			if _, err := fmt.Sscan(m[1]+" "+m[2], &x, &y); err != nil {
				t.Fatal(err)
			}
			width := 7 * float64(len(m[4]))
			x -= map[string]float64{"start": 0, "middle": width / 2, "end": width}[m[3]]
			for e, points := range edges {
				if slices.ContainsFunc(points, func(q [2]float64) bool { return q[0] > x && q[0] < x+width && q[1] > y-9 && q[1] < y }) {
					t.Errorf("%q: the name %s is on the edge %d", text, m[4], e)
				}
			}
			names++
		}
		if names != p.NumVertices()-1 {
			t.Errorf("%q: %d names of %d vertices", text, names, p.NumVertices()-1)
		}
	}
}

// TestLabelsOfEdges: labels are apart from each other and on the sheet, and each is nearer to its own edge than to others.
func TestLabelsOfEdges(t *testing.T) {
	for _, text := range []string{
		"_ blue 1\n_ red 1", "_ blue 1\n_ red 2\n1 green 2\n1 blue 2", "_ blue 1\n1 red 2\n2 blue 3\n3 red 1",
		"_ blue a red b\na blue c red b\n_ red c",
		"_ blue a red b green c blue d red e\na blue f\nf red _\nb blue g\ng blue c\n_ green h\nh green _",
		"_ blue a; ground p q; p blue q; p red q", "_ blue a; b red a; c red a; d red b; e red a", "_ blue a; b red a; _ blue c; c green a",
		"_ blue a blue b; _ red c red d; at a 0 10; at b 20 10; at c 6 12; at d 14 17",
		"_ blue a; a blue b; a red b; a green b; b red c", "_ blue a; a blue b; a red b; a green b; a blue b; _ red b",
	} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		drawing := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: func(e int) string { return fmt.Sprint("edge ", e) }})
		svgtest.Check(t, drawing, 20_000, text)
		edges := edgePoints(t, drawing)
		struck := func(e int, x, y float64) bool { // whether an edge goes through the letters of a label
			return slices.ContainsFunc(edges[e], func(p [2]float64) bool { return math.Abs(p[0]-x) < 19 && math.Abs(p[1]-y) < 4 })
		}
		var places [][2]float64
		for e, at := range labelPlaces(t, drawing, "edge ") {
			x, y := at[0], at[1]
			if y > -7 {
				t.Errorf("%q: the label of %d is on the ground", text, e)
			}
			for _, m := range regexp.MustCompile(`<circle cx="([^"]*)" cy="([^"]*)"`).FindAllStringSubmatch(string(drawing), -1) {
				var vx, vy float64
				if _, err := fmt.Sscan(m[1]+" "+m[2], &vx, &vy); err != nil {
					t.Fatal(err)
				}
				if math.Abs(vx-x) < 24+3 && math.Abs(vy-y) < 7+3 {
					t.Errorf("%q: the label of %d is on a vertex", text, e)
				}
			}
			for other := range edges {
				if struck(other, x, y) {
					t.Errorf("%q: the label of %d is on the edge %d", text, e, other)
				}
			}
			for _, p := range places {
				if math.Abs(p[0]-x) < 40 && math.Abs(p[1]-y) < 12 {
					t.Errorf("%q: labels at %v and at %g, %g", text, p, x, y)
				}
			}
			places = append(places, at)
			for other := range edges {
				if other != e && farFrom(edges[other], at) < farFrom(edges[e], at)-1 {
					t.Errorf("%q: the label of %d is nearer to %d", text, e, other)
				}
			}
		}
		if len(places) != p.NumEdges() || len(edges) != p.NumEdges() {
			t.Errorf("%q: %d labels of %d edges", text, len(places), len(edges))
		}
	}
}

// TestLabelsOfFigures: also where there are names, and where edges cross, a label is clearly nearest to its own edge.
func TestLabelsOfFigures(t *testing.T) {
	for _, text := range []string{
		"_ blue a red b blue c green _; a green d blue e; d red f; e blue e; b red d; c red g blue h; c blue i green j",
		"_ b l b hip; _ b r b hip; hip g chest; chest r arm1; chest r arm2; chest g neck b head r head2 b neck",
		"_ b a r b b c r d b _; a g c; b g d",
		"_ blue a; a green b; a red c; c red a; _ green c; b blue c",
		"at a 0 1; at b 1 1; at c 0 2; at d 1 2; _ blue a; _ red b; a green d; b blue c; a red c; b red d; c green d; a blue b",
		"ground p q r; p blue a; q red a; r green a; p red q; q blue r; a green b",
		"_ b a r x b y r _; a g y; x g _; a r y",
		"_ b a r x b y r _; a g y; x g _; a r y; a b a; a r a",
		"_ b a b b b c b _; a r c; a g c; a r c; b r _",
		"_ blue l red m green r blue _; l blue m red r; l red r",
		"_ green a; a blue b; a green c; a blue d; d blue b; a red b",
		"_ blue a; a green b; _ red c; b red d; b green c; b blue d; d blue c; a blue b",
		"_ blue l red m green r blue _; l blue m red r; l red r; m blue t; m red t; m green t; t blue u red t",
		"_ g a; _ g b; a g _; a r _; b b _; b r _; _ g a; _ r b",
		"_ b a b b b c; a r c; a g c; a r c; at a 0 1; at b 0 2; at c 0 3",
		"_ r a b b; _ r b; _ g c; a g c; b g c; a b d; b b d; c b d",
		"_ b a; _ r b; _ g c; _ b d; a r b b c r d; a g d; a b d; a r c; b b d; at a 0 1; at b 1 1; at c 2 1; at d 3 1",
	} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []func(int) string{nil, p.Name} {
			edges, labels := labelled(t, p, "", name)
			for e, at := range labels {
				own := farFrom(edges[e], at)
				for other := range edges {
					if far := farFrom(edges[other], at); other != e && far < own+3 {
						t.Errorf("%q, with names %v: the label of %d is %g from it, and %g from %d", text, name != nil, e, own, far, other)
					}
				}
			}
		}
	}
}

// TestLongerLabels: the letters of a label are not on an edge, and nearest to its own one.
func TestLongerLabels(t *testing.T) {
	for _, text := range []string{
		"_ blue l red m green r blue _; l blue m red r; l red r",
		"_ green a; a blue b; a green c; a blue d; d blue b; a red b",
		"_ blue a; a green b; _ red c; b red d; b green c; b blue d; d blue c; a blue b",
		"_ blue l red m green r blue _; l blue m red r; l red r; m blue t; m red t; m green t; t blue u red t",
		"_ b a r x b y r _; a g y; x g _; a r y; a b a; a r a",
		"_ g a; _ g b; a g _; a r _; b b _; b r _; _ g a; _ r b",
	} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []func(int) string{nil, p.Name} {
			edges, labels := labelled(t, p, "e", name)
			for e, at := range labels {
				width := 7.8 * float64(len(fmt.Sprint("e", e)))
				letters := plane.Rect{Left: at[0] - width/2, Top: at[1] - 5, Right: at[0] + width/2, Bottom: at[1] + 5}
				far := func(edge int) float64 {
					least := math.Inf(1)
					for _, q := range edges[edge] {
						least = min(least, letters.Far(plane.Point{X: q[0], Y: q[1]}))
					}
					return least
				}
				for other := range edges {
					if far(other) < 1 || other != e && far(other) < far(e)+1 {
						t.Errorf("%q, with names %v: the label of %d is %g from it, and %g from %d", text, name != nil, e, far(e), far(other), other)
					}
				}
			}
		}
	}
}

// TestEdgesAround: edges are not drawn over vertices, nor on other edges.
func TestEdgesAround(t *testing.T) {
	texts := []string{
		"_ b a b b b c b _; a r c; a g c; a r c; b r _",
		"_ b a b b b c; a r c; a g c; a r c; at a 0 1; at b 0 2; at c 0 3",
		"_ b a r x b y r _; a g y; x g _; a r y",
		"_ b a b b b c b d; a r d; a g d; b r d; at a 0 1; at b 0 2; at c 0 3; at d 0 4",
		"_ b a; _ r b; _ g c; _ b d; a r b b c r d; a g d; a b d; a r c; b b d; at a 0 1; at b 1 1; at c 2 1; at d 3 1",
		"_ b a; a b b; a r b; a g b; b b c; b r c; a b c; at a 0 1; at b 1 1; at c 2 1",
		"_ r a b b; _ r b; _ g c; a g c; b g c; a b d; b b d; c b d",
		"ground p q; p r q; _ b a; at p 0 0; at q 4 0; at a 2 1",
		"_ b b; _ r c; c g a; b b a; _ r a; _ g a; at a 0 3; at b 0 1; at c 0 2",
		"_ g a; a b a; a r b; b b b; a g b; a b c; b r c; a g c; at a 0 1; at b 2 1; at c 1 1",
	}
	for _, text := range texts {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, label := range []func(int) string{nil, strconv.Itoa} {
			drawing := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: label})
			svgtest.Check(t, drawing, 20_000, text)
			if over, upon := hiddenEdges(t, drawing); over+upon > 0 {
				t.Errorf("%q: %d edges run over vertices, and %d upon others", text, over, upon)
			}
		}
	}
}

// hiddenEdges returns how many edges of a drawing run over vertices, and how many upon others, for more than 20 pixels.
func hiddenEdges(t *testing.T, drawing []byte) (over, upon int) {
	t.Helper()
	edges := edgePoints(t, drawing)
	for e, points := range edges {
		far := func(at [2]float64) float64 { return min(farFrom(points[:1], at), farFrom(points[100:], at)) }
		for _, m := range regexp.MustCompile(`<circle cx="([^"]*)" cy="([^"]*)"`).FindAllSubmatch(drawing, -1) {
			var v [2]float64
			if _, err := fmt.Sscan(string(m[1])+" "+string(m[2]), &v[0], &v[1]); err != nil {
				t.Fatal(err)
			}
			if far(v) > 1 && farFrom(points, v) < 7 {
				over++
			}
		}
		for other, others := range edges {
			if other == e {
				continue
			}
			hidden := 0.0
			for k, q := range points[1:] {
				if far(q) > 14 && farFrom(others, q) < 3 {
					hidden += math.Hypot(q[0]-points[k][0], q[1]-points[k][1])
				}
			}
			if hidden > 20 {
				upon++
			}
		}
	}
	return over, upon
}

// TestManyEdges: however many edges there are, no two are drawn in the same place, and none below the ground.
func TestManyEdges(t *testing.T) {
	var texts []string
	for _, n := range []int{2, 3, 4, 5, 7, 9, 10, 11, 12, 14, 20, 60, 250} {
		for _, x := range []struct{ head, edge string }{
			{"_ b a; ", "a r b; "},
			{"_ b a b b b c; at a 0 1; at b 0 2; at c 0 3; ", "c g a; "},
			{"ground p q; p b a; q b a; ", "p r q; "},
			{"_ b a b b b c b _; ", "a r c; "},
			{"_ r a; _ g c; at a 2 3; at b 3 2; at c 3 3; ", "a r b; "},
		} {
			texts = append(texts, x.head+strings.Repeat(x.edge, n))
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{500, 2000} {
		text := "_ b 1; "
		for v := 1; v < 40; v++ {
			text += fmt.Sprintf("%d b %d; ", v, v+1)
		}
		for range n {
			u := 1 + r.IntN(39)
			text += fmt.Sprintf("%d r %d; ", u, u+1+r.IntN(40-u))
		}
		texts = append(texts, text)
	}
	texts = append(texts, "ground a; a g b; a r a; a g b", "ground a; a g b; a b b; a r b; a r a", "ground a b; a g b; a r a; b r b; a r a")
	for _, text := range texts {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(text, err)
		}
		for _, label := range []func(int) string{nil, strconv.Itoa} {
			drawing := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: label})
			known := map[string]bool{}
			for _, m := range regexp.MustCompile(`<path d="([^"]*)"><title>`).FindAllStringSubmatch(string(drawing), -1) {
				if known[m[1]] {
					t.Errorf("%.80q, %d edges: two are drawn as %s", text, p.NumEdges(), m[1])
				}
				known[m[1]] = true
			}
			for e, points := range edgePoints(t, drawing) {
				for _, q := range points {
					if q[1] > 0.1 {
						t.Errorf("%.80q, %d edges: the edge %d is %g below the ground", text, p.NumEdges(), e, q[1])
						break
					}
				}
			}
		}
	}
}

// TestCrowded: also in crowded pictures few edges run over vertices or upon others, and few labels are nearer to another
// edge or not clearly nearer to their own. The bounds are such that they are exceeded if one of these is not minded.
func TestCrowded(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	var over, upon, other, doubtful, all int
	for k := range 120 {
		n := 4 + r.IntN(6)
		var lines []string
		edge := func(u, v int) {
			lines = append(lines, strings.Replace(fmt.Sprintf("%d %c %d", u, "brg"[r.IntN(3)], v), "0 ", "_ ", 1))
		}
		for v := 1; v < n; v++ {
			edge(v, r.IntN(v))
		}
		for range 1 + r.IntN(n) {
			u, v := 1+r.IntN(n-1), 1+r.IntN(n-1)
			for range 1 + max(0, r.IntN(5)-2) {
				edge(u, v)
			}
		}
		for v := 1; v < n && k%2 == 1; v++ { // on a grid
			lines = append(lines, fmt.Sprintf("at %d %d %d", v, (v-1)%3, 1+(v-1)/3))
		}
		text := strings.Join(lines, "\n")
		p, err := hackenbush.ParsePicture(strings.ReplaceAll(text, " 0\n", " _\n"))
		if err != nil {
			t.Fatal(text, err)
		}
		drawing := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: strconv.Itoa})
		o, u := hiddenEdges(t, drawing)
		over, upon = over+o, upon+u
		o, u = hiddenEdges(t, p.AppendSVG(nil, hackenbush.SVGOptions{}))
		over, upon, all = over+o, upon+u, all+p.NumEdges()
		edges := edgePoints(t, drawing)
		for e, at := range labelPlaces(t, drawing, "") {
			own, least := farFrom(edges[e], at), math.Inf(1)
			for x := range edges {
				if x != e {
					least = min(least, farFrom(edges[x], at))
				}
			}
			if least < own-1 {
				other++
			}
			if least < own+3 {
				doubtful++
			}
		}
	}
	for what, n := range map[string][2]int{"run over a vertex": {over, 5}, "run upon others": {upon, 105}, "have labels nearer to others": {other, 15}, "have labels nearly as near to others": {doubtful, 33}} {
		if n[0] > n[1] {
			t.Errorf("%d of %d edges %s, and at most %d should", n[0], all, what, n[1])
		}
	}
}

// TestNoLabels: edges whose labels are empty have none, and want no room for them.
func TestNoLabels(t *testing.T) {
	for _, text := range []string{"_ b a r b b c r d b _; a g c; b g d", "_ r _; _ b a b b", "_ b a b b b c b _; a r c; b r _; a b b; a g b"} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		none := func(int) string { return "" }
		if got, want := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: none, VertexLabel: none}), p.AppendSVG(nil, hackenbush.SVGOptions{}); !bytes.Equal(got, want) {
			t.Errorf("%q: with empty labels\n%s\nwithout\n%s", text, got, want)
		}
		if first := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: func(e int) string { return strings.Repeat("x", max(0, 1-e)) }}); len(labelTexts.FindAll(first, -1)) != 1 {
			t.Errorf("%q: the labels of one edge are in\n%s", text, first)
		}
	}
}

var labelTexts = regexp.MustCompile(`<text [^>]*>`)

// TestLabelsApart: however little room there is, texts are not upon each other.
func TestLabelsApart(t *testing.T) {
	for _, text := range []string{
		"_ blue a; _ red b; a red c; a red d; a red e; a red f; a red g; at a 0 1; at b -30 20; at c -20 20; at d -10 20; at e 10 20; at f 20 20; at g 30 20",
		"_ b a; a b c; a r c; a g c", "_ b a r c; a b c; a b c; a g c", "_ b q; _ b q; _ r q; _ g q; _ r q",
		"_ blue a red b; a blue c red b; _ red c; b green d red a; d blue c",
		"_ blue left; _ red middle; _ green right; left blue right; left red middle blue right; left green top blue right; top red middle",
	} {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		drawing := p.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: func(e int) string { return fmt.Sprint("edge ", e) }, VertexLabel: p.Name})
		svgtest.Check(t, drawing, 20_000, text)
		svgtest.Apart(t, drawing, text)
		for _, m := range regexp.MustCompile(`<circle cx="([^"]*)" cy="([^"]*)"`).FindAllSubmatch(drawing, -1) {
			var v plane.Point
			if _, err := fmt.Sscan(string(m[1])+" "+string(m[2]), &v.X, &v.Y); err != nil {
				t.Fatal(err)
			}
			for _, x := range svgtest.Texts(t, drawing) {
				if x.Far(v) < 4.5 {
					t.Errorf("%q: %q is on the vertex at %v", text, x.Text, v)
				}
			}
		}
	}
}

// TestNamesOfVertices: neighbours have room for their names, and the sheet too, also if they are of wide letters. The
// widths are those of Arial, of 14 pixels.
func TestNamesOfVertices(t *testing.T) {
	p, err := hackenbush.ParsePicture("_ blue 1\n_ red 2\n_ green 3")
	if err != nil {
		t.Fatal(err)
	}
	for name, width := range map[string]float64{"longer name": 78, "COMMONWEALTH": 124, "WWWWWWWWWW": 132, "MMMMMMMMMM": 117, "GOOOOOOOOD": 108, "mmmmmmmmmm": 117, "wwwwwwwwwwwwwwwwww": 182} {
		drawing := string(p.AppendSVG(nil, hackenbush.SVGOptions{VertexLabel: func(int) string { return name }}))
		var left, top, wide, high, last float64
		if _, err := fmt.Sscan(regexp.MustCompile(`viewBox="([^"]*)"`).FindStringSubmatch(drawing)[1], &left, &top, &wide, &high); err != nil {
			t.Fatal(err)
		}
		names := regexp.MustCompile(`<text x="([^"]*)" y="[^"]*" text-anchor="middle"`).FindAllStringSubmatch(drawing, -1)
		if len(names) != 3 {
			t.Fatalf("%d names in\n%s", len(names), drawing)
		}
		for k, m := range names {
			x, err := strconv.ParseFloat(m[1], 64)
			if err != nil {
				t.Fatal(err)
			}
			if k > 0 && x-last < width {
				t.Errorf("%s at %g and %g", name, last, x)
			}
			if x-width/2 < left || x+width/2 > left+wide {
				t.Errorf("%s at %g on a sheet from %g to %g", name, x, left, left+wide)
			}
			last = x
		}
	}
}

// TestLongNames: very long names do not make the picture as wide as they are all together, nor do those of vertices that are
// not drawn.
func TestLongNames(t *testing.T) {
	size := regexp.MustCompile(`width="([0-9.]+)" height="([0-9.]+)"`)
	draw := func(text, name string) string {
		p, err := hackenbush.ParsePicture(text)
		if err != nil {
			t.Fatal(err)
		}
		return string(p.AppendSVG(nil, hackenbush.SVGOptions{VertexLabel: func(v int) string {
			if name != "" {
				return name
			}
			return p.Name(v)
		}}))
	}
	wide, err := strconv.ParseFloat(size.FindStringSubmatch(draw("_ blue 1; _ red 2; _ green 3", strings.Repeat("long ", 30)))[1], 64)
	if err != nil || wide > 2100 {
		t.Errorf("a width of %g, %v", wide, err)
	}
	if with, without := size.FindString(draw("_ blue 1; ground averylongnameofavertexwithoutedges", "")), size.FindString(draw("_ blue 1", "")); with != without {
		t.Errorf("%s with a vertex that is not drawn, %s without", with, without)
	}
}

func TestWriteSVGError(t *testing.T) {
	want := errors.New("no room")
	err := hackenbush.Picture{}.WriteSVG(writer(func([]byte) (int, error) { return 0, want }), hackenbush.SVGOptions{})
	if !errors.Is(err, want) {
		t.Errorf("error %v", err)
	}
}

type writer func([]byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }
