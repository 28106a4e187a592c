package matrixgame

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
)

// Whenever the context is done, the error is its cause, and there is no result.
func TestDoneAnywhere(t *testing.T) {
	hard, err := FromFloats([][]float64{{1e300, 3, 0, 2}, {0, 1e-300, 7, 2}, {0, 2, 1, 2}, {5, 3, 1, 1e-9}})
	if err != nil {
		t.Fatal(err)
	}
	flat := Integers([]int64{1, 0, 0, 1}, []int64{0, 1, 1, 0}, []int64{1, 0, 1, 0})
	sol, err := Solve(t.Context(), flat)
	if err != nil {
		t.Fatal(err)
	}
	all, err := sol.Optima(t.Context(), Column)
	if err != nil {
		t.Fatal(err)
	}
	// The entries of these games are so long that pivots look at the context too. The second one is degenerate.
	long, err := FromFloats([][]float64{{1e200, 3, 0, 2, 0.1}, {0, 1e-200, 7, 2, 1e100}, {0, 2, 1, 2, 0.7}, {5, 3, 1, 1e-9, 3}, {1, 1, 2e150, 0.3, 4}})
	if err != nil {
		t.Fatal(err)
	}
	other, err := FromFloats([][]float64{{0.3, 1e200, 1, 2, 3}, {2, 0.7, 1e100, 1, 0}, {1e-100, 4, 2, 1e9, 5}, {0, 0, 3, 1, 1e180}, {7, 1, 0.1, 1e50, 2}})
	if err != nil {
		t.Fatal(err)
	}
	same, err := FromFloats([][]float64{{1e200, 1e200, 0}, {1e200, 1e200, 0}, {0, 0.3, 1e-200}})
	if err != nil {
		t.Fatal(err)
	}
	game, err := NewBimatrix(long, other)
	if err != nil {
		t.Fatal(err)
	}
	degenerate, err := NewBimatrix(same, same)
	if err != nil {
		t.Fatal(err)
	}
	symmetric, err := NewBimatrix(long, long.Transpose())
	if err != nil {
		t.Fatal(err)
	}
	equilibria, err := ExtremeEquilibria(t.Context(), degenerate)
	if err != nil {
		t.Fatal(err)
	}
	// Of this game each equilibrium is a component, and its index is found without another search.
	same, err = FromFloats([][]float64{{1e200, 0, 0}, {0, 0.3, 0}, {0, 0, 1e-200}})
	if err != nil {
		t.Fatal(err)
	}
	coordination, err := NewBimatrix(same, same)
	if err != nil {
		t.Fatal(err)
	}
	simple, err := ExtremeEquilibria(t.Context(), coordination)
	if err != nil || len(simple.Extreme) != 7 || len(simple.Degenerate()) > 0 {
		t.Fatal(simple, err)
	}
	for name, f := range map[string]func(ctx context.Context) (isThere bool, err error){
		"Solve": func(ctx context.Context) (bool, error) {
			s, err := Solve(ctx, hard)
			return s != nil, err
		},
		"Optima": func(ctx context.Context) (bool, error) {
			o, err := sol.Optima(ctx, Column)
			return o != nil, err
		},
		"Verify": func(ctx context.Context) (bool, error) {
			err := all.Verify(ctx)
			return err == nil, err
		},
		"Reduce": func(ctx context.Context) (bool, error) {
			r, err := (Dominance{true, true}).Reduce(ctx, flat)
			return r != nil, err
		},
		"SolveBetween": func(ctx context.Context) (bool, error) {
			b, err := SolveBetween(ctx, Integers([]int64{1, 2}), Integers([]int64{2, 2}))
			return b != nil, err
		},
		"ExtremeEquilibria": func(ctx context.Context) (bool, error) {
			e, err := ExtremeEquilibria(ctx, game)
			return e != nil, err
		},
		"FindDegenerate": func(ctx context.Context) (bool, error) {
			_, ok, err := EquilibriumSolver{}.FindDegenerate(ctx, game)
			return ok || err == nil, err
		},
		"LemkeHowson": func(ctx context.Context) (bool, error) {
			p, err := LemkeHowson(ctx, game, 3)
			return p != nil, err
		},
		"SymmetricEquilibria": func(ctx context.Context) (bool, error) {
			s, err := EquilibriumSolver{}.SymmetricEquilibria(ctx, symmetric)
			return s != nil, err
		},
		"Components": func(ctx context.Context) (bool, error) {
			c, err := equilibria.Components(ctx)
			return c != nil, err
		},
		"Components that are alone": func(ctx context.Context) (bool, error) {
			c, err := simple.Components(ctx)
			return c != nil, err
		},
	} {
		n := 0
		for ; n < 10_000; n += 1 + n/8 {
			isThere, err := f(countdown.New(n, nil))
			if isThere != (err == nil) || err != nil && !errors.Is(err, context.Canceled) {
				t.Fatalf("%s, asked %d times: %v, %v", name, n, isThere, err)
			}
			if err == nil {
				break
			}
		}
		if n == 0 || n >= 10_000 {
			t.Errorf("%s looked at its context %d times", name, n)
		}
	}
}
