package richman

import (
	"context"
	"errors"
	"math/big"
	"slices"
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
	ctx := t.Context()
	var blues, reds []int
	for k := range terminals {
		blues, reds = append(blues, n+k), append(reds, n+terminals+k)
	}
	edges := func(hasCycles bool) [][]int {
		list := make([][]int, n+2*terminals)
		for v := range n {
			for w := range list {
				if hasCycles || w > v {
					list[v] = append(list[v], w)
				}
			}
		}
		return list
	}
	// In a partizan graph each player has all moves but the first or the last one.
	less := func(list [][]int, from, last int) [][]int {
		list = slices.Clone(list)
		for v := range n {
			list[v] = list[v][from : len(list[v])-last]
		}
		return list
	}
	whole := func(hasCycles bool) *Graph {
		return do(t, func() (*Graph, error) { return NewGraph(edges(hasCycles), blues, reds, nil) })
	}
	g, ordered := whole(true), whole(false)
	partizan := do(t, func() (*Graph, error) {
		return NewPartizanGraph(less(edges(false), 1, 0), less(edges(true), 0, 1), blues, reds, nil)
	})
	// In this one neither need leave the first vertices, and both want to.
	staying := do(t, func() (*Graph, error) {
		return NewPartizanGraph(less(edges(true), 0, 1), edges(true), blues, reds, nil)
	})
	arena := do(t, func() (*Arena, error) { return NewArena(around(n, 2*terminals), nil, nil, nil) })
	parity := do(t, func() (*Parity, error) { return arena.Parity(make([]int, arena.Len())) })
	first := func(v int) int { return g.edges[v][0] }
	half := big.NewRat(1, 2)
	const once = n * 2 * terminals / poll.Every
	for name, c := range map[string]struct {
		// passes over all edges, and vertices that are looked at besides, are as many as there are now: if they are
		// fewer, something goes over all edges without a look.
		passes   float64
		vertices int
		call     func(ctx context.Context) error
	}{
		"Solve":               {14, 0, func(ctx context.Context) error { return second(Solve(ctx, g)) }},
		"Solve in order":      {14, 0, func(ctx context.Context) error { return second(Solve(ctx, ordered)) }},
		"Steepest":            {39.5, 0, func(ctx context.Context) error { _, _, err := Steepest(ctx, g); return err }},
		"WinChance":           {1.3, 0, func(ctx context.Context) error { return second(new(Solver).WinChance(ctx, g, first, first, half)) }},
		"RandomTurn, staying": {42.6, 0, func(ctx context.Context) error { return second(new(Solver).RandomTurn(ctx, staying, half)) }},
		"Parity":              {2, 0, func(ctx context.Context) error { return second(new(Solver).Parity(ctx, parity)) }},
		"Solve, partizan":     {20.1, 0, func(ctx context.Context) error { return second(Solve(ctx, partizan)) }},
		"RandomTurn":          {18.2, 0, func(ctx context.Context) error { return second(new(Solver).RandomTurn(ctx, partizan, half)) }},
		"Bracket":             {8.4, 0, func(ctx context.Context) error { return second(new(Iteration).Bracket(ctx, g)) }},
		"Bracket, partizan":   {13.1, 0, func(ctx context.Context) error { return second(new(Iteration).Bracket(ctx, partizan)) }},
		"AllOrders":           {20.7, 0, func(ctx context.Context) error { _, _, err := AllOrders(ctx, g); return err }},
		"IterateAndSolve":     {21.7, 0, func(ctx context.Context) error { _, _, err := IterateAndSolve(ctx, g, 0); return err }},
		"FindAllPay":          {5, g.Len(), func(ctx context.Context) error { return second(FindAllPay(ctx, ordered, Blue)) }},
		"FindThresholds": {14.8, 2 * g.Len(), func(ctx context.Context) error {
			return second(FindThresholds(ctx, g, Poorman(), Precision{}))
		}},
		"FindThresholds in order": {13.4, 2 * g.Len(), func(ctx context.Context) error {
			return second(FindThresholds(ctx, ordered, Poorman(), Precision{}))
		}},

		"Solution.Verify":       {8, g.Len(), do(t, func() (*Solution, error) { return Solve(ctx, g) }).Verify},
		"TurnSolution.Verify":   {27.8, g.Len(), do(t, func() (*TurnSolution, error) { return new(Solver).RandomTurn(ctx, partizan, half) }).Verify},
		"Intervals.Verify":      {12, 0, do(t, func() (*Intervals, error) { return new(Iteration).Bracket(ctx, partizan) }).Verify},
		"AllPay.Verify":         {1, g.Len(), do(t, func() (*AllPay, error) { return FindAllPay(ctx, ordered, Blue) }).Verify},
		"ParitySolution.Verify": {12.3, 2 * arena.Len(), do(t, func() (*ParitySolution, error) { return new(Solver).Parity(ctx, parity) }).Verify},
		"MeanPayoff.Verify":     {12.3, 2 * arena.Len(), nothing(arena).Verify},
		"Thresholds.Verify":     {8.3, g.Len(), do(t, func() (*Thresholds, error) { return FindThresholds(ctx, g, Poorman(), Precision{}) }).Verify},
	} {
		ctx, want := countdown.New(1<<30, nil), int(c.passes*once)+c.vertices
		if err := c.call(ctx); err != nil || ctx.Looks() < want {
			t.Errorf("%s: %d looks, want %d: %v", name, ctx.Looks(), want, err)
			continue
		}
		for looks := 0; looks < want; looks += 1 + looks/8 {
			if err := c.call(countdown.New(looks, nil)); !errors.Is(err, context.Canceled) {
				t.Errorf("%s, stopped after %d looks: %v", name, looks, err)
			}
		}
	}
}

// Of very many vertices in one part, too, in which the players have different moves.
func TestWidePart(t *testing.T) {
	const n = 30_000 // in a row from which Blue walks to one end and Red to the other
	blue, red := make([][]int, n+2), make([][]int, n+2)
	for v := range n {
		blue[v], red[v] = []int{v + 1}, []int{max(v-1, 0)}
	}
	red[0] = []int{n + 1}
	g := do(t, func() (*Graph, error) { return NewPartizanGraph(blue, red, []int{n}, []int{n + 1}, nil) })
	const once = 2 * n / poll.Every
	ctx, want := countdown.New(1<<30, nil), 4*once
	if err := checkLeaving(ctx, g); err != nil || ctx.Looks() < want {
		t.Fatalf("%d looks, want %d: %v", ctx.Looks(), want, err)
	}
	for looks := 0; looks < want; looks += 1 + looks/8 {
		if err := checkLeaving(countdown.New(looks, nil), g); !errors.Is(err, context.Canceled) {
			t.Fatalf("stopped after %d looks: %v", looks, err)
		}
	}
}

// around returns the edges from n vertices to others, and back.
func around(n, others int) [][]int {
	list := make([][]int, n+others)
	for v := range n {
		for w := n; w < len(list); w++ {
			list[v] = append(list[v], w)
			list[w] = append(list[w], v)
		}
	}
	return list
}

// nothing returns the mean payoffs of an arena that is one bottom without weights.
func nothing(a *Arena) *MeanPayoff {
	m := &MeanPayoff{a: a, weights: make([]int64, a.Len()), coin: fair, gains: []*big.Rat{new(big.Rat)}}
	for v := range a.Len() {
		m.biases = append(m.biases, new(big.Rat))
		for who := range m.moves {
			m.moves[who] = append(m.moves[who], a.g.edges[v][0])
		}
	}
	return m
}

// second returns the error of a call.
func second[T any](_ T, err error) error { return err }

// do returns what a call finds.
func do[T any](t *testing.T, f func() (T, error)) T {
	t.Helper()
	v, err := f()
	if err != nil {
		t.Fatal(err)
	}
	return v
}
