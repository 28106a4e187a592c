package stochastic

import (
	"errors"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame/internal/linear"
)

// mostEquations is how many states there may be for the linear equations of the values to be solved. Only tests change
// it.
var mostEquations = 400

// chances returns the probabilities to go from each state to each other one with the strategies of an answer, and the
// average payoffs.
func (r *run) chances(a *answer) (p [][]*big.Rat, payoffs []*big.Rat) {
	n := len(r.g.states)
	p, payoffs = make([][]*big.Rat, n), newAnswer(n).values
	var both, t big.Rat
	for s := range p {
		p[s] = newAnswer(n).values
		from := &r.g.states[s]
		if from.rows == 0 {
			continue
		}
		row, column := a.row[s].Probabilities(), a.column[s].Probabilities()
		for _, i := range a.row[s].Support() {
			for _, j := range a.column[s].Support() {
				both.Mul(row[i], column[j])
				e := &from.entries[i*from.columns+j]
				payoffs[s].Add(payoffs[s], t.Mul(&both, e.payoff))
				for _, x := range e.next {
					p[s][x.to].Add(p[s][x.to], t.Mul(&both, x.p))
				}
			}
		}
	}
	return p, payoffs
}

// newton makes a step of Newton's method. The result is nil if it does not come at least twice as near, or cannot be
// made.
//
// If P are the probabilities with the strategies of the answer, the values change by the solution d of d = P·d + c,
// where c is the change by Shapley's step. Floating point is enough to find d, as only the change is found and its
// error is smaller in proportion.
func (r *run) newton(from *guess, weights []*big.Rat, bits uint) (*guess, error) {
	n := len(r.g.states)
	if n > mostEquations {
		return nil, nil
	}
	p, _ := r.chances(from.answer)
	// Solve in units in which the largest change is about 1, so that small ones do not vanish.
	unit := new(big.Rat)
	changes := make([]*big.Rat, n)
	for s, v := range from.values {
		changes[s] = new(big.Rat).Sub(from.answer.values[s], v)
		if t := new(big.Rat).Abs(changes[s]); t.Cmp(unit) > 0 {
			unit = t
		}
	}
	rows := make([][]float64, n)
	for s := range rows {
		rows[s] = make([]float64, n+1)
		for t, x := range p[s] {
			rows[s][t], _ = x.Float64()
			rows[s][t] = -rows[s][t]
		}
		rows[s][s]++
		rows[s][n], _ = new(big.Rat).Quo(changes[s], unit).Float64()
	}
	d, ok := eliminate(rows)
	if !ok {
		return nil, nil
	}
	values := make([]*big.Rat, n)
	for s, v := range from.values {
		t := new(big.Rat).SetFloat64(d[s])
		values[s] = t.Add(v, t.Mul(t, unit))
	}
	next, err := r.look(rounded(values, bits), weights)
	if err != nil || new(big.Rat).Add(next.miss, next.miss).Cmp(from.miss) > 0 {
		return nil, err
	}
	return next, nil
}

// eliminate solves linear equations in floating point; the last column is the right side. It changes the rows. It fails
// if a result is not finite.
func eliminate(rows [][]float64) (x []float64, ok bool) {
	n := len(rows)
	for k := range n {
		pivot := k
		for i := k; i < n; i++ {
			if math.Abs(rows[i][k]) > math.Abs(rows[pivot][k]) {
				pivot = i
			}
		}
		rows[k], rows[pivot] = rows[pivot], rows[k]
		for i := k + 1; i < n; i++ {
			f := rows[i][k] / rows[k][k]
			if f == 0 {
				continue
			}
			for j := k; j <= n; j++ {
				rows[i][j] -= float64(f * rows[k][j]) // rounded twice on all machines
			}
		}
	}
	x = make([]float64, n)
	for k := n - 1; k >= 0; k-- {
		sum := rows[k][n]
		for j := k + 1; j < n; j++ {
			sum -= float64(rows[k][j] * x[j])
		}
		x[k] = sum / rows[k][k]
		if math.IsNaN(x[k]) || math.IsInf(x[k], 0) {
			return nil, false
		}
	}
	return x, true
}

// exact solves the linear equations of the values exactly, for players who go on to mix as in a guess. The result is
// nil if one of them has a better strategy then.
func (r *run) exact(from *guess, weights []*big.Rat) (*guess, error) {
	n := len(r.g.states)
	if n > mostEquations {
		return nil, nil
	}
	p, payoffs := r.chances(from.answer)
	a, b := make([]*big.Int, n*n), make([]*big.Int, n)
	var t big.Rat
	for s := range n {
		den := new(big.Int).Set(payoffs[s].Denom())
		var gcd big.Int
		for _, x := range p[s] {
			den.Mul(den, gcd.Quo(x.Denom(), gcd.GCD(nil, nil, den, x.Denom())))
		}
		scale := new(big.Rat).SetInt(den)
		for j, x := range p[s] {
			x.Neg(x)
			if j == s {
				x.Add(x, one)
			}
			a[s*n+j] = new(big.Int).Set(t.Mul(x, scale).Num())
		}
		b[s] = new(big.Int).Set(t.Mul(payoffs[s], scale).Num())
	}
	system, err := linear.New(r.ctx, n, a)
	if err != nil {
		return nil, err
	}
	num, den, err := system.Solve(r.ctx, b, nil)
	if errors.Is(err, linear.ErrSingular) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	values := make([]*big.Rat, n)
	for s := range values {
		values[s] = new(big.Rat).SetFrac(num[s], den)
	}
	next, err := r.look(values, weights)
	if err != nil || next.miss.Sign() > 0 {
		return nil, err
	}
	return next, nil
}
