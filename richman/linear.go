package richman

import (
	"context"
	"errors"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
)

// linear solves small systems of linear equations exactly.
type linear struct {
	budget *budget.Budget
	words  int // the largest number of words in the numbers of a system
}

// errDependent is the error for a system that is singular.
var errDependent = errors.New("richman: a system of linear equations is singular")

// checkSize checks that there is memory for a system with n equations, where numbers have so many words besides those
// that it takes to find them.
func (l *linear) checkSize(n, words int) error {
	const more = 7
	if n+1 > l.words/(n+1)/(words+more) {
		return &cgt.LimitError{What: "words of numbers", Limit: l.words}
	}
	return nil
}

// stepsOf returns how many steps it takes to multiply numbers of so many words, as an int of 32 bits.
func stepsOf(words int) int {
	words = min(words, 1<<15)
	return 1 + words*words
}

// solve returns the solution of a system with n equations for n unknowns, as numerators over one positive denominator.
// Each row has the coefficients and then the right side, and is changed. The error is errDependent, a
// [*cgt.LimitError], or the cause of the context.
//
// Elimination keeps all numbers integers: after each step they are minors of the system, so that they are no longer
// than Hadamard's bound says.
//
// Source: E. H. Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Mathematics of
// Computation 22 (1968).
func (l *linear) solve(rows [][]*big.Int) (x []*big.Int, den *big.Int, err error) {
	n := len(rows)
	last := big.NewInt(1)
	var p, q big.Int
	for i := range n {
		pivot := i
		for pivot < n && rows[pivot][i].Sign() == 0 {
			pivot++
		}
		if pivot == n {
			return nil, nil, errDependent
		}
		if pivot != i {
			rows[i], rows[pivot] = rows[pivot], rows[i]
			for _, y := range rows[i] { // so that the minors keep their signs
				y.Neg(y)
			}
		}
		words := 1 + rows[i][i].BitLen()/64
		if err := l.checkSize(n, words); err != nil {
			return nil, nil, err
		}
		for k := i + 1; k < n; k++ {
			f := rows[k][i]
			for j := i + 1; j <= n; j++ {
				if !l.budget.Spend(stepsOf(words)) {
					return nil, nil, l.budget.Err
				}
				p.Mul(rows[k][j], rows[i][i])
				if f.Sign() != 0 && rows[i][j].Sign() != 0 {
					p.Sub(&p, q.Mul(f, rows[i][j]))
				}
				rows[k][j].Quo(&p, last)
			}
			rows[k][i] = new(big.Int)
		}
		last = rows[i][i]
	}
	// Every unknown is a quotient by the determinant, so that the divisions below leave nothing over.
	den = new(big.Int).Set(last)
	x = make([]*big.Int, n)
	for i := n - 1; i >= 0; i-- {
		x[i] = new(big.Int).Mul(rows[i][n], den)
		words := 1 + den.BitLen()/64
		for j := i + 1; j < n; j++ {
			if !l.budget.Spend(stepsOf(words)) {
				return nil, nil, l.budget.Err
			}
			x[i].Sub(x[i], p.Mul(rows[i][j], x[j]))
		}
		x[i].Quo(x[i], rows[i][i])
	}
	if den.Sign() < 0 {
		den.Neg(den)
		for _, y := range x {
			y.Neg(y)
		}
	}
	return x, den, nil
}

// solveRats is solve for rows of fractions, which it does not change, and returns fractions.
func (l *linear) solveRats(rows [][]*big.Rat) (x []*big.Rat, err error) {
	whole := make([][]*big.Int, len(rows))
	var g, m big.Int
	for i, row := range rows {
		if ctx := l.budget.Ctx; ctx != nil && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		den := big.NewInt(1)
		for _, y := range row {
			if !y.IsInt() {
				g.GCD(nil, nil, den, y.Denom())
				den.Mul(den, m.Quo(y.Denom(), &g))
			}
		}
		for _, y := range row {
			z := new(big.Int).Quo(den, y.Denom())
			whole[i] = append(whole[i], z.Mul(z, y.Num()))
		}
	}
	nums, den, err := l.solve(whole)
	if err != nil {
		return nil, err
	}
	for _, y := range nums {
		if ctx := l.budget.Ctx; ctx != nil && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		x = append(x, new(big.Rat).SetFrac(y, den))
	}
	return x, nil
}
