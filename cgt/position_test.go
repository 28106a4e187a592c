package cgt_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
)

func TestBindEquality(t *testing.T) {
	if cgt.Bind(domineering{2, 2}, 0) != cgt.Bind(domineering{2, 2}, 0) {
		t.Error("the same position under the same rules twice is two positions")
	}
	if cgt.Bind(domineering{2, 2}, 0) == cgt.Bind(domineering{2, 3}, 0) || cgt.Bind(domineering{2, 2}, 0) == cgt.Bind(domineering{2, 2}, 1) {
		t.Error("different rules or positions are the same position")
	}
}

// Rulesets that are not comparable, directly or deep inside.
func TestBindRulesetThatIsNotComparable(t *testing.T) {
	slice := takeAway{left: []int{1, 4}, right: []int{2, 3}}
	function := cgt.RulesetFunc[int](slice.AppendMoves)
	for _, rules := range []cgt.Ruleset[int]{slice, function, cgt.Negative[int](function), cgt.Negative[int](slice), &slice} {
		p := cgt.Bind(rules, 7)
		if got := outcomeOf(t, cgt.Positions{}, p); got != cgt.P { // 7 is P, by hand
			t.Errorf("%T: 7 is %v", rules, got)
		}
		// It can be a key, and what is reached on two ways is the same.
		seen := map[cgt.Position]bool{p: true, cgt.Sum(p, p): true}
		if !seen[cgt.Sum(p, p)] {
			t.Errorf("%T: a sum is not found again", rules)
		}
		left := p.AppendMoves(nil, cgt.Left)
		again := p.AppendMoves(nil, cgt.Left)
		if !slices.Equal(left, again) || len(left) != 2 {
			t.Errorf("%T: moves %v, then %v", rules, left, again)
		}
	}
	if cgt.Bind(function, 7) == cgt.Bind(function, 7) {
		t.Error("two bindings of a function are equal, though functions cannot be compared")
	}
}

// Whatever is done to a ruleset, its optional capabilities are found.
func TestCapabilitiesAreKept(t *testing.T) {
	type both struct { // comparable
		cgt.Ruleset[string]
		cgt.Normalizer[string]
		cgt.Decomposer[string]
	}
	type unhashable struct {
		both
		_ []int
	}
	rules := both{clobber{}, mirror{}, clobber{}}
	for _, p := range []cgt.Position{
		cgt.Bind(rules, "XO.OXO"),
		cgt.Bind(unhashable{both: rules}, "XO.OXO"),
		cgt.Bind(cgt.Negative[string](rules), "XO.OXO"),
		cgt.Neg(cgt.Bind(rules, "XO.OXO")),
	} {
		parts := cgt.Positions{}.AppendParts([]cgt.Position{nil}, p)
		if len(parts) != 3 || parts[0] != nil {
			t.Errorf("%v has the parts %v", p, parts)
		}
		q, _ := cgt.Positions{}.Normalize(p)
		if fmt.Sprint(q) != "OXO.OX" {
			t.Errorf("%v has the representative %v", p, q)
		}
	}
	sum := cgt.Sum(cgt.Bind(rules, "XO.OXO"), cgt.Bind(rules, "XX"), cgt.Tree{})
	if parts := (cgt.Positions{}).AppendParts(nil, cgt.Sum()); len(parts) != 0 {
		t.Errorf("the sum of nothing has the parts %v", parts)
	}
	if parts := (cgt.Positions{}).AppendParts(nil, sum); fmt.Sprint(parts) != "[XO OXO {|}]" {
		t.Errorf("%v has the parts %v", sum, parts)
	}
}

// mirror is the symmetry of a strip on which direction does not matter.
type mirror struct{}

func (mirror) Normalize(strip string) (string, bool) {
	other := []byte(strip)
	slices.Reverse(other)
	return min(strip, string(other)), false
}

func TestNegative(t *testing.T) {
	rules := takeAway{left: []int{1, 4}, right: []int{2, 3}}
	negative := cgt.Negative[int](rules)
	for heap := range 30 {
		for _, who := range players {
			if got, want := negative.AppendMoves(nil, heap, who), rules.AppendMoves(nil, heap, who.Opponent()); !slices.Equal(got, want) {
				t.Errorf("%d: %v moves to %v, want %v", heap, who, got, want)
			}
		}
		if got, want := outcomeOf(t, negative, heap), outcomeOf[int](t, rules, heap).Neg(); got != want {
			t.Errorf("the negative of %d is %v, want %v", heap, got, want)
		}
	}
	if twice, ok := cgt.Negative(negative).(takeAway); !ok || len(twice.left) != 2 {
		t.Errorf("the negative of the negative is %T", cgt.Negative(negative))
	}
	// An impartial game is its own negative and stays impartial.
	impartial := cgt.ImpartialFunc[int](func(moves []int, heap int) []int { return moves })
	if r, ok := cgt.Negative[int](impartial).(cgt.ImpartialRuleset[int]); ok {
		r.Impartial() // it does nothing
	} else {
		t.Errorf("the negative of an impartial ruleset is %T", cgt.Negative[int](impartial))
	}
}

func TestMistakesPanic(t *testing.T) {
	solver := cgt.Solver[cgt.Tree]{Rules: cgt.Trees{}}
	panics.Expect(t, map[string]func(){
		"Bind":         func() { cgt.Bind[int](nil, 1) },
		"Negative":     func() { cgt.Negative[int](nil) },
		"Sum":          func() { cgt.Sum(cgt.Tree{}, nil) },
		"Neg":          func() { cgt.Neg(nil) },
		"Solver":       func() { new(cgt.Solver[int]).Outcome(context.Background(), 1) },
		"Wins":         func() { solver.Wins(context.Background(), cgt.Tree{}, cgt.Right+1) },
		"WinningMoves": func() { solver.WinningMoves(context.Background(), cgt.Tree{}, cgt.Right+1) },
		"NumOptions":   func() { cgt.NewTree([]cgt.Tree{{}}, nil).NumOptions(cgt.Right + 1) },
	})
}

// random is a game on numbers below size whose moves are drawn once, always to smaller numbers; mirrored, it
// is its negative on the numbers from size on.
type random struct{ moves [2][][]int }

func newRandom(seed uint64, size int) random {
	rng := rand.New(rand.NewPCG(seed, 0))
	var r random
	for who := range r.moves {
		for n := range size {
			var list []int
			for range rng.IntN(4) {
				if n > 0 {
					list = append(list, rng.IntN(n))
				}
			}
			r.moves[who] = append(r.moves[who], list)
		}
	}
	return r
}

func (r random) AppendMoves(moves []int, n int, who cgt.Player) []int {
	size := len(r.moves[who])
	if n < size {
		return append(moves, r.moves[who][n]...)
	}
	for _, m := range r.moves[who.Opponent()][n-size] {
		moves = append(moves, m+size)
	}
	return moves
}

// folded is random with the symmetry between its halves.
type folded struct{ random }

func (f folded) Normalize(n int) (int, bool) {
	if size := len(f.moves[0]); n >= size {
		return n - size, true
	}
	return n, false
}

// With and without a Normalizer the answers are the same, and with it there is less to remember; also if the
// symmetry exchanges the players, and in sums and negatives.
func TestNormalizerDoesNotChangeAnswers(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		const size = 12
		plain := newRandom(rapid.Uint64().Draw(t, "seed"), size)
		rules := folded{plain}
		s, u := cgt.Solver[int]{Rules: plain}, cgt.Solver[int]{Rules: rules}
		for n := range 2 * size {
			want, err := s.Outcome(ctx, n)
			if err != nil {
				t.Fatal(err)
			}
			got, err := u.Outcome(ctx, n)
			if err != nil {
				t.Fatal(err)
			}
			if got != want {
				t.Errorf("%d is %v with the Normalizer, and %v without", n, got, want)
			}
			for _, who := range players {
				want, _ := s.WinningMoves(ctx, n, who)
				got, _ := u.WinningMoves(ctx, n, who)
				if !slices.Equal(got, want) {
					t.Errorf("%v moves from %d to %v with the Normalizer, and %v without", who, n, got, want)
				}
			}
		}
		if got, want := cgt.NumLabels(&u), cgt.NumLabels(&s); 2*got > want {
			t.Errorf("%d turns with the Normalizer, %d without", got, want)
		}
		if err := u.Verify(ctx); err != nil {
			t.Error(err)
		}

		a, b := rapid.IntRange(0, 2*size-1).Draw(t, "a"), rapid.IntRange(0, 2*size-1).Draw(t, "b")
		sum := func(rules cgt.Ruleset[int]) cgt.Position {
			return cgt.Sum(cgt.Bind(rules, a), cgt.Neg(cgt.Bind(rules, b)), cgt.MustParseTree("{{|}|{|}}"))
		}
		if got, want := outcomeOf(t, cgt.Positions{}, sum(rules)), outcomeOf(t, cgt.Positions{}, sum(plain)); got != want {
			t.Errorf("%v is %v with the Normalizer, and %v without", sum(rules), got, want)
		}
		q, _ := cgt.Positions{}.Normalize(sum(rules))
		if r, swapped := (cgt.Positions{}).Normalize(q); r != q || swapped {
			t.Errorf("the representative of %v is %v, whose representative is %v", sum(rules), q, r)
		}
	})
}

// A sum and its negative are one position to a solver.
func TestSumNormalizesNegative(t *testing.T) {
	p := cgt.Sum(cgt.Bind(domineering{2, 2}, 0), cgt.MustParseTree("{{|}|}"), cgt.Neg(cgt.Bind(toadsAndFrogs{}, "TT.F.")))
	q, swapped := cgt.Positions{}.Normalize(p)
	r, other := cgt.Positions{}.Normalize(cgt.Neg(p))
	if q != r || swapped == other {
		t.Errorf("%v has the representative %v, and its negative %v", p, q, r)
	}
}

func TestPositionStrings(t *testing.T) {
	for _, test := range []struct {
		p    cgt.Position
		want string
	}{
		{cgt.Sum(), "0"},
		{cgt.Neg(cgt.Sum()), "0"},
		{cgt.Sum(cake{2, 3}), "2×3"},
		{cgt.Sum(cake{2, 3}, cgt.Neg(cake{1, 1}), cgt.Bind(toadsAndFrogs{}, "T.F")), "2×3 + -(1×1) + T.F"},
		{cgt.Neg(cgt.Bind(domineering{2, 2}, 3)), "-(3)"},
	} {
		if got := fmt.Sprint(test.p); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestErrorsSayWhatIsWrong(t *testing.T) {
	behind := errors.New("behind it")
	for _, test := range []struct {
		err  error
		want string
	}{
		{&cgt.LimitError{What: "positions", Limit: 7}, "cgt: more than 7 positions: the limit was reached"},
		{&cgt.LoopError{Cycle: []string{"a"}, Movers: []cgt.Player{cgt.Right}}, "cgt: infinite play: a (Right to move) → a"},
		{&cgt.LoopError{Cycle: []string{"a", "b"}}, "cgt: infinite play: a → b → a"},
		{&cgt.LoopError{Cycle: []string{"1", "2", "3", "4", "5", "6", "7", "8"}}, "cgt: infinite play: 1 → 2 → 3 → 4 → 5 → 6 → … (2 more) → 1"},
		{&cgt.LoopError{Cycle: []string{"", "b "}, Movers: []cgt.Player{cgt.Left, cgt.Right}}, `cgt: infinite play: "" (Left to move) → b  (Right to move) → ""`},
		{&cgt.RulesetError{Msg: "odd"}, `cgt: the ruleset breaks its contract at "" (Left): odd`},
		{&cgt.RulesetError{Position: "x", Who: cgt.Right, Msg: "odd"}, "cgt: the ruleset breaks its contract at x (Right): odd"},
		{&cgt.SyntaxError{What: "tree", Offset: 3, Msg: "odd"}, "tree: offset 3: odd"},
		{&cgt.SyntaxError{What: "picture", Line: 2, Offset: 3, Msg: "odd", Err: behind}, "picture: line 2, offset 3: odd"},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("got  %q\nwant %q", got, test.want)
		}
	}
	if !errors.Is(&cgt.LimitError{}, cgt.ErrLimit) || errors.Is(&cgt.LoopError{}, cgt.ErrLimit) {
		t.Error("ErrLimit is not found in exactly the limit errors")
	}
	if !errors.Is(&cgt.SyntaxError{Err: behind}, behind) {
		t.Error("the error behind a syntax error is not found")
	}
}
