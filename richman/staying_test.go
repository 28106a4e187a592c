package richman

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// Blue can only stay at 0, and Red can stay or move to 1, where whoever moves wins: every number from 1/2 on satisfies the equation at 0, so that there is no Richman function, and none is verified. It is another matter if Blue can also move to a blue vertex.
func TestStaying(t *testing.T) {
	ctx := context.Background()
	graph := func(blueMoves []int) *Graph {
		g, err := NewPartizanGraph([][]int{blueMoves, {2}, nil, nil}, [][]int{{0, 1}, {3}, nil, nil}, []int{2}, []int{3}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	g := graph([]int{0})
	var ge *GraphError
	if _, err := Solve(ctx, g); !errors.As(err, &ge) || len(ge.Vertices) != 1 || ge.Vertices[0] != "0" {
		t.Errorf("%v, want a GraphError at 0", err)
	}
	for _, x := range []int64{2, 3, 4} {
		values := []fraction{{big.NewInt(x), big.NewInt(4)}, {big.NewInt(1), big.NewInt(2)}, zero, one}
		s := &Solution{g, values, [2][]int{nearest(g, values, Blue), nearest(g, values, Red)}}
		var wrong *VerifyError
		if err := s.Verify(ctx); !errors.As(err, &wrong) || wrong.Vertex != "0" {
			t.Errorf("%d/4: %v", x, err)
		}
	}
	g = graph([]int{0, 2})
	var steps int
	solver := Solver{Progress: func(s Stats) { steps = s.Steps }}
	s, err := solver.Solve(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Value(0).RatString(); got != "1/4" || s.Verify(ctx) != nil || steps == 0 {
		t.Errorf("%s, %v, %d steps", got, s.Verify(ctx), steps)
	}
	solver = Solver{Limits: Limits{Steps: steps - 1}}
	if _, err := solver.Solve(ctx, g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want that the steps do not suffice", err)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := Solve(cancelled, g); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
