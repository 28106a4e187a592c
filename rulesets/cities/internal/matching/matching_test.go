package matching_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/rulesets/cities/internal/matching"
)

// size returns the size of a maximum matching of the vertices that are free, by trying all partners of the first one.
func size(g matching.Graph, free []bool) int {
	v := slices.Index(free, true)
	if v < 0 {
		return 0
	}
	free = slices.Clone(free)
	free[v] = false
	best := size(g, free)
	for _, u := range g[v] {
		if free[u] {
			free[u] = false
			best = max(best, 1+size(g, free))
			free[u] = true
		}
	}
	return best
}

// check checks that partners is a matching, and returns its size.
func check(t rapid.TB, g matching.Graph, partners []int) int {
	t.Helper()
	ends := 0
	for v, u := range partners {
		if u == matching.None {
			continue
		}
		ends++
		if partners[u] != v || !slices.Contains(g[v], u) {
			t.Fatalf("%v is no matching of %v", partners, g)
		}
	}
	return ends / 2
}

// drawGraph draws a graph, which often has triangles and other circuits of odd length.
func drawGraph(t *rapid.T) matching.Graph {
	n := rapid.IntRange(0, 11).Draw(t, "vertices")
	often := rapid.IntRange(1, 4).Draw(t, "how often")
	g := make(matching.Graph, n)
	for v := range n {
		for u := range v {
			if rapid.IntRange(0, 5).Draw(t, "edge") < often {
				g[v], g[u] = append(g[v], u), append(g[u], v)
			}
		}
	}
	return g
}

// TestMaximum compares with a search of all matchings, also after each vertex that is taken away.
func TestMaximum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		free := make([]bool, len(g))
		for v := range free {
			free[v] = true
		}
		partners := matching.Maximum(g)
		want := size(g, free)
		if got := check(t, g, partners); got != want {
			t.Fatalf("%d edges in %v, want %d", got, g, want)
		}
		for v := range g {
			if partners[v] == matching.None {
				continue
			}
			others := slices.Clone(partners)
			u := others[v]
			others[v], others[u] = matching.None, matching.None
			free[v] = false
			ok := matching.Augment(g, others, u, v)
			if got := check(t, g, others); others[v] != matching.None || got != size(g, free) || ok != (got == want) {
				t.Fatalf("without %d: %d edges, %v, want %d, in %v", v, got, ok, size(g, free), g)
			}
			free[v] = true
		}
	})
}

// TestLarge matches rings and chains of triangles, of which the size is known.
func TestLarge(t *testing.T) {
	const n = 501
	ring := make(matching.Graph, n)
	for v := range n {
		ring[v] = []int{(v + 1) % n, (v + n - 1) % n}
	}
	if got := check(t, ring, matching.Maximum(ring)); got != n/2 {
		t.Errorf("%d edges in the ring", got)
	}
	// Triangles, each joined to the next by an edge: all vertices of two neighbours can be matched.
	triangles := make(matching.Graph, 3*200)
	join := func(v, u int) { triangles[v], triangles[u] = append(triangles[v], u), append(triangles[u], v) }
	for i := range 200 {
		join(3*i, 3*i+1)
		join(3*i+1, 3*i+2)
		join(3*i+2, 3*i)
		if i > 0 {
			join(3*i, 3*i-1)
		}
	}
	if got := check(t, triangles, matching.Maximum(triangles)); got != 300 {
		t.Errorf("%d edges in the triangles", got)
	}
}
