package switching_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// A complete graph of four vertices has two spanning trees without common edges.
func ExampleGraph_Forests() {
	g, err := switching.NewGraph(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{0, 3}, [2]int{1, 2}, [2]int{1, 3}, [2]int{2, 3})
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := g.Forests(context.Background())
	fmt.Println(f.Missing(), len(f.Red), len(f.Blue), err)
	fmt.Println(g.VerifyForests(f))
	// Output:
	// 0 3 3 <nil>
	// <nil>
}

// Two trees on three vertices need four edges between them.
func ExampleForests_Missing() {
	g, err := switching.ParseGraph("3\n0 1\n0 1\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := g.Forests(context.Background())
	fmt.Println(f.Missing(), f.Part, err)
	// Output: 1 [0 1 2] <nil>
}

// Forests that could be larger are refused.
func ExampleGraph_VerifyForests() {
	g, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{1, 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.VerifyForests(switching.Forests{Red: []int{0}, Part: []int{0, 1, 2}}))
	// Output: switching: the forests: they have 1 edges, and the partition allows 2
}

func ExampleNewGraph() {
	g, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{0, 1}, [2]int{2, 2})
	fmt.Println(g.NumVertices(), g.NumEdges(), err)
	fmt.Println(g.Ends(1))
	// Output:
	// 3 3 <nil>
	// 0 1
}

func ExampleGraphError() {
	_, err := switching.NewGraph(3, [2]int{0, 1}, [2]int{1, 3})
	fmt.Println(err)
	// Output: switching: the edge 1 has the end 3: there are 3 vertices, from 0
}

func ExampleParseGraph() {
	g, err := switching.ParseGraph(`
		3    # vertices
		0 1
		1 2`)
	fmt.Printf("%q %v\n", g, err)
	_, err = switching.ParseGraph("3\n0 1\n1 4")
	fmt.Println(err)
	// Output:
	// "3\n0 1\n1 2" <nil>
	// switching graph: line 3, offset 2: switching: the edge 1 has the end 4: there are 3 vertices, from 0
}

func ExampleGraph_MarshalJSON() {
	g, err := switching.ParseGraph("2\n0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := json.Marshal(g)
	fmt.Println(string(text), err)
	// Output: {"vertices":2,"edges":[[0,1]]} <nil>
}

func ExampleGraph_UnmarshalJSON() {
	var g switching.Graph
	err := json.Unmarshal([]byte(`{"vertices": 2, "edges": [[0, 1], [1, 1]]}`), &g)
	fmt.Println(g.NumEdges(), err)
	// Output: 2 <nil>
}

// Short wins on the complete graph of four vertices, whoever begins, since it has two trees. Cut begins and erases the
// first edge; a referee has both play on.
func Example() {
	ctx := context.Background()
	g, err := switching.NewGraph(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{0, 3}, [2]int{1, 2}, [2]int{1, 3}, [2]int{2, 3})
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := switching.ConnectAll(g).Solve(ctx)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol)
	fmt.Println(sol.Verify())
	short, _ := sol.Strategy(zermelo.Max)
	cut := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		return sol.Game().AppendMoves(nil, p)[0], true // always the first edge
	})
	play, err := zermelo.Match(ctx, sol.Game(), structure.Claims{Next: zermelo.Min}, short, cut, g.NumEdges())
	fmt.Println(play.Payoff, err)
	// Output:
	// joining all of 4 vertices by 6 edges: short
	// <nil>
	// win <nil>
}

// On the Wheatstone bridge, from one end to the other, whoever begins wins.
func ExampleGame_Solve() {
	g, err := switching.ParseGraph("4\n0 1\n0 2\n1 2\n1 3\n2 3")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := switching.Connect(g, 0, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := game.Solve(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	for first := zermelo.Max; first <= zermelo.Min; first++ {
		fmt.Printf("%v begins, %v wins\n", first, sol.Class().Winner(first))
	}
	fmt.Println(sol)
	trees, _ := sol.Trees()
	barrier, _ := sol.Barrier()
	fmt.Println(game.VerifyTrees(trees, zermelo.Max), game.VerifyBarrier(barrier, zermelo.Min))
	// Output:
	// Max begins, Max wins
	// Min begins, Min wins
	// joining 0 and 3 by 5 edges: neutral
	// <nil> <nil>
}

func ExampleConnect() {
	g, err := switching.ParseGraph("3\n0 1\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := switching.Connect(g, 0, 2)
	fmt.Println(game)
	fmt.Println(game.Terminals())
	fmt.Println(game.Graph().NumEdges(), err)
	_, err = switching.Connect(g, 0, 3)
	fmt.Println(err)
	// Output:
	// joining 0 and 2 by 2 edges
	// 0 2 true
	// 2 <nil>
	// switching: no game that joins 0 and 3: there is no vertex 3
}

func ExampleTerminalError() {
	g, err := switching.NewGraph(2)
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = switching.Connect(g, 1, 1)
	fmt.Println(err)
	// Output: switching: no game that joins 1 and 1: they are the same
}

func ExampleConnectAll() {
	g, err := switching.ParseGraph("3\n0 1\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := switching.ConnectAll(g)
	p := structure.Claims{Next: zermelo.Min}
	fmt.Println(game.Turn(p), game.AppendMoves(nil, p))
	fmt.Println(game.End(p))
	fmt.Println(game.End(p.Claim(1)))
	// Output:
	// Min [{} {0} (Max) {} {1} (Max)]
	// loss false
	// loss true
}

func ExampleClass_Winner() {
	for _, c := range []switching.Class{switching.Short, switching.Neutral, switching.Cut} {
		fmt.Println(c, c.Winner(zermelo.Max), c.Winner(zermelo.Min))
	}
	// Output:
	// short Max Max
	// neutral Max Min
	// cut Min Min
}

// One edge too few for two trees is enough for Short who begins, and not for one who does not.
func ExampleGame_VerifyTrees() {
	g, err := switching.ParseGraph("2\n0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := switching.ConnectAll(g)
	fmt.Println(game.VerifyTrees(switching.Trees{Red: []int{0}}, zermelo.Max))
	fmt.Println(game.VerifyTrees(switching.Trees{Red: []int{0}}, zermelo.Min))
	// Output:
	// <nil>
	// switching: the trees: 1 edge more would be needed to join the vertices twice, and if Min begins there may be 0
}

// On a path of two edges Cut wins in any case: a red and a blue edge close no circle of one colour if the ends of the
// path are seen as one vertex.
func ExampleGame_VerifyBarrier() {
	g, err := switching.ParseGraph("3\n0 1\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := switching.Connect(g, 0, 2)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(game.VerifyBarrier(switching.Barrier{Part: []int{0, 1, 2}, Red: []int{0}, Blue: []int{1}}, zermelo.Max))
	fmt.Println(game.VerifyBarrier(switching.Barrier{Part: []int{0, 1, 2}, Red: []int{0, 1}}, zermelo.Max))
	// Output:
	// <nil>
	// switching: the barrier: 1 edge closes a circle, and if Max begins there may be 0
}

// The strategy plays Short. A move that cannot be made changes nothing.
func ExampleSolution_Begin() {
	g, err := switching.ParseGraph("3\n0 1\n0 1\n1 2\n1 2")
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := switching.ConnectAll(g).Solve(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	session, ok := sol.Begin(zermelo.Max, zermelo.Min)
	fmt.Println(ok)
	fmt.Println(session.Play(0))
	fmt.Println(session.Reply())
	fmt.Println(session.Play(1))
	fmt.Println(session.Play(2))
	fmt.Println(session.Reply())
	fmt.Println(session.Turn())
	fmt.Println(session.Result())
	fmt.Println(session.NumMoves(), session.Position())
	// Output:
	// true
	// <nil>
	// 1 <nil>
	// switching: no move at the edge 1: it is taken
	// <nil>
	// 3 <nil>
	// Min false
	// win true
	// 4 {1,3} {0,2} (Min)
}

// Who wins on the Wheatstone bridge after each first move of Max: any of them wins.
func ExampleGame_Rest() {
	g, err := switching.ParseGraph("4\n0 1\n0 2\n1 2\n1 3\n2 3")
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := switching.Connect(g, 0, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, p := range game.AppendMoves(nil, structure.Claims{}) {
		rest, edges, _ := game.Rest(p)
		sol, err := rest.Solve(context.Background())
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(p, edges, sol.Class().Winner(p.Next))
	}
	// Output:
	// {0} {} (Min) [1 2 3 4] Max
	// {1} {} (Min) [0 2 3 4] Max
	// {2} {} (Min) [0 1 3 4] Max
	// {3} {} (Min) [0 1 2 4] Max
	// {4} {} (Min) [0 1 2 3] Max
}
