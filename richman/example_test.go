package richman_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// From v1 Blue may reach his vertex b, and from v2 Red his vertex r. At v1 Blue wins if he has more than a third of the
// money: he bids all he has, is overbid, and has doubled it.
func Example() {
	g, err := richman.ParseJSON(`{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for v := range g.Len() {
		if _, isOver := g.Winner(v); !isOver {
			fmt.Printf("%s: R = %v, bid %v, Blue moves to %s and Red to %s\n", g.Name(v), s.Value(v), s.Bid(v), g.Name(s.Move(v, richman.Blue)), g.Name(s.Move(v, richman.Red)))
		}
	}
	fmt.Println("checked:", s.Verify(context.Background()) == nil)
	// Output:
	// v1: R = 1/3, bid 1/3, Blue moves to b and Red to v2
	// v2: R = 2/3, bid 1/3, Blue moves to v1 and Red to r
	// checked: true
}

// path returns a path with a blue and a red end.
func path(n int) *richman.Graph {
	edges := make([][]int, n)
	for v := 1; v < n-1; v++ {
		edges[v] = []int{v - 1, v + 1}
	}
	g, err := richman.NewGraph(edges, []int{0}, []int{n - 1}, nil)
	if err != nil {
		log.Fatal(err)
	}
	return g
}

// The board of figure 1 of the Richman notes: Red needs to win once, Blue twice.
func ExampleNewGraph() {
	g, err := richman.NewGraph([][]int{{2, 3}, {0, 3}, nil, nil}, []int{2}, []int{3}, []string{"v1", "v2", "b", "r"})
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Value(0), s.Value(1))
	_, err = richman.NewGraph([][]int{{0}, nil}, []int{1}, nil, nil)
	fmt.Println(err)
	// Output:
	// 1/2 3/4
	// richman: at ["0"]: no terminal can be reached
}

func ExampleGraph() {
	g := path(4)
	v, _ := g.Vertex("1")
	for w := range g.Successors(v) {
		who, isOver := g.Winner(w)
		fmt.Println(g.Name(w), who, isOver)
	}
	// Output:
	// 0 Blue true
	// 2 Blue false
}

// From the vertex 0 play may go on in a circle for ever, if a player moves to 1. Blue may need it, or avoid it.
func ExampleNewGraphWithDraws() {
	for _, who := range []richman.Player{richman.Blue, richman.Red} {
		g, err := richman.NewGraphWithDraws([][]int{{1, 2, 3}, {1}, nil, nil}, []int{2}, []int{3}, nil, who)
		if err != nil {
			log.Fatal(err)
		}
		s, err := richman.Solve(context.Background(), g)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("a draw counts for", who, s.Value(0).RatString(), s.Value(1).RatString())
	}
	// Output:
	// a draw counts for Blue 1/2 0
	// a draw counts for Red 1/2 1
}

// Each player has a road of his own: Blue's is longer.
func ExampleNewPartizanGraph() {
	g, err := richman.NewPartizanGraph([][]int{{1}, {2}, nil, nil}, [][]int{{3}, {3}, nil, nil}, []int{2}, []int{3}, nil)
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for w := range g.Moves(0, richman.Red) {
		fmt.Println("Red moves to", w)
	}
	fmt.Println(s.Value(0), s.Value(1))
	// Output:
	// Red moves to 3
	// 3/4 1/2
}

func ExampleUndirected() {
	g, err := richman.Undirected(4, [][2]int{{0, 1}, {1, 2}, {2, 3}, {1, 3}}, []int{0}, []int{3}, nil)
	if err != nil {
		log.Fatal(err)
	}
	s, err := richman.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Value(1), s.Value(2))
	// Output: 1/2 3/4
}

func ExampleParseDOT() {
	g, err := richman.ParseDOT(`graph { b [color=blue]; r [color=red]; b -- v -- w -- r }`)
	if err != nil {
		log.Fatal(err)
	}
	text, err := json.Marshal(g)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	fmt.Printf("%s", g.AppendDOT(nil))
	// Output:
	// {"edges":{"b":[],"r":[],"v":["b","w"],"w":["r","v"]},"blue":["b"],"red":["r"]}
	// digraph {
	// 	b [color=blue];
	// 	r [color=red];
	// 	v;
	// 	w;
	// 	v -> b;
	// 	v -> w;
	// 	w -> r;
	// 	w -> v;
	// }
}

func ExampleParseJSON() {
	_, err := richman.ParseJSON(`{"edges": {"a": ["c"]}, "blue": ["b"]}`)
	fmt.Println(err)
	var g richman.Graph
	err = json.Unmarshal([]byte(`{"edges": {"a": {"blue": ["b"], "red": ["r"]}}, "blue": ["b"], "red": ["r"]}`), &g)
	fmt.Println(g.Len(), err)
	fmt.Println(&g)
	// Output:
	// graph in JSON: offset 17: there is no vertex "c"
	// 3 <nil>
	// {"edges": {"a": {"blue": ["b"], "red": ["r"]}}, "blue": ["b"], "red": ["r"]}
}

// A solver with limits ends with a typed error. Intervals are still to be had.
func ExampleSolver_Solve() {
	s := richman.Solver{Limits: richman.Limits{Steps: 1000}}
	_, err := s.Solve(context.Background(), path(900))
	fmt.Println(err)
	s = richman.Solver{Progress: func(s richman.Stats) { fmt.Println("solved:", s.Solved) }}
	sol, err := s.Solve(context.Background(), path(900))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sol.Value(1), sol.Graph().Len())
	// Output:
	// cgt: more than 1000 steps of arithmetic: the limit was reached
	// solved: 900
	// 1/899 900
}

func ExampleIteration_Bracket() {
	it := richman.Iteration{Width: big.NewRat(1, 1000)}
	b, err := it.Bracket(context.Background(), path(4))
	if err != nil {
		log.Fatal(err)
	}
	third := big.NewRat(1, 3)
	fmt.Println(b.Low(1).Cmp(third) < 0, b.High(1).Cmp(third) > 0, b.Width().Cmp(it.Width) < 0, b.Verify(context.Background()))
	// Output: true true true <nil>
}

// When a coin decides who moves, the chance that Red wins is the Richman function. With a coin that favors Red it is
// not.
func ExampleSolver_RandomTurn() {
	g := path(4)
	var s richman.Solver
	for _, chance := range []*big.Rat{nil, big.NewRat(2, 3)} {
		turns, err := s.RandomTurn(context.Background(), g, chance)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(turns.Value(1), turns.Move(1, richman.Red), turns.Graph() == g, turns.Verify(context.Background()))
	}
	// Output:
	// 1/3 2 true <nil>
	// 4/7 2 true <nil>
}

// Blue moves as he should, and Red goes the wrong way.
func ExampleSolver_WinChance() {
	g := path(4)
	left := func(v int) int { return v - 1 }
	var s richman.Solver
	p, err := s.WinChance(context.Background(), g, left, left, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(p[1], p[2])
	// Output: 0/1 0/1
}

// Noughts and crosses, with an auction before each move. Crosses need a little more than half of the money to win, and
// a little less not to lose.
func ExampleExplore() {
	for _, drawn := range []richman.Player{richman.Red, richman.Blue} {
		g, _, err := richman.Explore(context.Background(), cgt.RulesetFunc[string](crosses), crossesEnd(drawn), ".........", cgt.Limits{})
		if err != nil {
			log.Fatal(err)
		}
		s, err := richman.Solve(context.Background(), g)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("a draw counts for", drawn, s.Value(0), "first move", g.Name(s.Move(0, richman.Blue)), "bid", s.Bid(0))
	}
	// Output:
	// a draw counts for Red 133/256 first move ....X.... bid 41/256
	// a draw counts for Blue 123/256 first move ....X.... bid 41/256
}

func ExampleSteepest() {
	g, err := richman.Undirected(5, [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {1, 4}}, []int{0}, []int{4}, []string{"b", "x", "y", "z", "r"})
	if err != nil {
		log.Fatal(err)
	}
	s, tight, err := richman.Steepest(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for _, x := range tight {
		fmt.Println(x.Path, "rises by", x.Slope.RatString())
	}
	fmt.Println(s.Value(1), s.Value(2), s.Value(3))
	// Output:
	// [0 1 4] rises by 1/2
	// [1 2 3 4] rises by 1/6
	// 1/2 2/3 5/6
}

// The square grid without end, with a blue vertex at the origin and a red one three steps away.
func ExampleLazy() {
	type point struct{ x, y int }
	l, err := richman.NewLazy(func(dst []point, p point) []point {
		return append(dst, point{p.x + 1, p.y}, point{p.x - 1, p.y}, point{p.x, p.y + 1}, point{p.x, p.y - 1})
	}, []point{{0, 0}}, []point{{3, 0}})
	if err != nil {
		log.Fatal(err)
	}
	for range 3 {
		s, _, err := l.Next(context.Background())
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(s.Path, s.Slope)
	}
	x, ok := l.Value(point{1, 1})
	fmt.Println(x, ok, l.Known())
	// Output:
	// [{0 0} {1 0} {2 0} {3 0}] 1/3
	// [{0 0} {0 1} {1 1} {2 1} {3 1} {3 0}] 1/5
	// [{0 0} {0 -1} {1 -1} {2 -1} {3 -1} {3 0}] 1/5
	// 2/5 true 12
}

// The picture could go to a file instead.
func ExampleSolution_WriteSVG() {
	s, err := richman.Solve(context.Background(), path(4))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.WriteSVG(io.Discard))
	// Output: <nil>
}

// The four balls of a path of strings hang at equal distances, as their values 0, 1/3, 2/3 and 1 have.
func ExampleWriteStringsSVG() {
	s, tight, err := richman.Steepest(context.Background(), path(4))
	if err != nil {
		log.Fatal(err)
	}
	var picture strings.Builder // or a file, or the answer to a request
	err = richman.WriteStringsSVG(&picture, s, tight)
	for line := range strings.Lines(picture.String()) {
		if ball, ok := strings.CutPrefix(line, `<circle cx="`); ok {
			x, _, _ := strings.Cut(ball, `"`)
			fmt.Println(x)
		}
	}
	fmt.Println(err)
	// Output:
	// 46
	// 259.3
	// 472.7
	// 686
	// <nil>
}

func ExampleAllOrders() {
	s, tried, err := richman.AllOrders(context.Background(), path(5))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Value(1), tried)
	// Output: 1/4 1
}

func ExampleIterateAndSolve() {
	s, steps, err := richman.IterateAndSolve(context.Background(), path(5), 0)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Value(1), steps)
	// Output: 1/4 0
}
