package richman

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

var half = big.NewRat(1, 2)

// checkSolution checks the values of a solution against others.
func checkSolution(t *testing.T, what any, s *Solution, want []*big.Rat) {
	t.Helper()
	if err := s.Verify(context.Background()); err != nil {
		t.Errorf("%v: %v", what, err)
	}
	for v, x := range want {
		if got := s.Value(v); got.Cmp(x) != 0 {
			t.Fatalf("%v: R(%s) = %v, want %v", what, s.Graph().Name(v), got.RatString(), x.RatString())
		}
	}
}

func TestSolveAgainstSlow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	count := 0
	for i := range 600 {
		n := 1 + r.IntN(14)
		g := randomGraph(r, n, 1, 1+i%4)
		if g == nil {
			continue
		}
		count++
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		checkSolution(t, g.edges, s, slowSolve(g, half))
	}
	if count < 300 {
		t.Errorf("only %d graphs", count)
	}
}

// A path has values i/(n+1). Iteration needs millions of rounds here.
func TestSolvePath(t *testing.T) {
	for _, n := range []int{1, 2, 50, 900} {
		g := pathGraph(n)
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		var want []*big.Rat
		for i := range n + 2 {
			want = append(want, big.NewRat(int64(i), int64(n+1)))
		}
		checkSolution(t, n, s, want)
	}
}

// The closed form is in Lazarus and others for n = 2 (their figure is that of the Richman notes, fig. 2); the solution
// of the recursion R(v0) = 1/(2^(n−1)+1) can be checked by hand.
func TestSolveResetChain(t *testing.T) {
	for _, n := range []int{2, 3, 16, 64, 200} {
		s, err := Solve(context.Background(), resetChain(n))
		if err != nil {
			t.Fatal(err)
		}
		den := new(big.Int).Lsh(big.NewInt(1), uint(n-1))
		checkSolution(t, n, s, []*big.Rat{new(big.Rat).SetFrac(big.NewInt(1), den.Add(den, big.NewInt(1)))})
	}
}

// A cycle that can be passed both ways, with one vertex of each color, is two paths.
func TestSolveCycle(t *testing.T) {
	for _, lengths := range [][2]int{{1, 2}, {2, 2}, {3, 5}, {40, 67}} {
		n := lengths[0] + lengths[1]
		var edges [][2]int
		want := make([]*big.Rat, n)
		for v := range n {
			edges = append(edges, [2]int{v, (v + 1) % n})
			if want[v] = big.NewRat(int64(v), int64(lengths[0])); v > lengths[0] {
				want[v] = big.NewRat(int64(n-v), int64(lengths[1]))
			}
		}
		g, err := Undirected(n, edges, []int{0}, []int{lengths[0]}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		checkSolution(t, lengths, s, want)
	}
}

// If an edge leads from each vertex of a cycle to the next and another one to a terminal with the value d, the digits d
// from there on around the cycle are the binary expansion of R(v), again and again, for R(v) = (d + R(next))/2.
func TestSolveCycleOneWay(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for _, n := range []int{1, 2, 3, 10, 100} {
		edges := make([][]int, n+2)
		digits := make([]uint, n)
		for v := range n {
			digits[v] = uint(r.IntN(2))
			edges[v] = []int{(v + 1) % n, n + int(digits[v])}
		}
		g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		all := new(big.Int).Lsh(bigOne, uint(n))
		all.Sub(all, bigOne)
		var want []*big.Rat
		for v := range n {
			x := new(big.Int)
			for i := range n {
				x.SetBit(x, n-1-i, digits[(v+i)%n])
			}
			want = append(want, new(big.Rat).SetFrac(x, all))
		}
		checkSolution(t, n, s, want)
	}
}

// In the grid with opposite corners as terminals the values are (i+j)/(2k−2).
func TestSolveGrid(t *testing.T) {
	for _, k := range []int{2, 3, 7, 30} {
		s, err := Solve(context.Background(), gridGraph(k))
		if err != nil {
			t.Fatal(err)
		}
		var want []*big.Rat
		for v := range k * k {
			want = append(want, big.NewRat(int64(v/k+v%k), int64(2*k-2)))
		}
		checkSolution(t, k, s, want)
	}
}

// setDuringTest changes a variable until the test ends.
func setDuringTest[T any](t *testing.T, p *T, x T) {
	old := *p
	*p = x
	t.Cleanup(func() { *p = old })
}

// Graphs that are large enough for all that a large one needs, with elimination that is sparse as long as it can be, as
// usual, and dense from the beginning.
func TestSolveLarge(t *testing.T) {
	for _, from := range []int{1, 12, math.MaxInt} {
		setDuringTest(t, &denseFrom, from)
		r := rand.New(rand.NewPCG(2, 2))
		for _, n := range []int{30, 100, 250} {
			g := randomGraph(r, n, 2, 4)
			if g == nil {
				t.Fatal("no graph")
			}
			s, err := Solve(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Verify(context.Background()); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestSolveLimits(t *testing.T) {
	g := randomGraph(rand.New(rand.NewPCG(3, 3)), 100, 2, 4)
	for _, limits := range []Limits{{Steps: 10}, {Steps: 10_000}, {Words: 300}} {
		s := Solver{Limits: limits}
		var le *cgt.LimitError
		if _, err := s.Solve(context.Background(), g); !errors.As(err, &le) {
			t.Errorf("%+v: %v, want a LimitError", limits, err)
		}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	why := errors.New("why")
	cancel(why)
	if _, err := Solve(ctx, g); !errors.Is(err, why) {
		t.Errorf("%v, want the cause", err)
	}
	calls := 0
	s := Solver{Limits: Limits{Steps: -1, Words: -1}, Progress: func(s Stats) {
		if calls++; s.Solved < 1 || s.Solved > g.Len() || s.Steps < 1 {
			t.Errorf("%+v", s)
		}
	}}
	if _, err := s.Solve(context.Background(), g); err != nil || calls == 0 {
		t.Error(err, calls)
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{10, 100, 1000, 10_000} {
		g := randomGraph(rand.New(rand.NewPCG(5, uint64(n))), n, 2, 4)
		b.Run(fmt.Sprintf("random/n=%d", n), func(b *testing.B) { benchmarkSolve(b, g) })
	}
	b.Run("path/n=900", func(b *testing.B) { benchmarkSolve(b, pathGraph(900)) })
	b.Run("grid/n=10000", func(b *testing.B) { benchmarkSolve(b, gridGraph(100)) })
	b.Run("reset/n=300", func(b *testing.B) { benchmarkSolve(b, resetChain(300)) })
}

func benchmarkSolve(b *testing.B, g *Graph) {
	for b.Loop() {
		if _, err := Solve(context.Background(), g); err != nil {
			b.Fatal(err)
		}
	}
}

// A long path does not overflow the stack, and one whose values have as many bits as vertices ends at the limit.
func TestSolveDeep(t *testing.T) {
	n := 20_000
	edges := make([][]int, n+2)
	for v := range n {
		edges[v] = []int{v + 1, n + 1}
	}
	g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := Solver{Limits: Limits{Words: 100_000}}
	var le *cgt.LimitError
	if _, err := s.Solve(context.Background(), g); !errors.As(err, &le) {
		t.Errorf("%v, want a LimitError", err)
	}
	if _, err := Solve(context.Background(), pathGraph(10_000)); err != nil {
		t.Error(err)
	}
}

// Many goroutines get the same answer from one graph, and share a solution.
func TestSolveConcurrently(t *testing.T) {
	g := randomGraph(rand.New(rand.NewPCG(4, 4)), 60, 2, 4)
	s, err := Solve(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			own, err := Solve(context.Background(), g)
			if err != nil {
				t.Error(err)
				return
			}
			if err := s.Verify(context.Background()); err != nil {
				t.Error(err)
			}
			for v := range g.Len() {
				if own.Value(v).Cmp(s.Value(v)) != 0 || own.Move(v, Blue) != s.Move(v, Blue) || own.Bid(v).Cmp(s.Bid(v)) != 0 {
					t.Errorf("at %d: another answer", v)
				}
			}
		})
	}
	group.Wait()
}

// Verify finds what is wrong.
func TestVerify(t *testing.T) {
	ctx := context.Background()
	for i := range 4 {
		s, err := Solve(ctx, resetChain(4))
		if err != nil {
			t.Fatal(err)
		}
		switch i {
		case 0:
			s.values[2] = zero
		case 1:
			s.near[Blue][1] = 2
		case 2:
			s.values[5] = one // blue
		case 3:
			s.near[Red][0] = 4
		}
		var ve *VerifyError
		if err := s.Verify(ctx); !errors.As(err, &ve) {
			t.Errorf("case %d: %v, want a VerifyError", i, err)
		}
	}
	// Good moves that lead in a circle: in the square of equal values, Blue must not go round and round.
	g, err := Undirected(6, [][2]int{{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}}, []int{0}, []int{5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Solve(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
	for v := range s.values {
		s.values[v] = fraction{big.NewInt(1), big.NewInt(2)} // would be a fixed point without the terminals
	}
	if s.Verify(ctx) == nil {
		t.Error("no error for a constant")
	}
}
