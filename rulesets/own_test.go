package rulesets_test

import (
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/zermelo"
)

// Some packages have a theory of their own, by which they solve what is too large for any search. Here it is compared
// with the definitions on small positions.

// own is a check of what a package says of its games.
type own struct {
	path    string // of the package
	answers string // what is asked: functions, and methods with their types, with blanks between them
	check   func(t *testing.T)
}

func runOwn(t *testing.T, list []own) {
	for _, o := range list {
		t.Run(o.path, o.check)
	}
}

func TestOwnSolversOfImpartialGames(t *testing.T)   { runOwn(t, ownOfImpartialGames()) }
func TestOwnSolversOfPartizanGames(t *testing.T)    { runOwn(t, ownOfPartizanGames()) }
func TestOwnSolversOfGamesWithPayoffs(t *testing.T) { runOwn(t, ownOfGamesWithPayoffs()) }
func TestOwnSolversOfGamesByStructure(t *testing.T) { runOwn(t, ownOfGamesByStructure()) }

// eachWin compares what is said of positions of an impartial game, whether who is to move wins, with the truth about
// all that can be reached.
func eachWin[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, wins func(p Pos, isMisere bool) (is, ok bool)) {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	n := 0
	for v, p := range x.positions {
		for _, isMisere := range []bool{false, true} {
			want := x.wins[0][v]
			if isMisere {
				want = x.misere[0][v]
			}
			is, ok := wins(p.(Pos), isMisere)
			if ok {
				n++
			}
			if ok && is != want {
				t.Errorf("whoever is to move at %v wins: %v; misère: %v", p, is, isMisere)
			}
		}
	}
	if n == 0 {
		t.Errorf("nothing is said about %v", start)
	}
}

// eachMove compares winning moves with the truth about all positions that can be reached.
func eachMove[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, moves func(p Pos) []Pos) {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	for v, p := range x.positions {
		got := ruletest.AppendAny(nil, moves(p.(Pos)))
		if want := x.winning(x.moves[0][v], x.wins[1]); !sameSet(slices.Compact(got), want) {
			t.Errorf("the winning moves from %v are %v, and not %v", p, want, got)
		}
	}
}

// eachNimValue compares nim-values with the truth about all positions that can be reached from each start.
func eachNimValue[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], value func(p Pos) (nim.Nimber, bool), starts ...Pos) {
	t.Helper()
	for _, start := range starts {
		x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
		n := 0
		for v, want := range x.grundy() {
			if got, ok := value(x.positions[v].(Pos)); ok {
				n++
				if uint64(got) != want {
					t.Errorf("the nim-value of %v is %d, and not %d", x.positions[v], want, got)
				}
			}
		}
		if n == 0 {
			t.Errorf("nothing is said about %v", start)
		}
	}
}

// eachZero checks that the nim-value is known of those positions, and no others, that whoever is to move loses.
func eachZero[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], value func(p Pos) (nim.Nimber, bool), starts ...Pos) {
	t.Helper()
	for _, start := range starts {
		eachWin(t, rules, start, func(p Pos, isMisere bool) (bool, bool) {
			_, isLost := value(p)
			return !isLost, !isMisere
		})
	}
}

// nimValue returns a nim-value by the definition.
func nimValue[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], p Pos) nim.Nimber {
	t.Helper()
	return nim.Nimber(findTruth(t, ruletest.EraseRules[Pos](rules), p).grundy()[0])
}

// losing returns the positions that can be reached, and that whoever is to move loses.
func losing[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos) []Pos {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	var list []Pos
	for v, p := range x.positions {
		if !x.wins[0][v] {
			list = append(list, p.(Pos))
		}
	}
	return list
}

// eachValue compares what is said of positions of a game with payoffs with the labels of all that can be reached.
func eachValue[Pos comparable, V payoff[V]](t *testing.T, game zermelo.Game[Pos, V], start Pos, value func(p Pos) (V, bool)) {
	t.Helper()
	l := findLabels(t, ruletest.EraseGame(game), start)
	n := 0
	for _, p := range l.positions {
		if v, ok := value(p.(Pos)); ok {
			n++
			if v != l.values[p] {
				t.Errorf("the value of %v is %v, and not %v", p, l.values[p], v)
			}
		}
	}
	if n == 0 {
		t.Errorf("nothing is said about %v", start)
	}
}

// worth returns what a position is worth by the definition.
func worth[Pos comparable, V payoff[V]](t *testing.T, game zermelo.Game[Pos, V], p Pos) V {
	t.Helper()
	return findLabels(t, ruletest.EraseGame(game), p).values[any(p)]
}

// winner returns who gets a result that is no draw.
func winner(v zermelo.Result) zermelo.Player {
	if v == zermelo.Win {
		return zermelo.Max
	}
	return zermelo.Min
}

// checkStrategy checks against every reply that a strategy gets so much.
func checkStrategy[Pos comparable, V payoff[V]](t *testing.T, game zermelo.Game[Pos, V], start Pos, who zermelo.Player, strategy zermelo.Strategy[Pos], guarantee V) {
	t.Helper()
	cgttest.StrategySuite[Pos, V]{Game: game, Start: start, Who: who, Strategy: strategy, Guarantee: guarantee, Plays: -1, Exhaust: mostPositions}.Run(t)
}

// checkWinner checks a strategy of whoever wins an impartial game, of which Max begins.
func checkWinner[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, strategy zermelo.Strategy[zermelo.Turned[Pos]]) {
	t.Helper()
	who := zermelo.Min
	if findTruth(t, ruletest.EraseRules[Pos](rules), start).wins[0][0] {
		who = zermelo.Max
	}
	checkStrategy(t, zermelo.Normal[Pos](rules), zermelo.Turned[Pos]{Pos: start}, who, strategy, zermelo.WinFor(who))
}
