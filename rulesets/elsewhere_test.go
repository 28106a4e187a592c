package rulesets_test

import (
	"path"
	"regexp"
	"strings"
	"testing"
)

// otherRules says of the types in other rooms that have moves, and no row, why.
var otherRules = map[string]string{
	"cgt.Graph":              "what cgt.Explore makes of any rules, see checkTree",
	"cgt.ImpartialFunc":      "a function, which is all that there is to compare with",
	"cgt.Positions":          "for sums of other rules, see TestSums",
	"cgt.RulesetFunc":        "a function, which is all that there is to compare with",
	"cgt.Tree":               "a position; its rules are cgt.Trees",
	"cgttest.Counter":        "one of the disguises",
	"surreal.Game":           "a position; its rules are surreal.Games",
	"zermelo.Graph":          "what zermelo.Explore makes of any game, see checkGraph",
	"zermelo.Rules":          "functions, which are all that there is to compare with",
	"zermelo/infinite.Graph": "play on it never ends; what comes of other games is asked in checkWithoutEnd",
}

var exportedRules = regexp.MustCompile(`^\tmethod \(\*?(\w+)(?:\[.*\])?\)\.AppendMoves\(`)

// TestTableIsCompleteElsewhere looks for a row for each type with moves that is exported in other rooms, or for the
// reason why there is none. What is an interface has no moves of its own.
func TestTableIsCompleteElsewhere(t *testing.T) {
	met := map[string]bool{}
	for _, e := range rows() {
		met[e.typeName()] = true
	}
	exported := map[string]bool{}
	for folder, line := range exports() {
		if m := exportedRules.FindStringSubmatch(line); m != nil && !strings.HasPrefix(folder, "rulesets/") {
			exported[folder+"."+m[1]] = true
		}
	}
	for name := range exported {
		if why, ok := otherRules[name]; met[path.Base(name)] == ok {
			t.Errorf("%s has a row: %v; why it has none: %q", name, met[path.Base(name)], why)
		}
	}
	for name := range otherRules {
		if !exported[name] {
			t.Errorf("%s is not in the list of what is exported, or has no moves", name)
		}
	}
}
