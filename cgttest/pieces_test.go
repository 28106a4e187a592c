package cgttest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// skittles is Kayles on a row of pins such as ii.i, which falls into the runs of pins; the rules are wrong about the
// value of some rows.
type skittles struct{ wrong func(row string) bool }

func (skittles) Impartial() {}

func (skittles) AppendMoves(dst []string, row string, _ cgt.Player) []string {
	for at := range row {
		for _, hit := range []string{"i", "ii"} {
			if strings.HasPrefix(row[at:], hit) {
				dst = append(dst, row[:at]+strings.Repeat(".", len(hit))+row[at+len(hit):])
			}
		}
	}
	return dst
}

func (skittles) AppendParts(dst []string, row string) []string {
	return append(dst, strings.Fields(strings.ReplaceAll(row, ".", " "))...)
}

func (s skittles) NimValue(row string) (nim.Nimber, bool) { return 77, s.wrong(row) }

// twoHeaps is Nim with two heaps. The representative has no equal heaps, which are worth 0, or it has the heaps in
// order, which is all one may do.
type twoHeaps struct{ cancels bool }

func (twoHeaps) AppendMoves(dst [][2]int, p [2]int, _ cgt.Player) [][2]int {
	for i, heap := range p {
		for left := range heap {
			q := p
			q[i] = left
			dst = append(dst, q)
		}
	}
	return dst
}

func (h twoHeaps) Normalize(p [2]int) ([2]int, bool) {
	if h.cancels && p[0] == p[1] {
		return [2]int{}, false
	}
	return [2]int{min(p[0], p[1]), max(p[0], p[1])}, false
}

// A representative must be played like the position: its value is not enough.
func TestRepresentativesArePlayedAlike(t *testing.T) {
	var broken *cgttest.LawError
	if err := cgttest.TestRuleset(twoHeaps{cancels: true}, [2]int{3, 3}); !errors.As(err, &broken) || broken.Law != "normalizer-tree" {
		t.Error(err)
	}
	if err := cgttest.TestRuleset(twoHeaps{}, [2]int{3, 3}); err != nil {
		t.Error(err)
	}
}

// modThree is a heap from which one takes one or two, and representatives that are equal in normal play and in misère
// play, but not as long; slides are moves of one player only, whose representatives exchange the players or should.
type (
	modThree struct{}
	slides   struct{ swaps bool }
)

func (modThree) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	for k := 1; k <= min(2, n); k++ {
		dst = append(dst, n-k)
	}
	return dst
}
func (modThree) Impartial()                  {}
func (modThree) Normalize(n int) (int, bool) { return n % 3, false }

func (slides) AppendMoves(dst []int, n int, who cgt.Player) []int {
	switch {
	case n > 0 && who == cgt.Left:
		dst = append(dst, n-1)
	case n < 0 && who == cgt.Right:
		dst = append(dst, n+1)
	}
	return dst
}
func (s slides) Normalize(n int) (int, bool) { return max(n, -n), n < 0 && s.swaps }

func TestRepresentativesHaveTheSameTree(t *testing.T) {
	for want, err := range map[string]error{
		"cgttest: normalizer-tree: a position has the game tree of its representative, or that with the players exchanged if they are swapped [package cgt, Normalizer]\n" +
			"\ton 3\n\tfound at 3: the representative is 0, which has not the same game tree: Left has a move to 2, and no move of Left from there leads to the like": cgttest.TestRuleset(modThree{}, 20, 7),
		"\tfound at -1: the representative is 1, which has not the same game tree: from there Left has a move to 0, and no move of Left from here leads to the like": cgttest.TestRuleset(slides{}, 2, -2),
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: want %q", err, want)
		}
	}
	if err := cgttest.TestRuleset(slides{swaps: true}, 2, -2); err != nil {
		t.Error(err)
	}
}

// What is known of parts is checked although hardly any play from a large position comes to them.
func TestSuiteLooksAtParts(t *testing.T) {
	for name, wrong := range map[string]func(row string) bool{
		"runs of five and more": func(row string) bool { return len(row) >= 5 && !strings.Contains(row, ".") },
		"a run of nine":         func(row string) bool { return row == "iiiiiiiii" },
		"a run of six":          func(row string) bool { return row == "iiiiii" },
	} {
		var broken *cgttest.LawError
		if err := cgttest.TestRuleset(skittles{wrong}, strings.Repeat("i", 40)); !errors.As(err, &broken) || broken.Law != "nim-valuer" {
			t.Errorf("%s: %v", name, err)
		}
		if testing.Short() {
			return
		}
	}
	if err := cgttest.TestRuleset(skittles{func(string) bool { return false }}, strings.Repeat("i", 40)); err != nil {
		t.Error(err)
	}
}

// heapOf is Nim with one heap, with a wrong value of all heaps of two and more, if it is said so.
type heapOf struct {
	cgt.ImpartialFunc[int]
	isWrong bool
}

func newHeap(isWrong bool) heapOf {
	return heapOf{func(dst []int, n int) []int {
		for left := range n {
			dst = append(dst, left)
		}
		return dst
	}, isWrong}
}

func (h heapOf) NimValue(n int) (nim.Nimber, bool) { return nim.Nimber(n ^ 1), h.isWrong && n > 1 }

// Of very many moves most lead to positions whose values are too hard to find, but not all.
func TestSuiteFindsSmallPositions(t *testing.T) {
	starts := []int{1000, 2000, 5000}
	if testing.Short() {
		starts = starts[1:2]
	}
	for _, start := range starts {
		if err := cgttest.TestRuleset(newHeap(false), start); err != nil {
			t.Errorf("from %d: %v", start, err)
		}
	}
	var broken *cgttest.LawError
	if err := cgttest.TestRuleset(newHeap(true), 2000, 1); !errors.As(err, &broken) || broken.Law != "nim-valuer" {
		t.Error(err)
	}
}

// countdown lets one take 1 from a number, with one part or representative that is much larger.
type countdown struct{ parts, representative bool }

const hugePiece = 20_000_000

func (countdown) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if n > 0 {
		dst = append(dst, n-1)
	}
	return dst
}

func (c countdown) AppendParts(dst []int, n int) []int {
	if c.parts && n == 7 {
		n = hugePiece
	}
	return append(dst, n)
}

func (c countdown) Normalize(n int) (int, bool) {
	if c.representative && n == 7 {
		n = hugePiece
	}
	return n, false
}

// What is too large to be searched is left off, whatever leads there, and it is said that it was not checked.
func TestSuiteLeavesOffWhatIsTooLarge(t *testing.T) {
	for _, rules := range []countdown{{parts: true}, {representative: true}} {
		counter := cgttest.Counting(cgt.Ruleset[int](rules))
		_ = cgttest.TestRuleset(cgt.Ruleset[int](counter), 20)
		if n := counter.Calls(); n > hugePiece/10 {
			t.Errorf("%+v: the rules were asked %d times", rules, n)
		}
	}
	if got := (cgttest.Suite[int]{Rules: countdown{parts: true}, Positions: []int{20}}).Coverage(); !strings.Contains(got, "not checked because they are too large: the parts or the representatives of 1 position") {
		t.Error(got)
	}
}

// ring leads round a circle, which can be left at 0 only.
type ring struct{}

func (ring) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	switch {
	case p < 0:
		return dst
	case p == 0:
		dst = append(dst, -1)
	}
	return append(dst, (p+1)%7000)
}

// ringGame is the same as a game of package zermelo.
type ringGame struct{ ring }

func (ringGame) End(p int) (zermelo.Result, bool) { return zermelo.Win, p < 0 }
func (ringGame) Turn(int) zermelo.Player          { return zermelo.Max }
func (g ringGame) AppendMoves(dst []int, p int) []int {
	return g.ring.AppendMoves(dst, p, cgt.Left)
}

// A play that comes back is known to have no end, however long it took.
func TestSuiteFindsLongCycles(t *testing.T) {
	var broken *cgttest.LawError
	err := cgttest.TestRuleset(ring{}, 0, -1)
	if !errors.As(err, &broken) || broken.Law != "finite" || !strings.Contains(err.Error(), "comes back to ") {
		t.Error(err)
	}
	err = cgttest.GameSuite[int, zermelo.Result]{Game: ringGame{}, Positions: []int{0, -1}}.Check()
	if err == nil || !strings.Contains(err.Error(), "play need not end: a play from 0 comes back to ") {
		t.Error(err)
	}
}

// twins are rules with something called ImpartialTwin.
type (
	wrongTwin   struct{ stalks }
	noTwin      struct{ stalks }
	untypedTwin struct{ stalks }
)

func (wrongTwin) ImpartialTwin() cgt.ImpartialRuleset[string] {
	return cgt.ImpartialFunc[string](func(dst []string, _ string) []string { return dst })
}
func (noTwin) ImpartialTwin() cgt.ImpartialRuleset[string] { return nil }
func (untypedTwin) ImpartialTwin() cgt.Ruleset[string]     { return stalks{} }

// The impartial twin is checked also where there are neither parts nor representatives.
func TestSuiteLooksAtTwins(t *testing.T) {
	for _, c := range []struct {
		rules cgt.Ruleset[string]
		law   string
	}{{wrongTwin{}, "impartial-variant"}, {noTwin{}, "impartial-variant"}, {untypedTwin{}, "capabilities"}} {
		var broken *cgttest.LawError
		if err := cgttest.TestRuleset(c.rules, "BR GB"); !errors.As(err, &broken) || broken.Law != c.law {
			t.Errorf("%T: %v", c.rules, err)
		}
	}
}

// What an interface holds need not be comparable.
func TestSuiteOfIncomparablePositions(t *testing.T) {
	rules := cgt.ImpartialFunc[any](func(dst []any, p any) []any {
		if p == 2 {
			dst = append(dst, []int{1})
		}
		return dst
	})
	for _, start := range []any{2, []int{1}} {
		if err := cgttest.TestRuleset(rules, start); err == nil || !strings.Contains(err.Error(), "the position [1] is not equal to itself by ==, as a floating-point number may be, or cannot be compared") {
			t.Errorf("%v: %v", start, err)
		}
	}
}

// anyPieces has parts or a representative that cannot be compared.
type anyPieces struct{ parts bool }

func (anyPieces) AppendMoves(dst []any, p any, _ cgt.Player) []any {
	if p == 5 {
		dst = append(dst, 4)
	}
	return dst
}

func (a anyPieces) AppendParts(dst []any, p any) []any {
	if a.parts && p == 4 {
		p = []int{1}
	}
	return append(dst, p)
}

func (a anyPieces) Normalize(p any) (any, bool) {
	if !a.parts && p == 4 {
		p = []int{1}
	}
	return p, false
}

func TestSuiteOfIncomparablePieces(t *testing.T) {
	for _, parts := range []bool{false, true} {
		if err := cgttest.TestRuleset(cgt.Ruleset[any](anyPieces{parts}), any(5)); err == nil || !strings.Contains(err.Error(), "the position [1] is not equal to itself by ==") {
			t.Errorf("parts %v: %v", parts, err)
		}
	}
}

// strangeAt is Nim with five heaps in which positions with so many counters have a part, or a move, that cannot be
// compared.
type strangeAt struct {
	counters int
	isMove   bool
}

func (r strangeAt) isStrange(p any) bool {
	counters := 0
	for _, n := range p.([5]int) {
		counters += n
	}
	return counters == r.counters
}

func (r strangeAt) AppendMoves(dst []any, p any, _ cgt.Player) []any {
	if r.isMove && r.isStrange(p) {
		dst = append(dst, []int{1})
	}
	heaps := p.([5]int)
	for i, n := range heaps {
		for less := range n {
			q := heaps
			q[i] = less
			dst = append(dst, q)
		}
	}
	return dst
}

func (r strangeAt) AppendParts(dst []any, p any) []any {
	if !r.isMove && r.isStrange(p) {
		return append(dst, []int{1})
	}
	return append(dst, p)
}

// What cannot be compared is told wherever it is met, also in a play that goes on after it.
func TestSuiteOfIncomparablePiecesFarAway(t *testing.T) {
	start := any([5]int{10, 10, 10, 10, 10})
	for _, isMove := range []bool{false, true} {
		for _, counters := range []int{0, 1, 5, 10, 20, 40, 49, 50} {
			err := cgttest.TestRuleset(cgt.Ruleset[any](strangeAt{counters, isMove}), start)
			if err == nil || !strings.Contains(err.Error(), "the position [1] is not equal to itself by ==") {
				t.Errorf("at %d counters, a move %v: %v", counters, isMove, err)
			}
		}
	}
}

// hotParts are rules whose sums of parts are games with very long texts.
type hotParts struct{}

func (hotParts) AppendMoves(dst []int, n int, who cgt.Player) []int {
	if n > 0 && n < 20 {
		dst = append(dst, 0)
	}
	return dst
}

func (hotParts) AppendParts(dst []int, n int) []int {
	if n == 1 {
		for i := 2; i < 14; i++ {
			dst = append(dst, i)
		}
		return dst
	}
	return append(dst, n)
}

func (hotParts) Value(n int) (surreal.Game, bool) {
	return surreal.Switch(surreal.Int(int64(3 * n))).Add(surreal.Int(int64(n))), n > 1 && n < 14
}

// Games with long texts are not written out in messages.
func TestMessagesAreShort(t *testing.T) {
	err := cgttest.TestRuleset(hotParts{}, 1, 2)
	if err == nil || len(err.Error()) > 20_000 {
		t.Errorf("%.1000v", err)
	}
}

// countdownGame is the game of taking 1 from a number, where 7 is said to be like a number that is much larger.
type countdownGame struct {
	zermelo.Game[int, zermelo.Result]
}

func (countdownGame) Normalize(n int) (int, bool) {
	return countdown{representative: true}.Normalize(n)
}

// A representative from which too much can be reached is named.
func TestGameSuiteNamesLargeRepresentatives(t *testing.T) {
	game := countdownGame{zermelo.Rules[int, zermelo.Result]{
		Ended: func(n int) (zermelo.Result, bool) { return zermelo.Win, n == 0 },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, n int) []int { return append(dst, n-1) },
	}}
	err := cgttest.GameSuite[int, zermelo.Result]{Game: game, Positions: []int{7}}.Check()
	if err == nil || !strings.Contains(err.Error(), "representatives must be larger than what they stand for; by Normalize, this position is like 20000000") {
		t.Error(err)
	}
}
