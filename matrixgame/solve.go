package matrixgame

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/internal/limit"
)

// Limits bounds the work of a [Solver] by counts, never by time, so that the same matrix fails in the same way
// everywhere. A limit that is reached ends the computation with a [*cgt.LimitError].
type Limits struct {
	// Pivots is how many exact pivots may be made; 0 means [DefaultPivots], a negative number means no limit. Most
	// matrices need none or some.
	Pivots int
	// Extremes is the largest number of strategies that may have to be looked at together to find all extreme ones; 0
	// means [DefaultExtremes], a negative number no limit.
	Extremes int
}

// The limits that 0 stands for in [Limits].
const (
	DefaultPivots   = 1_000_000
	DefaultExtremes = 10_000
)

func (l Limits) pivots() int   { return limit.Count(l.Pivots, DefaultPivots) }
func (l Limits) extremes() int { return limit.Count(l.Extremes, DefaultExtremes) }

// Stats says how far a [Solver] has come.
type Stats struct {
	Guessed int // pivots in floating point
	Exact   int // exact pivots
}

// Solver solves games. The zero value is ready to be used.
type Solver struct {
	// Limits bounds the work.
	Limits Limits
	// Progress, if not nil, is called after each exact pivot.
	Progress func(Stats)
}

// Solve solves a game with the zero [Solver].
func Solve(ctx context.Context, m *Matrix) (*Solution, error) {
	var s Solver
	return s.Solve(ctx, m)
}

// Solve finds the value of a game and an optimal strategy of each player, exactly. Of several optimal strategies it
// returns the same ones on every run and every machine, but does not say which; [Solver.Optima] has all. They are
// extreme ones, so that neither player mixes more choices than the other one has.
//
// The simplex method in floating point guesses which rows and columns are mixed. Then the mixtures follow from linear
// equations with integer coefficients, which are solved exactly. If all choices obey the inequalities of the
// definition, they are optimal. Otherwise, as it happens where entries differ too much in size for floating point,
// exact pivots go on from there, or from the best pure strategies; each solves three systems of equations.
//
// With two-digit integers, a matrix of 100×100 takes some hundredths of a second. The denominators have at most about
// k·log₂(a·√k) bits, where a is the size of the entries and k that of the mixtures.
//
// The error is a [*cgt.LimitError], or the cause of ctx.
//
// Sources: G. B. Dantzig, Linear programming and extensions, 1963, chapter 13; L. S. Shapley, R. N. Snow, Basic
// solutions of discrete games, 1950; D. Applegate, W. Cook, S. Dash, D. Espinoza, Exact solutions to linear programming
// problems, Operations Research Letters 35 (2007), for checking a basis found in floating point.
func (s *Solver) Solve(ctx context.Context, m *Matrix) (*Solution, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	var stats Stats
	b, err := guess(ctx, m, &stats.Guessed)
	if err != nil {
		return nil, err
	}
	return s.solveFrom(ctx, m, b, &stats)
}

// solveFrom is Solve with a guess.
func (s *Solver) solveFrom(ctx context.Context, m *Matrix, b basis, stats *Stats) (*Solution, error) {
	c, isSwapped, err := s.optimum(ctx, m, b, stats)
	if err != nil {
		return nil, err
	}
	sol := &Solution{m: m, value: new(big.Rat).SetFrac(c.value, c.valueDen)}
	column := mixedOf(c.g.columns, c.basis.columns, c.mixture, c.valueDen)
	weights := make([]*big.Int, len(c.weights))
	for l, i := range c.basis.rows {
		weights[l] = new(big.Int).Mul(c.weights[l], c.g.den[i])
	}
	row := mixedOf(c.g.rows, c.basis.rows, weights, c.weightDen)
	if isSwapped {
		row, column = column, row
		sol.value.Neg(sol.value)
	}
	sol.row, sol.column = row, column
	return sol, nil
}

// mixedOf returns the strategy with some probabilities over a common denominator, and 0 for the other choices.
func mixedOf(n int, choices []int, p []*big.Int, den *big.Int) Mixed {
	s := Mixed{zeros(n)}
	for l, k := range choices {
		s.p[k].SetFrac(p[l], den)
	}
	return s
}
