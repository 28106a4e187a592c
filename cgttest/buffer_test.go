package cgttest_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/zermelo"
)

// memory remembers lists as one that forgets that dst belongs to somebody else.
type memory struct {
	about string                                 // which list
	of    func(n int) bool                       // of which positions
	keep  func(dst []int, from int) (kept []int) // what it remembers of dst

	mu   *sync.Mutex
	kept map[string][]int
}

func (m memory) list(dst []int, about string, n int, add func(dst []int) []int) []int {
	if about != m.about || !m.of(n) {
		return add(dst)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	key := fmt.Sprint(about, n)
	if kept, ok := m.kept[key]; ok {
		return append(dst, kept...)
	}
	from := len(dst)
	dst = add(dst)
	m.kept[key] = m.keep(dst, from)
	return dst
}

// hoarding are the rules of a game in which one takes 1 or 2 from heaps of up to 999; p is 1000 a + b for two of them.
type hoarding struct{ memory }

func (r hoarding) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	return r.list(dst, "moves", p, func(dst []int) []int {
		for _, unit := range []int{1, 1000} {
			for k := 1; k <= min(2, p/unit%1000); k++ {
				dst = append(dst, p-k*unit)
			}
		}
		return dst
	})
}

func (r hoarding) AppendParts(dst []int, p int) []int {
	return r.list(dst, "parts", p, func(dst []int) []int {
		for _, part := range []int{p % 1000, p / 1000} {
			if part > 0 {
				dst = append(dst, part)
			}
		}
		return dst
	})
}

// hoardingGame is that with a payoff, and with positions that have numbers.
type hoardingGame struct{ r hoarding }

func (g hoardingGame) End(p int) (zermelo.Result, bool) { return zermelo.Win, p == 0 }
func (g hoardingGame) Turn(int) zermelo.Player          { return zermelo.Max }
func (g hoardingGame) AppendMoves(dst []int, p int) []int {
	return g.r.AppendMoves(dst, p, cgt.Left)
}
func (g hoardingGame) Size() int                  { return 1000 }
func (g hoardingGame) Index(p int) int            { return p }
func (g hoardingGame) Position(i int) (int, bool) { return i, true }
func (g hoardingGame) AppendParents(dst []int, p int) []int {
	return g.r.list(dst, "parents", p, func(dst []int) []int {
		for k := 1; k <= 2 && p+k < 1000; k++ {
			dst = append(dst, p+k)
		}
		return dst
	})
}

// Rules that remember dst, or a part of it, answer wrongly as soon as a solver uses its buffer again.
func TestKeptBuffers(t *testing.T) {
	for keeping, keep := range map[string]func(dst []int, from int) []int{
		"what was appended": func(dst []int, from int) []int { return dst[from:] },
		"all of dst":        func(dst []int, _ int) []int { return dst },
		"a copy of dst":     func(dst []int, _ int) []int { return slices.Clone(dst) },
		"nothing of it":     func(dst []int, from int) []int { return slices.Clone(dst[from:]) },
	} {
		for _, about := range []string{"moves", "parts", "parents"} {
			for which, of := range map[string]func(p int) bool{
				"all":   func(int) bool { return true },
				"near":  func(p int) bool { return p%1000 == 35 },
				"far":   func(p int) bool { return p%1000 == 4 },
				"small": func(p int) bool { return p <= 3 },
			} {
				if keeping == "nothing of it" && which != "all" {
					continue
				}
				memo := func() hoarding {
					return hoarding{memory{about, of, keep, new(sync.Mutex), map[string][]int{}}}
				}
				var err error
				if about != "parents" {
					err = cgttest.TestRuleset(memo(), 2040)
					checkKept(t, fmt.Sprintf("rules keep %s: %s, %s", keeping, about, which), err, keeping != "nothing of it")
				}
				if about != "parts" {
					err = cgttest.GameSuite[int, zermelo.Result]{Game: hoardingGame{memo()}, Positions: []int{60}}.Check()
					checkKept(t, fmt.Sprintf("a game keeps %s: %s, %s", keeping, about, which), err, keeping != "nothing of it")
				}
			}
		}
	}
}

func checkKept(t *testing.T, what string, err error, isKept bool) {
	t.Helper()
	switch {
	case !isKept && err != nil:
		t.Errorf("%s: %v", what, err)
	case isKept && (err == nil || !strings.Contains(err.Error(), ": the rules keep dst, or a ")):
		t.Errorf("%s: want that it is said: %v", what, err)
	}
}

// crossing is hoarding in which asking for moves is asking for parts first, in a slice that nobody writes over.
type crossing struct{ hoarding }

func (r crossing) AppendMoves(dst []int, p int, who cgt.Player) []int {
	r.AppendParts(nil, p)
	return r.hoarding.AppendMoves(dst, p, who)
}

// crossingGame is that with parents.
type crossingGame struct{ hoardingGame }

func (g crossingGame) AppendMoves(dst []int, p int) []int {
	g.AppendParents(nil, p)
	return g.hoardingGame.AppendMoves(dst, p)
}

// recursing knows values by looking at all moves, of which those that it remembers must lead to an end.
type recursing struct{ hoarding }

func (recursing) Impartial() {}

func (r recursing) NimValue(p int) (nim.Nimber, bool) {
	isTaken := map[nim.Nimber]bool{}
	for _, q := range r.AppendMoves(nil, p, cgt.Left) {
		n, _ := r.NimValue(q)
		isTaken[n] = true
	}
	n := nim.Nimber(0)
	for isTaken[n] {
		n++
	}
	return n, true
}

func TestKeptBuffersOfOthers(t *testing.T) {
	memo := func(about string) hoarding {
		all := func(int) bool { return true }
		keep := func(dst []int, from int) []int { return dst[from:] }
		return hoarding{memory{about, all, keep, new(sync.Mutex), map[string][]int{}}}
	}
	checkKept(t, "parts that AppendMoves asks for", cgttest.TestRuleset(crossing{memo("parts")}, 2004), true)
	checkKept(t, "parents that AppendMoves asks for", cgttest.GameSuite[int, zermelo.Result]{Game: crossingGame{hoardingGame{memo("parents")}}, Positions: []int{20}}.Check(), true)
	checkKept(t, "moves of which values are found", cgttest.TestRuleset(recursing{memo("moves")}, 6), true)
	var last struct {
		p    int
		kept []int
	}
	checkKept(t, "the last list", cgttest.TestRuleset(cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		if last.p != p {
			for k := 1; k <= min(2, p); k++ {
				dst = append(dst, p-k)
			}
			last.p, last.kept = p, slices.Clone(dst)
			return dst
		}
		return append(dst, last.kept...)
	}), 6), true)
}

// Rules that do other things with dst than to keep it are not said to do that.
func TestNotKept(t *testing.T) {
	round := [][]int{{0, 1, 3}, {1, 2, 0}, {2, 3, 1}, {3, 0, 2}}
	for what, c := range map[string]struct {
		rules cgt.RulesetFunc[int]
		want  string
	}{
		"leaving out what is in dst": {
			func(dst []int, p int, _ cgt.Player) []int {
				for _, q := range round[p] {
					if !slices.Contains(dst, q) {
						dst = append(dst, q)
					}
				}
				return dst
			},
			"but appended to a dst that is not empty",
		},
		"counting what is in dst": {
			func(dst []int, p int, _ cgt.Player) []int {
				for _, q := range round[p] {
					if len(dst) < 4 {
						dst = append(dst, q)
					}
				}
				return dst
			},
			"but appended to a dst that is not empty",
		},
		"returning a list of its own": {
			func(_ []int, p int, _ cgt.Player) []int { return round[p] },
			"the rules returned a slice that does not begin with dst",
		},
		"nothing": {
			func(dst []int, p int, _ cgt.Player) []int { return append(dst, round[p]...) },
			"",
		},
	} {
		err := cgttest.Suite[int]{Rules: c.rules, Positions: []int{0}, Loopy: true}.Check()
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", what, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "keep") && !strings.Contains(err.Error(), "do not keep it") || strings.Contains(err.Error(), "deterministic")):
			t.Errorf("%s: %v, want %q", what, err, c.want)
		}
	}
}
