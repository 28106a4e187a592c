package richman

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
)

// same checks that two graphs are the same with the same names.
func same(t *testing.T, what string, g, h *Graph) {
	t.Helper()
	if !slices.Equal(g.names, h.names) || !slices.Equal(g.color, h.color) {
		t.Errorf("%s: vertices %q %v, want %q %v", what, h.names, h.color, g.names, g.color)
		return
	}
	for v := range g.edges {
		for who := Blue; who <= Red; who++ {
			if !slices.Equal(g.moves(v, who), h.moves(v, who)) {
				t.Errorf("%s: moves of %v at %s: %v, want %v", what, who, g.Name(v), h.moves(v, who), g.moves(v, who))
			}
		}
	}
}

// roundTrip writes a graph in both formats and reads it.
func roundTrip(t *testing.T, g *Graph) {
	t.Helper()
	text, err := g.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var h Graph
	if err := h.UnmarshalJSON(text); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	same(t, string(text), g, &h)
	dot := string(g.AppendDOT(nil))
	d, err := ParseDOT(dot)
	if err != nil {
		t.Fatalf("%s: %v", dot, err)
	}
	same(t, dot, g, d)
}

func TestFormatsRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	strange := []string{"", `"`, `\`, `\"`, " ", "node", "a b", "ü", "\n", "-1", "<", "{", "1.5"}
	for i := range 200 {
		n := 2 + r.IntN(6)
		var moves [2][][]int
		for v := range n {
			list := []int{r.IntN(n), n + r.IntN(2)}
			moves[Blue] = append(moves[Blue], list)
			if i%3 == 0 && v%2 == 0 {
				list = []int{n + r.IntN(2)}
			}
			moves[Red] = append(moves[Red], list)
		}
		// The terminals may stand anywhere.
		perm := r.Perm(n + 2)
		var shuffled [2][][]int
		names := make([]string, n+2)
		for who := range moves {
			shuffled[who] = make([][]int, n+2)
			for v, list := range moves[who] {
				for _, w := range list {
					shuffled[who][perm[v]] = append(shuffled[who][perm[v]], perm[w])
				}
			}
		}
		for v := range names {
			names[v] = string(rune('a'+v)) + strange[r.IntN(len(strange))]
		}
		g, err := NewPartizanGraph(shuffled[Blue], shuffled[Red], []int{perm[n]}, []int{perm[n+1]}, names)
		if err != nil {
			t.Fatal(err)
		}
		roundTrip(t, g)
	}
}

func TestParseJSON(t *testing.T) {
	g, err := ParseJSON(`{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"v1", "v2", "b", "r"}, g.names); diff != "" {
		t.Error(diff)
	}
	text, _ := g.MarshalJSON()
	if want := `{"edges": {"v1": ["v2", "b"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`; string(text) != want {
		t.Errorf("%s, want %s", text, want)
	}
	for text, want := range map[string]any{
		``:                                                0,
		`[]`:                                              0,
		`{`:                                               1,
		`{"blue": []}`:                                    12,
		`{"edges": {"a": ["x"]}}`:                         17,
		`{"edges": {"a": ["a", "a"]}}`:                    22,
		`{"edges": {"a": [], "a": []}}`:                   20,
		`{"edges": {}, "edges": {}}`:                      14,
		`{"edges": {}, "green": []}`:                      14,
		`{"edges": {"a": 1}}`:                             16,
		`{"edges": {"a": [1]}}`:                           17,
		`{"edges": {"a": [1e999]}}`:                       17,
		`{"edges": {"a": {"green": []}}}`:                 17,
		`{"edges": {}} x`:                                 14,
		`{"edges": {}, "blue": ["b"],}`:                   28,
		"{\"edges\": {\"a\xff\": []}}":                    13,
		`{"edges": {"\\\ud83d": []}}`:                     14,
		`{"edges": {"a\udc00": []}}`:                      13,
		`{"edges": {"a\ud83d\u0041": []}}`:                13,
		`{"edges": {"a": ["a"]}}`:                         []string{"a"},
		`{"edges": {"a": []}}`:                            []string{"a"},
		`{"edges": {}, "blue": ["b"], "red": ["b"]}`:      []string{"b"},
		`{"edges": {"b": ["b"]}, "blue": ["b"]}`:          []string{"b"},
		`{"edges": {"a": {"blue": ["b"]}}, "blue":["b"]}`: []string{"a"},
	} {
		checkFailure(t, text, want, ParseJSON)
	}
}

// Escapes are read, also those of surrogate pairs and of U+FFFD itself.
func TestParseJSONEscapes(t *testing.T) {
	g, err := ParseJSON(`{"edges": {"\ud83d\ude00": ["\ufffd"], "\\ud83d": ["\ufffd"]}, "blue": ["\ufffd"]}`)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"😀", `\ud83d`, "\ufffd"}, g.names); diff != "" {
		t.Error(diff)
	}
}

// checkFailure checks for a text with an error its offset, or the vertices that it names.
func checkFailure(t *testing.T, text string, want any, parse func(string) (*Graph, error)) {
	t.Helper()
	_, err := parse(text)
	var se *cgt.SyntaxError
	var ge *GraphError
	switch {
	case errors.As(err, &se):
		if se.Offset != want {
			t.Errorf("%s: %v, want offset %v", text, err, want)
		}
	case errors.As(err, &ge):
		if !reflect.DeepEqual(any(ge.Vertices), want) {
			t.Errorf("%s: %v, want vertices %v", text, err, want)
		}
	default:
		t.Errorf("%s: error %v, want %v", text, err, want)
	}
}

func TestParseDOT(t *testing.T) {
	want, err := ParseDOT(`digraph { v1; b [color=blue]; v2; r [color=red]; v1 -> b; v1 -> v2; v2 -> v1; v2 -> r }`)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"strict digraph \"fig. 2\" {\n# a comment\nrankdir=LR; node [shape=circle] // v\n v1 -> {b, v2}\n/* … */ v2 -> {v1; r} [style=dashed, color=black]\n b [color=\"blue\" label=x]\n r [label=y][color=red]\n}\n",
		`GRAPH { v1 -- b; b -- v1 -- v2; v2 -- r; r [color=red]; b [color=blue] }`,
	} {
		g, err := ParseDOT(text)
		if err != nil {
			t.Fatal(text, err)
		}
		same(t, text, want, g)
	}
	for text, want := range map[string]any{
		``:                               0,
		`tree {}`:                        0,
		`digraph`:                        7,
		`digraph {`:                      9,
		`digraph {} x`:                   11,
		`digraph { a -- b }`:             12,
		`graph { a -> b }`:               10,
		`digraph { a -> }`:               15,
		`digraph { "a }`:                 10,
		`digraph { "" }`:                 10,
		`digraph { /* }`:                 10,
		`digraph { a [color }`:           19,
		`digraph { a [color= ]`:          20,
		`digraph { a [ {`:                14,
		`digraph { a:n }`:                11,
		`digraph { subgraph x {}`:        10,
		`digraph { node [color=red] a }`: 22,
		`digraph { a [color=red] a [color=blue]}`:      33,
		`digraph { a [color=red, color=blue] }`:        24,
		`digraph { a -> b [color=red] [color=red] }`:   30,
		`digraph { a [color=red color=green] }`:        23,
		`digraph { a = }`:                              14,
		`digraph { {a [color=red]} }`:                  13,
		`digraph { a }`:                                []string{"a"},
		`digraph { a [color=red]; a -> a}`:             []string{"a"},
		`digraph { b [color=red]; a -> b [color=red]}`: []string{"a"},
	} {
		checkFailure(t, text, want, ParseDOT)
	}
}

func FuzzParseJSON(f *testing.F) {
	f.Add(`{"edges": {"v1": ["b", "v2"], "v2": {"blue": ["v1"], "red": ["r"]}}, "blue": ["b"], "red": ["r"]}`)
	f.Add(`{"edges": {"b": [], "a\u0000": ["b"]}, "blue": ["b"]}`)
	f.Fuzz(func(t *testing.T, text string) {
		if g, err := ParseJSON(text); err == nil {
			roundTrip(t, g)
		}
	})
}

func FuzzParseDOT(f *testing.F) {
	f.Add(`digraph { b [color=blue]; r [color="red"]; v1 -> {b v2}; v2 -> v1; v2 -> r [color=blue]; v2 -> b }`)
	f.Add(`graph G { a -- b -- c /* x */; "a\"" -- {a c} ; c [color=red] }`)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1000 {
			return
		}
		if g, err := ParseDOT(text); err == nil {
			roundTrip(t, g)
		}
	})
}

// TestZeroArena: an arena of nothing has a text.
func TestZeroArena(t *testing.T) {
	if got := new(Arena).String(); got != new(Graph).String() {
		t.Errorf("%q", got)
	}
}
