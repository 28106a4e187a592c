package matrixgame_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// Extreme symmetric equilibria are the vertices at which each choice is never made or is a best reply.
func TestSymmetricEquilibria(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 4).Draw(t, "choices")
		size := rapid.SampledFrom([]int64{1, 2, 99}).Draw(t, "size")
		rows := make([][]int64, n)
		for i := range rows {
			rows[i] = rapid.SliceOfN(rapid.Int64Range(-size, size), n, n).Draw(t, "row")
		}
		m := matrixgame.Integers(rows...)
		g, err := matrixgame.Symmetric(m)
		if err != nil {
			t.Fatal(err)
		}
		var want []matrixgame.Mixed
		for _, v := range vertices(m) {
			if (v.labels|v.labels>>n)&(1<<n-1) == 1<<n-1 {
				want = append(want, v.strategy)
			}
		}
		slices.SortFunc(want, matrixgame.Mixed.Compare)
		got, err := matrixgame.EquilibriumSolver{}.SymmetricEquilibria(context.Background(), g)
		if err != nil || !slices.EqualFunc(got, want, matrixgame.Mixed.Equal) {
			t.Fatalf("%v\n%v: %v; want %v", m, got, err, want)
		}
		// They are also the extreme equilibria in which both do the same.
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		same := 0
		for _, p := range e.Extreme {
			if p.Row.Equal(p.Column) {
				same++
			}
		}
		if same != len(got) {
			t.Fatalf("%v\n%v, and in all equilibria %v", m, got, e.Extreme)
		}
		for _, s := range got {
			if err := g.Check(matrixgame.Profile{Row: s, Column: s}); err != nil {
				t.Fatal(err)
			}
		}
		if len(got) == 0 {
			t.Fatal("there is always one")
		}
	})
	_, err := matrixgame.EquilibriumSolver{}.SymmetricEquilibria(context.Background(), bimatrix(t, [][]int64{{1, 0}}, [][]int64{{1, 0}}))
	if !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("%v, want an input error", err)
	}
}
