package cgttest_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
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
				if about == "parts" && which == "small" && keeping == "what was appended" {
					continue // each has itself for its only part, and there is no other position to write over it
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
	case isKept && (err == nil || !strings.Contains(err.Error(), "so the rules keep dst, or a part of it")):
		t.Errorf("%s: want that it is said: %v", what, err)
	}
}
