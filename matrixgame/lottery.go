package matrixgame

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// hasDual reports whether [bestLottery] solves the dual: not if there are so few constraints that the ties of the
// program itself do no harm.
func hasDual(variables, constraints int) bool {
	const many = 20
	return many*constraints >= variables
}

// checkLottery returns a [*cgt.LimitError] if a program would be too large for [bestLottery].
func checkLottery(variables, constraints int) error {
	if hasDual(variables, constraints) {
		return simplex.CheckSize(constraints, variables)
	}
	return simplex.CheckSize(variables, constraints)
}

// bestLottery solves a program in which the variables are probabilities: the first constraint is that their sum is 1,
// and all others that something is at least 0. There must be probabilities that obey them. The error is a
// [*cgt.LimitError] or the cause of ctx.
//
// If there are not much fewer constraints than variables it solves the dual, which has fewer ties. Its first variable
// is how much less than the largest coefficient of the objective the maximum is at least, and the others are the
// factors of the constraints, with their signs changed. 0 obeys all its constraints. The factors of these are the
// probabilities, but that their sum may be more than 1 if the maximum is that coefficient.
func bestLottery(ctx context.Context, p *simplex.Program) (*simplex.Result, error) {
	if !hasDual(len(p.Objective), len(p.Constraints)) {
		return p.Solve(ctx, 0)
	}
	variables := len(p.Constraints)
	_, most := largest(p.Objective)
	d := &simplex.Program{Objective: zeros(variables)}
	d.Objective[0] = one
	for at, x := range p.Objective {
		c := simplex.Constraint{Left: make([]*big.Rat, variables), Bound: new(big.Rat).Sub(most, x)}
		for k := range c.Left {
			c.Left[k] = p.Constraints[k].Left[at]
		}
		d.Constraints = append(d.Constraints, c)
	}
	r, err := d.Solve(ctx, 0)
	if err != nil {
		return nil, err
	}
	sum := new(big.Rat)
	for _, x := range r.Dual {
		sum.Add(sum, x)
	}
	for _, x := range r.Dual {
		x.Quo(x, sum)
	}
	best := &simplex.Result{Status: simplex.Optimal, Value: new(big.Rat).Sub(most, r.X[0]), X: r.Dual}
	best.Dual = append(best.Dual, new(big.Rat).Set(best.Value))
	for _, y := range r.X[1:] {
		best.Dual = append(best.Dual, y.Neg(y))
	}
	return best, nil
}
