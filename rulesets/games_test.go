package rulesets_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/zermelo"
)

// payoff is what the games of the table are played for.
type payoff[V any] interface {
	zermelo.Payoff[V]
	zermelo.Signed[V]
}

// competed is a position of a game with payoffs.
type competed[V payoff[V]] struct {
	game  zermelo.Game[any, V]
	give  func(p any, who zermelo.Player) any // nil if whose turn it is follows from the rest
	start any
	name  string
}

// compete returns a row: positions of a game with payoffs. Give returns a position with another player to move; it is
// nil if whose turn it is cannot be changed.
func compete[Pos comparable, V payoff[V]](game zermelo.Game[Pos, V], give func(Pos, zermelo.Player) Pos, positions ...Pos) []entry {
	var row []entry
	for _, p := range positions {
		e := competed[V]{game: ruletest.EraseGame(game), start: p, name: typeName(game)}
		if give != nil {
			e.give = func(p any, who zermelo.Player) any { return give(p.(Pos), who) }
		}
		row = append(row, e)
	}
	return row
}

func (e competed[V]) typeName() string { return e.name }

func (e competed[V]) String() string { return fmt.Sprintf("%s %v", e.typeName(), e.start) }

// labels are what the positions of a game are worth, found by the definition.
type labels[V payoff[V]] struct {
	values    map[any]V
	positions []any
	number    map[any]int
	mayLoop   bool // there is a cycle, or the game says that there may be
	payoffs   []V  // those that can be met, the smallest first
}

// findLabels finds the values: Max gets v at least where he can reach an end with so much, or where Min cannot reach
// one with less, if play without end is worth so much.
func findLabels[V payoff[V]](t *testing.T, game zermelo.Game[any, V], start any) labels[V] {
	l := labels[V]{values: map[any]V{}, positions: []any{start}, number: map[any]int{start: 0}}
	var moves [][]int
	for v := 0; v < len(l.positions); v++ {
		p := l.positions[v]
		moves = append(moves, nil)
		if x, ok := game.End(p); ok {
			l.payoffs = append(l.payoffs, x)
			continue
		}
		for _, q := range game.AppendMoves(nil, p) {
			w, ok := l.number[q]
			if !ok {
				w = len(l.positions)
				l.number[q] = w
				l.positions = append(l.positions, q)
			}
			moves[v] = append(moves[v], w)
		}
		if len(l.positions) > mostPositions {
			t.Fatalf("more than %d positions can be reached from %v", mostPositions, start)
		}
	}
	var endless V
	if u, ok := game.(zermelo.Unending[V]); ok {
		if endless, l.mayLoop = u.Unending(); l.mayLoop {
			l.payoffs = append(l.payoffs, endless)
		}
	}
	slices.SortFunc(l.payoffs, V.Compare)
	l.payoffs = slices.Compact(l.payoffs)
	for _, least := range l.payoffs {
		// The smallest or the largest set that fits, if play without end is not worth so much, or is.
		isLarge := l.mayLoop && endless.Compare(least) >= 0
		gets := slices.Repeat([]bool{isLarge}, len(l.positions))
		for changed := true; changed; {
			changed = false
			for v, p := range l.positions {
				var is bool
				if x, ok := game.End(p); ok {
					is = x.Compare(least) >= 0
				} else if is = game.Turn(p) == zermelo.Min; is {
					is = !slices.ContainsFunc(moves[v], func(w int) bool { return !gets[w] })
				} else {
					is = slices.ContainsFunc(moves[v], func(w int) bool { return gets[w] })
				}
				changed = changed || is != gets[v]
				gets[v] = is
			}
		}
		for v, p := range l.positions {
			if gets[v] {
				l.values[p] = least
			}
		}
	}
	return l
}

func (e competed[V]) check(t *testing.T, applied map[string]int) {
	l := findLabels(t, e.game, e.start)
	value := func(p any) V { return l.values[p] }
	for _, disguise := range disguises(e.game) {
		value := value
		if disguise.isNegative {
			value = func(p any) V { return l.values[p].Neg() }
		}
		for m := zermelo.Induction; m <= zermelo.Deepening; m++ {
			game := disguise.game
			switch {
			case m == zermelo.Indexed:
				game = indexed[V]{game, l.positions, l.number}
			case m == zermelo.Retrograde && !l.mayLoop:
				game = zermelo.Loopy(game, value(e.start))
			}
			if l.mayLoop && (m == zermelo.Induction || m == zermelo.AlphaBeta || m == zermelo.ProofNumber) {
				continue // which are for games that must end
			}
			name := "zermelo.Solver by " + m.String()
			if disguise.name == "" {
				applied[name]++
			}
			starts := []any{e.start}
			if m == zermelo.Deepening {
				starts = slices.DeleteFunc(starts, func(p any) bool { return isEndless(game, value(p)) }) // which it does not find
			}
			t.Run(strings.TrimSpace(disguise.name+" "+name), func(t *testing.T) { checkGame(t, game, m, starts, l.positions, value) })
		}
	}
	t.Run("labels", func(t *testing.T) {
		if l.mayLoop {
			return // which labels alone do not decide
		}
		if n, err := zermelo.CheckLabels(t.Context(), e.game, e.start, func(p any) (V, bool) { v, ok := l.values[p]; return v, ok }, cgt.Limits{}); n != len(l.positions) || err != nil {
			t.Fatal(n, err)
		}
	})
	t.Run("zermelo/infinite.Solver", func(t *testing.T) {
		applied["zermelo/infinite.Solver"]++
		for _, v := range l.payoffs {
			checkWithoutEnd(t, e.game, v, e.start, func(p any) bool { return l.values[p].Compare(v) >= 0 })
		}
	})
	t.Run("cgt.Solver", func(t *testing.T) {
		game, ok := any(e.game).(zermelo.Game[any, zermelo.Result])
		if !ok || l.mayLoop {
			t.Skip("a game that need not end, or in which numbers are paid")
		}
		applied["cgt.Solver"]++
		for _, draws := range []zermelo.Player{zermelo.Max, zermelo.Min} {
			solver := cgt.Solver[convert.Stage[any]]{Rules: convert.Ruleset(zermelo.CountDraws(game, draws))}
			for _, p := range l.positions {
				v := any(l.values[p]).(zermelo.Result)
				isWin := v == zermelo.Win || v == zermelo.Draw && draws == zermelo.Max
				first := cgt.Left
				if _, isEnd := game.End(p); !isEnd {
					first = cgt.Player(game.Turn(p))
				}
				if wins, err := solver.Wins(t.Context(), convert.Stage[any]{Pos: p}, first); err != nil || wins != (isWin == (first == cgt.Left)) {
					t.Fatalf("%v begins at %v and wins: %v, %v; but it is a %v, where a draw counts for %v", first, p, wins, err, v, draws)
				}
			}
			if err := solver.Verify(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	})
	t.Run("adversaries", func(t *testing.T) {
		if l.mayLoop {
			t.Skip("play need not end")
		}
		for _, disguise := range disguises(e.game)[:3] { // those that are worth the same
			solution, err := zermelo.Solve(t.Context(), disguise.game, e.start)
			if err != nil {
				t.Fatal(err)
			}
			for _, who := range []zermelo.Player{zermelo.Max, zermelo.Min} {
				score := func(p any) float64 { return float64(l.values[p].Sign() * (1 - 2*int(who.Opponent()))) } // what is good for the adversary
				cgttest.StrategySuite[any, V]{Game: e.game, Start: e.start, Who: who, Strategy: solution.Strategy(who), Guarantee: l.values[e.start], Moves: 10 * mostPositions, Plays: 3, Score: score, Exhaust: mostPositions}.Run(t)
			}
		}
	})
	t.Run("zermelo.Graph", func(t *testing.T) { e.checkGraph(t, l) })
	t.Run("matrixgame/extensive.Solver", func(t *testing.T) {
		if n, err := zermelo.CountPlays(t.Context(), e.game, e.start, cgt.Limits{}); l.mayLoop || err != nil || n.Cmp(big.NewInt(100)) > 0 {
			t.Skip("too many plays")
		}
		applied["matrixgame/extensive.Solver"]++
		number := func(v V) *big.Rat { return big.NewRat(int64(slices.Index(l.payoffs, v)), 1) } // which keeps the order
		checkOpen(t, e.game, e.start, number, number(l.values[e.start]))
	})
	t.Run("richman.Solver", func(t *testing.T) {
		if e.give == nil {
			t.Skip("whose turn it is follows from the rest of the position")
		}
		applied["richman.Solver"]++
		e.checkBidding(t, l)
	})
}

// disguise is a game that is worth the same.
type disguise[V payoff[V]] struct {
	name       string
	game       zermelo.Game[any, V]
	isNegative bool // or the negative
}

// disguises returns the game, without capabilities, with its moves in another order and twice, and with the players
// exchanged.
func disguises[V payoff[V]](game zermelo.Game[any, V]) []disguise[V] {
	plain := zermelo.Rules[any, V]{Ended: game.End, Mover: game.Turn, Moves: game.AppendMoves}
	if u, ok := game.(zermelo.Unending[V]); ok {
		if v, ok := u.Unending(); ok {
			plain.Loops = &v
		}
	}
	rearranged := plain
	rearranged.Moves = func(dst []any, p any) []any {
		moves := game.AppendMoves(nil, p)
		slices.Reverse(moves)
		return append(append(dst, moves...), moves...)
	}
	return []disguise[V]{
		{"", game, false},
		{"plain", plain, false},
		{"shuffled and duplicated", rearranged, false},
		{"negative", zermelo.Exchange(game), true},
	}
}

// isEndless reports whether v is what a play without end is worth.
func isEndless[V payoff[V]](game zermelo.Game[any, V], v V) bool {
	u, ok := game.(zermelo.Unending[V])
	if !ok {
		return false
	}
	w, ok := u.Unending()
	return ok && w == v
}

// indexed is a game whose positions have numbers. It has no other capability than what all may have.
type indexed[V payoff[V]] struct {
	zermelo.Game[any, V]
	positions []any
	number    map[any]int
}

func (g indexed[V]) Size() int                  { return len(g.positions) }
func (g indexed[V]) Index(p any) int            { return g.number[p] }
func (g indexed[V]) Position(i int) (any, bool) { return g.positions[i], true }

func (g indexed[V]) Unending() (v V, ok bool) {
	if u, ok := g.Game.(zermelo.Unending[V]); ok {
		return u.Unending()
	}
	return v, false
}

// checkGraph is for games as data: the graph of the positions, and the smallest graph with the same play.
func (e competed[V]) checkGraph(t *testing.T, l labels[V]) {
	g, positions, err := zermelo.Explore(t.Context(), e.game, e.start, cgt.Limits{})
	if err != nil || len(positions) != len(l.positions) {
		t.Fatalf("%d positions and not %d: %v", len(positions), len(l.positions), err)
	}
	q, class, err := g.Quotient(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	whole, err := zermelo.Solve(t.Context(), g, g.Start())
	if err != nil {
		t.Fatal(err)
	}
	small, err := zermelo.Solve(t.Context(), q, q.Start())
	if err != nil {
		t.Fatal(err)
	}
	for v, p := range positions {
		x, _ := whole.Value(v)
		y, _ := small.Value(class[v])
		if x != l.values[p] || y != x {
			t.Fatalf("the value of %v is %v by the graph, %v by its quotient, and not %v", p, x, y, l.values[p])
		}
	}
}

// checkBidding makes a bidding game of the game, in which Blue wins if Max gets at least so much, and plays that in
// turn again.
func (e competed[V]) checkBidding(t *testing.T, l labels[V]) {
	give := func(p any, who richman.Player) any { return e.give(p, zermelo.Player(who)) }
	for _, least := range l.payoffs {
		wins := func(v V) richman.Player {
			if v.Compare(least) >= 0 {
				return richman.Blue
			}
			return richman.Red
		}
		g, positions, err := richman.ExploreTurns(t.Context(), e.game, give, wins, e.start, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		coins, err := (&richman.Solver{}).RandomTurn(t.Context(), g, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := coins.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
		isDraw := isEndless(e.game, least)
		alternating := convert.Alternating(g)
		for v, p := range positions {
			for _, who := range []zermelo.Player{zermelo.Max, zermelo.Min} {
				from := e.give(p, who)
				want := findLabels(t, e.game, from).values[from].Compare(least) >= 0
				got, err := zermelo.Solve(t.Context(), alternating, convert.Token{Vertex: v, Next: who})
				if err != nil {
					t.Fatal(err)
				}
				isWin := got.StartValue() == zermelo.Win || isDraw && got.StartValue() == zermelo.Draw
				if isWin != want {
					t.Fatalf("%v: Max gets %v: %v, but without money it is a %v", from, least, want, got.StartValue())
				}
				if r := coins.Value(v); !l.mayLoop && (r.Sign() == 0 && !isWin || r.Cmp(big.NewRat(1, 1)) == 0 && isWin) {
					t.Fatalf("%v: the chance of Red is %v, but Max gets %v: %v", from, r, least, isWin)
				}
			}
			if v >= 20 {
				break // each one is solved anew
			}
		}
	}
}
