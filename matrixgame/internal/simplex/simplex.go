// Package simplex solves linear programs over the rationals, exactly and with certificates.
package simplex

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// Relation is how the left side of a constraint relates to its bound.
type Relation int8

// The relations.
const (
	AtMost Relation = iota
	Equal
	AtLeast
)

// Constraint is the condition Left·x ≤, = or ≥ Bound.
type Constraint struct {
	Left     []*big.Rat
	Relation Relation
	Bound    *big.Rat
}

// Program is to maximise Objective·x over all x ≥ 0 that obey the constraints. All vectors have the length of
// Objective. Nothing in it is changed.
type Program struct {
	Objective   []*big.Rat
	Constraints []Constraint
}

// Status says how a program was solved.
type Status int8

// The ways in which a program may be solved.
const (
	Optimal    Status = iota
	Infeasible        // no x obeys the constraints
	Unbounded         // Objective·x has no bound
)

// Result is the solution of a program with its certificate, which [Program.Check] checks.
type Result struct {
	Status Status
	Value  *big.Rat   // the maximum, if it is Optimal
	X      []*big.Rat // where it is reached; if it is Unbounded, some x that obeys the constraints
	// Dual has a factor for each constraint, not negative for AtMost, not positive for AtLeast. If the program is
	// Optimal, the constraints with these factors add up to a bound for the objective which is Value. If it is
	// Infeasible, they add up to a left side that is nowhere negative, with a bound that is.
	Dual []*big.Rat
	Ray  []*big.Rat // a direction in which the objective grows without end, if it is Unbounded
	// Basic are the variables of the basis, and Tight the constraints whose slack is not in it, if it is Optimal. Both
	// are in order, and as many if no constraint is an equation.
	Basic, Tight []int
}

// DefaultPivots is the number of pivots that the limit 0 stands for.
const DefaultPivots = 1 << 20

// MaxEntries is the largest number of entries of a tableau: constraints times all variables, slacks and artificial ones
// among them.
const MaxEntries = 1 << 23

// CheckSize returns a [*cgt.LimitError] if a program with so many variables and constraints would have a tableau of
// more than [MaxEntries] entries, even if 0 obeys all constraints. [Program.Solve] finds that too, but then the program
// itself has filled the memory.
func CheckSize(variables, constraints int) error {
	return checkSize(variables+constraints, constraints)
}

func checkSize(columns, rows int) error {
	if rows > 0 && columns > MaxEntries/rows {
		return &cgt.LimitError{What: "entries of a linear program", Limit: MaxEntries}
	}
	return nil
}

// Solve solves p with at most so many pivots, in floating point or exact, of which 0 means [DefaultPivots] and a
// negative number no limit. The error is the cause of ctx, or a [*cgt.LimitError], also if the tableau has more than
// [MaxEntries] entries.
//
// First a basis is guessed in floating point. If that is not optimal, or if there is no optimum, the program is solved
// by exact pivots. This always ends: after a pivot that does not improve the objective, the next ones follow Bland's
// rule until it does. The tableau has integers, the entries over a common denominator, which is the last pivot element;
// each division is without remainder.
//
// Sources: G. B. Dantzig, Linear programming and extensions, 1963; R. G. Bland, New finite pivoting rules for the
// simplex method, Mathematics of Operations Research 2, 1977; J. Edmonds, J.-F. Maurras, Note sur les Q-matrices
// d'Edmonds, RAIRO 31, 1997, for integers.
func (p *Program) Solve(ctx context.Context, pivots int) (*Result, error) {
	if pivots == 0 {
		pivots = DefaultPivots
	}
	if err := CheckSize(len(p.Objective), len(p.Constraints)); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	r, guessed, err := p.guessed(ctx, pivots)
	if r != nil || err != nil {
		return r, err
	}
	left := pivots
	if pivots > 0 {
		left -= guessed
	}
	return p.pivoted(ctx, left, pivots)
}

// pivoted solves a program by exact pivots, of which at most so many are left. Most is the limit for an error.
func (p *Program) pivoted(ctx context.Context, left, most int) (*Result, error) {
	t, err := newTableau(p)
	if err != nil {
		return nil, err
	}
	t.ctx, t.pivots, t.most = ctx, left, most
	t.setObjective(func(j int) int64 {
		if j >= t.artificial {
			return -1
		}
		return 0
	})
	if _, err := t.maximise(t.columns); err != nil {
		return nil, err
	}
	if t.cost[t.columns].Sign() != 0 {
		return &Result{Status: Infeasible, Dual: t.dual(-1)}, nil
	}
	t.dropArtificials()
	t.setProgram()
	unbounded, err := t.maximise(t.artificial)
	if err != nil {
		return nil, err
	}
	r := &Result{X: t.point()}
	if unbounded >= 0 {
		r.Status, r.Ray = Unbounded, t.ray(unbounded)
		return r, nil
	}
	r.Value = new(big.Rat)
	for j, c := range p.Objective {
		r.Value.Add(r.Value, new(big.Rat).Mul(c, r.X[j]))
	}
	r.Dual = t.dual(0)
	r.Basic, r.Tight = t.basicAndTight()
	return r, nil
}
