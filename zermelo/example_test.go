package zermelo_test

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Six matches lie on the table. Two players in turn take one or two of them, and whoever takes the last one loses. A
// position says how many there are and who moves.
type pile struct {
	Left int
	Next zermelo.Player
}

type matchGame struct{}

// End says that who is left with nothing has won, for the other one took the last match.
func (matchGame) End(p pile) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next), p.Left == 0
}

func (matchGame) Turn(p pile) zermelo.Player { return p.Next }

func (matchGame) AppendMoves(dst []pile, p pile) []pile {
	for k := 1; k <= min(2, p.Left); k++ {
		dst = append(dst, pile{p.Left - k, p.Next.Opponent()})
	}
	return dst
}

// The tour: a game, its solution, its strategies, and the check of both.
func Example() {
	ctx := context.Background()
	start := pile{6, zermelo.Max}
	solution, err := zermelo.Solve(ctx, matchGame{}, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	moves, _ := solution.Distance(start)
	fmt.Printf("Max: %v in %d moves, by moving to %v\n", solution.StartValue(), moves, solution.BestMoves(start))
	fmt.Println("Verified:", solution.Verify(ctx) == nil)

	strategy := solution.Strategy(zermelo.Max)
	n, err := zermelo.CheckStrategy(ctx, matchGame{}, start, zermelo.Max, strategy, zermelo.Win, cgt.Limits{})
	fmt.Printf("Max wins against every reply, in %d positions: %v\n", n, err == nil)
	for play := range zermelo.Plays(ctx, matchGame{}, start, strategy, nil) {
		fmt.Println(play.Positions, play.Payoff)
	}
	// Output:
	// Max: win in 4 moves, by moving to [{4 Min}]
	// Verified: true
	// Max wins against every reply, in 6 positions: true
	// [{6 Max} {4 Min} {3 Max} {1 Min} {0 Max}] win
	// [{6 Max} {4 Min} {2 Max} {1 Min} {0 Max}] win
}

// A ruleset of package cgt is a game as well: here a heap from which one takes 1, 2, 3 or 4.
func ExampleNormal() {
	heap := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for k := 1; k <= min(4, n); k++ {
			dst = append(dst, n-k)
		}
		return dst
	})
	start := zermelo.Turned[int]{Pos: 24, Next: zermelo.Max}
	solution, err := zermelo.Solve(context.Background(), zermelo.Normal(heap), start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.StartValue(), solution.BestMoves(start), solution.Len(), "positions")
	// Output:
	// win [20 (Min)] 25 positions
}

func ExampleMisere() {
	nim := cgt.ImpartialFunc[[2]int](func(dst [][2]int, p [2]int) [][2]int {
		for i := range p {
			for n := range p[i] {
				q := p
				q[i] = n
				dst = append(dst, q)
			}
		}
		return dst
	})
	for _, heaps := range [][2]int{{1, 1}, {5, 5}} {
		start := zermelo.Turned[[2]int]{Pos: heaps}
		solution, err := zermelo.Solve(context.Background(), zermelo.Misere(nim), start)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(heaps, solution.StartValue())
	}
	// Output:
	// [1 1] win
	// [5 5] loss
}

// Max and Min move the hand of a clock one or four hours on, in turn. Max wants it at 3, Min at 9. Play may go on for
// ever, which is a draw.
func ExampleLoopy() {
	type hour = zermelo.Turned[int] // where the hand is, and who moves
	clock := zermelo.Rules[hour, zermelo.Result]{
		Ended: func(p hour) (zermelo.Result, bool) {
			switch p.Pos {
			case 3:
				return zermelo.Win, true
			case 9:
				return zermelo.Loss, true
			}
			return zermelo.Draw, false
		},
		Mover: func(p hour) zermelo.Player { return p.Next },
		Moves: func(dst []hour, p hour) []hour {
			return append(dst, hour{Pos: (p.Pos + 1) % 12, Next: p.Next.Opponent()}, hour{Pos: (p.Pos + 4) % 12, Next: p.Next.Opponent()})
		},
	}
	start := hour{Pos: 0, Next: zermelo.Max}
	_, err := zermelo.Solve(context.Background(), clock, start)
	var loop *cgt.LoopError
	fmt.Println("play need not end:", errors.As(err, &loop))

	solution, err := zermelo.Solve(context.Background(), zermelo.Loopy(clock, zermelo.Draw), start)
	if err != nil {
		fmt.Println(err)
		return
	}
	for at := range 12 {
		v, _ := solution.Value(hour{Pos: at, Next: zermelo.Max})
		moves, ends := solution.Distance(hour{Pos: at, Next: zermelo.Max})
		fmt.Println(at, v, moves, ends)
	}
	// Output:
	// play need not end: true
	// 0 draw 0 false
	// 1 win 5 true
	// 2 win 1 true
	// 3 win 0 true
	// 4 loss 2 true
	// 5 draw 0 false
	// 6 win 3 true
	// 7 draw 0 false
	// 8 loss 4 true
	// 9 loss 0 true
	// 10 win 5 true
	// 11 win 1 true
}

// prize is a payoff that is not a number.
type prize int8

func (m prize) Compare(n prize) int { return cmp.Compare(m, n) }
func (m prize) String() string      { return []string{"none", "bronze", "silver", "gold"}[m] }

// Payoffs may be of any type that can be ordered, and the players need not move in turn: here Max chooses twice, and
// then Min.
func ExamplePayoff() {
	medals := zermelo.Rules[string, prize]{
		Ended: func(p string) (prize, bool) {
			ends := map[string]prize{"aaa": 3, "aab": 0, "aba": 1, "abb": 1, "baa": 2, "bab": 3, "bba": 3, "bbb": 1}
			m, ok := ends[p]
			return m, ok
		},
		Mover: func(p string) zermelo.Player {
			if len(p) < 2 {
				return zermelo.Max
			}
			return zermelo.Min
		},
		Moves: func(dst []string, p string) []string { return append(dst, p+"a", p+"b") },
	}
	solution, err := zermelo.Solve(context.Background(), medals, "")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.StartValue(), solution.BestMoves(""), solution.BestMoves("b"))
	// Output:
	// silver [b] [ba]
}

func ExampleSolver() {
	ctx := context.Background()
	solver := zermelo.Solver[pile, zermelo.Result]{
		Game:       matchGame{},
		Method:     zermelo.Retrograde,
		Limits:     cgt.Limits{Positions: 1000},
		Goroutines: 2,
	}
	solution, err := solver.Solve(ctx, pile{100, zermelo.Max})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.StartValue(), solution.Len())
	solver.Limits.Positions = 50
	_, err = solver.Solve(ctx, pile{100, zermelo.Max})
	fmt.Println(err)
	// Output:
	// loss 200
	// cgt: more than 50 positions: the limit was reached
}

// Zermelo's theorem: there is a number, the value, that Max can guarantee and to which Min can hold him. Here Max moves
// first, and on the left a second time at once.
func ExampleSolution_Strategy() {
	ctx := context.Background()
	tree, err := zermelo.ParseTree("max(max(1, min(7, 4)), min(5, 3))")
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := zermelo.Solve(ctx, tree, tree.Start())
	if err != nil {
		fmt.Println(err)
		return
	}
	value := s.StartValue()
	fmt.Println("value", value, s.Verify(ctx))
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		_, err := zermelo.CheckStrategy(ctx, tree, tree.Start(), who, s.Strategy(who), value, cgt.Limits{})
		fmt.Println(who, "guarantees it:", err == nil)
	}
	_, err = zermelo.CheckStrategy(ctx, tree, tree.Start(), zermelo.Max, s.Strategy(zermelo.Max), zermelo.Rat(5, 1), cgt.Limits{})
	fmt.Println(err)
	// Output:
	// value 4 <nil>
	// Max guarantees it: true
	// Min guarantees it: true
	// zermelo: the strategy of Max fails after 3 moves, at 5: the payoff is 4, and not 5
}

func ExampleSolution_QuickestMoves() {
	// Max may win at once, or after a detour; Min may lose at once, or later.
	next := map[string][]string{"start": {"detour", "won"}, "detour": {"far", "near"}, "near": {"won"}, "far": {"farther"}, "farther": {"won"}}
	game := zermelo.Rules[string, zermelo.Result]{
		Ended: func(p string) (zermelo.Result, bool) { return zermelo.Win, p == "won" },
		Mover: func(p string) zermelo.Player {
			if p == "detour" {
				return zermelo.Min
			}
			return zermelo.Max
		},
		Moves: func(dst []string, p string) []string { return append(dst, next[p]...) },
	}
	solution, err := zermelo.Solve(context.Background(), game, "start")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.BestMoves("start"), solution.QuickestMoves("start"))
	fmt.Println(solution.BestMoves("detour"), solution.QuickestMoves("detour"))
	// Output:
	// [detour won] [won]
	// [far near] [far]
}

func ExampleSolution_All() {
	solution, err := zermelo.Solve(context.Background(), matchGame{}, pile{3, zermelo.Max})
	if err != nil {
		fmt.Println(err)
		return
	}
	for p, v := range solution.All() {
		fmt.Println(p, v)
	}
	// Output:
	// {3 Max} win
	// {2 Min} loss
	// {1 Min} win
	// {1 Max} loss
	// {0 Max} win
	// {0 Min} loss
}

// Labels that somebody wrote on the positions are checked by the three rules, and the first wrong one is named.
func ExampleCheckLabels() {
	everythingIsWon := func(p pile) (zermelo.Result, bool) { return zermelo.WinFor(p.Next), true }
	_, err := zermelo.CheckLabels(context.Background(), matchGame{}, pile{3, zermelo.Max}, everythingIsWon, cgt.Limits{})
	fmt.Println(err)
	var wrong *zermelo.LabelError
	if errors.As(err, &wrong) {
		fmt.Println(wrong.Rule)
	}

	onePlusThree := func(p pile) (zermelo.Result, bool) {
		if p.Left%3 == 1 {
			return zermelo.WinFor(p.Next.Opponent()), true
		}
		return zermelo.WinFor(p.Next), true
	}
	n, err := zermelo.CheckLabels(context.Background(), matchGame{}, pile{1000, zermelo.Max}, onePlusThree, cgt.Limits{})
	fmt.Println(n, err)
	// Output:
	// zermelo: the label of {3 Max} does not fit those of its moves: win, but no move leads to a position with this value
	// ReachRule
	// 2000 <nil>
}

func ExampleCheckStrategy() {
	alwaysOne := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) {
		return pile{p.Left - 1, p.Next.Opponent()}, true
	})
	_, err := zermelo.CheckStrategy(context.Background(), matchGame{}, pile{6, zermelo.Max}, zermelo.Max, alwaysOne, zermelo.Win, cgt.Limits{})
	fmt.Println(err)
	var failure *zermelo.StrategyError
	if errors.As(err, &failure) {
		fmt.Println(failure.Play)
	}
	// Output:
	// zermelo: the strategy of Max fails after 5 moves, at {0 Min}: the payoff is loss, and not win
	// [{6 Max} {5 Min} {4 Max} {3 Min} {1 Max} {0 Min}]
}

func ExampleArrows() {
	// The system of arrows that wins six matches.
	arrows := zermelo.Arrows[pile]{
		{6, zermelo.Max}: {4, zermelo.Min},
		{3, zermelo.Max}: {1, zermelo.Min},
		{2, zermelo.Max}: {1, zermelo.Min},
	}
	n, err := zermelo.CheckStrategy(context.Background(), matchGame{}, pile{6, zermelo.Max}, zermelo.Max, arrows, zermelo.Win, cgt.Limits{})
	fmt.Println(n, err)
	// Output:
	// 6 <nil>
}

func ExampleMatch() {
	greedy := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) {
		return pile{p.Left - min(2, p.Left), p.Next.Opponent()}, true
	})
	play, err := zermelo.Match(context.Background(), matchGame{}, pile{7, zermelo.Max}, greedy, greedy, 100)
	fmt.Println(play.Positions, play.Payoff, err)
	// Output:
	// [{7 Max} {5 Min} {3 Max} {1 Min} {0 Max}] win <nil>
}

// With a method IsMove the game is a Judge, and the referee does not list the moves, of which there are a million here.
func ExampleJudge() {
	half := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) { return pile{p.Left / 2, p.Next.Opponent()}, p.Left > 100 })
	play, err := zermelo.Match(context.Background(), endlessTake{}, pile{1_000_000, zermelo.Max}, half, half, 100)
	fmt.Println(len(play.Positions)-1, "moves")
	fmt.Println(err)
	// Output:
	// 14 moves
	// zermelo: the strategy of Max fails after 14 moves, at {61 Max}: it says nothing
}

func ExampleLengths() {
	ctx := context.Background()
	shortest, longest, err := zermelo.Lengths(ctx, matchGame{}, pile{6, zermelo.Max}, cgt.Limits{})
	fmt.Println(shortest, longest, err)
	count, err := zermelo.CountPlays(ctx, matchGame{}, pile{100, zermelo.Max}, cgt.Limits{})
	fmt.Println(count, err)
	// Output:
	// 3 6 <nil>
	// 573147844013817084101 <nil>
}

func ExampleRat() {
	half := zermelo.Rat(2, 4)
	fmt.Println(half, half == zermelo.Rat(1, 2), half.Compare(zermelo.Rat(1, 3)), half.Neg())
	x, err := zermelo.ParseRational("-6/4")
	fmt.Println(x, err)
	_, err = zermelo.ParseRational("1/0")
	fmt.Println(err)
	// Output:
	// 1/2 true 1 -1/2
	// -3/2 <nil>
	// fraction: offset 2: "0" is no positive integer of 63 bits
}
