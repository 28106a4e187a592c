package richman

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// touching returns a random graph in which a part of the vertices has an edge to a terminal.
func touching(r *rand.Rand, n, part int) *Graph {
	edges := make([][]int, n+2)
	for v := range n {
		for range 2 + r.IntN(3) {
			edges[v] = append(edges[v], r.IntN(n))
		}
		if v%part == 0 {
			edges[v][0] = n + r.IntN(2)
		}
	}
	g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		panic(err)
	}
	return g
}

func TestBracketAgainstSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for i := range 200 {
		g := randomGraph(r, 2+r.IntN(40), 1, 1+i%4)
		if g == nil {
			continue
		}
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		for _, width := range []*big.Rat{nil, big.NewRat(1, 10), big.NewRat(1, 1<<49), big.NewRat(7, 1)} {
			it := Iteration{Width: width}
			b, err := it.Bracket(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if err := b.Verify(context.Background()); err != nil {
				t.Error(err)
			}
			if width == nil {
				width = big.NewRat(1, 1_000_000_000)
			}
			if b.Width().Cmp(width) > 0 {
				t.Errorf("width %v, want %v", b.Width(), width)
			}
			for v := range g.Len() {
				x := s.Value(v)
				if b.Low(v).Cmp(x) > 0 || b.High(v).Cmp(x) < 0 || new(big.Rat).Sub(b.High(v), b.Low(v)).Cmp(width) > 0 {
					t.Errorf("%v at %d: from %v to %v, want %v", g.edges, v, b.Low(v), b.High(v), x)
				}
			}
		}
	}
}

// A path of 900 vertices is too much for 1000 sweeps, but what they have reached is right.
func TestBracketLimits(t *testing.T) {
	g := pathGraph(900)
	reports := 0
	it := Iteration{Sweeps: 1000, Progress: func(sweeps int, width *big.Rat) {
		if reports++; sweeps > 1000 || width.Sign() < 0 {
			t.Error(sweeps, width)
		}
	}}
	b, err := it.Bracket(context.Background(), g)
	var le *cgt.LimitError
	if !errors.As(err, &le) || b == nil || reports == 0 {
		t.Fatal(b, err)
	}
	if err := b.Verify(context.Background()); err != nil {
		t.Error(err)
	}
	for v := range g.Len() {
		if x := big.NewRat(int64(v), 901); b.Low(v).Cmp(x) > 0 || b.High(v).Cmp(x) < 0 {
			t.Errorf("from %v to %v, want %v", b.Low(v), b.High(v), x)
		}
	}
	b.low[5] = b.high[5]
	if b.Verify(context.Background()) == nil {
		t.Error("no error for a wrong interval")
	}
	for _, width := range []*big.Rat{big.NewRat(1, 1<<60), big.NewRat(1, 1<<50+1), new(big.Rat), big.NewRat(-1, 2)} {
		it.Width = width
		if b, err := it.Bracket(context.Background(), g); b != nil || err == nil || errors.Is(err, cgt.ErrLimit) {
			t.Errorf("no error for the width %v, which is too small", width)
		}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	why := errors.New("why")
	cancel(why)
	it.Width = nil
	if _, err := it.Bracket(ctx, g); !errors.Is(err, why) {
		t.Error(err)
	}
}

// Iteration without guesses comes to the same, with more sweeps.
func TestBracketBySweeps(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for i := range 100 {
		g := randomGraph(r, 2+r.IntN(40), 1, 1+i%4)
		if g == nil {
			continue
		}
		s, err := Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		b := bracketingOf(t, g)
		for b.width() > fixedOne>>40 {
			if _, err := b.round(context.Background(), 1_000_000); err != nil {
				t.Fatal(err)
			}
		}
		found := b.intervals(g, b.width())
		if err := found.Verify(context.Background()); err != nil {
			t.Error(err)
		}
		for v := range g.Len() {
			if x := s.Value(v); found.Low(v).Cmp(x) > 0 || found.High(v).Cmp(x) < 0 {
				t.Errorf("%v at %d: from %v to %v, want %v", g.edges, v, found.Low(v), found.High(v), x)
			}
		}
	}
}

// Guesses do on long ways, where sweeps would take for ever: each row has at most some hundred sweeps of work.
func TestBracketByGuesses(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	for _, test := range []struct {
		name   string
		g      *Graph
		sweeps int
	}{
		{"path", pathGraph(900), 700},
		{"grid", gridGraph(40), 700},
		{"random", randomGraph(r, 3000, 2, 4), 250},
		{"one in ten touches a terminal", touching(r, 3000, 10), 150},
		{"window", windowGraph(r, 1000, 20), 2500},
		{"reset", resetChain(40), 400},
	} {
		it := Iteration{Width: big.NewRat(1, 1_000_000_000_000)}
		sweeps := 0
		it.Progress = func(n int, _ *big.Rat) { sweeps = n }
		b, err := it.Bracket(context.Background(), test.g)
		if err != nil || sweeps > test.sweeps {
			t.Errorf("%s: %d sweeps, %v", test.name, sweeps, err)
			continue
		}
		if err := b.Verify(context.Background()); err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		s, err := Solve(context.Background(), test.g)
		if err != nil {
			t.Fatal(err)
		}
		for v := range test.g.Len() {
			if x := s.Value(v); b.Low(v).Cmp(x) > 0 || b.High(v).Cmp(x) < 0 {
				t.Errorf("%s at %d: from %v to %v, want %v", test.name, v, b.Low(v), b.High(v), x)
			}
		}
	}
}

// Numbers of 62 bits are not enough for each width. Then there is an error also if there may be any number of sweeps,
// and the intervals contain the values.
func TestBracketTooFine(t *testing.T) {
	g := pathGraph(300)
	it := Iteration{Width: big.NewRat(1, 1<<50), Sweeps: -1}
	b, err := it.Bracket(context.Background(), g)
	if !errors.Is(err, cgt.ErrLimit) || b == nil || b.Width().Cmp(big.NewRat(1, 1<<40)) > 0 {
		t.Fatal(b, err)
	}
	for v := range g.Len() {
		if x := big.NewRat(int64(v), 301); b.Low(v).Cmp(x) > 0 || b.High(v).Cmp(x) < 0 {
			t.Errorf("from %v to %v, want %v", b.Low(v), b.High(v), x)
		}
	}
}

func BenchmarkBracket(b *testing.B) {
	for _, test := range []struct {
		name  string
		g     func() *Graph
		width *big.Rat
	}{
		{"random/n=10000", func() *Graph { return randomGraph(rand.New(rand.NewPCG(5, 1)), 10_000, 2, 4) }, nil},
		{"random/n=100000", func() *Graph { return randomGraph(rand.New(rand.NewPCG(5, 2)), 100_000, 2, 4) }, nil},
		{"touching/n=100000", func() *Graph { return touching(rand.New(rand.NewPCG(5, 1)), 100_000, 10) }, big.NewRat(1, 1_000_000_000_000)},
		{"touching/n=1000000", func() *Graph { return touching(rand.New(rand.NewPCG(5, 1)), 1_000_000, 10) }, big.NewRat(1, 1_000_000_000_000)},
	} {
		b.Run(test.name, func(b *testing.B) {
			g := test.g()
			it := Iteration{Width: test.width}
			sweeps := 0
			it.Progress = func(n int, _ *big.Rat) { sweeps = n }
			for b.Loop() {
				if _, err := it.Bracket(context.Background(), g); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(sweeps), "sweeps")
		})
	}
}
