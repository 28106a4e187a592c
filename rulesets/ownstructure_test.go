package rulesets_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// ownOfGamesByStructure are for arguments that say who wins without looking at positions.
func ownOfGamesByStructure() []own {
	return []own{
		{"zermelo/structure", "Mirror.First Mirror.Strategy Lines.Pairing Cycles.Pairing Pairing.Strategy Weights.Potential Weights.Strategy Potential.Strategy Stealing.Refute Shortcut.Refute", func(t *testing.T) {
			t.Run("mirrors", checkMirrors)
			t.Run("pairings", checkPairings)
			t.Run("weights", checkWeights)
			t.Run("stealing", checkStealing)
		}},
		{"zermelo/switching", "Game.Solve Game.Rest Class.Winner Solution.Class Solution.Strategy Solution.Begin Session.Reply Session.Result", checkSwitching},
	}
}

func checkMirrors(t *testing.T) {
	for _, cells := range []int{4, 5, 8, 9} {
		near := func(yield func(a, b int) bool) {
			for c := range cells - 1 {
				if c+1 != cells/2 || cells%2 == 1 { // between the halves of an even board is a gap
					yield(c, c+1)
				}
			}
		}
		board := must(structure.NewPlacement(cells, near))
		m := must(structure.NewMirror(board, func(c int) int { return cells - 1 - c }))
		x := findTruth(t, ruletest.EraseRules[structure.Cells](board), structure.Cells{})
		if first, ok := m.First(); ok != x.wins[0][0] || ok && !slices.Contains(x.winning(x.moves[0][0], x.wins[1]), any(structure.NewCells(first))) {
			t.Errorf("%d cells: who begins wins: %v, and by the mirror with %d: %v", cells, x.wins[0][0], first, ok)
		}
		checkWinner(t, board, structure.Cells{}, m.Strategy())
	}
}

// checkBlocking checks a strategy of Min against Max, who begins and has no other aim than the goal.
func checkBlocking(t *testing.T, goal structure.Goal, strategy zermelo.Strategy[structure.Claims]) {
	t.Helper()
	game := must(structure.NewClaiming(goal.NumCells(), goal, nil, zermelo.Loss))
	if v := worth(t, game, structure.Claims{}); v != zermelo.Loss {
		t.Errorf("Max reaches the goal: it is a %v", v)
	}
	checkStrategy(t, game, structure.Claims{}, zermelo.Min, strategy, zermelo.Loss)
}

func checkPairings(t *testing.T) {
	lines := must(structure.NewLines(6, []int{0, 1, 2}, []int{2, 3, 4}, []int{0, 4, 5}))
	p, ok := lines.Pairing()
	if !ok {
		t.Fatal("there is no pairing")
	}
	checkBlocking(t, lines, p.Strategy(zermelo.Min))
	two := must(structure.NewLines(4, []int{0, 1, 2}, []int{1, 2, 3}, []int{0, 2, 3}))
	if p, ok := two.Pairing(); ok {
		t.Errorf("%v has three pairs of four cells", p)
	}
	cycles := must(structure.NewCycles(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{1, 3}, [2]int{1, 2}, [2]int{2, 3}))
	checkBlocking(t, cycles, must(cycles.Pairing()).Strategy(zermelo.Min))
}

func checkWeights(t *testing.T) {
	lines := must(structure.NewLines(6, []int{0, 1, 2}, []int{0, 3, 4}, []int{2, 3, 5}))
	w := must(structure.NewWeights(lines, structure.Claims{}, zermelo.Min))
	checkBlocking(t, lines, w.Strategy())
	game := must(structure.NewClaiming(6, lines, nil, zermelo.Loss))
	checkBlocking(t, lines, w.Argument(game).Strategy())
	l := findLabels(t, ruletest.EraseGame(game), structure.Claims{})
	n := 0
	for p, v := range l.values {
		if x := w.Potential(p.(structure.Claims)); x.Cmp(big.NewRat(1, 1)) < 0 {
			n++
			if v != zermelo.Loss {
				t.Errorf("the lines weigh %v at %v, but Max reaches one", x, p)
			}
		}
	}
	if 2*n < len(l.values) {
		t.Errorf("only %d of %d positions weigh less than 1", n, len(l.values))
	}
}

// checkStealing plays against strategies of who does not begin, and so cannot win.
func checkStealing(t *testing.T) {
	lines := must(structure.NewLines(6, []int{0, 1, 2}, []int{3, 4, 5}, []int{0, 3}, []int{2, 4}))
	claiming := must(structure.NewClaiming(6, lines, lines, zermelo.Draw))
	stealing := must(structure.NewStealing(claiming, func(c int) int { return c }))
	if v := worth(t, claiming, structure.Claims{}); v == zermelo.Loss {
		t.Errorf("Max begins, and it is a %v", v)
	}
	bar, via := chomp.MustParse("3x4"), chomp.MustParse("4,4,3")
	shortcut := must(structure.NewShortcut(chomp.Rules{}, bar, via))
	if !findTruth(t, ruletest.EraseRules[chomp.Bar](chomp.Rules{}), bar).wins[0][0] {
		t.Errorf("whoever is to move at %v loses", bar)
	}
	for k := range 12 {
		second := anyMove(claiming, k)
		checkRefutation(t, claiming, structure.Claims{}, second, must(stealing.Refute(t.Context(), second)))
		game := zermelo.Normal[chomp.Bar](chomp.Rules{})
		other := anyMove(game, k)
		checkRefutation(t, game, zermelo.Turned[chomp.Bar]{Pos: bar}, other, must(shortcut.Refute(t.Context(), other, 20)))
	}
}

// anyMove is a strategy that takes one of the moves by their number.
func anyMove[Pos comparable](game zermelo.Game[Pos, zermelo.Result], k int) zermelo.Strategy[Pos] {
	return zermelo.StrategyFunc[Pos](func(p Pos) (q Pos, ok bool) {
		moves := game.AppendMoves(nil, p)
		if len(moves) == 0 {
			return q, false
		}
		return moves[k%len(moves)], true
	})
}

// checkRefutation checks that Min follows a strategy in a play from the start to an end that he does not win.
func checkRefutation[Pos comparable](t *testing.T, game zermelo.Game[Pos, zermelo.Result], start Pos, strategy zermelo.Strategy[Pos], play zermelo.Play[Pos, zermelo.Result]) {
	t.Helper()
	p := play.Positions[0]
	if p != start {
		t.Errorf("play begins at %v", p)
	}
	for _, q := range play.Positions[1:] {
		if !slices.Contains(game.AppendMoves(nil, p), q) {
			t.Errorf("there is no move from %v to %v", p, q)
		}
		if move, ok := strategy.Move(p); game.Turn(p) == zermelo.Min && (move != q || !ok) {
			t.Errorf("at %v the strategy says %v, and not %v", p, move, q)
		}
		p = q
	}
	if v, isEnd := game.End(p); !isEnd || v != play.Payoff || v == zermelo.Loss {
		t.Errorf("play ends at %v: it is a %v, %v", p, v, isEnd)
	}
}

func checkSwitching(t *testing.T) {
	square := must(switching.NewGraph(4, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 3}, [2]int{3, 0}, [2]int{0, 2}))
	whole := must(switching.NewGraph(4, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 3}, [2]int{3, 0}, [2]int{0, 2}, [2]int{1, 3}))
	path := must(switching.NewGraph(4, [2]int{0, 1}, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 3}, [2]int{2, 3}))
	for _, game := range []*switching.Game{
		switching.ConnectAll(square), switching.ConnectAll(whole), switching.ConnectAll(path),
		must(switching.Connect(square, 0, 2)), must(switching.Connect(square, 1, 3)), must(switching.Connect(whole, 1, 3)),
		must(switching.Connect(path, 0, 3)), must(switching.Connect(path, 0, 1)),
	} {
		s := must(game.Solve(t.Context()))
		for _, first := range []zermelo.Player{zermelo.Max, zermelo.Min} {
			start := structure.Claims{Next: first}
			want := worth(t, game, start)
			who := winner(want)
			if got := s.Class().Winner(first); got != who {
				t.Errorf("%v: %v begins, and %v wins, not %v", game, first, who, got)
				continue
			}
			strategy, ok := s.Strategy(who)
			if !ok {
				t.Errorf("%v: no strategy of %v", game, who)
				continue
			}
			checkStrategy(t, game, start, who, strategy, want)
			eachValue(t, game, start, func(p structure.Claims) (zermelo.Result, bool) {
				rest, _, ok := game.Rest(p)
				if !ok {
					return game.End(p)
				}
				return zermelo.WinFor(must(rest.Solve(t.Context())).Class().Winner(p.Next)), true
			})
			if _, ok := s.Begin(who.Opponent(), first); ok {
				t.Errorf("%v: %v begins, and play of %v begins, who loses", game, first, who.Opponent())
			}
			for k := range 6 {
				checkSession(t, game, s, who, first, anyMove(game, k), want)
			}
		}
	}
}

// checkSession plays one play in which the solution plays who, against a strategy.
func checkSession(t *testing.T, game *switching.Game, s *switching.Solution, who, first zermelo.Player, other zermelo.Strategy[structure.Claims], want zermelo.Result) {
	t.Helper()
	play, ok := s.Begin(who, first)
	if !ok {
		t.Fatalf("%v: %v begins, and no play of %v does", game, first, who)
	}
	for p := (structure.Claims{Next: first}); ; {
		v, isEnd := game.End(p)
		if got, ok := play.Result(); ok != isEnd || ok && (got != v || got != want) {
			t.Fatalf("%v at %v: the result is %v, %v, and not %v", game, p, got, ok, v)
		}
		if isEnd {
			return
		}
		if p.Next == who {
			p = p.Claim(must(play.Reply()))
			continue
		}
		q, _ := other.Move(p)
		for e := range game.Graph().NumEdges() {
			if p.IsFree(e) && !q.IsFree(e) {
				if err := play.Play(e); err != nil {
					t.Fatal(err)
				}
			}
		}
		p = q
	}
}
