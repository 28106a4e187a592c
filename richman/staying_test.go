package richman

import (
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// Blue can only stay at 0, and Red can stay or move to 1, where whoever moves wins: every number from 1/2 on satisfies
// the equation at 0, so that there is no Richman function, and none is verified. It is another matter if Blue can also
// move to a blue vertex.
func TestStaying(t *testing.T) {
	ctx := context.Background()
	graph := func(blueMoves []int) *Graph {
		g, err := NewPartizanGraph([][]int{blueMoves, {2}, nil, nil}, [][]int{{0, 1}, {3}, nil, nil}, []int{2}, []int{3}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	g := graph([]int{0})
	var ge *GraphError
	if _, err := Solve(ctx, g); !errors.As(err, &ge) || len(ge.Vertices) != 1 || ge.Vertices[0] != "0" {
		t.Errorf("%v, want a GraphError at 0", err)
	}
	for _, x := range []int64{2, 3, 4} {
		values := []fraction{{big.NewInt(x), big.NewInt(4)}, {big.NewInt(1), big.NewInt(2)}, zero, one}
		near, err := nearest(ctx, g, values)
		if err != nil {
			t.Fatal(err)
		}
		s := &Solution{g, values, near}
		var wrong *VerifyError
		if err := s.Verify(ctx); !errors.As(err, &wrong) || wrong.Vertex != "0" {
			t.Errorf("%d/4: %v", x, err)
		}
	}
	g = graph([]int{0, 2})
	var steps int
	solver := Solver{Progress: func(s Stats) { steps = s.Steps }}
	s, err := solver.Solve(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Value(0).RatString(); got != "1/4" || s.Verify(ctx) != nil || steps == 0 {
		t.Errorf("%s, %v, %d steps", got, s.Verify(ctx), steps)
	}
	solver = Solver{Limits: Limits{Steps: steps - 1}}
	if _, err := solver.Solve(ctx, g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want that the steps do not suffice", err)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := Solve(cancelled, g); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// iterated returns what the values become if they are the same at all vertices in the beginning and each is replaced by
// the mean that it should be until nothing changes, or nearly.
func iterated(g *Graph, start float64, w weights) []float64 {
	x := make([]float64, g.Len())
	for v, c := range g.color {
		x[v] = [...]float64{black: start, blue: 0, red: 1}[c]
	}
	for d := 1.0; d > 1e-13; {
		d = 0
		for v := range x {
			if g.color[v] != black {
				continue
			}
			least, most := math.Inf(1), math.Inf(-1)
			for _, u := range g.moves(v, Blue) {
				least = min(least, x[u])
			}
			for _, u := range g.moves(v, Red) {
				most = max(most, x[u])
			}
			y := (float64(w[Blue])*least + float64(w[Red])*most) / float64(w.sum())
			d = max(d, math.Abs(y-x[v]))
			x[v] = y
		}
	}
	return x
}

// If the players have different moves there is a solution if and only if iteration comes from below and from above to
// the same values, which are those of the solution.
func TestStayingByIteration(t *testing.T) {
	ctx := context.Background()
	var solver Solver
	check := func(blueMoves, redMoves [][]int, w weights) (isUnique bool) {
		n := len(blueMoves)
		g, err := NewPartizanGraph(blueMoves, redMoves, []int{n - 2}, []int{n - 1}, nil)
		if err != nil {
			return false // no terminal can be reached
		}
		isUnique = true
		low, high := iterated(g, 0, w), iterated(g, 1, w)
		for v := range n {
			isUnique = isUnique && high[v]-low[v] < 1e-6
		}
		s, err := solver.RandomTurn(ctx, g, big.NewRat(int64(w[Red]), int64(w.sum())))
		var ge *GraphError
		if isUnique != (err == nil) || err != nil && !errors.As(err, &ge) {
			t.Fatalf("%v, %v: between %v and %v: %v", blueMoves, redMoves, low, high, err)
		}
		if err != nil {
			return false
		}
		for v := range n {
			if x, _ := s.Value(v).Float64(); math.Abs(x-low[v]) > 1e-6 {
				t.Errorf("%v, %v: %v at %d, want %v", blueMoves, redMoves, x, v, low[v])
			}
		}
		if err := s.Verify(ctx); err != nil {
			t.Error(err)
		}
		// With his moves each player gets what the values say, whatever the other one does, also if play without end
		// counts against him.
		for who, start := range [2]float64{Blue: 1, Red: 0} {
			moves := [2][][]int{blueMoves, redMoves}
			moves[who] = make([][]int, n)
			for v := range n - 2 {
				moves[who][v] = []int{s.Move(v, Player(who))}
			}
			fixed, err := newBoard(moves, []int{n - 2}, []int{n - 1}, nil, false)
			if err != nil {
				t.Fatal(err)
			}
			for v, x := range iterated(fixed, start, w) {
				if math.Abs(x-low[v]) > 1e-6 {
					t.Errorf("%v, %v: with the moves of %v the chance at %d is %v, want %v", blueMoves, redMoves, Player(who), v, x, low[v])
				}
			}
		}
		return true
	}
	// Red wins at 0, 1 and 3, but his moves there lead to and fro unless he chooses those that Blue must leave by.
	if !check([][]int{{1}, {0, 3}, {6}, {0}, {5, 0}, nil, nil}, [][]int{{0}, {0, 3}, {0, 4}, {2, 1}, {6}, nil, nil}, fair) {
		t.Error("no solution")
	}
	r := rand.New(rand.NewPCG(35, 1))
	unique := 0
	const graphs = 3000
	for i := range graphs {
		n := 2 + r.IntN(6)
		var moves [2][][]int
		for who := range moves {
			for range n {
				list := make([]int, 1+r.IntN(2))
				for k := range list {
					list[k] = r.IntN(n + 2*r.IntN(2))
				}
				moves[who] = append(moves[who], list)
			}
			moves[who] = append(moves[who], nil, nil)
		}
		if check(moves[Blue], moves[Red], []weights{fair, {2, 1}}[i%2]) {
			unique++
		}
	}
	if unique < graphs/3 || unique > graphs*2/3 {
		t.Errorf("%d of %d graphs have a solution", unique, graphs)
	}
}

// Verify finds moves that lead to and fro, though each of them is a best one.
func TestTurnSolutionVerifyMoves(t *testing.T) {
	ctx := context.Background()
	g, err := NewPartizanGraph([][]int{{1}, {0, 3}, {6}, {0}, {5, 0}, nil, nil}, [][]int{{0}, {0, 3}, {0, 4}, {2, 1}, {6}, nil, nil}, []int{5}, []int{6}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var solver Solver
	s, err := solver.RandomTurn(ctx, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
	s.near[Red][1] = 0
	var wrong *VerifyError
	if err := s.Verify(ctx); !errors.As(err, &wrong) || wrong.Vertex != "0" {
		t.Error(err)
	}
}
