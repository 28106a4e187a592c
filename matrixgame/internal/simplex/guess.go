package simplex

import (
	"context"
	"errors"
	"math"

	"github.com/cgt-go/sdk/matrixgame/internal/linear"
)

// guessed solves a program by a basis that is guessed in floating point. The result is nil if the guess is wrong, or no
// optimal basis at all. It counts the pivots, of which there may be so many; if they are not enough, the result is nil,
// too. The error is the cause of ctx.
//
// With the basis, the values of its variables and the factors of the constraints without a slack in it follow from two
// systems of linear equations with integer coefficients, which are solved exactly; then it is checked that all
// inequalities hold.
//
// Source: D. Applegate, W. Cook, S. Dash, D. Espinoza, Exact solutions to linear programming problems, Operations
// Research Letters 35, 2007.
func (p *Program) guessed(ctx context.Context, most int) (r *Result, pivots int, err error) {
	if len(p.Constraints) == 0 {
		return nil, 0, nil
	}
	q, err := newWhole(ctx, p)
	if err != nil {
		return nil, 0, err
	}
	for _, how := range attempts {
		left := most
		if most >= 0 {
			left -= pivots
		}
		basic, tight, more, ok := q.guess(ctx, left, how)
		pivots += more
		if ctx.Err() != nil {
			return nil, pivots, context.Cause(ctx)
		}
		if !ok {
			continue
		}
		if r, err = q.solve(ctx, basic, tight); r != nil || err != nil && !errors.Is(err, linear.ErrSingular) {
			return r, pivots, err
		}
	}
	return nil, pivots, nil
}

// attempt is how a guess is made. Looseness says by how much constraints are made looser: if there are constraints of
// which many are reached at the same time, looser ones prevent long rows of pivots that improve nothing, but a basis
// for them may be none for the program. The largest cost is about two to the power of worth: the larger it is, the
// smaller are the costs that count as 0 and the more pivots are made for them, and some of those are for errors of
// rounding only.
type attempt struct {
	looseness float64
	worth     int
}

// attempts are made one after another, until the basis is one.
var attempts = [...]attempt{{1e-5, 0}, {1e-8, 0}, {0, 0}, {1e-5, 10}, {1e-8, 10}, {0, 10}}

// guess finds a basis in floating point: the variables in it, and the constraints that have no slack in it; ok is false
// if it comes to no end.
func (q *whole) guess(ctx context.Context, most int, how attempt) (basic, tight []int, pivots int, ok bool) {
	n, m := len(q.objective), len(q.left)
	// The variables are those of the program, then for each constraint its slack, and an artificial one, of which one
	// is basic in the beginning. The surplus of ≥ is free.
	free := n
	for _, rel := range q.relation {
		if rel == AtLeast {
			free++
		}
	}
	d := NewFloats(m, free)
	rows, columns := q.scales()
	// The largest bound is about 1 too, and the largest cost as the attempt says.
	bound, worth := math.MinInt32, math.MinInt32
	for i, b := range q.bound {
		if b.Sign() != 0 {
			bound = max(bound, b.BitLen()+rows[i])
		}
	}
	for j, c := range q.objective {
		if c.Sign() != 0 {
			worth = max(worth, c.BitLen()+columns[j])
		}
	}
	for j := range n {
		d.Free[j] = j
	}
	next, areArtificial := n, false
	cost := d.Row(m)
	for i, rel := range q.relation {
		if ctx.Err() != nil {
			return nil, nil, 0, false
		}
		d.Basic[i] = n + i
		row := d.Row(i)
		for j, a := range q.left[i] {
			row[j] = -scaled(a, rows[i]+columns[j])
		}
		row[free] = scaled(q.bound[i], rows[i]-bound)
		if rel == AtMost {
			row[free] += float64(how.looseness * unevenly(i))
		}
		if rel == AtLeast {
			row[next] = 1
			d.Free[next] = n + i
			next++
		}
		if rel != AtMost {
			d.Basic[i] = n + m + i
			areArtificial = true
			for j, a := range row {
				cost[j] += a
			}
		}
	}
	poll := func() bool { return ctx.Err() == nil }
	limit := 100 + 5*(n+m)
	if most >= 0 {
		limit = min(limit, most)
	}
	if areArtificial {
		if pivots, ok = d.Minimise(limit, poll); !ok || d.value() > tinyBound {
			return nil, nil, pivots, false
		}
		d.forget(n + m)
	}
	// The costs of the program are those of its variables, of which the basic ones depend on the others.
	costs := make([]float64, n+2*m)
	for j, c := range q.objective {
		costs[j] = -scaled(c, columns[j]-worth+how.worth)
	}
	clear(cost)
	for j, v := range d.Free {
		cost[j] = costs[v]
	}
	for i, v := range d.Basic {
		if c := costs[v]; c != 0 {
			for j, a := range d.Row(i) {
				cost[j] += float64(c * a)
			}
		}
	}
	d.forgetCosts(n + m)
	more, ok := d.Minimise(limit-pivots, poll)
	if pivots += more; !ok {
		return nil, nil, pivots, false
	}
	isBasic := make([]bool, n+2*m)
	for _, v := range d.Basic {
		isBasic[v] = true
	}
	for j := range n {
		if isBasic[j] {
			basic = append(basic, j)
		}
	}
	for i := range m {
		if !isBasic[n+i] && !isBasic[n+m+i] {
			tight = append(tight, i)
		}
	}
	return basic, tight, pivots, len(basic) == len(tight)
}

// unevenly returns a number from 1 to 2 for each constraint, which have nothing to do with each other.
func unevenly(i int) float64 {
	const golden = 0.6180339887498949
	_, part := math.Modf(float64(float64(i+1) * golden))
	return 1 + part
}

// tinyBound is what the artificial variables may be together.
const tinyBound = 1e-7

// forget makes the variables from the given one on free, as far as that is possible, and then of no effect. They must
// be 0.
func (d *Floats) forget(from int) {
	for i, v := range d.Basic {
		if v < from {
			continue
		}
		best := -1
		for j, a := range d.Row(i)[:d.Columns] {
			if d.Free[j] < from && math.Abs(a) > tinyPivot && (best < 0 || math.Abs(a) > math.Abs(d.Row(i)[best])) {
				best = j
			}
		}
		d.Row(i)[d.Columns] = 0
		if best >= 0 {
			d.pivot(i, best)
		}
	}
	for j, v := range d.Free {
		if v >= from {
			for i := range d.Rows {
				d.Row(i)[j] = 0
			}
		}
	}
}

// forgetCosts makes the costs of the variables from the given one on 0, so that they never enter.
func (d *Floats) forgetCosts(from int) {
	cost := d.Row(d.Rows)
	for j, v := range d.Free {
		if v >= from {
			cost[j] = 0
		}
	}
}
