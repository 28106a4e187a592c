package cgttest_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// heap is a heap of matches, from which the players take one to three in turn; who takes the last one wins.
type heap struct {
	Matches int
	Next    zermelo.Player
}

var matches = zermelo.Rules[heap, zermelo.Result]{
	Ended: func(p heap) (zermelo.Result, bool) { return zermelo.WinFor(p.Next.Opponent()), p.Matches == 0 },
	Mover: func(p heap) zermelo.Player { return p.Next },
	Moves: func(dst []heap, p heap) []heap {
		for n := range min(3, p.Matches) {
			dst = append(dst, heap{p.Matches - n - 1, p.Next.Opponent()})
		}
		return dst
	},
}

// modulo leaves a multiple of four, but for one match where there are exactly bad matches.
func modulo(bad int) zermelo.Strategy[heap] {
	return zermelo.StrategyFunc[heap](func(p heap) (heap, bool) {
		n := p.Matches % 4
		if n == 0 || p.Matches == bad {
			n = 1
		}
		return heap{p.Matches - n, p.Next.Opponent()}, true
	})
}

// TestStrategySuite checks that the suite finds a strategy that fails: in the first way that finds it.
func TestStrategySuite(t *testing.T) {
	good := cgttest.StrategySuite[heap, zermelo.Result]{Game: matches, Start: heap{Matches: 21}, Strategy: modulo(-1), Guarantee: zermelo.Win, Moves: 21, Exhaust: 100}
	good.Score = func(p heap) float64 { return float64(-p.Matches) }
	good.Run(t)
	var failed *zermelo.StrategyError
	for name, change := range map[string]func(s *cgttest.StrategySuite[heap, zermelo.Result]){
		"exhaustive": func(s *cgttest.StrategySuite[heap, zermelo.Result]) { s.Strategy, s.Plays = modulo(3), -1 },
		"random": func(s *cgttest.StrategySuite[heap, zermelo.Result]) {
			s.Strategy, s.Exhaust, s.Plays = modulo(3), 0, 100
		},
		"greedy": func(s *cgttest.StrategySuite[heap, zermelo.Result]) {
			s.Strategy, s.Exhaust = modulo(3), 0
			s.Score = func(p heap) float64 { return float64(p.Matches & 2) }
		},
		"gap": func(s *cgttest.StrategySuite[heap, zermelo.Result]) {
			s.Strategy, s.Exhaust = zermelo.Arrows[heap]{}, 0
		},
		"no move": func(s *cgttest.StrategySuite[heap, zermelo.Result]) {
			s.Exhaust = 0
			s.Strategy = zermelo.StrategyFunc[heap](func(p heap) (heap, bool) { return p, true })
		},
		"second": func(s *cgttest.StrategySuite[heap, zermelo.Result]) {
			s.Who, s.Guarantee, s.Exhaust = zermelo.Min, zermelo.Loss, 0
			s.Score = func(p heap) float64 { return -float64(p.Matches % 4) }
			s.Start.Matches = 23
		},
	} {
		s := good
		change(&s)
		if err := s.Check(t.Context()); !errors.As(err, &failed) || failed.Who != s.Who {
			t.Errorf("%s: %v", name, err)
		}
	}
	nothing := good
	nothing.Plays, nothing.Exhaust, nothing.Strategy = -1, 0, zermelo.Arrows[heap]{}
	if err := nothing.Check(t.Context()); err == nil {
		t.Error("a suite that checks nothing is content")
	}
	noNumber := good
	noNumber.Score = func(heap) float64 { return math.NaN() }
	if err := noNumber.Check(t.Context()); err != nil {
		t.Error(err)
	}
	short := good
	short.Moves, short.Exhaust = 5, 0
	if err := short.Check(t.Context()); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	if err := good.Check(ctx); !errors.Is(err, cause) {
		t.Error(err)
	}
}

// A strategy for a heap of matches, checked against every reply, and in plays against adversaries; and one that forgets
// what to do with three of them.
func ExampleStrategySuite() {
	s := cgttest.StrategySuite[heap, zermelo.Result]{
		Game: matches, Start: heap{Matches: 21}, Strategy: modulo(-1), Guarantee: zermelo.Win, Moves: 21, Exhaust: 1000,
		Score: func(p heap) float64 { return float64(-p.Matches) },
	}
	fmt.Println(s.Check(context.Background()))
	s.Strategy = modulo(3)
	fmt.Println(s.Check(context.Background()))
	// Output:
	// <nil>
	// zermelo: the strategy of Max fails after 12 moves, at {0 Max}: the payoff is loss, and not win
}

// A greedy adversary takes as many matches as it may.
func ExampleGreedyStrategy() {
	greedy := cgttest.GreedyStrategy(matches, func(p heap) float64 { return float64(-p.Matches) }, 1)
	play, err := zermelo.Match(context.Background(), matches, heap{Matches: 10}, modulo(-1), greedy, 10)
	fmt.Println(play.Positions, play.Payoff, err)
	// Output: [{10 Max} {8 Min} {5 Max} {4 Min} {1 Max} {0 Min}] win <nil>
}
