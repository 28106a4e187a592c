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

// distance returns how far a strategy is from the mixtures of others, in the choice where it is farthest.
func distance(t *rapid.T, s matrixgame.Mixed, others []matrixgame.Mixed) *big.Rat {
	zero, n := new(big.Rat), len(others)
	// The variables are how much there is of each of the others, and the distance.
	p := simplex.Program{Objective: slices.Repeat([]*big.Rat{zero}, n+1)}
	p.Objective[n] = big.NewRat(-1, 1)
	sum := slices.Repeat([]*big.Rat{big.NewRat(1, 1)}, n+1)
	sum[n] = zero
	p.Constraints = append(p.Constraints, simplex.Constraint{Left: sum, Relation: simplex.Equal, Bound: big.NewRat(1, 1)})
	for k := range s.Len() {
		var low, high []*big.Rat
		for _, o := range others {
			low, high = append(low, o.Probability(k)), append(high, o.Probability(k))
		}
		low, high = append(low, big.NewRat(-1, 1)), append(high, big.NewRat(1, 1))
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: low, Relation: simplex.AtMost, Bound: s.Probability(k)}, simplex.Constraint{Left: high, Relation: simplex.AtLeast, Bound: s.Probability(k)})
	}
	r, err := p.Solve(context.Background(), 0)
	if err != nil || r.Status != simplex.Optimal {
		t.Fatal(err, r)
	}
	return r.Value.Neg(r.Value)
}

// The index of a component is the sum of the indices of equilibria near it in a game with payoffs that are changed a
// little at random.
func TestIndexOfNeighbours(t *testing.T) {
	wide := 0
	rapid.Check(t, func(t *rapid.T) {
		m, n := rapid.IntRange(1, 3).Draw(t, "rows"), rapid.IntRange(1, 3).Draw(t, "columns")
		var payoffs [2]*matrixgame.Matrix
		for who := range payoffs {
			rows := make([][]int64, m)
			for i := range rows {
				rows[i] = rapid.SliceOfN(rapid.Int64Range(-1, 1), n, n).Draw(t, "row")
			}
			payoffs[who] = matrixgame.Integers(rows...)
		}
		g, err := matrixgame.NewBimatrix(payoffs[0], payoffs[1])
		if err != nil {
			t.Fatal(err)
		}
		change := func(m *matrixgame.Matrix) *matrixgame.Matrix {
			rows := make([][]*big.Rat, m.Rows())
			for i := range rows {
				for j := range m.Columns() {
					rows[i] = append(rows[i], m.At(i, j).Add(m.At(i, j), big.NewRat(rapid.Int64Range(-1e6, 1e6).Draw(t, "change"), 1e15)))
				}
			}
			changed, err := matrixgame.NewMatrix(rows)
			if err != nil {
				t.Fatal(err)
			}
			return changed
		}
		h, err := matrixgame.NewBimatrix(change(g.Payoffs(matrixgame.Row)), change(g.Payoffs(matrixgame.Column)))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok, err := (matrixgame.EquilibriumSolver{}).FindDegenerate(context.Background(), h); ok || err != nil {
			t.Skip("degenerate by chance")
		}
		find := func(g *matrixgame.Bimatrix) []matrixgame.Component {
			e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			c, err := e.Components(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		components := find(g)
		sums := make([]int, len(components))
		for _, near := range find(h) {
			p := near.Extreme[0]
			k := slices.IndexFunc(components, func(c matrixgame.Component) bool {
				return slices.ContainsFunc(c.Subsets, func(s matrixgame.Subset) bool {
					little := big.NewRat(1, 1000)
					return distance(t, p.Row, s.Rows).Cmp(little) < 0 && distance(t, p.Column, s.Columns).Cmp(little) < 0
				})
			})
			if k < 0 {
				t.Fatalf("%v\nhas no equilibrium near %v", g, p)
			}
			sums[k] += near.Index
		}
		for k, c := range components {
			if len(c.Extreme) > 1 {
				wide++
			}
			if c.Index != sums[k] {
				t.Fatalf("%v\nhas a component %v with the index %d, and near it the sum is %d", g, c, c.Index, sums[k])
			}
		}
	})
	if wide == 0 {
		t.Error("no component had more than one equilibrium")
	}
}
