package matrixgame

import (
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// replies is the polytope of best replies to a player's strategies: for each of his choices there is a variable z ≥ 0,
// and for each choice of the other one the condition that it gets at most 1. Each point but 0 stands for the strategy
// that is in proportion to it, and each strategy for the point in its direction that lies on the boundary; the
// conditions that hold there with equality are those of the best replies.
type replies struct {
	scale        []*big.Rat   // of each choice: what the strategy has for a unit of the variable
	coefficients [][]*big.Int // of each condition
	basic, free  []int        // the variables at the vertex 0
	d            *polytope.Dictionary
	stop         *polytope.Stop
}

// newReplies returns the polytope for the payoffs of the other player, with a row for each of his choices, at the
// vertex 0. The variables of the mixing player's choices begin with the given one, and so do those of the conditions.
//
// What the other player gets against a choice may be changed by the same amount for all of his, which makes no reply
// better or worse, so that the least is 0, and more is above it. Then the polytope is bounded. And the unit of a
// variable may be any, so that all coefficients are integers without a common divisor.
//
// The error is that of stop.
func newReplies(stop *polytope.Stop, payoffs *Matrix, mixing, replying int) (*replies, error) {
	m, n := payoffs.rows, payoffs.columns
	r := &replies{scale: make([]*big.Rat, n), stop: stop}
	r.coefficients, r.basic, r.free = make([][]*big.Int, m), make([]int, m), make([]int, n)
	right := make([]*big.Int, m)
	for i := range right {
		r.coefficients[i], r.basic[i], right[i] = make([]*big.Int, n), replying+i, big.NewInt(1)
	}
	for j := range n {
		if !stop.Look() {
			return nil, stop.Err()
		}
		r.free[j] = mixing + j
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
		integers, r.scale[j] = inProportion(column)
		for i, x := range integers {
			r.coefficients[i][j] = x
		}
	}
	r.d = polytope.New(stop, r.basic, r.free, right, r.coefficients)
	return r, nil
}

// bothReplies returns the polytopes of the row player's and of the column player's strategies. The labels are those of
// the rows, and then those of the columns.
func bothReplies(stop *polytope.Stop, g *Bimatrix) (row, column *replies, err error) {
	m := g.Rows()
	if row, err = newReplies(stop, g.own(Column), 0, m); err != nil {
		return nil, nil, err
	}
	if column, err = newReplies(stop, g.own(Row), m, 0); err != nil {
		return nil, nil, err
	}
	return row, column, nil
}

// perturbed returns the polytope with conditions so near to the others that it is not degenerate, but that each of its
// vertices has only labels of a vertex of the other one: the right side of condition i is 1 + ε^(i+1), and ε so small
// that it makes no difference which smaller one it is.
func (r *replies) perturbed() *polytope.Dictionary {
	// All determinants are less than the product of the sums of the rows' absolute values, the right sides and the
	// conditions' variables included. Numbers that are compared are products of two of them.
	size := 0
	for _, row := range r.coefficients {
		sum := big.NewInt(2)
		for _, x := range row {
			sum.Add(sum, x)
		}
		size += sum.BitLen()
	}
	step := uint(2*size + 8)
	m := len(r.coefficients)
	right := make([]*big.Int, m)
	for i := range right {
		right[i] = new(big.Int).Lsh(big.NewInt(1), step*uint(m))
		right[i].Add(right[i], new(big.Int).Lsh(big.NewInt(1), step*uint(m-1-i)))
	}
	return polytope.New(r.stop, r.basic, r.free, right, r.coefficients)
}

// sign returns the sign of the determinant of the coefficients of some choices in as many conditions. It means nothing
// if it was stopped.
func (r *replies) sign(conditions, choices []int) int {
	n := len(conditions)
	a := make([][]*big.Int, n)
	for i, c := range conditions {
		for _, j := range choices {
			a[i] = append(a[i], new(big.Int).Set(r.coefficients[c][j]))
		}
	}
	sign, last := 1, big.NewInt(1)
	var x big.Int
	for k := range n {
		p := k
		for p < n && a[p][k].Sign() == 0 {
			p++
		}
		if p == n {
			return 0
		}
		if p > k {
			a[k], a[p] = a[p], a[k]
			sign = -sign
		}
		for _, row := range a[k+1:] {
			if !r.stop.Look() {
				return 0
			}
			for j := k + 1; j < n; j++ {
				row[j].Mul(row[j], a[k][k])
				row[j].Sub(row[j], x.Mul(row[k], a[k][j]))
				row[j].Quo(row[j], last)
			}
		}
		last = a[k][k]
	}
	return sign * last.Sign()
}

// inProportion returns the integers without a common divisor that are in proportion to some rational numbers, which
// must not all be 0, and what the numbers were multiplied by.
func inProportion(x []*big.Rat) (integers []*big.Int, factor *big.Rat) {
	for _, y := range overDenominator(x, commonDenominator(x)) {
		integers = append(integers, new(big.Int).Set(y))
	}
	primitive(integers)
	k := slices.IndexFunc(x, func(y *big.Rat) bool { return y.Sign() != 0 })
	factor = new(big.Rat).SetInt(integers[k])
	return integers, factor.Quo(factor, x[k])
}

// strategy returns the one that a vertex of the polytope stands for, whose variables begin with the given one. The
// vertex must not be 0.
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
