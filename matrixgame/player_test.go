package matrixgame_test

import (
	"io"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// A player who is neither of the two is not taken for one of them.
func TestNoPlayer(t *testing.T) {
	ctx := t.Context()
	const who = matrixgame.Player(2)
	m := matrixgame.Integers([]int64{1, -1}, []int64{-1, 1})
	g := matrixgame.ZeroSum(m)
	half := matrixgame.Uniform(2)
	sol, err := matrixgame.Solve(ctx, m)
	if err != nil {
		t.Fatal(err)
	}
	r, err := matrixgame.Dominance{}.Reduce(ctx, m)
	if err != nil {
		t.Fatal(err)
	}
	replicator, err := matrixgame.NewReplicator(m, half, half, big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	play := matrixgame.FictitiousPlay(m, false)
	for range play.Rounds() {
		break
	}
	for name, f := range map[string]func(){
		"Opponent":            func() { who.Opponent() },
		"Guarantee":           func() { m.Guarantee(who, half) },
		"NewDiagram":          func() { _, _ = matrixgame.NewDiagram(m, who) },
		"WriteScaleSVG":       func() { _ = matrixgame.WriteScaleSVG(io.Discard, who) },
		"Solution.Strategy":   func() { sol.Strategy(who) },
		"Solution.Optima":     func() { _, _ = sol.Optima(ctx, who) },
		"Reduction.Extend":    func() { r.Extend(who, half) },
		"Bimatrix.Payoffs":    func() { g.Payoffs(who) },
		"Bimatrix.Payoff":     func() { g.Payoff(who, matrixgame.Profile{Row: half, Column: half}) },
		"BestReplies":         func() { g.BestReplies(who, half) },
		"Play.Counts":         func() { play.Counts(who) },
		"Play.Average":        func() { play.Average(who) },
		"Replicator.Strategy": func() { replicator.Strategy(who) },
		"Replicator.Average":  func() { replicator.Average(who) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes %v for a player", name, who)
				}
			}()
			f()
		}()
	}
	if got := who.String(); got != "player 2" {
		t.Errorf("%q", got)
	}
}
