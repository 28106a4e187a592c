package convert_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
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

// randomBoard returns the board of a bidding game, without cycles unless mayLoop.
func randomBoard(rng *rand.Rand, n int, mayLoop bool) *richman.Graph {
	edges := make([][]int, n)
	for v := range n - 2 {
		for range 1 + rng.IntN(3) {
			edges[v] = append(edges[v], v+1+rng.IntN(n-v-1))
		}
		if mayLoop && rng.IntN(2) == 0 {
			edges[v] = append(edges[v], rng.IntN(n))
		}
	}
	g, err := richman.NewGraph(edges, []int{n - 2}, []int{n - 1}, nil)
	if err != nil {
		panic(err)
	}
	return g
}

// TestAlternating makes a bidding game of the game in turn again, and compares without cycles with what is sure of critical shares.
func TestAlternating(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	sure := 0
	for i := range 300 {
		mayLoop := i%2 == 0
		g := randomBoard(rng, 3+rng.IntN(8), mayLoop)
		game := convert.Alternating(g)
		again, positions, err := richman.ExploreTurns(t.Context(), game, convert.Token.Give, func(r zermelo.Result) richman.Player {
			if r == zermelo.Win {
				return richman.Blue
			}
			return richman.Red
		}, convert.Token{Next: zermelo.Min}, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for v, p := range positions {
			var to []int
			for w := range again.Successors(v) {
				to = append(to, positions[w].Vertex)
			}
			who, ok := again.Winner(v)
			whoWas, was := g.Winner(p.Vertex)
			slices.Sort(to)
			if !slices.Equal(to, slices.Collect(g.Successors(p.Vertex))) || who != whoWas || ok != was {
				t.Fatalf("%v leads to %v, won by %v, %v", p, to, who, ok)
			}
		}
		money, err := richman.Solve(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if mayLoop {
			continue
		}
		for v := range g.Len() {
			if r := money.Value(v); r.IsInt() {
				for _, first := range []zermelo.Player{zermelo.Max, zermelo.Min} {
					sure++
					got, err := zermelo.Solve(t.Context(), game, convert.Token{Vertex: v, Next: first})
					if err != nil || got.StartValue() == zermelo.Win != (r.Sign() == 0) {
						t.Fatalf("the critical share is %v, and in turn it is a %v; %v", r, got.StartValue(), err)
					}
				}
			}
		}
	}
	if sure < 1000 {
		t.Errorf("only %d sure wins", sure)
	}
}

// TestAuction goes from priorities in turn to an auction and back.
func TestAuction(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for i := range 100 {
		name := []func(v int) string{
			func(int) string { return "" },
			func(int) string { return "same" },
			func(v int) string { return fmt.Sprintf("\xff%d", v) },
			func(v int) string { return fmt.Sprintf("vertex %d", v) },
		}[i%4]
		g := randomEndless(rng, 2+rng.IntN(8), name)
		p, err := convert.Auction(g)
		if err != nil {
			t.Fatal(err)
		}
		for v, x := range g.All() {
			to := slices.Collect(p.Arena().Successors(v))
			slices.Sort(x.Moves)
			if p.Priority(v) != x.Priority || !slices.Equal(to, slices.Compact(x.Moves)) {
				t.Fatalf("%d: %v, %v", v, p.Priority(v), to)
			}
			if want := map[bool]string{true: x.Name, false: fmt.Sprint(v)}[i%4 == 3]; p.Arena().Name(v) != want {
				t.Fatalf("%d is called %q, and not %q", v, p.Arena().Name(v), want)
			}
		}
		e, err := infinite.Explore(t.Context(), convert.Turns(p), convert.Token{}, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for v, x := range e.Graph().All() {
			token := e.Position(v)
			var to []int
			for _, w := range x.Moves {
				if next := e.Position(w); next.Next == token.Next.Opponent() {
					to = append(to, next.Vertex)
				}
			}
			if x.Turn != token.Next || x.Priority != p.Priority(token.Vertex) || !slices.Equal(to, slices.Collect(p.Arena().Successors(token.Vertex))) {
				t.Fatalf("%v: %v, %v", token, x, to)
			}
		}
	}
}

// TestTurns compares, where a terminal is always reached, with the game that ends there.
func TestTurns(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	for range 200 {
		g := randomBoard(rng, 3+rng.IntN(8), false)
		edges := make([][]int, g.Len())
		for v := range edges {
			edges[v] = slices.Collect(g.Successors(v))
		}
		a, err := richman.NewArena(edges, []int{g.Len() - 2}, []int{g.Len() - 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := a.Parity(make([]int, g.Len()))
		if err != nil {
			t.Fatal(err)
		}
		e, err := infinite.Explore(t.Context(), convert.Turns(p), convert.Token{}, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := (&infinite.Solver{}).Parity(t.Context(), e.Graph())
		if err != nil {
			t.Fatal(err)
		}
		want, err := zermelo.Solve(t.Context(), convert.Alternating(g), convert.Token{})
		if err != nil || want.StartValue() != zermelo.WinFor(got.Winner(0)) {
			t.Fatalf("%v wins without end, and with ends it is a %v; %v", got.Winner(0), want.StartValue(), err)
		}
	}
}

func number(x zermelo.Int) *big.Rat { return big.NewRat(int64(x), 1) }

// TestExtensive compares with the values.
func TestExtensive(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 200 {
		g := randomGame(rng, 2+rng.IntN(8), false)
		want, err := zermelo.Solve(t.Context(), g, 0)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := convert.Extensive(t.Context(), g, 0, number, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		game, err := extensive.New(tree)
		if err != nil {
			t.Fatal(err)
		}
		unfolded, _, err := zermelo.Unfold(t.Context(), g, 0, cgt.Limits{})
		if err != nil || game.Len() != unfolded.Len() {
			t.Fatalf("%d nodes, and not %d; %v", game.Len(), unfolded.Len(), err)
		}
		got, err := extensive.Solve(t.Context(), game)
		if err != nil {
			t.Fatal(err)
		}
		if err := got.Verify(); err != nil || got.Value().Cmp(number(want.StartValue())) != 0 {
			t.Fatalf("%v is worth %v, and not %v; %v", g, got.Value(), want.StartValue(), err)
		}
	}
}

// TestOpen goes from a game in turn to one that may have hidden moves and back, which unfolds it.
func TestOpen(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	for range 200 {
		g := randomGame(rng, 2+rng.IntN(9), false)
		tree, err := convert.Extensive(t.Context(), g, 0, number, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := convert.Open(tree)
		if err != nil {
			t.Fatal(err)
		}
		want, _, err := zermelo.Unfold(t.Context(), g, 0, cgt.Limits{})
		if err != nil || got.String() != want.String() {
			t.Fatalf("%v and not %v; %v", got, want, err)
		}
	}
	if g, err := convert.Open(extensive.End(big.NewRat(1, 3))); err != nil || g.Len() != 1 {
		t.Error(g, err)
	}
}

func TestOpenErrors(t *testing.T) {
	one := extensive.EndInt(1)
	choice := func(set string, next ...extensive.Tree) extensive.Tree {
		var moves []extensive.Move
		for i, x := range next {
			moves = append(moves, extensive.Move{Label: fmt.Sprintf("%s%d", set, i), Then: x})
		}
		return extensive.Choice(extensive.Max, set, moves...)
	}
	huge := extensive.End(new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 63)))
	long := one
	for i := range 20 {
		long = choice(fmt.Sprintf("s%d-", i), long, huge)
	}
	for _, c := range []struct {
		tree       extensive.Tree
		place, msg string
	}{
		{extensive.Tree{}, "in the beginning:", "there is no way to go on, and no payoff"},
		{extensive.Lot(one, one), "in the beginning:", "lots decide"},
		{extensive.End(nil), "in the beginning:", "there is no way to go on, and no payoff"},
		{choice("a", one, choice("b", one, extensive.Lot(one))), "after a1, b1:", "lots decide"},
		{choice("a", choice("b", one), choice("b", one)), "after a1:", `the set "b" of Max was met before, so that he does not know where he is`},
		{choice("a"), "in the beginning:", "there is no way to go on, and no payoff"},
		{choice("a", huge), "after a0:", "9223372036854775808 is too large for a payoff"},
		{extensive.Choice(2, "a", extensive.Move{Label: "x", Then: one}), "in the beginning:", "there is no player 2"},
		{long, "after …, s7-0, s6-0, s5-0, s4-0, s3-0, s2-0, s1-0, s0-1:", "9223372036854775808 is too large for a payoff"},
	} {
		var bad *matrixgame.InputError
		if g, err := convert.Open(c.tree); g != nil || !errors.As(err, &bad) || bad.Place != c.place || bad.Msg != c.msg {
			t.Errorf("%v, %v; want %s %s", g, err, c.place, c.msg)
		}
	}
}

// TestOpenLarge has a tree as deep as it is large, and one that is too large.
func TestOpenLarge(t *testing.T) {
	deep := extensive.EndInt(1)
	for i := range 200_000 {
		deep = extensive.Choice(extensive.Player(i%2), fmt.Sprint(i), extensive.Move{Label: "on", Then: deep})
	}
	if g, err := convert.Open(deep); err != nil || g.Len() != 200_001 {
		t.Error(err)
	}
	var moves []extensive.Move
	for i := range extensive.MaxNodes {
		moves = append(moves, extensive.Move{Label: fmt.Sprint(i), Then: extensive.EndInt(1)})
	}
	if _, err := convert.Open(extensive.Choice(extensive.Max, "wide", moves...)); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// mute is a position that is written like all others.
type mute int

func (mute) String() string { return "" }

func TestExtensiveLabels(t *testing.T) {
	game := zermelo.Rules[mute, zermelo.Int]{
		Ended: func(p mute) (zermelo.Int, bool) { return zermelo.Int(p), p > 0 },
		Mover: func(mute) zermelo.Player { return zermelo.Max },
		Moves: func(dst []mute, _ mute) []mute { return append(dst, 1, 2, 2) },
	}
	tree, err := convert.Extensive(t.Context(), game, 0, number, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := extensive.New(tree)
	if err != nil {
		t.Fatal(err)
	}
	if moves := g.Moves(extensive.Max, "0"); len(moves) != 3 || g.Len() != 4 {
		t.Errorf("%q, %d nodes", moves, g.Len())
	}
}

func TestExtensiveErrors(t *testing.T) {
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	long := zermelo.Rules[int, zermelo.Int]{
		Ended: func(p int) (zermelo.Int, bool) { return 7, p == 100_000 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1) },
	}
	if _, err := convert.Extensive(ctx, long, 0, number, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	if _, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{Positions: 1000}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	tree, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{}) // as deep as it is long
	if err != nil {
		t.Fatal(err)
	}
	if g, err := extensive.New(tree); err != nil || g.Len() != 100_001 {
		t.Error(err)
	}
	long.Moves = func(dst []int, p int) []int { return append(dst, (p+1)%5) }
	var loop *cgt.LoopError
	if _, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{}); !errors.As(err, &loop) || len(loop.Cycle) != 5 {
		t.Error(err)
	}
}

// TestInTurn compares with what each player can be sure of, and with the matrix of all plans of the game in turn.
func TestInTurn(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	for range 100 {
		rows := make([][]int64, 1+rng.IntN(3))
		cols := 1 + rng.IntN(3)
		for i := range rows {
			for range cols {
				rows[i] = append(rows[i], rng.Int64N(7)-3)
			}
		}
		m := matrixgame.Integers(rows...)
		low, _ := m.Maximin()
		high, _ := m.Minimax()
		for first, want := range map[matrixgame.Player]*big.Rat{matrixgame.Row: low, matrixgame.Column: high} {
			game, err := convert.InTurn(m, first)
			if err != nil {
				t.Fatal(err)
			}
			got, err := zermelo.Solve(t.Context(), game, convert.Choice{Row: -1, Column: -1})
			if err == nil {
				err = got.Verify(t.Context())
			}
			if err != nil || got.StartValue().Rat().Cmp(want) != 0 {
				t.Fatalf("%v: %v begins, and the value is %v, and not %v; %v", m, first, got.StartValue(), want, err)
			}
			tree, err := convert.Extensive(t.Context(), game, got.Start(), zermelo.Rational.Rat, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			g, err := extensive.New(tree)
			if err != nil {
				t.Fatal(err)
			}
			plans, err := g.NormalForm(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			mixed, err := matrixgame.Solve(t.Context(), plans.Matrix)
			if err != nil || mixed.Value().Cmp(want) != 0 {
				t.Fatalf("%v: %v begins, and by plans the value is %v, and not %v; %v", m, first, mixed.Value(), want, err)
			}
		}
	}
}

func TestInTurnError(t *testing.T) {
	huge := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 100))
	m, err := matrixgame.NewMatrix([][]*big.Rat{{big.NewRat(1, 2), huge}})
	if err != nil {
		t.Fatal(err)
	}
	var bad *matrixgame.InputError
	if game, err := convert.InTurn(m, matrixgame.Row); game != nil || !errors.As(err, &bad) || bad.Place != "row 1, column 2" {
		t.Errorf("%v, %v", game, err)
	}
}

// TestStalk goes through all short stalks, and compares their values with the numbers that have these signs.
func TestStalk(t *testing.T) {
	words := []string{""}
	for i := 0; i < len(words); i++ {
		if word := words[i]; len(word) < 8 {
			words = append(words, word+"L", word+"R")
		}
		p := hackenbush.MustStalk(words[i])
		x, ok := convert.Signs(p)
		if !ok || strings.NewReplacer("L", "+", "R", "-").Replace(words[i]) != signs(x) {
			t.Fatalf("the signs of %q are %v, %v", words[i], x, ok)
		}
		if q, err := convert.Stalk(x); q != p || err != nil {
			t.Fatalf("%v: %v, %v", x, q, err)
		}
		n, err := x.Number()
		if err != nil {
			t.Fatal(err)
		}
		d, ok := n.Dyadic()
		g, err := surreal.Value(t.Context(), hackenbush.Rules{}, p)
		if err != nil || !ok || g != surreal.FromDyadic(d) {
			t.Fatalf("%v is worth %v, and its signs are those of %v; %v", p, g, n, err)
		}
		if q, err := hackenbush.NumberStalk(d); q != p || err != nil {
			t.Fatalf("%v: %v, %v", d, q, err)
		}
	}
}

// signs writes a finite expansion sign by sign.
func signs(x transfinite.SignExpansion) string {
	var b strings.Builder
	for run := range x.Runs() {
		n, _ := run.Length.Uint64()
		b.WriteString(strings.Repeat(map[int]string{1: "+", -1: "-"}[run.Sign], int(n)))
	}
	return b.String()
}

func TestStalkErrors(t *testing.T) {
	for _, text := range []string{"+:16777217", "L^w", "(LR)^w", "L R^(w+1)"} {
		if p, err := convert.Stalk(transfinite.MustParseSignExpansion(text)); !p.IsEmpty() || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if p, err := convert.Stalk(transfinite.MustParseSignExpansion("+:1000000 -:1000000")); err != nil || p.NumEdges() != 2_000_000 {
		t.Error(p.NumEdges(), err)
	} else if x, ok := convert.Signs(p); !ok || x.String() != "+:1000000 -:1000000" {
		t.Errorf("%v, %v", x, ok)
	}
	for _, text := range []string{"_ green a", "_ blue a; _ blue b", "_ blue a; a red b; a blue c", "_ blue a; a blue _"} {
		if x, ok := convert.Signs(hackenbush.MustParse(text)); ok {
			t.Errorf("%s: %v", text, x)
		}
	}
	if x, ok := convert.Signs(hackenbush.MustStalk(strings.Repeat("LR", transfinite.MaxRuns))); ok {
		t.Errorf("a stalk has %v runs", x.Len())
	}
}

func TestPanics(t *testing.T) {
	m := matrixgame.Integers([]int64{1})
	ruletest.Panics(t, map[string]func(){
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

// chooser is a position of a game without chips: where the token stands, and who has the tie-break.
type chooser struct {
	vertex int
	star   zermelo.Player
}

// TestNoChips compares bidding without a single chip with the game that it is: both bid nothing, and who has the tie-break either moves and gives it away, or keeps it and lets the other one move.
func TestNoChips(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 18))
	for i := range 100 {
		g := randomBoard(rng, 3+rng.IntN(8), i%2 == 0)
		type state struct {
			chooser
			mover zermelo.Player
			isBid bool // it is known who moves
		}
		game := zermelo.Rules[state, zermelo.Result]{
			Ended: func(s state) (zermelo.Result, bool) {
				who, ok := g.Winner(s.vertex)
				return zermelo.WinFor(zermelo.Player(who)), ok
			},
			Mover: func(s state) zermelo.Player {
				if s.isBid {
					return s.mover
				}
				return s.star
			},
			Moves: func(dst []state, s state) []state {
				if !s.isBid {
					return append(dst, state{chooser{s.vertex, s.star.Opponent()}, s.star, true}, state{s.chooser, s.star.Opponent(), true})
				}
				for v := range g.Successors(s.vertex) {
					dst = append(dst, state{chooser: chooser{v, s.star}})
				}
				return dst
			},
			Loops: new(zermelo.Result),
		}
		discrete, err := richman.SolveDiscrete(t.Context(), g, 0, richman.TieBreak)
		if err != nil {
			t.Fatal(err)
		}
		for v := range g.Len() {
			for _, who := range []richman.Player{richman.Blue, richman.Red} {
				hasStar, err := zermelo.Solve(t.Context(), game, state{chooser: chooser{v, zermelo.Player(who)}})
				if err != nil {
					t.Fatal(err)
				}
				hasNone, err := zermelo.Solve(t.Context(), game, state{chooser: chooser{v, zermelo.Player(who).Opponent()}})
				if err != nil {
					t.Fatal(err)
				}
				won := zermelo.WinFor(zermelo.Player(who))
				least, ok := discrete.Win(v, who)
				if needsNothing := ok && least == (richman.Chips{}); needsNothing != (hasNone.StartValue() == won) {
					t.Fatalf("%v needs %v, %v, at %d of %v; without the tie-break it is a %v", who, least, ok, v, g, hasNone.StartValue())
				}
				if ok != (hasStar.StartValue() == won) {
					t.Fatalf("%v needs %v, %v, at %d of %v; with the tie-break it is a %v", who, least, ok, v, g, hasStar.StartValue())
				}
			}
		}
	}
}
