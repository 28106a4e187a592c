package linear

import (
	"context"

	"github.com/cgt-go/sdk/internal/modular"
)

// factors are matrices modulo the prime: a lower one with ones on the diagonal and an upper one, whose product is the
// matrix with its rows in the order of from. All elements but the diagonal of the upper one are negative, so that
// products are added, and there the inverses stand.
type factors struct {
	n      int
	rows   []uint64 // both, row by row
	turned []uint64 // the transpose of rows
	from   []int
}

// factor finds the factors of a, column by column, or returns nil if it is singular. The error is the cause of ctx.
func factor(ctx context.Context, n int, a []uint64) (*factors, error) {
	f := &factors{n: n, rows: make([]uint64, n*n), turned: make([]uint64, n*n), from: make([]int, n)}
	for i := range f.from {
		f.from[i] = i
	}
	column := make([]uint64, n)
	for k := range n {
		if k%16 == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		pivot := -1
		for i := range n {
			m := min(i, k)
			column[i] = modular.Dot(a[f.from[i]*n+k], f.rows[i*n:i*n+m], column[:m])
			if pivot < 0 && i >= k && column[i] != 0 {
				pivot = i
			}
		}
		if pivot < 0 {
			return nil, nil
		}
		if pivot != k {
			f.from[k], f.from[pivot] = f.from[pivot], f.from[k]
			column[k], column[pivot] = column[pivot], column[k]
			for j := range k {
				x, y := k*n+j, pivot*n+j
				f.rows[x], f.rows[y] = f.rows[y], f.rows[x]
			}
		}
		inverse := modular.Inv(column[k])
		for i, x := range column {
			switch {
			case i < k:
				x = modular.Neg(x)
			case i == k:
				x = inverse
			default:
				x = modular.Neg(modular.Mul(x, inverse))
			}
			f.rows[i*n+k] = x
		}
	}
	for i := range n {
		for j := range n {
			f.turned[j*n+i] = f.rows[i*n+j]
		}
	}
	return f, nil
}

// solve solves A·x = b modulo the prime, in x.
func (f *factors) solve(x, b []uint64) {
	n := f.n
	for i, from := range f.from {
		x[i] = modular.Dot(b[from], f.rows[i*n:i*n+i], x)
	}
	for i := n - 1; i >= 0; i-- {
		row := f.rows[i*n : (i+1)*n]
		x[i] = modular.Mul(row[i], modular.Dot(x[i], row[i+1:], x[i+1:]))
	}
}

// solveTransposed is solve for the transpose of A; scratch is overwritten.
func (f *factors) solveTransposed(x, b, scratch []uint64) {
	n := f.n
	for i := range n {
		row := f.turned[i*n : (i+1)*n]
		scratch[i] = modular.Mul(row[i], modular.Dot(b[i], row[:i], scratch))
	}
	for i := n - 1; i >= 0; i-- {
		row := f.turned[i*n : (i+1)*n]
		scratch[i] = modular.Dot(scratch[i], row[i+1:], scratch[i+1:])
		x[f.from[i]] = scratch[i]
	}
}
