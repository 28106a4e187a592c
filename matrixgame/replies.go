package matrixgame

import (
	"math/big"

	"github.com/cgt-go/sdk/internal/polytope"
)

// replies is the polytope of best replies to a player's strategies: for each of his choices there is a variable z ≥ 0, and for each choice of the other one the condition that it gets at most 1. Each point but 0 stands for the strategy that
// is in proportion to it, and each strategy for the point in its direction that lies on the boundary; the conditions that hold there with equality are those of the best replies.
type replies struct {
	scale []*big.Rat // of each choice: what the strategy has for a unit of the variable
	d     *polytope.Dictionary
}

// newReplies returns the polytope for the payoffs of the other player, with a row for each of his choices, at the vertex 0. The variables of the mixing player's choices begin with the given one, and so do those of the conditions.
//
// What the other player gets against a choice may be changed by the same amount for all of his, which makes no reply better or worse, so that the least is 0, and more is above it. Then the polytope is bounded. And the unit of a variable
// may be any, so that all coefficients are integers without a common divisor.
func newReplies(payoffs *Matrix, mixing, replying int) *replies {
	m, n := payoffs.rows, payoffs.columns
	r := &replies{scale: make([]*big.Rat, n)}
	rows, right := make([][]*big.Int, m), make([]*big.Int, m)
	basic, free := make([]int, m), make([]int, n)
	for i := range rows {
		rows[i], right[i], basic[i] = make([]*big.Int, n), big.NewInt(1), replying+i
	}
	for j := range n {
		free[j] = mixing + j
		least, most := payoffs.at(0, j), payoffs.at(0, j)
		for i := range m {
			if x := payoffs.at(i, j); x.Cmp(least) < 0 {
				least = x
			} else if x.Cmp(most) > 0 {
				most = x
			}
		}
		if least.Cmp(most) == 0 {
			least = new(big.Rat).Sub(least, one)
		}
		column := make([]*big.Rat, m)
		for i := range m {
			column[i] = new(big.Rat).Sub(payoffs.at(i, j), least)
		}
		var integers []*big.Int
		integers, r.scale[j] = primitive(column)
		for i, x := range integers {
			rows[i][j] = x
		}
	}
	r.d = polytope.New(basic, free, right, rows)
	return r
}

// primitive returns the integers without a common divisor that are in proportion to some rational numbers, which must not all be 0, and what the numbers were multiplied by.
func primitive(x []*big.Rat) (integers []*big.Int, factor *big.Rat) {
	multiple, divisor := big.NewInt(1), new(big.Int)
	var g big.Int
	for _, y := range x {
		g.GCD(nil, nil, multiple, y.Denom())
		multiple.Mul(multiple, g.Quo(y.Denom(), &g))
	}
	integers = make([]*big.Int, len(x))
	for i, y := range x {
		integers[i] = new(big.Int).Quo(multiple, y.Denom())
		integers[i].Mul(integers[i], y.Num())
		divisor.GCD(nil, nil, divisor, integers[i])
	}
	for _, y := range integers {
		y.Quo(y, divisor)
	}
	return integers, new(big.Rat).SetFrac(multiple, divisor)
}

// strategy returns the one that a vertex of the polytope stands for, whose variables begin with the given one. The vertex must not be 0.
func (r *replies) strategy(at *polytope.Dictionary, mixing int) Mixed {
	s := Mixed{make([]*big.Rat, len(r.scale))}
	sum := new(big.Rat)
	for j, f := range r.scale {
		s.p[j] = at.Value(mixing + j)
		s.p[j].Mul(s.p[j], f)
		sum.Add(sum, s.p[j])
	}
	for _, x := range s.p {
		x.Quo(x, sum)
	}
	return s
}
