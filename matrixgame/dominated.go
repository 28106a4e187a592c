package matrixgame

import (
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/simplex"
)

// dominatingRow returns a mixture of the other rows that dominates row i of a matrix, whose entries are what who chooses the rows gets, and whether it does so strictly. If a single row does, it is the first that does.
func (d Dominance) dominatingRow(ctx context.Context, m *Matrix, i int) (by Mixed, isStrict, ok bool, err error) {
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
	return d.mixture(ctx, m, i)
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

// isBest reports whether row i is so good in some column that it cannot be dominated: not worse than any other, or better than all if d is weak.
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

// mixture finds a mixture of the other rows that dominates row i by a linear program: how much it is better at least, or in all, is as large as possible.
func (d Dominance) mixture(ctx context.Context, m *Matrix, i int) (by Mixed, isStrict, ok bool, err error) {
	// The variables are the probabilities of the rows, of which row i has none, and the least gain.
	n := m.rows
	sum := slices.Repeat([]*big.Rat{one}, n+1)
	zero := new(big.Rat)
	sum[n] = zero
	p := simplex.Program{Objective: slices.Repeat([]*big.Rat{zero}, n+1)}
	p.Constraints = append(p.Constraints, simplex.Constraint{Left: sum, Relation: simplex.Equal, Bound: one})
	for j := range m.columns {
		gains := make([]*big.Rat, n+1)
		for k := range n {
			gains[k] = new(big.Rat).Sub(m.at(k, j), m.at(i, j))
		}
		gains[n] = big.NewRat(-1, 1)
		if d.IsWeak {
			gains[n] = zero
			for k := range n {
				p.Objective[k] = new(big.Rat).Add(p.Objective[k], gains[k])
			}
		}
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: gains, Relation: simplex.AtLeast, Bound: zero})
	}
	if !d.IsWeak {
		p.Objective[n] = one
	}
	r, err := p.Solve(ctx, 0)
	if err != nil || r.Value.Sign() <= 0 {
		return Mixed{}, false, false, err
	}
	// Row i itself adds nothing to the gain, so that without it there is as much of the gain in proportion.
	rest := new(big.Rat).Sub(one, r.X[i])
	by = Mixed{r.X[:n]}
	by.p[i].SetInt64(0)
	for _, x := range by.p {
		x.Quo(x, rest)
	}
	isStrict, _ = d.isBetter(m.ColumnPayoffs(by), m.row(i))
	return by, isStrict, true, nil
}
