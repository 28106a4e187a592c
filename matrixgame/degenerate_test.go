package matrixgame_test

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// A game is degenerate if and only if a vertex has more labels than its player has choices.
func TestFindDegenerate(t *testing.T) {
	t.Parallel()
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		want := false
		for who, reply := range []*matrixgame.Matrix{g.Payoffs(matrixgame.Column).Transpose(), g.Payoffs(matrixgame.Row)} {
			for _, v := range vertices(reply) {
				best, _ := g.BestReplies(matrixgame.Player(who).Opponent(), v.strategy)
				want = want || len(best) > len(v.strategy.Support())
			}
		}
		d, ok, err := matrixgame.EquilibriumSolver{}.FindDegenerate(context.Background(), g)
		if err != nil || ok != want {
			t.Fatalf("%v: %v, %v, want %v", g, ok, err, want)
		}
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Verify(); err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		if !ok {
			found++
			if len(e.Extreme)%2 == 0 || len(e.Degenerate()) > 0 {
				t.Fatalf("%v is not degenerate and has the equilibria %v", g, e.Extreme)
			}
			return
		}
		if best, _ := g.BestReplies(d.Who.Opponent(), d.Strategy); len(best) != len(d.BestReplies) || len(best) <= len(d.Strategy.Support()) {
			t.Errorf("%v is not degenerate in %v", d, g)
		}
		for _, d := range e.Degenerate() {
			if best, _ := g.BestReplies(d.Who.Opponent(), d.Strategy); len(best) != len(d.BestReplies) || len(best) <= len(d.Strategy.Support()) {
				t.Errorf("%v is not degenerate in %v", d, g)
			}
		}
	})
	if found == 0 {
		t.Error("all games were degenerate")
	}
}
