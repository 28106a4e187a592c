package cgttest_test

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

func TestRulesets(t *testing.T) {
	t.Run("stalks", func(t *testing.T) { cgttest.Run(t, stalks{}, "BRG", "BB GR RGB") })
	t.Run("fastStalks", func(t *testing.T) { cgttest.Run(t, fastStalks{}, "BRG", "RR GR RGB BB GG") })
	t.Run("hackenbush", func(t *testing.T) {
		house := hackenbush{[]edge{{0, 1, 'B'}, {0, 2, 'R'}, {1, 2, 'G'}, {1, 3, 'R'}, {2, 4, 'B'}, {3, 4, 'B'}, {4, 4, 'R'}}}
		cgttest.Run(t, house, house.all())
	})
	t.Run("domineering", func(t *testing.T) { cgttest.Run(t, domineering{}, rectangle(3, 3), rectangle(2, 4)) })
	t.Run("fastDomineering", func(t *testing.T) {
		cgttest.Run(t, fastDomineering{}, rectangle(3, 4), rectangle(5, 2)|rectangle(2, 5))
	})
	t.Run("toadsFrogs", func(t *testing.T) { cgttest.Run(t, toadsFrogs{}, "TT_FF", "T__TF_F", "T_F") })
	t.Run("nim", func(t *testing.T) { cgttest.Run(t, threeHeaps, [3]uint8{3, 4, 5}) })
	t.Run("fastNim", func(t *testing.T) { cgttest.Run(t, fastNim{threeHeaps}, [3]uint8{4, 3, 2}, [3]uint8{7}) })
	t.Run("trees", func(t *testing.T) {
		cgttest.Run(t, cgt.Trees{}, cgt.MustParseTree("{{|},{{|}|{|}}|{|}}"), cgt.MustParseTree("{{{|}|}|{|{|}}}"))
	})
	t.Run("values", func(t *testing.T) {
		cgttest.Run(t, surreal.Games{}, surreal.MustParse("{2|1||-1}"), surreal.MustParse("+_2"), surreal.MustParse("3/8^*2"))
	})
	t.Run("sums", func(t *testing.T) {
		p := cgt.Sum(cgt.Bind(toadsFrogs{}, "T_F"), cgt.Neg(cgt.Bind(fastStalks{}, "BR RG")), surreal.MustParse("+-1"))
		cgttest.Run(t, cgt.Positions{}, p)
	})
}

// The wrappers change no answer, so what they wrap passes with them too.
func TestWrappedRulesets(t *testing.T) {
	for name, wrap := range map[string]func(cgt.Ruleset[string]) cgt.Ruleset[string]{
		"Plain":      cgttest.Plain[string],
		"Shuffled":   cgttest.Shuffled[string],
		"Duplicated": cgttest.Duplicated[string],
		"Counting":   func(r cgt.Ruleset[string]) cgt.Ruleset[string] { return cgttest.Counting(r) },
		"Negative":   cgt.Negative[string],
		"all": func(r cgt.Ruleset[string]) cgt.Ruleset[string] {
			return cgt.Negative(cgttest.Shuffled(cgttest.Duplicated(r)))
		},
	} {
		t.Run(name, func(t *testing.T) {
			rules := wrap(fastStalks{})
			cgttest.Run(t, rules, "BGR RB", "G RRB")
			for _, p := range []string{"BGR RB", "G RRB", "BR GB R"} {
				want := stalk(t, p)
				if name == "Negative" || name == "all" {
					want = want.Neg()
				}
				if got := value(t, rules, p); got != want {
					t.Errorf("%s: %v, want %v", p, got, want)
				}
			}
		})
	}
}

// A start that is too large to be searched is no obstacle, for plays from there come to small positions.
func TestLargeStart(t *testing.T) {
	cgttest.Suite[board]{Rules: fastDomineering{}, Positions: []board{rectangle(8, 8)}, Explore: 300, Search: 1000}.Run(t)
}

// patched is fastStalks with some of its methods replaced.
type patched struct {
	fastStalks
	moves     func(dst []string, p string, who cgt.Player) []string
	parts     func(dst []string, p string) []string
	normalize func(p string) (string, bool)
	value     func(p string) (surreal.Game, bool)
}

func (r patched) AppendMoves(dst []string, p string, who cgt.Player) []string {
	if r.moves != nil {
		return r.moves(dst, p, who)
	}
	return r.fastStalks.AppendMoves(dst, p, who)
}

func (r patched) AppendParts(dst []string, p string) []string {
	if r.parts != nil {
		return r.parts(dst, p)
	}
	return r.fastStalks.AppendParts(dst, p)
}

func (r patched) Normalize(p string) (string, bool) {
	if r.normalize != nil {
		return r.normalize(p)
	}
	return r.fastStalks.Normalize(p)
}

func (r patched) Value(p string) (surreal.Game, bool) {
	if r.value != nil {
		return r.value(p)
	}
	return r.fastStalks.Value(p)
}

// marked calls rules impartial that need not be.
type marked struct{ stalks }

func (marked) Impartial() {}

// greenStalks are stalks in which everybody may cut every edge, with nim-values.
type greenStalks struct {
	cgt.ImpartialRuleset[string]
	nimValue func(p string) (nim.Nimber, bool)
}

func (g greenStalks) NimValue(p string) (nim.Nimber, bool) { return g.nimValue(p) }

// near misses of the optional capabilities
type (
	pointerNormalizer struct{ stalks }
	missingSwapped    struct{ stalks }
	oldDecomposer     struct{ stalks }
	roughValuer       struct{ stalks }
	roughNimValuer    struct{ stalks }
	intNimValuer      struct{ stalks }
	otherMeanings     struct{ stalks }
)

func (*pointerNormalizer) Normalize(p string) (string, bool) { return p, false }
func (missingSwapped) Normalize(p string) string             { return p }
func (oldDecomposer) AppendParts(p string) []string          { return strings.Fields(p) }
func (roughValuer) Value(p string) surreal.Game              { return surreal.Game{} }
func (roughNimValuer) NimValue(p string) nim.Nimber          { return 0 }
func (intNimValuer) NimValue(p string) (int, bool)           { return 0, true }
func (otherMeanings) Value(card string) int                  { return len(card) }
func (otherMeanings) Normalize() otherMeanings               { return otherMeanings{} }

// Each law can fail: there are rules that break it, and they are caught.
func TestRulesetLawsCanFail(t *testing.T) {
	good := fastStalks{}
	const start = "BRG GB R"
	var calls, dither, mixed, asking atomic.Int64
	var first firstTimes
	var kept []string
	shared := make([]string, 0, 64)
	cached, remembered := map[string][]string{}, map[string][]string{}
	laws := map[string]bool{}
	for _, c := range []struct {
		law, what string
		rules     cgt.Ruleset[string]
	}{
		{"capabilities", "a capability that only the pointer has", pointerNormalizer{}},
		{"capabilities", "a Normalize with one result", missingSwapped{}},
		{"capabilities", "an AppendParts without dst", oldDecomposer{}},
		{"capabilities", "a Value that is always known", roughValuer{}},
		{"capabilities", "a NimValue that is always known", roughNimValuer{}},
		{"capabilities", "a NimValue that is an int", intNimValuer{}},
		{"deterministic", "another order every second time", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			from := len(dst)
			dst = good.AppendMoves(dst, p, who)
			if calls.Add(1)%2 == 0 {
				slices.Reverse(dst[from:])
			}
			return dst
		}}},
		{"deterministic", "sometimes a move is missing", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			if moves := good.AppendMoves(nil, p, who); calls.Add(1)%7 != 0 {
				dst = append(dst, moves...)
			}
			return dst
		}}},
		{"deterministic", "parts in changing order", patched{parts: func(dst []string, p string) []string {
			parts := strings.Fields(p)
			if dither.Add(1)%3 == 0 {
				slices.Reverse(parts)
			}
			return append(dst, parts...)
		}}},
		{"deterministic", "changing representatives", patched{normalize: func(p string) (string, bool) {
			if mixed.Add(1)%3 == 0 {
				return p, false
			}
			return good.Normalize(p)
		}}},
		{"append", "writing into dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			return good.AppendMoves(dst[:0], p, who)
		}}},
		{"append", "writing the position to the beginning of dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			if len(dst) > 0 {
				dst[0] = p
			}
			return good.AppendMoves(dst, p, who)
		}}},
		{"append", "writing the position to the end of dst", patched{parts: func(dst []string, p string) []string {
			if len(dst) > 0 {
				dst[len(dst)-1] = p
			}
			return good.AppendParts(dst, p)
		}}},
		{"append", "writing a move into dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			if moves := good.AppendMoves(nil, p, who); len(dst) > 2 && len(moves) > 0 {
				dst[2] = moves[0]
			}
			return good.AppendMoves(dst, p, who)
		}}},
		{"append", "sorting all of dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			dst = good.AppendMoves(dst, p, who)
			slices.Sort(dst)
			return dst
		}}},
		{"append", "ignoring dst", patched{moves: func(_ []string, p string, who cgt.Player) []string {
			return good.AppendMoves(nil, p, who)
		}}},
		{"append", "leaving out what is in dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			for _, q := range good.AppendMoves(nil, p, who) {
				if !slices.Contains(dst[:len(dst):len(dst)], q) || len(dst) < 4 {
					dst = append(dst, q)
				}
			}
			return dst
		}}},
		{"append", "using a kept buffer", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			if dst == nil {
				dst = kept[:0]
			}
			kept = good.AppendMoves(dst, p, who)
			return kept
		}}},
		{"append", "using a buffer of its own, which is the same for all positions", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			if len(dst) == 0 {
				dst = shared[:0]
			}
			return good.AppendMoves(dst, p, who)
		}}},
		{"append", "returning its own list", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			key := p + who.String()
			if cached[key] == nil {
				cached[key] = good.AppendMoves(nil, p, who)
			}
			if len(dst) == 0 {
				return cached[key]
			}
			return append(dst, cached[key]...)
		}}},
		{"append", "remembering a part of dst", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			key := p + who.String()
			if remembered[key] == nil {
				from := len(dst)
				dst = good.AppendMoves(dst, p, who)
				remembered[key] = dst[from:]
				return dst
			}
			return append(dst, remembered[key]...)
		}}},
		{"append", "writing parts into dst", patched{parts: func(dst []string, p string) []string {
			return append(dst[:0], strings.Fields(p)...)
		}}},
		{"concurrent", "an answer that depends on what others are asking", patched{moves: func(dst []string, p string, who cgt.Player) []string {
			from := len(dst)
			asking.Add(1)
			defer asking.Add(-1)
			dst = good.AppendMoves(dst, p, who)
			for range 20 {
				if runtime.Gosched(); asking.Load() > 1 {
					slices.Reverse(dst[from:])
					break
				}
			}
			return dst
		}}},
		{"first-answers", "a nim-value that is remembered, and is another the first time", greenStalks{cgt.Impartial(stalks{}), func(p string) (nim.Nimber, bool) {
			if first.has(p) {
				return 0, true
			}
			return nim.Nimber(len(p)), !strings.Contains(p, " ")
		}}},
		{"first-answers", "a representative", patched{normalize: func(p string) (string, bool) {
			if first.has("normalize " + p) {
				return p, false
			}
			return good.Normalize(p)
		}}},
		{"first-answers", "parts", patched{parts: func(dst []string, p string) []string {
			if first.has("parts " + p) {
				return append(dst, p)
			}
			return good.AppendParts(dst, p)
		}}},
		{"impartial", "a false mark", marked{}},
		{"normalizer-idempotent", "a representative of another kind", patched{normalize: func(p string) (string, bool) {
			return recolour(p), true
		}}},
		{"finite", "a move that regrows a stalk", cgt.RulesetFunc[string](func(dst []string, p string, who cgt.Player) []string {
			dst = good.AppendMoves(dst, p, who)
			if p == "R" && who == cgt.Left {
				dst = append(dst, start)
			}
			return dst
		})},
		{"finite", "a move that does nothing", cgt.RulesetFunc[string](func(dst []string, p string, who cgt.Player) []string {
			return append(good.AppendMoves(dst, p, who), p)
		})},
		{"decomposer", "a part too many", patched{parts: func(dst []string, p string) []string {
			return append(good.AppendParts(dst, p), "B")
		}}},
		{"decomposer", "a part forgotten", patched{parts: func(dst []string, p string) []string {
			return append(dst, strings.Fields(p + " ")[:min(1, len(strings.Fields(p)))]...)
		}}},
		{"decomposer-play", "a part changed", patched{parts: func(dst []string, p string) []string {
			return append(dst, strings.Fields(strings.Replace(p, "GB", "G", 1))...)
		}}},
		{"normalizer", "forgetting to say that the players are swapped", patched{normalize: func(p string) (string, bool) {
			q, _ := good.Normalize(p)
			return q, false
		}}},
		{"normalizer", "taking stalks for alike that are not", patched{normalize: func(p string) (string, bool) {
			return strings.ReplaceAll(p, "RG", "R"), false
		}}},
		{"valuer", "a wrong value", patched{value: func(p string) (surreal.Game, bool) {
			return surreal.Nimber(2), p == "GB"
		}}},
		{"nim-valuer", "a wrong nim-value", greenStalks{cgt.Impartial(stalks{}), func(p string) (nim.Nimber, bool) { return 3, p == "GB" }}},
		{"nim-value", "a wrong nim-value of a position nobody asks about", greenStalks{cgt.Impartial(stalks{}), func(p string) (nim.Nimber, bool) { return 5, p == "R" }}},
		{"deterministic", "nim-values that are known now and then", greenStalks{cgt.Impartial(stalks{}), func(p string) (nim.Nimber, bool) {
			return nim.Nimber(len(p)), len(p) == 1 && calls.Add(1)%3 == 0
		}}},
		{"same-value", "a wrong value of a part", patched{value: func(p string) (surreal.Game, bool) {
			return surreal.Int(1), p == "GB"
		}}},
		{"verify", "a wrong value that no other contradicts", patched{value: func(p string) (surreal.Game, bool) {
			return surreal.Int(7), p == "BRG"
		}}},
		{"verify", "a wrong value that no option of it contradicts", patched{value: func(p string) (surreal.Game, bool) {
			return surreal.Int(0), p == "GB"
		}}},
		{"negative", "forgetting to say that the players are swapped", patched{normalize: func(p string) (string, bool) {
			q, _ := good.Normalize(p)
			return q, false
		}}},
		{"impartial-variant", "parts that have the value, and are not played so", patched{parts: func(dst []string, p string) []string {
			words := strings.Fields(p)
			if i, j := slices.Index(words, "BR"), slices.Index(words, "R"); i >= 0 && j >= 0 {
				words[i], words[j] = "RB", "" // 1/2 − 1
			}
			return append(dst, strings.Fields(strings.Join(words, " "))...)
		}}},
		{"outcome", "a representative with another outcome", patched{normalize: func(p string) (string, bool) {
			return strings.ReplaceAll(p, "GB", "B"), false
		}}},
	} {
		laws[c.law] = true
		t.Run(c.law+"/"+c.what, func(t *testing.T) {
			err := cgttest.TestRuleset(c.rules, start)
			if err == nil {
				t.Fatal("not caught")
			}
			if !strings.Contains(err.Error(), "cgttest: "+c.law+": ") {
				t.Errorf("the law %s is not among those that are broken: %v", c.law, err)
			}
			var broken *cgttest.LawError
			if !errors.As(err, &broken) || broken.Law == "" || broken.Statement == "" || broken.Found == "" || broken.Source == "" {
				t.Errorf("the error %#v does not say what is broken", broken)
			}
		})
	}
	laws["normalizer-tree"] = true // see TestRepresentativesArePlayedAlike
	for _, law := range cgttest.RulesetLaws() {
		if !laws[law] {
			t.Errorf("%s: nothing shows that this law can fail", law)
		}
	}
}

// The law verify is about all positions of a search. A fault is found at the one that the solver names.
func TestVerifyNamesThePosition(t *testing.T) {
	for _, wrong := range []string{"GB", "BRG", "BR", "B"} {
		rules := patched{value: func(p string) (surreal.Game, bool) { return surreal.Int(7), p == wrong }}
		err := cgttest.TestRuleset(rules, "BRG GB R")
		_, found, _ := strings.Cut(fmt.Sprint(err), "cgttest: verify: ")
		if _, found, _ = strings.Cut(found, "found at "); !strings.HasPrefix(found, fmt.Sprintf("%q: surreal.Solver.Verify: ", wrong)) {
			t.Errorf("%s: got %v", wrong, err)
		}
	}
}

func TestSuiteNeedsPositions(t *testing.T) {
	if err := cgttest.TestRuleset(stalks{}); err == nil {
		t.Error("no error for a check of nothing")
	}
}

func TestSuiteNeedsRules(t *testing.T) {
	defer func() {
		if _, ok := recover().(error); !ok {
			t.Error("no panic for a nil ruleset")
		}
	}()
	cgttest.TestRuleset[string](nil, "B")
}

// count is a game without end that never comes back to where it was.
var count = cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, p+1) })

// If there is nothing whose value can be found, the check says so instead of passing.
func TestSuiteNeedsValues(t *testing.T) {
	err := cgttest.TestRuleset(count, 0)
	if err == nil || !strings.Contains(err.Error(), "not checked") || !strings.Contains(err.Error(), "a play from 0 had not ended after 49999 moves, at 49999; see that play ends") {
		t.Errorf("got %v, want an error that values were not checked, and why", err)
	}
	s := cgttest.Suite[board]{Rules: domineering{}, Positions: []board{rectangle(8, 8)}, Explore: 4, Search: 2}
	if err := s.Check(); err == nil || !strings.Contains(err.Error(), "not checked") {
		t.Errorf("got %v, want an error that values were not checked", err)
	}
}

// A cycle is named, position by position, with the players who go around it.
func TestCycleIsNamed(t *testing.T) {
	next := map[string]string{"a": "b", "b": "c", "c": "b"}
	rules := cgt.RulesetFunc[string](func(dst []string, p string, who cgt.Player) []string {
		if q, ok := next[p]; ok && who == cgt.Right {
			dst = append(dst, q)
		}
		return dst
	})
	err := cgttest.TestRuleset(rules, "a")
	if err == nil || !strings.Contains(err.Error(), `"b" (Right to move) → "c" (Right to move) → "b"`) {
		t.Errorf("the cycle b → c → b is not named in %v", err)
	}
	if err := (cgttest.Suite[string]{Rules: rules, Positions: []string{"a"}, Loopy: true}).Check(); err != nil {
		t.Errorf("with Loopy: %v", err)
	}
}

// A loop that lies behind the positions looked at is found when values are.
func TestLoopFarAway(t *testing.T) {
	rules := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
		if p == 50 {
			return append(dst, 40)
		}
		return append(dst, p+1)
	})
	err := cgttest.Suite[int]{Rules: rules, Positions: []int{0}, Explore: 5}.Check()
	var broken *cgttest.LawError
	if !errors.As(err, &broken) || broken.Law != "finite" {
		t.Errorf("got %v, want the law finite", err)
	}
}

// Of many cycles a shortest one of those nearest to the given positions is named.
func TestLoopNearby(t *testing.T) {
	regrowing := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
		if p > 0 {
			dst = append(dst, p-1)
		}
		if p%2 == 1 {
			dst = append(dst, p+1)
		}
		return dst
	})
	// From each number one moves one on, from 30 also back to 0 and to 20.
	back := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
		switch {
		case p < 30:
			return append(dst, p+1)
		case p == 30 && who == cgt.Right:
			return append(dst, 0, 20, 27)
		}
		return dst
	})
	// A cycle of four, with a shorter one behind it that leads through what is farther away.
	behind := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
		switch p {
		case 3:
			return append(dst, 4, 0)
		case 4:
			return append(dst, 3)
		}
		return append(dst, p+1)
	})
	for _, c := range []struct {
		rules     cgt.Ruleset[int]
		positions []int
		want      string
	}{
		{behind, []int{0}, "infinite play: 0 (Left to move) → 1 (Left to move) → 2 (Left to move) → 3 (Left to move) → 0"},
		{regrowing, []int{10, 500}, "infinite play: 10 (Left to move) → 9 (Left to move) → 10"},
		{regrowing, []int{400}, "infinite play: 400 (Left to move) → 399 (Left to move) → 400"},
		{back, []int{0}, "infinite play: 27 (Left to move) → 28 (Left to move) → 29 (Left to move) → 30 (Right to move) → 27"},
		{back, []int{30}, "infinite play: 30 (Right to move) → 27 (Left to move) → 28 (Left to move) → 29 (Left to move) → 30"},
	} {
		err := cgttest.TestRuleset(c.rules, c.positions...)
		var broken *cgttest.LawError
		if !errors.As(err, &broken) || broken.Law != "finite" || !strings.HasSuffix(broken.Found, c.want) {
			t.Errorf("from %d: got %v, want one that ends with %q", c.positions, err, c.want)
		}
	}
}

func TestLoopyRulesKeepTheirContract(t *testing.T) {
	rules := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int { return append(dst[:0], (p+1)%3) })
	err := cgttest.Suite[int]{Rules: rules, Positions: []int{0}, Loopy: true}.Check()
	var broken *cgttest.LawError
	if !errors.As(err, &broken) || broken.Law != "append" {
		t.Errorf("got %v, want the law append", err)
	}
}

// The checks are not empty: there was something to split, to normalize and to know.
func TestCoverage(t *testing.T) {
	for _, c := range []cgttest.Suite[string]{
		{Rules: fastStalks{}, Positions: []string{"RR GR BB GG"}},
		{Rules: fastStalks{}, Positions: []string{strings.Repeat("RGB BGR GG ", 5)}, Explore: 100, Search: 800},
	} {
		report := c.Coverage()
		for _, what := range []string{"looked at ", "have values", " split into parts", "were played out", "have another representative", "the rules know "} {
			if !strings.Contains(report, what) || strings.Contains(report, " 0 ") {
				t.Errorf("%s", report)
			}
		}
		t.Log(report)
	}
}

func TestMethodsOfOtherMeaning(t *testing.T) {
	if err := cgttest.TestRuleset(otherMeanings{}, "BR"); err != nil {
		t.Errorf("methods that are about something else: %v", err)
	}
}

func TestCounting(t *testing.T) {
	c := cgttest.Counting(stalks{})
	if stalk(t, "BR RB"); c.Calls() != 0 {
		t.Errorf("%d calls, want none", c.Calls())
	}
	value(t, c, "BR RB") // 9 positions: each of two stalks whole, cut once or cut twice
	if c.Calls() != 18 || c.Positions() != 9 {
		t.Errorf("%d calls about %d positions, want 18 about 9", c.Calls(), c.Positions())
	}
	fast := cgttest.Counting(fastStalks{})
	if value(t, fast, "BR RB"); fast.Calls() >= c.Calls() {
		t.Errorf("%d calls with capabilities, %d without", fast.Calls(), c.Calls())
	}
	c.Reset()
	if c.Calls() != 0 || c.Positions() != 0 {
		t.Errorf("%d calls about %d positions after Reset", c.Calls(), c.Positions())
	}
}

func TestWrappersKeepTheMoves(t *testing.T) {
	list := func(rules cgt.Ruleset[string]) string {
		return strings.Join(rules.AppendMoves(nil, "BGBBR", cgt.Left), ",")
	}
	const want = ",B,BG,BGB"
	if got := list(cgttest.Plain(fastStalks{})); got != want {
		t.Errorf("Plain has the moves %q, want %q", got, want)
	}
	if got := list(cgttest.Duplicated(fastStalks{})); got != want+","+want {
		t.Errorf("Duplicated has the moves %q, want those of %q twice", got, want)
	}
	got := list(cgttest.Shuffled(fastStalks{}))
	if got == want {
		t.Errorf("Shuffled has the moves in the order %q", got)
	}
	moves := strings.Split(got, ",")
	slices.Sort(moves)
	if strings.Join(moves, ",") != want {
		t.Errorf("Shuffled has the moves %q, want %q", got, want)
	}
}

func TestWrappersKeepCapabilities(t *testing.T) {
	for name, rules := range map[string]cgt.Ruleset[[3]uint8]{
		"Shuffled": cgttest.Shuffled(fastNim{threeHeaps}), "Duplicated": cgttest.Duplicated(fastNim{threeHeaps}),
	} {
		if _, ok := rules.(cgt.ImpartialRuleset[[3]uint8]); !ok {
			t.Errorf("%s forgets that the rules are impartial", name)
		}
		if parts := rules.(cgt.Decomposer[[3]uint8]).AppendParts(nil, [3]uint8{1, 2, 0}); len(parts) != 2 {
			t.Errorf("%s splits 1, 2, 0 into %v", name, parts)
		}
		if g, ok := rules.(surreal.Valuer[[3]uint8]).Value([3]uint8{1, 2, 0}); !ok || g != surreal.Nimber(3) {
			t.Errorf("%s values 1, 2, 0 at %v", name, g)
		}
		if n, ok := rules.(nim.Valuer[[3]uint8]).NimValue([3]uint8{1, 2, 0}); !ok || n != 3 {
			t.Errorf("%s values 1, 2, 0 at %v", name, n)
		}
	}
	plain := cgttest.Plain(fastNim{threeHeaps})
	if _, ok := plain.(cgt.ImpartialRuleset[[3]uint8]); ok {
		t.Error("Plain is still impartial")
	}
	if _, ok := plain.(cgt.Decomposer[[3]uint8]); ok {
		t.Error("Plain still splits")
	}
	if _, ok := plain.(cgt.Normalizer[[3]uint8]); ok {
		t.Error("Plain still normalizes")
	}
	if _, ok := plain.(surreal.Valuer[[3]uint8]); ok {
		t.Error("Plain still knows values")
	}
}

// circular says that the position 1 of a countdown is like 3, so that play among representatives has no end.
type circular struct{ cgt.ImpartialFunc[int] }

func (circular) Normalize(n int) (int, bool) {
	if n == 1 {
		return 3, false
	}
	return n, false
}

// A cycle of representatives is called that.
func TestLoopOfRepresentatives(t *testing.T) {
	rules := circular{func(dst []int, n int) []int {
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	}}
	err := cgttest.TestRuleset(rules, 5)
	const want = "at 1: the nim-value: cgt: infinite play: 3 → 2 → 3; a move may lead to a position that the next one represents, by Normalize; the representative of 1 is 3"
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Error(err)
	}
}

// sprouting is a game on rows of plants, each of which is a part: Left cuts a plant to a lower one, but by mistake
// Right plants two ones in place of it. So rows never get shorter, and no play comes back to where it was; among the
// parts one does.
type sprouting struct{}

func (sprouting) AppendMoves(dst []string, row string, who cgt.Player) []string {
	for i, c := range []byte(row) {
		if who == cgt.Right {
			dst = append(dst, row[:i]+"11"+row[i+1:])
			continue
		}
		for lower := byte('1'); lower < c; lower++ {
			dst = append(dst, row[:i]+string(lower)+row[i+1:])
		}
	}
	return dst
}

func (sprouting) AppendParts(dst []string, row string) []string {
	for _, c := range []byte(row) {
		dst = append(dst, string(c))
	}
	return dst
}

// sproutingInOrder knows that the order of the plants is the same to the players.
type sproutingInOrder struct{ sprouting }

func (sproutingInOrder) Normalize(row string) (string, bool) {
	plants := []byte(row)
	slices.Sort(plants)
	return string(plants), false
}

// A cycle among parts is found from positions that are too large to list what can be reached from them, if some
// position has a value.
func TestLoopOfParts(t *testing.T) {
	for _, positions := range [][]string{{"", "1221"}, {"1221", "", "3313"}} {
		var broken *cgttest.LawError
		err := cgttest.Suite[string]{Rules: sprouting{}, Positions: positions, Explore: 50, Search: 100}.Check()
		if !errors.As(err, &broken) || broken.Law != "same-value" || !strings.Contains(broken.Found, ": the value found with optional capabilities: cgt: infinite play: ") || !strings.Contains(broken.Found, "; a move may lead to a position of which the next one is a part, by AppendParts") {
			t.Errorf("%q: %v", positions, err)
		}
		err = cgttest.Suite[string]{Rules: sproutingInOrder{}, Positions: positions, Explore: 50, Search: 100}.Check()
		if !errors.As(err, &broken) || broken.Law != "same-value" || !strings.Contains(broken.Found, "; a move may lead to a position of which the next one is a part or the representative, by AppendParts or Normalize") {
			t.Errorf("%q in order: %v", positions, err)
		}
	}
}

// spoiling rules take a counter away from the position itself.
type spoiling struct{}

func (spoiling) AppendMoves(dst []*int, p *int, _ cgt.Player) []*int {
	if *p > 0 {
		*p--
		dst = append(dst, p)
	}
	return dst
}

// Whoever has pointers as positions is told that something may have changed what they point to.
func TestSpoiltPositions(t *testing.T) {
	n := 3
	err := cgttest.TestRuleset(spoiling{}, &n)
	if err == nil || !strings.Contains(err.Error(), "asked again, when a move may have changed what is behind the pointer, ") {
		t.Error(err)
	}
}

// sharing is a position whose board all positions of a play share.
type sharing struct {
	cells *[6]bool
	last  int
}

// filling rules put a stone on the board of the position itself, with each move, wherever that is.
type filling[Pos comparable] struct {
	board func(p Pos) *[6]bool
	after func(p Pos, i int) Pos
}

func (r filling[Pos]) AppendMoves(dst []Pos, p Pos, _ cgt.Player) []Pos {
	for i, isFull := range r.board(p) {
		if !isFull {
			r.board(p)[i] = true
			dst = append(dst, r.after(p, i))
		}
	}
	return dst
}

// What the first question changes behind a pointer in a position is noticed, though nothing changes any more afterwards.
func TestSpoiltBoards(t *testing.T) {
	const changed = "asked again, when a move may have changed what is behind a pointer in the position, "
	shared := filling[sharing]{func(p sharing) *[6]bool { return p.cells }, func(p sharing, i int) sharing { return sharing{p.cells, i} }}
	full := &[6]bool{true, true, true, true, true, true}
	for name, positions := range map[string][]sharing{
		"one":                {{new([6]bool), -1}},
		"after one without":  {{full, -1}, {new([6]bool), -1}},
		"after many without": {{full, -1}, {full, 0}, {full, 1}, {full, 2}, {new([6]bool), -1}},
		"several":            {{new([6]bool), -1}, {new([6]bool), -1}, {new([6]bool), -1}, {new([6]bool), -1}},
	} {
		var broken *cgttest.LawError
		if err := cgttest.TestRuleset(shared, positions...); !errors.As(err, &broken) || broken.Law != "deterministic" || !strings.Contains(broken.Found, changed) {
			t.Errorf("%s: %v", name, err)
		}
	}
	boxed := filling[any]{func(p any) *[6]bool { return p.(*[6]bool) }, func(p any, _ int) any { return p }}
	if err := cgttest.TestRuleset(boxed, any(new([6]bool))); err == nil || !strings.Contains(err.Error(), changed) {
		t.Errorf("in an interface: %v", err)
	}
	var broken *cgttest.LawError
	game := cgttest.GameSuite[sharing, zermelo.Result]{Game: fillingGame{shared}, Positions: []sharing{{new([6]bool), -1}}}
	if err := game.Check(); !errors.As(err, &broken) || broken.Law != "deterministic" || !strings.Contains(broken.Found, "play has ended: false, but "+changed+"true") {
		t.Errorf("a game: %v", err)
	}
}

// fillingGame is the game in which a stone is put, and which ends when the board is full.
type fillingGame struct{ rules filling[sharing] }

func (g fillingGame) End(p sharing) (zermelo.Result, bool) {
	return zermelo.Win, *p.cells == [6]bool{true, true, true, true, true, true}
}

func (fillingGame) Turn(sharing) zermelo.Player { return zermelo.Max }

func (g fillingGame) AppendMoves(dst []sharing, p sharing) []sharing {
	return g.rules.AppendMoves(dst, p, cgt.Left)
}
