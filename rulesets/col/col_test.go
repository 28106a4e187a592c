package col_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, col.Rules{},
		graph.Graph{},
		col.MustParse(".-.-.(-.;-.)"),
		col.MustParse(".:A-.-L-R-:A;L-.-."),
		col.MustParse("L-L-R(-R-.;-.-.)"),
		graph.MustParse(".-x-.-L", ".Lx"),
	)
}

// TestKnownValues has what follows from the rules at once: who can colour a vertex that is alone moves once, and a path of two is
// lost by whoever begins, for the other can always answer.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, col.Rules{}, col.Parse,
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: ".", Value: "*"},
		ruletest.Value{Position: "L", Value: "-1"},
		ruletest.Value{Position: "R", Value: "1"},
		ruletest.Value{Position: "L-L", Value: "-1"},
		ruletest.Value{Position: "L-R", Value: "0"},
		ruletest.Value{Position: ".-.", Value: "0"},
		ruletest.Value{Position: ".-R", Value: "1/2"},
		ruletest.Value{Position: "R;R;L;.", Value: "1*"},
	)
}

// TestMirror plays on graphs with a symmetry that leaves no vertex in its place. Whoever moves second wins by colouring the image of
// each vertex that the first one colours, also if the two are neighbours. (Winning Ways, ch. 1, the strategy of Tweedledum and Tweedledee.)
func TestMirror(t *testing.T) {
	for n := 1; n <= 6; n++ {
		path := "." + strings.Repeat("-.", 2*n-1)
		cycle := ".:A" + strings.Repeat("-.", 2*n-1) + "-:A"
		if n == 1 {
			cycle = path
		}
		ruletest.Values(t, col.Rules{}, col.Parse, ruletest.Value{Position: path, Value: "0"}, ruletest.Value{Position: cycle, Value: "0"})
	}
}

// coloured plays by the definition, on the edges of a graph: a position has for each vertex L or R, if it is coloured, or a dot.
func coloured(edges [][2]int) cgt.RulesetFunc[string] {
	return func(dst []string, p string, who cgt.Player) []string {
		colour := who.String()[0]
		for v := range len(p) {
			legal := p[v] == '.'
			for _, e := range edges {
				legal = legal && (e[0] != v || p[e[1]] != colour) && (e[1] != v || p[e[0]] != colour)
			}
			if legal {
				dst = append(dst, p[:v]+string(colour)+p[v+1:])
			}
		}
		return dst
	}
}

// TestDefinition compares with the definition, and checks that values are numbers, or numbers and a star (Winning Ways, ch. 2; On
// Numbers and Games, ch. 8). A tint is made by one more vertex that is coloured.
func TestDefinition(t *testing.T) {
	solver := surreal.Solver[graph.Graph]{Rules: col.Rules{}}
	rapid.Check(t, func(t *rapid.T) {
		letters := rapid.StringOfN(rapid.RuneFrom([]rune("...LR")), 1, 6, -1).Draw(t, "letters")
		n := len(letters)
		var edges, more [][2]int
		position := strings.Repeat(".", n)
		for v := range n {
			for u := range v {
				if rapid.IntRange(0, 2).Draw(t, "edge") == 0 {
					edges = append(edges, [2]int{u, v})
				}
			}
			if letters[v] != '.' {
				more = append(more, [2]int{v, len(position)})
				position += letters[v : v+1]
			}
		}
		g, err := graph.New(letters, edges...)
		if err != nil {
			t.Fatal(err)
		}
		rules := coloured(append(more, edges...))
		for who := cgt.Left; who <= cgt.Right; who++ {
			if got, want := len((col.Rules{}).AppendMoves(nil, g, who)), len(rules(nil, position, who)); got != want {
				t.Errorf("%v has %d moves from %v, want %d", who, got, g, want)
			}
		}
		value, err := solver.Value(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if want, err := surreal.Value(t.Context(), rules, position); err != nil || value != want {
			t.Errorf("%v = %v, want %v, %v", g, value, want, err)
		}
		if _, ups, star, ok := value.NumberUpStar(); !ok || ups.Sign() != 0 || star > 1 {
			t.Errorf("%v = %v is not a number, nor a number and a star", g, value)
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, col.Parse, "", ".", ".-.-.(-.;-L-R)", ".:A-.-L-:A;R")
	ruletest.Errors(t, col.Parse, map[string]int{"x": 0, ".-q": 2, "..": 1, ".(-.": 1, ".:A-:A": 3, ".-L:{A": 4, ")": 0, ".;": 2})
}
