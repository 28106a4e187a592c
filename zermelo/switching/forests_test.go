package switching_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/zermelo/switching"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// bridgit returns the graph of Gale's game with so many columns and rows of points, where the first and the last row
// are one vertex each.
func bridgit(cols, rows int) *switching.Graph {
	n := cols*(rows-2) + 2
	vertex := func(col, row int) int { return max(0, min(1+(row-1)*cols+col, n-1)) }
	at := func(col, row int) int {
		switch row {
		case 0:
			return 0
		case rows - 1:
			return n - 1
		}
		return vertex(col, row)
	}
	var edges [][2]int
	for row := range rows - 1 {
		for col := range cols {
			edges = append(edges, [2]int{at(col, row), at(col, row+1)})
		}
		if row == 0 {
			continue
		}
		for col := range cols - 1 {
			edges = append(edges, [2]int{at(col, row), at(col+1, row)})
		}
	}
	return must(switching.NewGraph(n, edges...))
}

// randomGraph returns a graph with random edges.
func randomGraph(rng *rand.Rand, vertices, edges int) *switching.Graph {
	list := make([][2]int, edges)
	for i := range list {
		list[i] = [2]int{rng.IntN(vertices), rng.IntN(vertices)}
	}
	return must(switching.NewGraph(vertices, list...))
}

// most returns how many edges two forests of a graph can have, by trying all ways to put edges into them.
func most(g *switching.Graph) int {
	type forest [8]uint8
	var try func(edge int, a, b forest) int
	try = func(edge int, a, b forest) int {
		if edge == g.NumEdges() {
			return 0
		}
		best := try(edge+1, a, b)
		u, v := g.Ends(edge)
		for i := range 2 {
			c := [2]forest{a, b}
			x, y := c[i][u], c[i][v]
			if x == y {
				continue
			}
			for w := range c[i] {
				if c[i][w] == x {
					c[i][w] = y
				}
			}
			best = max(best, 1+try(edge+1, c[0], c[1]))
		}
		return best
	}
	single := forest{0, 1, 2, 3, 4, 5, 6, 7}
	return try(0, single, single)
}

func TestForestsAreLargest(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 42))
	missing := map[int]int{}
	for range 1000 {
		g := randomGraph(rng, 1+rng.IntN(6), rng.IntN(10))
		f := must(g.Forests(t.Context()))
		if err := g.VerifyForests(f); err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		if n := len(f.Red) + len(f.Blue); n != most(g) {
			t.Fatalf("%v: %d edges, want %d", g, n, most(g))
		}
		missing[f.Missing()]++
	}
	if missing[0] < 100 || missing[1] < 50 || missing[2] < 50 {
		t.Errorf("only %v", missing)
	}
}

// Each part of a certificate must be checked.
func TestVerifyForestsFails(t *testing.T) {
	g := must(switching.ParseGraph("4\n0 1\n0 1\n0 1\n1 2\n2 3\n3 3"))
	good := switching.Forests{Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 1, 2}}
	if err := g.VerifyForests(good); err != nil || good.Missing() != 2 {
		t.Fatal(good.Missing(), err)
	}
	for name, bad := range map[string]switching.Forests{
		"no such edge":    {Red: []int{0, 3, 6}, Blue: []int{1, 4}, Part: good.Part},
		"negative edge":   {Red: []int{-1, 3}, Blue: []int{1, 4}, Part: good.Part},
		"twice in one":    {Red: []int{0, 0}, Blue: []int{1, 4}, Part: good.Part},
		"in both":         {Red: []int{0, 4}, Blue: []int{1, 4}, Part: good.Part},
		"circle":          {Red: []int{0, 1}, Blue: []int{2, 4}, Part: good.Part},
		"blue circle":     {Red: []int{3, 4}, Blue: []int{2, 1}, Part: good.Part},
		"loop":            {Red: []int{0, 5}, Blue: []int{1, 4}, Part: good.Part},
		"not the largest": {Red: []int{0, 3}, Blue: []int{1}, Part: good.Part},
		"coarse":          {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 0, 0}},
		"fine":            {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 1, 2, 3}},
		"few":             {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 1}},
		"gap":             {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 1, 3}},
		"negative part":   {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 1, -1}},
		"large part":      {Red: []int{0, 3}, Blue: []int{1, 4}, Part: []int{0, 0, 1, 4}},
	} {
		var e *switching.VerifyError
		if err := g.VerifyForests(bad); !errors.As(err, &e) || e.Error() == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// On thousands of edges, with structures that make the circles long.
func TestLargeForests(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 42))
	const n = 2000
	var circles, hub [][2]int
	for v := range n {
		circles = append(circles, [2]int{v, (v + 1) % n}, [2]int{v, (v + 2) % n})
		if v > 0 {
			hub = append(hub, [2]int{v, v%(n-1) + 1}, [2]int{0, v})
		}
	}
	for name, c := range map[string]struct {
		g       *switching.Graph
		missing int // −1 if it is not known
	}{
		"bridg-it":        {bridgit(40, 41), 1}, // Shen, problem 41: one edge more makes two trees
		"two circles":     {must(switching.NewGraph(n, circles...)), 0},
		"wheel":           {must(switching.NewGraph(n, hub...)), 0},
		"random, sparse":  {randomGraph(rng, n, 2*n), -1},
		"random, denser":  {randomGraph(rng, n, 3*n), -1},
		"random, forests": {randomGraph(rng, n, n/2), -1},
	} {
		f := must(c.g.Forests(t.Context()))
		if err := c.g.VerifyForests(f); err != nil || c.missing >= 0 && f.Missing() != c.missing {
			t.Errorf("%s: %d, %v", name, f.Missing(), err)
		}
		again := must(c.g.Forests(t.Context()))
		if !slices.Equal(f.Red, again.Red) || !slices.Equal(f.Blue, again.Blue) {
			t.Errorf("%s: other forests the second time", name)
		}
	}
}

func TestForestsAreStopped(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	if _, err := bridgit(2, 3).Forests(ctx); err != cause {
		t.Error(err)
	}
	g := bridgit(200, 201)
	if _, err := g.Forests(countdown.New(5, cause)); err != cause {
		t.Error(err)
	}
}

func BenchmarkForests(b *testing.B) {
	for _, edges := range []int{10_000, 100_000} {
		rng := rand.New(rand.NewPCG(2, 42))
		side := 1
		for side*side*2 < edges {
			side++
		}
		n := edges / 2
		var circles, trees [][2]int
		for i := range 2 {
			order := rng.Perm(n)
			for v := range n {
				circles = append(circles, [2]int{v, (v + i + 1) % n})
				if v > 0 {
					trees = append(trees, [2]int{order[v], order[rng.IntN(v)]})
				}
			}
		}
		for _, bench := range []struct {
			name string
			g    *switching.Graph
		}{
			{"bridgit", bridgit(side, side+1)},
			{"random/vertices=half", randomGraph(rng, n, edges)},
			{"random/vertices=third", randomGraph(rng, edges/3, edges)},
			{"circles", must(switching.NewGraph(n, circles...))},
			{"trees", must(switching.NewGraph(n, trees...))},
		} {
			b.Run(fmt.Sprintf("%s/edges=%d", bench.name, bench.g.NumEdges()), func(b *testing.B) {
				for b.Loop() {
					f := must(bench.g.Forests(b.Context()))
					if err := bench.g.VerifyForests(f); err != nil {
						b.Fatal(err)
					}
					b.ReportMetric(float64(f.Missing()), "missing")
				}
			})
		}
	}
}
