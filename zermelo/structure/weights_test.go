package structure_test

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// coinWeight is the expected number of lines that who's opponent gets if every free cell falls to either player by a
// coin, from all ways in which the coins can fall.
func coinWeight(l *structure.Lines, p structure.Claims, who zermelo.Player) *big.Rat {
	var free []int
	for c := range l.NumCells() {
		if p.IsFree(c) {
			free = append(free, c)
		}
	}
	lines := int64(0)
	for fall := range 1 << len(free) {
		theirs := p.Of(who.Opponent())
		for i, c := range free {
			if fall>>i&1 != 0 {
				theirs = theirs.With(c)
			}
		}
		for line := range l.All() {
			if !slices.ContainsFunc(line, func(c int) bool { return !theirs.Contains(c) }) {
				lines++
			}
		}
	}
	return big.NewRat(lines, 1<<len(free))
}

// TestWeights compares the potential with what coins give, on random lines, and checks the argument and the strategy
// against every reply where they hold.
func TestWeights(t *testing.T) {
	check := func(t rapid.TB, n int, l *structure.Lines, start structure.Claims, who zermelo.Player) (holds bool) {
		goals := [2]structure.Goal{l, nil}
		if who == zermelo.Max {
			goals = [2]structure.Goal{nil, l}
		}
		game := must(structure.NewClaiming(n, goals[0], goals[1], zermelo.WinFor(who)))
		want := coinWeight(l, start, who)
		if start.Next != who {
			for _, q := range game.AppendMoves(nil, start) {
				if x := coinWeight(l, q, who); x.Cmp(want) > 0 {
					want = x
				}
			}
		}
		w, err := structure.NewWeights(l, start, who)
		if (err == nil) != (want.Cmp(big.NewRat(1, 1)) < 0) {
			t.Fatalf("the lines weigh %v: %v", want, err)
		}
		if err != nil {
			if !errors.As(err, new(*structure.HypothesisError)) {
				t.Fatal(err)
			}
			return false
		}
		if x := w.Potential(start); x.Cmp(want) != 0 {
			t.Fatalf("%v, want %v", x, want)
		}
		argument := w.Argument(game)
		for _, s := range []zermelo.Strategy[structure.Claims]{w.Strategy(), argument.Strategy()} {
			positions, err := argument.Check(context.Background(), start, s, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			again, err := zermelo.CheckStrategy(context.Background(), argument.Game, start, who, s, zermelo.WinFor(who), cgt.Limits{})
			if err != nil || again != positions {
				t.Fatalf("%d positions, and not %d: %v", again, positions, err)
			}
		}
		return true
	}
	// A line of two cells weighs 1/4 before the first move, and the player who goes for it and begins makes that 1/2.
	// Two lines with a common cell are won by its claim.
	one, two := must(structure.NewLines(3, []int{0, 1})), must(structure.NewLines(3, []int{0, 1}, []int{0, 2}))
	if !check(t, 3, one, structure.Claims{}, zermelo.Min) || check(t, 3, two, structure.Claims{}, zermelo.Min) {
		t.Error("the argument does not hold, or for a game that is lost")
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 8).Draw(t, "cells")
		l, err := structure.NewLines(n, rapid.SliceOfN(rapid.SliceOfN(rapid.IntRange(0, n-1), 1, 8), 0, 8).Draw(t, "lines")...)
		if err != nil {
			t.Fatal(err)
		}
		start := structure.Claims{Next: zermelo.Player(rapid.IntRange(0, 1).Draw(t, "first"))}
		for range rapid.IntRange(0, 3).Draw(t, "moves") {
			if c := rapid.IntRange(0, n-1).Draw(t, "cell"); start.IsFree(c) {
				start = start.Claim(c)
			}
		}
		who := zermelo.Min
		if rapid.Bool().Draw(t, "Max") {
			who = zermelo.Max
		}
		check(t, n, l, start, who)
	})
}

// TestWeightsAreSharp has the paths from the root of a binary tree to its leaves: there are 2^(n−1) with n vertices
// each, which weigh 1/2. The player who goes for them and begins takes the root, and then always the vertex below from
// which the other one is farther: so the argument must fail, and that player wins. Without one of the paths it holds.
func TestWeightsAreSharp(t *testing.T) {
	for depth := 1; depth <= 3; depth++ {
		cells := 1<<depth - 1
		var paths [][]int
		for leaf := cells / 2; leaf < cells; leaf++ {
			var path []int
			for v := leaf; v > 0; v = (v - 1) / 2 {
				path = append(path, v)
			}
			paths = append(paths, append(path, 0))
		}
		l := must(structure.NewLines(cells, paths...))
		if _, err := structure.NewWeights(l, structure.Claims{}, zermelo.Min); !errors.As(err, new(*structure.HypothesisError)) {
			t.Errorf("depth %d: %v", depth, err)
		}
		if v := value(t, must(structure.NewClaiming(cells, l, nil, zermelo.Loss))); v != zermelo.Win {
			t.Errorf("depth %d: %v", depth, v)
		}
		// The second player holds all paths but one.
		rest := must(structure.NewLines(cells, paths[1:]...))
		w, err := structure.NewWeights(rest, structure.Claims{}, zermelo.Min)
		if err != nil {
			t.Errorf("depth %d: %v", depth, err)
			continue
		}
		game := must(structure.NewClaiming(cells, rest, nil, zermelo.Loss))
		if _, err := zermelo.CheckStrategy(t.Context(), w.Argument(game).Game, structure.Claims{}, zermelo.Min, w.Strategy(), zermelo.Loss, cgt.Limits{}); err != nil {
			t.Errorf("depth %d: %v", depth, err)
		}
	}
}

// greed is how an adversary of the weights sees a position: the more they weigh the better.
func greed(w *structure.Weights) func(p structure.Claims) float64 {
	return func(p structure.Claims) float64 {
		x, _ := w.Potential(p).Float64()
		return x
	}
}

// TestWeightsOnLargeBoards plays on boards that no search can take: 11 in a row on 16×16 squares, and a complete graph
// with six vertices in one with 14, where 3003 sets of 15 edges weigh less than 1/10.
func TestWeightsOnLargeBoards(t *testing.T) {
	var cliques [][]int
	edge := func(a, b int) int { return b*(b-1)/2 + a }
	var grow func(vertices []int)
	grow = func(vertices []int) {
		if len(vertices) == 6 {
			var edges []int
			for i, b := range vertices {
				for _, a := range vertices[:i] {
					edges = append(edges, edge(a, b))
				}
			}
			cliques = append(cliques, edges)
			return
		}
		from := 0
		if len(vertices) > 0 {
			from = vertices[len(vertices)-1] + 1
		}
		for v := from; v < 14; v++ {
			grow(append(vertices[:len(vertices):len(vertices)], v))
		}
	}
	grow(nil)
	if len(cliques) != 3003 {
		t.Fatalf("%d sets of vertices", len(cliques))
	}
	for name, l := range map[string]*structure.Lines{"row": rows(t, 16, 16, 11), "clique": must(structure.NewLines(14*13/2, cliques...))} {
		w, err := structure.NewWeights(l, structure.Claims{}, zermelo.Min)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		argument := w.Argument(must(structure.NewClaiming(l.NumCells(), l, nil, zermelo.Loss)))
		cgttest.StrategySuite[structure.Claims, zermelo.Result]{Game: argument.Game, Who: zermelo.Min, Strategy: w.Strategy(), Guarantee: zermelo.Loss, Moves: l.NumCells(), Plays: 2}.Run(t)
		// A greedy adversary takes the cell whose lines weigh most, which is what the strategy would take. The
		// potential never grows.
		hungry, err := structure.NewWeights(l, structure.Claims{Next: zermelo.Max}, zermelo.Max)
		if err != nil {
			// The lines weigh less than 1 for who begins.
			t.Fatalf("%s: %v", name, err)
		}
		play, err := zermelo.Match(t.Context(), argument.Game, structure.Claims{}, hungry.Strategy(), w.Strategy(), l.NumCells())
		if err != nil || play.Payoff != zermelo.Loss {
			t.Errorf("%s: %v, %v", name, play.Payoff, err)
		}
		if err := argument.CheckPlay(play.Positions); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWeightsAgainstGreed plays against an adversary that makes the weights as large as can be.
func TestWeightsAgainstGreed(t *testing.T) {
	l := rows(t, 7, 7, 7)
	w := must(structure.NewWeights(l, structure.Claims{}, zermelo.Min))
	game := must(structure.NewClaiming(49, l, nil, zermelo.Loss))
	cgttest.StrategySuite[structure.Claims, zermelo.Result]{Game: game, Who: zermelo.Min, Strategy: w.Strategy(), Guarantee: zermelo.Loss, Moves: 49, Plays: 3, Score: greed(w)}.Run(t)
}

// TestPotentialErrors has arguments that do not hold: for each thing that they need, one.
func TestPotentialErrors(t *testing.T) {
	ctx := t.Context()
	l := must(structure.NewLines(3, []int{0, 1, 2}))
	game := must(structure.NewClaiming(3, l, nil, zermelo.Loss))
	w := must(structure.NewWeights(l, structure.Claims{}, zermelo.Min))
	good := w.Argument(game)
	always := func(x int64) func(structure.Claims) *big.Rat {
		return func(structure.Claims) *big.Rat { return big.NewRat(x, 1) }
	}
	lost := structure.Claims{Max: structure.NewCells(0, 1, 2), Min: structure.NewCells(), Next: zermelo.Min}
	for msg, of := range map[string]func(p structure.Claims) *big.Rat{
		"not less than 1": always(1),
		"grows from":      func(p structure.Claims) *big.Rat { return big.NewRat(int64(p.Max.Len()), 9) },
		"has lost":        always(0),
	} {
		bad := good
		bad.Of = of
		start, s := structure.Claims{}, good.Strategy()
		if msg == "has lost" {
			start = lost
		}
		var e *structure.HypothesisError
		if _, err := bad.Check(ctx, start, s, cgt.Limits{}); !errors.As(err, &e) || e.Argument != "potential" || !strings.Contains(e.Msg, msg) {
			t.Errorf("%s: %v", msg, err)
		}
		play := []structure.Claims{{}, structure.Claims{}.Claim(0)}
		if msg == "has lost" {
			play = []structure.Claims{lost}
		}
		if err := bad.CheckPlay(play); !errors.As(err, &e) || !strings.Contains(e.Msg, msg) {
			t.Errorf("%s: %v", msg, err)
		}
	}
	// A strategy that does not do what the argument is about, or nothing.
	silent := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) { return p, false })
	idle := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) { return p, true })
	for _, s := range []zermelo.Strategy[structure.Claims]{silent, idle} {
		var e *zermelo.StrategyError
		if _, err := good.Check(ctx, structure.Claims{}, s, cgt.Limits{}); !errors.As(err, &e) || e.Who != zermelo.Min || len(e.Play) != 2 {
			t.Errorf("%v", err)
		}
	}
	if _, err := good.Check(ctx, structure.Claims{}, good.Strategy(), cgt.Limits{Positions: 2}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	endless := structure.Potential[int]{Game: forever{}, Who: zermelo.Min, Of: func(int) *big.Rat { return new(big.Rat) }}
	if _, err := endless.Check(ctx, 0, endless.Strategy(), cgt.Limits{}); !errors.As(err, new(*structure.HypothesisError)) {
		t.Error(err)
	}
	if endless.CheckPlay([]int{0, 0}) == nil {
		t.Error("a play without end that is lost")
	}
	// Who cares less for play without end may use it.
	endless.Who = zermelo.Max
	if n, err := endless.Check(ctx, 0, endless.Strategy(), cgt.Limits{}); n != 1 || err != nil {
		t.Errorf("%d positions, %v", n, err)
	}
	panics.Expect(t, map[string]func(){
		"no strategy": func() { _, _ = good.Check(ctx, structure.Claims{}, nil, cgt.Limits{}) },
		"no lines":    func() { _, _ = structure.NewWeights(nil, structure.Claims{}, zermelo.Max) },
		"no player":   func() { _, _ = structure.NewWeights(l, structure.Claims{}, 2) },
	})
}

// forever is a game in which Min moves round and round, which Max wins.
type forever struct{}

func (forever) End(int) (zermelo.Result, bool)       { return 0, false }
func (forever) Turn(int) zermelo.Player              { return zermelo.Min }
func (forever) AppendMoves(dst []int, _ int) []int   { return append(dst, 0) }
func (forever) Unending() (v zermelo.Result, _ bool) { return zermelo.Win, true }
