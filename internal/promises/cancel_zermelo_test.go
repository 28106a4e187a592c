package promises_test

import (
	"context"
	"iter"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// counters is the game in which one or two counters are taken, and who takes the last one wins.
var counters = zermelo.Normal(downward)

// many is a position of it that whoever moves wins.
var many = zermelo.Turned[int]{Pos: 100_000}

// numbered are the positions of it below a limit, with numbers.
type numbered struct {
	zermelo.Game[zermelo.Turned[int], zermelo.Result]
	size int
}

func (n numbered) Size() int { return n.size }

func (n numbered) Index(p zermelo.Turned[int]) int { return 2*p.Pos + int(p.Next) }

func (n numbered) Position(i int) (p zermelo.Turned[int], ok bool) {
	return zermelo.Turned[int]{Pos: i / 2, Next: zermelo.Player(i % 2)}, true
}

// taking leaves a multiple of three counters, or takes one.
var taking = zermelo.StrategyFunc[zermelo.Turned[int]](func(p zermelo.Turned[int]) (zermelo.Turned[int], bool) {
	return zermelo.Turned[int]{Pos: p.Pos - max(p.Pos%3, 1), Next: p.Next.Opponent()}, p.Pos > 0
})

// stepping goes on by one, for ever.
var stepping = zermelo.StrategyFunc[zermelo.Turned[int]](func(p zermelo.Turned[int]) (zermelo.Turned[int], bool) {
	return zermelo.Turned[int]{Pos: p.Pos + 1, Next: p.Next.Opponent()}, true
})

// searching returns a solver of play without end.
func searching() *zermelo.Solver[zermelo.Turned[int], zermelo.Result] {
	return &zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: along, Limits: endlessly}
}

// countersGraph returns the graph of so many counters.
func countersGraph(t *testing.T, n int) *zermelo.Graph[zermelo.Result] {
	g, _, err := zermelo.Explore(t.Context(), counters, zermelo.Turned[int]{Pos: n}, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// lastOf returns the last error of a sequence that goes on for ever.
func lastOf[T any](all iter.Seq2[T, error]) error {
	for _, err := range all {
		if err != nil {
			return err
		}
	}
	return nil
}

// grid returns the graph of a square board.
func grid(t *testing.T, side int) *switching.Graph {
	var edges [][2]int
	for v := range side * side {
		if v%side > 0 {
			edges = append(edges, [2]int{v - 1, v})
		}
		if v >= side {
			edges = append(edges, [2]int{v - side, v})
		}
	}
	return ready[*switching.Graph](t)(switching.NewGraph(side*side, edges...))
}

// approach is a game on a line in which whoever comes near the end wins.
func approach() continuum.Approach {
	return continuum.Approach{Steps: []continuum.Interval{{Low: zermelo.Rat(1, 1), High: zermelo.Rat(3, 1)}}, End: zermelo.Rat(1, 1)}
}

var zermeloCalls = []call{
	{"zermelo.CheckIndex", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(zermelo.CheckIndex[zermelo.Turned[int], zermelo.Result](ctx, numbered{counters, 200_002}, endlessly))
		}
	}},
	{"zermelo.CheckIsomorphism", func(*testing.T) func(context.Context) error {
		same := func(p zermelo.Turned[int]) zermelo.Turned[int] { return p }
		return func(ctx context.Context) error {
			return failure(zermelo.CheckIsomorphism(ctx, along, zermelo.Turned[int]{}, along, same, endlessly))
		}
	}},
	{"zermelo.CheckLabels", func(*testing.T) func(context.Context) error {
		label := func(p zermelo.Turned[int]) (v zermelo.Result, ok bool) {
			if p.Pos%3 == 0 {
				return zermelo.WinFor(p.Next.Opponent()), true
			}
			return zermelo.WinFor(p.Next), true
		}
		return func(ctx context.Context) error {
			return failure(zermelo.CheckLabels(ctx, counters, many, label, endlessly))
		}
	}},
	{"zermelo.CheckStrategy", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(zermelo.CheckStrategy(ctx, counters, many, zermelo.Max, taking, zermelo.Win, endlessly))
		}
	}},
	{"zermelo.CountPlays", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(zermelo.CountPlays(ctx, counters, many, endlessly)) }
	}},
	{"zermelo.Explore", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := zermelo.Explore(ctx, along, zermelo.Turned[int]{}, endlessly)
			return err
		}
	}},
	{"zermelo.FindIsomorphism", func(t *testing.T) func(context.Context) error {
		g := countersGraph(t, 10_000)
		return func(ctx context.Context) error {
			_, _, err := zermelo.FindIsomorphism(ctx, g, g, endlessly)
			return err
		}
	}},
	{"zermelo.Graph.Quotient", func(t *testing.T) func(context.Context) error {
		g := countersGraph(t, 10_000)
		return func(ctx context.Context) error {
			_, _, err := g.Quotient(ctx)
			return err
		}
	}},
	{"zermelo.Lengths", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := zermelo.Lengths(ctx, along, zermelo.Turned[int]{}, endlessly)
			return err
		}
	}},
	{"zermelo.Match", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(zermelo.Match(ctx, along, zermelo.Turned[int]{}, stepping, stepping, 1<<30))
		}
	}},
	{"zermelo.Plays", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return lastOf(zermelo.Plays(ctx, counters, zermelo.Turned[int]{Pos: 1000}, nil, nil))
		}
	}},
	{"zermelo.Proof.Verify", func(t *testing.T) func(context.Context) error {
		s := &zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: counters}
		return ready[*zermelo.Proof[zermelo.Turned[int], zermelo.Result]](t)(s.Prove(t.Context(), zermelo.Turned[int]{Pos: 10_000})).Verify
	}},
	{"zermelo.Solution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*zermelo.Solution[zermelo.Turned[int], zermelo.Result]](t)(zermelo.Solve(t.Context(), counters, zermelo.Turned[int]{Pos: 10_000})).Verify
	}},
	{"zermelo.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(zermelo.Solve(ctx, along, zermelo.Turned[int]{})) }
	}},
	{"zermelo.Solver.AtLeast", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(searching().AtLeast(ctx, zermelo.Turned[int]{}, zermelo.Win))
		}
	}},
	{"zermelo.Solver.Deepen", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return lastOf(searching().Deepen(ctx, zermelo.Turned[int]{})) }
	}},
	{"zermelo.Solver.Prove", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(searching().Prove(ctx, zermelo.Turned[int]{})) }
	}},
	{"zermelo.Solver.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(searching().Solve(ctx, zermelo.Turned[int]{})) }
	}},
	{"zermelo.Solver.SolveAll", func(*testing.T) func(context.Context) error {
		s := &zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: numbered{counters, 2_000_002}, Goroutines: 3}
		return func(ctx context.Context) error { return failure(s.SolveAll(ctx)) }
	}},
	{"zermelo.Solver.Value", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(searching().Value(ctx, zermelo.Turned[int]{})) }
	}},
	{"zermelo.Solver.Within", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(searching().Within(ctx, zermelo.Turned[int]{}, 1<<30)) }
	}},
	{"zermelo.Unfold", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := zermelo.Unfold(ctx, along, zermelo.Turned[int]{}, endlessly)
			return err
		}
	}},

	{"zermelo/continuum.Approach.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(approach().Solve(ctx, zermelo.Rat(1<<50, 1), endlessly))
		}
	}},
	{"zermelo/continuum.ApproachSolution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*continuum.ApproachSolution](t)(approach().Solve(t.Context(), zermelo.Rat(10_000, 1), endlessly)).Verify
	}},

	{"zermelo/structure.Potential.Check", func(*testing.T) func(context.Context) error {
		p := structure.Potential[zermelo.Turned[int]]{Game: counters, Who: zermelo.Max, Of: func(zermelo.Turned[int]) *big.Rat { return new(big.Rat) }}
		return func(ctx context.Context) error { return failure(p.Check(ctx, many, taking, endlessly)) }
	}},
	{"zermelo/structure.Shortcut.Refute", func(t *testing.T) func(context.Context) error {
		rules := cgt.ImpartialFunc[int](func(dst []int, p int) []int {
			if p == 0 {
				dst = append(dst, 2)
			}
			return append(dst, p+1)
		})
		s := ready[*structure.Shortcut[int]](t)(structure.NewShortcut(rules, 0, 1))
		return func(ctx context.Context) error { return failure(s.Refute(ctx, stepping, 1<<30)) }
	}},
	{"zermelo/structure.Stealing.Refute", func(t *testing.T) func(context.Context) error {
		line := ready[*structure.Lines](t)(structure.NewLines(1000, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}))
		game := ready[*structure.Claiming](t)(structure.NewClaiming(1000, line, line, zermelo.Draw))
		s := ready[*structure.Stealing](t)(structure.NewStealing(game, func(cell int) int { return cell }))
		last := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
			for cell := 999; cell >= 0; cell-- {
				if p.IsFree(cell) {
					return p.Claim(cell), true
				}
			}
			return p, false
		})
		return func(ctx context.Context) error { return failure(s.Refute(ctx, last)) }
	}},

	{"zermelo/switching.Game.Solve", func(t *testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(switching.ConnectAll(grid(t, 100)).Solve(ctx)) }
	}},
	{"zermelo/switching.Graph.Forests", func(t *testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(grid(t, 100).Forests(ctx)) }
	}},
}
