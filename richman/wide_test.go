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
		passes int // over all edges, at least
		call   func(ctx context.Context) error
	}{
		"Solve": {4, func(ctx context.Context) error {
			_, err := Solve(ctx, g)
			return err
		}},
		"Verify": {4, solved.Verify},
		"AllOrders": {6, func(ctx context.Context) error {
			_, _, err := AllOrders(ctx, g)
			return err
		}},
		"IterateAndSolve": {7, func(ctx context.Context) error {
			_, _, err := IterateAndSolve(ctx, g, 0)
			return err
		}},
		"FindAllPay": {3, func(ctx context.Context) error {
			_, err := FindAllPay(ctx, ordered, Blue)
			return err
		}},
	} {
		ctx := countdown.New(1<<30, nil)
		if err := c.call(ctx); err != nil || ctx.Looks() < c.passes*once {
			t.Errorf("%s: %d looks, want %d for each of %d passes: %v", name, ctx.Looks(), once, c.passes, err)
		}
		for looks := 0; looks < c.passes*once; looks += 1 + looks/8 {
			if err := c.call(countdown.New(looks, nil)); !errors.Is(err, context.Canceled) {
				t.Errorf("%s, stopped after %d looks: %v", name, looks, err)
			}
		}
	}
}
