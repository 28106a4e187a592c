package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// randomGame is a game on a graph, with all answers in tables.
type randomGame struct {
	who   []zermelo.Player
	moves [][]int
	pay   []zermelo.Int
	loops *zermelo.Int
}

func (g *randomGame) End(v int) (zermelo.Int, bool)      { return g.pay[v], len(g.moves[v]) == 0 }
func (g *randomGame) Turn(v int) zermelo.Player          { return g.who[v] }
func (g *randomGame) AppendMoves(dst []int, v int) []int { return append(dst, g.moves[v]...) }

func (g *randomGame) Unending() (zermelo.Int, bool) {
	if g.loops == nil {
		return 0, false
	}
	return *g.loops, true
}

// drawGame draws a game; without loops, moves lead to larger numbers.
func drawGame(t *rapid.T, loops bool) *randomGame {
	n := rapid.IntRange(1, 12).Draw(t, "positions")
	g := &randomGame{}
	if loops {
		x := zermelo.Int(rapid.IntRange(-2, 2).Draw(t, "endless"))
		g.loops = &x
	}
	for v := range n {
		g.who = append(g.who, zermelo.Player(rapid.IntRange(0, 1).Draw(t, "who")))
		g.pay = append(g.pay, zermelo.Int(rapid.IntRange(-3, 3).Draw(t, "payoff")))
		var moves []int
		for range rapid.IntRange(0, 4).Draw(t, "degree") {
			least := 0
			if !loops {
				least = v + 1
			}
			if least < n {
				moves = append(moves, rapid.IntRange(least, n-1).Draw(t, "to"))
			}
		}
		g.moves = append(g.moves, moves)
	}
	return g
}

// values finds values by iteration from below and from above: what Max can force within k moves if play is then broken off with the least, or the largest, of all payoffs, for larger and larger k, with
// the payoff of endless play in between. A payoff of more than that of endless play counts if Max can force it in some number of moves; likewise for Min.
func (g *randomGame) values() []zermelo.Int {
	n := len(g.who)
	endless := zermelo.Int(0)
	if g.loops != nil {
		endless = *g.loops
	}
	cur := make([]zermelo.Int, n)
	for v := range cur {
		cur[v] = endless
	}
	for range 4*n + 4 { // play broken off after k moves is worth what endless play is
		next := make([]zermelo.Int, n)
		for v := range next {
			if len(g.moves[v]) == 0 {
				next[v] = g.pay[v]
				continue
			}
			next[v] = cur[g.moves[v][0]]
			for _, q := range g.moves[v] {
				if g.who[v] == zermelo.Max {
					next[v] = max(next[v], cur[q])
				} else {
					next[v] = min(next[v], cur[q])
				}
			}
		}
		cur = next
	}
	return cur
}

func TestSolveAgreesWithIteration(t *testing.T) {
	for _, loops := range []bool{false, true} {
		t.Run(fmt.Sprint("loops=", loops), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				g := drawGame(t, loops)
				want := g.values()
				methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
				if !loops {
					methods = append(methods, zermelo.Induction)
				}
				type answer struct {
					V    zermelo.Int
					Dist int
				}
				var first map[int]answer
				for _, m := range methods {
					for _, goroutines := range []int{1, 3} {
						s := zermelo.Solver[int, zermelo.Int]{Game: g, Method: m, Goroutines: goroutines}
						sol, err := s.Solve(context.Background(), 0)
						if err != nil {
							t.Fatal(err)
						}
						if err := sol.Verify(context.Background()); err != nil {
							t.Fatal(err)
						}
						got := map[int]answer{}
						for v, x := range sol.All() {
							d, _ := sol.Distance(v)
							got[v] = answer{x, d}
							if x != want[v] {
								t.Fatalf("%v with %d: value of %d is %v, want %v", m, goroutines, v, x, want[v])
							}
						}
						if len(got) != sol.Len() {
							t.Fatalf("All has %d positions, Len is %d", len(got), sol.Len())
						}
						if first == nil {
							first = got
						}
						if diff := cmp.Diff(first, got); diff != "" {
							t.Fatalf("%v with %d goroutines differs: %s", m, goroutines, diff)
						}
						for who := zermelo.Max; who <= zermelo.Min; who++ {
							if _, err := zermelo.CheckStrategy(context.Background(), g, 0, who, sol.Strategy(who), sol.StartValue(), cgt.Limits{}); err != nil {
								t.Fatal(err)
							}
						}
					}
				}
			})
		})
	}
}

// subtraction is the ruleset in which one takes 1 to 4 from a heap.
var subtraction = cgt.ImpartialFunc[int](func(dst []int, n int) []int {
	for k := 1; k <= min(4, n); k++ {
		dst = append(dst, n-k)
	}
	return dst
})

func TestNormalAndMisere(t *testing.T) {
	ctx := context.Background()
	for _, misere := range []bool{false, true} {
		game := zermelo.Normal[int](subtraction)
		if misere {
			game = zermelo.Misere[int](subtraction)
		}
		sol, err := zermelo.Solve(ctx, game, zermelo.Turned[int]{Pos: 30})
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(ctx); err != nil {
			t.Fatal(err)
		}
		if sol.Len() != 31 {
			t.Errorf("%d positions, want 31, for an impartial game is solved for one player", sol.Len())
		}
		for n := range 31 {
			isWon := n%5 != 0
			if misere {
				isWon = n%5 != 1
			}
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				want := zermelo.WinFor(who)
				if !isWon {
					want = want.Neg()
				}
				if got, ok := sol.Value(zermelo.Turned[int]{Pos: n, Next: who}); !ok || got != want {
					t.Errorf("misère %v, %d, %v: %v, want %v", misere, n, who, got, want)
				}
			}
		}
	}
}

func TestLoopIsAnError(t *testing.T) {
	ring := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Win, p == 9 },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int { return append(dst, (p+1)%3, 9) },
	}
	for _, m := range []zermelo.Method{zermelo.Auto, zermelo.Induction, zermelo.Retrograde} {
		s := zermelo.Solver[int, zermelo.Result]{Game: ring, Method: m}
		_, err := s.Solve(context.Background(), 0)
		var loop *cgt.LoopError
		if !errors.As(err, &loop) || !slices.Equal(loop.Cycle, []string{"0", "1", "2"}) {
			t.Errorf("%v: %v", m, err)
		}
	}
	sol, err := zermelo.Solve(context.Background(), zermelo.Loopy[int](ring, zermelo.Draw), 0)
	if err != nil || sol.StartValue() != zermelo.Win {
		t.Errorf("%v, %v", sol, err)
	}
}
