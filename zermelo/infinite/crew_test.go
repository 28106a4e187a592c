package infinite

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
)

// TestGoroutines: solutions, with the strategies, and what Verify says of wrong ones, are the same for any number of goroutines and any length of the parts.
func TestGoroutines(t *testing.T) {
	defer func(was int) { partLength = was }(partLength)
	ctx := context.Background()
	random := rand.New(rand.NewPCG(9, 10))
	for range 30 {
		n := 20 + random.IntN(300)
		top := 1 + random.IntN(12)
		most := 1 + random.IntN(4)
		var list []Vertex
		var goals []int
		for v := range n {
			x := Vertex{Turn: zermelo.Player(random.IntN(2)), Priority: random.IntN(top + 1)}
			for range 1 + random.IntN(most) {
				x.Moves = append(x.Moves, random.IntN(n))
			}
			list = append(list, x)
			if random.IntN(5) == 0 {
				goals = append(goals, v)
			}
		}
		g, err := NewGraph(slices.Values(list))
		if err != nil {
			t.Fatal(err)
		}
		spoiled := random.IntN(n)
		var want string
		for _, crew := range []struct{ goroutines, length int }{{1, 1 << 12}, {1, 3}, {2, 3}, {3, 8}, {7, 1}, {300, 16}} {
			partLength = crew.length
			got := ""
			tell := func(s *Solution, err error) {
				if err != nil {
					t.Fatal(err)
				}
				solver := Solver{Goroutines: crew.goroutines}
				if err := solver.Verify(ctx, s); err != nil {
					t.Fatal(err)
				}
				got += fmt.Sprintln(s.winner, s.strategy)
				s.winner[spoiled] ^= 1
				got += fmt.Sprintln(solver.Verify(ctx, s))
			}
			for m := Auto; m <= Zielonka; m++ {
				tell((&Solver{Method: m, Goroutines: crew.goroutines}).Parity(ctx, g))
			}
			solver := Solver{Goroutines: crew.goroutines}
			tell(solver.Buchi(ctx, g, zermelo.Min, goals))
			tell(solver.CoBuchi(ctx, g, zermelo.Min, goals))
			tell(solver.Reach(ctx, g, zermelo.Max, goals))
			if want == "" {
				want = got
			} else if got != want {
				t.Fatalf("%d goroutines, parts of %d: %s, and else %s", crew.goroutines, crew.length, got, want)
			}
		}
	}
}

// TestLargeCrew: on a graph of many parts, one goroutine and three find the same.
func TestLargeCrew(t *testing.T) {
	if testing.Short() {
		t.Skip("a large graph")
	}
	ctx := context.Background()
	random := rand.New(rand.NewPCG(9, 11))
	const n = 1 << 17
	g, err := NewGraph(func(yield func(Vertex) bool) {
		for range n {
			x := Vertex{Turn: zermelo.Player(random.IntN(2)), Priority: random.IntN(2)}
			for range 1 + random.IntN(4) {
				x.Moves = append(x.Moves, random.IntN(n))
			}
			if !yield(x) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	var first *Solution
	for _, goroutines := range []int{1, 3} {
		solver := Solver{Goroutines: goroutines}
		s, err := solver.Parity(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		if err := solver.Verify(ctx, s); err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = s
		} else if !slices.Equal(s.winner, first.winner) || !slices.Equal(s.strategy, first.strategy) {
			t.Error("one goroutine and three find different solutions")
		}
	}
}
