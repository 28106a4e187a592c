package promises_test

import (
	"context"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/parametric"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/continuum"
	"github.com/cgt-go/sdk/zermelo/infinite"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// verifiable is a Verify of a type's zero value.
type verifiable struct {
	name   string
	verify func(context.Context) error
}

func zero[T any, V interface {
	*T
	Verify(context.Context) error
}](name string) verifiable {
	return verifiable{name, V(new(T)).Verify}
}

func zeroAlone[T any, V interface {
	*T
	Verify() error
}](name string) verifiable {
	return verifiable{name, func(context.Context) error { return V(new(T)).Verify() }}
}

// TestVerifyOfZeroValues: a result that no function has made claims something of no game, and Verify says that it does
// not hold.
func TestVerifyOfZeroValues(t *testing.T) {
	results := []verifiable{
		zeroAlone[matrixgame.Bounds]("matrixgame.Bounds"),
		zeroAlone[matrixgame.Correlated]("matrixgame.Correlated"),
		zeroAlone[matrixgame.Equilibria]("matrixgame.Equilibria"),
		zeroAlone[matrixgame.GameReduction]("matrixgame.GameReduction"),
		zero[matrixgame.Optima]("matrixgame.Optima"),
		zeroAlone[matrixgame.Path]("matrixgame.Path"),
		zeroAlone[matrixgame.Reduction]("matrixgame.Reduction"),
		zeroAlone[matrixgame.Solution]("matrixgame.Solution"),
		zeroAlone[extensive.Solution]("matrixgame/extensive.Solution"),
		zero[parametric.Value]("matrixgame/parametric.Value"),
		zeroAlone[stochastic.Solution]("matrixgame/stochastic.Solution"),
		zero[richman.AllPay]("richman.AllPay"),
		zero[richman.Discrete]("richman.Discrete"),
		zero[richman.Intervals]("richman.Intervals"),
		zero[richman.MeanPayoff]("richman.MeanPayoff"),
		zero[richman.ParitySolution]("richman.ParitySolution"),
		zero[richman.Solution]("richman.Solution"),
		zero[richman.Thresholds]("richman.Thresholds"),
		zero[richman.TurnSolution]("richman.TurnSolution"),
		zero[balance.Solution]("rulesets/balance.Solution"),
		zeroAlone[hex.Proof]("rulesets/hex.Proof"),
		zero[ship.Chart]("rulesets/ship.Chart"),
		zero[stalks.Solution]("rulesets/stalks.Solution"),
		{"surreal/sums.Solution", func(ctx context.Context) error {
			_, err := new(sums.Solution).Verify(ctx, sums.VerifyLimits{})
			return err
		}},
		zero[zermelo.Proof[string, zermelo.Result]]("zermelo.Proof"),
		zero[zermelo.Solution[string, zermelo.Result]]("zermelo.Solution"),
		zero[continuum.ApproachSolution]("zermelo/continuum.ApproachSolution"),
		zero[infinite.Solution]("zermelo/infinite.Solution"),
		zeroAlone[switching.Solution]("zermelo/switching.Solution"),
	}
	for _, r := range results {
		if err := r.verify(t.Context()); err == nil || strings.Contains(err.Error(), "  ") || strings.HasPrefix(r.name, "richman") && err.Error() != "richman: the game is missing" {
			t.Errorf("%s: %v", r.name, err)
		}
	}
	// These have said nothing yet, which holds, or are to be given what they check.
	names := []string{
		"cgt.Solver", "nim.MisereSolver", "nim.Solver", "nim/heaps.Period", "nim/heaps.Sequence", "rulesets/chomp.Solution",
		"rulesets/pieces.Grid", "rulesets/shapes.Transcript", "surreal.Solver", "surreal/database.Database",
		"surreal/hotplay.Solver", "surreal/transfinite.Cut", "zermelo/infinite.Solver",
	}
	for _, r := range results {
		names = append(names, r.name)
	}
	compareWithExports(t, names, func(path, line string) string {
		receiver, ok := strings.CutPrefix(line, "\tmethod (")
		receiver, method, isMethod := strings.Cut(receiver, ").")
		if !ok || !isMethod || !strings.HasPrefix(method, "Verify(") {
			return ""
		}
		receiver, _, _ = strings.Cut(strings.TrimPrefix(receiver, "*"), "[")
		return path + "." + receiver
	})
}
