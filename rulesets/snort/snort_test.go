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

// TestKnownValues has a value from the tests of CGSuite 2, one from those of cgt-tools 0.9, for a caterpillar with 3, 2
// and 3 legs, and what follows from the rules at once: who can colour a vertex that is alone moves once, and on a path
// of two or three whoever begins reserves what is left.
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

// TestPaths: whoever begins wins on every path. The first player colours a vertex in the middle, and answers each move
// by colouring its mirror image: that can be done, for the only vertices whose images are themselves or neighbours are
// those in the middle, which are now coloured or reserved for the first player.
func TestPaths(t *testing.T) {
	outcomes := cgt.Solver[graph.Graph]{Rules: snort.Rules{}}
	for n := 1; n <= 13; n++ {
		path := snort.MustParse("." + strings.Repeat("-.", n-1))
		if o, err := outcomes.Outcome(t.Context(), path); o != cgt.N || err != nil {
			t.Errorf("the path of %d vertices has the outcome %v, %v", n, o, err)
		}
		values := surreal.Solver[graph.Graph]{Rules: snort.Rules{}}
		if n > 9 {
			continue
		}
		if g, err := values.Value(t.Context(), path); g != g.Neg() || g.Outcome() != cgt.N || err != nil {
			t.Errorf("the path of %d vertices has the value %v, %v", n, g, err)
		}
	}
}

// TestDefinition compares with the definition.
func TestDefinition(t *testing.T) {
	ruletest.Colouring(t, snort.Rules{}, cgt.Player.Opponent, func(surreal.Game) bool { return true })
}

func TestParse(t *testing.T) {
	ruletest.Text(t, snort.Parse, "", ".", ".-.-.(-.;-L-R)", ".:A-.-L-:A;R")
	ruletest.Errors(t, snort.Parse, map[string]int{"x": 0, ".-q": 2, "..": 1, ".(-.": 1, ".:A-:A": 3, ".-L:{A": 4, ")": 0, ".;": 2})
}
