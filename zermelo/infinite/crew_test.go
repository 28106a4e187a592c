package infinite

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/zermelo"
)

// setLengths sets how many vertices are taken at a time.
func setLengths(part, alone int) { partLength, aloneLength = part, alone }

// drawGraph draws a graph and some goals.
func drawGraph(t *testing.T, random *rand.Rand, n int) (g *Graph, goals []int) {
	top := 1 + random.IntN(12)
	most := 1 + random.IntN(4)
	var list []Vertex
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
	return g, goals
}

// TestGoroutines: solutions, with the strategies, and what Verify says of wrong ones, are the same for any number of
// goroutines and any length of the parts.
func TestGoroutines(t *testing.T) {
	defer setLengths(partLength, aloneLength)
	ctx := context.Background()
	random := rand.New(rand.NewPCG(9, 10))
	for range 30 {
		g, goals := drawGraph(t, random, 20+random.IntN(300))
		spoiled := random.IntN(g.Len())
		var want string
		for _, crew := range []struct{ goroutines, length int }{{1, 1 << 12}, {1, 3}, {2, 3}, {3, 8}, {7, 1}, {300, 16}} {
			setLengths(crew.length, crew.length)
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

var errEnough = errors.New("enough")

// TestCancelledAnywhere cancels calls at each look: whatever was half done then, they return the cause, or were over
// before.
func TestCancelledAnywhere(t *testing.T) {
	defer setLengths(partLength, aloneLength)
	setLengths(5, 7)
	random := rand.New(rand.NewPCG(11, 6))
	for range 20 {
		g, goals := drawGraph(t, random, 20+random.IntN(60))
		for _, goroutines := range []int{1, 3} {
			type call struct {
				name string
				ask  func(ctx context.Context) (*Solution, error)
			}
			var calls []call
			for m := Auto; m <= Zielonka; m++ {
				calls = append(calls, call{m.String(), func(ctx context.Context) (*Solution, error) {
					return (&Solver{Method: m, Goroutines: goroutines}).Parity(ctx, g)
				}})
			}
			s := Solver{Goroutines: goroutines}
			calls = append(calls,
				call{"Buchi", func(ctx context.Context) (*Solution, error) { return s.Buchi(ctx, g, zermelo.Min, goals) }},
				call{"Reach", func(ctx context.Context) (*Solution, error) { return s.Reach(ctx, g, zermelo.Max, goals) }})
			for _, c := range calls {
				want, err := c.ask(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				wrong := &Solution{g: g, objective: want.objective, winner: slices.Clone(want.winner), strategy: want.strategy}
				wrong.winner[0] ^= 1
				calls = append(calls, call{"Verify " + c.name, func(ctx context.Context) (*Solution, error) {
					if err := s.Verify(ctx, wrong); err == nil || errors.Is(err, errEnough) {
						return nil, err
					}
					return want, s.Verify(ctx, want)
				}})
			}
			for _, c := range calls {
				want, err := c.ask(t.Context())
				if err != nil || want == nil {
					t.Fatalf("%s: %v, %v", c.name, want, err)
				}
				for looks, isOver := 0, false; !isOver; looks++ {
					got, err := c.ask(countdown.New(looks, errEnough))
					switch isOver = err == nil; {
					case !isOver && !errors.Is(err, errEnough):
						t.Fatalf("%s with %d goroutines after %d looks: %v", c.name, goroutines, looks, err)
					case isOver && (!slices.Equal(got.winner, want.winner) || !slices.Equal(got.strategy, want.strategy)):
						t.Fatalf("%s with %d goroutines after %d looks: %v, %v, want %v, %v", c.name, goroutines, looks, got.winner, got.strategy, want.winner, want.strategy)
					}
				}
			}
		}
	}
}
