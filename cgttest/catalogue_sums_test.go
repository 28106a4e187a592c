package cgttest_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	nimheaps "github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// hottest is the strategy that moves in the part of the highest temperature, the first one of these. It is a heuristic:
// it says nothing where no part has a move.
func hottest(who zermelo.Player) zermelo.StrategyFunc[zermelo.Turned[any]] {
	return func(p zermelo.Turned[any]) (q zermelo.Turned[any], ok bool) {
		player := cgt.Left
		if who == zermelo.Min {
			player = cgt.Right
		}
		parts := cgt.Positions{}.AppendParts(nil, p.Pos.(cgt.Position))
		var best surreal.Dyadic
		for i, part := range parts {
			g := part.(surreal.Game)
			moves := g.AppendMoves(nil, player)
			if t := g.Temperature(); len(moves) > 0 && (!ok || t.Compare(best) > 0) {
				next := append([]cgt.Position(nil), parts...)
				next[i] = moves[0]
				q, best, ok = zermelo.Turned[any]{Pos: cgt.Sum(next...), Next: who.Opponent()}, t, true
			}
		}
		return q, ok
	}
}

// §4.4, theorem 4.6: who wins a sum of games {a || b | c} is hard to say in general. Search says it exactly, within its
// limits, and agrees with arithmetic; the strategy that always moves in the hottest part is measured against it.
func TestC38SumsOfThreats(t *testing.T) {
	ctx := t.Context()
	random := rand.New(rand.NewPCG(4, 6))
	won, kept := 0, 0
	for range 60 {
		var parts []cgt.Position
		sum := surreal.Game{}
		for range 3 {
			c := random.IntN(5) - 4
			b := c + random.IntN(4)
			a := b + random.IntN(4)
			g := surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", a, b, c))
			if random.IntN(2) == 0 {
				g = g.Neg()
			}
			parts = append(parts, g)
			sum = sum.Add(g)
		}
		game := zermelo.Normal(ruletest.EraseRules(cgt.Positions{}))
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			start := zermelo.Turned[any]{Pos: cgt.Sum(parts...), Next: who}
			solution, err := zermelo.Solve(ctx, game, start)
			if err != nil {
				t.Fatal(err)
			}
			if err := solution.Verify(ctx); err != nil {
				t.Fatal(err)
			}
			first := cgt.Left
			if who == zermelo.Min {
				first = cgt.Right
			}
			want := zermelo.WinFor(zermelo.Player(sum.Outcome().Winner(first)))
			if got := solution.StartValue(); got != want {
				t.Fatalf("%v, %v to move: %v by search, %v by arithmetic", parts, who, got, want)
			}
			_, err = zermelo.CheckStrategy(ctx, game, start, who, hottest(who), zermelo.WinFor(who), cgt.Limits{})
			var failed *zermelo.StrategyError
			switch {
			case err != nil && !errors.As(err, &failed):
				t.Fatal(err)
			case want == zermelo.WinFor(who):
				if won++; err == nil {
					kept++
				}
			case err == nil:
				t.Errorf("%v, %v to move: the hottest part wins a position that is lost", parts, who)
			}
		}
	}
	t.Logf("who moves first wins %d of 120 positions, and %d of them in the hottest part", won, kept)
	if kept == 0 || kept == won {
		t.Errorf("%d of %d positions that are won are won in the hottest part: the measure says nothing", kept, won)
	}
	// A limit that is reached is an error, and there is no answer.
	solver := zermelo.Solver[zermelo.Turned[any], zermelo.Result]{Game: zermelo.Normal(ruletest.EraseRules(cgt.Positions{})), Limits: cgt.Limits{Positions: 10}}
	if _, err := solver.Solve(ctx, zermelo.Turned[any]{Pos: cgt.Sum(surreal.MustParse("{9||1|-9}"), surreal.MustParse("{8||2|-7}"))}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// Definition 5: each of the four outcome classes says who wins when each player begins, here by search in the two
// games.
func TestC1OutcomesBySearch(t *testing.T) {
	for text, want := range map[string]cgt.Outcome{"0": cgt.P, "*": cgt.N, "1": cgt.L, "-1": cgt.R, "{1|-1}": cgt.N, "^": cgt.L, "+-1+*": cgt.N, "v*-v*": cgt.P} {
		g := surreal.MustParse(text)
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			first := cgt.Left
			if who == zermelo.Min {
				first = cgt.Right
			}
			solution, err := zermelo.Solve(t.Context(), zermelo.Normal(ruletest.EraseRules(cgt.Positions{})), zermelo.Turned[any]{Pos: g, Next: who})
			if err != nil {
				t.Fatal(err)
			}
			winner := zermelo.Max
			if want.Winner(first) == cgt.Right {
				winner = zermelo.Min
			}
			if got := solution.StartValue(); got != zermelo.WinFor(winner) {
				t.Errorf("%s, %v begins: %v", text, first, got)
			}
		}
	}
}

// §2.2: counters that can be put back change nothing, whoever has how many of them.
func TestC21PokerNimBySearch(t *testing.T) {
	for _, sizes := range [][]int{{1}, {2}, {1, 1}, {1, 2}, {2, 2}, {1, 2, 3}, {1, 1, 2}} {
		sum := 0
		for _, n := range sizes {
			sum ^= n
		}
		for _, bags := range [][2]uint32{{0, 0}, {1, 0}, {0, 2}, {2, 1}} {
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				start := zermelo.Turned[any]{Pos: piles.PokerPosition{Heaps: nimheaps.NewHeaps(sizes...), Left: bags[0], Right: bags[1]}, Next: who}
				solution, err := zermelo.Solve(t.Context(), zermelo.Normal(ruletest.EraseRules(piles.Poker{})), start)
				if err != nil {
					t.Fatal(err)
				}
				if err := solution.Verify(t.Context()); err != nil {
					t.Fatal(err)
				}
				if got := solution.StartValue() == zermelo.WinFor(who); got != (sum != 0) {
					t.Errorf("%v with the bags %v, %v begins and wins: %v", sizes, bags, who, got)
				}
			}
		}
	}
}
