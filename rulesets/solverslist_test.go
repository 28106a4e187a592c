package rulesets_test

import (
	"regexp"
	"strings"
	"testing"
)

// otherSolvers says of what the library exports for solving, and what is not among the solvers of the table, why.
var otherSolvers = map[string]string{
	"matrixgame.EquilibriumSolver": "both players choose at once",
	"matrixgame.Solver":            "both players choose at once",
	"matrixgame.SolveBetween":      "both players choose at once",
	"matrixgame/parametric.Solver": "both players choose at once",
	"matrixgame/stochastic.Solver": "both players choose at once",
	"nim.NewTable":                 "of rules whose positions are the numbers from 0 on; it is compared with nim.Solver in its package",
	"richman.AllOrders":            "for 8 vertices at most; it is compared with Solver in its package",
	"richman.FindAllPay":           "of bids that are all paid it finds what is needed to win for sure, which no other solver here does",
	"richman.Lazy":                 "of graphs whose edges can be passed both ways, which no game that ends has; it is compared with Solver in its package",
	"richman.Steepest":             "of graphs whose edges can be passed both ways, which no game that ends has; it is compared with Solver in its package",
	"rulesets/balance.Solve":       "of one game, see TestOwnSolversOf…",
	"rulesets/chomp.Solve":         "of one game, see TestOwnSolversOf…",
	"rulesets/sausages.Solver":     "of one game, see TestOwnSolversOf…",
	"rulesets/stalks.Solver":       "of one game, see TestOwnSolversOf…; its positions are far too large for the others",
	"zermelo.FindIsomorphism":      "it compares two games",
	"zermelo/infinite.SolveFrom":   "it finds the positions for infinite.Solver",
}

var exportedSolver = regexp.MustCompile(`^\t(?:type (\w*Solver|Iteration|Lazy)\b|func (Solve\w*|Find\w*|AllOrders|IterateAndSolve|Steepest|NewTable)[(\[])`)

// TestSolversAreComplete checks that each solver that the library exports is used in the table, or that it is said why
// it is not. A function Solve is that of the package's Solver.
func TestSolversAreComplete(t *testing.T) {
	used := func(name string) bool {
		for _, s := range solvers() {
			if s.name == name || strings.HasPrefix(s.name, name+" ") {
				return true
			}
		}
		return false
	}
	exported := map[string]bool{}
	for path, line := range exports() {
		if m := exportedSolver.FindStringSubmatch(line); m != nil {
			exported[path+"."+m[1]+m[2]] = true
		}
	}
	for name := range exported {
		if path, ok := strings.CutSuffix(name, ".Solve"); ok && exported[path+".Solver"] {
			continue
		}
		if _, ok := otherSolvers[name]; used(name) == ok {
			t.Errorf("%s is used in the table (%v), or it is said why not (%v)", name, !ok, ok)
		}
	}
	for name := range otherSolvers {
		if !exported[name] {
			t.Errorf("%s is not in api/sdk.txt", name)
		}
	}
}
