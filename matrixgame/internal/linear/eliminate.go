package linear

import (
	"context"
	"math/big"
)

// eliminate solves a system by elimination without fractions, in which each division is without remainder. It is for
// matrices that are singular modulo the prime, which happens by chance hardly ever.
//
// Source: E. H. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Mathematics of
// Computation 22 (1968).
func (s *System) eliminate(ctx context.Context, b []*big.Int, isTransposed bool) (num []*big.Int, den *big.Int, err error) {
	n := s.n
	rows := make([][]*big.Int, n)
	for i := range rows {
		rows[i] = make([]*big.Int, n+1)
		for j := range n {
			k := i*n + j
			if isTransposed {
				k = j*n + i
			}
			rows[i][j] = new(big.Int).Set(s.a[k])
		}
		rows[i][n] = new(big.Int).Set(b[i])
	}
	den = big.NewInt(1)
	var x big.Int
	for k := range n {
		if ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
		r := k
		for r < n && rows[r][k].Sign() == 0 {
			r++
		}
		if r == n {
			return nil, nil, ErrSingular
		}
		rows[k], rows[r] = rows[r], rows[k]
		pivot := rows[k][k]
		for i, row := range rows {
			if i == k {
				continue
			}
			f := new(big.Int).Set(row[k])
			for j := k; j <= n; j++ {
				row[j].Mul(row[j], pivot)
				row[j].Sub(row[j], x.Mul(f, rows[k][j]))
				row[j].Quo(row[j], den)
			}
			// The elements to the left are 0 but that of the diagonal, which is the pivot of all rows from now on and
			// not needed.
		}
		den = new(big.Int).Set(pivot)
	}
	for _, row := range rows {
		num = append(num, row[n])
	}
	if den.Sign() < 0 {
		den.Neg(den)
		for _, x := range num {
			x.Neg(x)
		}
	}
	return num, den, nil
}
