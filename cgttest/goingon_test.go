package cgttest_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// growing rules let Left add a counter or take all, in one order or the other; Right takes all.
type growing struct{ stopsFirst bool }

func (g growing) AppendMoves(dst []int, n int, who cgt.Player) []int {
	switch {
	case n == 0:
		return dst
	case who == cgt.Right:
		return append(dst, 0)
	case g.stopsFirst:
		return append(dst, 0, n+1)
	}
	return append(dst, n+1, 0)
}

// lengthening rules let Left write a b behind an a, or turn the a into b; Right strikes an a. Where there is one a, play
// of Left may go on for ever, and whatever is without it has a value.
type lengthening struct{}

func (lengthening) AppendMoves(dst []string, row string, who cgt.Player) []string {
	switch {
	case !strings.Contains(row, "a"):
		return dst
	case who == cgt.Right:
		return append(dst, strings.Replace(row, "a", "", 1))
	}
	return append(dst, strings.Replace(row, "a", "ab", 1), strings.Replace(row, "a", "b", 1))
}

// raising is a game in which the heap grows, or is taken.
type raising struct{}

type raised struct {
	n   int
	who zermelo.Player
}

func (raising) End(p raised) (zermelo.Int, bool) { return 1, p.n == 0 }
func (raising) Turn(p raised) zermelo.Player     { return p.who }
func (raising) AppendMoves(dst []raised, p raised) []raised {
	return append(dst, raised{p.n + 1, p.who.Opponent()}, raised{0, p.who.Opponent()})
}

// Play at random soon ends where a way out is always among the moves, and yet it need not end.
func TestPlayThatGoesOn(t *testing.T) {
	const named = "a play, by moves after which there are others, from "
	for name, err := range map[string]error{
		"growing":              cgttest.TestRuleset(growing{}, 1, 2, 3),
		"growing, stops first": cgttest.TestRuleset(growing{true}, 3),
		"impartial": cgttest.TestRuleset(cgt.ImpartialFunc[int](func(dst []int, n int) []int {
			if n > 0 {
				dst = append(dst, n+1, 0)
			}
			return dst
		}), 3),
		"lengthening": cgttest.TestRuleset(lengthening{}, "aa", "a"),
		"raising":     cgttest.GameSuite[raised, zermelo.Int]{Game: raising{}, Positions: []raised{{n: 3}}}.Check(),
	} {
		if err == nil || !strings.Contains(err.Error(), named) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// payoffs checks a game with payoffs.
func payoffs[Pos comparable, V zermelo.Payoff[V]](g zermelo.Game[Pos, V], start Pos) error {
	return cgttest.GameSuite[Pos, V]{Game: g, Positions: []Pos{start}}.Check()
}

// appending lets Left make a row longer and Right strike a letter that Left never writes.
type appending struct{}

func (appending) AppendMoves(dst []string, row string, who cgt.Player) []string {
	if who == cgt.Left {
		return append(dst, row+"a")
	}
	if before, after, ok := strings.Cut(row, "b"); ok {
		dst = append(dst, before+"."+after)
	}
	return dst
}

// Play by which texts grow soon takes long for each move, so it is broken off before others, and few values are tried.
func TestPlayOfGrowingTexts(t *testing.T) {
	err := cgttest.Suite[string]{Rules: appending{}, Positions: []string{"ab"}, Explore: 1000, Search: 300}.Check()
	if err == nil || !strings.Contains(err.Error(), "a play from \"ab\" had not ended after 1000 moves") || !strings.Contains(err.Error(), "any of the 2 that were tried") {
		t.Error(err)
	}
}

// Where there are more and more moves, play is broken off before lists of them fill the memory.
func TestMoreAndMoreMoves(t *testing.T) {
	for name, moves := range map[string]func(dst []int, n int) []int{
		"as many as the heap is large": func(dst []int, n int) []int {
			for k := 1; k <= n; k++ {
				dst = append(dst, n+k) // n−k is meant
			}
			return dst
		},
		"a quarter": func(dst []int, n int) []int {
			for k := range n/4 + 1 {
				dst = append(dst, n+k+1)
			}
			return dst
		},
		"or an end": func(dst []int, n int) []int {
			for k := range n {
				dst = append(dst, n+k+1)
			}
			return append(dst, 0)[:len(dst)+min(1, n)]
		},
	} {
		rules := cgt.ImpartialFunc[int](moves)
		alone := cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
			if who == cgt.Left {
				return append(dst, 0)[:len(dst)+min(1, n)]
			}
			return moves(dst, n)
		})
		for by, check := range map[string]func() error{
			"both":    func() error { return cgttest.TestRuleset(rules, 3) },
			"Right":   func() error { return cgttest.TestRuleset(alone, 3) },
			"payoffs": func() error { return payoffs(zermelo.Normal[int](rules), zermelo.Turned[int]{Pos: 3}) },
		} {
			t.Run(name+", "+by, func(t *testing.T) {
				if err := check(); err == nil || !strings.Contains(err.Error(), "cgttest: nothing was checked, since there are more and more moves: from ") {
					t.Error(err)
				}
			})
		}
	}
}

// large is a position of a kilobyte.
type large struct {
	board [127]int64
	n     int
}

// Large positions take as much memory when there are fewer of them.
func TestMoreAndMoreMovesOfLargePositions(t *testing.T) {
	rules := cgt.ImpartialFunc[large](func(dst []large, p large) []large {
		for k := 1; k <= p.n; k++ {
			dst = append(dst, large{p.board, p.n + k}) // p.n − k is meant
		}
		return dst
	})
	if err := cgttest.TestRuleset(rules, large{n: 3}); err == nil || !strings.Contains(err.Error(), "cgttest: nothing was checked, since there are more and more moves: from ") {
		t.Error(err)
	}
}

// wideRow rules have a row of pins on a long board: one takes a pin, and Left may take two. The board is set up in a move.
type wideRow struct{ size, pins int }

func (r wideRow) AppendMoves(dst []string, p string, who cgt.Player) []string {
	if p == "?" {
		return append(dst, strings.Repeat("i", r.pins)+strings.Repeat(".", r.size-r.pins))
	}
	for i := range r.pins {
		if p[i] != 'i' {
			continue
		}
		q := p[:i] + "." + p[i+1:]
		dst = append(dst, q)
		for j := range i {
			if p[j] == 'i' && who == cgt.Left {
				dst = append(dst, q[:j]+"."+q[j+1:])
			}
		}
	}
	return dst
}

func (wideRow) Normalize(p string) (string, bool) { return p, false }

// There may be much text in each of many searches.
func TestLongTextsInEachSearch(t *testing.T) {
	if err := cgttest.TestRuleset(wideRow{1000, 12}, "?"); err != nil {
		t.Error(err)
	}
}

// The representative of a row of pins is, by mistake, two of them.
type twice struct{}

func (twice) AppendMoves(dst []string, p string, who cgt.Player) []string {
	return wideRow{pins: len(p)}.AppendMoves(dst, p, who)
}

func (twice) Normalize(p string) (string, bool) {
	if strings.HasPrefix(p, ".") {
		return p, false
	}
	return "." + p + p, false
}

// Trees of wrong representatives may be large, and need not be compared one and all: of a hundred 97 are others, and 3 too
// large.
func TestManyOtherTrees(t *testing.T) {
	err := cgttest.Suite[string]{Rules: twice{}, Positions: []string{"iiiiiiii"}, Search: 600}.Check()
	if err == nil || !strings.Contains(err.Error(), "normalizer-tree") || !strings.Contains(err.Error(), "and 94 more like these") {
		t.Error(err)
	}
}

// trailing rules turn a letter and its neighbour into dots, and by mistake write two letters at the end. It takes them
// long to list the moves from a long row.
type trailing struct {
	steps *atomic.Int64 // how many it took
}

func (g trailing) AppendMoves(dst []string, p string, who cgt.Player) []string {
	g.steps.Add(int64(len(p)) * int64(len(p)))
	for i := range p {
		row := []byte(p)
		switch {
		case who == cgt.Left && p[i] == 'L':
			row[i], row[min(i+1, len(p)-1)] = '.', '.'
		case who == cgt.Right && p[i] == 'R':
			row[i], row[max(i-1, 0)] = '.', '.'
		default:
			continue
		}
		dst = append(dst, string(row)+"LR")
	}
	return dst
}

// Where texts grow, searches are broken off before they have come as far as they may, and few of the positions are looked
// at that are met in a play which goes on and on: it is the longest ones that take long.
func TestSlowRulesOfGrowingTexts(t *testing.T) {
	const start = "LLRLRR"
	for name, check := range map[string]func(trailing) error{
		"rules": func(g trailing) error {
			return cgttest.Suite[string]{Rules: g, Positions: []string{start}, Explore: 300, Search: 1500}.Check()
		},
		"payoffs": func(g trailing) error {
			game := zermelo.Normal[string](g)
			return cgttest.GameSuite[zermelo.Turned[string], zermelo.Result]{Game: game, Positions: []zermelo.Turned[string]{{Pos: start}}, Explore: 300, Search: 1500}.Check()
		},
	} {
		g := trailing{new(atomic.Int64)}
		if err := check(g); err == nil || !strings.Contains(err.Error(), "had not ended after 3") {
			t.Errorf("%s: %v", name, err)
		}
		if n := g.steps.Load(); n > 6e9 {
			t.Errorf("%s: %d steps", name, n)
		}
	}
}

// doubled is a row of stalks whose only part is the row twice.
type doubled struct{}

func (doubled) AppendMoves(dst []string, p string, _ cgt.Player) []string {
	if p != "" {
		dst = append(dst, p[1:])
	}
	return dst
}

func (doubled) AppendParts(dst []string, p string) []string { return append(dst, p+p) }

func TestPartsThatFillTheMemory(t *testing.T) {
	err := cgttest.TestRuleset(doubled{}, "abc", "")
	if err == nil || !strings.Contains(err.Error(), `nothing was checked, since texts grow too long: a part of "abc" has parts, and so on, of which one has 25165824 bytes of text; see that parts are not larger than the whole`) {
		t.Error(err)
	}
}

// swelling is a row in which one makes a letter a dot, and of which each part has a letter too many.
type swelling struct {
	parts func(dst []string, p string) []string
}

func (swelling) AppendMoves(dst []string, p string, _ cgt.Player) []string {
	for i := range len(p) {
		if p[i] != '.' {
			dst = append(dst, p[:i]+"."+p[i+1:])
		}
	}
	return dst
}

func (g swelling) AppendParts(dst []string, p string) []string { return g.parts(dst, p) }

// Play among parts that goes on for ever and makes texts longer and longer is broken off, and what is wrong with the parts
// is told.
func TestPartsThatGrow(t *testing.T) {
	for name, parts := range map[string]func(dst []string, p string) []string{
		"a letter too many": func(dst []string, p string) []string { return append(dst, p+".a") },
		"each of the parts and the whole": func(dst []string, p string) []string {
			for _, part := range strings.Fields(strings.ReplaceAll(p, ".", " ")) {
				dst = append(dst, p+"."+part)
			}
			return dst
		},
	} {
		for _, isImpartial := range []bool{false, true} {
			var rules cgt.Ruleset[string] = swelling{parts: parts}
			if isImpartial {
				rules = impartialSwelling{swelling{parts: parts}}
			}
			err := cgttest.TestRuleset(rules, "aaaaa", "aa.a")
			for _, want := range []string{"decomposer: ", "same-value: ", "with optional capabilities: in play among parts and representatives texts grow too long; see that these are not larger"} {
				if err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("%s: want %q: %.2000v", name, want, err)
				}
			}
		}
	}
}

type impartialSwelling struct{ swelling }

func (impartialSwelling) Impartial() {}

// TestTextsThatFillTheMemory has moves that make a text longer by a part of itself, so that a play of some thirty moves
// would take all memory there is.
func TestTextsThatFillTheMemory(t *testing.T) {
	for name, moves := range map[string]func(dst []string, p string) []string{
		"doubling": func(dst []string, p string) []string { return append(dst, p+p) },
		"doubling or taking all": func(dst []string, p string) []string {
			if p == "" {
				return dst
			}
			return append(dst, p+p, "")
		},
		"growing by a fiftieth or taking all": func(dst []string, p string) []string {
			if p == "" {
				return dst
			}
			return append(dst, p+p[:len(p)/50+1], "")
		},
		"i and j exchanged": func(dst []string, p string) []string { // p[:i]+p[j:] takes what is between
			for j := range p {
				for i := range j {
					dst = append(dst, p[:j]+p[i:])
				}
			}
			return dst
		},
	} {
		both := cgt.RulesetFunc[string](func(dst []string, p string, _ cgt.Player) []string { return moves(dst, p) })
		right := cgt.RulesetFunc[string](func(dst []string, p string, who cgt.Player) []string {
			if who == cgt.Left {
				return dst
			}
			return moves(dst, p)
		})
		game := zermelo.Rules[string, zermelo.Result]{
			Ended: func(p string) (zermelo.Result, bool) { return zermelo.Draw, p == "" },
			Mover: func(string) zermelo.Player { return zermelo.Max },
			Moves: moves,
		}
		for by, err := range map[string]error{
			"both":  cgttest.TestRuleset(both, "abc"),
			"Right": cgttest.TestRuleset(right, "abc"),
			"Max":   cgttest.GameSuite[string, zermelo.Result]{Game: game, Positions: []string{"abc"}}.Check(),
		} {
			if err == nil || !strings.Contains(err.Error(), "texts grow too long: the moves from \"a") {
				t.Errorf("%s, by %s: %v", name, by, err)
			}
		}
	}
	// At random play ends, and a search goes on with the first move.
	shrinking := zermelo.Rules[string, zermelo.Result]{
		Ended: func(p string) (zermelo.Result, bool) { return zermelo.Draw, p == "" },
		Mover: func(string) zermelo.Player { return zermelo.Max },
		Moves: func(dst []string, p string) []string { return append(dst, p+p[:len(p)/50+1], p[1:]) },
	}
	err := cgttest.GameSuite[string, zermelo.Result]{Game: shrinking, Positions: []string{"abc"}}.Check()
	if want := "found at \"abc\": texts grow too long: the moves from \"a"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v: want %q", err, want)
	}
	record := cgt.RulesetFunc[string](func(dst []string, p string, _ cgt.Player) []string {
		if len(p) == 10 {
			return dst
		}
		return append(dst, p+"a", p+"b")
	})
	if err := cgttest.TestRuleset(record, "", strings.Repeat("a", 5)); err != nil {
		t.Errorf("texts that grow to an end: %v", err)
	}
}
