package richman

import (
	"context"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/internal/budget"
)

// windowGraph returns a random graph whose edges lead to vertices at most w further on or back, or out at the ends.
func windowGraph(r *rand.Rand, n, w int) *Graph {
	edges := make([][]int, n+2)
	for v := range n {
		for range 2 + r.IntN(3) {
			u := v + r.IntN(2*w+1) - w
			if u < 0 {
				u = n
			} else if u >= n {
				u = n + 1
			}
			edges[v] = append(edges[v], u)
		}
	}
	g, err := NewGraphWithDraws(edges, []int{n}, []int{n + 1}, nil, Red)
	if err != nil {
		panic(err)
	}
	return g
}

// Each way of finding values in fixed point finds them, for fair and other weights.
func TestNewton(t *testing.T) {
	r := rand.New(rand.NewPCG(32, 1))
	unlimited := budget.New(context.Background(), math.MaxInt)
	for i := range 200 {
		g := randomGraph(r, 1+r.IntN(25), 1, 4)
		if i%4 == 0 {
			g = windowGraph(r, 2+r.IntN(25), 2)
		}
		if g == nil {
			continue
		}
		w := []weights{fair, {1, 2}, {3, 1}}[i%3]
		want := slowSolve(g, big.NewRat(int64(w[Blue]), int64(w.sum())))
		b := newBracketing(g)
		for _, way := range []struct {
			name string
			find func(*newton) bool
		}{
			{"both", func(t *newton) bool { return t.sweeps(firstSweeps) && (t.settle(8) || t.alternate(8)) }},
			{"alternating", func(t *newton) bool { return t.alternate(8) }},
			{"eliminating", func(t *newton) bool { t.k = nil; return t.alternate(8) }},
		} {
			x := newNewton(&b.choices, w, []uint64{0, fixedOne}, 1000, &unlimited)
			if !way.find(x) {
				t.Errorf("graph %d: %s finds nothing", i, way.name)
				continue
			}
			for v := range g.Len() {
				value, _ := want[v].Float64()
				if got := math.Ldexp(float64(x.x[b.number[v]]), -fixedBits); math.Abs(got-value) > 1e-9 {
					t.Errorf("graph %d at %d: %s finds %g, want %g", i, v, way.name, got, value)
				}
			}
		}
	}
}

// With a bonus the values are what they would be if each step ended the game, in favour of Red, with that chance: on a path of n vertices v(n+1−v) times the bonus more.
func TestNewtonBonus(t *testing.T) {
	const n, bonus = int64(40), int64(1 << 30)
	b := newBracketing(pathGraph(int(n)))
	for _, sign := range []int64{1, -1} {
		unlimited := budget.New(context.Background(), math.MaxInt)
		x := newNewton(&b.choices, fair, []uint64{0, fixedOne}, 1000, &unlimited)
		x.bonus = sign * bonus
		if !x.settle(8) {
			t.Fatal("not settled")
		}
		for v := int64(1); v <= n; v++ {
			want := fixedOne/(n+1)*v + sign*bonus*v*(n+1-v)
			if got := int64(x.x[b.number[v]]); max(got-want, want-got) > 1<<15 {
				t.Errorf("at %d: %d, want %d", v, got, want)
			}
		}
	}
}

func TestNewtonLimits(t *testing.T) {
	b := newBracketing(windowGraph(rand.New(rand.NewPCG(32, 2)), 200, 3))
	arcs := len(b.arcs[Blue]) + len(b.arcs[Red])
	for _, steps := range []int{0, arcs, 20 * arcs} {
		little := budget.New(context.Background(), steps)
		x := newNewton(&b.choices, fair, []uint64{0, fixedOne}, 1<<20, &little)
		if x.sweeps(firstSweeps) && (x.settle(8) || x.alternate(8)) || little.Err == nil {
			t.Errorf("settled in %d steps", steps)
		}
	}
	unlimited := budget.New(context.Background(), math.MaxInt)
	x := newNewton(&b.choices, fair, []uint64{0, fixedOne}, b.n, &unlimited)
	if x.k = nil; x.settle(8) || x.alternate(8) {
		t.Error("factors for which there is no memory")
	}
}
