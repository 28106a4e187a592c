package zermelo_test

// The game of six objects and the theorems of B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines,
// §§2.3–2.4, with the rows of the catalogue.

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// takeOneOrTwo is the ruleset in which one takes one or two objects. As in the book's trees, nobody takes the last two
// at once: with two left that loses at once.
var takeOneOrTwo = cgt.ImpartialFunc[int](func(dst []int, n int) []int {
	if n >= 1 {
		dst = append(dst, n-1)
	}
	if n >= 3 {
		dst = append(dst, n-2)
	}
	return dst
})

// sixObjects returns the tree of the game of six objects, in which whoever takes the last one loses, with the numbers
// of objects. The player A is Max.
func sixObjects(t testing.TB) (*zermelo.Graph[zermelo.Result], []zermelo.Turned[int]) {
	t.Helper()
	tree, positions, err := zermelo.Unfold(context.Background(), zermelo.Misere[int](takeOneOrTwo), zermelo.Turned[int]{Pos: 6}, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return tree, positions
}

// levels returns how many moves lead to each node of a tree, and one more: the numbers that fig. 1 has for nodes where
// play goes on.
func levels[V zermelo.Payoff[V]](tree *zermelo.Graph[V]) []int {
	level := make([]int, tree.Len())
	level[0] = 1
	for v, x := range tree.All() { // a node comes before those below it
		for _, w := range x.Moves {
			level[w] = level[v] + 1
		}
	}
	return level
}

// Fig. 1: the tree has six ranks, the player A moves at the odd ones, and in the play that is shaded A takes two, B
// one, A two and B the last one.
func TestT1SixObjects(t *testing.T) {
	tree, positions := sixObjects(t)
	ranks, err := tree.Ranks()
	if err != nil || ranks[0] != 6 {
		t.Errorf("the tree has the rank %d, %v, want 6", ranks[0], err)
	}
	level := levels(tree)
	ends := 0
	var count [7]int // of the positions where play goes on, by their ranks
	for v, x := range tree.All() {
		if x.Payoff != nil {
			ends++
			continue
		}
		count[level[v]]++
		if isA := level[v]%2 == 1; isA != (x.Turn == zermelo.Max) {
			t.Errorf("%v moves at a position of rank %d", x.Turn, level[v])
		}
	}
	// Of rank 6 there is one, of rank 4 there are seven, and eight plays in all, as the text has it or lets one count.
	if want := [7]int{0, 1, 2, 4, 7, 5, 1}; count != want || ends != 8 {
		t.Errorf("%v positions by ranks and %d ends", count, ends)
	}
	v := tree.Start()
	for _, take := range []int{2, 1, 2, 1} {
		v = tree.AppendMoves(nil, v)[take-1] // the left branch takes one, the right one two
	}
	if r, ok := tree.End(v); !ok || r != zermelo.Win || positions[v].Pos != 0 {
		t.Errorf("the play ends at %v with %v, %v", positions[v], r, ok)
	}
}

// A game may be given as a tree, and each subtree is a game. Fig. 2b is a game of one move; fig. 2a is played in two
// moves, with three openings and two replies to each, and A wins one play only.
func TestT2TreesAsData(t *testing.T) {
	for _, test := range []struct {
		text  string
		rank  int
		plays int
		won   int
		value zermelo.Rational
	}{
		{"max(min(loss, loss), min(loss, win), min(loss, loss))", 2, 6, 1, zermelo.Rat(-1, 1)},
		{"max(win, loss, win)", 1, 3, 2, zermelo.Rat(1, 1)},
	} {
		tree, err := zermelo.ParseTree(test.text)
		if err != nil {
			t.Fatal(err)
		}
		plays, won := 0, 0
		for play, err := range zermelo.Plays(t.Context(), tree, tree.Start(), nil, nil) {
			if err != nil || len(play.Positions) != test.rank+1 {
				t.Errorf("%v, %v", play, err)
			}
			plays++
			if play.Payoff.Sign() > 0 {
				won++
			}
		}
		ranks, err := tree.Ranks()
		if err != nil || ranks[0] != test.rank || plays != test.plays || won != test.won {
			t.Errorf("%s: rank %d, %d plays, %d won, %v", test.text, ranks[0], plays, won, err)
		}
		checkTree(t, tree, test.value)
	}

	tree, positions := sixObjects(t)
	ranks, err := tree.Ranks()
	if err != nil {
		t.Fatal(err)
	}
	for v, x := range tree.All() {
		sub := tree.Subgame(v)
		subRanks, err := sub.Ranks()
		switch {
		case err != nil || sub.Start() != 0 || subRanks[0] != ranks[v] || ranks[v] != positions[v].Pos:
			t.Errorf("the subtree of %v has the rank %d, %v", positions[v], subRanks[0], err)
		case x.Payoff == nil && sub.Len() >= tree.Len() && v > 0:
			t.Errorf("the subtree of %v is no smaller", positions[v])
		}
		again, err := zermelo.ParseTree(sub.String())
		if err != nil || again.Len() != sub.Len() {
			t.Errorf("%v: %v", sub, err)
		}
	}
}

// checkTree solves a tree in two ways, verifies both, and checks the strategies of both players.
func checkTree[V zermelo.Payoff[V]](t testing.TB, tree *zermelo.Graph[V], want V) {
	t.Helper()
	ctx := context.Background()
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
		s := zermelo.Solver[int, V]{Game: tree, Method: m}
		sol, err := s.Solve(ctx, tree.Start())
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(ctx); err != nil {
			t.Error(err)
		}
		if sol.StartValue() != want {
			t.Errorf("%v: value %v, want %v", m, sol.StartValue(), want)
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if _, err := zermelo.CheckStrategy(ctx, tree, tree.Start(), who, sol.Strategy(who), want, cgt.Limits{}); err != nil {
				t.Error(err)
			}
		}
	}
}

// Fig. 4: to take one object always is a strategy of A; it leads to three plays, of which A wins one and loses two. A
// system of arrows that lacks one that is needed is no strategy.
func TestT3ArrowsOfAStrategy(t *testing.T) {
	tree, _ := sixObjects(t)
	arrows := zermelo.Arrows[int]{}
	var last int
	for v, x := range tree.All() {
		if x.Payoff == nil && x.Turn == zermelo.Max {
			arrows[v] = x.Moves[0]
			last = v
		}
	}
	won, lost := 0, 0
	for play, err := range zermelo.Plays(t.Context(), tree, 0, arrows, nil) {
		switch {
		case err != nil:
			t.Fatal(err)
		case play.Payoff == zermelo.Win:
			won++
		default:
			lost++
		}
	}
	if won != 1 || lost != 2 {
		t.Errorf("%d plays are won and %d lost", won, lost)
	}
	// If one may take the last two, there is a fourth play, in which B does that and loses.
	takeLastTwo := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		if n == 2 {
			dst = append(dst, 0)
		}
		return takeOneOrTwo(dst, n)
	})
	one := zermelo.StrategyFunc[zermelo.Turned[int]](func(p zermelo.Turned[int]) (zermelo.Turned[int], bool) {
		return zermelo.Turned[int]{Pos: p.Pos - 1, Next: zermelo.Min}, true
	})
	plays := 0
	won = 0
	for play, err := range zermelo.Plays(t.Context(), zermelo.Misere[int](takeLastTwo), zermelo.Turned[int]{Pos: 6}, one, nil) {
		if err != nil {
			t.Fatal(err)
		}
		plays++
		if play.Payoff == zermelo.Win {
			won++
		}
	}
	if plays != 4 || won != 2 {
		t.Errorf("%d plays, of which %d are won, want 4 and 2", plays, won)
	}
	if _, err := zermelo.CheckStrategy(t.Context(), tree, 0, zermelo.Max, arrows, zermelo.Loss, cgt.Limits{}); err != nil {
		t.Error(err)
	}
	var fails *zermelo.StrategyError
	if _, err := zermelo.CheckStrategy(t.Context(), tree, 0, zermelo.Max, arrows, zermelo.Win, cgt.Limits{}); !errors.As(err, &fails) {
		t.Errorf("it wins: %v", err)
	}
	// The arrows that no play meets may be missing, condition (b) says; but no other.
	met := map[int]bool{}
	for play := range zermelo.Plays(t.Context(), tree, 0, arrows, nil) {
		for _, v := range play.Positions {
			met[v] = true
		}
	}
	if met[last] {
		t.Fatal("every arrow is met")
	}
	for v, to := range arrows {
		delete(arrows, v)
		_, err := zermelo.CheckStrategy(t.Context(), tree, 0, zermelo.Max, arrows, zermelo.Loss, cgt.Limits{})
		if isNeeded := errors.As(err, &fails); isNeeded != met[v] {
			t.Errorf("without the arrow from %d: %v", v, err)
		}
		arrows[v] = to
	}
}

// leftmost is the strategy of the algorithm: the leftmost of the branches that lead to the value.
func leftmost[Pos comparable, V zermelo.Payoff[V]](s *zermelo.Solution[Pos, V]) zermelo.Strategy[Pos] {
	return zermelo.StrategyFunc[Pos](func(p Pos) (q Pos, ok bool) {
		if moves := s.BestMoves(p); len(moves) > 0 {
			return moves[0], true
		}
		return q, false
	})
}

// Fig. 7: signs from the leaves to the root, with the numbers of the text, then arrows from the root. A wins, and only
// two plays are possible.
func TestT4SignsAndArrows(t *testing.T) {
	tree, _ := sixObjects(t)
	sol, err := zermelo.Solve(t.Context(), tree, 0)
	if err != nil {
		t.Fatal(err)
	}
	level := levels(tree)
	var signs [7]string // by level
	for v, x := range tree.All() {
		if x.Payoff == nil {
			value, _ := sol.Value(v)
			signs[level[v]] += map[zermelo.Result]string{zermelo.Win: "+", zermelo.Loss: "-"}[value]
		}
	}
	// At rank 5 all but the first are minus; at rank 4 three of seven are plus; at rank 2 one is.
	if signs[6] != "+" || signs[5] != "+"+strings.Repeat("-", len(signs[5])-1) || len(signs[5]) != 5 ||
		len(signs[4]) != 7 || strings.Count(signs[4], "+") != 3 || strings.Count(signs[2], "+") != 1 || signs[1] != "+" {
		t.Errorf("signs by ranks: %q", signs[1:])
	}
	plays := 0
	for play, err := range zermelo.Plays(t.Context(), tree, 0, leftmost(sol), nil) {
		if err != nil || play.Payoff != zermelo.Win {
			t.Errorf("%v, %v", play, err)
		}
		plays++
	}
	if plays != 2 {
		t.Errorf("%d plays", plays)
	}
	checkTree(t, tree, zermelo.Win)
}

// With draws there need be no winning strategy, but then each player has one that does not lose.
func TestT5Draws(t *testing.T) {
	// All three cases occur.
	for text, want := range map[string]int64{
		"max(min(win, draw), min(loss, win), draw)":             0,
		"max(min(draw, max(win, loss)), min(win, max(win)))":    1,
		"max(min(draw, max(loss, loss)), loss, min(win, loss))": -1,
	} {
		tree, err := zermelo.ParseTree(text)
		if err != nil {
			t.Fatal(err)
		}
		checkTree(t, tree, zermelo.Rat(want, 1))
	}
	// There is no other one: just one of them holds for each tree.
	rapid.Check(t, func(t *rapid.T) {
		tree, err := zermelo.ParseTree(drawResults(t, 4))
		if err != nil {
			t.Fatal(err)
		}
		sol, err := zermelo.Solve(context.Background(), tree, 0)
		if err != nil {
			t.Fatal(err)
		}
		guarantees := func(who zermelo.Player, v int64) bool {
			_, err := zermelo.CheckStrategy(context.Background(), tree, 0, who, leftmost(sol), zermelo.Rat(v, 1), cgt.Limits{})
			return err == nil
		}
		aWins, bWins := guarantees(zermelo.Max, 1), guarantees(zermelo.Min, -1)
		both := guarantees(zermelo.Max, 0) && guarantees(zermelo.Min, 0)
		count := 0
		for _, holds := range []bool{aWins, bWins, both} {
			if holds {
				count++
			}
		}
		if count != 1 {
			t.Errorf("%v: A wins %v, B wins %v, both draw %v", tree, aWins, bWins, both)
		}
	})
}

// drawResults draws a tree with results.
func drawResults(t *rapid.T, rank int) string {
	if rank == 0 || rapid.IntRange(0, 4).Draw(t, "end") == 0 {
		return rapid.SampledFrom([]string{"win", "draw", "loss"}).Draw(t, "result")
	}
	var moves []string
	for range rapid.IntRange(1, 3).Draw(t, "moves") {
		moves = append(moves, drawResults(t, rank-1))
	}
	return rapid.SampledFrom([]string{"max", "min"}).Draw(t, "who") + "(" + strings.Join(moves, ",") + ")"
}

// No play has more moves than the rank of the tree, and one has as many.
func TestT6RankBoundsPlays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tree, err := zermelo.ParseTree(drawResults(t, 5))
		if err != nil {
			t.Fatal(err)
		}
		longest := 0
		for play, err := range zermelo.Plays(context.Background(), tree, 0, nil, nil) {
			if err != nil {
				t.Fatal(err)
			}
			longest = max(longest, len(play.Positions)-1)
		}
		ranks, err := tree.Ranks()
		if err != nil || ranks[0] != longest {
			t.Errorf("%v has the rank %d, %v, and a play of %d moves", tree, ranks[0], err, longest)
		}
	})
}

// The players need not move in turn, and there may be any number of outcomes: a player may move twice, or may be the
// only one to move.
func TestT7NoStrictTurns(t *testing.T) {
	for text, want := range map[string]zermelo.Rational{
		"max(max(1, min(7, 2)), min(5, 3))":               zermelo.Rat(3, 1),
		"min(min(min(4, 1/2), 1/3), max(0, 1))":           zermelo.Rat(1, 3),
		"max(-1, max(-1/2, max(-1/4, max(-1/8, -1/16))))": zermelo.Rat(-1, 16),
		"5": zermelo.Rat(5, 1),
	} {
		tree, err := zermelo.ParseTree(text)
		if err != nil {
			t.Fatal(err)
		}
		checkTree(t, tree, want)
	}
}

// TestUnfold compares with the paths of the graph: each node is a path, in lexicographic order.
func TestUnfold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t, false)
		var want []int
		var visit func(v int)
		visit = func(v int) {
			want = append(want, v)
			if len(want) > 5000 {
				return
			}
			for _, q := range game.moves[v] {
				visit(q)
			}
		}
		visit(0)
		tree, positions, err := zermelo.Unfold(context.Background(), game, 0, cgt.Limits{Positions: 5000})
		if len(want) > 5000 {
			if !errors.Is(err, cgt.ErrLimit) {
				t.Fatalf("%d nodes: %v", len(want), err)
			}
			return
		}
		if err != nil || fmt.Sprint(positions) != fmt.Sprint(want) {
			t.Fatalf("%v, %v, want %v", positions, err, want)
		}
		if h, err := zermelo.ParseTree(tree.String()); err != nil || h.Len() != len(want) || h.String() != tree.String() {
			t.Errorf("%v, %v", tree, err)
		}
	})
	g, err := zermelo.ParseGraph(`{"start":"a","endless":"0","positions":{"a":{"turn":"Max","moves":["b"]},"b":{"turn":"Max","moves":["c"]},"c":{"turn":"Min","moves":["b"]}}}`)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = zermelo.Unfold(t.Context(), g, g.Start(), cgt.Limits{})
	var loop *cgt.LoopError
	if !errors.As(err, &loop) || len(loop.Cycle) != 2 {
		t.Error(err)
	}
}
