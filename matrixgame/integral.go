package matrixgame

import (
	"math/big"
)

// integral is a matrix whose rows are multiplied by their common denominators, so that all entries are integers.
type integral struct {
	rows, columns int
	at            []*big.Int // row by row; not to be changed
	den           []*big.Int // what each row was multiplied by
}

func newIntegral(m *Matrix) *integral {
	g := &integral{rows: m.rows, columns: m.columns, at: make([]*big.Int, 0, len(m.entries)), den: make([]*big.Int, m.rows)}
	for i := range m.rows {
		row := m.row(i)
		den := commonDenominator(row)
		g.den[i] = den
		g.at = append(g.at, overDenominator(row, den)...)
	}
	return g
}

// row returns row i.
func (g *integral) row(i int) []*big.Int { return g.at[i*g.columns : (i+1)*g.columns] }

// commonDenominator returns the least common denominator.
func commonDenominator(x []*big.Rat) *big.Int {
	den := big.NewInt(1)
	var g big.Int
	for _, x := range x {
		if x.IsInt() || x.Denom().Cmp(den) == 0 {
			continue
		}
		g.GCD(nil, nil, den, x.Denom())
		den.Mul(den, g.Quo(x.Denom(), &g))
	}
	return den
}

// overDenominator returns the numerators of fractions over a common denominator, not to be changed.
func overDenominator(x []*big.Rat, den *big.Int) []*big.Int {
	nums := make([]*big.Int, len(x))
	isOne := den.BitLen() == 1
	for i, x := range x {
		if nums[i] = x.Num(); isOne || x.Sign() == 0 {
			continue
		}
		q := new(big.Int).Quo(den, x.Denom())
		nums[i] = q.Mul(q, x.Num())
	}
	return nums
}
