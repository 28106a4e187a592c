package infinite_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// Roads with one way, and forks at which Max or Min says how to go on. There are snack bars at 2 and at 5. Max can go round from 0 by 1 and 2 for ever; at 3 Min keeps him away from them, and from 5 there is no other way.
func Example() {
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{
		{Turn: zermelo.Max, Moves: []int{1, 3}},
		{Turn: zermelo.Min, Moves: []int{2}},
		{Turn: zermelo.Max, Moves: []int{0, 3}},
		{Turn: zermelo.Min, Moves: []int{2, 4}},
		{Turn: zermelo.Max, Moves: []int{3}},
		{Turn: zermelo.Max, Moves: []int{4}},
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	var solver infinite.Solver
	once, err := solver.Reach(context.Background(), g, zermelo.Max, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("once:", slices.Collect(once.Region(zermelo.Max)), once.Verify(context.Background()))
	forEver, err := solver.Buchi(context.Background(), g, zermelo.Max, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("for ever:", slices.Collect(forEver.Region(zermelo.Max)), forEver.Verify(context.Background()))
	// Output:
	// once: [0 1 2 5] <nil>
	// for ever: [0 1 2] <nil>
}

// The largest priority that comes infinitely often decides: Max wants it to be even. At 0 he can go to and fro between 0 and 1, where it is 2. At 3 Min goes round by himself.
func ExampleSolver_Parity() {
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{
		{Turn: zermelo.Max, Priority: 2, Moves: []int{1, 2}},
		{Turn: zermelo.Min, Priority: 1, Moves: []int{0}},
		{Turn: zermelo.Min, Priority: 3, Moves: []int{0, 3}},
		{Turn: zermelo.Min, Priority: 1, Moves: []int{3, 1}},
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	solver := infinite.Solver{Method: infinite.Zielonka}
	s, err := solver.Parity(context.Background(), g)
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range g.All() {
		w, ok := s.Move(v)
		fmt.Println(v, s.Winner(v), w, ok)
	}
	fmt.Println(s.Count(zermelo.Min), s.Verify(context.Background()))
	// Output:
	// 0 Max 1 true
	// 1 Max -1 false
	// 2 Min 3 true
	// 3 Min 3 true
	// 2 <nil>
}

// Ten thousand roundabouts, solved and verified by four goroutines. From each one Min can go on to the next, or go back to where the priority is 1; but after five of them it is 2.
func ExampleSolver_Verify() {
	const n = 10_000
	g, err := infinite.NewGraph(func(yield func(infinite.Vertex) bool) {
		for v := range n {
			if !yield(infinite.Vertex{Turn: zermelo.Min, Priority: 1 + v%5/4, Moves: []int{(v + 1) % n, v - v%5}}) {
				return
			}
		}
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	solver := infinite.Solver{Goroutines: 4}
	s, err := solver.Parity(context.Background(), g)
	if err != nil {
		fmt.Println(err)
		return
	}
	w, ok := s.Move(8)
	fmt.Println(s.Count(zermelo.Min), w, ok, solver.Verify(context.Background(), s))
	// Output: 10000 5 true <nil>
}
