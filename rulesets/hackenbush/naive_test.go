package hackenbush_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// naive plays Hackenbush by its definition: a position is the set of the edges that are left, one bit
// each, and what is not connected to the ground is found by looking again and again. It shares no code with
// the package.
type naive []hackenbush.Edge

// AppendMoves makes naive a ruleset over sets of edges.
func (n naive) AppendMoves(dst []uint32, left uint32, who cgt.Player) []uint32 {
	for i, e := range n {
		mine := e.Colour == hackenbush.Green || (e.Colour == hackenbush.Blue) == (who == cgt.Left)
		if mine && left>>i&1 == 1 {
			dst = append(dst, n.connected(left&^(1<<i)))
		}
	}
	return dst
}

// all is the whole picture.
func (n naive) all() uint32 { return 1<<len(n) - 1 }

// connected returns the edges of a set that a path of its edges joins with the ground.
func (n naive) connected(left uint32) uint32 {
	reached := map[int]bool{hackenbush.Ground: true}
	var kept uint32
	for again := true; again; {
		again = false
		for i, e := range n {
			if left>>i&1 == 1 && kept>>i&1 == 0 && (reached[e.From] || reached[e.To]) {
				kept |= 1 << i
				reached[e.From], reached[e.To] = true, true
				again = true
			}
		}
	}
	return kept
}

// wins reports whether who, moving first, wins, by the definition.
func (n naive) wins(left uint32, who cgt.Player) bool {
	for _, next := range n.AppendMoves(nil, left, who) {
		if !n.wins(next, who.Opponent()) {
			return true
		}
	}
	return false
}

func (n naive) outcome() cgt.Outcome {
	return cgt.OutcomeOf(n.wins(n.all(), cgt.Left), n.wins(n.all(), cgt.Right))
}

// value returns the value by recursion over the sets of edges.
func (n naive) value() surreal.Game {
	known := map[uint32]surreal.Game{}
	var value func(left uint32) surreal.Game
	value = func(left uint32) surreal.Game {
		g, ok := known[left]
		if !ok {
			var options [2][]surreal.Game
			for who := range options {
				for _, next := range n.AppendMoves(nil, left, cgt.Player(who)) {
					options[who] = append(options[who], value(next))
				}
			}
			g = surreal.New(options[0], options[1])
			known[left] = g
		}
		return g
	}
	return value(n.all())
}

// plain has the moves of Rules and no more.
type plain struct{}

func (plain) AppendMoves(dst []hackenbush.Position, p hackenbush.Position, who cgt.Player) []hackenbush.Position {
	return hackenbush.Rules{}.AppendMoves(dst, p, who)
}

// withParts, withNormal and withValue have one more capability each.
type (
	withParts  struct{ plain }
	withNormal struct{ plain }
	withValue  struct{ plain }
)

func (withParts) AppendParts(dst []hackenbush.Position, p hackenbush.Position) []hackenbush.Position {
	return hackenbush.Rules{}.AppendParts(dst, p)
}

func (withNormal) Normalize(p hackenbush.Position) (hackenbush.Position, bool) {
	return hackenbush.Rules{}.Normalize(p)
}

func (withValue) Value(p hackenbush.Position) (surreal.Game, bool) {
	return hackenbush.Rules{}.Value(p)
}

func value(t testing.TB, rules cgt.Ruleset[hackenbush.Position], p hackenbush.Position) surreal.Game {
	t.Helper()
	g, err := surreal.Value(context.Background(), rules, p)
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return g
}

// number returns the value of p, which must be a number.
func number(t testing.TB, p hackenbush.Position) surreal.Dyadic {
	t.Helper()
	g := value(t, hackenbush.Rules{}, p)
	x, ok := g.Number()
	if !ok {
		t.Fatalf("%v is worth %v, which is not a number", p, g)
	}
	return x
}

func build(t testing.TB, edges ...hackenbush.Edge) hackenbush.Position {
	t.Helper()
	p, err := hackenbush.New(edges...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The colours that pictures are drawn with.
var (
	redBlue   = []hackenbush.Colour{hackenbush.Blue, hackenbush.Red}
	green     = []hackenbush.Colour{hackenbush.Green}
	blue      = []hackenbush.Colour{hackenbush.Blue}
	allColour = []hackenbush.Colour{hackenbush.Blue, hackenbush.Red, hackenbush.Green}
)

// edges generates any picture: also with loops, several edges between two vertices and several parts. Every
// edge has one end among the vertices there are already; their numbers are shuffled, the
// order of the edges is, and so are their ends.
func edges(most int, colours []hackenbush.Colour) *rapid.Generator[[]hackenbush.Edge] {
	return rapid.Custom(func(t *rapid.T) []hackenbush.Edge {
		m := rapid.IntRange(0, most).Draw(t, "edges")
		names := rapid.Permutation(numbers(1, m)).Draw(t, "names")
		name := func(v int) int {
			if v == 0 {
				return hackenbush.Ground
			}
			return names[v-1]
		}
		var es []hackenbush.Edge
		n := 1
		for i := range m {
			u := rapid.IntRange(0, n-1).Draw(t, fmt.Sprint("u", i))
			v := rapid.IntRange(0, n).Draw(t, fmt.Sprint("v", i))
			if v == n {
				n++
			}
			if rapid.Bool().Draw(t, "turned") {
				u, v = v, u
			}
			es = append(es, hackenbush.Edge{From: name(u), To: name(v), Colour: rapid.SampledFrom(colours).Draw(t, "colour")})
		}
		return rapid.Permutation(es).Draw(t, "order")
	})
}

// treeEdges generates trees.
func treeEdges(most int, colours []hackenbush.Colour) *rapid.Generator[[]hackenbush.Edge] {
	return rapid.Custom(func(t *rapid.T) []hackenbush.Edge {
		m := rapid.IntRange(0, most).Draw(t, "edges")
		var es []hackenbush.Edge
		for v := 1; v <= m; v++ {
			u := rapid.IntRange(0, v-1).Draw(t, "u")
			es = append(es, hackenbush.Edge{From: u, To: v, Colour: rapid.SampledFrom(colours).Draw(t, "colour")})
		}
		return es
	})
}

// words generates words of stalks.
func words(most int, letters string) *rapid.Generator[string] {
	return rapid.StringOfN(rapid.RuneFrom([]rune(letters)), 0, most, -1)
}

func numbers(from, n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = from + i
	}
	return s
}
