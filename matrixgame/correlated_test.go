package matrixgame_test

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// Every equilibrium, and every mixture of equilibria, is a correlated one, and none is worth more than the best.
func TestCorrelated(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		welfare := g.TotalPayoffs()
		ctx := context.Background()
		c, err := matrixgame.BestCorrelated(ctx, g, welfare)
		if err != nil {
			t.Fatal(err)
		}
		coarse, err := matrixgame.BestCoarseCorrelated(ctx, g, welfare)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range []*matrixgame.Correlated{c, coarse} {
			if err := x.Verify(); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.CheckCorrelated(c.Distribution, true); err != nil {
			t.Fatalf("a correlated equilibrium is a coarse one: %v", err)
		}
		if c.Value.Cmp(coarse.Value) > 0 {
			t.Fatalf("%v, and %v for coarse ones", c.Value, coarse.Value)
		}
		e, err := matrixgame.ExtremeEquilibria(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range e.Extreme {
			d := p.Correlate()
			for _, isCoarse := range []bool{false, true} {
				if err := g.CheckCorrelated(d, isCoarse); err != nil {
					t.Fatal(err)
				}
			}
			worth := new(big.Rat).Add(g.Payoff(matrixgame.Row, p), g.Payoff(matrixgame.Column, p))
			if worth.Cmp(c.Value) > 0 {
				t.Fatalf("%v is worth %v, and the best correlated equilibrium %v", p, worth, c.Value)
			}
		}
		// A profile is an equilibrium if and only if its distribution is a correlated one.
		p := matrixgame.Profile{Row: drawMixed(t, g.Rows()), Column: drawMixed(t, g.Columns())}
		for _, isCoarse := range []bool{false, true} {
			if err := g.CheckCorrelated(p.Correlate(), isCoarse); (err == nil) != g.IsEquilibrium(p) {
				t.Fatalf("%v: %v", p, err)
			}
		}
	})
}

// In the game of chicken of R. J. Aumann, Subjectivity and randomization in correlated strategies, 1974, a mediator is
// worth more than any equilibrium.
func TestCorrelatedIsBetter(t *testing.T) {
	g := bimatrix(t, [][]int64{{6, 2}, {7, 0}}, [][]int64{{6, 7}, {2, 0}})
	c, err := matrixgame.BestCorrelated(t.Context(), g, g.TotalPayoffs())
	if err != nil {
		t.Fatal(err)
	}
	if want := big.NewRat(21, 2); c.Value.Cmp(want) != 0 {
		t.Errorf("%v, want %v", c.Value, want)
	}
	e, err := matrixgame.ExtremeEquilibria(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range e.Extreme {
		if worth := new(big.Rat).Add(g.Payoff(matrixgame.Row, p), g.Payoff(matrixgame.Column, p)); worth.Cmp(big.NewRat(28, 3)) > 0 {
			t.Errorf("%v is worth %v, which is more than 2/3 and 1/3 are", p, worth)
		}
	}
}

// With a condition for each two choices of a player most of them hold with equality in the beginning, so that a simplex
// method that begins there makes many pivots in vain.
func TestCorrelatedLarge(t *testing.T) {
	for seed := range uint64(3) {
		g := random(10, 99, seed)
		c, err := matrixgame.BestCorrelated(t.Context(), g, g.TotalPayoffs())
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Verify(); err != nil {
			t.Error(err)
		}
		coarse, err := matrixgame.BestCoarseCorrelated(t.Context(), g, g.TotalPayoffs())
		if err != nil {
			t.Fatal(err)
		}
		if err := coarse.Verify(); err != nil {
			t.Error(err)
		}
		if c.Value.Cmp(coarse.Value) > 0 {
			t.Errorf("%v, and coarse only %v", c.Value, coarse.Value)
		}
	}
	g := random(100, 99, 0)
	if _, err := matrixgame.BestCorrelated(t.Context(), g, g.TotalPayoffs()); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("100×100: %v, want a limit", err)
	}
}

func TestCorrelatedErrors(t *testing.T) {
	g := bimatrix(t, [][]int64{{6, 2}, {7, 0}}, [][]int64{{6, 7}, {2, 0}})
	distribution := func(a, b, c, d int64) *matrixgame.Matrix {
		m, err := matrixgame.NewMatrix([][]*big.Rat{{big.NewRat(a, 6), big.NewRat(b, 6)}, {big.NewRat(c, 6), big.NewRat(d, 6)}})
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	small := matrixgame.Integers([]int64{1})
	_, welfare := matrixgame.BestCorrelated(context.Background(), g, small)
	_, missing := matrixgame.BestCorrelated(context.Background(), g, nil)
	_, coarse := matrixgame.BestCoarseCorrelated(context.Background(), g, nil)
	for _, c := range []struct {
		err   error
		place string
	}{
		{g.CheckCorrelated(nil, false), ""},
		{missing, ""},
		{coarse, ""},
		{g.CheckCorrelated(small, false), ""},
		{g.CheckCorrelated(distribution(2, 2, 2, 2), false), ""},
		{g.CheckCorrelated(distribution(2, 3, -1, 2), false), "row 2, column 1"},
		{welfare, ""},
	} {
		if e := (*matrixgame.InputError)(nil); !errors.As(c.err, &e) || e.Place != c.place {
			t.Errorf("%v, want an error in %q", c.err, c.place)
		}
	}
	if err := g.CheckCorrelated(distribution(2, 2, 2, 0), false); err != nil {
		t.Error(err)
	}
	// Who is told the first row here knows the column, and gains 1; not to obey at all gains the same.
	e := (*matrixgame.ObedienceError)(nil)
	if err := g.CheckCorrelated(distribution(6, 0, 0, 0), false); !errors.As(err, &e) || e.Who != matrixgame.Row || e.Told != 0 || e.Choice != 1 || e.Gain.Cmp(big.NewRat(1, 1)) != 0 {
		t.Error(err)
	}
	if err := g.CheckCorrelated(distribution(6, 0, 0, 0), true); !errors.As(err, &e) || e.Who != matrixgame.Row || e.Told != -1 || e.Choice != 1 {
		t.Error(err)
	}
	if err := g.CheckCorrelated(distribution(0, 3, 0, 3), false); !errors.As(err, &e) || e.Who != matrixgame.Row || e.Told != 1 || e.Choice != 0 || e.Gain.Cmp(big.NewRat(1, 1)) != 0 {
		t.Error(err)
	}
	c, err := matrixgame.BestCorrelated(context.Background(), g, g.TotalPayoffs())
	if err != nil {
		t.Fatal(err)
	}
	c.Value = big.NewRat(10, 1)
	if v := (*matrixgame.VerifyError)(nil); !errors.As(c.Verify(), &v) {
		t.Errorf("%v, want an error", c.Verify())
	}
}

// Of the conditions all but one have the bound 0, so that most pivots improve nothing; the best distribution is found
// all the same.
func TestCorrelatedLarger(t *testing.T) {
	for seed := range uint64(3) {
		g := random(8, 99, seed)
		c, err := matrixgame.BestCorrelated(t.Context(), g, g.TotalPayoffs())
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Verify(); err != nil {
			t.Error(err)
		}
	}
}
