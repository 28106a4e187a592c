package hackenbush_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

func TestTwinLaws(t *testing.T) {
	cgttest.Run(t, hackenbush.Twin{},
		hackenbush.Position{},
		hackenbush.MustStalk("LRRLE"),
		hackenbush.MustParse("_ b 1 r 2 b 3; 1 b 4; 2 r 5"),
		hackenbush.MustParse("_ b 1 r 2 b _; 1 g 2 r 2; _ r 3"),
	)
}

// TestTwinValues compares with the mex of what the cuts of both players lead to, whatever variant of the rules these
// come from.
func TestTwinValues(t *testing.T) {
	rules := hackenbush.Rules{}
	rapid.Check(t, func(t *rapid.T) {
		var edges []hackenbush.Edge
		for range rapid.IntRange(0, 7).Draw(t, "edges") {
			edges = append(edges, hackenbush.Edge{
				From: rapid.IntRange(0, 5).Draw(t, "from"), To: rapid.IntRange(0, 5).Draw(t, "to"),
				Colour: rapid.SampledFrom([]hackenbush.Colour{hackenbush.Blue, hackenbush.Red, hackenbush.Green}).Draw(t, "colour"),
			})
		}
		for i := range edges { // on the ground or on an edge before it
			edges[i].From = min(edges[i].From, i)
			edges[i].To = min(edges[i].To, i+1)
		}
		p, err := hackenbush.New(edges...)
		if err != nil {
			t.Skip(err)
		}
		want, err := nim.Value(t.Context(), cgt.Impartial(cgttest.Plain(cgt.Ruleset[hackenbush.Position](rules))), p)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range []cgt.Ruleset[hackenbush.Position]{rules, cgt.Negative[hackenbush.Position](rules), hackenbush.Twin{}} {
			if got, err := nim.Value(t.Context(), cgt.Impartial(r), p); err != nil || got != want {
				t.Errorf("%v is worth %v, %v, want %v", p, got, err, want)
			}
		}
		bound := cgt.Bind[cgt.Position](cgt.Impartial(cgt.Ruleset[cgt.Position](cgt.Positions{})), cgt.Bind[hackenbush.Position](rules, p))
		if got, err := surreal.Value(t.Context(), cgt.Ruleset[cgt.Position](cgt.Positions{}), bound); err != nil || got != surreal.Nimber(want) {
			t.Errorf("%v, bound, is worth %v, %v, want %v", p, got, err, want)
		}
	})
}
