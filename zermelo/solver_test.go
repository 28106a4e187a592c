package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
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

// values finds values by iteration from below and from above: what Max can force within k moves if play is then broken
// off with the least, or the largest, of all payoffs, for larger and larger k, with the payoff of endless play in
// between. A payoff of more than that of endless play counts if Max can force it in some number of moves; likewise for
// Min.
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
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.AlphaBeta, zermelo.ProofNumber} {
		s := zermelo.Solver[int, zermelo.Result]{Game: zermelo.Loopy[int](ring, zermelo.Draw), Method: m}
		_, err := s.Value(context.Background(), 0)
		var loop *cgt.LoopError
		if !errors.As(err, &loop) || !strings.Contains(err.Error(), "; the method is for games in which every play ends") {
			t.Errorf("%v of a game that says what play without end is worth: %v", m, err)
		}
	}
	sol, err := zermelo.Solve(context.Background(), zermelo.Loopy[int](ring, zermelo.Draw), 0)
	if err != nil || sol.StartValue() != zermelo.Win {
		t.Errorf("%v, %v", sol, err)
	}
}

// A search that comes back to where it was says which advice it has, whatever the method and however many goroutines.
func TestAdviceOfSearches(t *testing.T) {
	const loopy, ending = "zermelo.Loopy, or a method Unending, says", "the method is for games in which every play ends"
	ring := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Win, p == 9 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, (p+1)%4) },
	}
	check := func(what string, err error, want string) {
		t.Helper()
		if loop := (*cgt.LoopError)(nil); !errors.As(err, &loop) || !strings.HasPrefix(loop.Advice, want) || len(loop.Cycle) < 4 {
			t.Errorf("%s: %v, want the advice %q", what, err, want)
		}
	}
	for _, goroutines := range []int{1, 2} {
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
			s := zermelo.Solver[int, zermelo.Result]{Game: ring, Method: m, Goroutines: goroutines}
			_, err := s.AtLeast(t.Context(), 0, zermelo.Win)
			check(fmt.Sprint(m), err, loopy)
			if m == zermelo.Deepening { // which is for play without end too
				continue
			}
			s.Game = zermelo.Loopy[int](ring, zermelo.Draw)
			_, err = s.AtLeast(t.Context(), 0, zermelo.Win)
			check(fmt.Sprint(m, ", loopy"), err, ending)
		}
	}
	on := zermelo.StrategyFunc[int](func(p int) (int, bool) { return (p + 1) % 4, true })
	_, err := zermelo.CheckStrategy(t.Context(), ring, 0, zermelo.Max, on, zermelo.Win, cgt.Limits{})
	check("CheckStrategy", err, loopy)
}

// count is the game in which Max and Min add 1 or 2 in turn until limit is reached or passed; the payoff is the sum.
type count struct{ limit int }

func (g count) End(n int) (zermelo.Int, bool)      { return zermelo.Int(n), n >= g.limit }
func (g count) Turn(n int) zermelo.Player          { return zermelo.Player(n % 2) }
func (g count) AppendMoves(dst []int, n int) []int { return append(dst, n+1, n+2) }

// A play of a million moves needs no deep stack of calls.
func TestLongPlay(t *testing.T) {
	ctx := context.Background()
	n := detector.Either(1_000_000, 100_000)
	chain := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Win, p == n },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1) },
	}
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
		s := zermelo.Solver[int, zermelo.Result]{Game: chain, Method: m}
		sol, err := s.Solve(ctx, 0)
		if err != nil {
			t.Fatal(err)
		}
		if d, ok := sol.Distance(0); sol.StartValue() != zermelo.Win || !ok || d != n {
			t.Errorf("%v: %v in %d moves", m, sol.StartValue(), d)
		}
		if err := sol.Verify(ctx); err != nil {
			t.Error(err)
		}
	}
	short, long, err := zermelo.Lengths(ctx, chain, 0, cgt.Limits{})
	if err != nil || short != n || long != n {
		t.Errorf("plays of %d to %d moves, %v", short, long, err)
	}
}

// What goes wrong is an error that names the place, the same for each method and any number of goroutines, and there is
// no solution.
func TestSolveErrors(t *testing.T) {
	good := count{1000}
	tests := []struct {
		name string
		game zermelo.Game[int, zermelo.Int]
		want error
	}{
		{"no move", zermelo.Rules[int, zermelo.Int]{
			Ended: good.End, Mover: good.Turn,
			Moves: func(dst []int, n int) []int {
				if n == 500 {
					return dst
				}
				return good.AppendMoves(dst, n)
			},
		}, &zermelo.GameError{Position: "500", Msg: "there is no move, and play has not ended"}},
		{"moves not appended", zermelo.Rules[int, zermelo.Int]{
			Ended: good.End, Mover: good.Turn,
			Moves: func(dst []int, n int) []int {
				if n == 500 {
					return nil
				}
				return good.AppendMoves(dst, n)
			},
		}, &zermelo.GameError{Position: "500", Msg: "there is no move, and play has not ended"}},
		{"no player", zermelo.Rules[int, zermelo.Int]{
			Ended: good.End, Moves: good.AppendMoves,
			Mover: func(n int) zermelo.Player { return zermelo.Player(n / 400) },
		}, &zermelo.GameError{Position: "800", Msg: "Player(2) is to move"}},
		{"cycle", zermelo.Rules[int, zermelo.Int]{
			Ended: good.End, Mover: good.Turn,
			Moves: func(dst []int, n int) []int {
				if n == 502 {
					return append(dst, 500)
				}
				return append(dst, n+1)
			},
		}, &cgt.LoopError{Cycle: []string{"500", "501", "502"}, Advice: "zermelo.Loopy, or a method Unending, says what a play without end is worth"}},
		{"too many", count{20_000}, &cgt.LimitError{What: "positions", Limit: 10_000}},
	}
	for _, test := range tests {
		for _, m := range []zermelo.Method{zermelo.Auto, zermelo.Induction, zermelo.Retrograde} {
			for _, goroutines := range []int{0, 4} {
				s := zermelo.Solver[int, zermelo.Int]{Game: test.game, Method: m, Limits: cgt.Limits{Positions: 10_000}, Goroutines: goroutines}
				sol, err := s.Solve(context.Background(), 0)
				if diff := cmp.Diff(test.want, err); diff != "" || sol != nil {
					t.Errorf("%s, %v, %d goroutines: %v, %s", test.name, m, goroutines, sol, diff)
				}
			}
		}
	}
}

// Where a game is wrong at several positions, the error is that of the first one for the method, for any number of
// goroutines.
func TestFirstError(t *testing.T) {
	game := zermelo.Rules[int, zermelo.Int]{
		Ended: func(n int) (zermelo.Int, bool) { return 0, n == 9 },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, n int) []int {
			switch n {
			case 0:
				return append(dst, 1, 2)
			case 1:
				return append(dst, 3)
			}
			return dst
		},
	}
	for m, first := range map[zermelo.Method]string{zermelo.Induction: "3", zermelo.Retrograde: "2"} {
		for _, goroutines := range []int{1, 2, 8} {
			s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: m, Goroutines: goroutines}
			_, err := s.Solve(context.Background(), 0)
			want := &zermelo.GameError{Position: first, Msg: "there is no move, and play has not ended"}
			if diff := cmp.Diff(error(want), err); diff != "" {
				t.Errorf("%v with %d goroutines: %s", m, goroutines, diff)
			}
		}
	}
}

// A position of a ruleset with a player who is none is an error wherever one can give it.
func TestTurnOfNobody(t *testing.T) {
	ctx := context.Background()
	heap := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for k := 1; k <= min(4, n); k++ {
			dst = append(dst, n-k)
		}
		return dst
	})
	both := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int { return heap.AppendMoves(dst, n, cgt.Left) })
	type position = zermelo.Turned[int]
	for _, rules := range []cgt.Ruleset[int]{heap, both} {
		for _, p := range []position{{7, 5}, {7, 2}, {0, 3}} {
			game := zermelo.Normal(rules)
			for name, f := range map[string]func() error{
				"Solve": func() error { _, err := zermelo.Solve(ctx, game, p); return err },
				"Loopy": func() error {
					_, err := zermelo.Solve(ctx, zermelo.Loopy(game, zermelo.Draw), position{7, p.Next})
					return err
				},
				"Explore": func() error { _, _, err := zermelo.Explore(ctx, game, p, cgt.Limits{}); return err },
				"Value": func() error {
					s := zermelo.Solver[position, zermelo.Result]{Game: game}
					_, err := s.Value(ctx, p)
					return err
				},
				"Plays": func() error {
					for _, err := range zermelo.Plays(ctx, game, p, nil, nil) {
						return err
					}
					return nil
				},
			} {
				var bad *zermelo.GameError
				if err := f(); !errors.As(err, &bad) || !strings.Contains(bad.Msg, "is to move") {
					t.Errorf("%s of %v: %v", name, p, err)
				}
			}
		}
	}
}

// Moves that are others each time do not make a strategy, whichever method was used.
func TestProveUnstable(t *testing.T) {
	for seed := range uint64(30) {
		for _, loops := range []bool{false, true} {
			for m := zermelo.Auto; m <= zermelo.Deepening; m++ {
				if m == zermelo.Indexed {
					continue
				}
				r := rand.New(rand.NewPCG(seed, uint64(m)))
				game := zermelo.Rules[int, zermelo.Int]{
					Ended: func(n int) (zermelo.Int, bool) { return zermelo.Int(n), n >= 40 },
					Mover: func(n int) zermelo.Player { return zermelo.Player(r.IntN(2)) },
					Moves: func(dst []int, n int) []int { return append(dst, n+1+r.IntN(9), n+1+r.IntN(9)) },
				}
				if loops {
					game.Loops = new(zermelo.Int)
				}
				s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: m}
				proof, err := s.Prove(t.Context(), 0)
				if err == nil {
					err = proof.Verify(t.Context())
				} else if proof != nil || !errors.As(err, new(*zermelo.GameError)) {
					t.Errorf("seed %d, %v: %v, %v", seed, m, proof, err)
				}
				if err == nil {
					t.Errorf("seed %d, %v: it is proved", seed, m)
				}
			}
		}
	}
}

func TestCancel(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	game := zermelo.Rules[int, zermelo.Int]{
		Ended: count{10_000}.End, Mover: count{10_000}.Turn,
		Moves: func(dst []int, n int) []int {
			if n == 5000 {
				cancel(cause)
			}
			return append(dst, n+1)
		},
	}
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
		s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: m}
		if sol, err := s.Solve(ctx, 0); sol != nil || !errors.Is(err, cause) {
			t.Errorf("%v: %v, %v", m, sol, err)
		}
	}
	for name, check := range map[string]func() error{
		"CheckLabels": func() error {
			_, err := zermelo.CheckLabels(ctx, game, 0, func(int) (zermelo.Int, bool) { return 0, true }, cgt.Limits{})
			return err
		},
		"CheckStrategy": func() error {
			first := zermelo.StrategyFunc[int](func(n int) (int, bool) { return n + 1, true })
			_, err := zermelo.CheckStrategy(ctx, game, 0, zermelo.Max, first, 0, cgt.Limits{})
			return err
		},
		"Lengths":    func() error { _, _, err := zermelo.Lengths(ctx, game, 0, cgt.Limits{}); return err },
		"CountPlays": func() error { _, err := zermelo.CountPlays(ctx, game, 0, cgt.Limits{}); return err },
		"Plays": func() error {
			for _, err := range zermelo.Plays(ctx, game, 0, nil, nil) {
				return err
			}
			return nil
		},
	} {
		if err := check(); !errors.Is(err, cause) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestProgress(t *testing.T) {
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
		var seen []int
		s := zermelo.Solver[int, zermelo.Int]{Game: count{3 * cgt.ProgressEvery}, Method: m, Progress: func(s cgt.Stats) { seen = append(seen, s.Positions) }}
		if _, err := s.Solve(context.Background(), 0); err != nil {
			t.Fatal(err)
		}
		if want := []int{cgt.ProgressEvery, 2 * cgt.ProgressEvery, 3 * cgt.ProgressEvery}; !slices.Equal(seen, want) {
			t.Errorf("%v: progress at %v, want %v", m, seen, want)
		}
	}
}

// A panic of the rules reaches the caller, also from another goroutine.
func TestPanicPassesThrough(t *testing.T) {
	game := zermelo.Rules[int, zermelo.Int]{
		Ended: count{10_000}.End, Mover: count{10_000}.Turn,
		Moves: func(dst []int, n int) []int {
			if n == 900 {
				panic("mine")
			}
			return append(dst, n+1, min(10_000, 2*n+2), min(10_000, 3*n+3))
		},
	}
	for _, goroutines := range []int{1, 4} {
		func() {
			defer func() {
				if r := recover(); r != "mine" {
					t.Errorf("%d goroutines: recovered %v", goroutines, r)
				}
			}()
			s := zermelo.Solver[int, zermelo.Int]{Game: game, Goroutines: goroutines}
			_, err := s.Solve(context.Background(), 0)
			t.Errorf("%d goroutines: no panic, %v", goroutines, err)
		}()
	}
}

// resultGame is a game on a graph with results.
func resultGame(g *randomGame) zermelo.Game[int, zermelo.Result] {
	result := func(x zermelo.Int) zermelo.Result { return zermelo.Result(x.Sign()) }
	r := zermelo.Rules[int, zermelo.Result]{
		Ended: func(v int) (zermelo.Result, bool) {
			x, ok := g.End(v)
			return result(x), ok
		},
		Mover: g.Turn,
		Moves: g.AppendMoves,
	}
	if g.loops != nil {
		x := result(*g.loops)
		r.Loops = &x
	}
	return r
}

// TestLoopsThatAreWon solves a game in which play without end is a win, and so not the same for both players: that is
// no matter unless they change places.
func TestLoopsThatAreWon(t *testing.T) {
	g := &randomGame{who: []zermelo.Player{zermelo.Max, zermelo.Min, zermelo.Min}, moves: [][]int{{1}, {0, 2}, nil}, pay: []zermelo.Int{0, 0, -1}}
	for _, endless := range []zermelo.Result{zermelo.Loss, zermelo.Draw, zermelo.Win} {
		sol, err := zermelo.Solve(t.Context(), zermelo.Loopy(resultGame(g), endless), 0)
		if err != nil || sol.StartValue() != zermelo.Loss {
			t.Fatalf("%v: %v, %v", endless, sol, err)
		}
		g := &randomGame{who: g.who, moves: [][]int{{1}, {0}, nil}, pay: g.pay}
		sol, err = zermelo.Solve(t.Context(), zermelo.Loopy(resultGame(g), endless), 0)
		if err != nil || sol.StartValue() != endless || sol.Verify(t.Context()) != nil {
			t.Errorf("%v: %v, %v", endless, sol, err)
		}
	}
	// An impartial ring of three positions, where the players do change places.
	ring := cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, (p+1)%3) })
	for _, start := range []zermelo.Turned[int]{{}, {Next: zermelo.Min}} {
		if sol, err := zermelo.Solve(t.Context(), zermelo.Loopy(zermelo.Normal[int](ring), zermelo.Draw), start); err != nil || sol.StartValue() != zermelo.Draw {
			t.Errorf("%v, %v", sol, err)
		}
		var bad *zermelo.GameError
		if _, err := zermelo.Solve(t.Context(), zermelo.Loopy(zermelo.Normal[int](ring), zermelo.Win), start); !errors.As(err, &bad) {
			t.Errorf("%v", err)
		}
	}
}
