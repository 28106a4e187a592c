package cgttest_test

import (
	"cmp"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// race is a game: Max and Min in turn add 1 or 2 to a number, and who reaches 9 or more first gets what it is.
type race struct{}

type racePosition struct {
	Pos  int
	Next zermelo.Player
}

func (race) End(p racePosition) (zermelo.Int, bool) {
	if p.Next == zermelo.Max {
		return zermelo.Int(-p.Pos), p.Pos >= 9
	}
	return zermelo.Int(p.Pos), p.Pos >= 9
}
func (race) Turn(p racePosition) zermelo.Player { return p.Next }

func (race) AppendMoves(dst []racePosition, p racePosition) []racePosition {
	return append(dst, racePosition{p.Pos + 1, p.Next.Opponent()}, racePosition{p.Pos + 2, p.Next.Opponent()})
}

// Normalize lets Max be to move.
func (race) Normalize(p racePosition) (racePosition, bool) {
	return racePosition{p.Pos, zermelo.Max}, p.Next == zermelo.Min
}

func TestGameSuiteAccepts(t *testing.T) {
	cgttest.RunGame[racePosition, zermelo.Int](t, race{}, racePosition{})
	cgttest.RunGame[racePosition, zermelo.Int](t, numbered{}, racePosition{})
	cgttest.RunGame(t, zermelo.Loopy[racePosition, zermelo.Int](race{}, 0), racePosition{})
	cgttest.RunGame(t, zermelo.Normal(cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for m := range n {
			dst = append(dst, m)
		}
		return dst
	})), zermelo.Turned[int]{Pos: 6})
}

// wrong is race with one thing wrong.
type wrong struct {
	race
	asked *atomic.Int64
	fault string
}

func (w wrong) End(p racePosition) (zermelo.Int, bool) {
	v, ok := w.race.End(p)
	if w.fault == "deterministic" && ok && w.asked.Add(1)%2 == 0 {
		v++
	}
	return v, ok
}

func (w wrong) Turn(p racePosition) zermelo.Player {
	if w.fault == "moves" && p.Pos == 3 {
		return 7
	}
	return p.Next
}

func (w wrong) AppendMoves(dst []racePosition, p racePosition) []racePosition {
	switch {
	case w.fault == "append" && len(dst) > 0:
		dst[0] = racePosition{Pos: 77}
	case w.fault == "concurrent":
		from := len(dst)
		w.asked.Add(1)
		defer w.asked.Add(-1)
		dst = w.race.AppendMoves(dst, p)
		for range 20 {
			if runtime.Gosched(); w.asked.Load() > 1 {
				slices.Reverse(dst[from:])
				break
			}
		}
		return dst
	case w.fault == "values" && p.Pos == 4:
		return append(dst, racePosition{2, p.Next})
	}
	return w.race.AppendMoves(dst, p)
}

func (w wrong) Normalize(p racePosition) (racePosition, bool) {
	switch w.fault {
	case "normalizer-idempotent":
		return racePosition{p.Pos, p.Next.Opponent()}, true
	case "swap":
		return racePosition{p.Pos, zermelo.Max}, false
	}
	return w.race.Normalize(p)
}

// numbered is race with numbers, taking moves back, and bounds, with something wrong if fault says so.
type numbered struct {
	race
	fault string
}

func (n numbered) Size() int { return 11 }

func (n numbered) Index(p racePosition) int {
	if n.fault == "index" && p.Pos == 5 {
		return 4
	}
	return p.Pos
}

func (n numbered) Position(i int) (racePosition, bool) { return racePosition{Pos: i}, true }

func (n numbered) AppendParents(dst []racePosition, p racePosition) []racePosition {
	least := 1
	switch n.fault {
	case "parents":
		least = 2
	case "lost dst":
		dst = dst[:0]
	}
	for k := least; k <= 2; k++ {
		if p.Pos >= k {
			dst = append(dst, racePosition{p.Pos - k, p.Next.Opponent()})
		}
	}
	return dst
}

func (n numbered) Bounds(p racePosition) (least, most zermelo.Int, ok bool) {
	if n.fault == "bounds" && p.Pos == 6 {
		return 11, 12, true
	}
	return -10, 10, true
}

// judged is race with a judge, who is wrong about a move if it denies, and about what is none if it affirms.
type judged struct {
	race
	affirms, denies bool
}

func (j judged) IsMove(p, q racePosition) bool {
	switch {
	case j.denies && q.Pos == 5:
		return false
	case j.affirms && q.Pos == p.Pos+3:
		return true
	}
	return slices.Contains(j.AppendMoves(nil, p), q)
}

// misjudged has a judge with a wrong signature.
type misjudged struct{ race }

func (misjudged) IsMove(racePosition) bool { return false }

// nameless has a capability with a wrong signature.
type nameless struct{ race }

func (nameless) Unending() zermelo.Int { return 0 }

// badPayoff is a payoff whose order is none.
type badPayoff int64

func (v badPayoff) Compare(w badPayoff) int { return (int(v-w)%3+4)%3 - 1 }

// watched counts how many goroutines at once ask what only solvers and matches ask for.
type watched struct {
	numbered
	estimates, bounds, judged, indexed, parents *crowd
}

// crowd waits in a call for another one beside it, if it has not yet met two.
type crowd struct {
	calls atomic.Int64
	met   atomic.Bool
}

func (c *crowd) enter() {
	defer c.calls.Add(-1)
	if c.calls.Add(1) > 1 {
		c.met.Store(true)
	}
	for range 100 {
		if c.met.Load() {
			return
		}
		runtime.Gosched()
	}
}

func (w watched) Estimate(p racePosition) int {
	w.estimates.enter()
	return p.Pos
}

func (w watched) Bounds(p racePosition) (least, most zermelo.Int, ok bool) {
	w.bounds.enter()
	return w.numbered.Bounds(p)
}

func (w watched) IsMove(p, q racePosition) bool {
	w.judged.enter()
	return judged{}.IsMove(p, q)
}

func (w watched) Index(p racePosition) int {
	w.indexed.enter()
	return w.numbered.Index(p)
}

func (w watched) AppendParents(dst []racePosition, p racePosition) []racePosition {
	w.parents.enter()
	return w.numbered.AppendParents(dst, p)
}

// All that a game offers is asked for by several goroutines at once, for the race detector to see.
func TestGameSuiteAsksCapabilitiesAtOnce(t *testing.T) {
	w := watched{estimates: new(crowd), bounds: new(crowd), judged: new(crowd), indexed: new(crowd), parents: new(crowd)}
	if err := (cgttest.GameSuite[racePosition, zermelo.Int]{Game: w, Positions: []racePosition{{}}}).Check(); err != nil {
		t.Error(err)
	}
	for name, c := range map[string]*crowd{"Estimate": w.estimates, "Bounds": w.bounds, "IsMove": w.judged, "Index": w.indexed, "AppendParents": w.parents} {
		if !c.met.Load() {
			t.Errorf("%s was never called by two goroutines at once", name)
		}
	}
}

func TestGameSuiteFindsFaults(t *testing.T) {
	check := func(law string, err error) {
		t.Helper()
		var broken *cgttest.LawError
		if !errors.As(err, &broken) || broken.Law != law {
			t.Errorf("%s: %v", law, err)
		}
	}
	for _, fault := range []string{"deterministic", "moves", "append", "concurrent", "values", "normalizer-idempotent", "swap"} {
		law := fault
		if fault == "swap" {
			law = "values"
		}
		check(law, cgttest.GameSuite[racePosition, zermelo.Int]{Game: wrong{asked: new(atomic.Int64), fault: fault}, Positions: []racePosition{{}}}.Check())
	}
	for _, j := range []judged{{affirms: true}, {denies: true}} {
		check("judge", cgttest.GameSuite[racePosition, zermelo.Int]{Game: j, Positions: []racePosition{{}}}.Check())
	}
	if err := (cgttest.GameSuite[racePosition, zermelo.Int]{Game: judged{}, Positions: []racePosition{{}}}).Check(); err != nil {
		t.Error(err)
	}
	check("capabilities", cgttest.GameSuite[racePosition, zermelo.Int]{Game: misjudged{}, Positions: []racePosition{{}}}.Check())
	for fault, law := range map[string]string{"index": "index", "parents": "index", "lost dst": "append", "bounds": "values"} {
		check(law, cgttest.GameSuite[racePosition, zermelo.Int]{Game: numbered{fault: fault}, Positions: []racePosition{{}}}.Check())
	}
	// What package zermelo has found is about a position too, and written as one.
	err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: numbered{fault: "parents"}, Positions: []racePosition{{}}}.Check()
	checkBroken(t, "parents", err, "index", "on {")
	check("capabilities", cgttest.GameSuite[racePosition, zermelo.Int]{Game: nameless{}, Positions: []racePosition{{}}}.Check())
	check("payoffs", cgttest.GameSuite[int, badPayoff]{Game: zermelo.Rules[int, badPayoff]{
		Ended: func(p int) (badPayoff, bool) { return badPayoff(p % 3), p >= 10 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1, p+2, p+3) },
	}, Positions: []int{0}}.Check())
}

// signedPayoff is a number of which signs and negatives may be wrong.
type signedPayoff struct {
	v    int
	kind string
}

func (v signedPayoff) Compare(w signedPayoff) int {
	switch v.kind {
	case "uncomparable":
		return 1
	case "in pairs":
		return cmp.Compare(v.v>>1, w.v>>1)
	}
	return cmp.Compare(v.v, w.v)
}

func (v signedPayoff) Sign() int {
	switch {
	case v.kind == "always good":
		return 1
	case v.kind == "from zero": // where the middle is 50
		return v.v
	case v.kind == "from the middle":
		return v.v - 50
	case v.kind == "of any size" && v.v != 0: // 100, 50, 33, ... and the negatives of these
		return 100 / v.v
	case v.kind == "good for the other":
		return -v.v
	}
	return v.v
}

func (v signedPayoff) Neg() signedPayoff {
	switch {
	case strings.HasPrefix(v.kind, "from "):
		v.v = 100 - v.v
	case v.kind == "doubling":
		v.v *= -2
	case v.kind == "falling" && v.v > 1:
		v.v = -1
	default:
		v.v = -v.v
	}
	return v
}

// Extremes are wrong, but of payoffs that cannot be compared nobody knows which is the least.
func (v signedPayoff) Extremes() (least, most signedPayoff) {
	return signedPayoff{-100, v.kind}, signedPayoff{100, v.kind}
}

func TestGameSuiteFindsWrongSigns(t *testing.T) {
	for kind, want := range map[string]string{
		"as it should be":    "",
		"of any size":        "",
		"from the middle":    "",
		"from zero":          "the sign is 1, but compared with the negative, {99 from zero}, it is -1",
		"always good":        "the sign is 1, and that of the negative, {-1 always good}, is 1",
		"doubling":           "the negative is {-2 doubling}, but the negative of that is {4 doubling}",
		"good for the other": "the sign is -1, but compared with the negative, {-1 good for the other}, it is 1",
		"falling":            "it is less than {2 falling}, but the negatives are {-1 falling} and {-1 falling}, and the signs 1 and 2",
		"uncomparable":       "compared with itself it is 1, not 0",
		"in pairs":           "another payoff, it is 0, as if they were the same",
	} {
		err := cgttest.GameSuite[int, signedPayoff]{Game: zermelo.Rules[int, signedPayoff]{
			Ended: func(p int) (signedPayoff, bool) { return signedPayoff{p - 9, kind}, p >= 10 },
			Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
			Moves: func(dst []int, p int) []int { return append(dst, p+1, p+2, p+3) },
		}, Positions: []int{0}}.Check()
		law := "payoffs"
		if want == "" {
			law = ""
		}
		checkBroken(t, kind, err, law, want)
	}
}

// A payoff that is none of its type is named, and not what methods make of it that know the least and the largest.
func TestGameSuitePayoffsOutOfRange(t *testing.T) {
	scored := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Result(p - 6), p >= 10 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1, p+2, p+3) },
	}
	err := cgttest.GameSuite[int, zermelo.Result]{Game: scored, Positions: []int{0}}.Check()
	want := "the payoff is Result(4), but by Extremes, a method of zermelo.Result, the least payoff is loss and the largest win; a payoff that counts something may be a zermelo.Int"
	if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "values:") {
		t.Errorf("%v: want %q", err, want)
	}
	endless := zermelo.Loopy[int, zermelo.Result](zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Draw, p == 3 },
		Mover: scored.Mover,
		Moves: func(dst []int, p int) []int { return append(dst, (p+1)%4) },
	}, 2)
	err = cgttest.GameSuite[int, zermelo.Result]{Game: endless, Positions: []int{0}}.Check()
	if want := "what a play without end is worth is Result(2), but by Extremes"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v: want %q", err, want)
	}
}

// apart is race with a wrong representative, which is not met in play.
type apart struct {
	race
	as int
}

func (a apart) Normalize(p racePosition) (racePosition, bool) {
	if p.Pos == 5 {
		p.Pos = a.as
	}
	return p, false
}

// tagged is a heap with a tag that does not matter, and manyTags takes only some tags for others, so that heaps that are
// alike have several representatives. No value is wrong, but heaps can be reached whose representatives are met nowhere.
type (
	tagged   struct{ heap, tag int }
	manyTags struct{}
)

func (manyTags) End(p tagged) (zermelo.Int, bool) { return zermelo.Int(p.heap), p.heap <= 0 }
func (manyTags) Turn(tagged) zermelo.Player       { return zermelo.Max }

func (manyTags) AppendMoves(dst []tagged, p tagged) []tagged {
	for k := 1; k <= 3; k++ {
		dst = append(dst, tagged{p.heap - k, (p.tag + k) % 3})
	}
	return dst
}

func (manyTags) Normalize(p tagged) (tagged, bool) {
	switch {
	case p.tag == 1:
		p.tag = 3
	case p.tag == 2 && p.heap > 5:
		p.tag = 0
	}
	return p, false
}

// unsigned is a payoff that has no negative.
type unsigned int64

func (v unsigned) Compare(w unsigned) int { return int(v - w) }

// If a representative is wrong, it is named.
func TestGameSuiteNamesRepresentatives(t *testing.T) {
	check := func(want string, err error) {
		t.Helper()
		var broken *cgttest.LawError
		if !errors.As(err, &broken) || broken.Law != "values" || !strings.Contains(broken.Found, want) || strings.Contains(broken.Found, "nil") {
			t.Errorf("%v; want %s", err, want)
		}
	}
	check("at {2 Min}: the moves alone give -9, but Normalize says that it is like {2 Max}, where they give 9",
		cgttest.GameSuite[racePosition, zermelo.Int]{Game: wrong{fault: "swap"}, Positions: []racePosition{{}}}.Check())
	check("at {5 Min}: the moves alone give -9, but Normalize says that it is like {-48 Min}, where they give 9",
		cgttest.GameSuite[racePosition, zermelo.Int]{Game: apart{as: -48}, Positions: []racePosition{{}}}.Check())
	check("{0 Max}, where a move leads to a position that the next one represents, by Normalize", // -50 has the same value
		cgttest.GameSuite[racePosition, zermelo.Int]{Game: apart{as: -50}, Positions: []racePosition{{}}}.Check())
	check("by Auto its value is not known, though play from {2 1} leads here: positions that are alike must have one representative; "+
		"Normalize says that {2 1} is like {2 3}, but it has a move to {1 2}, and no move from there is like that",
		cgttest.GameSuite[tagged, zermelo.Int]{Game: manyTags{}, Positions: []tagged{{12, 0}}}.Check())
	swapped := struct {
		zermelo.Rules[int, unsigned]
		normalizer
	}{Rules: zermelo.Rules[int, unsigned]{
		Ended: func(p int) (unsigned, bool) { return 2, p == 0 },
		Mover: func(p int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int { return append(dst, max(p, -p)-1) },
	}}
	check("Normalize says that it is like 3 with the players swapped, but payoffs have no negative",
		cgttest.GameSuite[int, unsigned]{Game: swapped, Positions: []int{-3}}.Check())
}

// normalizer takes negative numbers for their absolute values with the players swapped.
type normalizer struct{}

func (normalizer) Normalize(p int) (int, bool) { return max(p, -p), p < 0 }

func TestGameSuiteErrors(t *testing.T) {
	if err := (cgttest.GameSuite[racePosition, zermelo.Int]{Game: race{}}).Check(); err == nil {
		t.Error("no positions, no error")
	}
	if err := (cgttest.GameSuite[racePosition, zermelo.Int]{Game: race{}, Positions: []racePosition{{Pos: -10_000}}, Search: 2, Explore: 10}).Check(); err == nil {
		t.Error("nothing could be solved, no error")
	}
	round := zermelo.Rules[int, zermelo.Int]{
		Ended: func(int) (zermelo.Int, bool) { return 0, false },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int { return append(dst, (p+1)%3) },
	}
	const want = "infinite play: 0 → 1 → 2 → 0; if that is meant, a method Unending has to say what a play without end is worth"
	if err := (cgttest.GameSuite[int, zermelo.Int]{Game: round, Positions: []int{0}}).Check(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("a play without end: %v", err)
	}
}

// chain is a game with plays of hundreds of moves, which counts how often its moves are listed.
type chain struct{ listed *atomic.Int64 }

func (c chain) AppendMoves(dst []int, p int) []int {
	c.listed.Add(1)
	if p > 4 {
		dst = append(dst, p-2, p-3)
	}
	if p > 0 {
		dst = append(dst, p-1)
	}
	return dst
}

func (chain) Turn(p int) zermelo.Player { return zermelo.Player(p % 3 & 1) }

func (chain) End(p int) (zermelo.Result, bool) { return zermelo.Win, p == 0 }

// Searches that look at the same positions again for each move of a long play are left off in time.
func TestLongPlays(t *testing.T) {
	c := chain{new(atomic.Int64)}
	if err := (cgttest.GameSuite[int, zermelo.Result]{Game: c, Positions: []int{900}, Search: 1000}).Check(); err != nil {
		t.Error(err)
	}
	if n := c.listed.Load(); n < 100_000 || n > 1_000_000 {
		t.Errorf("moves were listed %d times", n)
	}
}

// Given positions that follow from others that are given too are not solved once more, in whatever order they are
// given.
func TestManyGivenPositions(t *testing.T) {
	var up []int
	for p := range 300 {
		up = append(up, p)
	}
	down := slices.Clone(up)
	slices.Reverse(down)
	for _, positions := range [][]int{up, down} {
		c := chain{new(atomic.Int64)}
		if err := (cgttest.GameSuite[int, zermelo.Result]{Game: c, Positions: positions}).Check(); err != nil {
			t.Error(err)
		}
		if n := c.listed.Load(); n > 1_500_000 {
			t.Errorf("from %d on, moves were listed %d times", positions[0], n)
		}
	}
}

// coloured is a chain with a colour, which does not matter and is in the place of who moves. The rules are wrong about
// the representative of one number.
type coloured struct{ chain }

func (c coloured) AppendMoves(dst []racePosition, p racePosition) []racePosition {
	for _, n := range c.chain.AppendMoves(nil, p.Pos) {
		dst = append(dst, racePosition{n, p.Next})
	}
	return dst
}

func (c coloured) Turn(p racePosition) zermelo.Player { return c.chain.Turn(p.Pos) }

func (c coloured) End(p racePosition) (zermelo.Int, bool) {
	return zermelo.Int(p.Pos), p.Pos == 0 || p.Pos == 61
}

func (coloured) Normalize(p racePosition) (racePosition, bool) {
	if p.Pos == 62 {
		p.Pos = 3
	}
	return racePosition{Pos: p.Pos}, false
}

// The cause of a wrong value is looked for in little time also if the representatives are never met in play.
func TestWrongRepresentativeInLongPlays(t *testing.T) {
	c := coloured{chain{new(atomic.Int64)}}
	err := cgttest.GameSuite[racePosition, zermelo.Int]{Game: c, Positions: []racePosition{{900, 1}}, Search: 1000}.Check()
	var broken *cgttest.LawError
	if !errors.As(err, &broken) || broken.Law != "values" || !strings.Contains(broken.Found, "Normalize") {
		t.Errorf("a wrong representative: %v", err)
	}
	if n := c.listed.Load(); n > 200_000 {
		t.Errorf("moves were listed %d times", n)
	}
}
