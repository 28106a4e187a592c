package matrixgame

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// Correlated is a correlated equilibrium: somebody whom both players trust draws a row and a column by lot, as often as
// Distribution says, and tells each player only his own choice. No player gets more by another choice than the one he
// is told. If it is Coarse, a player must say beforehand whether he obeys, and no choice gets him more than to obey.
type Correlated struct {
	Game         *Bimatrix
	Distribution *Matrix // how often each row and column is drawn
	Coarse       bool
	Welfare      *Matrix  // what was maximised: this is what a row and column is worth
	Value        *big.Rat // what the equilibrium is worth on average
	dual         []*big.Rat
}

// ObedienceError reports that a distribution is no correlated equilibrium, because a player would get more by another
// choice than by the one he is told.
type ObedienceError struct {
	Who    Player
	Told   int // the choice he is told, counted from 0; −1 if he does not know it yet
	Choice int // the first of the choices that are best for him then, counted from 0
	// Gain is how much more he would get by it, each time, counted also over the times he is told something else.
	Gain *big.Rat
}

// Error returns the message in one line, with choices counted from 1.
func (e *ObedienceError) Error() string {
	if e.Told < 0 {
		return fmt.Sprintf("matrixgame: the %v player gains %s by choosing %d whatever he is told", e.Who, short(ratText(e.Gain)), e.Choice+1)
	}
	return fmt.Sprintf("matrixgame: the %v player gains %s by choosing %d where he is told %d", e.Who, short(ratText(e.Gain)), e.Choice+1, e.Told+1)
}

// TotalPayoffs returns what both players get together.
func (g *Bimatrix) TotalPayoffs() *Matrix {
	sum := g.payoffs[Row].Neg()
	for k, x := range g.payoffs[Column].entries {
		sum.entries[k].Sub(x, sum.entries[k])
	}
	return sum
}

// fits returns an error if a matrix is missing or not of the size of the game. What says what the matrix is.
func (g *Bimatrix) fits(what string, m *Matrix) error {
	if m == nil {
		return &InputError{Msg: fmt.Sprintf("the %s is missing", what)}
	}
	if m.rows != g.Rows() || m.columns != g.Columns() {
		return &InputError{Msg: fmt.Sprintf("the %s is a matrix of %d×%d, and the game one of %d×%d", what, m.rows, m.columns, g.Rows(), g.Columns())}
	}
	return nil
}

// CheckCorrelated checks whether a distribution over rows and columns is a correlated equilibrium of g, or a coarse
// one. The error is an [*ObedienceError] if a player should not obey, the row player first, and an [*InputError] if
// there is no such distribution: if a probability is negative, if the sum is not 1, or if the matrix is nil or not of
// the size of the game.
func (g *Bimatrix) CheckCorrelated(distribution *Matrix, coarse bool) error {
	if err := g.fits("distribution", distribution); err != nil {
		return err
	}
	sum := new(big.Rat)
	for k, x := range distribution.entries {
		if x.Sign() < 0 {
			return &InputError{Place: fmt.Sprintf("row %d, column %d", k/g.Columns()+1, k%g.Columns()+1), Msg: fmt.Sprintf("is negative: %s", short(x.RatString()))}
		}
		sum.Add(sum, x)
	}
	if sum.Cmp(one) != 0 {
		return &InputError{Msg: fmt.Sprintf("the sum of the probabilities is %s and not 1", short(sum.RatString()))}
	}
	for _, who := range []Player{Row, Column} {
		payoffs, p := g.own(who), distribution
		if who == Column {
			p = distribution.Transpose()
		}
		for _, o := range orders(payoffs.rows, coarse) {
			gains := make([]*big.Rat, payoffs.rows)
			var t big.Rat
			for k := range gains {
				gains[k] = new(big.Rat)
				for _, told := range o {
					for j, x := range payoffs.row(k) {
						t.Sub(x, payoffs.at(told, j))
						gains[k].Add(gains[k], t.Mul(&t, p.at(told, j)))
					}
				}
			}
			if best, most := largest(gains); most.Sign() > 0 {
				e := &ObedienceError{Who: who, Told: o[0], Choice: best[0], Gain: most}
				if coarse {
					e.Told = -1
				}
				return e
			}
		}
	}
	return nil
}

// orders returns the sets of choices between which a player cannot tell when he decides whether to obey: each one
// alone, or all.
func orders(n int, coarse bool) [][]int {
	all := make([]int, n)
	for k := range all {
		all[k] = k
	}
	if coarse {
		return [][]int{all}
	}
	return slices.Collect(slices.Chunk(all, 1))
}

// BestCorrelated finds a correlated equilibrium of g that is worth the most on average, if welfare says what each row
// and column is worth; [Bimatrix.TotalPayoffs] is for the sum of what the players get. The error is an [*InputError] if
// welfare is nil or not of the size of the game, a [*cgt.LimitError], also if the game is larger than about 40×40, or
// the cause of ctx. It is a linear program with a variable for each row and column and a condition for each two choices of
// a player, which is solved exactly. Most random games of 20×20 take a tenth of a second and of 30×30 half of one;
// where no optimal basis is guessed, as for some of 40×40, all pivots are exact, which takes minutes or longer.
//
// Source: R. J. Aumann, Subjectivity and correlation in randomized strategies, Journal of Mathematical Economics 1,
// 1974.
func BestCorrelated(ctx context.Context, g *Bimatrix, welfare *Matrix) (*Correlated, error) {
	return bestCorrelated(ctx, g, welfare, false)
}

// BestCoarseCorrelated is as [BestCorrelated], but for coarse equilibria, of which there are more.
//
// Source: H. Moulin, J.-P. Vial, Strategically zero-sum games, International Journal of Game Theory 7, 1978.
func BestCoarseCorrelated(ctx context.Context, g *Bimatrix, welfare *Matrix) (*Correlated, error) {
	return bestCorrelated(ctx, g, welfare, true)
}

func bestCorrelated(ctx context.Context, g *Bimatrix, welfare *Matrix, coarse bool) (*Correlated, error) {
	if err := g.fits("welfare", welfare); err != nil {
		return nil, err
	}
	m, n := g.Rows(), g.Columns()
	conditions := m*(m-1) + n*(n-1)
	if coarse {
		conditions = m + n
	}
	if err := checkLottery(m*n, 1+conditions); err != nil {
		return nil, err
	}
	p, err := g.obedience(ctx, welfare, coarse)
	if err != nil {
		return nil, err
	}
	r, err := bestLottery(ctx, p)
	if err != nil {
		return nil, err
	}
	return &Correlated{Game: g, Distribution: &Matrix{m, n, r.X}, Coarse: coarse, Welfare: welfare, Value: r.Value, dual: r.Dual}, nil
}

// obedience returns the linear program of correlated equilibria, with a variable for each row and column. The error is
// the cause of ctx.
func (g *Bimatrix) obedience(ctx context.Context, welfare *Matrix, coarse bool) (*simplex.Program, error) {
	n := g.Columns()
	steps := 0
	p := &simplex.Program{Objective: welfare.entries}
	p.Constraints = append(p.Constraints, simplex.Constraint{Left: slices.Repeat([]*big.Rat{one}, len(welfare.entries)), Relation: simplex.Equal, Bound: one})
	zero := new(big.Rat)
	for _, who := range []Player{Row, Column} {
		payoffs := g.own(who)
		for _, o := range orders(payoffs.rows, coarse) {
			for k := range payoffs.rows {
				if len(o) == 1 && o[0] == k {
					continue
				}
				losses := slices.Repeat([]*big.Rat{zero}, len(welfare.entries))
				for _, told := range o {
					if err := poll.Err(ctx, &steps); err != nil {
						return nil, err
					}
					for j := range payoffs.columns {
						at := told*n + j
						if who == Column {
							at = j*n + told
						}
						losses[at] = new(big.Rat).Sub(payoffs.at(told, j), payoffs.at(k, j))
					}
				}
				p.Constraints = append(p.Constraints, simplex.Constraint{Left: losses, Relation: simplex.AtLeast, Bound: zero})
			}
		}
	}
	return p, nil
}

// Verify checks that the distribution is an equilibrium, as [Bimatrix.CheckCorrelated] does, and that none is worth
// more: that the conditions, with factors that were found with it, add up to the bound Value. The error is a
// [*VerifyError], an [*InputError] if the welfare is not of the size of the game, or what CheckCorrelated returns.
func (c *Correlated) Verify() error {
	if err := c.whole(); err != nil {
		return err
	}
	if err := c.Game.CheckCorrelated(c.Distribution, c.Coarse); err != nil {
		return err
	}
	if err := c.Game.fits("welfare", c.Welfare); err != nil {
		return err
	}
	r := &simplex.Result{Status: simplex.Optimal, Value: c.Value, X: c.Distribution.entries, Dual: c.dual}
	p, err := c.Game.obedience(context.Background(), c.Welfare, c.Coarse)
	if err != nil {
		return err
	}
	if err := p.Check(r); err != nil {
		return &VerifyError{Msg: "another correlated equilibrium may be worth more: " + err.Error()}
	}
	return nil
}

// whole checks that no part is missing.
func (c *Correlated) whole() error {
	for _, part := range []struct {
		name      string
		isMissing bool
	}{{"game", c.Game.isMissing()}, {"distribution", c.Distribution == nil}, {"welfare", c.Welfare == nil}, {"value", c.Value == nil}} {
		if part.isMissing {
			return &VerifyError{Msg: "the " + part.name + " is missing"}
		}
	}
	return nil
}

// Correlate returns the distribution that a profile stands for, in which the players' lots have nothing to do with each
// other.
func (p Profile) Correlate() *Matrix {
	m := &Matrix{rows: p.Row.Len(), columns: p.Column.Len()}
	for _, x := range p.Row.p {
		for _, y := range p.Column.p {
			m.entries = append(m.entries, new(big.Rat).Mul(x, y))
		}
	}
	return m
}
