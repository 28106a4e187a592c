package richman

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/poll"
)

// randomUndirected returns a connected graph with a blue and a red vertex or some more.
func randomUndirected(r *rand.Rand, n int) *Graph {
	var edges [][2]int
	for v := 1; v < n; v++ {
		edges = append(edges, [2]int{v, r.IntN(v)})
	}
	for range r.IntN(2 * n) {
		edges = append(edges, [2]int{r.IntN(n), r.IntN(n)})
	}
	perm := r.Perm(n)
	blues, reds := perm[:1+r.IntN(1+n/8)], perm[n-1-r.IntN(1+n/8):]
	g, err := Undirected(n, edges, blues, reds, nil)
	if err != nil {
		return nil // a vertex between terminals alone, or none left
	}
	return g
}

// R11: the algorithm agrees with the general one, finite and lazy.
func TestSteepestAgainstSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	ctx := context.Background()
	count := 0
	for range 400 {
		g := randomUndirected(r, 2+r.IntN(30))
		if g == nil {
			continue
		}
		count++
		s, err := Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		u, strings, err := Steepest(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		if err := u.Verify(ctx); err != nil {
			t.Error(err)
		}
		for v := range g.Len() {
			if u.Value(v).Cmp(s.Value(v)) != 0 {
				t.Errorf("%v at %d: %v, want %v", g.edges, v, u.Value(v), s.Value(v))
			}
		}
		for _, x := range strings {
			for i, v := range x.Path[1:] {
				if d := new(big.Rat).Sub(s.Value(v), s.Value(x.Path[i])); d.Cmp(x.Slope) != 0 {
					t.Errorf("%v: a string rises by %v, want %v", g.edges, d, x.Slope)
				}
			}
		}
		checkLazy(t, g, s)
	}
	if count < 200 {
		t.Errorf("only %d graphs", count)
	}
}

// checkLazy finds as much as it can, and compares it.
func checkLazy(t *testing.T, g *Graph, s *Solution) {
	t.Helper()
	w, err := newWeb(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	var ends [2][]int
	for v := range g.Len() {
		if who, ok := g.Winner(v); ok {
			ends[who] = append(ends[who], v)
		}
	}
	l, err := NewLazy(func(dst []int, v int) []int { return append(dst, w.edges[v]...) }, ends[Blue], ends[Red])
	if err != nil {
		t.Fatal(err)
	}
	before := big.NewRat(1, 1)
	for {
		x, ok, err := l.Next(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			break
		}
		if x.Slope.Cmp(before) > 0 || x.Slope.Sign() <= 0 {
			t.Errorf("%v: slope %v after %v", g.edges, x.Slope, before)
		}
		before = x.Slope
	}
	known := 0
	for v := range g.Len() {
		if x, ok := l.Value(v); ok {
			known++
			if x.Cmp(s.Value(v)) != 0 {
				t.Errorf("%v at %d: lazily %v, want %v", g.edges, v, x, s.Value(v))
			}
		}
	}
	if known != l.Known() {
		t.Errorf("%d known, want %d", l.Known(), known)
	}
}

// R12: on the infinite grid each vertex that is known together with its neighbours has the mean of the smallest and the
// largest of them, and finite parts of the grid bound its value.
func TestLazyGrid(t *testing.T) {
	type point [2]int
	beside := func(dst []point, p point) []point {
		return append(dst, point{p[0] + 1, p[1]}, point{p[0] - 1, p[1]}, point{p[0], p[1] + 1}, point{p[0], p[1] - 1})
	}
	for _, red := range []point{{1, 0}, {3, 0}, {4, 1}, {2, 2}} {
		l, err := NewLazy(beside, []point{{0, 0}}, []point{red})
		if err != nil {
			t.Fatal(err)
		}
		for range 16 {
			if _, ok, err := l.Next(context.Background()); !ok || err != nil {
				t.Fatal(ok, err)
			}
		}
		inner := 0
		for p, x := range l.values {
			least, most := big.NewRat(1, 1), new(big.Rat)
			isInner := p != red && p != point{}
			for _, q := range beside(nil, p) {
				y, ok := l.Value(q)
				isInner = isInner && ok
				if ok && y.Cmp(least) < 0 {
					least = y
				}
				if ok && y.Cmp(most) > 0 {
					most = y
				}
			}
			if !isInner {
				continue
			}
			inner++
			if mean := least.Add(least, most); mean.Mul(mean, big.NewRat(1, 2)).Cmp(x) != 0 {
				t.Errorf("red at %v: %v has %v, want %v", red, p, x, mean)
			}
			// Exchanging the players turns the plane round.
			if y, ok := l.Value(point{red[0] - p[0], red[1] - p[1]}); ok {
				if sum := y.Add(y, x); sum.Cmp(big.NewRat(1, 1)) != 0 {
					t.Errorf("red at %v: %v and its opposite have the sum %v", red, p, sum)
				}
			}
		}
		if inner < 4 {
			t.Errorf("red at %v: only %d vertices have been checked", red, inner)
		}
	}
	// A finite part of the grid, with a border where Blue wins and with one where Red does: what is known of the grid
	// lies between.
	const size, middle = 11, 4
	at := func(p point) int { return (p[0]+middle)*size + p[1] + middle }
	l, err := NewLazy(beside, []point{{0, 0}}, []point{{3, 0}})
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		if _, ok, err := l.Next(context.Background()); !ok || err != nil {
			t.Fatal(ok, err)
		}
	}
	var bounds [2]*Solution
	for who := range bounds {
		ends := [2][]int{Blue: {at(point{})}, Red: {at(point{3, 0})}}
		edges := make([][]int, size*size)
		for x := -middle; x < size-middle; x++ {
			for y := -middle; y < size-middle; y++ {
				p := point{x, y}
				switch {
				case min(x, y) == -middle || max(x, y) == size-middle-1:
					ends[who] = append(ends[who], at(p))
				case p != point{} && p != point{3, 0}:
					for _, q := range beside(nil, p) {
						edges[at(p)] = append(edges[at(p)], at(q))
					}
				}
			}
		}
		g, err := NewGraph(edges, ends[Blue], ends[Red], nil)
		if err != nil {
			t.Fatal(err)
		}
		if bounds[who], err = Solve(context.Background(), g); err != nil {
			t.Fatal(err)
		}
	}
	inside := 0
	for p, x := range l.values {
		if min(p[0], p[1]) <= -middle || max(p[0], p[1]) >= size-middle-1 {
			continue
		}
		inside++
		if low, high := bounds[Blue].Value(at(p)), bounds[Red].Value(at(p)); low.Cmp(x) > 0 || high.Cmp(x) < 0 {
			t.Errorf("%v has %v, and in the finite part from %v to %v", p, x, low, high)
		}
	}
	if inside < 12 {
		t.Errorf("only %d vertices are inside", inside)
	}
	l, err = NewLazy(beside, []point{{0, 0}}, []point{{50, 0}})
	if err != nil {
		t.Fatal(err)
	}
	l.Limits.Positions = 100
	var le *cgt.LimitError
	if _, _, err := l.Next(context.Background()); !errors.As(err, &le) || l.Known() != 2 {
		t.Error(err)
	}
}

func TestSteepestErrors(t *testing.T) {
	g, err := NewGraph([][]int{{1, 2}, {2}, nil}, []int{2}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var ge *GraphError
	if _, _, err := Steepest(context.Background(), g); !errors.As(err, &ge) || ge.Vertices[0] != "0" {
		t.Error(err)
	}
	none := func(dst []int, _ int) []int { return dst }
	if _, err := NewLazy(none, nil, []int{1}); !errors.As(err, &ge) {
		t.Error(err)
	}
	if _, err := NewLazy(none, []int{1}, []int{1}); !errors.As(err, &ge) || ge.Vertices[0] != "1" {
		t.Error(err)
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	why := errors.New("why")
	cancel(why)
	if _, _, err := Steepest(ctx, pathGraph(3)); !errors.Is(err, why) {
		t.Error(err)
	}
	l, _ := NewLazy(none, []int{1}, []int{2})
	if _, _, err := l.Next(ctx); !errors.Is(err, why) {
		t.Error(err)
	}
}

func BenchmarkSteepest(b *testing.B) {
	g := gridGraph(40)
	b.Run("grid/n=1600", func(b *testing.B) {
		for b.Loop() {
			if _, _, err := Steepest(context.Background(), g); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// The values on a long string are many, too.
func TestSteepestLooks(t *testing.T) {
	const n = 10_000
	g := pathGraph(n)
	ctx := countdown.New(1<<30, nil)
	if _, strings, err := Steepest(ctx, g); err != nil || len(strings) != 1 {
		t.Fatal(len(strings), err)
	}
	if got, want := ctx.Looks(), 40*n/poll.Every; got < want {
		t.Errorf("%d looks, want %d", got, want)
	}
}
