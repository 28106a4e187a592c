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

// Program is to maximise Objective·x over all x ≥ 0 that obey the constraints. All vectors have the length of Objective. Nothing in it is changed.
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
	// Dual has a factor for each constraint, not negative for AtMost, not positive for AtLeast. If the program is Optimal, the constraints with these factors add up to a bound for the objective which is
	// Value. If it is Infeasible, they add up to a left side that is nowhere negative, with a bound that is.
	Dual []*big.Rat
	Ray  []*big.Rat // a direction in which the objective grows without end, if it is Unbounded
	// Basic are the variables of the basis, and Tight the constraints whose slack is not in it, if it is Optimal. Both are in order, and as many if no constraint is an equation.
	Basic, Tight []int
}

// DefaultPivots is the number of pivots that the limit 0 stands for.
const DefaultPivots = 1 << 20

// MaxEntries is the largest number of entries of a tableau: constraints times all variables, slacks and artificial ones among them.
const MaxEntries = 1 << 23

// CheckSize returns a [*cgt.LimitError] if a program with so many variables and constraints would have a tableau of more than [MaxEntries] entries, even if 0 obeys all constraints. [Program.Solve] finds that too, but then the program itself has filled the memory.
func CheckSize(variables, constraints int) error {
	return checkSize(variables+constraints, constraints)
}

func checkSize(columns, rows int) error {
	if rows > 0 && columns > MaxEntries/rows {
		return &cgt.LimitError{What: "entries of a linear program", Limit: MaxEntries}
	}
	return nil
}

// Solve solves p with at most so many pivots, in floating point or exact, of which 0 means [DefaultPivots] and a negative number no limit. The error is the cause of ctx, or a [*cgt.LimitError], also if the tableau has more than [MaxEntries] entries.
//
// First a basis is guessed in floating point. If that is not optimal, or if there is no optimum, the program is solved by exact pivots. This always ends: after a pivot that does not improve the objective, the next
// ones follow Bland's rule until it does. The tableau has integers, the entries over a common denominator, which is the last pivot element; each division is without remainder.
//
// Sources: G. B. Dantzig, Linear programming and extensions, 1963; R. G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations Research 2, 1977; J. Edmonds, J.-F. Maurras, Note sur les
// Q-matrices d'Edmonds, RAIRO 31, 1997, for integers.
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

// tableau is a system of equations in the variables of the program, slacks and artificial variables, solved for a basis. All its numbers stand for themselves over den.
type tableau struct {
	program    *Program
	rows       [][]*big.Int // the last column is the right side, never negative
	cost       []*big.Int   // z_j − c_j, and the objective in the last column; over den too
	den        *big.Int     // > 0
	basis      []int        // the basic variable of each row
	unit       []int        // the column that was the unit vector of each row
	slack      []int        // the column of the slack of each row, or −1
	scale      []*big.Rat   // what the constraint of each row was multiplied by
	objective  *big.Rat     // what the objective was multiplied by
	columns    int          // without the right side
	artificial int          // the first artificial variable
	ctx        context.Context
	pivots     int
	most       int
	scratch    big.Int
}

func newTableau(p *Program) (*tableau, error) {
	n := len(p.Objective)
	t := &tableau{program: p, den: big.NewInt(1)}
	slacks, artificials := 0, 0
	signs := make([]int, len(p.Constraints)) // of the slack of each row, after the right side has been made positive
	for i, c := range p.Constraints {
		_, relation := c.scale()
		signs[i] = [...]int{AtMost: 1, Equal: 0, AtLeast: -1}[relation]
		if signs[i] != 0 {
			slacks++
		}
		if signs[i] != 1 {
			artificials++
		}
	}
	t.artificial = n + slacks
	t.columns = t.artificial + artificials
	if err := checkSize(t.columns, len(p.Constraints)); err != nil {
		return nil, err
	}
	slack, artificial := n, t.artificial
	for i, c := range p.Constraints {
		scale, _ := c.scale()
		row := make([]*big.Int, t.columns+1)
		var x big.Rat
		for j, a := range c.Left {
			row[j] = new(big.Int).Set(x.Mul(a, scale).Num())
		}
		for j := n; j < t.columns; j++ {
			row[j] = new(big.Int)
		}
		row[t.columns] = new(big.Int).Set(x.Mul(c.Bound, scale).Num())
		unit, own := slack, -1
		if signs[i] != 0 {
			row[slack].SetInt64(int64(signs[i]))
			own = slack
			slack++
		}
		if signs[i] != 1 {
			unit = artificial
			row[artificial].SetInt64(1)
			artificial++
		}
		t.rows, t.scale = append(t.rows, row), append(t.scale, scale)
		t.basis, t.unit, t.slack = append(t.basis, unit), append(t.unit, unit), append(t.slack, own)
	}
	t.cost = make([]*big.Int, t.columns+1)
	for j := range t.cost {
		t.cost[j] = new(big.Int)
	}
	return t, nil
}

// common returns the least common denominator.
func common(a []*big.Rat, b *big.Rat) *big.Int {
	d := new(big.Int).Set(b.Denom())
	var g big.Int
	for _, x := range a {
		g.GCD(nil, nil, d, x.Denom())
		d.Mul(d.Quo(d, &g), x.Denom())
	}
	return d
}

// setObjective makes the costs those of an objective with the coefficient c(j) of the variable j.
func (t *tableau) setObjective(c func(j int) int64) {
	t.setCosts(func(j int, x *big.Int) *big.Int { return x.SetInt64(c(j)) })
}

// setProgram makes the costs those of the program.
func (t *tableau) setProgram() {
	zero := new(big.Rat)
	t.objective = new(big.Rat).SetInt(common(t.program.Objective, zero))
	var r big.Rat
	t.setCosts(func(j int, x *big.Int) *big.Int {
		if j >= len(t.program.Objective) {
			return x.SetInt64(0)
		}
		return x.Set(r.Mul(t.program.Objective[j], t.objective).Num())
	})
}

func (t *tableau) setCosts(c func(j int, x *big.Int) *big.Int) {
	var x, y big.Int
	for j := range t.cost {
		t.cost[j].SetInt64(0)
		if j < t.columns {
			t.cost[j].Neg(y.Mul(c(j, &x), t.den))
		}
	}
	for i, row := range t.rows {
		if c(t.basis[i], &x).Sign() == 0 {
			continue
		}
		for j, a := range row {
			t.cost[j].Add(t.cost[j], y.Mul(&x, a))
		}
	}
}

// maximise pivots until the objective is as large as it can be, with basic variables from the first so many columns. If it has no bound, it returns a column that shows it, and otherwise −1.
func (t *tableau) maximise(columns int) (unbounded int, err error) {
	isStuck := false // the last pivot improved nothing
	for {
		s := t.entering(columns, isStuck)
		if s < 0 {
			return -1, nil
		}
		r := t.leaving(s)
		if r < 0 {
			return s, nil
		}
		if t.ctx.Err() != nil {
			return 0, context.Cause(t.ctx)
		}
		if t.pivots == 0 {
			return 0, &cgt.LimitError{What: "pivots", Limit: t.most}
		}
		t.pivots--
		isStuck = t.rows[r][t.columns].Sign() == 0
		t.pivot(r, s)
	}
}

// entering returns the column with the most negative cost, or by Bland's rule the first one with a negative cost; −1 if there is none.
func (t *tableau) entering(columns int, bland bool) int {
	best := -1
	for j, c := range t.cost[:columns] {
		if c.Sign() >= 0 || best >= 0 && c.Cmp(t.cost[best]) >= 0 {
			continue
		}
		if best = j; bland {
			break
		}
	}
	return best
}

// leaving returns the row in which the variable of column s first makes the basic variable 0, and of several the one with the first variable; −1 if there is none.
func (t *tableau) leaving(s int) int {
	best := -1
	var x, y big.Int
	for i, row := range t.rows {
		if row[s].Sign() <= 0 {
			continue
		}
		if best >= 0 {
			c := x.Mul(row[t.columns], t.rows[best][s]).Cmp(y.Mul(t.rows[best][t.columns], row[s]))
			if c > 0 || c == 0 && t.basis[i] > t.basis[best] {
				continue
			}
		}
		best = i
	}
	return best
}

// pivot makes the variable of column s basic in row r.
func (t *tableau) pivot(r, s int) {
	pivot := t.rows[r]
	if pivot[s].Sign() < 0 {
		for _, a := range pivot {
			a.Neg(a)
		}
	}
	p := new(big.Int).Set(pivot[s])
	for i, row := range t.rows {
		if i != r {
			t.clear(row, pivot, s, p)
		}
	}
	t.clear(t.cost, pivot, s, p)
	t.den = p
	t.basis[r] = s
}

// clear subtracts a multiple of the pivot row so that the row has 0 in column s.
func (t *tableau) clear(row, pivot []*big.Int, s int, p *big.Int) {
	var f big.Int
	f.Set(row[s])
	x := &t.scratch
	for j, a := range row {
		a.Mul(a, p)
		if f.Sign() != 0 && pivot[j].Sign() != 0 {
			a.Sub(a, x.Mul(&f, pivot[j]))
		}
		a.Quo(a, t.den)
	}
}

// dropArtificials makes variables of the program or slacks basic where artificial ones are, which are 0. An equation that follows from the others keeps its own, which stays 0: no pivot is ever in such a row.
func (t *tableau) dropArtificials() {
	for r := range t.rows {
		if t.basis[r] < t.artificial {
			continue
		}
		s := 0
		for s < t.artificial && t.rows[r][s].Sign() == 0 {
			s++
		}
		if s < t.artificial {
			t.pivot(r, s)
		}
	}
}

// basicAndTight returns the variables of the program that are basic, and the constraints whose slack is not.
func (t *tableau) basicAndTight() (basic, tight []int) {
	isBasic := make([]bool, t.columns)
	for _, j := range t.basis {
		isBasic[j] = true
	}
	for j := range t.program.Objective {
		if isBasic[j] {
			basic = append(basic, j)
		}
	}
	for i, j := range t.slack {
		if j < 0 || !isBasic[j] {
			tight = append(tight, i)
		}
	}
	return basic, tight
}

// point returns the values of the variables of the program.
func (t *tableau) point() []*big.Rat {
	x := zeros(len(t.program.Objective))
	for i, j := range t.basis {
		if j < len(x) {
			x[j].SetFrac(t.rows[i][t.columns], t.den)
		}
	}
	return x
}

// ray returns the direction in which the variable of column s grows.
func (t *tableau) ray(s int) []*big.Rat {
	x := zeros(len(t.program.Objective))
	if s < len(x) {
		x[s].SetInt64(1)
	}
	for i, j := range t.basis {
		if j < len(x) {
			x[j].SetFrac(t.rows[i][s], t.den)
			x[j].Neg(x[j])
		}
	}
	return x
}

// dual returns the factors of the constraints; artificial is the coefficient of artificial variables in the objective.
func (t *tableau) dual(artificial int64) []*big.Rat {
	y := make([]*big.Rat, len(t.program.Constraints))
	for i, u := range t.unit {
		y[i] = new(big.Rat).SetFrac(t.cost[u], t.den)
		if u >= t.artificial {
			y[i].Add(y[i], new(big.Rat).SetInt64(artificial))
		}
		y[i].Mul(y[i], t.scale[i])
		if t.objective != nil {
			y[i].Quo(y[i], t.objective)
		}
	}
	return y
}
