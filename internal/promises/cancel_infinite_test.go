package promises_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// randomParity returns a graph with so many vertices and random moves, turns and priorities.
func randomParity(t *testing.T, vertices, priorities int) *infinite.Graph {
	source := rand.New(rand.NewPCG(7, 0))
	list := make([]infinite.Vertex, vertices)
	for v := range list {
		list[v] = infinite.Vertex{
			Turn: zermelo.Player(source.IntN(2)), Priority: source.IntN(priorities), Moves: []int{source.IntN(vertices), source.IntN(vertices)},
		}
		if list[v].Moves[0] == list[v].Moves[1] {
			list[v].Moves = list[v].Moves[:1]
		}
	}
	return ready[*infinite.Graph](t)(infinite.NewGraph(slices.Values(list)))
}

// circle returns a graph with one play, which goes around.
func circle(t *testing.T, vertices int) *infinite.Graph {
	list := make([]infinite.Vertex, vertices)
	for v := range list {
		list[v] = infinite.Vertex{Turn: zermelo.Player(v % 2), Moves: []int{(v + 1) % vertices}}
	}
	return ready[*infinite.Graph](t)(infinite.NewGraph(slices.Values(list)))
}

// automaton returns a tree with bars here and there.
func automaton(t *testing.T, states int) *infinite.Tree {
	bars := make([]bool, states)
	for q := range bars {
		bars[q] = q%7 == 3
	}
	return ready[*infinite.Tree](t)(infinite.NewTree(randomEdges(states, 0, 2), bars))
}

// line is play along a line, without end.
type line struct{}

func (line) Turn(p int) zermelo.Player { return zermelo.Player(p % 2) }

func (line) Priority(p int) int { return p % 3 }

func (line) AppendMoves(dst []int, p int) []int { return append(dst, p+1, p+2) }

var infiniteCalls = []call{
	{"zermelo/infinite.Explore", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(infinite.Explore(ctx, line{}, 0, endlessly)) }
	}},
	{"zermelo/infinite.Solution.Play", func(t *testing.T) func(context.Context) error {
		s := ready[*infinite.Solution](t)(new(infinite.Solver).Parity(t.Context(), circle(t, 50_000)))
		around := zermelo.StrategyFunc[int](func(v int) (int, bool) { return (v + 1) % 50_000, true })
		return func(ctx context.Context) error { return failure(s.Play(ctx, 0, around, around, 1<<30)) }
	}},
	{"zermelo/infinite.SolveFrom", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := infinite.SolveFrom(ctx, infinite.Solver{Goroutines: 3}, line{}, 0, endlessly)
			return err
		}
	}},
	{"zermelo/infinite.Solver.Verify", func(t *testing.T) func(context.Context) error {
		s := ready[*infinite.Solution](t)(new(infinite.Solver).Parity(t.Context(), randomParity(t, 30_000, 5)))
		return func(ctx context.Context) error { return (&infinite.Solver{Goroutines: 3}).Verify(ctx, s) }
	}},
	{"zermelo/infinite.Solution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*infinite.Solution](t)(new(infinite.Solver).Parity(t.Context(), randomParity(t, 30_000, 5))).Verify
	}},
	{"zermelo/infinite.Solver.Avoid", func(t *testing.T) func(context.Context) error {
		g := randomParity(t, 50_000, 5)
		return func(ctx context.Context) error {
			return failure(new(infinite.Solver).Avoid(ctx, g, zermelo.Max, []int{0}))
		}
	}},
	{"zermelo/infinite.Solver.Buchi", func(t *testing.T) func(context.Context) error {
		g := randomParity(t, 50_000, 5)
		return func(ctx context.Context) error {
			return failure(new(infinite.Solver).Buchi(ctx, g, zermelo.Max, []int{0}))
		}
	}},
	{"zermelo/infinite.Solver.CoBuchi", func(t *testing.T) func(context.Context) error {
		g := randomParity(t, 50_000, 5)
		return func(ctx context.Context) error {
			return failure(new(infinite.Solver).CoBuchi(ctx, g, zermelo.Max, []int{0}))
		}
	}},
	{"zermelo/infinite.Solver.Parity", func(t *testing.T) func(context.Context) error {
		g := randomParity(t, 50_000, 30)
		return func(ctx context.Context) error { return failure(new(infinite.Solver).Parity(ctx, g)) }
	}},
	{"zermelo/infinite.Solver.Reach", func(t *testing.T) func(context.Context) error {
		g := randomParity(t, 50_000, 5)
		return func(ctx context.Context) error {
			return failure(new(infinite.Solver).Reach(ctx, g, zermelo.Max, []int{0}))
		}
	}},
	{"zermelo/infinite.Tree.ForEver", func(t *testing.T) func(context.Context) error {
		tree := automaton(t, 20_000)
		return func(ctx context.Context) error { return failure(tree.ForEver(ctx)) }
	}},
	{"zermelo/infinite.Tree.Once", func(t *testing.T) func(context.Context) error {
		tree := automaton(t, 20_000)
		return func(ctx context.Context) error { return failure(tree.Once(ctx)) }
	}},
}
