package promises_test

import (
	"context"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
	"github.com/cgt-go/sdk/zermelo"
)

// randomEdges returns edges from all vertices but the first of so many, which are terminals.
func randomEdges(vertices, terminals, degree int) [][]int {
	source := rand.New(rand.NewPCG(6, 0))
	edges := make([][]int, vertices)
	for v := terminals; v < vertices; v++ {
		for len(edges[v]) < degree {
			edges[v] = append(edges[v], source.IntN(vertices))
		}
	}
	return edges
}

// randomBidding returns a graph for a bidding game.
func randomBidding(t *testing.T, vertices int) *richman.Graph {
	return ready[*richman.Graph](t)(richman.NewGraph(randomEdges(vertices, 2, 3), []int{0}, []int{1}, nil))
}

// path returns a path from a blue vertex to a red one, along which one can go both ways.
func path(t *testing.T, vertices int) *richman.Graph {
	edges := make([][2]int, vertices-1)
	for v := range edges {
		edges[v] = [2]int{v, v + 1}
	}
	return ready[*richman.Graph](t)(richman.Undirected(vertices, edges, []int{0}, []int{vertices - 1}, nil))
}

// onlyDown returns a graph without cycles.
func onlyDown(t *testing.T, vertices int) *richman.Graph {
	edges := make([][]int, vertices)
	for v := 2; v < vertices; v++ {
		edges[v] = []int{v - 1, v - 2}
	}
	return ready[*richman.Graph](t)(richman.NewGraph(edges, []int{0}, []int{1}, nil))
}

// roundabout returns a board for play without end, on which all vertices are in one bottom.
func roundabout(t *testing.T, vertices int) (a *richman.Arena, weights []int64) {
	edges := randomEdges(vertices, 0, 2)
	weights = make([]int64, vertices)
	for v := range edges {
		edges[v] = append(edges[v], (v+1)%vertices)
		weights[v] = int64(v * v % 101)
	}
	return ready[*richman.Arena](t)(richman.NewArena(edges, nil, nil, nil)), weights
}

// lanes returns a parity game on a path to two bottoms.
func lanes(t *testing.T, vertices int) *richman.Parity {
	edges, priorities := randomEdges(vertices, 2, 3), make([]int, vertices)
	edges[0], edges[1], priorities[1] = []int{0}, []int{1}, 1
	a := ready[*richman.Arena](t)(richman.NewArena(edges, nil, nil, nil))
	return ready[*richman.Parity](t)(a.Parity(priorities))
}

// triangle returns a path between the vertices of Blue and Red, with a way from each vertex to that of Green.
func triangle(t *testing.T, vertices int) *three.Graph {
	edges := make([][]int, vertices)
	for v := 3; v < vertices; v++ {
		edges[v] = []int{max(v-1, 3), min(v+1, vertices-1), 2}
	}
	edges[3], edges[vertices-1] = append(edges[3], 0), append(edges[vertices-1], 1)
	return ready[*three.Graph](t)(three.NewGraph(edges, []int{0}, []int{1}, []int{2}, nil))
}

// along is play along a line, without end.
var along = zermelo.Rules[zermelo.Turned[int], zermelo.Result]{
	Ended: func(zermelo.Turned[int]) (v zermelo.Result, ok bool) { return v, false },
	Mover: func(p zermelo.Turned[int]) zermelo.Player { return p.Next },
	Moves: func(dst []zermelo.Turned[int], p zermelo.Turned[int]) []zermelo.Turned[int] {
		next := p.Next.Opponent()
		return append(dst, zermelo.Turned[int]{Pos: p.Pos + 1, Next: next}, zermelo.Turned[int]{Pos: p.Pos + 2, Next: next})
	},
}

// plane has two vertices that are far from each other in a square grid.
func plane(t *testing.T) *richman.Lazy[[2]int] {
	l := ready[*richman.Lazy[[2]int]](t)(richman.NewLazy(func(dst [][2]int, p [2]int) [][2]int {
		return append(dst, [2]int{p[0] + 1, p[1]}, [2]int{p[0] - 1, p[1]}, [2]int{p[0], p[1] + 1}, [2]int{p[0], p[1] - 1})
	}, [][2]int{{0, 0}}, [][2]int{{100_000, 0}}))
	l.Limits = endlessly
	return l
}

// nothing is a bidder who bids nothing and would move to the first successor.
var nothing = richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
	for w := range v.Board().Successors(v.Vertex()) {
		to = w
		break
	}
	return new(big.Rat), to, nil
})

// half is the chance of a fair coin.
func half() *big.Rat { return big.NewRat(1, 2) }

var richmanCalls = []call{
	{"richman.AllOrders", func(t *testing.T) func(context.Context) error {
		// Each vertex is worth less than the one before it, so that the right order is the last one tried.
		const n = 8
		edges := [][]int{nil, nil}
		for v := 2; v < n+2; v++ {
			edges = append(edges, []int{max(v-1, 1), v + 1})
		}
		edges[n+1][1] = 0
		g := ready[*richman.Graph](t)(richman.NewGraph(edges, []int{0}, []int{1}, nil))
		return func(ctx context.Context) error {
			_, _, err := richman.AllOrders(ctx, g)
			return err
		}
	}},
	{"richman.AllPay.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.AllPay](t)(richman.FindAllPay(t.Context(), onlyDown(t, 8), richman.Blue)).Verify
	}},
	{"richman.Discrete.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.Discrete](t)(richman.SolveDiscrete(t.Context(), path(t, 100), 100, richman.TieBreak)).Verify
	}},
	{"richman.Explore", func(*testing.T) func(context.Context) error {
		end := func(int) (who richman.Player, ok bool) { return who, false }
		return func(ctx context.Context) error {
			_, _, err := richman.Explore(ctx, onward, end, 0, endlessly)
			return err
		}
	}},
	{"richman.ExploreTurns", func(*testing.T) func(context.Context) error {
		give := func(p zermelo.Turned[int], who richman.Player) zermelo.Turned[int] {
			return zermelo.Turned[int]{Pos: p.Pos, Next: zermelo.Player(who)}
		}
		wins := func(zermelo.Result) richman.Player { return richman.Blue }
		return func(ctx context.Context) error {
			_, _, err := richman.ExploreTurns(ctx, along, give, wins, zermelo.Turned[int]{}, endlessly)
			return err
		}
	}},
	{"richman.FindAllPay", func(t *testing.T) func(context.Context) error {
		g := onlyDown(t, 500)
		return func(ctx context.Context) error { return failure(richman.FindAllPay(ctx, g, richman.Blue)) }
	}},
	{"richman.FindThresholds", func(t *testing.T) func(context.Context) error {
		g := path(t, 2000)
		return func(ctx context.Context) error {
			return failure(richman.FindThresholds(ctx, g, richman.Poorman(), richman.Precision{Sweeps: 1 << 30}))
		}
	}},
	{"richman.Intervals.Verify", func(t *testing.T) func(context.Context) error {
		edges := make([][]int, 140_000)
		for v := 2; v < len(edges); v++ {
			edges[v] = []int{0, 1}
		}
		g := ready[*richman.Graph](t)(richman.NewGraph(edges, []int{0}, []int{1}, nil))
		return ready[*richman.Intervals](t)(new(richman.Iteration).Bracket(t.Context(), g)).Verify
	}},
	{"richman.IterateAndSolve", func(t *testing.T) func(context.Context) error {
		g := randomBidding(t, 300)
		return func(ctx context.Context) error {
			_, _, err := richman.IterateAndSolve(ctx, g, -1)
			return err
		}
	}},
	{"richman.Iteration.Bracket", func(t *testing.T) func(context.Context) error {
		g := path(t, 5000)
		return func(ctx context.Context) error {
			return failure((&richman.Iteration{Width: big.NewRat(1, 1<<50), Sweeps: -1}).Bracket(ctx, g))
		}
	}},
	{"richman.Lazy.Next", func(t *testing.T) func(context.Context) error {
		l := plane(t)
		return func(ctx context.Context) error {
			_, _, err := l.Next(ctx)
			return err
		}
	}},
	{"richman.Match.Play", func(t *testing.T) func(context.Context) error {
		m := richman.Match{Board: path(t, 20_000), Start: 10_000, Money: []*big.Rat{new(big.Rat), new(big.Rat)}, Rounds: 1 << 30}
		return func(ctx context.Context) error { return failure(m.Play(ctx, nothing, nothing)) }
	}},
	{"richman.MeanPayoff.Verify", func(t *testing.T) func(context.Context) error {
		a, weights := roundabout(t, 8)
		return ready[*richman.MeanPayoff](t)(new(richman.Solver).MeanPayoff(t.Context(), a, weights, half())).Verify
	}},
	{"richman.ParitySolution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.ParitySolution](t)(new(richman.Solver).Parity(t.Context(), lanes(t, 8))).Verify
	}},
	{"richman.Solution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.Solution](t)(richman.Solve(t.Context(), path(t, 8))).Verify
	}},
	{"richman.Solve", func(t *testing.T) func(context.Context) error {
		g := randomBidding(t, 1000)
		return func(ctx context.Context) error { return failure(richman.Solve(ctx, g)) }
	}},
	{"richman.SolveDiscrete", func(t *testing.T) func(context.Context) error {
		g := path(t, 1000)
		return func(ctx context.Context) error {
			return failure(richman.SolveDiscrete(ctx, g, 1<<28, richman.TieBreak))
		}
	}},
	{"richman.Solver.MeanPayoff", func(t *testing.T) func(context.Context) error {
		a, weights := roundabout(t, 300)
		return func(ctx context.Context) error {
			return failure(new(richman.Solver).MeanPayoff(ctx, a, weights, half()))
		}
	}},
	{"richman.Solver.Parity", func(t *testing.T) func(context.Context) error {
		p := lanes(t, 1000)
		return func(ctx context.Context) error { return failure(new(richman.Solver).Parity(ctx, p)) }
	}},
	{"richman.Solver.RandomTurn", func(t *testing.T) func(context.Context) error {
		g := randomBidding(t, 1000)
		return func(ctx context.Context) error {
			return failure(new(richman.Solver).RandomTurn(ctx, g, big.NewRat(3, 7)))
		}
	}},
	{"richman.Solver.Solve", func(t *testing.T) func(context.Context) error {
		g := randomBidding(t, 1000)
		return func(ctx context.Context) error { return failure(new(richman.Solver).Solve(ctx, g)) }
	}},
	{"richman.Solver.WinChance", func(t *testing.T) func(context.Context) error {
		edges := randomEdges(300, 2, 3)
		g := ready[*richman.Graph](t)(richman.NewGraph(edges, []int{0}, []int{1}, nil))
		blue, red := func(v int) int { return edges[v][0] }, func(v int) int { return edges[v][1] }
		return func(ctx context.Context) error {
			return failure(new(richman.Solver).WinChance(ctx, g, blue, red, half()))
		}
	}},
	{"richman.Steepest", func(t *testing.T) func(context.Context) error {
		const side = 40
		var edges [][2]int
		for v := range side * side {
			if v%side > 0 {
				edges = append(edges, [2]int{v - 1, v})
			}
			if v >= side {
				edges = append(edges, [2]int{v - side, v})
			}
		}
		g := ready[*richman.Graph](t)(richman.Undirected(side*side, edges, []int{0}, []int{side*side - 1}, nil))
		return func(ctx context.Context) error {
			_, _, err := richman.Steepest(ctx, g)
			return err
		}
	}},
	{"richman.Thresholds.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.Thresholds](t)(richman.FindThresholds(t.Context(), path(t, 8), richman.Poorman(), richman.Precision{})).Verify
	}},
	{"richman.TurnSolution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*richman.TurnSolution](t)(new(richman.Solver).RandomTurn(t.Context(), path(t, 8), big.NewRat(3, 7))).Verify
	}},

	{"richman/three.Analyse", func(t *testing.T) func(context.Context) error {
		g := triangle(t, 500)
		return func(ctx context.Context) error { return failure(three.Analyse(ctx, g)) }
	}},
	{"richman/three.Analysis.Sample", func(t *testing.T) func(context.Context) error {
		a := ready[*three.Analysis](t)(three.Analyse(t.Context(), triangle(t, 8)))
		return func(ctx context.Context) error { return failure(a.Sample(ctx, 4, 1000, three.Limits{States: 1 << 30})) }
	}},
	{"richman/three.Explore", func(t *testing.T) func(context.Context) error {
		g := triangle(t, 8)
		return func(ctx context.Context) error {
			return failure(three.Explore(ctx, g, 4, 60, three.Limits{States: 1 << 30}))
		}
	}},
}
