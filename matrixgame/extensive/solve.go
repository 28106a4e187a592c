package extensive

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// Solver solves games. The zero value is ready to be used.
type Solver struct {
	// Pivots is how many pivots the simplex algorithm may make, in floating point and exact ones; 0 means a million,
	// and a negative number no limit.
	Pivots int
}

// Solve solves a game with the zero [Solver].
func Solve(ctx context.Context, g *Game) (*Solution, error) {
	return Solver{}.Solve(ctx, g)
}

// Solve finds the value of a game and an optimal strategy of each player, exactly. In sets that a player never comes to
// by his own moves his strategy has the first move.
//
// It solves one linear program by the sequence form. Its unknowns are how likely Max makes each of his sequences of
// moves, as far as it depends on him, and what each set is then worth to Min; the dual program has the same of Min. So
// its size is that of the tree, where that of the matrix of plans grows exponentially. A basis of the program is
// guessed in floating point, and the equations that belong to it are solved exactly, which takes some hundredths of a
// second for some hundred moves in sets. Only if it is not optimal, the program is solved by exact pivots, in a hundred
// times as long.
//
// The error is a [*cgt.LimitError] if there are too many pivots, or if the program is too large to be stored, at
// somewhat more than a thousand moves in sets of each player, or the cause of ctx.
//
// Sources: D. Koller, N. Megiddo, B. von Stengel, Efficient computation of equilibria for extensive two-person games,
// 1996; B. von Stengel, Efficient computation of behavior strategies, 1996.
func (s Solver) Solve(ctx context.Context, g *Game) (*Solution, error) {
	f, err := newForm(g)
	if err != nil {
		return nil, err
	}
	r, err := f.program.Solve(ctx, s.Pivots)
	if err != nil {
		return nil, err
	}
	if r.Status != simplex.Optimal {
		return nil, fmt.Errorf("extensive: the linear program of a game has the status %d", r.Status) // cannot happen: 0 obeys it, and no payoff is larger than the largest
	}
	max, min := f.strategies(r)
	return &Solution{g, g.Guarantee(max), max, min}, nil
}

// form is the linear program of a game. From all payoffs the least one is subtracted, so that none is negative. Then
// nothing is lost if the sequences of Max may be less likely than they could, and those of Min more likely, and what
// sets are worth is not negative: all inequalities are obeyed by 0.
//
// The variables are first the sequences of Max but the empty one, whose probability is 1, and then what each set of Min
// is worth. The first constraints are those of Max's sets, that the moves are together not more likely than the
// sequence before them; then follow those of the sequences of Min, that a set is not worth more than what any move in
// it leads to.
type form struct {
	g       *Game
	program simplex.Program
}

// The error is a [*cgt.LimitError] if it is too large.
func newForm(g *Game) (*form, error) {
	f := &form{g: g}
	least := g.ends[0].payoff
	for _, l := range g.ends {
		if l.payoff.Cmp(least) < 0 {
			least = l.payoff
		}
	}
	n := g.sequences[Max] - 1
	variables := n + len(g.sets[Min])
	if err := simplex.CheckSize(variables, len(g.sets[Max])+g.sequences[Min]-1); err != nil {
		return nil, err
	}
	// Most coefficients are 0, and all these are the same number, which is never changed.
	zero := new(big.Rat)
	zeros := func() []*big.Rat { return slices.Repeat([]*big.Rat{zero}, variables) }
	f.program.Objective = zeros()
	for _, s := range g.sets[Max] {
		c := simplex.Constraint{Left: zeros(), Relation: simplex.AtMost, Bound: new(big.Rat)}
		for m := range s.moves {
			c.Left[s.first+m-1] = big.NewRat(1, 1)
		}
		if s.parent == 0 {
			c.Bound.SetInt64(1)
		} else {
			c.Left[s.parent-1] = big.NewRat(-1, 1)
		}
		f.program.Constraints = append(f.program.Constraints, c)
	}
	replies := make([]simplex.Constraint, g.sequences[Min]) // the one of the empty sequence is the objective
	for k := range replies {
		replies[k] = simplex.Constraint{Left: zeros(), Relation: simplex.AtMost, Bound: new(big.Rat)}
	}
	for j, s := range g.sets[Min] {
		for m := range s.moves {
			replies[s.first+m].Left[n+j] = big.NewRat(1, 1)
		}
		replies[s.parent].Left[n+j] = big.NewRat(-1, 1)
	}
	var t big.Rat
	for _, l := range g.ends {
		c := &replies[l.sequences[Min]]
		t.Mul(l.chance, t.Sub(l.payoff, least))
		if l.sequences[Max] == 0 {
			c.Bound.Add(c.Bound, &t)
		} else {
			x := &c.Left[l.sequences[Max]-1]
			*x = new(big.Rat).Sub(*x, &t)
		}
	}
	for k, x := range replies[0].Left {
		f.program.Objective[k] = new(big.Rat).Neg(x)
	}
	f.program.Constraints = append(f.program.Constraints, replies[1:]...)
	return f, nil
}

// strategies returns those that a solution of the program and of its dual has. Where a player's moves add up to less or
// more than the sequence before them, each is to be made more or less likely in proportion, which makes no payoff worse
// for him, as none is negative.
func (f *form) strategies(r *simplex.Result) (max, min Strategy) {
	own := [2][]*big.Rat{r.X, r.Dual[len(f.g.sets[Max]):]}
	var s [2]Strategy
	for who := range s {
		at := make([]matrixgame.Mixed, len(f.g.sets[who]))
		for k, set := range f.g.sets[who] {
			at[k] = inProportion(own[who][set.first-1 : set.first-1+len(set.moves)])
		}
		s[who] = f.g.strategy(Player(who), at)
	}
	return s[Max], s[Min]
}

// inProportion returns the probabilities in proportion to the weights, and the first choice if these are 0.
func inProportion(weights []*big.Rat) matrixgame.Mixed {
	sum := new(big.Rat)
	for _, w := range weights {
		sum.Add(sum, w)
	}
	if sum.Sign() == 0 {
		return matrixgame.Pure(len(weights), 0)
	}
	p := make([]*big.Rat, len(weights))
	for k, w := range weights {
		p[k] = new(big.Rat).Quo(w, sum)
	}
	s, err := matrixgame.NewMixed(p...)
	if err != nil {
		panic(err) // weights are not negative: they are part of a solution of the program or its dual
	}
	return s
}
