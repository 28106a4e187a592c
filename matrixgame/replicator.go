package matrixgame

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"
)

// Replicator is the replicator dynamics of two populations in generations: one of rows and one of columns. In each
// generation the share of a choice is multiplied by 1 plus a step times its payoff against the present mixture of the
// other population, and then the shares are divided by their sum. Payoffs are measured on a scale from 0 to 1, from the
// player's worst entry to his best one. The smaller the step, the nearer this is to the dynamics in continuous time.
//
// Exact shares would have about twice as many digits in each generation. So they are rounded to multiples of 2⁻⁶⁴ with
// the sum 1, in a way that lets no choice die out. The shares are therefore only nearly those of the dynamics without
// rounding. But they are strategies all the same, and what they and their averages guarantee is exact. A Replicator is
// not safe for concurrent use.
//
// Sources: P. D. Taylor, L. B. Jonker, Evolutionary stable strategies and game dynamics, Mathematical Biosciences 40,
// 1978; J. Maynard Smith, Evolution and the theory of games, 1982, appendix D, for generations.
type Replicator struct {
	m            *Matrix
	den          *big.Int      // of all entries
	least, span  *big.Int      // numerators: of the least entry, and of the difference to the largest one, or 1 if there is none
	above        [2][]*big.Int // how much the numerators are above the least one, row by row for Row and column by column for Column
	base, factor *big.Int      // 1 and the step, in the unit of growth
	shares       [2][]*big.Int // in units of 2⁻⁶⁴
	sums         [2][]*big.Int // of the shares of all generations so far
	total        *big.Int      // the sum over all generations of the payoff above the least one, in units of 2⁻¹²⁸
	generations  int
}

// shareBits is how long shares are.
const shareBits = 64

// NewReplicator returns the dynamics that begins with the given mixtures. Choices that are not in them never appear.
// The error is an [*InputError] if the step is not positive. It panics if a strategy is not for the matrix.
func NewReplicator(m *Matrix, row, column Mixed, step *big.Rat) (*Replicator, error) {
	if step.Sign() <= 0 {
		return nil, &InputError{Msg: fmt.Sprintf("the step %s is not positive", short(step.RatString()))}
	}
	r := &Replicator{m: m, den: commonDenominator(m.entries), total: new(big.Int)}
	numerators := overDenominator(m.entries, r.den)
	r.least = slices.MinFunc(numerators, (*big.Int).Cmp)
	if r.span = new(big.Int).Sub(slices.MaxFunc(numerators, (*big.Int).Cmp), r.least); r.span.Sign() == 0 {
		r.span.SetInt64(1)
	}
	for who, entries := range [][]*big.Int{numerators, overDenominator(m.Transpose().entries, r.den)} {
		for _, x := range entries {
			r.above[who] = append(r.above[who], new(big.Int).Sub(x, r.least))
		}
	}
	r.base = new(big.Int).Mul(step.Denom(), r.span)
	r.base.Lsh(r.base, shareBits)
	r.factor = new(big.Int).Set(step.Num())
	for who, p := range [][]*big.Rat{row.of(m.rows), column.of(m.columns)} {
		r.shares[who] = apportion(overDenominator(p, commonDenominator(p)))
		r.sums[who] = make([]*big.Int, len(p))
		for k := range p {
			r.sums[who][k] = new(big.Int)
		}
	}
	return r, nil
}

// apportion returns integers with the sum 2^64 in proportion to weights, rounded: a weight that is not 0 first gets 1,
// then what is left is divided, rounded down, and those whose remainders are largest get 1 more, of equal ones the
// first.
func apportion(weights []*big.Int) []*big.Int {
	sum, left := new(big.Int), new(big.Int).Lsh(big.NewInt(1), shareBits)
	for _, w := range weights {
		sum.Add(sum, w)
		left.Sub(left, big.NewInt(int64(w.Sign())))
	}
	shares, remainders := make([]*big.Int, len(weights)), make([]*big.Int, len(weights))
	order := make([]int, len(weights))
	given := new(big.Int)
	for k, w := range weights {
		shares[k], remainders[k] = new(big.Int).QuoRem(new(big.Int).Mul(left, w), sum, new(big.Int))
		given.Add(given, shares[k])
		shares[k].Add(shares[k], big.NewInt(int64(w.Sign())))
		order[k] = k
	}
	slices.SortFunc(order, func(k, l int) int { return cmp.Or(remainders[l].Cmp(remainders[k]), k-l) })
	for _, k := range order[:left.Sub(left, given).Int64()] {
		shares[k].Add(shares[k], big.NewInt(1))
	}
	return shares
}

// Generations returns a sequence without end that yields the mixtures of one generation after another. Each use of it
// goes on where the dynamics is. A generation takes time in proportion to the size of the matrix.
func (r *Replicator) Generations() iter.Seq[Profile] {
	return func(yield func(Profile) bool) {
		for {
			p := Profile{r.Strategy(Row), r.Strategy(Column)}
			if r.step(); !yield(p) {
				return
			}
		}
	}
}

// step counts the present generation and goes on to the next one.
func (r *Replicator) step() {
	var next [2][]*big.Int
	for who, shares := range r.shares {
		others := r.shares[1-who]
		most := new(big.Int).Lsh(r.span, shareBits)
		weights := make([]*big.Int, len(shares))
		var t big.Int
		for k, share := range shares {
			r.sums[who][k].Add(r.sums[who][k], share)
			payoff := new(big.Int) // in units of the span times 2⁻⁶⁴
			for l, x := range others {
				payoff.Add(payoff, t.Mul(x, r.above[who][k*len(others)+l]))
			}
			if Player(who) == Row {
				r.total.Add(r.total, t.Mul(share, payoff))
			} else {
				payoff.Sub(most, payoff)
			}
			weights[k] = payoff.Mul(payoff.Add(payoff.Mul(payoff, r.factor), r.base), share)
		}
		next[who] = apportion(weights)
	}
	r.shares = next
	r.generations++
}

// Len returns how many generations there were.
func (r *Replicator) Len() int { return r.generations }

// Strategy returns the mixture of the next generation.
func (r *Replicator) Strategy(who Player) Mixed { return inShares(r.shares[who], 1) }

// Average returns the average mixture of all generations so far. It panics before the first one.
func (r *Replicator) Average(who Player) Mixed { return inShares(r.sums[who], r.generations) }

// inShares returns the strategy with probabilities in units of 2⁻⁶⁴/n.
func inShares(shares []*big.Int, n int) Mixed {
	unit := new(big.Int).Lsh(big.NewInt(int64(n)), shareBits)
	s := Mixed{make([]*big.Rat, len(shares))}
	for k, x := range shares {
		s.p[k] = new(big.Rat).SetFrac(x, unit)
	}
	return s
}

// Payoff returns what the rows got on average in all generations so far. It panics before the first one.
func (r *Replicator) Payoff() *big.Rat {
	unit := new(big.Int).Lsh(big.NewInt(int64(r.generations)), 2*shareBits)
	mean := new(big.Rat).SetFrac(r.total, unit)
	mean.Add(mean, new(big.Rat).SetInt(r.least))
	return mean.Quo(mean, new(big.Rat).SetInt(r.den))
}

// Bounds returns the guarantees of [Replicator.Average] for both players, between which the value of the game is. It
// panics before the first generation.
func (r *Replicator) Bounds() (low, high *big.Rat) {
	return r.m.Guarantee(Row, r.Average(Row)), r.m.Guarantee(Column, r.Average(Column))
}

// Trace goes on for so many more generations, and returns how the averages change. The error is the cause of ctx; the
// generations until then have passed.
func (r *Replicator) Trace(ctx context.Context, generations int) (Trace, error) {
	return traceOf(ctx, r, generations)
}
