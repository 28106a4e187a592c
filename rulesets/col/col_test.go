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

// TestKnownValues has what follows from the rules at once: who can colour a vertex that is alone moves once, and a path
// of two is lost by whoever begins, for the other can always answer.
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

// TestMirror plays on graphs with a symmetry that leaves no vertex in its place. Whoever moves second wins by colouring
// the image of each vertex that the first one colours, also if the two are neighbours. (Winning Ways, ch. 1, the
// strategy of Tweedledum and Tweedledee.)
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

// TestDefinition compares with the definition, and checks that values are numbers, or numbers and a star (Winning Ways,
// ch. 2; On Numbers and Games, ch. 8).
func TestDefinition(t *testing.T) {
	ruletest.Colouring(t, col.Rules{}, func(who cgt.Player) cgt.Player { return who }, func(g surreal.Game) bool {
		_, ups, star, ok := g.NumberUpStar()
		return ok && ups.Sign() == 0 && star <= 1
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, col.Parse, "", ".", ".-.-.(-.;-L-R)", ".:A-.-L-:A;R")
	ruletest.Errors(t, col.Parse, map[string]int{"x": 0, ".-q": 2, "..": 1, ".(-.": 1, ".:A-:A": 3, ".-L:{A": 4, ")": 0, ".;": 2})
}
