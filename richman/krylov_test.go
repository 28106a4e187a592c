package richman

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/internal/budget"
)

// randomSystem returns a system in which each vertex has a move to an earlier vertex or out, and any other.
func randomSystem(r *rand.Rand, n int, w weights) system {
	s := system{n: n, w: w}
	for v := range n {
		x, y := r.IntN(v+1), r.IntN(n+1)
		if x == v {
			x = n
		}
		s.to[Blue], s.to[Red] = append(s.to[Blue], int32(x)), append(s.to[Red], int32(y))
	}
	return s
}

// residual returns the norm of right − A·d, from the equations.
func residual(s system, right, d []float64) float64 {
	sum := 0.0
	for v := range s.n {
		x := right[v] - d[v]
		for who, weight := range s.w {
			if j := int(s.to[who][v]); j < s.n {
				x += float64(weight) / float64(s.w.sum()) * d[j]
			}
		}
		sum += x * x
	}
	return math.Sqrt(sum)
}

func TestKrylov(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 1))
	unlimited := budget.New(context.Background(), math.MaxInt)
	for i := range 300 {
		n := 1 + r.IntN(400)
		s := randomSystem(r, n, []weights{fair, {1, 3}, {5, 2}}[i%3])
		right, d := make([]float64, n), make([]float64, n)
		for v := range right {
			right[v] = r.NormFloat64()
		}
		zeros := make([]float64, n)
		if !newKrylov(n).solve(s, right, d, 100, &unlimited) {
			t.Errorf("system %d of %d vertices: not solved", i, n)
		} else if before, after := residual(s, right, zeros), residual(s, right, d); !(after <= before/999) {
			t.Errorf("system %d of %d vertices: residual %g of %g", i, n, after, before)
		}
		if !newKrylov(n).solve(s, zeros, d, 1, &unlimited) || residual(s, zeros, d) != 0 {
			t.Errorf("system %d: no zeros for zeros", i)
		}
	}
}

func TestKrylovFails(t *testing.T) {
	unlimited := budget.New(context.Background(), math.MaxInt)
	right, d := []float64{1, 1, 1}, make([]float64, 3)
	closed := system{3, fair, [2][]int32{{1, 2, 0}, {2, 0, 1}}} // nobody leaves
	if newKrylov(3).solve(closed, right, d, 100, &unlimited) {
		t.Errorf("%v solves a system that has no solution", d)
	}
	open := system{3, fair, [2][]int32{{1, 2, 0}, {3, 0, 1}}}
	if newKrylov(3).solve(open, right, d, 0, &unlimited) {
		t.Error("solved without a step")
	}
	little := budget.New(context.Background(), 10)
	if newKrylov(3).solve(open, right, d, 100, &little) || little.Err == nil {
		t.Error("solved without the budget")
	}
}
