package zermelo_test

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/zermelo"
)

// bisimilar finds the coarsest relation by its definition: pairs that can be told apart are struck out until nothing
// changes.
func bisimilar(g *zermelo.Graph[zermelo.Int]) [][]bool {
	vertices := allVertices(g)
	n := len(vertices)
	alike := make([][]bool, n)
	for v, a := range vertices {
		alike[v] = make([]bool, n)
		for w, b := range vertices {
			alike[v][w] = (a.Payoff == nil) == (b.Payoff == nil) && (a.Payoff != nil && *a.Payoff == *b.Payoff || a.Payoff == nil && a.Turn == b.Turn)
		}
	}
	matched := func(v, w int) bool {
		for _, x := range vertices[v].Moves {
			if !slices.ContainsFunc(vertices[w].Moves, func(y int) bool { return alike[x][y] }) {
				return false
			}
		}
		return true
	}
	for changed := true; changed; {
		changed = false
		for v := range n {
			for w := range n {
				if alike[v][w] && !(matched(v, w) && matched(w, v)) {
					alike[v][w], alike[w][v], changed = false, false, true
				}
			}
		}
	}
	return alike
}

// TestQuotient compares with the definition, and the solutions with each other.
func TestQuotient(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawIntGraph(t, 16)
		q, class, err := g.Quotient(ctx)
		if err != nil {
			t.Fatal(err)
		}
		alike := bisimilar(g)
		for v := range g.Len() {
			for w := range g.Len() {
				if (class[v] == class[w]) != alike[v][w] {
					t.Fatalf("%d and %d are in the classes %d and %d, want the same: %v", v, w, class[v], class[w], alike[v][w])
				}
			}
		}
		if slices.Max(class)+1 != q.Len() || q.Start() != class[g.Start()] {
			t.Errorf("%d classes, start %d", q.Len(), q.Start())
		}
		again, _, err := q.Quotient(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if again.String() != q.String() {
			t.Errorf("the quotient of %v is %v", q, again)
		}
		want, err := zermelo.Solve(ctx, g, g.Start())
		if err != nil {
			t.Fatal(err)
		}
		got, err := zermelo.Solve(ctx, q, q.Start())
		if err != nil {
			t.Fatal(err)
		}
		for v, x := range want.All() {
			y, ok := got.Value(class[v])
			d, dOK := want.Distance(v)
			e, eOK := got.Distance(class[v])
			if !ok || x != y || d != e || dOK != eOK {
				t.Errorf("%d is worth %v after %d moves, its class %v after %d", v, x, d, y, e)
			}
		}
	})
}

// A long chain is no problem: a round for each move would be.
func TestQuotientOfAChain(t *testing.T) {
	const n = 20_000
	vertices := make([]zermelo.Vertex[zermelo.Int], 2*n)
	for v := range vertices {
		vertices[v].Moves = []int{max(v-2, 0)}
	}
	vertices[0] = zermelo.Vertex[zermelo.Int]{Payoff: new(zermelo.Int)}
	vertices[1] = vertices[0]
	vertices[3].Moves[0] = 1
	g, err := zermelo.NewGraph(0, vertices, nil)
	if err != nil {
		t.Fatal(err)
	}
	q, class, err := g.Quotient(t.Context())
	if err != nil || q.Len() != n {
		t.Fatalf("%d classes, %v, want %d", q.Len(), err, n)
	}
	for v, c := range class {
		if c != v/2 {
			t.Fatalf("%d is in the class %d", v, c)
		}
	}
}
