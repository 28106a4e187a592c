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

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/zermelo"
)

// allVertices returns the vertices of a graph.
func allVertices[V zermelo.Payoff[V]](g *zermelo.Graph[V]) (vertices []zermelo.Vertex[V]) {
	for _, x := range g.All() {
		vertices = append(vertices, x)
	}
	return vertices
}

// errorer is what tests of all kinds have.
type errorer interface {
	Helper()
	Errorf(format string, args ...any)
}

// equalGraphs compares all there is to say of two graphs.
func equalGraphs[V zermelo.Payoff[V]](t errorer, want, got *zermelo.Graph[V]) {
	t.Helper()
	if diff := cmp.Diff(allVertices(want), allVertices(got), cmp.Comparer(func(x, y V) bool { return x == y })); diff != "" {
		t.Errorf("the vertices differ: %s", diff)
	}
	wantV, wantOK := want.Unending()
	gotV, gotOK := got.Unending()
	if want.Start() != got.Start() || wantV != gotV || wantOK != gotOK {
		t.Errorf("start %d, endless %v %v; want %d, %v %v", got.Start(), gotV, gotOK, want.Start(), wantV, wantOK)
	}
}

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

func TestGraphText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		h, err := zermelo.ParseGraph(g.String())
		if err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		equalGraphs(t, g, h)
		data, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		h = new(zermelo.Graph[zermelo.Rational])
		if err := json.Unmarshal(data, h); err != nil {
			t.Fatal(err)
		}
		equalGraphs(t, g, h)
	})
}

// drawTree draws a tree as text.
func drawTree(t *rapid.T, rank int) string {
	if rank == 0 || rapid.IntRange(0, 3).Draw(t, "end") == 0 {
		return rapid.SampledFrom([]string{"0", "1", "-1", "5", "1/2", "-22/7"}).Draw(t, "payoff")
	}
	var moves []string
	for range rapid.IntRange(1, 3).Draw(t, "moves") {
		moves = append(moves, drawTree(t, rank-1))
	}
	return rapid.SampledFrom([]string{"max", "min"}).Draw(t, "who") + "(" + strings.Join(moves, ", ") + ")"
}

// treeValue is the value of a tree by the definition, read off the text.
func treeValue(s string) (v zermelo.Rational, rest string) {
	who, after, isNode := strings.Cut(s, "(")
	if !isNode || who != "max" && who != "min" {
		end := strings.IndexAny(s, ",)")
		if end < 0 {
			end = len(s)
		}
		v, err := zermelo.ParseRational(s[:end])
		if err != nil {
			panic(err)
		}
		return v, s[end:]
	}
	for first := true; ; first = false {
		var w zermelo.Rational
		w, after = treeValue(after)
		if c := w.Compare(v); first || who == "max" && c > 0 || who == "min" && c < 0 {
			v = w
		}
		if after[0] == ')' {
			return v, after[1:]
		}
		after = after[2:]
	}
}

func TestTreeText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := drawTree(t, 4)
		g, err := zermelo.ParseTree(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.String(); got != text {
			t.Errorf("%q is written as %q", text, got)
		}
		spaced, err := zermelo.ParseGraph(strings.NewReplacer("(", " (\n", ",", "\t,", " ", "").Replace(text))
		if err != nil {
			t.Fatal(err)
		}
		equalGraphs(t, g, spaced)
		sol, err := zermelo.Solve(t.Context(), g, g.Start())
		if err != nil {
			t.Fatal(err)
		}
		if want, _ := treeValue(text); sol.StartValue() != want {
			t.Errorf("%s is worth %v, want %v", text, sol.StartValue(), want)
		}
	})
}

// A tree may be as deep as it likes.
func TestDeepTree(t *testing.T) {
	const deep = 100_000
	text := strings.Repeat("max(1, min(-1, ", deep/2) + "7" + strings.Repeat(")", deep)
	g, err := zermelo.ParseTree(text)
	if err != nil {
		t.Fatal(err)
	}
	if g.String() != text {
		t.Error("the text has changed")
	}
	ranks, err := g.Ranks()
	if err != nil || ranks[0] != deep {
		t.Errorf("rank %d, %v", ranks[0], err)
	}
	sol, err := zermelo.Solve(t.Context(), g, 0)
	if err != nil || sol.StartValue() != zermelo.Rat(1, 1) {
		t.Error(err)
	}
	if sub := g.Subgame(2); sub.Len() != g.Len()-2 {
		t.Errorf("%d vertices", sub.Len())
	}
}

func TestGraphSyntaxErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		offset int
		vertex string // of the GameError behind it
	}{
		{``, 0, ""},
		{`max`, 3, ""},
		{`max(1`, 5, ""},
		{`max(1,)`, 6, ""},
		{`max()`, 4, ""},
		{`max(1))`, 6, ""},
		{`max(1/0)`, 4, ""},
		{`max(1, won)`, 7, ""},
		{`max 3`, 4, ""},
		{`{`, 1, ""},
		{`{}`, 2, ""},
		{`{"start":"a"}`, 13, ""},
		{`{"start":"a","start":"a"}`, 13, ""},
		{`{"start":1}`, 9, ""},
		{`{"begin":"a"}`, 1, ""},
		{`{"start":"a" "b"}`, 13, ""},
		{`{"start":"a","positions":[]}`, 25, ""},
		{`{,"start":"a"}`, 2, ""},
		{`{"start" "a"}`, 9, ""},
		{`{"start":"a`, 11, ""},
		{`{"start":"a\x"}`, 9, ""},
		{`{"start":"a","positions":{}}`, 9, "a"},
		{`{"start":"a","positions":{"a":{}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"1"},"a":{"payoff":"1"}}}`, 45, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"one"}}}`, 40, ""},
		{`{"start":"a","positions":{"a":{"payoff":1}}}`, 40, ""},
		{`{"start":"a","positions":{"a":{"turn":"Max","payoff":"1"}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"moves":["a"]}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"turn":"Left","moves":["a"]}}}`, 38, ""},
		{`{"start":"a","positions":{"a":{"turn":"Max","moves":["a", "b"]}}}`, 58, "a"},
		{`{"start":"a","positions":{"b":{"payoff":"0"},"a":{"turn":"Max","moves":["b"],"payoff":"1"}}}`, 45, "a"},
		{`{"start":"a","positions":{"a":{"turn":"Max"}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"0"}}} x`, 47, ""},
		{`{"start":"a","positions":{"":{"payoff":"0"},"a":{"payoff":"1"}}}`, 26, "position number 0"},
		{`{"start":"a","positions":{"a":{"turn":"Max","moves":[""]}}}`, 53, "a"},
	} {
		g, err := zermelo.ParseGraph(test.text)
		var syntax *cgt.SyntaxError
		if g != nil || !errors.As(err, &syntax) || syntax.Offset != test.offset {
			t.Errorf("%s: %v, %v, want an error at %d", test.text, g, err, test.offset)
			continue
		}
		var game *zermelo.GameError
		if errors.As(err, &game); game != nil && game.Position != test.vertex || game == nil && test.vertex != "" {
			t.Errorf("%s: %v, want an error of %q", test.text, game, test.vertex)
		}
	}
}

// Messages are short, however long the text is, and name what has no name.
func TestGraphMessages(t *testing.T) {
	long := strings.Repeat("9", 1_000_000)
	for text, want := range map[string]string{
		`{"start":"a","positions":{"a":{"payoff":"0"},"":{"payoff":"1"}}}`: "graph: offset 45: position number 1: its name is empty",
		`{"start":"a","positions":{"a":{"turn":"Max","moves":[""]}}}`:      `graph: offset 53: a: a move leads to "", which is no position`,
		`{"start":"a","positions":{"a":{"payoff":"` + long + `"}}}`:        "is no payoff",
		`{"start":"a","` + long + `":0}`:                                   "graph has no",
		`{"start":"` + long + `","positions":{"a":{"payoff":"1"}}}`:        "it should be the start",
		`{"start":"a","positions":{"a":{"payoff":"0"},"` + long + `":{}}}`: "there is neither a payoff nor a move",
		`{"start":"a","positions":{"` + long + `":0}}`:                     "position 9999",
		`{"start":"a","positions":{"a":{"turn":"` + long + `"}}}`:          "is neither Max nor Min",

		"max(1, " + long + ")": "is neither max nor min nor a payoff",
	} {
		if _, err := zermelo.ParseGraph(text); err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 200 {
			t.Errorf("%.200v, want %s", err, want)
		}
	}
	for _, text := range []string{long, "1/" + long} {
		if _, err := zermelo.ParseRational(text); err == nil || len(err.Error()) > 200 {
			t.Errorf("%.200v", err)
		}
	}
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

// The graph of a game has its values, and its vertices are the positions in the order of a search that looks at everything.
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

// Ranks are the lengths of the longest plays, found here by trying all; and the subgames have the same ranks and values.
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

// A byte order mark before the text does not count.
func TestParseGraphMark(t *testing.T) {
	for _, text := range []string{`{"start":"a","positions":{"a":{"turn":"Max","moves":["b"]},"b":{"payoff":"1/2"}}}`, "max(min(1,0),3)"} {
		want, err := zermelo.ParseGraph(text)
		if err != nil {
			t.Fatal(err)
		}
		if g, err := zermelo.ParseGraph("\ufeff" + text); err != nil || g.String() != want.String() {
			t.Errorf("%s: %v, %v", text, g, err)
		}
	}
}

func FuzzParseGraph(f *testing.F) {
	for _, text := range []string{
		"max(min(1, 0), 1/2)", "win", "max(max(max(-3)))", "min(1/2,draw,loss)", "max(1", "", "{", "max((1))",
		`{"start":"a","endless":"0","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"payoff":"1/2"},"c":{"turn":"Min","moves":["a","c"]}}}`,
		`{"positions":{"0":{"payoff":"win"}},"start":"0"}`,
		`{"start":"a","positions":{"a":{"payoff":"1","payoff":"2"}}}`,
		`{"start":"\ud800","positions":{"\ufffd":{"payoff":"1"}}}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := zermelo.ParseGraph(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(text) {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		h, err := zermelo.ParseGraph(g.String())
		if err != nil {
			t.Fatalf("%q is written as %q: %v", text, g, err)
		}
		equalGraphs(t, g, h)
		if h.String() != g.String() {
			t.Errorf("%q, then %q", g, h)
		}
	})
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
