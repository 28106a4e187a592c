package matrixgame

import (
	"math/rand/v2"
	"testing"
)

func TestSpread(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 10))
	better := 0
	var solver Solver
	for range 300 {
		m := randomMatrix(r, 6)
		sol, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		wide, err := solver.spread(t.Context(), sol)
		if err != nil {
			t.Fatal(err)
		}
		if err := wide.Verify(); err != nil || wide.undecided() > sol.undecided() {
			t.Fatalf("%v: %v and %v: %v", m, wide.Row(), wide.Column(), err)
		}
		if wide.undecided() < sol.undecided() {
			better++
		}
	}
	if better < 20 {
		t.Errorf("only %d of 300 became better", better)
	}
}

// Games with many optimal strategies, whose lists prove themselves.
func TestOptimaOfBlotto(t *testing.T) {
	for _, m := range []*Matrix{blotto(4, 4, 3), blotto(5, 4, 3), blotto(6, 5, 3)} {
		sol, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		for _, who := range []Player{Row, Column} {
			o, err := sol.Optima(t.Context(), who)
			if err != nil {
				t.Fatal(err)
			}
			if err := o.Verify(t.Context()); err != nil {
				t.Error(err)
			}
		}
	}
}
