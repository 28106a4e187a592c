package matrixgame

import (
	"context"
	"errors"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/internal/linear"
)

// corner is a basis with the exact solution that belongs to it, and what it lacks to be optimal.
//
// The columns of the basis are mixed so that all rows of it get the same, which is v; other rows get v less a slack.
// The rows are mixed so that all columns of the basis give the same, which is v too; other columns give v and a cost.
// The mixtures are optimal if neither they nor slacks nor costs are negative. Rows are multiplied by their denominators
// throughout: the slack of row i is that of the multiplied row, and the weight of a row that of a multiplied one.
type corner struct {
	g      *integral
	basis  basis
	system *linear.System
	// The column player's side, over one denominator.
	mixture  []*big.Int // of the columns of the basis
	value    *big.Int
	slack    []*big.Int // by row; 0 for those of the basis
	valueDen *big.Int
	// The row player's.
	weights   []*big.Int // of the rows of the basis
	cost      []*big.Int // by column; 0 for those of the basis
	weightDen *big.Int
	hint      *big.Int // probably a multiple of all denominators that come up
}

// newCorner finds the column player's side of a basis. The error is [linear.ErrSingular] if it is no basis. The hint is
// for [linear.System.Solve].
func newCorner(ctx context.Context, g *integral, b basis, hint *big.Int) (*corner, error) {
	k := len(b.rows)
	if k == 0 || k != len(b.columns) {
		return nil, linear.ErrSingular
	}
	a := make([]*big.Int, 0, (k+1)*(k+1))
	for _, i := range b.rows {
		for _, j := range b.columns {
			a = append(a, g.row(i)[j])
		}
		a = append(a, new(big.Int).Neg(g.den[i]))
	}
	for range k {
		a = append(a, big.NewInt(1))
	}
	system, err := linear.New(ctx, k+1, append(a, new(big.Int)))
	if err != nil {
		return nil, err
	}
	c := &corner{g: g, basis: b, system: system}
	if k == 1 {
		hint = g.den[b.rows[0]] // the determinant
	}
	x, den, err := system.Solve(ctx, unit(k+1, k, 1), hint)
	if err != nil {
		return nil, err
	}
	c.hint = den
	c.mixture, c.value, c.valueDen = x[:k], x[k], den
	c.slack, err = c.slacks(ctx, x, nil)
	return c, err
}

// unit returns n numbers, all 0 but number i.
func unit(n, i int, x int64) []*big.Int {
	u := make([]*big.Int, n)
	for k := range u {
		u[k] = new(big.Int)
	}
	u[i].SetInt64(x)
	return u
}

// slacks returns the slack of each row for a mixture of the columns of the basis and a value, less what is given for
// the row if there is anything.
func (c *corner) slacks(ctx context.Context, x []*big.Int, less func(i int) *big.Int) ([]*big.Int, error) {
	slack := make([]*big.Int, c.g.rows)
	var t big.Int
	for i := range slack {
		slack[i] = new(big.Int)
		if _, isIn := slices.BinarySearch(c.basis.rows, i); isIn {
			continue
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		slack[i].Mul(c.g.den[i], x[len(x)-1])
		row := c.g.row(i)
		for l, j := range c.basis.columns {
			slack[i].Sub(slack[i], t.Mul(row[j], x[l]))
		}
		if less != nil {
			slack[i].Sub(slack[i], less(i))
		}
	}
	return slack, nil
}

// price finds the row player's side.
func (c *corner) price(ctx context.Context) error {
	k := len(c.basis.rows)
	x, den, err := c.system.SolveTransposed(ctx, unit(k+1, k, -1), c.hint)
	if err != nil {
		return err
	}
	c.hint = den
	// The last number is −v.
	c.weights, c.weightDen = x[:k], den
	c.cost = make([]*big.Int, c.g.columns)
	for j := range c.cost {
		c.cost[j] = new(big.Int)
		if _, isIn := slices.BinarySearch(c.basis.columns, j); !isIn {
			c.cost[j].Set(x[k])
		}
	}
	var t big.Int
	for l, i := range c.basis.rows {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for j, a := range c.g.row(i) {
			if _, isIn := slices.BinarySearch(c.basis.columns, j); !isIn && x[l].Sign() != 0 {
				c.cost[j].Add(c.cost[j], t.Mul(a, x[l]))
			}
		}
	}
	return nil
}

func noneNegative(x []*big.Int) bool {
	return !slices.ContainsFunc(x, func(x *big.Int) bool { return x.Sign() < 0 })
}

// isFeasible reports whether the column player's side is a mixture, and no row gets more than v.
func (c *corner) isFeasible() bool { return noneNegative(c.mixture) && noneNegative(c.slack) }

// isPriced reports whether the row player's side is a mixture, and no column gives less than v. With
// [corner.isFeasible] this makes both optimal.
func (c *corner) isPriced() bool { return noneNegative(c.weights) && noneNegative(c.cost) }

// entering returns the variable with the most negative price, columns first and then rows, or by Bland's rule the first
// with a negative one.
func (c *corner) entering(bland bool) int {
	best := -1
	var least *big.Int
	look := func(variable int, x *big.Int) {
		if x.Sign() < 0 && (best < 0 || !bland && x.Cmp(least) < 0) {
			best, least = variable, x
		}
	}
	for j, x := range c.cost {
		look(j, x)
	}
	for l, i := range c.basis.rows {
		look(c.g.columns+i, c.weights[l])
	}
	return best
}

// next returns the basis after the pivot in which a variable enters, and whether v is less by it. The corner must be
// feasible. The determinant changes by the factor of the pivot element, so that if the hint was the determinant, this
// is true of the next one.
func (c *corner) next(ctx context.Context, entering int) (b basis, hint *big.Int, isBetter bool, err error) {
	k, columns := len(c.basis.rows), c.g.columns
	right := unit(k+1, k, 0)
	var less func(i int) *big.Int
	if entering < columns {
		for l, i := range c.basis.rows {
			right[l].Neg(c.g.row(i)[entering])
		}
		right[k].SetInt64(-1)
		less = func(i int) *big.Int { return c.g.row(i)[entering] }
	} else {
		l, _ := slices.BinarySearch(c.basis.rows, entering-columns)
		right[l].SetInt64(-1)
	}
	rate, den, err := c.system.Solve(ctx, right, c.hint)
	if err != nil {
		return basis{}, nil, false, err
	}
	if less != nil {
		unscaled := less
		var t big.Int
		less = func(i int) *big.Int { return t.Mul(unscaled(i), den) }
	}
	slackRate, err := c.slacks(ctx, rate, less)
	if err != nil {
		return basis{}, nil, false, err
	}
	leaving := -1
	var most, fall *big.Int
	var x, y big.Int
	look := func(variable int, value, rate *big.Int) {
		if rate.Sign() < 0 && (leaving < 0 || x.Mul(value, fall).Cmp(y.Mul(most, rate)) > 0) {
			leaving, most, fall = variable, value, rate // both rates are negative, which turns the comparison
		}
	}
	for l, j := range c.basis.columns {
		look(j, c.mixture[l], rate[l])
	}
	for i, s := range c.slack {
		look(columns+i, s, slackRate[i])
	}
	b = basis{slices.Clone(c.basis.rows), slices.Clone(c.basis.columns)}
	b.change(columns, entering)
	b.change(columns, leaving)
	return b, new(big.Int).Neg(fall), most.Sign() > 0, nil
}

// change moves a variable into the basis or out of it.
func (b *basis) change(columns, variable int) {
	list, x := &b.columns, variable
	if variable >= columns {
		list, x = &b.rows, variable-columns
	}
	if at, isIn := slices.BinarySearch(*list, x); isIn {
		*list = slices.Delete(*list, at, at+1)
	} else {
		*list = slices.Insert(*list, at, x)
	}
}

// optimum finds an optimal corner of g, or of the same game with the players' parts exchanged, by exact pivots from a
// basis. If nothing can be made of it, it starts again at the best pure strategy, which always works. It always ends:
// after a pivot that does not improve the value, the next ones follow Bland's rule until it does.
//
// Source: R. G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations Research 2 (1977).
func (s *Solver) optimum(ctx context.Context, m *Matrix, b basis, stats *Stats) (c *corner, isSwapped bool, err error) {
	c, err = newCorner(ctx, newIntegral(m), b, nil)
	if err == nil {
		err = c.price(ctx)
	}
	switch {
	case err != nil && !errors.Is(err, linear.ErrSingular):
		return nil, false, err
	case err == nil && c.isFeasible():
	case err == nil && c.isPriced():
		if m, err = m.swapped(ctx); err != nil {
			return nil, false, err
		}
		isSwapped = true
		c, err = newCorner(ctx, newIntegral(m), basis{c.basis.columns, c.basis.rows}, nil)
		if err != nil {
			return nil, false, err
		}
	default:
		if c, err = newCorner(ctx, newIntegral(m), start(m), nil); err != nil {
			return nil, false, err
		}
	}
	isStuck := false // the last pivot improved nothing
	for {
		if err := c.price(ctx); err != nil {
			return nil, false, err
		}
		if c.isPriced() {
			return c, isSwapped, nil
		}
		if most := s.Limits.pivots(); stats.Exact >= most {
			return nil, false, &cgt.LimitError{What: "exact pivots", Limit: most}
		}
		b, hint, isBetter, err := c.next(ctx, c.entering(isStuck))
		if err != nil {
			return nil, false, err
		}
		isStuck = !isBetter
		stats.Exact++
		if s.Progress != nil {
			s.Progress(*stats)
		}
		if c, err = newCorner(ctx, c.g, b, hint); err != nil {
			return nil, false, err
		}
	}
}
