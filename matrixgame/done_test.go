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
