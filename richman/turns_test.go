package richman

import (
	"context"
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// positional returns all strategies on a graph that choose a move by the vertex alone, or, if there are more than most,
// three of them.
func positional(r *rand.Rand, g *Graph, most int) (list []func(v int) int) {
	count := 1
	for _, moves := range g.edges {
		if count <= most && len(moves) > 0 {
			count *= len(moves)
		}
	}
	if count > most {
		for range 3 {
			seed := r.Uint64()
			list = append(list, func(v int) int { return g.edges[v][rand.New(rand.NewPCG(seed, uint64(v))).IntN(len(g.edges[v]))] })
		}
		return list
	}
	for k := range count {
		choice := make([]int, len(g.edges))
		for v, moves := range g.edges {
			if n := len(moves); n > 0 {
				choice[v] = moves[k%n]
				k /= n
			}
		}
		list = append(list, func(v int) int { return choice[v] })
	}
	return list
}

// R10: with a fair coin the chance that Red wins is the Richman function, which the Markov chain of the two best
// strategies has, and against any other strategy the best one does no worse: against all of them on small graphs.
func TestRandomTurnIsRichman(t *testing.T) {
	complete := 0
	r := rand.New(rand.NewPCG(9, 9))
	ctx := context.Background()
	var solver Solver
	for i := range 200 {
		g := randomGraph(r, 2+r.IntN(12), 1, 1+i%4)
		if g == nil {
			continue
		}
		s, err := Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		turns, err := solver.RandomTurn(ctx, g, nil)
		if err != nil {
			t.Fatal(err)
		}
		best := func(who Player) func(int) int { return func(v int) int { return turns.Move(v, who) } }
		others := positional(r, g, 50)
		if len(others) > 3 {
			complete++
		}
		p, err := solver.WinChance(ctx, g, best(Blue), best(Red), nil)
		if err != nil {
			t.Fatal(err)
		}
		for v := range p {
			if x := s.Value(v); turns.Value(v).Cmp(x) != 0 || p[v].Cmp(x) != 0 {
				t.Errorf("%v at %d: %v and %v, want %v", g.edges, v, turns.Value(v), p[v], x)
			}
		}
		for _, other := range others {
			byBlue, err := solver.WinChance(ctx, g, best(Blue), other, nil)
			if err != nil {
				t.Fatal(err)
			}
			byRed, err := solver.WinChance(ctx, g, other, best(Red), nil)
			if err != nil {
				t.Fatal(err)
			}
			for v := range p {
				if byBlue[v].Cmp(p[v]) > 0 || byRed[v].Cmp(p[v]) < 0 {
					t.Errorf("%v at %d: %v and %v, want no more and no less than %v", g.edges, v, byBlue[v], byRed[v], p[v])
				}
			}
		}
	}
	if complete < 10 {
		t.Errorf("all strategies were tried on %d graphs only", complete)
	}
}

func TestRandomTurnBiased(t *testing.T) {
	r := rand.New(rand.NewPCG(10, 10))
	var solver Solver
	for i := range 200 {
		g := randomGraph(r, 2+r.IntN(10), 1, 1+i%4)
		if g == nil {
			continue
		}
		for _, chance := range []*big.Rat{big.NewRat(1, 3), big.NewRat(999, 1000), big.NewRat(1_234_567_890, 2_147_483_647)} {
			s, err := solver.RandomTurn(context.Background(), g, chance)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Verify(context.Background()); err != nil {
				t.Error(err)
			}
			for v, want := range slowSolve(g, new(big.Rat).Sub(big.NewRat(1, 1), chance)) {
				if s.Value(v).Cmp(want) != 0 {
					t.Errorf("%v at %d with %v: %v, want %v", g.edges, v, chance, s.Value(v), want)
				}
			}
		}
	}
}

// Gambler's ruin: on a path with n vertices, where Red moves with the chance p, he wins from the i-th with the chance
// (1−f^i)/(1−f^(n+1)), f = (1−p)/p. (W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, ch.
// XIV.)
func TestRandomTurnRuin(t *testing.T) {
	const n = 300
	g := pathGraph(n)
	var solver Solver
	s, err := solver.RandomTurn(context.Background(), g, big.NewRat(3, 5))
	if err != nil {
		t.Fatal(err)
	}
	f := func(i int64) *big.Rat {
		x := new(big.Rat).SetFrac(new(big.Int).Exp(big.NewInt(2), big.NewInt(i), nil), new(big.Int).Exp(big.NewInt(3), big.NewInt(i), nil))
		return x.Sub(big.NewRat(1, 1), x)
	}
	for v := range n + 2 {
		if want := new(big.Rat).Quo(f(int64(v)), f(n+1)); s.Value(v).Cmp(want) != 0 {
			t.Fatalf("at %d: %v, want %v", v, s.Value(v), want)
		}
	}
}

func TestRandomTurnErrors(t *testing.T) {
	g := pathGraph(2)
	var solver Solver
	ctx := context.Background()
	for _, chance := range []*big.Rat{new(big.Rat), big.NewRat(1, 1), big.NewRat(-1, 2), big.NewRat(1, 1<<31)} {
		if _, err := solver.RandomTurn(ctx, g, chance); err == nil {
			t.Errorf("no error for %v", chance)
		}
	}
	stay := func(v int) int { return v }
	var ge *GraphError
	if _, err := solver.WinChance(ctx, g, stay, stay, nil); !errors.As(err, &ge) || ge.Vertices[0] != "1" {
		t.Error(err)
	}
	// Both go to and fro, and nobody wins.
	swap := func(v int) int { return 3 - v }
	p, err := solver.WinChance(ctx, g, swap, swap, nil)
	if err != nil || p[1].Sign() != 0 || p[2].Sign() != 0 || p[3].Cmp(big.NewRat(1, 1)) != 0 {
		t.Error(p, err)
	}
}

// Where the players have different moves the values are in the intervals of the iteration, or both find that play need
// not end.
func TestRandomTurnPartizan(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 16))
	var solver Solver
	solved, looping, staying, auctions := 0, 0, 0, 0
	for range 1500 {
		n := 1 + r.IntN(7)
		var moves [2][][]int
		for range n {
			first := r.IntN(n + 2)
			for who := range moves {
				list := []int{r.IntN(n + 2)}
				if r.IntN(3) > 0 {
					list = append(list, first)
				}
				moves[who] = append(moves[who], list)
			}
		}
		for who := range moves {
			moves[who] = append(moves[who], nil, nil)
		}
		g, err := NewPartizanGraph(moves[Blue], moves[Red], []int{n}, []int{n + 1}, nil)
		if err != nil {
			continue
		}
		s, err := solver.RandomTurn(context.Background(), g, nil)
		low, high := limits(g)
		if err != nil {
			var ge *GraphError
			if looping++; !errors.As(err, &ge) || len(ge.Vertices) == 0 {
				t.Errorf("%v: %v", moves, err)
			}
			if isNear(low, high) {
				t.Errorf("%v: there is one function, and the error is %v", moves, err)
			}
			var it Iteration
			if _, err := it.Bracket(context.Background(), g); !errors.As(err, &ge) {
				t.Errorf("%v: %v", moves, err)
			}
			continue
		}
		solved++
		if err := s.Verify(context.Background()); err != nil {
			t.Error(err)
		}
		for v := range g.Len() {
			if x, _ := s.Value(v).Float64(); math.Abs(x-low[v]) > 1e-6 || math.Abs(x-high[v]) > 1e-6 {
				t.Errorf("%v at %d: %v, want from %v to %v", moves, v, x, low[v], high[v])
			}
		}
		var it Iteration
		b, err := it.Bracket(context.Background(), g)
		if checkLeaving(context.Background(), g) != nil {
			var ge *GraphError
			if staying++; !errors.As(err, &ge) {
				t.Errorf("%v: %v", moves, err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Verify(context.Background()); err != nil {
			t.Error(err)
		}
		for v := range g.Len() {
			if x := s.Value(v); b.Low(v).Cmp(x) > 0 || b.High(v).Cmp(x) < 0 {
				t.Errorf("%v at %d: %v, want from %v to %v", moves, v, x, b.Low(v), b.High(v))
			}
		}
		if _, err := Solve(context.Background(), g); err == nil {
			auctions++
		}
	}
	if solved < 100 || looping < 100 || staying < 100 || auctions < 50 {
		t.Error(solved, looping, staying, auctions)
	}
}

// limits returns the least and the largest solution of the equations, as limits of iterations from 0 and from 1.
func limits(g *Graph) (low, high []float64) {
	iterate := func(start float64) []float64 {
		x := make([]float64, g.Len())
		for v := range x {
			x[v] = start
			if g.color[v] != black {
				x[v] = float64(g.color[v] - blue)
			}
		}
		for gap := 1.0; gap > 1e-13; {
			gap = 0
			for v := range x {
				if g.color[v] != black {
					continue
				}
				least, most := 1.0, 0.0
				for _, w := range g.moves(v, Blue) {
					least = min(least, x[w])
				}
				for _, w := range g.moves(v, Red) {
					most = max(most, x[w])
				}
				y := (least + most) / 2
				gap, x[v] = max(gap, math.Abs(y-x[v])), y
			}
		}
		return x
	}
	return iterate(0), iterate(1)
}

func isNear(x, y []float64) bool {
	for v := range x {
		if math.Abs(x[v]-y[v]) > 1e-6 {
			return false
		}
	}
	return true
}
