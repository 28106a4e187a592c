package simplex

import (
	"errors"
	"fmt"
	"math/big"
)

// Check checks a result against the definitions: that X obeys the constraints, and that Dual or Ray shows what the
// status says. It knows nothing of how the result was found.
func (p *Program) Check(r *Result) error {
	if r.Status != Infeasible {
		if err := p.checkPoint(r.X); err != nil {
			return err
		}
	}
	switch r.Status {
	case Optimal:
		return p.checkOptimal(r)
	case Infeasible:
		left, bound, err := p.combine(r.Dual)
		if err != nil {
			return err
		}
		for j, a := range left {
			if a.Sign() < 0 {
				return fmt.Errorf("the sum of the constraints has a negative coefficient of variable %d", j)
			}
		}
		if bound.Sign() >= 0 {
			return errors.New("the sum of the constraints is no contradiction")
		}
		return nil
	case Unbounded:
		return p.checkRay(r.Ray)
	}
	return fmt.Errorf("there is no status %d", r.Status)
}

// dot returns a·x.
func dot(a, x []*big.Rat) *big.Rat {
	var sum, t big.Rat
	for j, c := range a {
		sum.Add(&sum, t.Mul(c, x[j]))
	}
	return &sum
}

// obeys reports whether a value relates to a bound as it should.
func (rel Relation) obeys(value, bound *big.Rat) bool {
	c := value.Cmp(bound)
	return c == 0 || rel == AtMost && c < 0 || rel == AtLeast && c > 0
}

func (p *Program) checkPoint(x []*big.Rat) error {
	if len(x) != len(p.Objective) {
		return fmt.Errorf("%d values for %d variables", len(x), len(p.Objective))
	}
	for j, v := range x {
		if v.Sign() < 0 {
			return fmt.Errorf("variable %d is negative", j)
		}
	}
	for i, c := range p.Constraints {
		if !c.Relation.obeys(dot(c.Left, x), c.Bound) {
			return fmt.Errorf("constraint %d is violated", i)
		}
	}
	return nil
}

// combine returns the sum of the constraints with these factors, as left·x ≤ bound.
func (p *Program) combine(dual []*big.Rat) (left []*big.Rat, bound *big.Rat, err error) {
	if len(dual) != len(p.Constraints) {
		return nil, nil, fmt.Errorf("%d factors for %d constraints", len(dual), len(p.Constraints))
	}
	left, bound = make([]*big.Rat, len(p.Objective)), new(big.Rat)
	for j := range left {
		left[j] = new(big.Rat)
	}
	var t big.Rat
	for i, c := range p.Constraints {
		if s := dual[i].Sign(); c.Relation == AtMost && s < 0 || c.Relation == AtLeast && s > 0 {
			return nil, nil, fmt.Errorf("the factor of constraint %d has the wrong sign", i)
		}
		for j, a := range c.Left {
			left[j].Add(left[j], t.Mul(a, dual[i]))
		}
		bound.Add(bound, t.Mul(c.Bound, dual[i]))
	}
	return left, bound, nil
}

func (p *Program) checkOptimal(r *Result) error {
	left, bound, err := p.combine(r.Dual)
	if err != nil {
		return err
	}
	for j, c := range p.Objective {
		if left[j].Cmp(c) < 0 {
			return fmt.Errorf("the bound of the objective has too small a coefficient of variable %d", j)
		}
	}
	if bound.Cmp(r.Value) != 0 || dot(p.Objective, r.X).Cmp(r.Value) != 0 {
		return errors.New("the objective does not reach its bound")
	}
	return nil
}

func (p *Program) checkRay(ray []*big.Rat) error {
	if len(ray) != len(p.Objective) {
		return fmt.Errorf("%d values for %d variables", len(ray), len(p.Objective))
	}
	for j, v := range ray {
		if v.Sign() < 0 {
			return fmt.Errorf("the ray is negative in variable %d", j)
		}
	}
	zero := new(big.Rat)
	for i, c := range p.Constraints {
		if !c.Relation.obeys(dot(c.Left, ray), zero) {
			return fmt.Errorf("the ray leaves constraint %d", i)
		}
	}
	if dot(p.Objective, ray).Sign() <= 0 {
		return errors.New("the objective does not grow along the ray")
	}
	return nil
}
