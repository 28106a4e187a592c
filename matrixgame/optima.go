package matrixgame

import (
	"context"
	"fmt"
	"math/big"
	"slices"
)

// Optima is the set of all optimal strategies of a player, the polytope whose corners are the extreme ones. It is immutable and safe for concurrent use.
type Optima struct {
	sol       *Solution
	who       Player
	extreme   []Mixed
	dimension int
}

// Optima finds all optimal strategies of a player with the zero [Solver].
func (s *Solution) Optima(ctx context.Context, who Player) (*Optima, error) {
	var solver Solver
	return solver.Optima(ctx, s, who)
}

// Optima finds all optimal strategies of a player. Choices that lose against the known optimal strategy of the opponent are in none of them, and all make every choice of that strategy give the value; these equations are solved first. Mostly one strategy is left.
// Otherwise the inequalities for the other choices cut the cone of what is left, one after another, and its edges are found by the double description method. It may take time in proportion to the third power of the number of edges met, which may be large for matrices with many ties
// even if there are few extreme strategies in the end.
//
// The error is a [*cgt.LimitError] if there are too many edges, or the cause of ctx.
//
// Sources: L. S. Shapley, R. N. Snow, Basic solutions of discrete games, 1950; T. S. Motzkin, H. Raiffa, G. L. Thompson, R. M. Thrall, The double description method, 1953.
func (s *Solver) Optima(ctx context.Context, sol *Solution, who Player) (*Optima, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	p, value := sol.m, sol.value
	if who == Column {
		p, value = p.Swapped(), new(big.Rat).Neg(value)
	}
	theirs := sol.Strategy(who.Opponent())
	// What may be mixed.
	var choices []int
	for i, x := range p.RowPayoffs(theirs) {
		if x.Cmp(value) == 0 {
			choices = append(choices, i)
		}
	}
	// The variables are what they are all worth together, and how much there is of each.
	var equations, inequalities [][]*big.Int
	columns := newIntegral(p.Transpose())
	support := theirs.Support()
	for j := range p.columns {
		c := make([]*big.Int, 1, len(choices)+1)
		c[0] = new(big.Int).Neg(columns.den[j])
		for _, i := range choices {
			c = append(c, columns.row(j)[i])
		}
		if _, isIn := slices.BinarySearch(support, j); isIn {
			equations = append(equations, c)
		} else {
			inequalities = append(inequalities, c)
		}
	}
	edges, free, err := kernel(ctx, equations, len(choices)+1)
	if err != nil {
		return nil, err
	}
	c := newCone(edges)
	if len(edges) > 1 {
		for v := 1; v <= len(choices); v++ {
			if !slices.Contains(free, v) {
				inequalities = append(inequalities, unit(len(choices)+1, v, 1))
			}
		}
		for _, a := range inequalities {
			if err := c.cut(ctx, a, s.Limits.extremes()); err != nil {
				return nil, err
			}
		}
	}
	o := &Optima{sol: sol, who: who}
	vectors := make([][]*big.Int, 0, len(c.edges))
	for _, e := range c.edges {
		sum := new(big.Int)
		for _, x := range e.x[1:] {
			sum.Add(sum, x)
		}
		o.extreme = append(o.extreme, mixedOf(p.rows, choices, e.x[1:], sum))
		vectors = append(vectors, e.x)
	}
	slices.SortFunc(o.extreme, Mixed.Compare)
	rank, err := rank(ctx, vectors, len(edges))
	o.dimension = rank - 1
	return o, err
}

// Player returns whose strategies they are.
func (o *Optima) Player() Player { return o.who }

// Extreme returns the extreme optimal strategies, in the order of [Mixed.Compare]. The optimal strategies are their mixtures.
func (o *Optima) Extreme() []Mixed { return slices.Clone(o.extreme) }

// Dimension returns the dimension of the set: 0 if there is only one optimal strategy.
func (o *Optima) Dimension() int { return o.dimension }

// Contains reports whether a strategy is optimal, by its guarantee. It panics if the strategy is not for the matrix.
func (o *Optima) Contains(s Mixed) bool { return o.sol.m.guarantees(o.who, s, o.sol.value) == nil }

// Verify checks that the value is right, that all strategies in the list are optimal, that none is a mixture of other optimal ones, because no other strategy has the same choices and best replies, that none is there twice, and the dimension. It does not check that none is missing. The error is a [*VerifyError], or the cause of ctx.
func (o *Optima) Verify(ctx context.Context) error {
	if err := o.sol.Verify(); err != nil {
		return err
	}
	p, value := o.sol.m, o.sol.value
	if o.who == Column {
		p, value = p.Swapped(), new(big.Rat).Neg(value)
	}
	columns := newIntegral(p.Transpose())
	var all [][]*big.Int
	for n, s := range o.extreme {
		wrong := func(msg string) error { return &VerifyError{fmt.Sprintf("strategy %d", n+1), msg} }
		if n > 0 && o.extreme[n-1].Compare(s) >= 0 {
			return wrong("is not in order")
		}
		if !o.Contains(s) {
			return wrong("is not optimal")
		}
		support := s.Support()
		var equations [][]*big.Int
		for j, x := range p.ColumnPayoffs(s) {
			if x.Cmp(value) != 0 {
				continue
			}
			c := []*big.Int{columns.den[j]}
			for _, i := range support {
				c = append(c, columns.row(j)[i])
			}
			equations = append(equations, c)
		}
		solutions, _, err := kernel(ctx, equations, len(support)+1)
		if err != nil {
			return err
		}
		if len(solutions) != 1 {
			return wrong("is not extreme")
		}
		all = append(all, overDenominator(s.p, commonDenominator(s.p)))
	}
	if rank, err := rank(ctx, all, p.rows); err != nil || rank != o.dimension+1 {
		if err == nil {
			err = &VerifyError{Msg: fmt.Sprintf("the dimension is %d and not %d", rank-1, o.dimension)}
		}
		return err
	}
	return nil
}
