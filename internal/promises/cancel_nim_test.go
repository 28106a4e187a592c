package promises_test

import (
	"context"
	"math/big"
	"strings"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/nim/ordinal"
)

var (
	impartialOnward   = cgt.Impartial(onward)
	impartialDownward = cgt.Impartial(downward)
)

// ordinals is a calculator that may go on for long.
var ordinals = &ordinal.Calculator{Limits: ordinal.Limits{Steps: 1 << 30}}

// longOrdinal is a product of generators with large exponents, whose products have very many terms.
var longOrdinal = sync.OnceValue(func() ordinal.Nimber {
	x := ordinal.FromNimber(1)
	for p := 3; p < 90; p += 2 {
		if big.NewInt(int64(p)).ProbablyPrime(0) {
			kappa, _ := ordinal.Kappa(uint64(p))
			x = x.Mul(kappa.Pow(uint64(p - 2)))
		}
	}
	return x.Add(ordinal.FromNimber(1))
})

// dawsonOnce makes the beginning of a sequence, which takes longer than to cancel what is asked of it.
var dawsonOnce = sync.OnceValues(func() (*heaps.Sequence, error) {
	s := &heaps.Sequence{Code: heaps.MustParseCode("0.007")}
	return s, s.Extend(context.Background(), 13_000)
})

// dawson returns what dawsonOnce made, for reading.
func dawson(t *testing.T) *heaps.Sequence { return ready[*heaps.Sequence](t)(dawsonOnce()) }

var nimCalls = []call{
	{"nim.Big.Log", func(*testing.T) func(context.Context) error {
		x, base := nim.MustParseBig("*24197857203266734864793317670504947440"), nim.MustParseBig("*338958331222012082418099330867817086959")
		return func(ctx context.Context) error {
			_, _, err := x.Log(ctx, base)
			return err
		}
	}},
	{"nim.MisereSolver.Genus", func(*testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.Genus(ctx, 0)) }
	}},
	{"nim.MisereSolver.IsTame", func(*testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.IsTame(ctx, 0)) }
	}},
	{"nim.MisereSolver.Outcome", func(*testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.Outcome(ctx, 0)) }
	}},
	{"nim.MisereSolver.Value", func(*testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialOnward, Limits: endlessly, Goroutines: 3}
		return func(ctx context.Context) error { return failure(s.Value(ctx, 0)) }
	}},
	{"nim.MisereSolver.Verify", func(t *testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialDownward}
		ready[nim.Nimber](t)(s.Value(t.Context(), 10_000))
		return s.Verify
	}},
	{"nim.MisereSolver.WinningMoves", func(*testing.T) func(context.Context) error {
		s := &nim.MisereSolver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.WinningMoves(ctx, 0)) }
	}},
	{"nim.Solver.Equivalent", func(*testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.Equivalent(ctx, 0, 1)) }
	}},
	{"nim.Solver.Sum", func(*testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.Sum(ctx, 0, 1)) }
	}},
	{"nim.Solver.Value", func(*testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialOnward, Limits: endlessly, Goroutines: 3}
		return func(ctx context.Context) error { return failure(s.Value(ctx, 0)) }
	}},
	{"nim.Solver.Verify", func(t *testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialDownward}
		ready[nim.Nimber](t)(s.Value(t.Context(), 10_000))
		return s.Verify
	}},
	{"nim.Solver.WinningMoves", func(*testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.WinningMoves(ctx, 0)) }
	}},
	{"nim.Solver.WinningMovesInSum", func(*testing.T) func(context.Context) error {
		s := &nim.Solver[int]{Rules: impartialOnward, Limits: endlessly}
		return func(ctx context.Context) error { return failure(s.WinningMovesInSum(ctx, 0, 1)) }
	}},
	{"nim.Table.Extend", func(*testing.T) func(context.Context) error {
		table := nim.NewTable(impartialDownward)
		return func(ctx context.Context) error { return table.Extend(ctx, 1<<30) }
	}},
	{"nim.Value", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(nim.Value(ctx, impartialOnward, 0)) }
	}},

	{"nim/heaps.Period.Verify", func(t *testing.T) func(context.Context) error {
		s := &heaps.Sequence{Code: heaps.MustParseCode("0.156")}
		p := ready[heaps.Period](t)(s.FindPeriod(t.Context()))
		return func(ctx context.Context) error { return p.Verify(ctx, &heaps.Sequence{Code: s.Code}) }
	}},
	{"nim/heaps.ReadSequence", func(t *testing.T) func(context.Context) error {
		var text strings.Builder
		ready[int64](t)(dawson(t).WriteTo(&text))
		return func(ctx context.Context) error {
			return failure(heaps.ReadSequence(ctx, strings.NewReader(text.String())))
		}
	}},
	{"nim/heaps.Sequence.Extend", func(*testing.T) func(context.Context) error {
		s := &heaps.Sequence{Code: heaps.MustParseCode("0.007"), Goroutines: 3}
		return func(ctx context.Context) error { return s.Extend(ctx, 1<<30) }
	}},
	{"nim/heaps.Sequence.FindPeriod", func(*testing.T) func(context.Context) error {
		s := &heaps.Sequence{Code: heaps.MustParseCode("0.007"), Limits: heaps.Limits{Values: 1 << 30}}
		return func(ctx context.Context) error { return failure(s.FindPeriod(ctx)) }
	}},
	{"nim/heaps.Sequence.Value", func(*testing.T) func(context.Context) error {
		s := &heaps.Sequence{Code: heaps.MustParseCode("0.007"), Limits: heaps.Limits{Values: 1 << 30}}
		return func(ctx context.Context) error { return failure(s.Value(ctx, heaps.NewHeaps(1<<28))) }
	}},
	{"nim/heaps.Sequence.Verify", func(t *testing.T) func(context.Context) error {
		s := dawson(t)
		return func(ctx context.Context) error { return s.Verify(ctx, 0, s.Len()) }
	}},

	{"nim/ordinal.Calculator.Degree", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(ordinals.Degree(ctx, longOrdinal())) }
	}},
	{"nim/ordinal.Calculator.Div", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := ordinals.Div(ctx, ordinal.Omega(), longOrdinal())
			return err
		}
	}},
	{"nim/ordinal.Calculator.Inv", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := ordinals.Inv(ctx, longOrdinal())
			return err
		}
	}},
	{"nim/ordinal.Calculator.Mul", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(ordinals.Mul(ctx, longOrdinal(), longOrdinal())) }
	}},
	{"nim/ordinal.Calculator.Pow", func(*testing.T) func(context.Context) error {
		n := new(big.Int).Lsh(big.NewInt(1), 1_000_000)
		return func(ctx context.Context) error {
			_, _, err := ordinals.Pow(ctx, longOrdinal(), n)
			return err
		}
	}},
	{"nim/ordinal.Calculator.Quadratic", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := ordinals.Quadratic(ctx, longOrdinal(), longOrdinal(), ordinal.Omega())
			return err
		}
	}},
	{"nim/ordinal.Calculator.Sqrt", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(ordinals.Sqrt(ctx, longOrdinal())) }
	}},
	{"nim/ordinal.Calculator.Square", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(ordinals.Square(ctx, longOrdinal())) }
	}},
}
