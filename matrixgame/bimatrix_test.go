package matrixgame_test

import (
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// bimatrix returns a game of integers.
func bimatrix(t *testing.T, row, column [][]int64) *matrixgame.Bimatrix {
	t.Helper()
	g, err := matrixgame.NewBimatrix(matrixgame.Integers(row...), matrixgame.Integers(column...))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// mixed returns a strategy with these weights over their sum.
func mixed(t *testing.T, weights ...int64) matrixgame.Mixed {
	t.Helper()
	sum := int64(0)
	for _, w := range weights {
		sum += w
	}
	p := make([]*big.Rat, len(weights))
	for i, w := range weights {
		p[i] = big.NewRat(w, sum)
	}
	s, err := matrixgame.NewMixed(p...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// drawBimatrix draws a small game; with few different payoffs it is often degenerate.
func drawBimatrix(t *rapid.T, most int) *matrixgame.Bimatrix {
	m, n := rapid.IntRange(1, most).Draw(t, "rows"), rapid.IntRange(1, most).Draw(t, "columns")
	size := rapid.SampledFrom([]int64{1, 2, 9, 99}).Draw(t, "size")
	draw := func(name string) *matrixgame.Matrix {
		rows := make([][]int64, m)
		for i := range rows {
			rows[i] = rapid.SliceOfN(rapid.Int64Range(-size, size), n, n).Draw(t, name)
		}
		return matrixgame.Integers(rows...)
	}
	g, err := matrixgame.NewBimatrix(draw("row"), draw("column"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestBimatrixErrors(t *testing.T) {
	a, b := matrixgame.Integers([]int64{1, 2}), matrixgame.Integers([]int64{1}, []int64{2})
	_, sizes := matrixgame.NewBimatrix(a, b)
	_, square := matrixgame.Symmetric(a)
	g := matrixgame.ZeroSum(a)
	rows := g.Check(matrixgame.Profile{Row: matrixgame.Pure(2, 0), Column: matrixgame.Pure(2, 0)})
	columns := g.Check(matrixgame.Profile{Row: matrixgame.Pure(1, 0)})
	for _, c := range []struct {
		err         error
		place, text string
	}{
		{sizes, "", "1×2"},
		{square, "", "as many rows as columns"},
		{rows, "row strategy", "has 2 choices"},
		{columns, "column strategy", "has 0 choices"},
	} {
		if e := (*matrixgame.InputError)(nil); !errors.As(c.err, &e) || e.Place != c.place || !strings.Contains(e.Error(), c.text) {
			t.Errorf("%v, want an error in %q with %q", c.err, c.place, c.text)
		}
	}
}

func TestCheck(t *testing.T) {
	// The battle of the sexes.
	g := bimatrix(t, [][]int64{{2, 0}, {0, 1}}, [][]int64{{1, 0}, {0, 2}})
	first, second := matrixgame.Pure(2, 0), matrixgame.Pure(2, 1)
	for _, p := range []matrixgame.Profile{{Row: first, Column: first}, {Row: second, Column: second}, {Row: mixed(t, 2, 1), Column: mixed(t, 1, 2)}} {
		if err := g.Check(p); err != nil || !g.IsEquilibrium(p) {
			t.Errorf("%v: %v", p, err)
		}
	}
	for _, c := range []struct {
		p              matrixgame.Profile
		player, choice int
		payoff, best   *big.Rat
	}{
		{matrixgame.Profile{Row: first, Column: second}, 0, 1, big.NewRat(0, 1), big.NewRat(1, 1)},
		{matrixgame.Profile{Row: mixed(t, 1, 1), Column: mixed(t, 1, 2)}, 1, 1, big.NewRat(5, 6), big.NewRat(1, 1)},
	} {
		e := (*matrixgame.DeviationError)(nil)
		if err := g.Check(c.p); !errors.As(err, &e) || e.Player != c.player || e.Choice != c.choice || e.Payoff.Cmp(c.payoff) != 0 || e.Best.Cmp(c.best) != 0 {
			t.Errorf("%v: %v", c.p, err)
		}
		if g.IsEquilibrium(c.p) {
			t.Errorf("%v is an equilibrium", c.p)
		}
	}
}

// Pure equilibria are the pairs of pure strategies that pass the check.
func TestPureEquilibria(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 5)
		var want []matrixgame.Cell
		for i := range g.Rows() {
			for j := range g.Columns() {
				if g.IsEquilibrium(matrixgame.Profile{Row: matrixgame.Pure(g.Rows(), i), Column: matrixgame.Pure(g.Columns(), j)}) {
					want = append(want, matrixgame.Cell{Row: i, Column: j})
				}
			}
		}
		if got := g.PureEquilibria(); !slices.Equal(got, want) {
			t.Errorf("%v: %v, want %v", g, got, want)
		}
	})
}

func TestSwapped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		h := g.Swapped()
		if !h.Swapped().Equal(g) || h.Rows() != g.Columns() || h.Columns() != g.Rows() {
			t.Fatalf("%v exchanged twice is %v", g, h.Swapped())
		}
		row, column := matrixgame.Uniform(g.Rows()), matrixgame.Pure(g.Columns(), 0)
		if g.Payoff(matrixgame.Row, matrixgame.Profile{Row: row, Column: column}).Cmp(h.Payoff(matrixgame.Column, matrixgame.Profile{Row: column, Column: row})) != 0 {
			t.Errorf("a player gets something else in %v and %v", g, h)
		}
		s, err := matrixgame.Symmetric(matrixgame.Integers([]int64{1, 2}, []int64{3, 4}))
		if err != nil || !s.IsSymmetric() || s.IsZeroSum() {
			t.Errorf("%v: %v", s, err)
		}
		if z := matrixgame.ZeroSum(g.Payoffs(matrixgame.Row)); !z.IsZeroSum() || z.IsZeroSum() != z.Swapped().IsZeroSum() {
			t.Errorf("%v is not of sum 0", z)
		}
	})
}
