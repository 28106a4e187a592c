package ruletest

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/surreal"
)

// Colouring compares a game of colouring graphs with the definition, on random graphs: a player may not colour a vertex
// that has a neighbour with the colour of the player forbidden says. A tint is made by one more vertex that is
// coloured. Each value is shown to check as well.
func Colouring(t *testing.T, rules cgt.Ruleset[graph.Graph], forbidden func(who cgt.Player) cgt.Player, check func(surreal.Game) bool) {
	t.Helper()
	solver := surreal.Solver[graph.Graph]{Rules: rules}
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
		plain := coloured(append(more, edges...), forbidden)
		for who := cgt.Left; who <= cgt.Right; who++ {
			if got, want := len(rules.AppendMoves(nil, g, who)), len(plain(nil, position, who)); got != want {
				t.Errorf("%v has %d moves from %v, want %d", who, got, g, want)
			}
		}
		value, err := solver.Value(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if want, err := surreal.Value(t.Context(), cgt.Ruleset[string](plain), position); err != nil || value != want {
			t.Errorf("%v = %v, want %v, %v", g, value, want, err)
		}
		if !check(value) {
			t.Errorf("%v = %v cannot be", g, value)
		}
	})
}

// coloured plays by the definition, on the edges of a graph: a position has for each vertex L or R, if it is coloured,
// or a dot.
func coloured(edges [][2]int, forbidden func(who cgt.Player) cgt.Player) cgt.RulesetFunc[string] {
	return func(dst []string, p string, who cgt.Player) []string {
		colour, never := who.String()[0], forbidden(who).String()[0]
		for v := range len(p) {
			legal := p[v] == '.'
			for _, e := range edges {
				legal = legal && (e[0] != v || p[e[1]] != never) && (e[1] != v || p[e[0]] != never)
			}
			if legal {
				dst = append(dst, p[:v]+string(colour)+p[v+1:])
			}
		}
		return dst
	}
}
