package ruletest

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/surreal"
)

// Cutting compares a game of cutting cakes with the definition, which says into which pieces a player may cut a cake:
// the values of all cakes with at most so many rows and columns, and the moves from random sets of such cakes.
func Cutting[Rules interface {
	cgt.Ruleset[cakes.Cakes]
	surreal.Valuer[cakes.Cakes]
}](t *testing.T, rules Rules, most int, cuts func(c cakes.Cake, who cgt.Player) [][]cakes.Cake) {
	t.Helper()
	values := map[cakes.Cake]surreal.Game{}
	for rows := 1; rows <= most; rows++ {
		for cols := 1; cols <= most; cols++ { // after the pieces that there may be
			c := cakes.Cake{Rows: rows, Cols: cols}
			var options [2][]surreal.Game
			for who := range options {
				for _, pieces := range cuts(c, cgt.Player(who)) {
					var sum surreal.Game
					for _, piece := range pieces {
						sum = sum.Add(values[piece])
					}
					options[who] = append(options[who], sum)
				}
			}
			values[c] = surreal.New(options[cgt.Left], options[cgt.Right])
			p, err := cakes.New(c)
			if got, ok := rules.Value(p); !ok || err != nil || got != values[c] {
				t.Errorf("%v = %v, %v, want %v, %v", p, got, ok, values[c], err)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(1, most)
		var list []cakes.Cake
		for range rapid.IntRange(0, 4).Draw(t, "cakes") {
			list = append(list, cakes.Cake{Rows: size.Draw(t, "rows"), Cols: size.Draw(t, "columns")})
		}
		p, err := cakes.New(list...)
		if err != nil {
			t.Fatal(err)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			want := map[cakes.Cakes]bool{}
			for i, c := range list {
				for _, pieces := range cuts(c, who) {
					q, err := cakes.New(slices.Concat(list[:i], pieces, list[i+1:])...)
					if err != nil {
						t.Fatal(err)
					}
					want[q] = true
				}
			}
			got := map[cakes.Cakes]bool{}
			for _, q := range rules.AppendMoves(nil, p, who) {
				if got[q] = true; !want[q] {
					t.Errorf("%v has no move from %v to %v", who, p, q)
				}
			}
			if len(got) != len(want) {
				t.Errorf("%v has the moves %v from %v, want %v", who, got, p, want)
			}
		}
	})
}
