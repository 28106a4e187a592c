package cgttest_test

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// digits is a game of six moves: Max and Min in turn write a digit of a binary number, which is the payoff. A position
// is the number behind a leading 1, and there are 127 of them. What bounds says of some of them is wrong.
type digits struct{ bounds map[int][2]zermelo.Int }

func (digits) End(p int) (zermelo.Int, bool) { return zermelo.Int(p), p >= 64 }

func (digits) Turn(p int) zermelo.Player {
	who := zermelo.Max
	for ; p > 1; p /= 2 {
		who = who.Opponent()
	}
	return who
}

func (digits) AppendMoves(dst []int, p int) []int { return append(dst, 2*p, 2*p+1) }

func (b digits) Bounds(p int) (least, most zermelo.Int, ok bool) {
	v, ok := b.bounds[p]
	return v[0], v[1], ok
}

// A wrong bound is found at the start, in the middle and near the end: it makes solvers answer wrongly.
func TestGameSuiteLooksEverywhere(t *testing.T) {
	for _, p := range []int{1, 2, 13, 31, 32, 63} {
		for _, starts := range [][]int{{1}, {64, 1}, {63, 1, 2}} {
			game := digits{map[int][2]zermelo.Int{p: {200, 200}}}
			v, err := (&zermelo.Solver[int, zermelo.Int]{Game: game, Method: zermelo.AlphaBeta}).Value(context.Background(), p)
			if err != nil || v < 128 {
				t.Fatalf("%d: the wrong bounds give %v, %v, which may be right", p, v, err)
			}
			var broken *cgttest.LawError
			err = cgttest.GameSuite[int, zermelo.Int]{Game: game, Positions: starts}.Check()
			if !errors.As(err, &broken) || broken.Law != "values" {
				t.Errorf("wrong bounds of %d, from %v: %v", p, starts, err)
			}
		}
	}
}

// exit is a long way that ends with a loss for Max, who may leave at its beginning and win. It is known that he loses.
type exit struct{}

const exitAt = 100_000

func (exit) End(p int) (zermelo.Result, bool) {
	return zermelo.WinFor(zermelo.Player(1 + min(p, 0))), p <= 0
}

func (exit) Turn(int) zermelo.Player { return zermelo.Max }

func (exit) AppendMoves(dst []int, p int) []int {
	if p == exitAt {
		dst = append(dst, -1)
	}
	return append(dst, p-1)
}

func (exit) Bounds(int) (least, most zermelo.Result, ok bool) {
	return zermelo.Loss, zermelo.Loss, true
}

// A given position from which too many can be reached is compared with bounds, even if there are others whose values
// are found.
func TestGameSuiteLooksAtLargePositions(t *testing.T) {
	for _, starts := range [][]int{{exitAt, 3}, {3, exitAt}} {
		var broken *cgttest.LawError
		err := cgttest.GameSuite[int, zermelo.Result]{Game: exit{}, Positions: starts}.Check()
		if !errors.As(err, &broken) || broken.Law != "horizon" {
			t.Errorf("from %v: %v", starts, err)
		}
	}
	if err := (cgttest.GameSuite[int, zermelo.Result]{Game: exit{}, Positions: []int{3}}).Check(); err != nil {
		t.Error(err)
	}
}

// halving is a game with a number: each player takes 1 from it or leaves half of it. From a large number too many
// others can be reached to know its value, but a play is short. With a negative number one counts up to 0. The rules
// are wrong about the value of one number.
type halving struct{ wrong int }

func (halving) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	switch {
	case p < 0:
		dst = append(dst, p+1)
	case p > 0:
		dst = append(dst, p-1, p/2)
	}
	return dst
}

func (h halving) Value(p int) (surreal.Game, bool) { return surreal.Int(9), p == h.wrong }

// A small position that is given is checked, however large others are that are given too.
func TestSuiteLooksAtGivenPositions(t *testing.T) {
	const small, large = -7, 20_000
	for _, starts := range [][]int{{small, large}, {large, small}, {large, large + 1, large + 2, large + 3, large + 4, large + 5, small}} {
		var broken *cgttest.LawError
		if err := cgttest.TestRuleset(halving{small}, starts...); !errors.As(err, &broken) || broken.Law != "valuer" {
			t.Errorf("from %d: %v", starts, err)
		}
	}
	if err := cgttest.TestRuleset(halving{large}, large, small); err != nil {
		t.Errorf("a value that cannot be found: %v", err)
	}
}

// descending rules go to 0 step by step, from a number of either sign. One value is wrong.
type descending struct{ wrong int }

func (descending) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	if p != 0 {
		dst = append(dst, p-cmp.Compare(p, 0))
	}
	return dst
}

func (d descending) Value(p int) (surreal.Game, bool) { return surreal.Int(9), p == d.wrong }

// What follows from a small position that is given is checked too, however long play lasts from others that are given.
func TestSuiteLooksAtWhatFollowsGivenPositions(t *testing.T) {
	const small, large = -7, 2 * cgttest.DefaultSearch
	step := 1
	if testing.Short() {
		step = 3
	}
	for wrong := small + 1; wrong < 0; wrong += step {
		for _, starts := range [][]int{{small, large}, {large, small}, {large, large + 1, small, large + 2}} {
			var broken *cgttest.LawError
			if err := cgttest.TestRuleset(descending{wrong}, starts...); !errors.As(err, &broken) || broken.Law != "valuer" {
				t.Errorf("from %d, wrong at %d: %v", starts, wrong, err)
			}
		}
	}
	if err := cgttest.TestRuleset(descending{large}, large, small); err != nil {
		t.Errorf("a value that cannot be found: %v", err)
	}
}

// wrongBelow rules are descending ones that are wrong about the values of all numbers between a negative one and 0. From
// numbers above 0 each move is listed many times, so that play from large ones is soon broken off.
type wrongBelow struct {
	descending
	least int
}

func (w wrongBelow) AppendMoves(dst []int, p int, who cgt.Player) []int {
	times := 1
	if p > 0 {
		times = 200
	}
	for range times {
		dst = w.descending.AppendMoves(dst, p, who)
	}
	return dst
}

func (w wrongBelow) Value(p int) (surreal.Game, bool) { return surreal.Int(9), w.least <= p && p < 0 }

// A play that is broken off is not near its end: positions near the end of another one come before those at which it
// was left. All of them are checked from which the search comes to the end.
func TestSuiteLooksNearTheEndOfPlay(t *testing.T) {
	const middle, large, search = -600, 200_000, 100
	var broken *cgttest.LawError
	err := cgttest.Suite[int]{Rules: wrongBelow{least: 1 - search}, Positions: []int{middle, large}, Search: search}.Check()
	if !errors.As(err, &broken) || broken.Law != "valuer" || !strings.HasSuffix(broken.Found, "\tand 96 more like these") { // 99, of which three are told
		t.Error(err)
	}
}

// oneHeap is Nim with one heap; the rules are wrong about the value of one.
type oneHeap struct{ wrong int }

func (oneHeap) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	for left := range n {
		dst = append(dst, left)
	}
	return dst
}

func (h oneHeap) Value(n int) (surreal.Game, bool) { return surreal.Int(9), n == h.wrong }

// A given position has a value if all that follow from it do, however hard it would be to find it from the beginning.
func TestSuiteLooksAtHardPositions(t *testing.T) {
	const n = 100
	for _, starts := range [][]int{{n}, {n, 3}, {3, n}} {
		var broken *cgttest.LawError
		err := cgttest.Suite[int]{Rules: oneHeap{n}, Positions: starts, Search: 200}.Check()
		if !errors.As(err, &broken) || broken.Law != "valuer" {
			t.Errorf("from %d: %v", starts, err)
		}
		if report := (cgttest.Suite[int]{Rules: oneHeap{-1}, Positions: starts, Search: 200}).Coverage(); !strings.Contains(report, "looked at all 101 positions; everywhere both players have the same moves, and no method Impartial says so; 101 have values that were checked; ") {
			t.Error(report)
		}
	}
}
