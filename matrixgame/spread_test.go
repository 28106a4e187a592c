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
		if err := wide.Verify(); err != nil || len(wide.undecided()) > 0 {
			t.Fatalf("%v: %v and %v: %v", m, wide.Row(), wide.Column(), err)
		}
		if len(sol.undecided()) > 0 {
			better++
		}
	}
	if better < 20 {
		t.Errorf("only %d of 300 became better", better)
	}
}

// The linear programs alone decide about all choices too.
func TestDecide(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	var solver Solver
	met := 0
	for range 300 {
		sol, err := Solve(t.Context(), randomMatrix(r, 6))
		if err != nil {
			t.Fatal(err)
		}
		open := sol.undecided()
		if len(open) == 0 {
			continue
		}
		met++
		wide := *sol
		for _, who := range []Player{Row, Column} {
			x, err := solver.decide(t.Context(), sol, who, open)
			if err != nil {
				t.Fatal(err)
			}
			if x.p == nil {
				continue
			}
			if who == Row {
				wide.row = meanOf(wide.row, x, counting(len(x.p)))
			} else {
				wide.column = meanOf(wide.column, x, counting(len(x.p)))
			}
		}
		if err := wide.Verify(); err != nil || len(wide.undecided()) > 0 {
			t.Fatalf("%v: %v and %v: %v, undecided %v", sol.m, wide.row, wide.column, err, wide.undecided())
		}
	}
	if met < 20 {
		t.Errorf("only %d games had undecided choices", met)
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
