package matrixgame

import (
	"context"
	"math/big"
	"math/rand/v2"
)

// spread returns a solution with optimal strategies that make more choices, and against which more choices lose: means of optimal strategies of the same game with rows and columns in other orders. Best are strategies where each choice either is made or loses; then it is known which choices belong to some
// optimal strategy. It stops when it has found them, or nothing new for some time.
//
// Source: A. J. Goldman, A. W. Tucker, Theory of linear programming, in: Linear inequalities and related systems, 1956, for the best strategies.
func (s *Solver) spread(ctx context.Context, sol *Solution) (*Solution, error) {
	const patience = 4 // orders without anything new
	solver := Solver{Limits: s.Limits}
	r := rand.New(rand.NewPCG(0, 0)) // so that the orders are always the same
	open := sol.undecided()
	for idle := 0; open > 0 && idle < patience; idle++ {
		rows, columns := r.Perm(sol.m.rows), r.Perm(sol.m.columns)
		other, err := solver.Solve(ctx, sol.m.Submatrix(rows, columns))
		if err != nil {
			return nil, err
		}
		both := &Solution{sol.m, sol.value, meanOf(sol.row, other.row, rows), meanOf(sol.column, other.column, columns)}
		if n := both.undecided(); n < open {
			sol, open, idle = both, n, 0
		}
	}
	return sol, nil
}

// meanOf returns the mean of two strategies; choice k of t is choice order[k] of s.
func meanOf(s, t Mixed, order []int) Mixed {
	half := big.NewRat(1, 2)
	mean := Mixed{make([]*big.Rat, len(s.p))}
	for k, i := range order {
		x := new(big.Rat).Add(s.p[i], t.p[k])
		mean.p[i] = x.Mul(x, half)
	}
	return mean
}

// undecided returns the number of choices of both players that are not made and do not lose.
func (s *Solution) undecided() int {
	n := 0
	for i, x := range s.m.RowPayoffs(s.column) {
		if s.row.p[i].Sign() == 0 && x.Cmp(s.value) == 0 {
			n++
		}
	}
	for j, x := range s.m.ColumnPayoffs(s.row) {
		if s.column.p[j].Sign() == 0 && x.Cmp(s.value) == 0 {
			n++
		}
	}
	return n
}
