package zermelo_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Max moves at a, Min at b. Whoever goes to c is content with 1/2; to go round for ever is worth nothing.
func ExampleParseGraph() {
	g, err := zermelo.ParseGraph(`{
		"start": "a", "endless": "0",
		"positions": {
			"a": {"turn": "Max", "moves": ["b", "c"]},
			"b": {"turn": "Min", "moves": ["a", "d"]},
			"c": {"payoff": "1/2"},
			"d": {"payoff": "win"}
		}
	}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := zermelo.Solve(context.Background(), g, g.Start())
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range g.All() {
		value, _ := s.Value(v)
		fmt.Println(g.Name(v), value)
	}
	fmt.Println(s.Verify(context.Background()))

	_, err = zermelo.ParseGraph(`{"start": "a", "positions": {"a": {"turn": "Max", "moves": ["b"]}}}`)
	fmt.Println(err)
	// Output:
	// a 1/2
	// b 1/2
	// c 1/2
	// d 1
	// <nil>
	// graph: offset 60: a: a move leads to b, which is no position
}

// Max begins. On the left Min answers, and on the right Max moves once more.
func ExampleParseTree() {
	tree, err := zermelo.ParseTree("max(min(1, 0), 1/2, max(-1))")
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := zermelo.Solve(context.Background(), tree, tree.Start())
	fmt.Println(s.StartValue(), err)
	ranks, err := tree.Ranks()
	fmt.Println(tree.Len(), "nodes, ranks", ranks, err)
	for _, move := range tree.AppendMoves(nil, tree.Start()) {
		fmt.Println(tree.Subgame(move))
	}
	// Output:
	// 1/2 <nil>
	// 7 nodes, ranks [2 1 0 0 0 1 0] <nil>
	// min(1, 0)
	// 1/2
	// max(-1)
}

func ExampleNewGraph() {
	type vertex = zermelo.Vertex[zermelo.Int]
	small, large := zermelo.Int(3), zermelo.Int(5)
	g, err := zermelo.NewGraph(0, []vertex{
		{Name: "home", Turn: zermelo.Min, Moves: []int{1, 2}},
		{Name: "shop", Payoff: &large},
		{Name: "tea", Payoff: &small},
	}, nil)
	fmt.Println(g, err)
	shop, ok := g.Vertex("shop")
	fmt.Println(shop, ok)

	_, err = zermelo.NewGraph(0, []vertex{{Name: "home", Moves: []int{1}}, {Name: "shop"}}, nil)
	fmt.Println(err)
	// Output:
	// {"start":"home","positions":{"home":{"turn":"Min","moves":["shop","tea"]},"shop":{"payoff":"5"},"tea":{"payoff":"3"}}} <nil>
	// 1 true
	// zermelo: the game breaks its contract at shop: there is neither a payoff nor a move
}

// matches is the ruleset in which one takes one or two matches.
var matches = cgt.ImpartialFunc[int](func(dst []int, n int) []int {
	for k := 1; k <= min(2, n); k++ {
		dst = append(dst, n-k)
	}
	return dst
})

// The graph of three matches, and the tree, in which the position with one match that Max can reach is there as often
// as there are ways to it.
func ExampleExplore() {
	start := zermelo.Turned[int]{Pos: 3}
	game := zermelo.Normal[int](matches)
	g, positions, err := zermelo.Explore(context.Background(), game, start, cgt.Limits{})
	fmt.Println(g.Len(), positions, err)
	data, err := json.Marshal(g)
	fmt.Println(string(data), err)
	// Output:
	// 6 [3 (Max) 2 (Min) 1 (Min) 1 (Max) 0 (Max) 0 (Min)] <nil>
	// {"start":"3 (Max)","positions":{"3 (Max)":{"turn":"Max","moves":["2 (Min)","1 (Min)"]},"2 (Min)":{"turn":"Min","moves":["1 (Max)","0 (Max)"]},"1 (Min)":{"turn":"Min","moves":["0 (Max)"]},"1 (Max)":{"turn":"Max","moves":["0 (Min)"]},"0 (Max)":{"payoff":"loss"},"0 (Min)":{"payoff":"win"}}} <nil>
}

func ExampleUnfold() {
	tree, positions, err := zermelo.Unfold(context.Background(), zermelo.Normal[int](matches), zermelo.Turned[int]{Pos: 3}, cgt.Limits{})
	fmt.Println(tree, err)
	fmt.Println(positions)
	// Output:
	// max(min(max(win), loss), min(loss)) <nil>
	// [3 (Max) 2 (Min) 1 (Max) 0 (Min) 0 (Max) 1 (Min) 0 (Max)]
}
