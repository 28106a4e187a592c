// Package linear solves square systems of linear equations with integer coefficients, exactly.
package linear

import (
	"context"
	"errors"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/modular"
)

// ErrSingular says that a system has no solution or more than one.
var ErrSingular = errors.New("linear: the system is singular")

// System is a square matrix A for which A·x = b is to be solved for several b. It is used by one goroutine at a time.
type System struct {
	n       int
	a       []*big.Int // row by row
	size    int        // no sum of the numbers of a row or column, without their signs, has more bits
	words   []int64    // the same, if all fit
	turned  []int64    // the transpose of words
	f       *factors   // nil if it is singular modulo the prime
	scratch []uint64
}

// How many bits sums of a row may have so that a word or a pair of words is enough for what is left of a right-hand
// side.
const (
	wordBits = modular.Bits - 3
	pairBits = 120
)

// New returns the system of the matrix a of n rows, which is not copied and must not be changed. The error is the cause
// of ctx. It panics if a has not n² elements.
func New(ctx context.Context, n int, a []*big.Int) (*System, error) {
	if len(a) != n*n {
		panic("linear: the matrix is not square")
	}
	s := &System{n: n, a: a, scratch: make([]uint64, n)}
	sums := make([]big.Int, 2*n)
	var x big.Int
	for i := range n {
		for j := range n {
			x.Abs(a[i*n+j])
			sums[i].Add(&sums[i], &x)
			sums[n+j].Add(&sums[n+j], &x)
		}
	}
	for i := range sums {
		s.size = max(s.size, sums[i].BitLen())
	}
	residues := make([]uint64, n*n)
	for k, v := range a {
		residues[k] = x.Mod(v, prime).Uint64()
	}
	if s.size <= pairBits && !slices.ContainsFunc(a, func(x *big.Int) bool { return !x.IsInt64() }) {
		s.words, s.turned = make([]int64, n*n), make([]int64, n*n)
		for i := range n {
			for j := range n {
				v := a[i*n+j].Int64()
				s.words[i*n+j], s.turned[j*n+i] = v, v
			}
		}
	}
	var err error
	s.f, err = factor(ctx, n, residues)
	return s, err
}

var prime = new(big.Int).SetUint64(modular.Prime)

// Solve solves A·x = b: x is num divided by den, which is positive; they may have a common factor. The hint, if it is
// not nil, is a positive number that may be a multiple of the denominators of x, as the determinant is. If it is, the
// system is solved faster; if not, no harm is done. Mostly den is a multiple of it. The error is [ErrSingular], or the
// cause of ctx.
func (s *System) Solve(ctx context.Context, b []*big.Int, hint *big.Int) (num []*big.Int, den *big.Int, err error) {
	return s.solve(ctx, b, hint, false)
}

// SolveTransposed is Solve for the transpose of A.
func (s *System) SolveTransposed(ctx context.Context, b []*big.Int, hint *big.Int) (num []*big.Int, den *big.Int, err error) {
	return s.solve(ctx, b, hint, true)
}

func (s *System) solve(ctx context.Context, b []*big.Int, hint *big.Int, isTransposed bool) (num []*big.Int, den *big.Int, err error) {
	if len(b) != s.n {
		panic("linear: the right-hand side does not fit the matrix")
	}
	if s.f == nil {
		return s.eliminate(ctx, b, isTransposed)
	}
	return s.lift(ctx, b, hint, isTransposed)
}
