package promises_test

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// onward are rules under which both players have two moves from every number, to greater ones.
var onward = cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int { return append(dst, p+1, p+2) })

// downward are the rules of heaps of which one or two are taken, and long answers to be verified.
var downward = cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int {
	for q := max(p-2, 0); q < p; q++ {
		dst = append(dst, q)
	}
	return dst
})

var cgtCalls = []call{
	{"cgt.CheckIsomorphism", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(cgt.CheckIsomorphism(ctx, onward, 0, onward, func(p int) int { return p }, endlessly))
		}
	}},
	{"cgt.Explore", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := cgt.Explore(ctx, onward, 0, endlessly)
			return err
		}
	}},
	{"cgt.Solver.Outcome", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&cgt.Solver[int]{Rules: onward, Limits: endlessly}).Outcome(ctx, 0))
		}
	}},
	{"cgt.Solver.Verify", func(t *testing.T) func(context.Context) error {
		s := &cgt.Solver[int]{Rules: downward}
		ready[cgt.Outcome](t)(s.Outcome(t.Context(), 10_000))
		return s.Verify
	}},
	{"cgt.Solver.WinningMoves", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&cgt.Solver[int]{Rules: onward, Limits: endlessly}).WinningMoves(ctx, 0, cgt.Left))
		}
	}},
	{"cgt.Solver.Wins", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&cgt.Solver[int]{Rules: onward, Limits: endlessly}).Wins(ctx, 0, cgt.Left))
		}
	}},
	{"cgt.TreeOf", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(cgt.TreeOf(ctx, onward, 0, endlessly)) }
	}},
	{"cgttest.StrategySuite.Check", func(*testing.T) func(context.Context) error {
		first := zermelo.StrategyFunc[zermelo.Turned[int]](func(p zermelo.Turned[int]) (zermelo.Turned[int], bool) {
			return zermelo.Turned[int]{Pos: p.Pos - 1, Next: p.Next.Opponent()}, p.Pos > 0
		})
		s := cgttest.StrategySuite[zermelo.Turned[int], zermelo.Result]{
			Game: zermelo.Normal(downward), Start: zermelo.Turned[int]{Pos: 20_000, Next: zermelo.Max}, Strategy: first, Guarantee: zermelo.WinFor(zermelo.Max), Moves: 1 << 30, Exhaust: 1 << 30,
		}
		return s.Check
	}},
}
