package zermelo_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/zermelo"
)

// drawGraph draws a graph with named vertices or without, with cycles or without.
func drawGraph(t *rapid.T) *zermelo.Graph[zermelo.Rational] {
	game := drawGame(t, rapid.Bool().Draw(t, "loops"))
	isNamed := rapid.Bool().Draw(t, "named")
	vertices := make([]zermelo.Vertex[zermelo.Rational], len(game.moves))
	for v, moves := range game.moves {
		vertices[v] = zermelo.Vertex[zermelo.Rational]{Turn: game.who[v], Moves: moves}
		if isNamed {
			vertices[v].Name = fmt.Sprintf("%s %d", rapid.StringMatching(`[a-z<"\\é]*`).Draw(t, "name"), v)
		}
		if len(moves) == 0 {
			x := zermelo.Rat(int64(game.pay[v]), rapid.Int64Range(1, 3).Draw(t, "denominator"))
			vertices[v].Payoff = &x
		}
	}
	var endless *zermelo.Rational
	if game.loops != nil {
		x := zermelo.Rat(int64(*game.loops), 2)
		endless = &x
	}
	g, err := zermelo.NewGraph(rapid.IntRange(0, len(vertices)-1).Draw(t, "start"), vertices, endless)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The zero Graph has no vertices, and is left as it is by null.
func TestZeroGraph(t *testing.T) {
	var g zermelo.Graph[zermelo.Rational]
	if err := g.UnmarshalJSON([]byte("null")); err != nil || g.Len() != 0 {
		t.Error(err)
	}
	one, err := zermelo.ParseTree("1")
	if err != nil {
		t.Fatal(err)
	}
	if err := one.UnmarshalJSON([]byte("null")); err != nil || one.Len() != 1 {
		t.Error(err)
	}
	for _, h := range []*zermelo.Graph[zermelo.Rational]{&g, one} {
		for _, pair := range [][2]*zermelo.Graph[zermelo.Rational]{{&g, h}, {h, &g}} {
			if image, ok, err := zermelo.FindIsomorphism(t.Context(), pair[0], pair[1], cgt.Limits{}); len(image) > 0 || ok != (h == &g) || err != nil {
				t.Error(image, ok, err)
			}
		}
	}
	if q, class, err := g.Quotient(t.Context()); q.Len() != 0 || len(class) > 0 || err != nil {
		t.Error(q, class, err)
	}
	if ranks, err := g.Ranks(); len(ranks) > 0 || err != nil {
		t.Error(ranks, err)
	}
	var picture bytes.Buffer
	if err := zermelo.WriteGraphSVG(&picture, &g, zermelo.GraphSVGOptions{}); err != nil {
		t.Error(err)
	}
	svgtest.Check(t, picture.Bytes(), 2_000, "no graph")
	picture.Reset()
	if err := zermelo.WriteTreeSVG(&picture, &g, zermelo.TreeSVGOptions{}); err != nil {
		t.Error(err)
	}
	svgtest.Check(t, picture.Bytes(), 1_000, "no tree")
	if text, err := g.MarshalJSON(); err == nil {
		t.Errorf("%s", text)
	}
}

func TestNewGraphErrors(t *testing.T) {
	type vertex = zermelo.Vertex[zermelo.Int]
	one := zermelo.Int(1)
	end := vertex{Payoff: &one}
	for _, test := range []struct {
		start    int
		vertices []vertex
		position string
	}{
		{0, nil, "0"},
		{1, []vertex{end}, "1"},
		{-1, []vertex{end}, "-1"},
		{0, []vertex{{}}, "0"},
		{0, []vertex{end, {Moves: []int{2}}}, "1"},
		{0, []vertex{end, {Moves: []int{-1}}}, "1"},
		{0, []vertex{end, {Moves: []int{0}, Payoff: &one}}, "1"},
		{0, []vertex{end, {Moves: []int{0}, Turn: 2}}, "1"},
		{0, []vertex{{Name: "a", Payoff: &one}, end}, "1"},
		{0, []vertex{end, {Name: "a", Payoff: &one}}, "1"},
		{0, []vertex{{Name: "a", Payoff: &one}, {Name: "a", Payoff: &one}}, "a"},
		{0, []vertex{{Name: "\xff", Payoff: &one}}, `"\xff"`},
	} {
		g, err := zermelo.NewGraph(test.start, test.vertices, nil)
		var game *zermelo.GameError
		if g != nil || !errors.As(err, &game) || game.Position != test.position {
			t.Errorf("%d, %v: %v, %v", test.start, test.vertices, g, err)
		}
	}
	// Names that are the numbers are as good as none.
	g, err := zermelo.NewGraph(0, []vertex{{Name: "0", Moves: []int{1}}, {Name: "1", Payoff: &one}}, nil)
	if err != nil || g.String() != "max(1)" {
		t.Errorf("%v, %v", g, err)
	}
}

// A graph does not change when what it was made of does, or what it hands out.
func TestGraphIsImmutable(t *testing.T) {
	one, endless := zermelo.Int(1), zermelo.Int(5)
	vertices := []zermelo.Vertex[zermelo.Int]{{Moves: []int{1, 1}}, {Payoff: &one}}
	g, err := zermelo.NewGraph(0, vertices, &endless)
	if err != nil {
		t.Fatal(err)
	}
	before := g.String()
	one, endless, vertices[0].Moves[0] = 2, 6, 0
	for _, x := range g.All() {
		if x.Payoff != nil {
			*x.Payoff = 3
		} else {
			x.Moves[1] = 0
		}
	}
	g.AppendMoves(nil, 0)[0] = 7
	if g.String() != before {
		t.Errorf("%v became %v", before, g)
	}
}

// The graph of a game has its values, and its vertices are the positions in the order of a search that looks at
// everything.
func TestExplore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t, rapid.Bool().Draw(t, "loops"))
		ctx := context.Background()
		g, positions, err := zermelo.Explore(ctx, game, 0, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		queue := []int{0}
		for i := 0; i < len(queue); i++ {
			for _, q := range game.moves[queue[i]] {
				if !slices.Contains(queue, q) {
					queue = append(queue, q)
				}
			}
		}
		if !slices.Equal(queue, positions) {
			t.Fatalf("positions %v, want %v", positions, queue)
		}
		sol, err := zermelo.Solve(ctx, g, g.Start())
		if err != nil {
			t.Fatal(err)
		}
		want := game.values()
		for v, p := range positions {
			if got, ok := sol.Value(v); !ok || got != want[p] {
				t.Errorf("%d is worth %v, want %v", p, got, want[p])
			}
			if name := fmt.Sprint(p); g.Name(v) != name {
				t.Errorf("%d has the name %q", p, g.Name(v))
			}
			if w, ok := g.Vertex(fmt.Sprint(p)); !ok || w != v {
				t.Errorf("Vertex(%d) is %d, want %d", p, w, v)
			}
		}
		if len(positions) > 1 {
			_, _, err = zermelo.Explore(ctx, game, 0, cgt.Limits{Positions: len(positions) - 1})
			if !errors.Is(err, cgt.ErrLimit) {
				t.Errorf("limit: %v", err)
			}
		}
	})
}

// clones are positions with the same text.
type clones int

func (clones) String() string { return "clone" }

// A graph in which names are there twice is written with numbers.
func TestExploreTwins(t *testing.T) {
	game := zermelo.Rules[clones, zermelo.Int]{
		Ended: func(p clones) (zermelo.Int, bool) { return zermelo.Int(p), p > 7 },
		Mover: func(clones) zermelo.Player { return zermelo.Min },
		Moves: func(dst []clones, p clones) []clones { return append(dst, 8, 9) },
	}
	g, _, err := zermelo.Explore(t.Context(), game, 5, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"start":"0","positions":{"0":{"turn":"Min","moves":["1","2"]},"1":{"payoff":"8"},"2":{"payoff":"9"}}}`
	if g.Name(1) != "clone" || g.String() != want {
		t.Errorf("%s: %v", g.Name(1), g)
	}
}

// Ranks are the lengths of the longest plays, found here by trying all; and the subgames have the same ranks and
// values.
func TestRanksAndSubgames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t, false)
		var vertices []zermelo.Vertex[zermelo.Int]
		for v, moves := range game.moves {
			x := zermelo.Vertex[zermelo.Int]{Turn: game.who[v], Moves: moves}
			if len(moves) == 0 {
				x.Payoff = &game.pay[v]
			}
			vertices = append(vertices, x)
		}
		g, err := zermelo.NewGraph(0, vertices, nil)
		if err != nil {
			t.Fatal(err)
		}
		var longest func(v int) int
		longest = func(v int) int {
			most := 0
			for _, q := range game.moves[v] {
				most = max(most, 1+longest(q))
			}
			return most
		}
		ranks, err := g.Ranks()
		if err != nil {
			t.Fatal(err)
		}
		want := game.values()
		for v := range vertices {
			if ranks[v] != longest(v) {
				t.Errorf("%d has the rank %d, want %d", v, ranks[v], longest(v))
			}
			sub := g.Subgame(v)
			subRanks, err := sub.Ranks()
			if err != nil || subRanks[sub.Start()] != ranks[v] {
				t.Errorf("the subgame of %d has the rank %d, %v", v, subRanks[sub.Start()], err)
			}
			sol, err := zermelo.Solve(context.Background(), sub, sub.Start())
			if err != nil || sol.StartValue() != want[v] || sol.Len() != sub.Len() {
				t.Errorf("the subgame of %d: %v, %d of %d", v, err, sol.Len(), sub.Len())
			}
		}
	})
	g, err := zermelo.ParseGraph(`{"start":"a","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"turn":"Min","moves":["a"]},"c":{"payoff":"0"}}}`)
	if err != nil {
		t.Fatal(err)
	}
	_, err = g.Ranks()
	var loop *cgt.LoopError
	if !errors.As(err, &loop) || !slices.Equal(loop.Cycle, []string{"a", "b"}) {
		t.Error(err)
	}
}

// medal is a payoff of a caller's that has no text to be read from.
type medal uint8

func (m medal) Compare(n medal) int { return int(m) - int(n) }

// Graphs with all kinds of payoffs are written and read.
func TestGraphPayoffs(t *testing.T) {
	write := func(g any) []byte {
		data, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	results, _ := sixObjects(t)
	var again zermelo.Graph[zermelo.Result]
	if err := json.Unmarshal(write(results), &again); err != nil || again.String() != results.String() || !strings.HasPrefix(results.String(), "max(min(max(min(max(min(win)") {
		t.Errorf("%v: %v", results, err)
	}
	equalGraphs(t, results, &again)
	least, most := zermelo.Int(-1<<62), zermelo.Int(1<<62)
	ints, err := zermelo.NewGraph(1, []zermelo.Vertex[zermelo.Int]{{Payoff: &least}, {Turn: zermelo.Min, Moves: []int{0, 1}}}, &most)
	if err != nil {
		t.Fatal(err)
	}
	var intsAgain zermelo.Graph[zermelo.Int]
	if err := json.Unmarshal(write(ints), &intsAgain); err != nil {
		t.Fatal(err)
	}
	equalGraphs(t, ints, &intsAgain)
	gold := medal(1)
	medals, err := zermelo.NewGraph(0, []zermelo.Vertex[medal]{{Payoff: &gold}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var syntax *cgt.SyntaxError
	if err := new(zermelo.Graph[medal]).UnmarshalJSON(write(medals)); !errors.As(err, &syntax) {
		t.Errorf("medals: %v", err)
	}
	if _, err := json.Marshal(new(zermelo.Graph[medal])); err == nil {
		t.Error("a graph without vertices is written")
	}
	bad := zermelo.Result(7)
	wrong, err := zermelo.NewGraph(0, []zermelo.Vertex[zermelo.Result]{{Payoff: &bad}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := json.Marshal(wrong); err == nil {
		t.Error("a result that is none is written")
	}
}
