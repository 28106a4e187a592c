package matrixgame_test

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
	"pgregory.net/rapid"
)

// hasSupports reports whether there is an equilibrium in which just these choices are made, as sets of bits, by a
// linear program: the least probability of a choice that is made is as large as possible, and each such choice is a
// best reply.
func hasSupports(t *rapid.T, g *matrixgame.Bimatrix, rows, columns int) bool {
	return hasSupport(t, g.Payoffs(matrixgame.Row), rows, columns) && hasSupport(t, g.Payoffs(matrixgame.Column).Transpose(), columns, rows)
}

// hasSupport reports whether there is a strategy with just the choices in mixing against which those in replying are
// best replies, where payoffs has a row for each reply.
func hasSupport(t *rapid.T, payoffs *matrixgame.Matrix, replying, mixing int) bool {
	m, n := payoffs.Rows(), payoffs.Columns()
	zero := new(big.Rat)
	// The variables are the probabilities, two for the best payoff, and the least probability.
	vector := func() []*big.Rat { return slices.Repeat([]*big.Rat{zero}, n+3) }
	p := simplex.Program{Objective: vector()}
	p.Objective[n+2] = big.NewRat(1, 1)
	sum := vector()
	for j := range n {
		sum[j] = big.NewRat(1, 1)
		if mixing>>j&1 == 0 {
			none := vector()
			none[j] = big.NewRat(1, 1)
			p.Constraints = append(p.Constraints, simplex.Constraint{Left: none, Relation: simplex.Equal, Bound: zero})
			continue
		}
		least := vector()
		least[j], least[n+2] = big.NewRat(1, 1), big.NewRat(-1, 1)
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: least, Relation: simplex.AtLeast, Bound: zero})
	}
	p.Constraints = append(p.Constraints, simplex.Constraint{Left: sum, Relation: simplex.Equal, Bound: big.NewRat(1, 1)})
	for i := range m {
		c := simplex.Constraint{Left: vector(), Relation: simplex.AtMost, Bound: zero}
		for j := range n {
			c.Left[j] = payoffs.At(i, j)
		}
		c.Left[n], c.Left[n+1] = big.NewRat(-1, 1), big.NewRat(1, 1)
		if replying>>i&1 == 1 {
			c.Relation = simplex.Equal
		}
		p.Constraints = append(p.Constraints, c)
	}
	r, err := p.Solve(context.Background(), 0)
	if err != nil {
		t.Fatal(err)
	}
	return r.Status == simplex.Optimal && r.Value.Sign() > 0
}

// supportOf returns a strategy's choices as a set of bits.
func supportOf(s matrixgame.Mixed) (set int) {
	for _, k := range s.Support() {
		set |= 1 << k
	}
	return set
}

// reaches reports whether a mixture of strategies makes just these choices.
func reaches(strategies []matrixgame.Mixed, set int) bool {
	union := 0
	for _, s := range strategies {
		if x := supportOf(s); x&^set == 0 {
			union |= x
		}
	}
	return union == set
}

// The choices that are made in equilibria are those that are made in subsets; the subsets are maximal; the sum of
// indices is 1.
func TestComponents(t *testing.T) {
	t.Parallel()
	continua := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		components, err := e.Components(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		var all []matrixgame.Profile
		var subsets []matrixgame.Subset
		index := 0
		for _, c := range components {
			all = append(all, c.Extreme...)
			subsets = append(subsets, c.Subsets...)
			index += c.Index
			if c.Subsets[0].Dimension() > 0 {
				continua++
			}
		}
		slices.SortFunc(all, matrixgame.Profile.Compare)
		if !slices.EqualFunc(all, e.Extreme, matrixgame.Profile.Equal) || index != 1 {
			t.Fatalf("%v\nhas the components %v, with the sum of indices %d", g, components, index)
		}
		in := make(map[string][]int)
		for k, s := range subsets {
			for _, x := range s.Rows {
				for _, y := range s.Columns {
					p := matrixgame.Profile{Row: x, Column: y}
					if err := g.Check(p); err != nil {
						t.Fatal(err)
					}
					in[p.String()] = append(in[p.String()], k)
				}
			}
		}
		for _, p := range e.Extreme {
			if len(in[p.String()]) == 0 {
				t.Fatalf("%v is in no subset", p)
			}
		}
		for k, s := range subsets {
			for l, u := range subsets {
				contains := func(all []matrixgame.Mixed) func(matrixgame.Mixed) bool {
					return func(x matrixgame.Mixed) bool { return !slices.ContainsFunc(all, x.Equal) }
				}
				if k != l && !slices.ContainsFunc(s.Rows, contains(u.Rows)) && !slices.ContainsFunc(s.Columns, contains(u.Columns)) {
					t.Fatalf("%v is in %v", s, u)
				}
			}
		}
		m, n := g.Rows(), g.Columns()
		if m+n > 7 {
			return
		}
		for rows := 1; rows < 1<<m; rows++ {
			for columns := 1; columns < 1<<n; columns++ {
				want := hasSupports(t, g, rows, columns)
				if got := slices.ContainsFunc(subsets, func(s matrixgame.Subset) bool { return reaches(s.Rows, rows) && reaches(s.Columns, columns) }); got != want {
					t.Fatalf("%v\nhas the subsets %v and for the choices %b and %b %v, want %v", g, subsets, rows, columns, got, want)
				}
			}
		}
	})
	if continua == 0 {
		t.Error("no component had more than one equilibrium")
	}
}
