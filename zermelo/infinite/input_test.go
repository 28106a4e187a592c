package infinite_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

func TestNewGraphErrors(t *testing.T) {
	good := infinite.Vertex{Moves: []int{0}}
	for _, test := range []struct {
		vertices []infinite.Vertex
		want     string
	}{
		{nil, "infinite: there is no vertex"},
		{[]infinite.Vertex{good, {}}, "infinite: vertex 1: there is no move"},
		{[]infinite.Vertex{good, {Moves: []int{0, 2}}}, "infinite: vertex 1: a move leads to 2, but the vertices are 0 to 1"},
		{[]infinite.Vertex{good, {Moves: []int{-1}}}, "infinite: vertex 1: a move leads to -1, which is no vertex"},
		{[]infinite.Vertex{{Moves: []int{infinite.MaxVertices}}}, "infinite: vertex 0: a move leads to 268435456, which is no vertex"},
		{[]infinite.Vertex{good, {Moves: []int{0}, Priority: -1}}, "infinite: vertex 1: the priority -1 is not from 0 to 2147483647"},
		{[]infinite.Vertex{{Moves: []int{0}, Turn: 2}}, "infinite: vertex 0: Player(2) is to move"},
	} {
		_, err := infinite.NewGraph(slices.Values(test.vertices))
		var wrong *infinite.GraphError
		if !errors.As(err, &wrong) || err.Error() != test.want {
			t.Errorf("%v: %v, want %s", test.vertices, err, test.want)
		}
	}
}

func TestGoalErrors(t *testing.T) {
	g, err := infinite.NewGraph(slices.Values([]infinite.Vertex{{Moves: []int{0}}}))
	if err != nil {
		t.Fatal(err)
	}
	var s infinite.Solver
	for _, solve := range []func(context.Context, *infinite.Graph, zermelo.Player, []int) (*infinite.Solution, error){s.Buchi, s.CoBuchi, s.Reach, s.Avoid} {
		for _, test := range []struct {
			who  zermelo.Player
			goal int
		}{{2, 0}, {zermelo.Max, 1}, {zermelo.Min, -1}} {
			_, err := solve(context.Background(), g, test.who, []int{test.goal})
			var wrong *infinite.GraphError
			if !errors.As(err, &wrong) {
				t.Errorf("%v: %v", test, err)
			}
		}
	}
}

// TestGraph: what All yields makes an equal graph.
func TestGraph(t *testing.T) {
	want := []infinite.Vertex{{Name: "a", Turn: zermelo.Min, Priority: 7, Moves: []int{1, 1, 0}}, {Moves: []int{0}}}
	g, err := infinite.NewGraph(slices.Values(want))
	if err != nil {
		t.Fatal(err)
	}
	again, err := infinite.NewGraph(slices.Values(list(g)))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(list(again)); got != fmt.Sprint(want) || g.Name(0) != "a" || g.Name(1) != "1" || fmt.Sprint(g) != "a graph with 2 vertices and 4 moves" {
		t.Errorf("%v is %s", want, got)
	}
}

var errEnough = errors.New("enough")

// TestContext: whenever the context is done, the error is its cause.
func TestContext(t *testing.T) {
	g, err := infinite.NewGraph(random(100_000, 6))
	if err != nil {
		t.Fatal(err)
	}
	solved, err := new(infinite.Solver).Parity(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	for name, run := range map[string]func(context.Context) error{
		"Auto": func(ctx context.Context) error {
			_, err := new(infinite.Solver).Parity(ctx, g)
			return err
		},
		"Tangles": func(ctx context.Context) error {
			_, err := (&infinite.Solver{Method: infinite.Tangles}).Parity(ctx, g)
			return err
		},
		"Zielonka": func(ctx context.Context) error {
			_, err := (&infinite.Solver{Method: infinite.Zielonka}).Parity(ctx, g)
			return err
		},
		"Buchi": func(ctx context.Context) error {
			_, err := new(infinite.Solver).Buchi(ctx, g, zermelo.Max, []int{5, 6, 7})
			return err
		},
		"Verify": solved.Verify,
		"Explore": func(ctx context.Context) error {
			_, err := infinite.Explore(ctx, stairs{1000}, 0, cgt.Limits{})
			return err
		},
	} {
		if err := run(countdown.New(0, errEnough)); err != errEnough {
			t.Errorf("%s with a context that is done: %v", name, err)
		}
		if err := run(countdown.New(1, errEnough)); err != errEnough {
			t.Errorf("%s with a context that is done later: %v", name, err)
		}
	}
}

// stairs are positions from 0 to a number, between which one goes up by one or down to 0.
type stairs struct{ top int }

func (stairs) Turn(p int) zermelo.Player { return zermelo.Player(p % 2) }
func (stairs) Priority(p int) int        { return p }
func (s stairs) AppendMoves(dst []int, p int) []int {
	if p < s.top {
		dst = append(dst, p+1)
	}
	return append(dst, 0)
}

// broken are stairs with something wrong at the position 2.
type broken struct {
	stairs
	what string
}

func (b broken) Turn(p int) zermelo.Player {
	if b.what == "turn" && p == 2 {
		return 3
	}
	return b.stairs.Turn(p)
}

func (b broken) Priority(p int) int {
	if b.what == "priority" && p == 2 {
		return -1
	}
	return p
}

func (b broken) AppendMoves(dst []int, p int) []int {
	if b.what == "moves" && p == 2 {
		return dst
	}
	return b.stairs.AppendMoves(dst, p)
}

func TestExplore(t *testing.T) {
	for what, want := range map[string]string{
		"turn":     "zermelo: the game breaks its contract at 2: Player(3) is to move",
		"priority": "zermelo: the game breaks its contract at 2: the priority -1 is not from 0 to 2147483647",
		"moves":    "zermelo: the game breaks its contract at 2: there is no move",
	} {
		_, err := infinite.Explore(context.Background(), broken{stairs{5}, what}, 0, cgt.Limits{})
		var wrong *zermelo.GameError
		if !errors.As(err, &wrong) || err.Error() != want {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := infinite.Explore(context.Background(), stairs{5}, 0, cgt.Limits{Positions: 5}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("6 positions with a limit of 5: %v", err)
	}
	e, err := infinite.Explore(context.Background(), stairs{5}, 2, cgt.Limits{Positions: 6})
	if err != nil {
		t.Fatal(err)
	}
	if got := e.Vertices(func(p int) bool { return p%2 == 1 }); !slices.Equal(got, []int{1, 4, 5}) { // 2, 3, 0, 4, 1, 5
		t.Errorf("the odd positions are the vertices %v", got)
	}
	if v, ok := e.Vertex(4); !ok || e.Position(v) != 4 || e.Graph().Priority(v) != 4 {
		t.Errorf("the position 4 is the vertex %d, %v", v, ok)
	}
	if _, ok := e.Vertex(6); ok {
		t.Errorf("the position 6 is a vertex")
	}
	s, err := new(infinite.Solver).Parity(context.Background(), e.Graph())
	if err != nil {
		t.Fatal(err)
	}
	// Going up leads to 5 at last, from which the only way is down: to avoid that, Max goes down at 4.
	if q, ok := e.Strategy(s, zermelo.Max).Move(4); !ok || q != 0 {
		t.Errorf("at 4 Max moves to %d, %v", q, ok)
	}
	if q, ok := e.Strategy(s, zermelo.Max).Move(6); ok {
		t.Errorf("at 6 Max moves to %d", q)
	}
}

// TestPlay: in every game, on random boards, strategies win against adversaries that move at random but always the same
// way; the referee finds moves that are none.
func TestPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 5))
	for range games(3000) {
		n := 1 + random.IntN(15)
		b := randomBoard(random, n, 4, 3)
		g := b.graph(t)
		goals := random.Perm(n)[:random.IntN(n+1)/2]
		var solver infinite.Solver
		var s *infinite.Solution
		var err error
		switch random.IntN(3) {
		case 0:
			s, err = solver.Parity(context.Background(), g)
		case 1:
			s, err = solver.Buchi(context.Background(), g, zermelo.Player(random.IntN(2)), goals)
		case 2:
			s, err = solver.Reach(context.Background(), g, zermelo.Player(random.IntN(2)), goals)
		}
		if err != nil {
			t.Fatal(err)
		}
		other := zermelo.Arrows[int]{}
		for v := range n {
			other[v] = b.moves[v][random.IntN(len(b.moves[v]))]
		}
		for v := range n {
			strategies := [2]zermelo.Strategy[int]{other, other}
			strategies[s.Winner(v)] = s.Strategy(s.Winner(v))
			play, err := s.Play(context.Background(), v, strategies[0], strategies[1], n)
			if winner := s.Winner(v); err != nil || play.Winner != winner {
				t.Fatalf("%v: %v should win from %d, and the play is %v, %v", b, winner, v, play, err)
			}
			last := play.Vertices[len(play.Vertices)-1]
			if play.Loop == len(play.Vertices) {
				if !slices.Contains(goals, last) {
					t.Fatalf("%v: the play %v ends at no goal", b, play)
				}
				continue
			}
			if back, _ := strategies[g.Turn(last)].Move(last); back != play.Vertices[play.Loop] {
				t.Fatalf("%v: the play %v does not go on from %d to %d", b, play, back, play.Loop)
			}
		}
	}
	g := ladder(5).graph(t)
	s, err := new(infinite.Solver).Parity(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	up := zermelo.StrategyFunc[int](func(v int) (int, bool) { return (v + 1) % 10, true })
	if play, err := s.Play(context.Background(), 0, up, up, 9); !errors.Is(err, cgt.ErrLimit) || len(play.Vertices) != 10 {
		t.Errorf("a play of ten moves with a limit of nine: %v, %v", play, err)
	}
	if play, err := s.Play(context.Background(), 3, up, up, 10); err != nil || play.Loop != 0 || len(play.Vertices) != 10 {
		t.Errorf("a play of ten moves with a limit of ten: %v, %v", play, err)
	}
	for _, bad := range []zermelo.Strategy[int]{zermelo.Arrows[int]{}, zermelo.Arrows[int]{1: 5}, zermelo.Arrows[int]{1: -1}, zermelo.Arrows[int]{1: 10}} {
		var wrong *zermelo.StrategyError
		if _, err := s.Play(context.Background(), 0, up, bad, 10); !errors.As(err, &wrong) || wrong.Who != zermelo.Min || !slices.Equal(wrong.Play, []string{"0", "1"}) {
			t.Errorf("%v: %v", bad, err)
		}
	}
	var wrong *infinite.GraphError
	if _, err := s.Play(context.Background(), 10, up, up, 10); !errors.As(err, &wrong) {
		t.Errorf("a start that is no vertex: %v", err)
	}
}

func TestSVGLimit(t *testing.T) {
	g := ladder(101).graph(t)
	s, err := new(infinite.Solver).Parity(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.WriteSVG(io.Discard); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a picture of 202 vertices: %v", err)
	}
}

// TestPictures draws graphs of all shapes.
func TestPictures(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 8))
	for range 100 {
		g := randomBoard(random, 1+random.IntN(20), 5, 4).graph(t)
		s, err := new(infinite.Solver).Parity(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		var picture bytes.Buffer
		if err := s.WriteSVG(&picture); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, picture.Bytes(), 1<<16, g)
	}
}

func TestMethod(t *testing.T) {
	for m, want := range map[infinite.Method]string{infinite.Auto: "Auto", infinite.Promotion: "Promotion", infinite.Tangles: "Tangles", infinite.Zielonka: "Zielonka", 9: "Method(9)"} {
		if m.String() != want {
			t.Errorf("%v is not %s", m, want)
		}
	}
	defer func() {
		if _, ok := recover().(error); !ok {
			t.Error("a method that is none is accepted")
		}
	}()
	_, _ = (&infinite.Solver{Method: 9}).Parity(context.Background(), ladder(2).graph(t))
}

func TestCheckStart(t *testing.T) {
	g, _, err := infinite.ParsePGSolver("0 0 0 1; 1 0 0 0; 2 0 0 3,0; 3 0 0 3;")
	if err != nil {
		t.Fatal(err)
	}
	for start, want := range map[int]string{
		-1: "infinite: the start -1 is not one of the vertices 0 to 3",
		0:  "infinite: vertex 2: it cannot be reached from the start 0",
		2:  "<nil>",
		3:  "infinite: vertex 0: it cannot be reached from the start 3",
		4:  "infinite: the start 4 is not one of the vertices 0 to 3",
	} {
		if err := g.CheckStart(start); fmt.Sprint(err) != want {
			t.Errorf("start %d: %v, want %s", start, err, want)
		}
	}
}
