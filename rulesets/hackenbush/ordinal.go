package hackenbush

import (
	"context"
	"math"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// An edge of colour c with the picture x on its upper end is the ordinal sum c:x, for the players
// may move in x or cut the edge, after which x is gone. With 1 = {0|}, −1 = {|0} and * = {0|0} this means
//
//	 1:x = {0, 1:x^L | 1:x^R}
//	−1:x = {−1:x^L | 0, −1:x^R}
//	 *:x = {0, *:x^L | 0, *:x^R}
//
// and it depends on the value of x alone, so that the canonical form of x serves:
// [surreal.OrdinalSum] goes by this definition. There are closed forms for
//   - *:*n = *(n+1), by induction;
//   - ±1:x if x is a number: its sign expansion gets one more sign in front;
//   - ±1:(x + *n) = (±1:x) + *n if x is a number. For the options of x + *n, n > 0, are x + *k with k < n for both
//     players, so that by induction 1:(x + *n) = {0, (1:x) + *k | (1:x) + *k}, and 0 < 1:x is dominated.
//
// References: Conway, On Numbers and Games, ch. 15, "Ordinal sums"; Berlekamp, Conway, Guy, Winning Ways,
// ch. 7, "The Colon Principle"; Siegel, Combinatorial Game Theory, ch. II.

// under returns the value of a chain of edges, from the bottom up, with x on top. If it is not within the
// budgets, left is the number of edges, those at the bottom, with which it is not.
func (s *structure) under(chain []Colour, x surreal.Game) (value surreal.Game, left int) {
	for i := len(chain); i > 0; {
		c := chain[i-1]
		number, ups, star, ok := x.NumberUpStar()
		run := i // the edges chain[run:i] are dealt with at one go
		switch {
		case !ok || ups.Sign() != 0:
		case c == Green && number.Sign() == 0:
			for run > 0 && chain[run-1] == Green {
				run--
			}
			x = surreal.Nimber(star + nim.Nimber(i-run))
		case c != Green:
			for run > 0 && chain[run-1] != Green {
				run--
			}
			if number, ok = s.underNumber(chain[run:i], number); !ok {
				return surreal.Game{}, i
			}
			x = surreal.FromDyadic(number).Add(surreal.Nimber(star))
		}
		if run == i { // from here on there is hardly ever a closed form again
			if x, ok = s.ordinalSum(chain[:i], x); !ok {
				return surreal.Game{}, i
			}
			return x, 0
		}
		i = run
	}
	return x, 0
}

// ordinalSum returns the ordinal sum of a chain of edges, from the bottom up, and x, if it is within the budget.
func (s *structure) ordinalSum(chain []Colour, x surreal.Game) (surreal.Game, bool) {
	games := make([]surreal.Game, 0, len(chain)+1)
	for _, c := range chain {
		games = append(games, [...]surreal.Game{Blue: surreal.Int(1), Red: surreal.Int(-1), Green: surreal.Nimber(1)}[c])
	}
	games = append(games, x)
	return s.withinBudget(func(c *surreal.Calculator) (surreal.Game, error) {
		return c.OrdinalSum(context.Background(), games...)
	})
}

// plus returns x + y, if it is within the budget. Numbers, ups and nimbers always are.
func (s *structure) plus(x, y surreal.Game) (surreal.Game, bool) {
	_, _, _, xok := x.NumberUpStar()
	_, _, _, yok := y.NumberUpStar()
	if xok && yok {
		return x.Add(y), true
	}
	return s.withinBudget(func(c *surreal.Calculator) (surreal.Game, error) {
		return c.Sum(context.Background(), x, y)
	})
}

// withinBudget returns what f computes, if the steps that are left suffice. How many it takes is known only to a factor
// of two: it is tried with ever more.
func (s *structure) withinBudget(f func(c *surreal.Calculator) (surreal.Game, error)) (surreal.Game, bool) {
	if s.steps == math.MaxInt {
		g, err := f(&surreal.Calculator{Limits: surreal.Limits{Steps: -1}})
		return g, err == nil
	}
	for steps := 1 << 8; s.steps > 0; steps *= 2 {
		steps = min(steps, s.steps)
		g, err := f(&surreal.Calculator{Limits: surreal.Limits{Steps: steps}})
		switch {
		case err == nil:
			s.steps -= steps
			return g, true
		case steps == s.steps:
			s.steps = 0
		}
	}
	return surreal.Game{}, false
}
