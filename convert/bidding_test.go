package convert_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

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

// TestAlternating makes a bidding game of the game in turn again, and compares without cycles with what is sure of
// critical shares.
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

// chooser is a position of a game without chips: where the token stands, and who has the tie-break.
type chooser struct {
	vertex int
	star   zermelo.Player
}

// TestNoChips compares bidding without a single chip with the game that it is: both bid nothing, and who has the
// tie-break either moves and gives it away, or keeps it and lets the other one move.
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
