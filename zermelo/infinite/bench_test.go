package infinite_test

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// random yields n vertices with random owners, priorities from 0 to top and 1 to 4 moves without loops of one vertex:
// the kind of graph that Oink's rngame n top 1 4 noSelfLoops makes.
func random(n, top int) iter.Seq[infinite.Vertex] {
	return func(yield func(infinite.Vertex) bool) {
		random := rand.New(rand.NewPCG(uint64(n), uint64(top)))
		var moves []int
		for v := range n {
			moves = moves[:0]
			for range 1 + random.IntN(4) {
				w := random.IntN(n - 1)
				if w >= v {
					w++
				}
				moves = append(moves, w)
			}
			if !yield(infinite.Vertex{Turn: zermelo.Player(random.IntN(2)), Priority: random.IntN(top + 1), Moves: moves}) {
				return
			}
		}
	}
}

// BenchmarkParity solves random graphs. With two priorities that is a game of Büchi.
func BenchmarkParity(b *testing.B) {
	for _, n := range []int{100_000, 1_000_000} {
		for _, top := range []int{1, 10} {
			g, err := infinite.NewGraph(random(n, top))
			if err != nil {
				b.Fatal(err)
			}
			for _, m := range methods {
				if top == 1 && m != infinite.Auto {
					continue
				}
				b.Run(fmt.Sprintf("vertices=%d/priorities=%d/%v", n, top+1, m), func(b *testing.B) {
					for b.Loop() {
						s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), g)
						if err != nil {
							b.Fatal(err)
						}
						b.ReportMetric(float64(s.Count(zermelo.Max)), "won")
					}
				})
			}
		}
	}
}

// BenchmarkBuchi solves a random graph of a million vertices, of which one in five is a goal.
func BenchmarkBuchi(b *testing.B) {
	const n = 1_000_000
	g, err := infinite.NewGraph(random(n, 10))
	if err != nil {
		b.Fatal(err)
	}
	var goals []int
	for v := 0; v < n; v += 5 {
		goals = append(goals, v)
	}
	for b.Loop() {
		if _, err := new(infinite.Solver).Buchi(context.Background(), g, zermelo.Max, goals); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGoroutines solves graphs of a million vertices, and verifies the solutions, by one goroutine and by two.
func BenchmarkGoroutines(b *testing.B) {
	for _, top := range []int{1, 10} {
		g, err := infinite.NewGraph(random(1_000_000, top))
		if err != nil {
			b.Fatal(err)
		}
		for _, goroutines := range []int{1, 2} {
			solver := infinite.Solver{Goroutines: goroutines}
			var s *infinite.Solution
			b.Run(fmt.Sprintf("Parity/priorities=%d/goroutines=%d", top+1, goroutines), func(b *testing.B) {
				for b.Loop() {
					if s, err = solver.Parity(context.Background(), g); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run(fmt.Sprintf("Verify/priorities=%d/goroutines=%d", top+1, goroutines), func(b *testing.B) {
				for b.Loop() {
					if err := solver.Verify(context.Background(), s); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkFamilies solves large games of the published families.
func BenchmarkFamilies(b *testing.B) {
	for _, f := range families {
		g := f.game(f.large[infinite.Auto]).graph(b)
		b.Run(fmt.Sprintf("%s/vertices=%d", strings.ReplaceAll(f.name, " ", ""), g.Len()), func(b *testing.B) {
			for b.Loop() {
				if _, err := new(infinite.Solver).Parity(context.Background(), g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkNewGraph makes a graph of a million vertices.
func BenchmarkNewGraph(b *testing.B) {
	for b.Loop() {
		if _, err := infinite.NewGraph(random(1_000_000, 10)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkVerify checks the solution of a graph of a million vertices.
func BenchmarkVerify(b *testing.B) {
	for _, top := range []int{1, 10} {
		b.Run(fmt.Sprintf("priorities=%d", top+1), func(b *testing.B) {
			g, err := infinite.NewGraph(random(1_000_000, top))
			if err != nil {
				b.Fatal(err)
			}
			s, err := new(infinite.Solver).Parity(context.Background(), g)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if err := s.Verify(context.Background()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkParsePGSolver reads a random graph of a million vertices.
func BenchmarkParsePGSolver(b *testing.B) {
	g, err := infinite.NewGraph(random(1_000_000, 10))
	if err != nil {
		b.Fatal(err)
	}
	text := string(g.AppendPGSolver(nil, -1))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, _, err := infinite.ParsePGSolver(text); err != nil {
			b.Fatal(err)
		}
	}
}
