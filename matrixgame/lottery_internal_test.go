package matrixgame

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// The program and its dual have the same maximum, and either comes with a certificate.
func TestBestLottery(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, c := range []struct {
		variables, conditions int
		hasDual               bool
	}{{1, 0, true}, {5, 0, true}, {4, 9, true}, {12, 3, true}, {50, 1, false}, {70, 2, false}} {
		if hasDual(c.variables, c.conditions+1) != c.hasDual {
			t.Errorf("%d variables and %d conditions: whether the dual is solved is not %v", c.variables, c.conditions, c.hasDual)
		}
		for n := range 50 {
			draw := func(least int64) []*big.Rat {
				x := make([]*big.Rat, c.variables)
				for k := range x {
					x[k] = big.NewRat(least+r.Int64N(7), 2)
				}
				x[r.IntN(len(x))].SetInt64(0)
				return x
			}
			p := &simplex.Program{Objective: draw(-3)}
			if n%5 == 0 {
				p.Objective = zeros(c.variables) // all that obeys is worth the most
			}
			p.Constraints = []simplex.Constraint{{Left: zeros(c.variables), Relation: simplex.Equal, Bound: one}}
			for _, x := range p.Constraints[0].Left {
				x.Set(one)
			}
			for range c.conditions {
				left := draw(-3)
				left[0].SetInt64(0) // the first choice always obeys
				p.Constraints = append(p.Constraints, simplex.Constraint{Left: left, Relation: simplex.AtLeast, Bound: new(big.Rat)})
			}
			want, err := p.Solve(t.Context(), 0)
			if err != nil || want.Status != simplex.Optimal {
				t.Fatal(want, err)
			}
			got, err := bestLottery(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			if got.Value.Cmp(want.Value) != 0 {
				t.Errorf("%v, want %v", got.Value, want.Value)
			}
			if err := p.Check(got); err != nil {
				t.Error(err)
			}
		}
	}
	// What is small enough one way is not refused.
	for _, c := range []struct {
		variables, constraints int
		ok                     bool
	}{{1600, 3121, true}, {10_000, 20_000, false}, {100_000, 4, true}, {20_000_000, 1, false}} {
		if err := checkLottery(c.variables, c.constraints); (err == nil) != c.ok {
			t.Errorf("%v: %v", c, err)
		}
	}
}
