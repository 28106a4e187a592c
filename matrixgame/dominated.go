package matrixgame

import (
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// reduceRows takes away the rows of a matrix that are dominated, one after another, and returns the numbers of those
// that stay. Left are the numbers of its rows, among so many in the whole game; it is overwritten. Each row that goes
// is noted, with the mixture of rows of the whole game that dominates it.
func (d Dominance) reduceRows(ctx context.Context, m *Matrix, left []int, rows int, note func(row int, by Mixed, isStrict bool)) ([]int, error) {
	for i := 0; i < len(left); {
		by, isStrict, ok, err := d.dominatingRow(ctx, m, i)
		if err != nil {
			return nil, err
		}
		if !ok {
			i++
			continue
		}
		note(left[i], by.extended(rows, left), isStrict)
		left = slices.Delete(left, i, i+1)
		m = m.without(i)
	}
	return left, nil
}

// dominatingRow returns a mixture of the other rows that dominates row i of a matrix, whose entries are what who
// chooses the rows gets, and whether it does so strictly. If a single row does, it is the first that does.
func (d Dominance) dominatingRow(ctx context.Context, m *Matrix, i int) (by Mixed, isStrict, ok bool, err error) {
	if ctx.Err() != nil {
		return Mixed{}, false, false, context.Cause(ctx)
	}
	for k := range m.rows {
		if k == i {
			continue
		}
		if isStrict, ok := d.isBetter(m.row(k), m.row(i)); ok {
			return Pure(m.rows, k), isStrict, true, nil
		}
	}
	if !d.ByMixtures || m.rows < 3 || d.isBest(m, i) {
		return Mixed{}, false, false, nil
	}
	gains, err := m.gains(ctx, i)
	if err != nil {
		return Mixed{}, false, false, err
	}
	sol, err := Solve(ctx, gains)
	if err != nil {
		return Mixed{}, false, false, err
	}
	p := sol.row.p
	switch sol.value.Sign() {
	case -1:
		return Mixed{}, false, false, nil
	case 0:
		if p = nil; d.IsWeak {
			p, err = gains.weaklyPositive(ctx)
		}
		if p == nil {
			return Mixed{}, false, false, err
		}
	}
	return Mixed{slices.Insert(slices.Clone(p), i, new(big.Rat))}, sol.value.Sign() > 0, true, nil
}

// firstDominated returns the first row that another single row dominates.
func (d Dominance) firstDominated(m *Matrix) (row int, ok bool) {
	for i := range m.rows {
		for k := range m.rows {
			if _, ok := d.isBetter(m.row(k), m.row(i)); ok {
				return i, true
			}
		}
	}
	return 0, false
}

// isBetter reports whether payoffs dominate others, and whether they do so strictly.
func (d Dominance) isBetter(x, y []*big.Rat) (isStrict, ok bool) {
	isStrict = true
	for j := range x {
		switch x[j].Cmp(y[j]) {
		case -1:
			return false, false
		case 0:
			isStrict = false
		case 1:
			ok = true
		}
	}
	return isStrict, isStrict || ok && d.IsWeak
}

// isBest reports whether row i is so good in some column that it cannot be dominated: not worse than any other, or
// better than all if d is weak.
func (d Dominance) isBest(m *Matrix, i int) bool {
	for j := range m.columns {
		isBest := true
		for k := 0; k < m.rows && isBest; k++ {
			if k != i {
				c := m.at(i, j).Cmp(m.at(k, j))
				isBest = c > 0 || c == 0 && !d.IsWeak
			}
		}
		if isBest {
			return true
		}
	}
	return false
}

// gains returns by how much the other rows are better than row i. The error is the cause of ctx.
func (m *Matrix) gains(ctx context.Context, i int) (*Matrix, error) {
	g := m.without(i)
	steps := 0
	for k, x := range g.entries {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		g.entries[k] = new(big.Rat).Sub(x, m.at(i, k%m.columns))
	}
	return g, nil
}

// without returns the matrix without a row.
func (m *Matrix) without(i int) *Matrix {
	return &Matrix{rows: m.rows - 1, columns: m.columns, entries: slices.Concat(m.entries[:i*m.columns], m.entries[(i+1)*m.columns:])}
}

// weaklyPositive returns how to mix the rows of a matrix with the value 0 so that no column gives less than 0, and one
// more, or nil if there is no such way: the sum over all columns is made as large as it can be.
func (m *Matrix) weaklyPositive(ctx context.Context) ([]*big.Rat, error) {
	ones, sums := make([]*big.Rat, m.rows), make([]*big.Rat, m.rows)
	zero := new(big.Rat)
	for i := range m.rows {
		ones[i], sums[i] = one, new(big.Rat)
		for _, x := range m.row(i) {
			sums[i].Add(sums[i], x)
		}
	}
	p := &simplex.Program{Objective: sums, Constraints: []simplex.Constraint{{Left: ones, Relation: simplex.Equal, Bound: one}}}
	columns := m.Transpose()
	for j := range m.columns {
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: columns.row(j), Relation: simplex.AtLeast, Bound: zero})
	}
	r, err := bestLottery(ctx, p)
	if err != nil || r.Value.Sign() <= 0 {
		return nil, err
	}
	return r.X, nil
}
