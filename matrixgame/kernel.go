package matrixgame

import (
	"context"
	"math/big"
)

// kernel returns a basis of the vectors that solve some homogeneous equations, of integers without a common factor. For
// each there is a free variable, which is positive in it and 0 in the others; free has them in order.
//
// Source: E. H. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Mathematics of
// Computation 22 (1968).
func kernel(ctx context.Context, equations [][]*big.Int, variables int) (basis [][]*big.Int, free []int, err error) {
	rows := make([][]*big.Int, len(equations))
	for i, e := range equations {
		for _, x := range e {
			rows[i] = append(rows[i], new(big.Int).Set(x))
		}
	}
	den := big.NewInt(1)
	pivots := make([]int, 0, variables) // the variable of each of the first rows
	var x, f big.Int
	for v := range variables {
		k := len(pivots)
		r := k
		for r < len(rows) && rows[r][v].Sign() == 0 {
			r++
		}
		if r == len(rows) {
			free = append(free, v)
			continue
		}
		rows[k], rows[r] = rows[r], rows[k]
		pivot := new(big.Int).Set(rows[k][v])
		for i, row := range rows {
			if ctx.Err() != nil {
				return nil, nil, context.Cause(ctx)
			}
			if i == k {
				continue
			}
			f.Set(row[v])
			for j := range row {
				row[j].Mul(row[j], pivot)
				if f.Sign() != 0 && rows[k][j].Sign() != 0 {
					row[j].Sub(row[j], x.Mul(&f, rows[k][j]))
				}
				row[j].Quo(row[j], den)
			}
		}
		den = pivot
		pivots = append(pivots, v)
	}
	for _, v := range free {
		b := unit(variables, v, 0)
		b[v].Set(den)
		for k, w := range pivots {
			b[w].Neg(rows[k][v])
		}
		if den.Sign() < 0 {
			for _, x := range b {
				x.Neg(x)
			}
		}
		primitive(b)
		basis = append(basis, b)
	}
	return basis, free, nil
}

// primitive divides by what is common to all numbers.
func primitive(x []*big.Int) {
	var g, y big.Int
	for _, x := range x {
		if g.BitLen() == 1 {
			return
		}
		if x.Sign() != 0 {
			g.GCD(nil, nil, &g, y.Abs(x))
		}
	}
	if g.BitLen() > 1 {
		for _, x := range x {
			x.Quo(x, &g)
		}
	}
}
