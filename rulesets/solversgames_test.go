package rulesets_test

import (
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// checkTurned is for solvers of games that are won or lost, in normal and in misère play.
func (s subject) checkTurned(t *testing.T, m zermelo.Method) {
	if m == zermelo.Indexed {
		s.rules = numbered{s.rules, s.truth}
	}
	var positions []zermelo.Turned[any]
	for _, p := range s.positions {
		positions = append(positions, zermelo.Turned[any]{Pos: p}, zermelo.Turned[any]{Pos: p, Next: zermelo.Min})
	}
	starts := positions[:2]
	if !s.isThorough {
		starts = positions[len(s.positions)%2:][:1]
	}
	for _, isMisere := range []bool{false, true}[:len(starts)] {
		game, wins := zermelo.Normal(s.rules), s.wins
		if isMisere {
			game, wins = zermelo.Misere(s.rules), s.misere
		}
		if m == zermelo.Retrograde {
			game = zermelo.Loopy(game, zermelo.Draw)
		}
		checkGame(t, game, m, starts, positions, func(p zermelo.Turned[any]) zermelo.Result {
			if wins[p.Next][s.number[p.Pos]] {
				return zermelo.WinFor(p.Next)
			}
			return zermelo.WinFor(p.Next.Opponent())
		})
	}
}

// numbered are rules whose positions have the numbers of a truth.
type numbered struct {
	cgt.Ruleset[any]
	*truth
}

func (n numbered) Size() int                  { return len(n.positions) }
func (n numbered) Index(p any) int            { return n.number[p] }
func (n numbered) Position(i int) (any, bool) { return n.positions[i], true }

// checkGame solves a game by a method from some starts and compares with what the positions should be worth.
func checkGame[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], m zermelo.Method, starts, positions []Pos, value func(Pos) V) {
	t.Helper()
	solver := zermelo.Solver[Pos, V]{Game: game, Method: m}
	for _, p := range starts {
		want := value(p)
		if v, err := solver.Value(t.Context(), p); v != want || err != nil {
			t.Fatalf("the value of %v is %v, %v, and not %v", p, v, err, want)
		}
		if is, err := solver.AtLeast(t.Context(), p, want); !is || err != nil {
			t.Fatalf("%v is worth at least %v: %v, %v", p, want, is, err)
		}
		proof, err := solver.Prove(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if err := proof.Verify(t.Context()); proof.Value() != want || err != nil {
			t.Fatalf("it is proved that %v is worth %v, %v, and not %v", p, proof.Value(), err, want)
		}
		if m >= zermelo.AlphaBeta && m <= zermelo.Deepening {
			continue
		}
		for _, goroutines := range []int{3, 1}[:len(starts)] {
			solver.Goroutines = goroutines
			solution, err := solver.Solve(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			for _, q := range positions {
				if v, ok := solution.Value(q); ok && v != value(q) || !ok && q == p {
					t.Fatalf("the value of %v is %v, and not %v", q, v, value(q))
				}
			}
			if err := solution.Verify(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// checkEndless is for games without end: whoever has won stays for ever.
func (s subject) checkEndless(t *testing.T) {
	checkWithoutEnd(t, zermelo.Normal(s.rules), zermelo.Win, zermelo.Turned[any]{Pos: s.positions[0]}, func(p zermelo.Turned[any]) bool {
		return s.wins[p.Next][s.number[p.Pos]] == (p.Next == zermelo.Max)
	})
}

// checkWithoutEnd makes a game without end of a game, in which Max wins if he gets v, and compares.
func checkWithoutEnd[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], v V, start Pos, wins func(Pos) bool) {
	t.Helper()
	e, err := infinite.Explore(t.Context(), convert.Endless(game, v), start, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	isGood := func(p Pos) bool {
		w, ok := game.End(p)
		return ok && w.Compare(v) >= 0
	}
	goals := e.Vertices(isGood)
	for m := infinite.Auto; m <= infinite.Zielonka; m++ {
		solver := infinite.Solver{Method: m}
		solve := map[string]func() (*infinite.Solution, error){"parity": func() (*infinite.Solution, error) { return solver.Parity(t.Context(), e.Graph()) }}
		if u, ok := game.(zermelo.Unending[V]); !ok || !atLeast(u, v) {
			solve["reach"] = func() (*infinite.Solution, error) { return solver.Reach(t.Context(), e.Graph(), zermelo.Max, goals) }
			solve["Büchi"] = func() (*infinite.Solution, error) { return solver.Buchi(t.Context(), e.Graph(), zermelo.Max, goals) }
		}
		exploration, winner, err := infinite.SolveFrom(t.Context(), solver, convert.Endless(game, v), start, cgt.Limits{})
		if err == nil {
			err = winner.Verify(t.Context())
		}
		if err != nil {
			t.Fatal(err)
		}
		for i := range exploration.Graph().Len() {
			if p := exploration.Position(i); i == 0 && p != start || (winner.Winner(i) == zermelo.Max) != wins(p) || winner.Winner(i) != winner.Winner(0) {
				t.Fatalf("explored as far as need be, %v wins from %v", winner.Winner(i), p)
			}
		}
		for name, solve := range solve {
			solution, err := solve()
			if err == nil {
				err = solution.Verify(t.Context())
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for i := range e.Graph().Len() {
				if p := e.Position(i); (solution.Winner(i) == zermelo.Max) != wins(p) {
					t.Fatalf("%s: %v wins from %v", name, solution.Winner(i), p)
				}
			}
		}
	}
}

// atLeast reports whether a play without end is worth v or more.
func atLeast[V zermelo.Payoff[V]](u zermelo.Unending[V], v V) bool {
	w, ok := u.Unending()
	return ok && w.Compare(v) >= 0
}

// ifPlays is for positions with at most so many nodes in the game tree of alternating play.
func ifPlays(most int) func(subject) string {
	return func(s subject) string {
		var nodes func(v, who int) int
		nodes = func(v, who int) int {
			n := 1
			for _, w := range s.moves[who][v] {
				if n > most {
					break
				}
				n += nodes(w, 1-who)
			}
			return n
		}
		if nodes(0, 0) > most || nodes(0, 1) > most {
			return "too large a tree"
		}
		return ""
	}
}

// checkExtensive is for games with hidden moves, of which there are none.
func (s subject) checkExtensive(t *testing.T) {
	for who := range s.wins {
		start := zermelo.Turned[any]{Pos: s.positions[0], Next: zermelo.Player(who)}
		want := big.NewRat(1, 1)
		if s.wins[who][0] != (who == 0) {
			want.Neg(want)
		}
		checkOpen(t, zermelo.Normal(s.rules), start, func(r zermelo.Result) *big.Rat { return big.NewRat(int64(r), 1) }, want)
	}
}

// checkOpen solves a game as one that may have hidden moves.
func checkOpen[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], start Pos, payoff func(V) *big.Rat, want *big.Rat) {
	t.Helper()
	tree, err := convert.Extensive(t.Context(), game, start, payoff, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := extensive.New(tree)
	if err != nil {
		t.Fatal(err)
	}
	solution, err := extensive.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	if err := solution.Verify(); err != nil || solution.Value().Cmp(want) != 0 {
		t.Fatalf("with lots %v is worth %v, and not %v; %v", start, solution.Value(), want, err)
	}
}
