package graph_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/graph"
	"pgregory.net/rapid"
)

func TestNew(t *testing.T) {
	for _, e := range []struct {
		letters string
		edges   [][2]int
		want    graph.EdgeError
	}{
		{"..", [][2]int{{0, 1}, {1, 1}}, graph.EdgeError{Index: 1, Edge: [2]int{1, 1}, Vertices: 2}},
		{"..", [][2]int{{0, 2}}, graph.EdgeError{Index: 0, Edge: [2]int{0, 2}, Vertices: 2}},
		{"..", [][2]int{{0, 1}, {1, 0}, {-1, 0}}, graph.EdgeError{Index: 2, Edge: [2]int{-1, 0}, Vertices: 2}},
		{"", [][2]int{{0, 1}}, graph.EdgeError{Edge: [2]int{0, 1}}},
	} {
		_, err := graph.New(e.letters, e.edges...)
		var edge *graph.EdgeError
		if !errors.As(err, &edge) || *edge != e.want {
			t.Errorf("New(%q, %v): %v", e.letters, e.edges, err)
		}
	}
	for letters, offset := range map[string]int{"-": 0, "L.;": 2, ". .": 1, "x(": 1, "\n": 0, "Lé": 1, "\x00": 0} {
		_, err := graph.New(letters)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != offset {
			t.Errorf("New(%q): %v, want offset %d", letters, err, offset)
		}
	}
}

// TestPanics checks that letters without a text are kept out.
func TestPanics(t *testing.T) {
	g := graph.MustParse(".-.", ".")
	panics.Expect(t, map[string]func(){
		"With":      func() { g.With(graph.Vertex{Letter: '-'}) },
		"With 2":    func() { g.With(graph.Vertex{At: 2, Letter: '.'}) },
		"Map":       func() { g.Map(func(byte) byte { return 0 }) },
		"Exchange":  func() { g.Exchange('.', ';') },
		"Take":      func() { g.Take(0, func(byte) byte { return '{' }) },
		"Take 2":    func() { g.Take(2, func(byte) byte { return '.' }) },
		"Without 2": func() { g.Without(2) },
		"MustParse": func() { graph.MustParse("L", ".") },
	})
	// One beyond the last vertex, before the first one and further on, also where other numbers of the code follow.
	for _, text := range []string{"x-o", "x", ".-.-.-.-.", ""} {
		g := graph.MustParse(text, "xo.")
		for _, v := range []int{-1, g.NumVertices(), g.NumVertices() + 1, g.NumVertices() + 2} {
			panics.Expect(t, map[string]func(){
				fmt.Sprintf("Letter %d of %q", v, text): func() { _ = g.Letter(v) },
				fmt.Sprintf("Degree %d of %q", v, text): func() { _ = g.Degree(v) },
				fmt.Sprintf("Neighbours %d of %q", v, text): func() {
					for range g.Neighbours(v) {
						continue
					}
				},
			})
		}
	}
}

// TestWidths makes codes with numbers of different widths.
func TestWidths(t *testing.T) {
	for _, n := range []int{84, 85, 86, 87, 21844, 21845, 21846, 21847} {
		g, err := graph.New(strings.Repeat(".", n), path(n)...)
		if err != nil {
			t.Fatal(err)
		}
		if g.NumVertices() != n || g.NumEdges() != n-1 {
			t.Fatalf("a path of %d vertices has %d, and %d edges", n, g.NumVertices(), g.NumEdges())
		}
		for v := 1; v < n-1; v += 1 + n/1000 {
			var neighbours []int
			for u := range g.Neighbours(v) {
				neighbours = append(neighbours, u)
			}
			if len(neighbours) != 2 || g.Degree(v) != 2 || neighbours[0] != v-1 || neighbours[1] != v+1 {
				t.Fatalf("on a path of %d vertices %d has the neighbours %v", n, v, neighbours)
			}
		}
	}
}

// path returns the edges of a path.
func path(n int) [][2]int {
	edges := make([][2]int, n-1)
	for v := range edges {
		edges[v] = [2]int{v, v + 1}
	}
	return edges
}

// large is the number of vertices in large graphs.
var large = detector.Either(15_000, 2000)

// TestLarge takes graphs with which recursion would use up the stack, and quadratic methods much time.
func TestLarge(t *testing.T) {
	n := large
	for name, text := range map[string]string{
		"path":     "." + strings.Repeat("-.", 4*n),
		"cycle":    ".:A" + strings.Repeat("-.", n) + "-:A",
		"star":     ".(" + strings.Repeat("-.;", n) + "-.)",
		"brackets": strings.Repeat(".(-.;-", n) + "." + strings.Repeat(")", n),
		"points":   strings.Repeat(".;", n) + ".",
		"fan":      ".:A-" + strings.Repeat(".(-:A;-", n) + "." + strings.Repeat(")", n),
		"names":    names(n),
	} {
		g, err := graph.Parse(text, ".")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if again, err := graph.Parse(g.String(), "."); err != nil || again != g {
			t.Errorf("%s: the text is not read back: %v", name, err)
		}
		h := g.Normal()
		if h.NumEdges() != g.NumEdges() || h.Normal() != h {
			t.Errorf("%s: the normal form has %d edges of %d, or is not normal", name, h.NumEdges(), g.NumEdges())
		}
		h, _ = g.NormalExchange('.', 'L')
		if v := h.NumVertices() / 2; h.Without(v).NumVertices() != h.NumVertices()-1 {
			t.Errorf("%s: a vertex cannot be taken away", name)
		}
		if len(g.AppendSVG(nil)) < 40*g.NumVertices() {
			t.Errorf("%s: the picture does not have all vertices", name)
		}
	}
}

// names returns the text of triangles in a row.
func names(n int) string {
	text := []byte(".")
	for i := range n / 3 {
		text = fmt.Appendf(text, "-.:{%d}-.-.-:{%d}", i, i)
	}
	return string(text)
}

// TestNames checks that there are names for all vertices that need one.
func TestNames(t *testing.T) {
	const n = 40
	var edges [][2]int
	for v := range n {
		for u := range v {
			edges = append(edges, [2]int{u, v})
		}
	}
	g, err := graph.New(strings.Repeat("L", n), edges...)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := graph.Parse(g.String(), "L"); err != nil || again != g || !strings.Contains(g.String(), ":{27}") {
		t.Errorf("%v is read as %v, %v", g, again, err)
	}
}

// TestCompare checks that graphs are equal in the order if and only if they are.
func TestCompare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, _ := drawn(t, 4)
		h, _ := drawn(t, 4)
		if c, d := g.Compare(h), h.Compare(g); (c == 0) != (g == h) || (c < 0) != (d > 0) {
			t.Errorf("%v and %v compare as %d, and %d the other way round", g, h, c, d)
		}
	})
}

// TestNeighboursAllocatesNothing takes all neighbours of all vertices.
func TestNeighboursAllocatesNothing(t *testing.T) {
	g := graph.MustParse(".:A-.-.(-:A;-.;-.)", ".")
	sum := 0
	allocs := testing.AllocsPerRun(10, func() {
		for v := range g.NumVertices() {
			for u := range g.Neighbours(v) {
				sum += u
			}
		}
	})
	if allocs > 0 || sum == 0 {
		t.Errorf("%v allocations for the sum %d", allocs, sum)
	}
}
