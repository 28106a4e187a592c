package snort_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, snort.Rules{},
		graph.Graph{},
		snort.MustParse(".-.-.(-.;-.)"),
		snort.MustParse(".:A-.-L-R-:A;L-.-."),
		snort.MustParse("L-L-R(-R-.;-.-.)"),
		graph.MustParse(".-x-.-L", ".Lx"),
	)
}

// TestKnownValues has a value from the tests of CGSuite 2, one from those of cgt-tools 0.9, for a caterpillar with 3, 2 and 3 legs, and
// what follows from the rules at once: who can colour a vertex that is alone moves once, and on a path of two or three whoever
// begins reserves what is left.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, snort.Rules{}, snort.Parse,
		ruletest.Value{Position: ".-.-.(-.;-.)", Value: "+-{3|2}"},
		ruletest.Value{Position: ".(-.;-.;-.;-.(-.;-.;-.(-.;-.;-.)))", Value: "{5,{{8|6*}|0}|-5,{0|{-6*|-8}}}"},
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: ".", Value: "*"},
		ruletest.Value{Position: "L", Value: "1"},
		ruletest.Value{Position: "R", Value: "-1"},
		ruletest.Value{Position: "L-L", Value: "2"},
		ruletest.Value{Position: "L-R", Value: "*"},
		ruletest.Value{Position: ".-.", Value: "+-1"},
		ruletest.Value{Position: ".-.-.", Value: "+-2"},
		ruletest.Value{Position: "L;L;R;.", Value: "1*"},
	)
}

// TestPoints plays on vertices without edges (rows 151 and 152 of the tests of cgt-tools 0.9 have 10 and 11 of them).
func TestPoints(t *testing.T) {
	ruletest.Values(t, snort.Rules{}, snort.Parse,
		ruletest.Value{Position: "." + strings.Repeat(";.", 9), Value: "0"},
		ruletest.Value{Position: "." + strings.Repeat(";.", 10), Value: "*"},
	)
}

// coloured plays by the definition, on the edges of a graph: a position has for each vertex L or R, if it is coloured, or a dot.
func coloured(edges [][2]int) cgt.RulesetFunc[string] {
	return func(dst []string, p string, who cgt.Player) []string {
		colour, other := who.String()[0], who.Opponent().String()[0]
		for v := range len(p) {
			legal := p[v] == '.'
			for _, e := range edges {
				legal = legal && (e[0] != v || p[e[1]] != other) && (e[1] != v || p[e[0]] != other)
			}
			if legal {
				dst = append(dst, p[:v]+string(colour)+p[v+1:])
			}
		}
		return dst
	}
}

// TestDefinition compares with the definition. A tint is made by one more vertex that is coloured.
func TestDefinition(t *testing.T) {
	solver := surreal.Solver[graph.Graph]{Rules: snort.Rules{}}
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
			if got, want := len((snort.Rules{}).AppendMoves(nil, g, who)), len(rules(nil, position, who)); got != want {
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
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, snort.Parse, "", ".", ".-.-.(-.;-L-R)", ".:A-.-L-:A;R")
	ruletest.Errors(t, snort.Parse, map[string]int{"x": 0, ".-q": 2, "..": 1, ".(-.": 1, ".:A-:A": 3, ".-L:{A": 4, ")": 0, ".;": 2})
}
