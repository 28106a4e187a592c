package matrixgame

import (
	"context"
	"math/big"
	"math/rand/v2"

	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// spread returns a solution with optimal strategies that make all choices which any optimal strategy makes, and against
// which all others lose: each choice either is made or loses. They are means of optimal strategies of the same game
// with rows and columns in other orders; if nothing new is found in this way for some time, linear programs decide
// about the other choices.
//
// Source: A. J. Goldman, A. W. Tucker, Theory of linear programming, in: Linear inequalities and related systems, 1956,
// for the theorem that there are such strategies.
func (s *Solver) spread(ctx context.Context, sol *Solution) (*Solution, error) {
	const patience = 4 // orders without anything new
	solver := Solver{Limits: s.Limits}
	r := rand.New(rand.NewPCG(0, 0)) // so that the orders are always the same
	open := sol.undecided()
	for idle := 0; len(open) > 0 && idle < patience; idle++ {
		rows, columns := r.Perm(sol.m.rows), r.Perm(sol.m.columns)
		other, err := solver.Solve(ctx, sol.m.Submatrix(rows, columns))
		if err != nil {
			return nil, err
		}
		both := &Solution{sol.m, sol.value, meanOf(sol.row, other.row, rows), meanOf(sol.column, other.column, columns)}
		if left := both.undecided(); len(left) < len(open) {
			sol, open, idle = both, left, 0
		}
	}
	if len(open) == 0 {
		return sol, nil
	}
	wide := *sol
	for _, who := range []Player{Row, Column} {
		x, err := s.decide(ctx, sol, who, open)
		if err != nil {
			return nil, err
		}
		if own := &wide.row; x.p != nil {
			if who == Column {
				own = &wide.column
			}
			*own = meanOf(*own, x, counting(len(x.p)))
		}
	}
	return &wide, nil
}

// undecided is a choice of a player that his strategy does not make, and that does not lose against the other one's.
type undecided struct {
	who    Player
	choice int
}

// decide returns an optimal strategy of a player which decides as much as one can: it makes all of his undecided
// choices that any optimal strategy makes, and all those of the other player lose against it that lose against any. It
// is the zero strategy if it can decide none.
func (s *Solver) decide(ctx context.Context, sol *Solution, who Player, open []undecided) (Mixed, error) {
	payoffs, value := sol.m, sol.value
	if who == Column {
		payoffs, value = sol.m.Swapped(), new(big.Rat).Neg(sol.value)
	}
	// The first variables are in proportion to the strategy. Each undecided choice has one that is 1 at most, and no
	// more than what there is of the choice, or what the choice loses.
	n := payoffs.rows
	zero := new(big.Rat)
	p := &simplex.Program{Objective: zeros(n + len(open))}
	losses := make([][]*big.Rat, payoffs.columns)
	for j := range losses {
		left := zeros(n + len(open))
		for i := range n {
			left[i].Sub(value, payoffs.at(i, j))
		}
		losses[j] = left
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: left, Relation: simplex.AtMost, Bound: zero})
	}
	for k, u := range open {
		p.Objective[n+k] = one
		left := zeros(n + len(open))
		if u.who == who {
			left[u.choice].SetInt64(-1)
		} else {
			copy(left, losses[u.choice][:n])
		}
		left[n+k] = one
		most := zeros(n + len(open))
		most[n+k] = one
		p.Constraints = append(p.Constraints,
			simplex.Constraint{Left: left, Relation: simplex.AtMost, Bound: zero},
			simplex.Constraint{Left: most, Relation: simplex.AtMost, Bound: one})
	}
	r, err := p.Solve(ctx, s.Limits.pivots())
	if err != nil || r.Value.Sign() == 0 {
		return Mixed{}, err
	}
	sum := new(big.Rat)
	for _, x := range r.X[:n] {
		sum.Add(sum, x)
	}
	x := Mixed{r.X[:n]}
	for _, y := range x.p {
		y.Quo(y, sum)
	}
	return x, nil
}

// counting returns the numbers from 0 to n−1.
func counting(n int) []int {
	all := make([]int, n)
	for k := range all {
		all[k] = k
	}
	return all
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

// undecided returns the choices of both players that are not made and do not lose.
func (s *Solution) undecided() []undecided {
	var open []undecided
	for i, x := range s.m.RowPayoffs(s.column) {
		if s.row.p[i].Sign() == 0 && x.Cmp(s.value) == 0 {
			open = append(open, undecided{Row, i})
		}
	}
	for j, x := range s.m.ColumnPayoffs(s.row) {
		if s.column.p[j].Sign() == 0 && x.Cmp(s.value) == 0 {
			open = append(open, undecided{Column, j})
		}
	}
	return open
}
