package infinite_test

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// Roads with one way, and forks at which Max or Min says how to go on. There are snack bars at 2 and at 5. Max can go
// round from 0 by 1 and 2 for ever; at 3 Min keeps him away from them, and from 5 there is no other way.
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

// roads are those of the example of the package: with bars at 2 and at 5.
func roads() *infinite.Graph {
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{
		{Name: "inn", Turn: zermelo.Max, Moves: []int{1, 3}},
		{Turn: zermelo.Min, Moves: []int{2}},
		{Name: "mill", Turn: zermelo.Max, Priority: 4, Moves: []int{0, 3}},
		{Turn: zermelo.Min, Moves: []int{2, 4}},
		{Turn: zermelo.Max, Moves: []int{3}},
		{Turn: zermelo.Max, Moves: []int{4}},
	}))
	if err != nil {
		panic(err)
	}
	return g
}

// What a graph says of a vertex.
func ExampleGraph() {
	g := roads()
	fmt.Println(g)
	fmt.Println(g.Len(), g.NumMoves(), g.Name(2), g.Name(3), g.Turn(2), g.Priority(2), g.AppendMoves(nil, 2))
	for v, x := range g.All() {
		fmt.Println(v, x.Moves)
	}
	fmt.Println(g.CheckStart(0))
	// Output:
	// a graph with 6 vertices and 9 moves
	// 6 9 mill 3 Max 4 [0 3]
	// 0 [1 3]
	// 1 [2]
	// 2 [0 3]
	// 3 [2 4]
	// 4 [3]
	// 5 [4]
	// infinite: vertex 5: it cannot be reached from the start 0
}

func ExampleNewGraph() {
	_, err := infinite.NewGraph(slices.Values([]infinite.Vertex{{Turn: zermelo.Max, Moves: []int{1}}, {Turn: zermelo.Min}}))
	fmt.Println(err)
	// Output: infinite: vertex 1: there is no move
}

// The vertices at which Max can come to a bar once, and how he moves to it.
func ExampleSolver_Reach() {
	s, err := new(infinite.Solver).Reach(context.Background(), roads(), zermelo.Max, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s)
	fmt.Println(slices.Collect(s.Region(zermelo.Max)), s.Winner(0), s.Verify(context.Background()))
	w, ok := s.Move(0)
	fmt.Println("from 0 to", w, ok)
	_, ok = s.Move(1)
	fmt.Println("from 1 he moves:", ok)
	// Output:
	// Max wins from 4 of 6 vertices
	// [0 1 2 5] Max <nil>
	// from 0 to 1 true
	// from 1 he moves: false
}

// Min wants to be safe from the bars: it is the same game, seen by the other one.
func ExampleSolver_Avoid() {
	s, err := new(infinite.Solver).Avoid(context.Background(), roads(), zermelo.Min, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(slices.Collect(s.Region(zermelo.Min)), s.Verify(context.Background()))
	w, ok := s.Move(3)
	fmt.Println("from 3 to", w, ok)
	// Output:
	// [3 4] <nil>
	// from 3 to 4 true
}

// Max wants to come to bars again and again. From 5, a bar, there is no way back to one: at 3 Min keeps him away. What
// both do depends on the vertex alone, and not on how they came there.
func ExampleSolver_Buchi() {
	s, err := new(infinite.Solver).Buchi(context.Background(), roads(), zermelo.Max, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(slices.Collect(s.Region(zermelo.Max)), s.Count(zermelo.Min), s.Verify(context.Background()))
	w, ok := s.Strategy(zermelo.Max).Move(2)
	fmt.Println("from 2 to", w, ok)
	w, ok = s.Strategy(zermelo.Min).Move(3)
	fmt.Println("from 3 to", w, ok)
	// Output:
	// [0 1 2] 3 <nil>
	// from 2 to 0 true
	// from 3 to 4 true
}

// Min does not mind bars as long as there are only finitely many.
func ExampleSolver_CoBuchi() {
	s, err := new(infinite.Solver).CoBuchi(context.Background(), roads(), zermelo.Min, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(slices.Collect(s.Region(zermelo.Min)), s.Verify(context.Background()))
	_, err = new(infinite.Solver).CoBuchi(context.Background(), roads(), zermelo.Min, []int{6})
	fmt.Println(err)
	// Output:
	// [3 4 5] <nil>
	// infinite: the goal 6 is not one of the vertices 0 to 5
}

// All methods find the same regions.
func ExampleMethod() {
	for _, m := range []infinite.Method{infinite.Auto, infinite.Promotion, infinite.Tangles, infinite.Zielonka} {
		solver := infinite.Solver{Method: m}
		s, err := solver.Parity(context.Background(), roads())
		fmt.Println(m, s, err)
	}
	// Output:
	// Auto Max wins from 6 of 6 vertices <nil>
	// Promotion Max wins from 6 of 6 vertices <nil>
	// Tangles Max wins from 6 of 6 vertices <nil>
	// Zielonka Max wins from 6 of 6 vertices <nil>
}

// The largest priority that comes infinitely often decides: Max wants it to be even. At 0 he can go to and fro between
// 0 and 1, where it is 2. At 3 Min goes round by himself.
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

// Ten thousand roundabouts, solved and verified by four goroutines. From each one Min can go on to the next, or go back
// to where the priority is 1; but after five of them it is 2.
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
