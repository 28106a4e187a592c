package cgttest

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"unique"

	"github.com/cgt-go/sdk/cgt"
)

// panicOf returns what a panic of f was about, or "".
func panicOf(f func()) (text string) {
	defer func() {
		if r := recover(); r != nil {
			text = "another value"
			if err, ok := r.(error); ok {
				text = err.Error()
			} else if s, ok := r.(string); ok {
				text = s
			}
		}
	}()
	f()
	return ""
}

// A panic is not lost that comes only the first time that rules are asked, or with a lock that nobody opens again.
func TestPanicsOfFirstAnswers(t *testing.T) {
	var once sync.Once
	table := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
		once.Do(func() { panic("no table") })
		return dst
	})
	if got := panicOf(func() { t.Error(TestRuleset(table, 5)) }); got != "no table" {
		t.Errorf("a panic that comes once: %s", got)
	}
	var mu sync.Mutex
	locked := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
		mu.Lock()
		if n == 3 {
			panic("locked out")
		}
		mu.Unlock()
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	})
	// The others wait for the lock, or if they were quick, the one that asks again does.
	if got := panicOf(func() { t.Error(TestRuleset(locked, 5)) }); !strings.Contains(got, "the rules panicked when they were asked about 3: locked out\n") || !strings.Contains(got, "Several goroutines were asking; ") || !strings.Contains(got, "within two seconds") {
		t.Errorf("a panic with a lock: %s", got)
	}
	// Whether the goroutines are to blame is known from asking again.
	var first atomic.Bool
	for again, isOnce := range map[string]bool{
		"Several goroutines were asking; asked again by one alone, the rules answer": true,
		"Asked again by one goroutine alone, they panic as well":                     false,
	} {
		first.Store(true)
		down := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
			if n == 3 && (first.Swap(false) || !isOnce) {
				panic("at 3")
			}
			if n > 0 {
				dst = append(dst, n-1)
			}
			return dst
		})
		if got := panicOf(func() { t.Error(TestRuleset(down, 9)) }); !strings.Contains(got, "asked about 3: at 3\n"+again) {
			t.Errorf("want %q, got %s", again, got)
		}
	}
}

// askMoves asks for moves first, and for nothing else.
func askMoves(from []int, explore int, moves list[int]) {
	hear := func(n int, ask asking[int], _ bool) ([]int, int, recheck) {
		return ask("moves", moves, n), 0, func(*faults) bool { return false }
	}
	firstQuestions[int]{from: from, explore: explore, moves: []list[int]{moves}, hear: hear, unanswered: func(int) {}}.ask()
}

// What is asked first are not more positions than one may look at.
func TestFirstQuestionsAreFew(t *testing.T) {
	for explore, want := range map[int][]int{1: {48, 49, 50}, 4: {47, 48, 49, 50}} {
		var mu sync.Mutex
		asked := map[int]bool{}
		down := func(dst []int, n int) []int {
			mu.Lock()
			defer mu.Unlock()
			asked[n] = true
			return append(dst, n-1)
		}
		askMoves([]int{50, 49}, explore, down)
		var got []int
		for n := range asked {
			got = append(got, n)
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("up to %d: asked about %d, want %d", explore, got, want)
		}
	}
}

// All goroutines ask about all positions: one that is done does not stop the others.
func TestAllAskFirst(t *testing.T) {
	var asked [100]atomic.Int64
	down := func(dst []int, n int) []int {
		asked[n].Add(1)
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	}
	askMoves([]int{99}, len(asked), down)
	for n := range 50 { // the first positions have been asked about before as well
		// and what each was told is asked for twice more, to see whether the rules keep the slice
		if got := asked[n].Load(); got != 3*goroutines {
			t.Fatalf("asked about %d %d times, want %d", n, got, 3*goroutines)
		}
	}
}

// Only few positions are asked about alone, also if nobody can move from them: in the others caches are not yet filled.
func TestFewAskedAlone(t *testing.T) {
	var asked [10]atomic.Int64
	none := func(dst []int, n int) []int {
		asked[n].Add(1)
		return dst
	}
	askMoves([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 10, none)
	for n := range asked {
		if got := asked[n].Load(); got == 3*goroutines != (n >= 3) {
			t.Errorf("asked about %d %d times", n, got)
		}
	}
}

// A play that seems to come back, since memory is used again, is not played again and again.
func TestPlayOfHandles(t *testing.T) {
	var asked atomic.Int64
	rules := cgt.ImpartialFunc[unique.Handle[string]](func(dst []unique.Handle[string], p unique.Handle[string]) []unique.Handle[string] {
		asked.Add(1)
		if s := p.Value(); s != "" {
			dst = append(dst, unique.Make(s[1:]))
		}
		return dst
	})
	start := unique.Make(strings.Repeat("x", 20_000))
	err := Suite[unique.Handle[string]]{Rules: rules, Positions: []unique.Handle[string]{start, unique.Make("x")}, Explore: 1000}.Check()
	if n := asked.Load(); err != nil || n > 1_000_000 {
		t.Errorf("%.200v, asked %d times", err, n)
	}
}

// A play that is nearly over is not broken off for being played again, when it seems to come back and does not.
func TestPlayNearlyOver(t *testing.T) {
	const first = 10
	const long = first*mostListed - 10
	asked, returned, again := 0, false, 0
	p := randomPlay("", 0, first, true, rand.NewPCG(1, 1), func(at, made int) []int {
		if made < asked { // it is played again, and goes elsewhere
			again++
			return []int{-1}
		}
		asked = made
		switch {
		case made >= long:
			return nil
		case made == long-20 && !returned:
			returned = true
			return []int{long / 2}
		}
		return []int{made + 1}
	})
	if !p.ended || p.isLoop || p.moves != long || !returned || again != long/2 {
		t.Errorf("%v; ended %t, came back %t, %d moves played again", p, p.ended, returned, again)
	}
}

// Rules whose moves vanish break the law that says so.
func TestVanishingMoves(t *testing.T) {
	var asked atomic.Int64
	rules := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
		if asked.Add(1)%50 == 0 {
			return dst
		}
		return append(dst, (n+1)%3000)
	})
	err := Suite[int]{Rules: rules, Positions: []int{0}}.Check()
	if err == nil || !strings.Contains(err.Error(), "cgttest: deterministic: ") {
		t.Error(err)
	}
}

// When a panic is told, the others have stopped asking, and what it was about can be unwrapped.
func TestOthersStopAsking(t *testing.T) {
	var asking, asked atomic.Int64
	var hasFailed atomic.Bool
	failure := errors.New("at 70")
	rules := cgt.RulesetFunc[int](func(dst []int, n int, _ cgt.Player) []int {
		asking.Add(1)
		defer asking.Add(-1)
		if n == 70 && hasFailed.CompareAndSwap(false, true) {
			panic(failure)
		}
		for range 1000 {
			runtime.Gosched()
		}
		if hasFailed.Load() {
			asked.Add(1)
		}
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	})
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, failure) {
			t.Errorf("the panic was about %v", err)
		}
		// The others go on until the panic has been caught, which may take some time on a busy machine; all that they
		// would ask otherwise is 400 times and more.
		if n, after := asking.Load(), asked.Load(); n > 0 || after > 300 {
			t.Errorf("%d are asking, %d asked after the panic", n, after)
		}
	}()
	t.Error(TestRuleset(rules, 90))
}
