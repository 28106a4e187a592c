package matrixgame_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// Where there is no slow oracle: each equilibrium passes the check, there are an odd number of them with indices whose
// sum is 1, all paths end in one of them, and any number of goroutines finds the same. The larger payoffs need longer
// numbers.
func TestLargerGames(t *testing.T) {
	for _, c := range []struct {
		n    int
		size int64
	}{{9, 99}, {10, 99}, {7, 1e9}, {6, 1e18}} {
		for seed := range uint64(2) {
			g := random(c.n, c.size, seed)
			e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if err := e.Verify(); err != nil {
				t.Fatal(err)
			}
			components, err := e.Components(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			index := 0
			for _, c := range components {
				index += c.Index
			}
			if index != 1 || len(e.Extreme)%2 == 0 || len(components) != len(e.Extreme) {
				t.Errorf("size %d, seed %d: %d equilibria in %d components, with the sum of indices %d", c.n, seed, len(e.Extreme), len(components), index)
			}
			paths, err := matrixgame.EquilibriumSolver{}.LemkeHowsonAll(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range paths {
				if _, ok := slices.BinarySearchFunc(e.Extreme, p, matrixgame.Profile.Compare); !ok {
					t.Errorf("size %d, seed %d: %v is missing", c.n, seed, p)
				}
			}
			other, err := matrixgame.EquilibriumSolver{Goroutines: 4}.ExtremeEquilibria(context.Background(), g)
			if err != nil || !slices.EqualFunc(e.Extreme, other.Extreme, matrixgame.Profile.Equal) {
				t.Errorf("size %d, seed %d: four goroutines find something else: %v", c.n, seed, err)
			}
		}
	}
}

// A limit is reached by any number of goroutines or by none.
func TestLimitWithGoroutines(t *testing.T) {
	g := random(8, 99, 1)
	// The least limit that is enough for one.
	low, high := 0, 1<<16
	for high-low > 1 {
		middle := (low + high) / 2
		switch _, err := (matrixgame.EquilibriumSolver{Nodes: middle}).ExtremeEquilibria(context.Background(), g); {
		case err == nil:
			high = middle
		case errors.Is(err, cgt.ErrLimit):
			low = middle
		default:
			t.Fatal(err)
		}
	}
	for range 5 {
		if _, err := (matrixgame.EquilibriumSolver{Nodes: high, Goroutines: 4}).ExtremeEquilibria(context.Background(), g); err != nil {
			t.Errorf("%d nodes are enough for one and not for four: %v", high, err)
		}
		e := (*cgt.LimitError)(nil)
		if _, err := (matrixgame.EquilibriumSolver{Nodes: low, Goroutines: 4}).ExtremeEquilibria(context.Background(), g); !errors.As(err, &e) || e.Limit != low || e.What != "nodes" {
			t.Errorf("%d nodes are enough for four and not for one: %v", low, err)
		}
	}
}
