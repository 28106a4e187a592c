package surreal_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/surreal"
)

// The tests of CGSuite 2.2, but for its selective compounds, which forget that they are; these values are by the
// definition.
func TestCompoundValues(t *testing.T) {
	forms := map[string]cgt.Position{
		"*+*": cgt.MustParseTree("{{{|}|{|}}|{{|}|{|}}}"), // {*|*}
	}
	star := func(options ...cgt.Tree) cgt.Tree { return cgt.ImpartialTree(options...) }
	one := star(cgt.Tree{})
	two := star(cgt.Tree{}, one)
	forms["odd"] = star(star(star(two)), star(two), cgt.Tree{}) // the options *[[2]], *[2] and 0
	of := func(s string) cgt.Position {
		if p, ok := forms[s]; ok {
			return p
		}
		return surreal.MustParse(s)
	}
	for _, test := range []struct {
		compound   func(...cgt.Position) cgt.Position
		a, b, want string
	}{
		{cgt.Conjunctive, "{1|0}", "0", "0"},
		{cgt.Conjunctive, "*+*", "3", "2"},
		{cgt.Ordinal, "{1|0}", "0", "{1|0}"},
		{cgt.Ordinal, "odd", "*5", "*7"},
		{cgt.Selective, "{1|0}", "0", "{1|0}"},
		{cgt.Selective, "*5", "*6", "*11"},
		{cgt.Selective, "+-1", "^^", "{1+^^|-1^^,-1^*}"},
		{cgt.Selective, "odd", "*5", "*10"},
		{cgt.Sum, "1/2", "1/4", "3/4"},
	} {
		got, err := surreal.Value(t.Context(), cgt.Ruleset[cgt.Position](cgt.Positions{}), test.compound(of(test.a), of(test.b)))
		if err != nil || got != surreal.MustParse(test.want) {
			t.Errorf("%v: %v, %v, want %s", test.compound(of(test.a), of(test.b)), got, err, test.want)
		}
	}
}

// The ordinal compound of games in canonical form is their ordinal sum.
func TestOrdinalCompound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, h := cgtrapid.Game(2).Draw(t, "g"), cgtrapid.Game(2).Draw(t, "h")
		got, err := surreal.Value(t.Context(), cgt.Ruleset[cgt.Position](cgt.Positions{}), cgt.Ordinal(g, h))
		if err != nil || got != surreal.OrdinalSum(g, h) {
			t.Fatalf("%v:%v = %v, %v, want %v", g, h, got, err, surreal.OrdinalSum(g, h))
		}
	})
}
