package infinite_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// A game in the format of PGSolver, its solution as Oink would write it, and what is said of a wrong one.
func ExampleParsePGSolver() {
	g, start, err := infinite.ParsePGSolver(`parity 2;
start 0;
0 1 0 1,2 "home";
1 2 1 0;
2 3 1 2,0;
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := new(infinite.Solver).Parity(context.Background(), g)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g, "from", g.Name(start), g.CheckStart(start))
	fmt.Print(string(s.AppendParitySol(nil)))
	other, err := infinite.ParseParitySol(g, "0 0 1; 1 0; 2 0;")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(other.Verify(context.Background()))
	_, _, err = infinite.ParsePGSolver("parity 1;\n0 1 0 1;\n1 2 3 0;\n")
	fmt.Println(err)
	// Output:
	// a graph with 3 vertices and 5 moves from home <nil>
	// paritysol 2;
	// 0 0 1;
	// 1 0;
	// 2 1 2;
	// infinite: at vertex 2: the loser can come back here for ever, and this is the largest priority on the way
	// parity game: line 3, offset 4: an owner must not be more than 1
}

// A graph and its solution as text that other programs read.
func ExampleGraph_AppendPGSolver() {
	fmt.Print(string(roads().AppendPGSolver(nil, 0)))
	// Output:
	// parity 5;
	// start 0;
	// 0 0 0 1,3 "inn";
	// 1 0 1 2;
	// 2 4 0 0,3 "mill";
	// 3 0 1 2,4;
	// 4 0 0 3;
	// 5 0 0 4;
}

// What another program has found is verified.
func ExampleParseParitySol() {
	s, err := infinite.ParseParitySol(roads(), "paritysol 5; 0 0 1; 1 0; 2 0 0; 3 0; 4 0 3; 5 0 4;")
	if err != nil {
		fmt.Println(err)
		return
	}
	err = s.Verify(context.Background())
	fmt.Println(s.Graph() != nil, s, err)
	var wrong *infinite.VerifyError
	s, err = infinite.ParseParitySol(roads(), "0 0 1; 1 0; 2 0 3; 3 1 4; 4 1; 5 1;")
	if err == nil && errors.As(s.Verify(context.Background()), &wrong) {
		fmt.Println(wrong)
	}
	// Output:
	// true Max wins from 6 of 6 vertices <nil>
	// infinite: at vertex 2: a move leads to 3, which the other player wins
}

// bucket is a position of a game with a bucket: Max and Min in turn pour in 1 or 2 cups; when 5 or more are in it is
// emptied. Max wants it to be exactly full, with 5 cups, again and again.
type bucket struct {
	cups int
	turn zermelo.Player
}

type pouring struct{}

func (pouring) Turn(p bucket) zermelo.Player { return p.turn }
func (pouring) Priority(bucket) int          { return 0 }
func (pouring) AppendMoves(dst []bucket, p bucket) []bucket {
	if p.cups >= 5 {
		p.cups = 0
	}
	return append(dst, bucket{p.cups + 1, p.turn.Opponent()}, bucket{p.cups + 2, p.turn.Opponent()})
}

// Max and Min in turn pour one or two cups into a bucket, which is emptied when it has five or more. Max wants it to be
// exactly full again and again.
func ExampleExplore() {
	e, err := infinite.Explore(context.Background(), pouring{}, bucket{}, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	isFull := func(p bucket) bool { return p.cups == 5 }
	s, err := new(infinite.Solver).Buchi(context.Background(), e.Graph(), zermelo.Max, e.Vertices(isFull))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(e.Graph(), s.Verify(context.Background()))
	fmt.Println(s.Winner(0), "wins")
	for cups := range 5 {
		p := bucket{cups, zermelo.Max}
		v, _ := e.Vertex(p) // and e.Position(v) is p
		q, ok := e.Strategy(s, zermelo.Max).Move(p)
		fmt.Println(cups, s.Winner(v), q.cups, ok)
	}
	// Output:
	// a graph with 13 vertices and 26 moves <nil>
	// Max wins
	// 0 Max 2 true
	// 1 Max 3 true
	// 2 Max 3 true
	// 3 Max 5 true
	// 4 Max 5 true
}

// token is a position of a game on a board without end: Min moves a token by 1 to 3 to the left or to the right, then
// Max does. Max wants it to be at 0 again and again.
type token struct {
	at   int
	turn zermelo.Player
}

type pushing struct{}

func (pushing) Turn(p token) zermelo.Player { return p.turn }
func (pushing) Priority(p token) int {
	if p.at == 0 {
		return 2
	}
	return 1
}

func (pushing) AppendMoves(dst []token, p token) []token {
	for d := 1; d <= 3; d++ {
		dst = append(dst, token{p.at - d, p.turn.Opponent()}, token{p.at + d, p.turn.Opponent()})
	}
	return dst
}

// Min and Max in turn move a token by one to three, on a board that ends nowhere. Max wants it to be at 0 again and
// again: that is the priority 2, and it is 1 elsewhere. If it begins there, he moves it back each time, and if it
// begins at 10, Min moves it away as far as Max had moved it.
func ExampleSolveFrom() {
	for _, at := range []int{0, 10} {
		e, s, err := infinite.SolveFrom(context.Background(), infinite.Solver{}, pushing{}, token{at, zermelo.Min}, cgt.Limits{})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(at, s.Winner(0), s.Verify(context.Background()), e.Graph())
	}
	// Output:
	// 0 Max <nil> a graph with 7 vertices and 12 moves
	// 10 Min <nil> a graph with 46 vertices and 146 moves
}

// Min keeps to his strategy, and Max always makes the first move.
func ExampleSolution_Play() {
	g, _, err := infinite.ParsePGSolver("0 1 0 1,2; 1 2 1 0,2; 2 3 1 0,1;")
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := new(infinite.Solver).Parity(context.Background(), g)
	if err != nil {
		fmt.Println(err)
		return
	}
	first := zermelo.StrategyFunc[int](func(v int) (int, bool) { return g.AppendMoves(nil, v)[0], true })
	play, err := s.Play(context.Background(), 2, first, s.Strategy(zermelo.Min), 10)
	fmt.Println(play.Vertices, "and for ever", play.Vertices[play.Loop:], play.Winner, err)
	// Output: [2 0 1] and for ever [2 0 1] Min <nil>
}

// The picture of the roads with snack bars at 2 and at 5.
func ExampleSolution_WriteSVG() {
	g, _, err := infinite.ParsePGSolver("0 0 0 1,3; 1 0 1 2; 2 0 0 0,3; 3 0 1 2,4; 4 0 0 3; 5 0 0 4;")
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := new(infinite.Solver).Buchi(context.Background(), g, zermelo.Max, []int{2, 5})
	if err != nil {
		fmt.Println(err)
		return
	}
	var picture bytes.Buffer
	err = s.WriteSVG(&picture)
	fmt.Println(strings.Count(picture.String(), "marker-end"), "arrows,", strings.Count(picture.String(), ">*<"), "bars", err)
	// Output: 9 arrows, 2 bars <nil>
}
