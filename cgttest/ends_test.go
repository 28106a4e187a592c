package cgttest_test

import (
	"errors"
	"math"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
)

// unbounded lets one take 1 or 2 from a number until it is 0, but forgets that one cannot take 2 from 1.
type unbounded struct{}

func (unbounded) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if n != 0 {
		dst = append(dst, n-1, n-2)
	}
	return dst
}

// unboundedGame is the same game for package zermelo: whoever moves to 0 wins.
type unboundedGame struct {
	draws bool // play without end is a draw
}

func (unboundedGame) End(p zermelo.Turned[int]) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next.Opponent()), p.Pos == 0
}

func (unboundedGame) Turn(p zermelo.Turned[int]) zermelo.Player { return p.Next }

func (unboundedGame) AppendMoves(dst []zermelo.Turned[int], p zermelo.Turned[int]) []zermelo.Turned[int] {
	for n := range 2 {
		dst = append(dst, zermelo.Turned[int]{Pos: p.Pos - n - 1, Next: p.Next.Opponent()})
	}
	return dst
}

func (g unboundedGame) Unending() (zermelo.Result, bool) { return zermelo.Draw, g.draws }

// Play that always comes to new positions is told, also if other plays end, or others are given from which they all do.
func TestPlayWithoutEnd(t *testing.T) {
	for name, c := range map[string]struct {
		rules     cgt.Ruleset[int]
		positions []int
	}{
		"only beside ends": {unbounded{}, []int{5}},
		"beside an end":    {unbounded{}, []int{0, 5}},
		"before an end":    {count, []int{7, 0}},
		"as the last":      {unbounded{}, []int{0, 2, 4, 6, 8, 10, 12, 14, 16, 18, -1}},
	} {
		err := cgttest.TestRuleset(c.rules, c.positions...)
		var broken *cgttest.LawError
		if err == nil || errors.As(err, &broken) || !strings.Contains(err.Error(), "had not ended after ") || !strings.Contains(err.Error(), "see that play ends") {
			t.Errorf("%s: %v", name, err)
		}
		if err := (cgttest.Suite[int]{Rules: c.rules, Positions: c.positions, Loopy: true}).Check(); err != nil {
			t.Errorf("%s, where play need not end: %v", name, err)
		}
	}
}

func TestGameWithoutEnd(t *testing.T) {
	for _, numbers := range [][]int{{5}, {0, 5}, {-1, 0}} {
		var positions []zermelo.Turned[int]
		for _, n := range numbers {
			positions = append(positions, zermelo.Turned[int]{Pos: n})
		}
		err := cgttest.GameSuite[zermelo.Turned[int], zermelo.Result]{Game: unboundedGame{}, Positions: positions}.Check()
		var broken *cgttest.LawError
		if err == nil || errors.As(err, &broken) || !strings.Contains(err.Error(), "had not ended after ") || !strings.Contains(err.Error(), "see that play ends") {
			t.Errorf("%d: %v", numbers, err)
		}
		if err := (cgttest.GameSuite[zermelo.Turned[int], zermelo.Result]{Game: unboundedGame{draws: true}, Positions: positions}).Check(); err != nil && strings.Contains(err.Error(), "ended") {
			t.Errorf("%d, where play need not end: %v", numbers, err)
		}
	}
}

// downward counts down to 0 from what is more, and without end from what is less.
type downward struct{}

func (downward) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if n != 0 {
		dst = append(dst, n-1)
	}
	return dst
}

// downwardGame is the same for package zermelo.
type downwardGame struct{}

func (downwardGame) End(n int) (zermelo.Result, bool)   { return zermelo.Win, n == 0 }
func (downwardGame) Turn(int) zermelo.Player            { return zermelo.Max }
func (downwardGame) AppendMoves(dst []int, n int) []int { return append(dst, n-1) }

// Also if one play gives enough positions to look at, one is tried from each of some given positions.
func TestPlayWithoutEndBesideLongPlay(t *testing.T) {
	const want = "a play from -1 had not ended after "
	if err := cgttest.TestRuleset(downward{}, 4000, -1); err == nil || !strings.Contains(err.Error(), want) {
		t.Error(err)
	}
	game := cgttest.GameSuite[int, zermelo.Result]{Game: downwardGame{}, Positions: []int{4000, -1}}
	if err := game.Check(); err == nil || !strings.Contains(err.Error(), want) {
		t.Error(err)
	}
}

// oneSided lets Right take from the second number; Left, as long as the second number is not 0, adds to the first one
// for ever.
type oneSided struct{}

func (oneSided) AppendMoves(dst [][2]int, p [2]int, who cgt.Player) [][2]int {
	if p[1] == 0 {
		return dst
	}
	if who == cgt.Left {
		return append(dst, [2]int{p[0] + 1, p[1]})
	}
	for left := range p[1] {
		dst = append(dst, [2]int{p[0], left})
	}
	return dst
}

// What one player can do for ever is told, although the other one soon ends random play.
func TestPlayWithoutEndOfOnePlayer(t *testing.T) {
	err := cgttest.TestRuleset(oneSided{}, [2]int{0, 3})
	if err == nil || !strings.Contains(err.Error(), "a play of Left alone from [0 3] had not ended after ") {
		t.Error(err)
	}
	err = cgttest.TestRuleset(afterwards{}, [3]int{0, 3, 0})
	if err == nil || !strings.Contains(err.Error(), "a play of Left alone, after a move of Right, from [0 3 0] had not ended after ") {
		t.Error(err)
	}
	// Of many given positions the last one is among those that are tried.
	var many [][2]int
	for n := range 30 {
		many = append(many, [2]int{n, 0})
	}
	err = cgttest.TestRuleset(oneSided{}, append(many, [2]int{0, 3})...)
	if err == nil || !strings.Contains(err.Error(), "a play of Left alone from [0 3] had not ended after ") {
		t.Error(err)
	}
}

// afterwards are rules in which Left can go on for ever only after Right has moved.
type afterwards struct{}

func (afterwards) AppendMoves(dst [][3]int, p [3]int, who cgt.Player) [][3]int {
	switch {
	case p[1] == 0:
		return dst
	case who == cgt.Right:
		for right := range p[1] {
			dst = append(dst, [3]int{p[0], right, 1})
		}
		return dst
	case p[2] == 0:
		return dst
	}
	return append(dst, [3]int{p[0] + 1, p[1], 1})
}

// In a play of one player only his moves are asked for: the other one may have very many.
func TestPlayOfOnePlayerAsksHimOnly(t *testing.T) {
	var asked atomic.Int64
	rules := cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
		if who == cgt.Right {
			asked.Add(1)
			for i := range 100 {
				dst = append(dst, -i)
			}
			return dst
		}
		if n > 0 {
			dst = append(dst, n+1)
		}
		return dst
	})
	cgttest.Suite[int]{Rules: rules, Positions: []int{1, 2, 3, 4, 5}, Explore: 200}.Check()
	if n := asked.Load(); n == 0 || n > 20_000 {
		t.Errorf("the moves of Right were asked for %d times", n)
	}
}

// roundabout counts down, but one number stands for the next larger one.
type roundabout struct{ downward }

func (roundabout) Normalize(n int) (int, bool) {
	if n == 20_002 {
		n++
	}
	return n, false
}

// Endless play among representatives is looked for from each of some large given positions.
func TestEndlessPlayFromLargePositions(t *testing.T) {
	var broken *cgttest.LawError
	if err := cgttest.TestRuleset(roundabout{}, 30_000, 20_003, 40_000, 50_000, 7); !errors.As(err, &broken) || broken.Law != "same-value" {
		t.Error(err)
	}
}

// A play may be long if it ends when very many moves have been listed, or if its first position has a value.
func TestLongPlay(t *testing.T) {
	for _, s := range []cgttest.Suite[int]{
		{Rules: descending{-1}, Positions: []int{300}, Explore: 100},
		{Rules: descending{-1}, Positions: []int{7, 4000}, Explore: 100, Search: 100},
		{Rules: descending{-1}, Positions: []int{7, 40_000}},
		{Rules: descending{-1}, Positions: []int{7, 600}, Explore: 10},
	} {
		if err := s.Check(); err != nil {
			t.Errorf("%+v: %v", s, err)
		}
	}
	s := cgttest.Suite[int]{Rules: descending{-1}, Positions: []int{7, 30_000}, Explore: 100, Search: 100}
	if err := s.Check(); err == nil || !strings.Contains(err.Error(), "a play from 30000 had not ended after 4999 moves, at 25001; see that play ends, and if it does, set Suite.Explore to more, or Suite.Search so that the value of 30000 is found") {
		t.Errorf("%+v: %v", s, err)
	}
	s.Explore = 1000
	if err := s.Check(); err != nil {
		t.Errorf("%+v: %v", s, err)
	}
	g := cgttest.GameSuite[int, zermelo.Result]{Game: exit{}, Positions: []int{7, 9000}, Explore: 100, Search: 100}
	if err := g.Check(); err != nil {
		t.Error(err)
	}
	g.Explore = 80
	if err := g.Check(); err == nil || !strings.Contains(err.Error(), "a play from 9000 had not ended after 7999 moves, at 1001; see that play ends, and if it does, set GameSuite.Explore to more") {
		t.Error(err)
	}
}

// What == does not know again is no position.
func TestNotItself(t *testing.T) {
	halves := cgt.ImpartialFunc[float64](func(dst []float64, x float64) []float64 {
		switch {
		case x > 1:
			dst = append(dst, x/2)
		case x > 0:
			dst = append(dst, math.NaN())
		}
		return dst
	})
	for _, positions := range [][]float64{{math.NaN()}, {4, math.NaN()}, {4}, {math.Inf(1), 4}, {1e300}} {
		if err := cgttest.TestRuleset(halves, positions...); err == nil || !strings.Contains(err.Error(), "the position NaN is not equal to itself") {
			t.Errorf("%v: %v", positions, err)
		}
	}
	game := zermelo.Rules[float64, zermelo.Result]{
		Ended: func(x float64) (zermelo.Result, bool) { return zermelo.Draw, x <= 0 },
		Mover: func(float64) zermelo.Player { return zermelo.Max },
		Moves: func(dst []float64, x float64) []float64 { return halves.AppendMoves(dst, x, cgt.Left) },
	}
	for _, positions := range [][]float64{{math.NaN()}, {4, math.NaN()}, {4}} {
		if err := (cgttest.GameSuite[float64, zermelo.Result]{Game: game, Positions: positions}).Check(); err == nil || !strings.Contains(err.Error(), "the position NaN is not equal to itself") {
			t.Errorf("%v: %v", positions, err)
		}
	}
}

// Of an endless play of long texts, few are kept in memory.
func TestLongPositions(t *testing.T) {
	if detector.On {
		t.Skip("the detector needs memory of its own")
	}
	var most atomic.Uint64
	const start = 1_000_000
	long := strings.Repeat("x", 80_000)
	rules := cgt.RulesetFunc[string](func(dst []string, p string, _ cgt.Player) []string {
		n, err := strconv.Atoi(p[len(long):])
		if err != nil {
			t.Error(err)
		}
		if n == start+4000 {
			runtime.GC()
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most.Store(max(most.Load(), m.HeapAlloc))
		}
		return append(dst, long+strconv.Itoa(n+1))
	})
	err := cgttest.Suite[string]{Rules: rules, Positions: []string{long + strconv.Itoa(start)}, Explore: 50, Search: 50}.Check()
	if err == nil || !strings.Contains(err.Error(), "had not ended after ") {
		t.Error(err)
	}
	if bytes := most.Load(); bytes == 0 || bytes > 100<<20 { // 4000 texts are 320 MB
		t.Errorf("%d bytes were in use", bytes)
	}
}
