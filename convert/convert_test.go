package convert_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// randomGame returns a graph of n vertices, the last two of which at least are ends, with cycles if mayLoop.
func randomGame(rng *rand.Rand, n int, mayLoop bool) *zermelo.Graph[zermelo.Int] {
	vertices := make([]zermelo.Vertex[zermelo.Int], n)
	for v := range vertices {
		if v >= n-2 || rng.IntN(5) == 0 {
			x := zermelo.Int(rng.IntN(7) - 3)
			vertices[v].Payoff = &x
			continue
		}
		vertices[v].Turn = zermelo.Player(rng.IntN(2))
		for range 1 + rng.IntN(3) {
			w := v + 1 + rng.IntN(n-v-1)
			if mayLoop {
				w = rng.IntN(n)
			}
			vertices[v].Moves = append(vertices[v].Moves, w)
		}
	}
	var endless *zermelo.Int
	if mayLoop {
		x := zermelo.Int(rng.IntN(7) - 3)
		endless = &x
	}
	g, err := zermelo.NewGraph(0, vertices, endless)
	if err != nil {
		panic(err)
	}
	return g
}

// TestEndless compares with the values: who wins the game without end is whoever has so much.
func TestEndless(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 300 {
		g := randomGame(rng, 2+rng.IntN(12), i%2 == 0)
		for least := zermelo.Int(-4); least <= 4; least++ {
			for start := range g.Len() {
				values, err := zermelo.Solve(t.Context(), g, start)
				if err != nil {
					t.Fatal(err)
				}
				e, err := infinite.Explore(t.Context(), convert.Endless(g, least), start, cgt.Limits{})
				if err != nil {
					t.Fatal(err)
				}
				solution, err := (&infinite.Solver{}).Parity(t.Context(), e.Graph())
				if err != nil {
					t.Fatal(err)
				}
				if is := values.StartValue() >= least; is != (solution.Winner(0) == zermelo.Max) {
					t.Fatalf("%v from %d: the value is %v, and for %v %v wins", g, start, values.StartValue(), least, solution.Winner(0))
				}
			}
		}
	}
}

// results makes a game of payoffs one that is won or lost or drawn.
func results(g *zermelo.Graph[zermelo.Int]) zermelo.Game[int, zermelo.Result] {
	return zermelo.Rules[int, zermelo.Result]{
		Ended: func(v int) (zermelo.Result, bool) {
			x, ok := g.End(v)
			return zermelo.Result(x.Sign()), ok
		},
		Mover: g.Turn,
		Moves: g.AppendMoves,
	}
}

// TestRuleset compares who wins by search with the values.
func TestRuleset(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	for range 300 {
		g := randomGame(rng, 2+rng.IntN(10), false)
		for _, draws := range []zermelo.Player{zermelo.Max, zermelo.Min} {
			game := zermelo.CountDraws(results(g), draws)
			rules := convert.Ruleset(game)
			solver := cgt.Solver[convert.Stage[int]]{Rules: rules}
			for v := range g.Len() {
				want, err := zermelo.Solve(t.Context(), game, v)
				if err != nil {
					t.Fatal(err)
				}
				firsts := []cgt.Player{cgt.Left, cgt.Right} // at an end
				if _, isEnd := game.End(v); !isEnd {
					firsts = []cgt.Player{cgt.Player(game.Turn(v))}
				}
				for _, first := range firsts {
					wins, err := solver.Wins(t.Context(), convert.Stage[int]{Pos: v}, first)
					if err != nil || wins != (want.StartValue() == zermelo.WinFor(zermelo.Player(first))) {
						t.Fatalf("%v from %d: %v begins and wins: %v, %v; but it is a %v", g, v, first, wins, err, want.StartValue())
					}
				}
			}
			if err := solver.Verify(t.Context()); err != nil {
				t.Fatal(err)
			}
			if err := cgttest.TestRuleset(rules, convert.Stage[int]{}); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestRulesetOfRuleset goes from rules to a game in turn and back, which changes nothing for who wins.
func TestRulesetOfRuleset(t *testing.T) {
	for heap := range 20 {
		for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
			solver := cgt.Solver[convert.Stage[zermelo.Turned[int]]]{Rules: convert.Ruleset(takeOneOrTwo)}
			wins, err := solver.Wins(t.Context(), convert.Stage[zermelo.Turned[int]]{Pos: zermelo.Turned[int]{Pos: heap, Next: zermelo.Player(first)}}, first)
			if err != nil || wins != (heap%3 != 0) {
				t.Errorf("%v takes from %d and wins: %v, %v", first, heap, wins, err)
			}
		}
	}
}

// randomEndless returns a graph on which play never ends.
func randomEndless(rng *rand.Rand, n int, name func(v int) string) *infinite.Graph {
	var vertices []infinite.Vertex
	for v := range n {
		x := infinite.Vertex{Name: name(v), Turn: zermelo.Player(rng.IntN(2)), Priority: rng.IntN(5)}
		for range 1 + rng.IntN(3) {
			x.Moves = append(x.Moves, rng.IntN(n))
		}
		vertices = append(vertices, x)
	}
	g, err := infinite.NewGraph(slices.Values(vertices))
	if err != nil {
		panic(err)
	}
	return g
}

// TestReaching compares with the solver of games without end.
func TestReaching(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		g := randomEndless(rng, 1+rng.IntN(12), func(int) string { return "" })
		who := zermelo.Player(rng.IntN(2))
		goals := []int{rng.IntN(g.Len()), rng.IntN(g.Len())}
		want, err := (&infinite.Solver{}).Reach(t.Context(), g, who, goals)
		if err != nil {
			t.Fatal(err)
		}
		game, err := convert.Reaching(g, who, goals)
		if err != nil {
			t.Fatal(err)
		}
		for v := range g.Len() {
			got, err := zermelo.Solve(t.Context(), game, v)
			if err == nil {
				err = got.Verify(t.Context())
			}
			if err != nil || got.StartValue() != zermelo.WinFor(want.Winner(v)) {
				t.Fatalf("%v wants to reach %v from %d: %v, %v", who, goals, v, got.StartValue(), err)
			}
		}
	}
}

func TestReachingErrors(t *testing.T) {
	g := randomEndless(rand.New(rand.NewPCG(5, 6)), 3, func(int) string { return "" })
	for _, c := range []struct {
		who    zermelo.Player
		goals  []int
		vertex int
	}{
		{2, nil, -1},
		{zermelo.Max, []int{0, 3}, 3},
		{zermelo.Min, []int{-1}, -1},
	} {
		var bad *infinite.GraphError
		if game, err := convert.Reaching(g, c.who, c.goals); game != nil || !errors.As(err, &bad) || bad.Vertex != c.vertex {
			t.Errorf("%v, %v: %v, %v", c.who, c.goals, game, err)
		}
	}
}

func TestPanics(t *testing.T) {
	m := matrixgame.Integers([]int64{1})
	panics.Expect(t, map[string]func(){
		"Ruleset":            func() { convert.Ruleset[int](nil) },
		"Endless":            func() { convert.Endless[int, zermelo.Int](nil, 0) },
		"Alternating":        func() { convert.Alternating(nil) },
		"Turns":              func() { convert.Turns(nil) },
		"Reaching":           func() { _, _ = convert.Reaching(nil, zermelo.Max, nil) },
		"Auction":            func() { _, _ = convert.Auction(nil) },
		"InTurn":             func() { _, _ = convert.InTurn(nil, matrixgame.Row) },
		"InTurn, player":     func() { _, _ = convert.InTurn(m, 2) },
		"Extensive, no game": func() { _, _ = convert.Extensive[int](t.Context(), nil, 0, number, cgt.Limits{}) },
		"Extensive, no payoff": func() {
			_, _ = convert.Extensive(t.Context(), randomGame(rand.New(rand.NewPCG(1, 1)), 2, false), 0, nil, cgt.Limits{})
		},
		"Alternating, no vertex": func() {
			convert.Alternating(randomBoard(rand.New(rand.NewPCG(1, 1)), 3, false)).End(convert.Token{Vertex: 3})
		},
	})
}
