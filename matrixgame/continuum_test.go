package matrixgame_test

import (
	"context"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// In this game both want to be in the same place, where the first two choices are the same place: they may mix the two
// as they like, meet in the other one, or be in either half of the time.
func TestContinua(t *testing.T) {
	g, err := matrixgame.Symmetric(matrixgame.Integers([]int64{1, 1, 0}, []int64{1, 1, 0}, []int64{0, 0, 1}))
	if err != nil {
		t.Fatal(err)
	}
	e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	components, err := e.Components(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	first, second, third := matrixgame.Pure(3, 0), matrixgame.Pure(3, 1), matrixgame.Pure(3, 2)
	both := []matrixgame.Mixed{second, first}
	halves := []matrixgame.Mixed{mixed(t, 0, 1, 1), mixed(t, 1, 0, 1)}
	want := []struct {
		subset           matrixgame.Subset
		dimension, index int
	}{
		{matrixgame.Subset{Rows: []matrixgame.Mixed{third}, Columns: []matrixgame.Mixed{third}}, 0, 1},
		{matrixgame.Subset{Rows: halves, Columns: halves}, 2, -1},
		{matrixgame.Subset{Rows: both, Columns: both}, 2, 1},
	}
	if len(components) != len(want) || len(e.Extreme) != 9 {
		t.Fatalf("there are %d extreme equilibria in the components %v", len(e.Extreme), components)
	}
	for k, c := range components {
		if len(c.Subsets) != 1 {
			t.Fatalf("component %d has the subsets %v", k, c.Subsets)
		}
		s := c.Subsets[0]
		if !slices.EqualFunc(s.Rows, want[k].subset.Rows, matrixgame.Mixed.Equal) || !slices.EqualFunc(s.Columns, want[k].subset.Columns, matrixgame.Mixed.Equal) || s.Dimension() != want[k].dimension || c.Index != want[k].index {
			t.Errorf("component %d is %v, of dimension %d and index %d", k, s, s.Dimension(), c.Index)
		}
	}
}

// In a zero-sum game, any two optimal strategies are an equilibrium, and all equilibria have the same payoffs.
func TestZeroSumEquilibria(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := matrixgame.ZeroSum(drawBimatrix(t, 5).Payoffs(matrixgame.Row))
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		components, err := e.Components(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if len(components) != 1 || len(components[0].Subsets) != 1 || components[0].Index != 1 {
			t.Fatalf("%v\nhas the components %v", g, components)
		}
		s := components[0].Subsets[0]
		if len(s.Rows)*len(s.Columns) != len(e.Extreme) {
			t.Fatalf("%v\nhas the extreme equilibria %v", g, e.Extreme)
		}
		for _, p := range e.Extreme {
			if g.Payoff(matrixgame.Row, p).Cmp(g.Payoff(matrixgame.Row, e.Extreme[0])) != 0 {
				t.Fatalf("%v\nhas different values in %v", g, e.Extreme)
			}
		}
	})
}
