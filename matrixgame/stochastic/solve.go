package stochastic

import (
	"context"
	"errors"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/matrixgame"
)

// DefaultMatrices is the number of matrices that a zero [Solver.Matrices] stands for.
const DefaultMatrices = 1_000_000

// Solver solves games. The zero value is ready to be used.
type Solver struct {
	// Width is how far apart the bounds of a value may be; nil stands for 10⁻⁹. It must be positive, or else values
	// that are irrational end at a limit.
	Width *big.Rat
	// Matrices is how many matrices may be solved; 0 means [DefaultMatrices], and a negative number no limit.
	Matrices int
	// Progress, if not nil, is called after each round of iteration, with the number of matrices that were solved.
	Progress func(matrices int)
}

// Solve solves a game with the zero [Solver].
func Solve(ctx context.Context, g *Game) (*Solution, error) {
	return Solver{}.Solve(ctx, g)
}

// Solve finds what each state of a game is worth, and how to mix there.
//
// If no state can come back, the last ones are solved first, each as a matrix of numbers, and the values are exact.
// Otherwise there is an iteration with fractions whose denominators are powers of two. Shapley's step solves each state
// as if the values so far were right; how much it changes them bounds how far they are from the truth, because play
// ends. A step of Newton's method (Pollatschek and Avi-Itzhak) solves the linear equations of the values if both
// players mixed like this for ever, and mostly comes much nearer; where it does not, Shapley's step does. If the
// strategies have stopped changing, these equations are solved exactly, so that values that come from pure strategies,
// say, are exact.
//
// The error is a [*cgt.LimitError] if too many matrices have to be solved, and also if play can last so long, more than
// some hundred thousand rounds on average, that bounds are not found; in the first case the solution is returned all
// the same, with bounds that are too wide but right, unless there are no bounds yet. Otherwise it is the cause of ctx.
//
// Source: L. S. Shapley, Stochastic games, 1953.
func (s Solver) Solve(ctx context.Context, g *Game) (*Solution, error) {
	r := &run{ctx: ctx, g: g, most: limit.Count(s.Matrices, DefaultMatrices), progress: s.Progress, width: s.Width}
	if r.width == nil {
		r.width = big.NewRat(1, 1_000_000_000)
	}
	if order, ok := g.order(); ok {
		return r.induce(order)
	}
	return r.iterate()
}

// run is a run of a Solver.
type run struct {
	ctx      context.Context
	g        *Game
	most     int
	matrices int
	progress func(int)
	width    *big.Rat
}

// answer is what the matrices of all states have for solutions.
type answer struct {
	values      []*big.Rat
	row, column []matrixgame.Mixed
}

func newAnswer(n int) *answer {
	a := &answer{make([]*big.Rat, n), make([]matrixgame.Mixed, n), make([]matrixgame.Mixed, n)}
	for s := range a.values {
		a.values[s] = new(big.Rat)
	}
	return a
}

// solve solves one state if the future is worth so much, and writes the answer.
func (r *run) solve(s int, values []*big.Rat, a *answer) error {
	if r.ctx.Err() != nil {
		return context.Cause(r.ctx)
	}
	if r.g.states[s].rows == 0 {
		return nil
	}
	if r.matrices >= r.most {
		return &cgt.LimitError{What: "matrices", Limit: r.most}
	}
	r.matrices++
	x, err := matrixgame.Solve(r.ctx, r.g.Matrix(s, values))
	if err != nil {
		return err
	}
	a.values[s], a.row[s], a.column[s] = x.Value(), x.Row(), x.Column()
	return nil
}

// induce solves a game in which no state comes back, the states in an order in which each comes after all that can
// follow.
func (r *run) induce(order []int) (*Solution, error) {
	a := newAnswer(len(order))
	for _, s := range order {
		if err := r.solve(s, a.values, a); err != nil {
			return nil, err
		}
	}
	return &Solution{r.g, a.values, a.values, a.row, a.column}, nil
}

// step solves all states if the future is worth so much.
func (r *run) step(values []*big.Rat) (*answer, error) {
	a := newAnswer(len(values))
	for s := range values {
		if err := r.solve(s, values, a); err != nil {
			return nil, err
		}
	}
	if r.progress != nil {
		r.progress(r.matrices)
	}
	return a, nil
}

// guess is a guess of the values, with what Shapley's step makes of it.
type guess struct {
	values   []*big.Rat
	answer   *answer
	solution *Solution
	width    *big.Rat // of the bounds, the largest
	miss     *big.Rat // how far the step has changed the values, in proportion to the weights
}

// look makes the step from some values, and finds the bounds that follow.
//
// Let no entry have a weight to come, on average, of more than the weight of its state less 1. If the step changes no
// value by more than d downwards, then the values less d times the weights are lower bounds: one more step from them
// would change them upwards.
func (r *run) look(values, weights []*big.Rat) (*guess, error) {
	a, err := r.step(values)
	if err != nil {
		return nil, err
	}
	x := &guess{values: values, answer: a, miss: new(big.Rat)}
	var down, up, t big.Rat
	for s, v := range values {
		change := new(big.Rat).Sub(a.values[s], v)
		if change.Cmp(&up) > 0 {
			up.Set(change)
		}
		if change.Neg(change); change.Cmp(&down) > 0 {
			down.Set(change)
		}
		if t.Quo(change.Abs(change), weights[s]); t.Cmp(x.miss) > 0 {
			x.miss.Set(&t)
		}
	}
	sol := &Solution{g: r.g, row: a.row, column: a.column}
	x.width = new(big.Rat)
	for s, v := range values {
		low := new(big.Rat).Sub(v, t.Mul(&down, weights[s]))
		high := new(big.Rat).Add(v, t.Mul(&up, weights[s]))
		sol.low, sol.high = append(sol.low, low), append(sol.high, high)
		if t.Sub(high, low); t.Cmp(x.width) > 0 {
			x.width.Set(&t)
		}
	}
	x.solution = sol
	return x, nil
}

// iterate solves a game in which states may come back.
func (r *run) iterate() (*Solution, error) {
	weights, err := r.weights()
	if err != nil {
		return nil, err
	}
	bits := r.bits(weights)
	values := newAnswer(len(r.g.states)).values
	best, err := r.look(values, weights)
	if err != nil {
		return nil, err
	}
	var refuted *answer // the last one that was tried exactly, in vain
	wait, pause := 0, 1 // steps until Newton's method is tried again, and how many there will be if it fails
	for best.width.Cmp(r.width) > 0 {
		var next *guess
		if wait == 0 {
			next, err = r.newton(best, weights, bits)
			switch {
			case err != nil:
				return r.unfinished(best, err)
			case next == nil:
				wait, pause = pause, 2*pause
			default:
				pause = 1
			}
		} else {
			wait--
		}
		if next == nil {
			if next, err = r.look(rounded(best.answer.values, bits), weights); err != nil {
				return r.unfinished(best, err)
			}
		}
		if isSame(best.answer, next.answer) && (refuted == nil || !isSame(refuted, next.answer)) {
			exact, err := r.exact(next, weights)
			if err != nil {
				return r.unfinished(next, err)
			}
			if exact != nil {
				next = exact
			}
			refuted = next.answer
		}
		best = next
	}
	return best.solution, nil
}

// unfinished returns the bounds so far if a limit was reached.
func (r *run) unfinished(best *guess, err error) (*Solution, error) {
	if errors.Is(err, cgt.ErrLimit) {
		return best.solution, err
	}
	return nil, err
}

// isSame reports whether the strategies in two answers are the same.
func isSame(a, b *answer) bool {
	for s := range a.row {
		if !a.row[s].Equal(b.row[s]) || !a.column[s].Equal(b.column[s]) {
			return false
		}
	}
	return true
}

// bits returns how many binary digits after the point are enough for values.
//
// If each step rounds by e, then Shapley's step brings the miss down to about 2e times the largest weight w, which
// makes changes of 2ew², and bounds of a width of 4ew³.
func (r *run) bits(weights []*big.Rat) uint {
	size := func(x *big.Rat) int { return x.Num().BitLen() - x.Denom().BitLen() + 1 } // x < 2^size
	most := 0
	for _, w := range weights {
		most = max(most, size(w))
	}
	const enough = 1 << 12 // if the width is 0, which is not reached by rounding
	k := enough
	if r.width.Sign() > 0 {
		k = max(0, size(new(big.Rat).Inv(r.width)))
	}
	return uint(k + 3*most + 4)
}

// rounded returns the nearest numbers with so many binary digits after the point.
func rounded(values []*big.Rat, bits uint) []*big.Rat {
	list := make([]*big.Rat, len(values))
	scale := new(big.Int).Lsh(big.NewInt(1), bits)
	var num, den big.Int
	for s, v := range values {
		// ⌊v·2^bits + ½⌋
		num.Lsh(v.Num(), bits+1)
		num.Add(&num, v.Denom())
		den.Lsh(v.Denom(), 1)
		list[s] = new(big.Rat).SetFrac(new(big.Int).Div(&num, &den), scale)
	}
	return list
}
