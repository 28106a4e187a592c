package simplex

import (
	"context"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame/internal/linear"
)

// whole is a program with integers: each constraint and the objective are multiplied by their denominators, and also by
// −1 where that makes a bound positive, or makes ≤ of ≥ with a bound of 0.
type whole struct {
	p         *Program
	left      [][]*big.Int
	bound     []*big.Int
	relation  []Relation
	scale     []*big.Rat // of each constraint
	objective []*big.Int
	unit      *big.Int // of the objective
}

// newWhole returns the program with integers, or the cause of ctx.
func newWhole(ctx context.Context, p *Program) (*whole, error) {
	q := &whole{p: p, unit: common(p.Objective, new(big.Rat))}
	var x big.Rat
	unit := new(big.Rat).SetInt(q.unit)
	for _, c := range p.Objective {
		q.objective = append(q.objective, new(big.Int).Set(x.Mul(c, unit).Num()))
	}
	for _, c := range p.Constraints {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		scale, relation := c.scale()
		row := make([]*big.Int, len(c.Left))
		for j, a := range c.Left {
			if a.Sign() == 0 {
				row[j] = nothing
				continue
			}
			row[j] = new(big.Int).Set(x.Mul(a, scale).Num())
		}
		q.left, q.bound = append(q.left, row), append(q.bound, new(big.Int).Set(x.Mul(c.Bound, scale).Num()))
		q.relation, q.scale = append(q.relation, relation), append(q.scale, scale)
	}
	return q, nil
}

var nothing = new(big.Int)

// scale returns by what a constraint is to be multiplied so that its numbers are integers and its bound is not
// negative, and what relation it then has: ≤ rather than ≥ if the bound is 0.
func (c *Constraint) scale() (*big.Rat, Relation) {
	scale, relation := new(big.Rat).SetInt(common(c.Left, c.Bound)), c.Relation
	if s := c.Bound.Sign(); s < 0 || s == 0 && relation == AtLeast {
		scale.Neg(scale)
		relation = AtLeast - relation
	}
	return scale, relation
}

// scaled returns x·2^exponent, rounded.
func scaled(x *big.Int, exponent int) float64 {
	if x.Sign() == 0 {
		return 0
	}
	if x.IsInt64() {
		return math.Ldexp(float64(x.Int64()), exponent)
	}
	const precision = 53
	f := new(big.Float).SetPrec(precision).SetInt(x)
	shift := f.MantExp(f)
	y, _ := f.Float64()
	return math.Ldexp(y, shift+exponent)
}

// scales returns powers of two by which rows and columns are to be multiplied so that the coefficients are about 1: for
// one side after the other, the middle between the smallest and the largest.
func (q *whole) scales() (rows, columns []int) {
	rows, columns = make([]int, len(q.left)), make([]int, len(q.objective))
	const rounds = 3
	for range rounds {
		low, high := make([]int, len(columns)), make([]int, len(columns))
		for i, row := range q.left {
			least, most := math.MaxInt32, math.MinInt32
			for j, a := range row {
				if a.Sign() != 0 {
					least, most = min(least, a.BitLen()+columns[j]), max(most, a.BitLen()+columns[j])
				}
			}
			if most >= least {
				rows[i] = -(least + most) / 2
			}
		}
		for j := range columns {
			low[j], high[j] = math.MaxInt32, math.MinInt32
		}
		for i, row := range q.left {
			for j, a := range row {
				if a.Sign() != 0 {
					low[j], high[j] = min(low[j], a.BitLen()+rows[i]), max(high[j], a.BitLen()+rows[i])
				}
			}
		}
		for j := range columns {
			if high[j] >= low[j] {
				columns[j] = -(low[j] + high[j]) / 2
			}
		}
	}
	return rows, columns
}

// solve returns the result for a basis, or nil if it is not optimal. The error is [linear.ErrSingular] if it is no
// basis, or the cause of ctx.
func (q *whole) solve(ctx context.Context, basic, tight []int) (*Result, error) {
	k := len(basic)
	square := make([]*big.Int, 0, k*k)
	bound, cost := make([]*big.Int, k), make([]*big.Int, k)
	for l, i := range tight {
		for _, j := range basic {
			square = append(square, q.left[i][j])
		}
		bound[l] = q.bound[i]
	}
	for l, j := range basic {
		cost[l] = q.objective[j]
	}
	var x, y []*big.Int
	xDen, yDen := big.NewInt(1), big.NewInt(1)
	if k > 0 {
		s, err := linear.New(ctx, k, square)
		if err != nil {
			return nil, err
		}
		if x, xDen, err = s.Solve(ctx, bound, nil); err != nil {
			return nil, err
		}
		if !q.isPoint(basic, x, xDen) {
			return nil, nil
		}
		if y, yDen, err = s.SolveTransposed(ctx, cost, xDen); err != nil {
			return nil, err
		}
	} else if !q.isPoint(nil, nil, xDen) {
		return nil, nil
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if !q.isBound(tight, y, yDen) {
		return nil, nil
	}
	r := &Result{Value: new(big.Rat), X: zeros(len(q.objective)), Dual: zeros(len(q.left)), Basic: basic, Tight: tight}
	var t big.Rat
	for l, j := range basic {
		r.X[j].SetFrac(x[l], xDen)
		r.Value.Add(r.Value, t.Mul(q.p.Objective[j], r.X[j]))
	}
	unit := new(big.Rat).SetInt(q.unit)
	for l, i := range tight {
		f := r.Dual[i].SetFrac(y[l], yDen)
		f.Mul(f, q.scale[i])
		f.Quo(f, unit)
	}
	return r, nil
}

// isPoint reports whether values of some variables, over a common denominator, obey all constraints if the others are
// 0.
func (q *whole) isPoint(basic []int, x []*big.Int, den *big.Int) bool {
	for _, v := range x {
		if v.Sign() < 0 {
			return false
		}
	}
	var sum, t big.Int
	for i, row := range q.left {
		sum.Mul(q.bound[i], den)
		sum.Neg(&sum)
		for l, j := range basic {
			if row[j].Sign() != 0 && x[l].Sign() != 0 {
				sum.Add(&sum, t.Mul(row[j], x[l]))
			}
		}
		if s := sum.Sign(); s > 0 && q.relation[i] != AtLeast || s < 0 && q.relation[i] != AtMost {
			return false
		}
	}
	return true
}

// isBound reports whether some constraints with these factors, over a common denominator, add up to a bound of the
// objective.
func (q *whole) isBound(tight []int, y []*big.Int, den *big.Int) bool {
	for l, i := range tight {
		if s := y[l].Sign(); s < 0 && q.relation[i] == AtMost || s > 0 && q.relation[i] == AtLeast {
			return false
		}
	}
	sums := make([]big.Int, len(q.objective))
	var t big.Int
	for j, c := range q.objective {
		sums[j].Neg(t.Mul(c, den))
	}
	for l, i := range tight {
		if y[l].Sign() == 0 {
			continue
		}
		for j, a := range q.left[i] {
			if a.Sign() != 0 {
				sums[j].Add(&sums[j], t.Mul(a, y[l]))
			}
		}
	}
	for j := range sums {
		if sums[j].Sign() < 0 {
			return false
		}
	}
	return true
}

// zeros returns n zeros.
func zeros(n int) []*big.Rat {
	x := make([]*big.Rat, n)
	for j := range x {
		x[j] = new(big.Rat)
	}
	return x
}
