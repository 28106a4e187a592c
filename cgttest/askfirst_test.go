package cgttest_test

import (
	"fmt"
	"runtime"
	"strings"
	"sync"
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

// firstTimes knows what was asked before.
type firstTimes struct {
	mu    sync.Mutex
	asked map[string]bool
}

// has reports whether something is asked for the first time.
func (a *firstTimes) has(question string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.asked == nil {
		a.asked = map[string]bool{}
	}
	isFirst := !a.asked[question]
	a.asked[question] = true
	return isFirst
}

// What is remembered and is another thing when it is asked for the first time breaks a law, also of a position that is
// met only after many others.
func TestFirstAnswers(t *testing.T) {
	for _, at := range []int{300, 299, 298, 150} {
		for about, want := range map[string]string{
			"moves":   "the moves ",
			"parts":   "the parts are ",
			"as":      "the representative is ",
			"nothing": "",
		} {
			r := remembering{first: new(firstTimes), about: about, at: at}
			err := cgttest.TestRuleset(r, 300)
			law := "deterministic"
			switch { // of those near 300 several hear the first answers, but one the first moves from it and from 299
			case about == "nothing":
				law = ""
			case at > 200 && (about != "moves" || at == 298):
				law = "first-answers"
			}
			checkBroken(t, fmt.Sprintf("%s of %d", about, at), err, law, want)
		}
	}
	// Positions that are met first, put aside, and met again in a play.
	for _, about := range []string{"moves", "parts", "as"} {
		r := remembering{first: new(firstTimes), about: about, at: 600, isWide: true}
		err := cgttest.Suite[int]{Rules: r, Positions: []int{1000}, Explore: 1000, Loopy: true}.Check()
		checkBroken(t, about+" of 600", err, "deterministic", ", but asked again ")
	}
	// What is wrong once, after it was right so many times.
	for k := range 12 {
		r := remembering{first: new(firstTimes), about: "moves", at: 20, times: k}
		if err := cgttest.TestRuleset(r, 20); err == nil {
			t.Errorf("answers that are wrong after %d right ones are not found", k)
		}
	}
	for _, about := range []string{"end", "payoff", "turn", "moves"} {
		for _, at := range []int{9, 8, 7, 0} {
			if about == "payoff" && at > 0 || at == 0 && (about == "turn" || about == "moves") { // nobody asks
				continue
			}
			for _, from := range []int{at, at + 1, 9} {
				g := rememberingGame{remembering{first: new(firstTimes), about: about, at: at}}
				err := cgttest.GameSuite[int, zermelo.Int]{Game: g, Positions: []int{from}}.Check()
				if err == nil {
					t.Errorf("%s of %d, from %d: not found", about, at, from)
				}
			}
		}
	}
	for _, about := range []string{"Estimate", "Bounds", "known", "IsMove", "Index", "Position", "AppendParents"} {
		var first firstTimes
		r := fickle{changes: func(method string, n int) bool { return method == about && n == 4 && first.has(fmt.Sprint(method, n)) }}
		err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: r, Positions: []racePosition{{}}}.Check()
		checkBroken(t, about, err, "first-answers", ", but asked again, after several goroutines had asked for the first time, ")
	}
}

// checkBroken complains unless the error tells of a law and has a text in it, or is none if no law is named.
func checkBroken(t *testing.T, what string, err error, law, text string) {
	t.Helper()
	switch {
	case law == "" && err != nil:
		t.Errorf("%s: %v", what, err)
	case law != "" && (err == nil || !strings.Contains(err.Error(), "cgttest: "+law+": ") || !strings.Contains(err.Error(), text)):
		t.Errorf("%s: want that %s is broken, with %q: %v", what, law, text, err)
	}
}

// remembering counts down, with parts and representatives of which one is another the first time.
type remembering struct {
	first *firstTimes
	about string
	at    int
	times int // how often the answer is right before it is wrong, once
	// isWide is whether one may also take two.
	isWide bool
}

func (r remembering) changes(about string, n int) bool {
	if about != r.about || n != r.at {
		return false
	}
	for k := range r.times {
		if r.first.has(fmt.Sprint(k)) {
			return false
		}
	}
	return r.first.has(about)
}

func (r remembering) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if n > 0 && !r.changes("moves", n) {
		dst = append(dst, n-1)
	}
	if n > 1 && r.isWide {
		dst = append(dst, n-2)
	}
	return dst
}

func (r remembering) AppendParts(dst []int, n int) []int {
	if r.changes("parts", n) {
		return append(dst, 0, n)
	}
	return append(dst, n)
}

func (r remembering) Normalize(n int) (int, bool) {
	if r.changes("as", n) {
		return n - 2, false
	}
	return n, false
}

// rememberingGame is that with payoffs.
type rememberingGame struct{ r remembering }

func (g rememberingGame) End(n int) (zermelo.Int, bool) {
	if g.r.changes("payoff", n) {
		return 1, n == 0
	}
	return 0, (n == 0) != g.r.changes("end", n)
}

func (g rememberingGame) Turn(n int) zermelo.Player {
	if g.r.changes("turn", n) {
		return zermelo.Max
	}
	return zermelo.Min
}

func (g rememberingGame) AppendMoves(dst []int, n int) []int {
	return g.r.AppendMoves(dst, n, cgt.Left)
}
