package simplex

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// tableau is a system of equations in the variables of the program, slacks and artificial variables, solved for a
// basis. All its numbers stand for themselves over den.
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

// maximise pivots until the objective is as large as it can be, with basic variables from the first so many columns. If
// it has no bound, it returns a column that shows it, and otherwise −1.
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

// entering returns the column with the most negative cost, or by Bland's rule the first one with a negative cost; −1 if
// there is none.
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

// leaving returns the row in which the variable of column s first makes the basic variable 0, and of several the one
// with the first variable; −1 if there is none.
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

// dropArtificials makes variables of the program or slacks basic where artificial ones are, which are 0. An equation
// that follows from the others keeps its own, which stays 0: no pivot is ever in such a row.
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
