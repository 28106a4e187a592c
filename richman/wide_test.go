package richman

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/poll"
)

// Of few vertices with very many edges, what walks over edges looks at the context all along, and ends where it is done.
func TestWideGraphs(t *testing.T) {
	const (
		n         = 3
		terminals = 10_000 // of each colour, to all of which an edge leads from each other vertex
	)
	wide := func(hasCycles bool) *Graph {
		list := make([][]int, n+2*terminals)
		var blues, reds []int
		for k := range terminals {
			blues, reds = append(blues, n+2*k), append(reds, n+2*k+1)
		}
		for v := range n {
			for w := range list {
				if hasCycles || w > v {
					list[v] = append(list[v], w)
				}
			}
		}
		g, err := NewGraph(list, blues, reds, nil)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	g, ordered := wide(true), wide(false)
	solved, err := Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	const once = n * 2 * terminals / poll.Every
	for name, c := range map[string]struct {
		passes   int  // over all edges
		vertices bool // each of which is looked at besides
		call     func(ctx context.Context) error
	}{
		"Solve": {7, false, func(ctx context.Context) error {
			_, err := Solve(ctx, g)
			return err
		}},
		"Verify": {7, true, solved.Verify},
		"AllOrders": {16, false, func(ctx context.Context) error {
			_, _, err := AllOrders(ctx, g)
			return err
		}},
		"IterateAndSolve": {17, false, func(ctx context.Context) error {
			_, _, err := IterateAndSolve(ctx, g, 0)
			return err
		}},
		"FindAllPay": {4, true, func(ctx context.Context) error {
			_, err := FindAllPay(ctx, ordered, Blue)
			return err
		}},
	} {
		ctx, want := countdown.New(1<<30, nil), c.passes*once
		if c.vertices {
			want += g.Len()
		}
		if err := c.call(ctx); err != nil || ctx.Looks() < want {
			t.Errorf("%s: %d looks, want %d: %v", name, ctx.Looks(), want, err)
		}
		for looks := 0; looks < want; looks += 1 + looks/8 {
			if err := c.call(countdown.New(looks, nil)); !errors.Is(err, context.Canceled) {
				t.Errorf("%s, stopped after %d looks: %v", name, looks, err)
			}
		}
	}
}
