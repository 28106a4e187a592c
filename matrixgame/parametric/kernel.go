package parametric

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// kernel is a square part of a matrix from which optimal strategies and the value follow, for some values of the
// parameter: each strategy makes the payoff the same for all choices of the opponent in it.
//
// With M the part, 1 a vector of ones and adj M the adjugate, so that M·adj M = det M, the strategies are 1ᵀ·adj M and
// adj M·1 divided by S, the sum of adj M, and the value is det M / S.
//
// Source: L. S. Shapley, R. N. Snow, Basic solutions of discrete games, Contributions to the Theory of Games I, 1950.
type kernel struct {
	rows, columns []int
	row, column   []Polynomial // the strategies, times scale
	value         Polynomial   // times scale
	scale         Polynomial   // positive where the kernel was found
}

// kernelAt returns a kernel that is optimal where the parameter is x.
func (m *Matrix) kernelAt(ctx context.Context, x *big.Rat, pivots int) (*kernel, error) {
	// With positive payoffs A, the largest sum of y ≥ 0 with Ay ≤ 1 is 1/value, and y a multiple of an optimal
	// strategy.
	at := make([][]*big.Rat, m.rows)
	least := new(big.Rat)
	for i := range at {
		for j := range m.columns {
			a := m.Entry(i, j).At(x)
			at[i] = append(at[i], a)
			if a.Cmp(least) < 0 {
				least = a
			}
		}
	}
	shift := new(big.Rat).Sub(one, least)
	p := simplex.Program{}
	for range m.columns {
		p.Objective = append(p.Objective, one)
	}
	for _, row := range at {
		for j, a := range row {
			row[j] = new(big.Rat).Add(a, shift)
		}
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: row, Bound: one})
	}
	r, err := p.Solve(ctx, pivots)
	if err != nil {
		return nil, err
	}
	k, err := m.newKernel(ctx, r.Tight, r.Basic)
	if err == nil && k.scale.sign(x) < 0 {
		k.negate()
	}
	return k, err
}

// negate changes the sign of everything, which changes no strategy.
func (k *kernel) negate() {
	for i := range k.row {
		k.row[i], k.column[i] = k.row[i].Neg(), k.column[i].Neg()
	}
	k.value, k.scale = k.value.Neg(), k.scale.Neg()
}

// newKernel returns the kernel of these rows and columns, which are as many. The error is the cause of ctx.
func (m *Matrix) newKernel(ctx context.Context, rows, columns []int) (*kernel, error) {
	n := len(rows)
	part := func(change func(a [][]Polynomial)) Polynomial {
		a := make([][]Polynomial, n)
		for i := range a {
			for _, j := range columns {
				a[i] = append(a[i], m.Entry(rows[i], j))
			}
		}
		change(a)
		return determinant(ctx, a)
	}
	unit := Integers(1)
	k := &kernel{rows: rows, columns: columns, value: part(func([][]Polynomial) {})}
	for j := range n {
		k.column = append(k.column, part(func(a [][]Polynomial) {
			for i := range n {
				a[i][j] = unit
			}
		}))
		k.row = append(k.row, part(func(a [][]Polynomial) {
			for i := range n {
				a[j][i] = unit
			}
		}))
		k.scale = k.scale.Add(k.column[j])
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return k, nil
}

// determinant returns the determinant of a, which it changes, or anything if ctx is done.
//
// Source: E. H. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Mathematics of
// Computation 22, 1968.
func determinant(ctx context.Context, a [][]Polynomial) Polynomial {
	last, isNegative := Integers(1), false
	for k := range a {
		p := k
		for p < len(a) && a[p][k].IsZero() {
			p++
		}
		if p == len(a) {
			return Polynomial{}
		}
		if p != k {
			a[p], a[k] = a[k], a[p]
			isNegative = !isNegative
		}
		for _, row := range a[k+1:] {
			if ctx.Err() != nil {
				return Polynomial{}
			}
			for j := k + 1; j < len(a); j++ {
				row[j] = row[j].Mul(a[k][k]).Sub(row[k].Mul(a[k][j])).over(last)
			}
		}
		last = a[k][k]
	}
	if isNegative {
		return last.Neg()
	}
	return last
}

// conditions returns the polynomials that are not negative where the kernel is optimal, if its scale is positive there,
// without those that never are.
func (m *Matrix) conditions(k *kernel) []Polynomial {
	var all []Polynomial
	add := func(p Polynomial) {
		if p.Degree() > 0 || p.Degree() == 0 && p.leading().Sign() < 0 {
			all = append(all, p.Primitive())
		}
	}
	for _, p := range k.row {
		add(p)
	}
	for _, p := range k.column {
		add(p)
	}
	for j := range m.columns {
		sum := k.value.Neg()
		for n, i := range k.rows {
			sum = sum.Add(k.row[n].Mul(m.Entry(i, j)))
		}
		add(sum)
	}
	for i := range m.rows {
		sum := k.value
		for n, j := range k.columns {
			sum = sum.Sub(k.column[n].Mul(m.Entry(i, j)))
		}
		add(sum)
	}
	return all
}
