package matrixgame

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/linear"
)

// Optima is the set of all optimal strategies of a player, the polytope whose corners are the extreme ones. It is
// immutable and safe for concurrent use.
type Optima struct {
	sol       *Solution // perhaps with other optimal strategies than it was found from
	who       Player
	extreme   []Mixed
	dimension int
}

// Optima finds all optimal strategies of a player with the zero [Solver].
func (s *Solution) Optima(ctx context.Context, who Player) (*Optima, error) {
	var solver Solver
	return solver.Optima(ctx, s, who)
}

// Optima finds all optimal strategies of a player. Choices that lose against an optimal strategy of the opponent are in
// none of them, and all make every choice of that strategy give the value. If the two known strategies leave it open
// which choices those are, other ones are found that do not: by solving the game some more times with its rows and
// columns in other orders, and by linear programs. Then the equations are solved; mostly one strategy is left.
// Otherwise the inequalities for the other choices cut the cone of what is left, one after another, and its edges are
// found by the double description method. It may take time in proportion to the third power of the number of edges met,
// which may be large for matrices with many ties even if there are few extreme strategies in the end.
//
// The error is an [*OptimaError] if there are too many edges, which says what is known about the set all the same; a
// [*cgt.LimitError] if there are too many pivots, or the cause of ctx. Colonel Blotto with 7 regiments against 6 on 3
// fields has a set of dimension 22 with so many corners that a list would be of no use: one alone has thousands of
// neighbours.
//
// Sources: L. S. Shapley, R. N. Snow, Basic solutions of discrete games, 1950; T. S. Motzkin, H. Raiffa, G. L.
// Thompson, R. M. Thrall, The double description method, 1953; D. Avis, D. Bremner, R. Seidel, How good are convex hull
// algorithms?, Computational Geometry 7 (1997), for the order of the inequalities.
func (s *Solver) Optima(ctx context.Context, sol *Solution, who Player) (*Optima, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	sol, err := s.spread(ctx, sol)
	if err != nil {
		return nil, err
	}
	q := newOptimality(sol, who)
	edges, free, err := kernel(ctx, q.equations, q.variables())
	if err != nil {
		return nil, err
	}
	c := newCone(edges)
	if len(edges) > 1 {
		var cuts [][]*big.Int
		for k, a := range q.inequalities {
			// The first conditions of the cone are that the free variables are not negative.
			if v := k + 1; v >= q.variables() || !slices.Contains(free, v) {
				cuts = append(cuts, a)
			}
		}
		// In this order there are mostly fewer edges on the way than in others.
		if err := poll.SortFunc(ctx, cuts, func(a, b []*big.Int) int { return slices.CompareFunc(a, b, (*big.Int).Cmp) }); err != nil {
			return nil, err
		}
		for _, a := range cuts {
			most := s.Limits.extremes()
			if err := c.cut(ctx, a, most); errors.Is(err, cgt.ErrLimit) {
				return nil, &OptimaError{Limit: most, Who: who, Dimension: len(edges) - 1, Inner: sol.Strategy(who)}
			} else if err != nil {
				return nil, err
			}
		}
	}
	o := &Optima{sol: sol, who: who}
	vectors := make([][]*big.Int, 0, len(c.edges))
	for _, e := range c.edges {
		o.extreme = append(o.extreme, q.strategy(e.x))
		vectors = append(vectors, e.x)
	}
	if err := poll.SortFunc(ctx, o.extreme, Mixed.Compare); err != nil {
		return nil, err
	}
	rank, err := rank(ctx, vectors, len(edges))
	if err != nil {
		return nil, err
	}
	o.dimension = rank - 1
	return o, nil
}

// optimality has the conditions for a strategy of a player to be optimal, given an optimal one of the opponent. The
// variables are what all choices are worth together, and how much there is of each choice that does not lose against
// the opponent's strategy. The sum may be any number.
type optimality struct {
	payoffs      *Matrix // of the player, in rows
	value        *big.Rat
	choices      []int
	equations    [][]*big.Int // for the choices that the opponent makes
	inequalities [][]*big.Int // which must not be negative: first each variable but the value, then what his other choices give
}

func newOptimality(sol *Solution, who Player) *optimality {
	q := &optimality{payoffs: sol.m, value: sol.value}
	if !who.isRow() {
		q.payoffs, q.value = sol.m.Swapped(), new(big.Rat).Neg(sol.value)
	}
	theirs := sol.Strategy(who.Opponent())
	for i, x := range q.payoffs.RowPayoffs(theirs) {
		if x.Cmp(q.value) == 0 {
			q.choices = append(q.choices, i)
		}
	}
	for v := 1; v < q.variables(); v++ {
		q.inequalities = append(q.inequalities, unit(q.variables(), v, 1))
	}
	columns := newIntegral(q.payoffs.Transpose())
	support := theirs.Support()
	for j := range q.payoffs.columns {
		c := []*big.Int{new(big.Int).Neg(columns.den[j])}
		for _, i := range q.choices {
			c = append(c, columns.row(j)[i])
		}
		if _, isIn := slices.BinarySearch(support, j); isIn {
			q.equations = append(q.equations, c)
		} else {
			q.inequalities = append(q.inequalities, c)
		}
	}
	return q
}

// variables returns the number of variables.
func (q *optimality) variables() int { return len(q.choices) + 1 }

// strategy returns the strategy that a solution stands for.
func (q *optimality) strategy(x []*big.Int) Mixed {
	sum := new(big.Int)
	for _, x := range x[1:] {
		sum.Add(sum, x)
	}
	return mixedOf(q.payoffs.rows, q.choices, x[1:], sum)
}

// solution returns numbers that stand for a strategy which is optimal.
func (q *optimality) solution(s Mixed) []*big.Int {
	all := []*big.Rat{q.value}
	for _, i := range q.choices {
		all = append(all, s.p[i])
	}
	return overDenominator(all, commonDenominator(all))
}

// Player returns whose strategies they are.
func (o *Optima) Player() Player { return o.who }

// Extreme returns the extreme optimal strategies, in the order of [Mixed.Compare]. The optimal strategies are their
// mixtures.
func (o *Optima) Extreme() []Mixed { return slices.Clone(o.extreme) }

// Dimension returns the dimension of the set: 0 if there is only one optimal strategy.
func (o *Optima) Dimension() int { return o.dimension }

// Contains reports whether a strategy is optimal, by its guarantee. It panics if the strategy is not for the matrix.
func (o *Optima) Contains(s Mixed) bool { return o.sol.m.guarantees(o.who, s, o.sol.value) == nil }

// Verify checks that the value is right, that all strategies in the list are optimal and in order, that none is a
// mixture of other optimal ones, and that none is missing: from each one it goes along all edges of the polytope, which
// must lead to others of the list, and all corners of a polytope are connected by edges. It also checks the dimension.
// The error is a [*VerifyError] for the first strategy that is wrong, or the cause of ctx.
func (o *Optima) Verify(ctx context.Context) error {
	if o.sol == nil {
		return &VerifyError{Msg: missingGame}
	}
	if err := o.sol.Verify(); err != nil {
		return err
	}
	if len(o.extreme) == 0 {
		return &VerifyError{Msg: "there is no optimal strategy in the list"}
	}
	q := newOptimality(o.sol, o.who)
	var all [][]*big.Int
	for n, s := range o.extreme {
		wrong := func(msg string) error { return &VerifyError{fmt.Sprintf("strategy %d", n+1), msg} }
		if n > 0 && o.extreme[n-1].Compare(s) >= 0 {
			return wrong("is not in order")
		}
		if !o.Contains(s) {
			return wrong("is not optimal")
		}
		x := q.solution(s)
		neighbours, err := q.neighbours(ctx, x)
		if errors.Is(err, linear.ErrSingular) {
			return wrong("is not extreme")
		}
		if err != nil {
			return err
		}
		for _, t := range neighbours {
			if _, ok := slices.BinarySearchFunc(o.extreme, t, Mixed.Compare); !ok {
				return wrong("is next to " + short(t.String()) + ", which is missing")
			}
		}
		all = append(all, x)
	}
	rank, err := rank(ctx, all, q.variables())
	if err == nil && rank != o.dimension+1 {
		err = &VerifyError{Msg: fmt.Sprintf("the dimension is %d and not %d", rank-1, o.dimension)}
	}
	return err
}

// neighbours returns the strategies that are joined to an extreme one by an edge. The error is [linear.ErrSingular] if
// it is not extreme.
//
// The directions in which one may go from x, except in that of x itself, are a cone, which is cut out by the
// inequalities that hold with equality at x. Along each of its edges one goes until another inequality holds with
// equality too.
func (q *optimality) neighbours(ctx context.Context, x []*big.Int) ([]Mixed, error) {
	// Directions that differ by a multiple of x are the same; one of them does not change some variable that is not 0.
	fixed := 1
	for x[fixed].Sign() == 0 {
		fixed++
	}
	space, _, err := kernel(ctx, append(slices.Clone(q.equations), unit(len(x), fixed, 1)), len(x))
	if err != nil || len(space) == 0 {
		return nil, err
	}
	var tight, others [][]*big.Int
	for _, a := range q.inequalities {
		if dot(a, x).Sign() != 0 {
			others = append(others, a)
			continue
		}
		row := make([]*big.Int, len(space))
		for k, b := range space {
			row[k] = dot(a, b)
		}
		tight = append(tight, row)
	}
	turned := make([][]*big.Int, len(space))
	for k := range turned {
		for _, row := range tight {
			turned[k] = append(turned[k], row[k])
		}
	}
	_, dependent, err := kernel(ctx, turned, len(tight))
	if err != nil {
		return nil, err
	}
	var square []*big.Int
	var cuts [][]*big.Int
	for k, row := range tight {
		if _, isIn := slices.BinarySearch(dependent, k); isIn {
			cuts = append(cuts, row)
		} else {
			square = append(square, row...)
		}
	}
	n := len(space)
	if len(square) != n*n {
		return nil, linear.ErrSingular
	}
	system, err := linear.New(ctx, n, square)
	if err != nil {
		return nil, err
	}
	edges := make([][]*big.Int, n)
	for k := range edges {
		if edges[k], _, err = system.Solve(ctx, unit(n, k, 1), nil); err != nil {
			return nil, err
		}
	}
	c := newCone(edges)
	for _, a := range cuts {
		if err := c.cut(ctx, a, math.MaxInt); err != nil {
			return nil, err
		}
	}
	neighbours := make([]Mixed, 0, len(c.edges))
	for _, e := range c.edges {
		direction := unit(len(x), 0, 0)
		var t big.Int
		for k, b := range space {
			for i := range direction {
				direction[i].Add(direction[i], t.Mul(e.x[k], b[i]))
			}
		}
		neighbours = append(neighbours, q.strategy(firstZero(x, direction, others)))
	}
	return neighbours, nil
}

// firstZero returns a multiple of x + t·direction for the smallest t at which one of the linear functions is 0, or the
// direction if there is none.
func firstZero(x, direction []*big.Int, functions [][]*big.Int) []*big.Int {
	var value, rate *big.Int
	var left, right big.Int
	for _, a := range functions {
		v, r := dot(a, x), dot(a, direction)
		if r.Sign() < 0 && (rate == nil || left.Mul(v, rate).Cmp(right.Mul(value, r)) > 0) {
			value, rate = v, r // both rates are negative, which turns the comparison
		}
	}
	if rate == nil {
		return direction
	}
	end := make([]*big.Int, len(x))
	for i := range end {
		end[i] = new(big.Int).Mul(direction[i], value)
		end[i].Sub(end[i], left.Mul(x[i], rate))
	}
	return end
}

// dot returns a·x.
func dot(a, x []*big.Int) *big.Int {
	sum := new(big.Int)
	var t big.Int
	for i, a := range a {
		if a.Sign() != 0 {
			sum.Add(sum, t.Mul(a, x[i]))
		}
	}
	return sum
}
