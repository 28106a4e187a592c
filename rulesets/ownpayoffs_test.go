package rulesets_test

import (
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/cakeshare"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/kingrooks"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/zermelo"
)

func ownOfGamesWithPayoffs() []own {
	return []own{
		{"rulesets/hex", "Prove Proof.Value Proof.Strategy", checkHex},
		{"rulesets/bridgit", "Board.Game", checkBridgit},
		{"rulesets/balance", "Solve Solution.Value Solution.BestMoves Rules.Pairs", checkBalance},
		{"rulesets/sausages", "Solver.Value", checkSausages},
		{"rulesets/robots", "Rules.Value Half Heavier", checkRobots},
		{"rulesets/pawnwalk", "Rules.Table Table.At", checkPawnWalk},
		{"rulesets/kingrooks", "Rules.Walk", checkWalk},
		{"rulesets/fence", "Rules.Value Contrast Copy Pairs", checkFence},
		{"rulesets/cakeshare", "Rules.Value Rules.Strategy", checkCakeShare},
	}
}

func checkHex(t *testing.T) {
	for _, text := range []string{"..|..", "...|...", "X..|.O.|...", "..X|.O.|X.O"} {
		start := hex.MustParse(text)
		prove := func(p hex.Position) *hex.Proof {
			proof, err := hex.Prove(t.Context(), p, cgt.Limits{})
			if err == nil {
				err = proof.Verify()
			}
			if err != nil {
				t.Fatal(p, err)
			}
			return proof
		}
		eachValue(t, hex.Rules{}, start, func(p hex.Position) (zermelo.Result, bool) { return prove(p).Value(), true })
		want := worth(t, hex.Rules{}, start)
		checkStrategy(t, hex.Rules{}, start, winner(want), prove(start).Strategy(), want)
	}
}

func checkBridgit(t *testing.T) {
	for _, size := range [][2]int{{2, 2}, {2, 3}, {3, 2}} {
		want := worth(t, bridgit.Rules{}, must(bridgit.New(size[0], size[1])))
		s := must(must(must(bridgit.NewBoard(size[0], size[1])).Game()).Solve(t.Context()))
		if _, ok := s.Begin(zermelo.Max, zermelo.Max); ok != (want == zermelo.Win) {
			t.Errorf("%v: Max begins and wins: %v", size, ok)
		}
	}
}

func checkBalance(t *testing.T) {
	for _, rules := range []balance.Rules{balance.Grams(5), must(balance.New(1, 1, 4, 9))} {
		s := must(balance.Solve(t.Context(), rules, cgt.Limits{}))
		eachValue(t, rules, rules.Start(), s.Value)
		l := findLabels(t, ruletest.EraseGame(rules), rules.Start())
		for p, v := range l.values {
			var want []balance.Scale
			if _, isEnd := rules.End(p.(balance.Scale)); !isEnd {
				want = rules.AppendMoves(nil, p.(balance.Scale))
				want = slices.DeleteFunc(want, func(q balance.Scale) bool { return l.values[q] != v })
			}
			if best := s.BestMoves(p.(balance.Scale)); !slices.Equal(best, want) {
				t.Errorf("the best moves from %v are %v, and not %v", p, want, best)
			}
		}
	}
	// Pairs of coins with neighbouring weights make a difference of a gram each.
	checkStrategy(t, balance.Grams(4), balance.Grams(4).Start(), zermelo.Min, balance.Grams(4).Pairs(), 2)
	odd := must(balance.New(5, 7, 2, 2))
	checkStrategy(t, odd, odd.Start(), zermelo.Min, odd.Pairs(), 2)
}

func checkSausages(t *testing.T) {
	var solver sausages.Solver
	eachValue(t, sausages.Rules{}, sausages.MustParse("6,4"), func(p sausages.Table) (zermelo.Int, bool) {
		return must(solver.Value(t.Context(), p)), true
	})
}

func checkRobots(t *testing.T) {
	for _, text := range []string{"1,2,3", "2x3,3", "1,2x2", "1,3,3", "2,2,3,4"} {
		start := robots.MustParse(text)
		eachValue(t, robots.Rules{}, start, robots.Rules{}.Value)
		want := worth(t, robots.Rules{}, start)
		strategy := robots.Heavier()
		if want == zermelo.Win {
			strategy = robots.Half()
		}
		checkStrategy(t, robots.Rules{}, start, winner(want), strategy, want)
	}
}

func checkPawnWalk(t *testing.T) {
	rules := pawnwalk.New(3, -1, 4, 1, 5)
	eachValue(t, rules, pawnwalk.Square{}, rules.Table(rules.Size()-1).At)
}

func checkWalk(t *testing.T) {
	rules := kingrooks.Rules{Size: 3}
	l := findLabels(t, ruletest.EraseGame(rules), must(rules.Parse("K(0,0) R(1,2) Min")))
	for p, v := range l.values {
		if p := p.(kingrooks.Position); p.NumRooks() > 0 {
			checkStrategy(t, rules, p, zermelo.Max, rules.Walk(), v)
		}
	}
}

func checkFence(t *testing.T) {
	for n := 1; n <= 6; n++ {
		p := fence.New(n)
		want := worth(t, fence.Rules{}, p)
		if v := zermelo.Int(fence.Rules{}.Value(n)); v != want {
			t.Errorf("a fence of %d planks is worth %v, and not %v", n, want, v)
		}
		checkStrategy(t, fence.Rules{}, p, zermelo.Max, fence.Contrast(), want)
		checkStrategy(t, fence.Rules{}, p, zermelo.Min, fence.Copy(), want)
		if n%2 == 0 {
			checkStrategy(t, fence.Rules{}, p, zermelo.Min, fence.Pairs(), want)
		}
	}
}

func checkCakeShare(t *testing.T) {
	for n := cakeshare.MinCrumbs; n <= 12; n++ {
		rules, p := cakeshare.Rules{Crumbs: n}, cakeshare.New(n)
		want := worth(t, rules, p)
		if v := rules.Value(); v != want {
			t.Errorf("of %d crumbs Max gets %v, and not %v", n, want, v)
		}
		for _, who := range []zermelo.Player{zermelo.Max, zermelo.Min} {
			checkStrategy(t, rules, p, who, rules.Strategy(who), want)
		}
	}
}
