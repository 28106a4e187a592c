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

// numbered is a random game whose position v has the number 3v+1.
type numbered struct{ *randomGame }

func (g numbered) Size() int { return 3*len(g.who) + 2 }

func (g numbered) Index(v int) int { return 3*v + 1 }

func (g numbered) Position(i int) (int, bool) {
	return i / 3, i%3 == 1 && i/3 < len(g.who)
}

// retracting is a numbered game that takes moves back, and says more than it need.
type retracting struct{ numbered }

func (g retracting) AppendParents(dst []int, q int) []int {
	for v, moves := range g.moves {
		if len(moves) == 0 || slices.Contains(moves, q) {
			dst = append(dst, v, v)
		}
	}
	return dst
}

// An index changes no answer, whether moves can be taken back or not, and with any number of goroutines.
func TestIndexChangesNothing(t *testing.T) {
	ctx := context.Background()
	for _, loops := range []bool{false, true} {
		t.Run(fmt.Sprint("loops=", loops), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				g := drawGame(t, loops)
				plain, err := zermelo.Solve(ctx, g, 0)
				if err != nil {
					t.Fatal(err)
				}
				values := g.values()
				for _, game := range []zermelo.Game[int, zermelo.Int]{numbered{g}, retracting{numbered{g}}} {
					if n, err := zermelo.CheckIndex(ctx, game, cgt.Limits{}); err != nil || n != len(g.who) {
						t.Fatalf("%d positions, %v", n, err)
					}
					for _, goroutines := range []int{1, 2, 5} {
						s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: zermelo.Indexed, Goroutines: goroutines}
						sol, err := s.Solve(ctx, 0)
						if err != nil {
							t.Fatal(err)
						}
						if diff := cmp.Diff(answers(plain), answers(sol)); diff != "" || sol.Len() != plain.Len() {
							t.Fatalf("%d goroutines: %s", goroutines, diff)
						}
						if diff := cmp.Diff(slices.Collect(plain.Counts()), slices.Collect(sol.Counts())); diff != "" {
							t.Fatal(diff)
						}
						if err := sol.Verify(ctx); err != nil {
							t.Fatal(err)
						}
						all, err := s.SolveAll(ctx)
						if err != nil {
							t.Fatal(err)
						}
						if err := all.Verify(ctx); err != nil {
							t.Fatal(err)
						}
						if all.Len() != len(g.who) || all.Start() != 0 {
							t.Fatalf("%d positions from %d, want %d", all.Len(), all.Start(), len(g.who))
						}
						next := 0
						for v, x := range all.All() {
							if v != next || x != values[v] {
								t.Fatalf("%d is worth %v, want %v, and number %d", v, x, values[v], next)
							}
							next++
							if y, ok := plain.Value(v); ok {
								d, dok := plain.Distance(v)
								if e, eok := all.Distance(v); y != x || d != e || dok != eok {
									t.Fatalf("%d is worth %v after %d, but %v after %d", v, x, e, y, d)
								}
							}
						}
					}
				}
			})
		})
	}
}

type answer struct {
	Pos, Value any
	Distance   int
	HasEnd     bool
}

func answers[Pos comparable, V zermelo.Payoff[V]](s *zermelo.Solution[Pos, V]) (all []answer) {
	for p, v := range s.All() {
		d, ok := s.Distance(p)
		all = append(all, answer{p, v, d, ok})
	}
	return all
}

// What does not fit into a table by numbers is solved without one, unless the caller wants one.
func TestIndexTooSmall(t *testing.T) {
	ctx := context.Background()
	loops := zermelo.Int(0)
	// A chain of moves, in which Max may also end play.
	chain := func(n int, pay func(v int) zermelo.Int) *randomGame {
		g := &randomGame{loops: &loops}
		for v := range n {
			g.who = append(g.who, zermelo.Max)
			g.pay = append(g.pay, pay(v))
			g.moves = append(g.moves, nil)
			if v+1 < n {
				g.moves[v] = []int{v + 1, v}
			}
		}
		return g
	}
	long := chain(5000, func(int) zermelo.Int { return 1 })
	fits := chain(4095, func(int) zermelo.Int { return 1 })
	payoffs := chain(40, func(v int) zermelo.Int { return zermelo.Int(v) })
	payoffs.moves[0] = nil
	for v := range 39 {
		payoffs.moves[0] = append(payoffs.moves[0], v+1)
		payoffs.moves[v+1] = nil
	}
	wide := chain(3000, func(int) zermelo.Int { return 1 })
	wide.moves[0] = nil
	for v := range 2999 {
		wide.moves[0] = append(wide.moves[0], v+1)
	}
	for name, test := range map[string]struct {
		game *randomGame
		want error
	}{
		"moves to the end":      {long, &cgt.LimitError{What: "moves to the end in a table by numbers", Limit: 4094}},
		"moves to the end, fit": {fits, nil},
		"payoffs":               {payoffs, &cgt.LimitError{What: "payoffs in a table by numbers", Limit: 15}},
		"moves":                 {wide, &cgt.LimitError{What: "moves from a position in a table by numbers", Limit: 2046}},
	} {
		for _, game := range []zermelo.Game[int, zermelo.Int]{numbered{test.game}, retracting{numbered{test.game}}} {
			s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: zermelo.Indexed}
			if name == "moves to the end" || name == "moves to the end, fit" {
				if _, ok := game.(retracting); ok {
					continue // its parents take long to list
				}
				game = chainParents{game.(numbered)}
				s.Game = game
			}
			_, err := s.Solve(ctx, 0)
			if diff := cmp.Diff(test.want, err); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
			s.Method = zermelo.Auto
			sol, err := s.Solve(ctx, 0)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if err := sol.Verify(ctx); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// chainParents takes back moves that lead to the same number or to the next one.
type chainParents struct{ numbered }

func (g chainParents) AppendParents(dst []int, q int) []int {
	for v := max(0, q-1); v <= q; v++ {
		if len(g.moves[v]) > 0 {
			dst = append(dst, v)
		}
	}
	return dst
}

// wrong is an index that is wrong at one position.
type wrong struct {
	retracting
	size, at, number int
	position         func(i int) (int, bool)
}

func (g wrong) Size() int { return g.size }

func (g wrong) Index(v int) int {
	if v == g.at {
		return g.number
	}
	return v
}

func (g wrong) Position(i int) (int, bool) {
	if g.position != nil {
		return g.position(i)
	}
	return i, i < 30
}

// An index that is wrong is an error that names the position, the same for any number of goroutines, and there is no
// solution.
func TestIndexErrors(t *testing.T) {
	ctx := context.Background()
	for _, loops := range []bool{false, true} {
		base := &randomGame{}
		if loops {
			x := zermelo.Int(0)
			base.loops = &x
		}
		for v := range 30 {
			base.who = append(base.who, zermelo.Player(v%2))
			base.pay = append(base.pay, 1)
			var moves []int
			for q := v + 1; q < min(30, v+4); q++ {
				moves = append(moves, q)
			}
			base.moves = append(base.moves, moves)
		}
		game := retracting{numbered{base}}
		for name, test := range map[string]struct {
			game zermelo.Game[int, zermelo.Int]
			want error
		}{
			"negative":  {wrong{game, 30, 7, -1, nil}, &zermelo.GameError{Position: "7", Msg: "its number is -1, and numbers are 0 to 29"}},
			"too large": {wrong{game, 30, 7, 30, nil}, &zermelo.GameError{Position: "7", Msg: "its number is 30, and numbers are 0 to 29"}},
			"twice":     {wrong{game, 30, 7, 5, nil}, &zermelo.GameError{Position: "7", Msg: "its number is 5, and that is the number of 5"}},
			"none": {
				wrong{game, 30, -1, 0, func(i int) (int, bool) { return i, i != 7 }},
				&zermelo.GameError{Position: "7", Msg: "its number is 7, and no position has this number"},
			},
		} {
			for _, goroutines := range []int{1, 4} {
				s := zermelo.Solver[int, zermelo.Int]{Game: test.game, Goroutines: goroutines}
				sol, err := s.Solve(ctx, 0)
				if diff := cmp.Diff(test.want, err); diff != "" || sol != nil {
					t.Errorf("%s, loops %v: %s", name, loops, diff)
				}
				all, err := s.SolveAll(ctx)
				if diff := cmp.Diff(test.want, err); diff != "" || all != nil {
					t.Errorf("%s, loops %v, all: %s", name, loops, diff)
				}
			}
			var bad *zermelo.GameError
			if _, err := zermelo.CheckIndex(ctx, test.game, cgt.Limits{}); !errors.As(err, &bad) {
				t.Errorf("%s: CheckIndex finds %v", name, err)
			}
		}
		for _, size := range []int{0, -1} {
			s := zermelo.Solver[int, zermelo.Int]{Game: wrong{game, size, -1, 0, nil}}
			var none *zermelo.MethodError
			if _, err := s.SolveAll(ctx); !errors.As(err, &none) || none.Method != zermelo.Indexed {
				t.Errorf("the Size %d, all: %v", size, err)
			}
			s.Method = zermelo.Indexed
			if _, err := s.Solve(ctx, 0); !errors.As(err, &none) || none.Method != zermelo.Indexed {
				t.Errorf("the Size %d by the method that needs it: %v", size, err)
			}
			s.Method = zermelo.Auto
			if sol, err := s.Solve(ctx, 0); err != nil || sol.Len() != 30 {
				t.Errorf("the Size %d: %v", size, err)
			}
		}
		s := zermelo.Solver[int, zermelo.Int]{Game: game, Limits: cgt.Limits{Positions: 80}}
		if _, err := s.SolveAll(ctx); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("limit: %v", err)
		}
	}
}

// forgetful forgets a parent of one position, and inventive has one too many.
type (
	forgetful struct{ retracting }
	inventive struct{ retracting }
)

func (g forgetful) AppendParents(dst []int, q int) []int {
	n := len(dst)
	dst = g.retracting.AppendParents(dst, q)
	if q == 2 {
		dst = dst[:n]
	}
	return dst
}

func (g inventive) AppendParents(dst []int, q int) []int {
	if q == 3 {
		dst = append(dst, 0)
	}
	return g.retracting.AppendParents(dst, q)
}

func TestCheckIndexFindsWrongParents(t *testing.T) {
	loops := zermelo.Int(0)
	g := retracting{numbered{&randomGame{
		who: make([]zermelo.Player, 4), pay: make([]zermelo.Int, 4), moves: [][]int{{1, 2}, {2}, {3}, nil}, loops: &loops,
	}}}
	for _, test := range []struct {
		game zermelo.Game[int, zermelo.Int]
		want string
	}{
		{g, "<nil>"},
		{forgetful{g}, "zermelo: the game breaks its contract at 2: a move leads here from 0, which is not among the parents"},
		{inventive{g}, "zermelo: the game breaks its contract at 3: no move leads here from 0, which is among the parents"},
	} {
		_, err := zermelo.CheckIndex(context.Background(), test.game, cgt.Limits{})
		if fmt.Sprint(err) != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// heaps has the number n for n objects.
type heaps struct {
	cgt.Ruleset[int]
	size int
}

func (h heaps) Size() int { return h.size }

func (h heaps) Index(n int) int { return n }

func (h heaps) Position(i int) (int, bool) { return i, true }

// A ruleset with numbers makes a game with numbers, also if it is loopy.
func TestIndexOfRuleset(t *testing.T) {
	ctx := context.Background()
	game := zermelo.Normal[int](heaps{cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
		return subtraction.AppendMoves(dst, n, who)
	}), 40})
	for _, game := range []zermelo.Game[zermelo.Turned[int], zermelo.Result]{game, zermelo.Loopy(game, zermelo.Draw)} {
		s := zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: game, Goroutines: 2}
		sol, err := s.SolveAll(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(ctx); err != nil {
			t.Error(err)
		}
		if sol.Len() != 80 {
			t.Errorf("%d positions", sol.Len())
		}
		for p, v := range sol.All() {
			if want := zermelo.WinFor(p.Next); (p.Pos%5 != 0) != (v == want) {
				t.Errorf("%v: %v", p, v)
			}
		}
		if n, err := zermelo.CheckIndex(ctx, game, cgt.Limits{}); n != 80 || err != nil {
			t.Errorf("%d, %v", n, err)
		}
	}
}

type intSolver = zermelo.Solver[int, zermelo.Int]

// The caller's panics, and a context that is done, end a solver by numbers, too.
func TestIndexStops(t *testing.T) {
	loops := zermelo.Int(0)
	endless, ending := &randomGame{loops: &loops}, &randomGame{}
	for v := range 3000 {
		for _, g := range []*randomGame{endless, ending} {
			g.who = append(g.who, zermelo.Max)
			g.pay = append(g.pay, 1)
		}
		endless.moves = append(endless.moves, []int{min(2999, v+1), v / 2})
		ending.moves = append(ending.moves, []int{v + 1, min(2999, v+2)}[:min(2, 2999-v)])
	}
	cause := errors.New("enough")
	for _, base := range []*randomGame{endless, ending} {
		for _, goroutines := range []int{1, 4} {
			for name, solve := range map[string]func(*intSolver, context.Context) (*zermelo.Solution[int, zermelo.Int], error){
				"Solve": func(s *intSolver, ctx context.Context) (*zermelo.Solution[int, zermelo.Int], error) {
					return s.Solve(ctx, 0)
				},
				"SolveAll": (*intSolver).SolveAll,
			} {
				ctx, cancel := context.WithCancelCause(context.Background())
				s := &intSolver{Game: hooked{numbered{base}, func() { cancel(cause) }}, Goroutines: goroutines}
				if sol, err := solve(s, ctx); sol != nil || !errors.Is(err, cause) {
					t.Errorf("%s with %d goroutines: %v, %v", name, goroutines, sol, err)
				}
				func() {
					defer func() {
						if r := recover(); r != "mine" {
							t.Errorf("%s with %d goroutines: recovered %v", name, goroutines, r)
						}
					}()
					s.Game = hooked{numbered{base}, func() { panic("mine") }}
					_, err := solve(s, context.Background())
					t.Errorf("%s with %d goroutines: no panic, %v", name, goroutines, err)
				}()
			}
		}
	}
}
