package promises_test

import (
	"context"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/coins"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/rulesets/wythoff"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// row returns a player who marks one point after the other in a row.
func row(y int) shapes.Strategy {
	return shapes.StrategyFunc(func(b *shapes.Board) []shapes.Point {
		for x := 0; ; x += 2 {
			if p := (shapes.Point{X: x, Y: y}); b.IsFree(p) {
				return []shapes.Point{p}
			}
		}
	})
}

// manyStalks is a sum of stalks that are no finite numbers, and games.
func manyStalks() stalks.Position {
	list := slices.Repeat([]transfinite.SignExpansion{
		transfinite.MustParseSignExpansion("L^(w*2) R"), transfinite.MustParseSignExpansion("R^(w^3) L"),
	}, 1000)
	return stalks.New(list, surreal.MustParse("{3|1}"))
}

var rulesetsCalls = []call{
	{"rulesets/balance.Solution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*balance.Solution](t)(balance.Solve(t.Context(), balance.Grams(10), cgt.Limits{})).Verify
	}},
	{"rulesets/balance.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(balance.Solve(ctx, balance.Grams(18), endlessly)) }
	}},
	{"rulesets/chomp.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(chomp.Solve(ctx, 9, 14, endlessly)) }
	}},
	{"rulesets/chomp.Solution.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*chomp.Solution](t)(chomp.Solve(t.Context(), 7, 10, cgt.Limits{})).Verify
	}},
	{"rulesets/coins.Acrostic.Values", func(*testing.T) func(context.Context) error {
		a := coins.Acrostic{Rows: coins.Ruler(), Cols: coins.Ruler()}
		return func(ctx context.Context) error { return failure(a.Values(ctx, 4000, 4000, endlessly)) }
	}},
	{"rulesets/coins.Code.Values", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(coins.Ruler().Values(ctx, 1<<30, endlessly)) }
	}},
	{"rulesets/coins.Product.Values", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(coins.TurningCorners().Values(ctx, 1<<20, 1<<20, endlessly))
		}
	}},
	{"rulesets/hex.Prove", func(t *testing.T) func(context.Context) error {
		p := ready[hex.Position](t)(hex.New(7, 7))
		return func(ctx context.Context) error { return failure(hex.Prove(ctx, p, endlessly)) }
	}},
	{"rulesets/pieces.Grid.Verify", func(t *testing.T) func(context.Context) error {
		return ready[*pieces.Grid](t)(pieces.NewGrid(t.Context(), pieces.Queen(), 100, 100, cgt.Limits{})).Verify
	}},
	{"rulesets/pieces.NewGrid", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(pieces.NewGrid(ctx, pieces.Queen(), 3000, 3000, endlessly))
		}
	}},
	{"rulesets/sausages.Solver.Value", func(t *testing.T) func(context.Context) error {
		v := &sausages.Solver{Limits: endlessly}
		p := ready[sausages.Table](t)(sausages.New(25, 24, 23, 22, 21, 20, 19, 18, 17, 16))
		return func(ctx context.Context) error { return failure(v.Value(ctx, p)) }
	}},
	{"rulesets/shapes.Game.Play", func(*testing.T) func(context.Context) error {
		game := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: 1}
		return func(ctx context.Context) error { return failure(game.Play(ctx, row(0), row(-3), 1<<30)) }
	}},
	{"rulesets/ship.Chart.Verify", func(t *testing.T) func(context.Context) error {
		moves := ship.Rules{Board: ship.Board{Cols: 60, Rows: 60}, SquaredReach: 3}
		return ready[*ship.Chart](t)(ship.NewChart(t.Context(), moves, false, cgt.Limits{})).Verify
	}},
	{"rulesets/ship.NewChart", func(*testing.T) func(context.Context) error {
		moves := ship.Rules{Board: ship.Board{Cols: 500, Rows: 500}, SquaredReach: 3}
		return func(ctx context.Context) error { return failure(ship.NewChart(ctx, moves, false, endlessly)) }
	}},
	{"rulesets/stalks.Solution.Verify", func(t *testing.T) func(context.Context) error {
		p := stalks.New([]transfinite.SignExpansion{transfinite.MustParseSignExpansion("L^(w*2) R")}, hotGame(7))
		s := ready[stalks.Solution](t)(stalks.Solver{}.Solve(t.Context(), p, cgt.Left))
		return s.Verify
	}},
	{"rulesets/stalks.Solver.Outcome", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(stalks.Solver{}.Outcome(ctx, manyStalks())) }
	}},
	{"rulesets/stalks.Solver.Reply", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := stalks.Solver{}.Reply(ctx, manyStalks(), cgt.Left)
			return err
		}
	}},
	{"rulesets/stalks.Solver.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(stalks.Solver{}.Solve(ctx, manyStalks(), cgt.Left)) }
	}},
	{"rulesets/wythoff.Rules.Table", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(wythoff.New(3).Table(ctx, 5000, 5000, endlessly)) }
	}},
}
