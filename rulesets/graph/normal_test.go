package graph_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/rulesets/graph"
	"pgregory.net/rapid"
)

// TestNormalCount makes the normal forms of all graphs on a few numbered vertices. There are as many as there are
// graphs that are not alike: sequence A000088 of the On-Line Encyclopedia of Integer Sequences.
func TestNormalCount(t *testing.T) {
	for n, want := range []int{1, 1, 2, 4, 11, 34, 156} {
		var pairs [][2]int
		for v := range n {
			for u := range v {
				pairs = append(pairs, [2]int{u, v})
			}
		}
		forms := map[graph.Graph]bool{}
		for set := range 1 << len(pairs) {
			var edges [][2]int
			for i, pair := range pairs {
				if set>>i&1 != 0 {
					edges = append(edges, pair)
				}
			}
			g, err := graph.New(strings.Repeat(".", n), edges...)
			if err != nil {
				t.Fatal(err)
			}
			forms[g.Normal()] = true
		}
		if len(forms) != want {
			t.Errorf("%d vertices: %d normal forms, want %d", n, len(forms), want)
		}
	}
}

// TestNormalOfTrees renumbers trees, whose normal forms must not change.
func TestNormalOfTrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 30).Draw(t, "vertices")
		letters := make([]byte, n)
		edges := make([][2]int, 0, n)
		for v := range n {
			letters[v] = rapid.SampledFrom([]byte("...LR")).Draw(t, "letter")
			if v > 0 {
				edges = append(edges, [2]int{rapid.IntRange(max(0, v-5), v-1).Draw(t, "neighbour"), v})
			}
		}
		renumbered(t, letters, edges)
	})
}

// TestNormalOfRegular renumbers graphs in which many vertices look alike: grids, and the vertices and edges of a prism
// and a cube.
func TestNormalOfRegular(t *testing.T) {
	var grid, prism, cube [][2]int
	for v := range 25 {
		if v%5 > 0 {
			grid = append(grid, [2]int{v - 1, v})
		}
		if v >= 5 {
			grid = append(grid, [2]int{v - 5, v})
		}
	}
	for v := range 7 {
		prism = append(prism, [2]int{v, (v + 1) % 7}, [2]int{7 + v, 7 + (v+1)%7}, [2]int{v, 7 + v})
	}
	for v := range 16 {
		for bit := 1; bit < 16; bit <<= 1 {
			cube = append(cube, [2]int{v, v ^ bit})
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		renumbered(t, []byte(strings.Repeat(".", 25)), grid)
		renumbered(t, []byte(strings.Repeat(".", 14)), prism)
		renumbered(t, []byte(strings.Repeat(".", 16)), cube)
	})
}

// renumbered checks that normal forms do not change if the vertices have other numbers, or the letters L and R are
// exchanged.
func renumbered(t *rapid.T, letters []byte, edges [][2]int) {
	g, err := graph.New(string(letters), edges...)
	if err != nil {
		t.Fatal(err)
	}
	number := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).Perm(len(letters))
	others, joined := make([]byte, len(letters)), make([][2]int, len(edges))
	for v, i := range number {
		others[i] = letters[v]
	}
	for i, e := range edges {
		joined[i] = [2]int{number[e[0]], number[e[1]]}
	}
	h, err := graph.New(string(others), joined...)
	if err != nil {
		t.Fatal(err)
	}
	if m, n := g.Normal(), h.Normal(); m != n {
		t.Errorf("%v and %v are alike, and have the normal forms %v and %v", g, h, m, n)
	}
	m, exchanged := g.NormalExchange('L', 'R')
	n, exchangedToo := h.Exchange('L', 'R').NormalExchange('L', 'R')
	if m != n || exchanged && exchangedToo {
		t.Errorf("%v and the exchange of %v have the normal forms %v, %v and %v, %v", g, h, m, exchanged, n, exchangedToo)
	}
}
