package matrixgame_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// Each path ends in an extreme equilibrium of index 1, if the game is not degenerate.
func TestLemkeHowson(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 5)
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		components, err := e.Components(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for label := range g.Rows() + g.Columns() {
			p, err := matrixgame.LemkeHowson(context.Background(), g, label)
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Verify(); err != nil {
				t.Fatalf("%v\nlabel %d: %v", g, label, err)
			}
			if _, ok := slices.BinarySearchFunc(e.Extreme, p.Equilibrium, matrixgame.Profile.Compare); !ok {
				t.Fatalf("%v\n%v is not extreme", g, p.Equilibrium)
			}
			for _, c := range components {
				if len(components) == len(e.Extreme) && len(e.Degenerate()) == 0 && c.Extreme[0].Equal(p.Equilibrium) && c.Index != 1 {
					t.Fatalf("%v\nlabel %d leads to %v, whose index is %d", g, label, p.Equilibrium, c.Index)
				}
			}
			if k := len(p.Labels); p.Labels[0] != label || p.Labels[k-1] != label {
				t.Fatalf("the labels are %v", p.Labels)
			}
		}
	})
}

// A path with other labels than those that lead to its equilibrium is not taken, if the game is not degenerate.
func TestPathVerifyRefuses(t *testing.T) {
	g := bimatrix(t, [][]int64{{0, 6}, {2, 5}, {3, 3}}, [][]int64{{1, 0}, {0, 2}, {4, 3}})
	for label := range 5 {
		path, err := matrixgame.LemkeHowson(t.Context(), g, label)
		if err != nil {
			t.Fatal(err)
		}
		check := func(labels []int) {
			spoilt := *path
			spoilt.Labels = labels
			if e := (*matrixgame.VerifyError)(nil); !errors.As(spoilt.Verify(), &e) {
				t.Errorf("%v in place of %v: %v", labels, path.Labels, spoilt.Verify())
			}
		}
		check(nil)
		check(path.Labels[:1])
		check(path.Labels[1:])
		check(path.Labels[:len(path.Labels)-1])
		check(append(slices.Clone(path.Labels), 1, label))
		check([]int{label, label})
		for k := range path.Labels {
			for _, other := range []int{-1, 0, 1, 2, 3, 4, 5} {
				if other != path.Labels[k] {
					labels := slices.Clone(path.Labels)
					labels[k] = other
					check(labels)
				}
			}
		}
	}
}

func TestLemkeHowsonErrors(t *testing.T) {
	g := matrixgame.ZeroSum(matrixgame.Integers([]int64{0, -1, 1}, []int64{1, 0, -1}, []int64{-1, 1, 0}))
	if _, err := (matrixgame.EquilibriumSolver{Pivots: 2}).LemkeHowson(context.Background(), g, 0); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
	if _, err := (matrixgame.EquilibriumSolver{Nodes: 2}).ExtremeEquilibria(context.Background(), g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
	if _, _, err := (matrixgame.EquilibriumSolver{Nodes: 2}).FindDegenerate(context.Background(), g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
	identity := bimatrix(t, [][]int64{{1, 0}, {0, 1}}, [][]int64{{1, 0}, {0, 1}})
	e, err := matrixgame.EquilibriumSolver{Subsets: 2}.ExtremeEquilibria(context.Background(), identity)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Components(context.Background()); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
	cause := errors.New("cause")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	if _, err := matrixgame.LemkeHowson(ctx, g, 0); !errors.Is(err, cause) {
		t.Errorf("%v, want the cause", err)
	}
	if _, err := matrixgame.ExtremeEquilibria(ctx, g); !errors.Is(err, cause) {
		t.Errorf("%v, want the cause", err)
	}
	if _, err := e.Components(ctx); !errors.Is(err, cause) {
		t.Errorf("%v, want the cause", err)
	}
}
