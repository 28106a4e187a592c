package matrixgame

import (
	"context"
	"fmt"
	"math"
	"math/big"
)

// Bounds is what is known about a game whose entries are known to be between those of two matrices. It is immutable and
// safe for concurrent use.
type Bounds struct{ low, high *Solution }

// SolveBetween solves a game with the zero [Solver].
func SolveBetween(ctx context.Context, low, high *Matrix) (*Bounds, error) {
	var s Solver
	return s.SolveBetween(ctx, low, high)
}

// SolveBetween bounds the value of all games whose entries are at least those of low and at most those of high. The
// value never falls if an entry grows, so that it is between those of the two games, and both are reached. The error is
// an [*InputError] for the first entry that is larger in low than in high or if the matrices differ in size, and
// otherwise as of [Solver.Solve].
func (s *Solver) SolveBetween(ctx context.Context, low, high *Matrix) (*Bounds, error) {
	if low.rows != high.rows || low.columns != high.columns {
		return nil, &InputError{Msg: fmt.Sprintf("the bounds are matrices of %d×%d and of %d×%d", low.rows, low.columns, high.rows, high.columns)}
	}
	for k, x := range low.entries {
		if y := high.entries[k]; x.Cmp(y) > 0 {
			return nil, &InputError{Place: fmt.Sprintf("row %d, column %d", k/low.columns+1, k%low.columns+1), Msg: fmt.Sprintf("is at least %s and at most %s", short(x.RatString()), short(y.RatString()))}
		}
	}
	b := &Bounds{}
	var err error
	if b.low, err = s.Solve(ctx, low); err != nil {
		return nil, err
	}
	if low.Equal(high) {
		b.high = b.low
		return b, nil
	}
	b.high, err = s.Solve(ctx, high)
	if err != nil {
		return nil, err
	}
	return b, nil
}

// Rounded returns between which matrices a matrix is whose entries were rounded to these numbers: each float stands for
// all numbers to which it is nearest. So 0.1 may be 1/10. The errors are those of [FromFloats].
func Rounded(rows [][]float64) (low, high *Matrix, err error) {
	if low, err = FromFloats(rows); err != nil {
		return nil, nil, err
	}
	high = &Matrix{rows: low.rows, columns: low.columns, entries: make([]*big.Rat, len(low.entries))}
	for k, exact := range low.entries {
		x := rows[k/low.columns][k%low.columns]
		low.entries[k] = halfway(x, exact, math.Inf(-1))
		high.entries[k] = halfway(x, exact, math.Inf(1))
	}
	return low, high, nil
}

// halfway returns the number in the middle between x, which is the same as exact, and the next float in a direction.
// Beyond the largest float it is as far as on the other side.
func halfway(x float64, exact *big.Rat, direction float64) *big.Rat {
	next := new(big.Rat)
	if y := math.Nextafter(x, direction); !math.IsInf(y, 0) {
		next.SetFloat64(y).Add(next, exact)
	} else {
		next.SetFloat64(math.Nextafter(x, -direction))
		next.Sub(exact, next).Add(next, exact).Add(next, exact)
	}
	return next.Mul(next, big.NewRat(1, 2))
}

// Value returns the smallest and the largest value that a game between the bounds may have.
func (b *Bounds) Value() (low, high *big.Rat) { return b.low.Value(), b.high.Value() }

// Floats returns floats that contain all values that a game between the bounds may have: the largest float64 that is
// not more than the smallest one, and the smallest that is not less than the largest.
func (b *Bounds) Floats() (low, high float64) {
	low, _ = b.low.Floats()
	_, high = b.high.Floats()
	return low, high
}

// Row returns a strategy with which the row player gets the lower bound at least, whichever game between the bounds it
// is.
func (b *Bounds) Row() Mixed { return b.low.row }

// Column returns a strategy with which the column player pays the upper bound at most.
func (b *Bounds) Column() Mixed { return b.high.column }

// Verify checks the solutions of both games that are the bounds, as [Solution.Verify] does, and that the bounds are in
// order.
func (b *Bounds) Verify() error {
	if b.low == nil || b.high == nil {
		return &VerifyError{Msg: missingGame}
	}
	if err := b.low.Verify(); err != nil {
		return err
	}
	for k, x := range b.low.m.entries {
		if x.Cmp(b.high.m.entries[k]) > 0 {
			return &VerifyError{fmt.Sprintf("row %d, column %d", k/b.low.m.columns+1, k%b.low.m.columns+1), "has a lower bound above the upper one"}
		}
	}
	return b.high.Verify()
}
