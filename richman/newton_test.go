package richman

import (
	"context"
	"errors"
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
		b := bracketingOf(t, g)
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

// With a bonus the values are what they would be if each step ended the game, in favour of Red, with that chance: on a
// path of n vertices v(n+1−v) times the bonus more.
func TestNewtonBonus(t *testing.T) {
	const n, bonus = int64(40), int64(1 << 30)
	b := bracketingOf(t, pathGraph(int(n)))
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
	b := bracketingOf(t, windowGraph(rand.New(rand.NewPCG(32, 2)), 200, 3))
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

// Where the value of a vertex is that of a successor, a loop at it looks as good to both players as the way on, and the
// system of their moves has no solution until somebody leaves.
func TestUnstick(t *testing.T) {
	// 0 and 1 may stay or go to 2, from which a coin leads out.
	g, err := NewGraph([][]int{{0, 2}, {1, 0, 2}, {3, 4}, {}, {}}, []int{3}, []int{4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	unlimited := budget.New(context.Background(), math.MaxInt)
	b := bracketingOf(t, g)
	x := newNewton(&b.choices, fair, []uint64{0, fixedOne}, 1000, &unlimited)
	stay := func() {
		for v := range x.n {
			x.to[Blue][v], x.to[Red][v] = int32(v), int32(v)
		}
		n := b.number[2]
		x.to[Blue][n], x.to[Red][n] = int32(x.n), int32(x.n)
	}
	right := []float64{1, 1, 1}
	stay()
	if k := newKrylov(x.n); k.solve(system{x.n, x.w, x.to}, right, x.step, 200, &unlimited) {
		t.Fatalf("a system without solutions has %v", x.step)
	}
	if stay(); !x.unstick() || x.unstick() {
		t.Error("once the play cannot leave, and then it can")
	}
	if stay(); !x.solve(right, x.step) || x.k == nil {
		t.Error("the system is not solved after somebody has left")
	}
	for v, d := range x.step {
		if d < 0.99 || d > 4.01 {
			t.Errorf("%v steps from %d", d, v)
		}
	}
}

// An elimination ends when its factors are too long, before it has taken the memory for them.
func TestEliminateWords(t *testing.T) {
	g := randomGraph(rand.New(rand.NewPCG(32, 9)), 200, 3, 4)
	unlimited := budget.New(context.Background(), math.MaxInt)
	b := bracketingOf(t, g)
	x := newNewton(&b.choices, fair, []uint64{0, fixedOne}, 1000, &unlimited)
	x.look()
	s := system{x.n, x.w, x.to}
	e, err := eliminate(s, math.MaxInt, &unlimited)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = eliminate(s, e.size(), &unlimited); err != nil {
		t.Errorf("%d words: %v", e.size(), err)
	}
	if _, err = eliminate(s, e.size()/2, &unlimited); !errors.Is(err, errWords) {
		t.Errorf("%d words of %d: %v", e.size()/2, e.size(), err)
	}
}
