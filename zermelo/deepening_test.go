package zermelo_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/zermelo"
)

// forced is what the players can force within some number of moves; nil stands for nothing.
type forced struct{ least, most *zermelo.Int }

// of returns what who can force.
func (f forced) of(who zermelo.Player) *zermelo.Int {
	if who == zermelo.Max {
		return f.least
	}
	return f.most
}

// better reports whether x is better for who than y.
func better(who zermelo.Player, x, y *zermelo.Int) bool {
	switch {
	case x == nil:
		return false
	case y == nil:
		return true
	case who == zermelo.Max:
		return *x > *y
	}
	return *x < *y
}

// within is the oracle: the definition, without anything that saves time.
func within(game zermelo.Game[mirrored, zermelo.Int], p mirrored, moves int) (f forced) {
	if v, ok := game.End(p); ok {
		return forced{&v, &v}
	}
	if moves > 0 {
		turn := game.Turn(p)
		for i, q := range game.AppendMoves(nil, p) {
			g := within(game, q, moves-1)
			if i == 0 {
				f = g
			}
			// Who moves chooses what is best, and the other one has at least the worst that is left.
			other := turn.Opponent()
			own, rest := f.of(turn), f.of(other)
			if better(turn, g.of(turn), own) {
				own = g.of(turn)
			}
			if better(other, rest, g.of(other)) {
				rest = g.of(other)
			}
			if f = (forced{own, rest}); turn == zermelo.Min {
				f = forced{rest, own}
			}
		}
	}
	if b, ok := game.(zermelo.Bounder[mirrored, zermelo.Int]); ok {
		if least, most, ok := b.Bounds(p); ok {
			if better(zermelo.Max, &least, f.least) {
				f.least = &least
			}
			if better(zermelo.Min, &most, f.most) {
				f.most = &most
			}
		}
	}
	return f
}

func same(x *zermelo.Int, y zermelo.Int, ok bool) bool {
	return ok == (x != nil) && (x == nil || *x == y)
}

// drawCyclicMirrorGame draws a game with cycles and few moves, in which play without end is a draw.
func drawCyclicMirrorGame(t *rapid.T) *mirrorGame {
	g := &mirrorGame{randomGame: randomGame{loops: new(zermelo.Int)}}
	n := rapid.IntRange(1, 9).Draw(t, "positions")
	for range n {
		g.who = append(g.who, zermelo.Player(rapid.IntRange(0, 1).Draw(t, "who")))
		g.pay = append(g.pay, zermelo.Int(rapid.IntRange(-2, 2).Draw(t, "payoff")))
		g.moves = append(g.moves, rapid.SliceOfN(rapid.IntRange(0, n-1), 0, 3).Draw(t, "moves"))
		g.crosses = append(g.crosses, rapid.SliceOfN(rapid.Bool(), 3, 3).Draw(t, "crosses"))
	}
	return g
}

// cyclicValues finds the values where play need not end: what can be forced within many moves if play that is then
// broken off is a draw.
func (g *mirrorGame) cyclicValues() []zermelo.Int {
	x := make([]zermelo.Int, len(g.who))
	for range 4*len(x) + 4 {
		y := make([]zermelo.Int, len(x))
		for v := range y {
			y[v] = g.pay[v]
			for i, q := range g.moves[v] {
				z := x[q]
				if g.crosses[v][i] {
					z = -z
				}
				if i == 0 || g.who[v] == zermelo.Max && z > y[v] || g.who[v] == zermelo.Min && z < y[v] {
					y[v] = z
				}
			}
		}
		x = y
	}
	return x
}

// cyclicBounded has bounds of the values.
type cyclicBounded struct {
	normal
	x []zermelo.Int
}

func (g cyclicBounded) Bounds(p mirrored) (least, most zermelo.Int, ok bool) {
	x := g.x[p.v] * g.sign(p)
	return x - zermelo.Int(p.v%2), x + zermelo.Int(p.v/2%3), p.v%4 != 1
}

// checkOutlooks compares what is known after each number of moves with the definition.
func checkOutlooks(t *rapid.T, name string, game zermelo.Game[mirrored, zermelo.Int], start mirrored, table, most int) {
	ctx := context.Background()
	s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(game), Table: table}
	depth := 0
	var before forced
	for o, err := range s.Deepen(ctx, start) {
		if err != nil {
			t.Fatalf("%s, table of %d: %v", name, table, err)
		}
		f := within(game, start, depth)
		least, hasLeast := o.Least()
		atMost, hasMost := o.Most()
		if o.Depth != depth || !same(f.least, least, hasLeast) || !same(f.most, atMost, hasMost) {
			t.Fatalf("%s, table of %d: %d moves ahead: %+v", name, table, depth, o)
		}
		_, ok := o.Value()
		if isExact := f.least != nil && f.most != nil && *f.least == *f.most; ok != isExact {
			t.Fatalf("%s, table of %d: %d moves ahead: value %v", name, table, depth, ok)
		}
		if _, isEnd := game.End(start); !isEnd && depth > 0 {
			q, hasBest := o.BestMove()
			who := game.Turn(start)
			if !hasBest {
				t.Fatalf("%s, table of %d: %d moves ahead: no best move", name, table, depth)
			}
			if after := within(game, q.(mirrored), depth-1); hasBest && better(who, f.of(who), within(game, start, 0).of(who)) {
				if better(who, f.of(who), after.of(who)) {
					t.Fatalf("%s, table of %d: %d moves ahead: %v forces less than is known", name, table, depth, q)
				}
			} else if hasBest && !ok && better(who.Opponent(), after.of(who.Opponent()), f.of(who.Opponent())) {
				t.Fatalf("%s, table of %d: %d moves ahead: the opponent forces more after %v", name, table, depth, q)
			} else if ok && hasBest && depth > 1 && better(who.Opponent(), within(game, q.(mirrored), depth-2).of(who.Opponent()), before.of(who.Opponent())) {
				t.Fatalf("%s, table of %d: %d moves ahead: the opponent forces more after %v than had to be", name, table, depth, q)
			}
		}
		if ok {
			depth = -1
			break
		}
		if before, depth = f, depth+1; depth > most {
			break
		}
	}
	o, err := s.Within(ctx, start, most)
	f := within(game, start, o.Depth)
	least, hasLeast := o.Least()
	if _, ok := o.Value(); err != nil || ok != (depth < 0) || o.Depth > most || !same(f.least, least, hasLeast) {
		t.Fatalf("%s, table of %d: within %d moves: %+v, %v", name, table, most, o, err)
	}
}

func TestOutlooksAgreeWithDefinition(t *testing.T) {
	for _, loops := range []bool{false, true} {
		rapid.Check(t, func(t *rapid.T) {
			var (
				g   *mirrorGame
				x   []zermelo.Int
				all map[string]zermelo.Game[mirrored, zermelo.Int]
			)
			if loops {
				g = drawCyclicMirrorGame(t)
				x = g.cyclicValues()
			} else {
				g = drawMirrorGame(t)
				x = g.values()
			}
			all = map[string]zermelo.Game[mirrored, zermelo.Int]{"plain": g, "normal": normal{g}, "estimated": estimated{g}, "bounded": cyclicBounded{normal{g}, x}}
			start := mirrored{0, rapid.Bool().Draw(t, "swapped")}
			for name, game := range all {
				for _, table := range []int{0, 1, 3} {
					checkOutlooks(t, name, game, start, table, 7)
				}
			}
		})
	}
}

// TestDeepeningWithLoops compares values, questions and proofs where play need not end with the values and the
// definition.
func TestDeepeningWithLoops(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		checkDeepeningWithLoops(t, drawCyclicMirrorGame(t), mirrored{0, rapid.Bool().Draw(t, "swapped")})
	})
	// The bound of position 0 is the value, but to move to 1 and back says nothing, though seen by the other player it
	// is the same position.
	checkDeepeningWithLoops(t, &mirrorGame{
		randomGame: randomGame{
			loops: new(zermelo.Int),
			who:   []zermelo.Player{zermelo.Max, zermelo.Max, zermelo.Min, zermelo.Min, zermelo.Min, zermelo.Min},
			pay:   []zermelo.Int{0, -2, -2, -1, 0, 0},
			moves: [][]int{{1, 1, 3}, {0}, nil, {4, 5, 5}, {2}, nil},
		},
		crosses: [][]bool{{false, true, true}, {false}, nil, {false, true, false}, {false}, nil},
	}, mirrored{0, true})
}

func checkDeepeningWithLoops(t rapid.TB, g *mirrorGame, start mirrored) {
	ctx := context.Background()
	x := g.cyclicValues()
	want := g.sign(start) * x[0]
	for name, game := range map[string]zermelo.Game[mirrored, zermelo.Int]{"plain": g, "normal": normal{g}, "estimated": estimated{g}, "bounded": cyclicBounded{normal{g}, x}} {
		for _, table := range []int{0, 3} {
			s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(game), Method: zermelo.Deepening, Table: table, Limits: cgt.Limits{Positions: 1000}}
			isKnown := false
			for o, err := range s.Deepen(ctx, start) {
				_, isKnown = o.Value()
				if least, ok := o.Least(); err == nil && ok && least > want {
					t.Fatalf("%s: at least %v, but it is %v", name, least, want)
				}
				if most, ok := o.Most(); err == nil && ok && most < want {
					t.Fatalf("%s: at most %v, but it is %v", name, most, want)
				}
				if err != nil && !errors.Is(err, cgt.ErrLimit) {
					t.Fatalf("%s: %v", name, err)
				}
			}
			v, err := s.Value(ctx, start)
			if isKnown != (err == nil) || isKnown && v != want || !isKnown && !errors.Is(err, cgt.ErrLimit) {
				t.Fatalf("%s: %v, %v, want %v", name, v, err, want)
			}
			for v := zermelo.Int(-3); v <= 3; v++ {
				ok, err := s.AtLeast(ctx, start, v)
				// Only a play without end, which is a draw, cannot be forced.
				if isKnown && err != nil || err != nil && (!errors.Is(err, cgt.ErrLimit) || v < want && want > 0 || v > want && want < 0) || err == nil && ok != (want >= v) {
					t.Fatalf("%s: at least %v: %v, %v; it is %v", name, v, ok, err, want)
				}
			}
			proof, err := s.Prove(ctx, start)
			if name == "bounded" && errors.Is(err, cgt.ErrLimit) {
				continue // a bound may say that it is a draw, which cannot be forced
			}
			if (err == nil) != isKnown {
				t.Fatalf("%s: %v, %v", name, proof, err)
			}
			if err == nil {
				if err := proof.Verify(ctx); err != nil || proof.Value() != want {
					t.Fatalf("%s: %v, %v", name, proof.Value(), err)
				}
			}
		}
	}
}

// results is a random game that is won, drawn or lost.
type results struct{ *randomGame }

func (g results) End(v int) (zermelo.Result, bool) {
	x, ok := g.randomGame.End(v)
	return zermelo.Result(x.Sign()), ok
}

func (g results) Unending() (zermelo.Result, bool) { return zermelo.Draw, g.loops != nil }

// TestShortestWins compares the number of moves of a win with the distance that goes back from the ends finds, and
// checks that the strategies keep to it.
func TestShortestWins(t *testing.T) {
	ctx := context.Background()
	for _, loops := range []bool{false, true} {
		rapid.Check(t, func(t *rapid.T) {
			game := results{drawGame(t, loops)}
			sol, err := zermelo.Solve(ctx, game, 0)
			if err != nil {
				t.Fatal(err)
			}
			winner, ok := sol.StartValue().Winner()
			if !ok {
				return
			}
			want, _ := sol.Distance(0)
			s := zermelo.Solver[int, zermelo.Result]{Game: game, Method: zermelo.Deepening}
			for moves := range want + 2 {
				o, err := s.Within(ctx, 0, moves)
				if v, ok := o.Value(); err != nil || o.Depth != min(moves, want) || ok != (moves >= want) || ok && v != sol.StartValue() {
					t.Fatalf("within %d moves: %+v, %v; it takes %d", moves, o, err, want)
				}
			}
			proof, err := s.Prove(ctx, 0)
			if err == nil {
				err = proof.Verify(ctx)
			}
			if err != nil {
				t.Fatal(err)
			}
			strategies := [2]zermelo.Strategy[int]{}
			strategies[winner] = proof.Strategy(winner)
			longest := 0
			for play, err := range zermelo.Plays(ctx, game, 0, strategies[0], strategies[1]) {
				if err != nil {
					t.Fatal(err)
				}
				longest = max(longest, len(play.Positions)-1)
			}
			if longest != want {
				t.Fatalf("the strategy takes %d moves, and %d are enough", longest, want)
			}
		})
	}
}

// TestShortestWinsOfRulesets does the same with games whose ends are found by listing the moves, and where the players
// may change places.
func TestShortestWinsOfRulesets(t *testing.T) {
	checkDistances(t, zermelo.Normal[int](subtraction), zermelo.Turned[int]{Pos: 17}, 18)
	checkDistances(t, zermelo.Misere[int](subtraction), zermelo.Turned[int]{Pos: 17, Next: zermelo.Min}, 18)
	// Without the bounds, which see wins before the end.
	rules := noughts.Rules{}
	checkDistances[any](t, ruletest.EraseGame(zermelo.Rules[noughts.Position, zermelo.Result]{Ended: rules.End, Mover: rules.Turn, Moves: rules.AppendMoves}), noughts.MustParse("...|...|..."), 300)
	partizan, board := ruletest.EraseRules(domineering.Rules{}), domineering.MustParse("....|..#.|....")
	checkDistances(t, zermelo.Normal(partizan), zermelo.Turned[any]{Pos: board}, 100)
	checkDistances(t, zermelo.Misere(partizan), zermelo.Turned[any]{Pos: board}, 100)
}

// checkDistances compares what is found of the positions that can be reached from start, one out of a few, with the
// distances that induction finds.
func checkDistances[Pos comparable](t *testing.T, game zermelo.Game[Pos, zermelo.Result], start Pos, least int) {
	t.Helper()
	ctx := context.Background()
	sol, err := zermelo.Solve(ctx, game, start)
	if err != nil {
		t.Fatal(err)
	}
	s := zermelo.Solver[Pos, zermelo.Result]{Game: game}
	i, checked := 0, 0
	step := max(1, sol.Len()/300)
	for p, v := range sol.All() {
		if i++; i%step > 0 {
			continue
		}
		checked++
		want, _ := sol.Distance(p)
		o, err := s.Within(ctx, p, 100)
		if v == zermelo.Draw {
			// Both make it last, and both can force it before the longest play ends.
			if got, ok := o.Value(); err != nil || !ok || got != v || o.Depth > want {
				t.Fatalf("%v: %v after %d moves, %v; it is a draw after %d", p, got, o.Depth, err, want)
			}
			continue
		}
		if got, ok := o.Value(); err != nil || !ok || got != v || o.Depth != want {
			t.Fatalf("%v: %v after %d moves, %v; it is %v after %d", p, got, o.Depth, err, v, want)
		}
		q, ok := o.BestMove()
		if ok != (want > 0) || ok && !slices.Contains(sol.QuickestMoves(p), q) {
			t.Fatalf("%v: %v, %v is not among the best moves %v", p, q, ok, sol.QuickestMoves(p))
		}
	}
	if checked < least {
		t.Errorf("only %d positions", checked)
	}
}

// TestMates compares mates in a few moves with the tables of all positions with a queen or a rook.
func TestMates(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		piece endgames.Piece
		most  int // moves of both players
	}{
		{endgames.Queen, 8},
		{endgames.Rook, 8},
	} {
		rules := endgames.Rules{Piece: c.piece}
		s := zermelo.Solver[endgames.Position, zermelo.Result]{Game: rules}
		table, err := s.SolveAll(ctx)
		if err != nil {
			t.Fatal(err)
		}
		i, mates := 0, make([]int, c.most+1)
		for p, v := range table.All() {
			want, _ := table.Distance(p)
			if i++; v != zermelo.Win || want > c.most || mates[want] >= 15 || i%5 > 0 && want > 1 {
				continue
			}
			mates[want]++
			o, err := s.Within(ctx, p, c.most)
			if got, ok := o.Value(); err != nil || !ok || got != zermelo.Win || o.Depth != want {
				t.Fatalf("%v: %v in %d, %v; it takes %d", p, got, o.Depth, err, want)
			}
			q, ok := o.BestMove()
			if d, _ := table.Distance(q); want > 0 && (!ok || p.Turn() == zermelo.Max && d != want-1) {
				t.Fatalf("%v: %v wins in %d more, and %d are enough", p, q, d, want-1)
			}
			if o, err = s.Within(ctx, p, want-1); want > 0 {
				if got, ok := o.Value(); err != nil || ok {
					t.Fatalf("%v: %v in %d, %v; it takes %d", p, got, o.Depth, err, want)
				}
			}
		}
		if slices.Min(mates) < 5 {
			t.Errorf("mates by their distance: %v", mates)
		}
	}
}

// TestDeepenErrors checks that a loop ends with an error, and what is left then.
func TestDeepenErrors(t *testing.T) {
	ctx := context.Background()
	// A clock that ticks for ever, unless Max stops it.
	ring := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Draw, p == 12 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int {
			if p == 2 {
				dst = append(dst, 12)
			}
			return append(dst, (p+1)%12)
		},
	}
	s := zermelo.Solver[int, zermelo.Result]{Game: zermelo.Loopy(ring, zermelo.Draw), Limits: cgt.Limits{Positions: 100}}
	o, err := s.Within(ctx, 1, 1000)
	least, _ := o.Least()
	most, _ := o.Most()
	var limit *cgt.LimitError
	if !errors.As(err, &limit) || limit.Limit != 100 || o.Depth < 2 || o.Positions > 100 || least != zermelo.Draw || most != zermelo.Win {
		t.Errorf("%+v, %v", o, err)
	}
	if q, ok := o.BestMove(); !ok || q != 2 {
		t.Errorf("the best move is to %v, %v", q, ok)
	}
	if o, err = s.Within(ctx, 1, -5); err != nil || o.Depth != 0 {
		t.Errorf("%+v, %v", o, err)
	}
	// Play must end if the game does not say what it is worth otherwise.
	s.Game, s.Limits = ring, cgt.Limits{}
	var loop *cgt.LoopError
	if _, err = s.Within(ctx, 3, 1000); !errors.As(err, &loop) || len(loop.Cycle) != 12 {
		t.Errorf("%v", err)
	}
	// A context that is done in the middle.
	cause := errors.New("enough")
	stopped, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	endless := ring
	endless.Loops = new(zermelo.Result)
	endless.Moves = func(dst []int, p int) []int { return append(dst, p+1, p+2) }
	endless.Ended = func(int) (zermelo.Result, bool) { return 0, false }
	s = zermelo.Solver[int, zermelo.Result]{Game: endless, Method: zermelo.Deepening}
	last := -1
	for o, err := range s.Deepen(stopped, 0) {
		if err != nil {
			if !errors.Is(err, cause) || o != (zermelo.Outlook[int, zermelo.Result]{}) {
				t.Errorf("%+v, %v", o, err)
			}
			last = -last
			continue
		}
		if last = o.Depth; last == 10 {
			cancel(cause)
		}
	}
	if last >= -9 {
		t.Errorf("the last depth is %d", last)
	}
	for range s.Deepen(stopped, 0) {
		last = 0
	}
	if last != 0 {
		t.Error("nothing is said if the context is done")
	}
	// Bounds that contradict the ends, and moves that are others each time.
	wrong := liar{randomGame{who: make([]zermelo.Player, 3), moves: [][]int{{1}, {2}, nil}, pay: make([]zermelo.Int, 3)}}
	w := zermelo.Solver[int, zermelo.Int]{Game: &wrong, Method: zermelo.Deepening}
	var contract *zermelo.GameError
	if v, err := w.Value(ctx, 0); !errors.As(err, &contract) || contract.Position != "1" {
		t.Errorf("%v, %v, want a GameError at 1", v, err)
	}
	for name, f := range map[string]func(){
		"no game":      func() { (&zermelo.Solver[int, zermelo.Int]{}).Deepen(ctx, 0) },
		"other method": func() { (&zermelo.Solver[int, zermelo.Int]{Game: &wrong, Method: zermelo.AlphaBeta}).Deepen(ctx, 0) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			f()
		}()
	}
}
