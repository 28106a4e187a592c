package cgttest_test

import (
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// firstAsked notices whether several goroutines ask about 3 for the first time at once, as rules that remember answers
// must allow.
type firstAsked struct {
	inside   atomic.Int64
	answered atomic.Bool
	together atomic.Bool
}

func (a *firstAsked) ask(n int) {
	if n != 3 {
		return
	}
	a.inside.Add(1)
	for i := 0; i < 1_000_000 && !a.answered.Load() && !a.together.Load(); i++ {
		if a.inside.Load() > 1 {
			a.together.Store(true)
		}
		runtime.Gosched()
	}
	a.answered.Store(true)
}

type askedRules struct{ *firstAsked }

func (r askedRules) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if r.ask(n); n > 0 {
		dst = append(dst, n-1)
	}
	return dst
}

type askedGame struct{ *firstAsked }

func (g askedGame) End(n int) (zermelo.Result, bool) { return zermelo.Win, n == 0 }
func (g askedGame) Turn(int) zermelo.Player          { return zermelo.Max }
func (g askedGame) AppendMoves(dst []int, n int) []int {
	g.ask(n)
	return append(dst, n-1)
}

func TestAskedFirstByMany(t *testing.T) {
	var rules, game firstAsked
	if err := cgttest.TestRuleset(askedRules{&rules}, 5); err != nil {
		t.Error(err)
	}
	if err := (cgttest.GameSuite[int, zermelo.Result]{Game: askedGame{&game}, Positions: []int{5}}).Check(); err != nil {
		t.Error(err)
	}
	if !rules.together.Load() || !game.together.Load() {
		t.Errorf("rules were asked for the first time by several at once: %v; a game was: %v", rules.together.Load(), game.together.Load())
	}
}
