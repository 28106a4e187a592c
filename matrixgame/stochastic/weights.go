package stochastic

import (
	"context"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// Limits of the weights: how many rounds of iteration find them, and how long play may last on average.
const (
	weightRounds  = 1 << 20
	longestOfPlay = 1 << 20
)

// weights returns for each state a number that is at least 1 and by at least 1 more than the average of those of the
// states that follow, whatever the players choose: an upper bound for the number of rounds to come, on average.
//
// If play ends with at least a probability q after each round, 1/q is such a number. Otherwise an iteration in floating
// point approaches the largest average numbers of rounds from below, until these change by a quarter at most; twice as
// much is enough then, also after rounding to eighths, which is checked exactly.
func (r *run) weights() ([]*big.Rat, error) {
	states := r.g.states
	least := big.NewRat(1, 1) // probability of an end
	for s := range states {
		for k := range states[s].entries {
			if q := new(big.Rat).Sub(one, states[s].entries[k].total()); q.Cmp(least) < 0 {
				least = q
			}
		}
	}
	weights := make([]*big.Rat, len(states))
	if least.Sign() > 0 {
		for s := range weights {
			weights[s] = new(big.Rat).Inv(least)
		}
		return weights, nil
	}
	odds := newOdds(r.g)
	w, next := make([]float64, len(states)), make([]float64, len(states))
	tooLong := &cgt.LimitError{What: "rounds of play on average", Limit: longestOfPlay}
	for round := 0; ; round++ {
		if r.ctx.Err() != nil {
			return nil, context.Cause(r.ctx)
		}
		change := 0.0
		for s := range states {
			next[s] = 1 + odds.largest(s, w)
			change = math.Max(change, next[s]-w[s])
			if next[s] > longestOfPlay || round == weightRounds {
				return nil, tooLong
			}
		}
		w, next = next, w
		if change <= 0.25 {
			break
		}
	}
	for s, x := range w {
		weights[s] = big.NewRat(int64(math.Round(16*x)), 8)
	}
	var sum, t big.Rat
	for s := range states {
		for _, e := range states[s].entries {
			sum.Set(one)
			for _, x := range e.next {
				sum.Add(&sum, t.Mul(x.p, weights[x.to]))
			}
			if sum.Cmp(weights[s]) > 0 {
				return nil, tooLong
			}
		}
	}
	return weights, nil
}

// odds are the probabilities of a game as floats.
type odds [][][]chanceTo

type chanceTo struct {
	to int
	p  float64
}

func newOdds(g *Game) odds {
	o := make(odds, len(g.states))
	for s := range g.states {
		for _, e := range g.states[s].entries {
			var list []chanceTo
			for _, x := range e.next {
				p, _ := x.p.Float64()
				list = append(list, chanceTo{x.to, p})
			}
			o[s] = append(o[s], list)
		}
	}
	return o
}

// largest returns the largest average of what follows a state.
func (o odds) largest(s int, values []float64) float64 {
	most := 0.0
	for _, e := range o[s] {
		sum := 0.0
		for _, x := range e {
			sum += x.p * values[x.to]
		}
		most = math.Max(most, sum)
	}
	return most
}
