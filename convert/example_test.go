package convert_test

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// takeOneOrTwo is a heap from which one or two counters are taken. Who takes the last one wins.
var takeOneOrTwo = zermelo.Normal(cgt.RulesetFunc[int](func(dst []int, heap int, _ cgt.Player) []int {
	for n := 1; n <= min(2, heap); n++ {
		dst = append(dst, heap-n)
	}
	return dst
}))

// A game that is won or lost, as rules for package cgt: Max moves to an end, or moves twice in a row.
func ExampleRuleset() {
	ctx := context.Background()
	win, loss := zermelo.Win, zermelo.Loss
	g, err := zermelo.NewGraph(0, []zermelo.Vertex[zermelo.Result]{
		{Name: "start", Turn: zermelo.Max, Moves: []int{1, 2}},
		{Name: "again", Turn: zermelo.Max, Moves: []int{2, 3}},
		{Name: "bad", Payoff: &loss},
		{Name: "good", Payoff: &win},
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	solver := cgt.Solver[convert.Stage[int]]{Rules: convert.Ruleset(g)}
	moves, err := solver.WinningMoves(ctx, convert.Stage[int]{Pos: g.Start()}, cgt.Left)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(moves, g.Name(moves[0].Pos), solver.Verify(ctx))
	// Output:
	// [1 (waiting)] again <nil>
}

// Max may take 1 at once, or go to where Min can give him 5 or come back. For play without end he gets 3, and that is
// what it comes to: as a game without end, Max wins if he wants 3 and loses if he wants 5.
func ExampleEndless() {
	ctx := context.Background()
	one, five, endless := zermelo.Int(1), zermelo.Int(5), zermelo.Int(3)
	g, err := zermelo.NewGraph(0, []zermelo.Vertex[zermelo.Int]{
		{Turn: zermelo.Max, Moves: []int{1, 2}},
		{Turn: zermelo.Min, Moves: []int{0, 3}},
		{Payoff: &one},
		{Payoff: &five},
	}, &endless)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, least := range []zermelo.Int{1, 3, 5} {
		e, err := infinite.Explore(ctx, convert.Endless(g, least), g.Start(), cgt.Limits{})
		if err != nil {
			fmt.Println(err)
			return
		}
		var solver infinite.Solver
		solution, err := solver.Parity(ctx, e.Graph())
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(least, solution.Winner(0), solution.Verify(ctx))
	}
	// Output:
	// 1 Max <nil>
	// 3 Max <nil>
	// 5 Min <nil>
}

// Max can reach the vertex 3 from everywhere but 2. Package zermelo knows how many moves it takes.
func ExampleReaching() {
	ctx := context.Background()
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{
		{Turn: zermelo.Max, Moves: []int{1, 2}},
		{Turn: zermelo.Min, Moves: []int{3, 4}},
		{Turn: zermelo.Min, Moves: []int{2}},
		{Turn: zermelo.Max, Moves: []int{0}},
		{Turn: zermelo.Max, Moves: []int{2, 3}},
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := convert.Reaching(g, zermelo.Max, []int{3})
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range g.Len() {
		solution, err := zermelo.Solve(ctx, game, v)
		if err != nil {
			fmt.Println(err)
			return
		}
		if moves, ok := solution.Distance(v); ok {
			fmt.Println(v, solution.StartValue(), moves)
		} else {
			fmt.Println(v, solution.StartValue())
		}
	}
	// Output:
	// 0 win 3
	// 1 win 2
	// 2 loss
	// 3 win 0
	// 4 win 1
}

// Blue wins at b, Red at r. Without money whoever begins wins from v, and with it the share that Blue needs is one
// half.
func ExampleAlternating() {
	ctx := context.Background()
	g, err := richman.ParseJSON(`{"edges": {"v": ["b", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	v, _ := g.Vertex("v")
	for _, first := range []zermelo.Player{zermelo.Max, zermelo.Min} {
		solution, err := zermelo.Solve(ctx, convert.Alternating(g), convert.Token{Vertex: v, Next: first})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(solution.Start(), solution.StartValue())
	}
	money, err := richman.Solve(ctx, g)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(money.Value(v))
	// Output:
	// 0 (Max) win
	// 0 (Min) loss
	// 1/2
}

// From an auction to a game in turn, and back: the vertices are found again, in the order in which they are met.
func ExampleToken_Give() {
	ctx := context.Background()
	g, err := richman.ParseJSON(`{"edges": {"v": ["b", "w"], "w": ["v", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	wins := func(r zermelo.Result) richman.Player {
		if r == zermelo.Win {
			return richman.Blue
		}
		return richman.Red
	}
	again, positions, err := richman.ExploreTurns(ctx, convert.Alternating(g), convert.Token.Give, wins, convert.Token{}, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range again.Len() {
		fmt.Println(g.Name(positions[v].Vertex), slices.Collect(again.Successors(v)))
	}
	// Output:
	// v [1 2]
	// w [0 3]
	// b []
	// r []
}

// Who is to take from three counters loses, also if lots may be drawn. As a matrix it is a game of plans.
func ExampleExtensive() {
	ctx := context.Background()
	payoff := func(r zermelo.Result) *big.Rat { return big.NewRat(int64(r), 1) }
	tree, err := convert.Extensive(ctx, takeOneOrTwo, zermelo.Turned[int]{Pos: 3}, payoff, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := extensive.New(tree)
	if err != nil {
		fmt.Println(err)
		return
	}
	solution, err := extensive.Solve(ctx, game)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution)
	matrix, err := game.NormalForm(ctx)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(matrix.Matrix)
	// Output:
	// value -1
	// Max:
	// 0: 2 (Min) 1
	// 2: 0 (Min) 1
	// Min:
	// 1: 0 (Max) 1
	// 5: 0 (Max) 1
	//
	//  1 -1
	// -1 -1
}

// A tree that a program has read, in which nothing is hidden.
func ExampleOpen() {
	ctx := context.Background()
	tree, err := extensive.ParseJSON(`{"player": "Max", "set": "first", "moves": [
		{"label": "safe", "then": {"payoff": "1/2"}},
		{"label": "bold", "then": {"player": "Min", "set": "reply", "moves": [
			{"label": "take", "then": {"payoff": "1/3"}},
			{"label": "leave", "then": {"payoff": "2"}}]}}]}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err := convert.Open(tree)
	if err != nil {
		fmt.Println(err)
		return
	}
	solution, err := zermelo.Solve(ctx, g, g.Start())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g)
	fmt.Println(solution.StartValue(), solution.BestMoves(g.Start()))
	_, err = convert.Open(extensive.Lot(tree, tree))
	fmt.Println(err)
	// Output:
	// max(1/2, min(1/3, 2))
	// 1/2 [1]
	// matrixgame: in the beginning: lots decide
}

// Matching pennies: who must choose first loses.
func ExampleInTurn() {
	ctx := context.Background()
	pennies := matrixgame.Integers([]int64{1, -1}, []int64{-1, 1})
	for _, first := range []matrixgame.Player{matrixgame.Row, matrixgame.Column} {
		game, err := convert.InTurn(pennies, first)
		if err != nil {
			fmt.Println(err)
			return
		}
		solution, err := zermelo.Solve(ctx, game, convert.Choice{Row: -1, Column: -1})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(solution.StartValue(), solution.BestMoves(solution.Start())[0])
	}
	// Output:
	// -1 row 0, column -
	// 1 row -, column 0
}

// In turn, whoever is at home at a vertex stays there for ever, and has the priority that he likes. By auction the
// largest priority decides: Blue needs none of the money, since however little he has, he can save until he wins an
// auction.
func ExampleAuction() {
	ctx := context.Background()
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{
		{Name: "odd", Turn: zermelo.Min, Priority: 1, Moves: []int{0, 1}},
		{Name: "even", Turn: zermelo.Max, Priority: 2, Moves: []int{0, 1}},
	}))
	if err != nil {
		fmt.Println(err)
		return
	}
	var inTurn infinite.Solver
	winners, err := inTurn.Parity(ctx, g)
	if err != nil {
		fmt.Println(err)
		return
	}
	auction, err := convert.Auction(g)
	if err != nil {
		fmt.Println(err)
		return
	}
	var byAuction richman.Solver
	shares, err := byAuction.Parity(ctx, auction)
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range g.Len() {
		fmt.Println(g.Name(v), winners.Winner(v), shares.Solution().Value(v).RatString())
	}
	// Output:
	// odd Min 0
	// even Max 0
}

// The token goes round for ever, or comes to b or r. In turn Blue moves from v to w, and there Red is to move, who goes
// to r.
func ExampleTurns() {
	ctx := context.Background()
	p, err := richman.ParseParity(`{"edges": {"v": ["w"], "w": ["v", "b", "r"]}, "blue": ["b"], "red": ["r"], "priorities": {"v": 2, "w": 1}}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	e, err := infinite.Explore(ctx, convert.Turns(p), convert.Token{}, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	var solver infinite.Solver
	solution, err := solver.Parity(ctx, e.Graph())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.Winner(0), solution.Verify(ctx))
	// Output:
	// Min <nil>
}

func ExampleStalk() {
	x, err := transfinite.FromRat(big.NewRat(-5, 8)).SignExpansion()
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := convert.Stalk(x)
	fmt.Println(x, "|", p, err)
	_, err = convert.Stalk(transfinite.MustParseSignExpansion("L^w"))
	fmt.Println(err)
	// Output:
	// -:1 +:1 -:1 +:1 | _ r 1 b 2 r 3 b 4 <nil>
	// cgt: more than 16777216 edges: the limit was reached
}

func ExampleSigns() {
	x, ok := convert.Signs(hackenbush.MustStalk("LLR"))
	fmt.Println(x, ok)
	n, err := x.Number()
	fmt.Println(n, err)
	_, ok = convert.Signs(hackenbush.MustParse("_ green a"))
	fmt.Println(ok)
	// Output:
	// +:2 -:1 true
	// 3/2 <nil>
	// false
}
