package ruletest

import (
	"context"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/zermelo"
)

// Bounds compares bounds with values, by induction, in all positions of a game that play from start comes to and where
// it goes on. The game is a definition that plays on texts; bounds is told the text of a position. Bounds returns how
// many of the positions have bounds. The solver is compiled with this package, and not again with each test.
func Bounds(t rapid.TB, game zermelo.Game[string, zermelo.Result], start string, bounds func(p string) (least, most zermelo.Result, ok bool)) (known int) {
	t.Helper()
	s := zermelo.Solver[string, zermelo.Result]{Game: game, Method: zermelo.Induction}
	sol, err := s.Solve(context.Background(), start)
	if err != nil {
		t.Fatal(err)
	}
	for p, v := range sol.All() {
		if _, isEnd := game.End(p); isEnd {
			continue
		}
		if least, most, ok := bounds(p); ok {
			known++
			if v < least || v > most {
				t.Fatalf("%v of %+v is worth %v, and not between %v and %v", p, game, v, least, most)
			}
		}
	}
	return known
}
