package surreal_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
)

// With and without parts and symmetry the values are the same.
func TestSolverCapabilities(t *testing.T) {
	plain := surreal.Solver[domineering.Position]{Rules: plainDomineering{}}
	for name, rules := range map[string]cgt.Ruleset[domineering.Position]{
		"both": domineering.Rules{}, "parts": onlyParts{}, "symmetry": onlySymmetry{}, "values": &someValues{}, "all": &allCapabilities{},
		"negative twice": cgt.Negative(cgt.Negative[domineering.Position](domineering.Rules{})), "shuffled": reversed{},
	} {
		s := surreal.Solver[domineering.Position]{Rules: rules}
		for set := range uint64(1 << 12) {
			b := subsetOf3x4(set)
			want, err := plain.Value(t.Context(), b)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := s.Value(t.Context(), b); err != nil || got != want {
				t.Fatalf("%s: %v = %v, %v, want %v", name, b, got, err, want)
			}
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	negative := surreal.Solver[domineering.Position]{Rules: cgt.Negative[domineering.Position](domineering.Rules{})}
	for set := range uint64(1 << 12) {
		want, err := plain.Value(t.Context(), subsetOf3x4(set))
		if got, err2 := negative.Value(t.Context(), subsetOf3x4(set)); err != nil || err2 != nil || got != want.Neg() {
			t.Fatalf("the negative of %v = %v, %v, %v", subsetOf3x4(set), got, err, err2)
		}
	}
}

// Also if several goroutines work.
func TestGoroutinesAndCapabilities(t *testing.T) {
	var want surreal.Game
	for name, rules := range map[string]cgt.Ruleset[domineering.Position]{
		"parts": onlyParts{}, "symmetry": onlySymmetry{}, "values": &someValues{}, "all": &allCapabilities{}, "negative": cgt.Negative[domineering.Position](domineering.Rules{}),
	} {
		for _, goroutines := range []int{1, 3} {
			s := surreal.Solver[domineering.Position]{Rules: rules, Goroutines: goroutines}
			g, err := s.Value(t.Context(), domineering.MustParse(".....|.....|....#|....#"))
			if name == "negative" {
				g = g.Neg()
			}
			if want == (surreal.Game{}) {
				want = g
			}
			if err != nil || g != want {
				t.Errorf("%s, %d goroutines: %v, %v, want %v", name, goroutines, g, err, want)
			}
			if err := s.Verify(t.Context()); err != nil {
				t.Errorf("%s, %d goroutines: %v", name, goroutines, err)
			}
		}
	}
}

// These rulesets have some of the capabilities of domineering.Rules each.
type (
	onlyParts       struct{ plainDomineering }
	onlySymmetry    struct{ plainDomineering }
	someValues      struct{ plainDomineering }
	allCapabilities struct{ domineering.Rules }
	reversed        struct{}
)

func (onlyParts) AppendParts(dst []domineering.Position, b domineering.Position) []domineering.Position {
	return domineering.Rules{}.AppendParts(dst, b)
}

func (onlySymmetry) Normalize(b domineering.Position) (domineering.Position, bool) {
	return domineering.Rules{}.Normalize(b)
}

// Value knows strips: of n squares in a column, ⌊n/2⌋.
func (*someValues) Value(b domineering.Position) (surreal.Game, bool) {
	column := b.Board().Crop("#")
	return surreal.Int(int64(column.Len() / 2)), column.Cols() <= 1 && !column.Contains('#')
}

func (*allCapabilities) Value(b domineering.Position) (surreal.Game, bool) {
	return (*someValues)(nil).Value(b)
}

// AppendMoves appends the moves in the other order, and each of them twice.
func (reversed) AppendMoves(dst []domineering.Position, b domineering.Position, who cgt.Player) []domineering.Position {
	moves := plainDomineering{}.AppendMoves(nil, b, who)
	slices.Reverse(moves)
	return append(append(dst, moves...), moves...)
}

// drawTree draws a tree of at most the given rank.
func drawTree(t *rapid.T, label string, rank int) cgt.Tree {
	var options [2][]cgt.Tree
	for who := range options {
		for i := range rapid.IntRange(0, 3).Draw(t, label) {
			if rank > 0 {
				options[who] = append(options[who], drawTree(t, fmt.Sprint(label, who, i), rank-1))
			}
		}
	}
	return cgt.NewTree(options[cgt.Left], options[cgt.Right])
}

func TestSolverTrees(t *testing.T) {
	s := surreal.Solver[cgt.Tree]{Rules: cgt.Trees{}}
	sums := surreal.Solver[cgt.Position]{Rules: cgt.Positions{}}
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawTree(t, "a", 4), drawTree(t, "b", 3)
		g, h := surreal.FromTree(a), surreal.FromTree(b)
		if got, err := s.Value(t.Context(), a); err != nil || got != g {
			t.Fatalf("%v = %v, %v, want %v", a, got, err, g)
		}
		sum := cgt.Sum(a, cgt.Neg(b), g)
		if got, err := sums.Value(t.Context(), sum); err != nil || got != g.Sub(h).Add(g) {
			t.Fatalf("%v = %v, %v, want %v", sum, got, err, g.Sub(h).Add(g))
		}
		graph, root := cgt.GraphOf(a)
		if got, err := surreal.Value(t.Context(), cgt.Ruleset[int](graph), root); err != nil || got != g {
			t.Fatalf("the graph of %v = %v, %v, want %v", a, got, err, g)
		}
	})
	for name, err := range map[string]error{"trees": s.Verify(t.Context()), "sums": sums.Verify(t.Context())} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Positions of different games stand side by side, values among them.
func TestSolverSums(t *testing.T) {
	square := cgt.Bind(cgt.Ruleset[domineering.Position](domineering.Rules{}), domineering.Rectangle(2, 2))   // ±1
	corner := cgt.Bind(cgt.Ruleset[domineering.Position](plainDomineering{}), domineering.MustParse(".#|..")) // *
	heap := cgt.Bind(cgt.Ruleset[int](cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		for k := range n {
			dst = append(dst, k)
		}
		return dst
	})), 5)
	tree := cgt.MustParseTree("{{|}|{{|}|{|}}}") // ↑
	for _, test := range []struct {
		sum  cgt.Position
		want string
	}{
		{cgt.Sum(), "0"},
		{cgt.Sum(square, square), "0"},
		{cgt.Sum(square, corner, heap, tree), "+-1 + * + *5 + ^"},
		{cgt.Sum(square, cgt.Neg(tree), cgt.Neg(heap)), "+-1 + v*5"},
		{cgt.Sum(surreal.MustParse("{3|1}"), cgt.Neg(surreal.MustParse("{2||1|0}")), tree), "{3|1} - {2||1|0} + ^"},
		{cgt.Sum(surreal.Int(1<<40), surreal.Nimber(1<<60), heap), "1099511627776 + *1152921504606846976 + *5"}, // no tree of this would fit
		{surreal.Int(1 << 50), "1125899906842624"},
		{cgt.Neg(surreal.Up(7)), "v7"},
	} {
		s := surreal.Solver[cgt.Position]{Rules: cgt.Positions{}}
		want := surreal.MustParse(test.want)
		if got, err := s.Value(t.Context(), test.sum); err != nil || got != want {
			t.Errorf("%v = %v, %v, want %v", test.sum, got, err, want)
		}
	}
	// cgt finds the same outcomes by play.
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for _, sum := range []cgt.Position{
		cgt.Sum(square, corner), cgt.Sum(tree, corner), cgt.Sum(tree, heap), cgt.Sum(surreal.MustParse("{2|1||-1}"), square, tree),
		cgt.Sum(surreal.MustParse("+_1"), cgt.Neg(tree)), surreal.MustParse("{0,*|v}"),
	} {
		g, err := surreal.Value(t.Context(), cgt.Ruleset[cgt.Position](cgt.Positions{}), sum)
		if err != nil {
			t.Fatal(err)
		}
		if outcome, err := s.Outcome(t.Context(), sum); err != nil || outcome != g.Outcome() {
			t.Errorf("%v = %v has the outcome %v, but by play %v, %v", sum, g, g.Outcome(), outcome, err)
		}
	}
}

// countdownRules has the moves n → n−1 for Left, down to 0, and from there the moves given.
func countdownRules(from map[int][2][]int) cgt.Ruleset[int] {
	return cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
		if moves, ok := from[n]; ok {
			return append(dst, moves[who]...)
		}
		if who == cgt.Left && n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	})
}

func TestSolverLoop(t *testing.T) {
	rules := countdownRules(map[int][2][]int{
		5:  {{4}, {9}},
		9:  {{3, 8}, {}},
		8:  {{}, {2, 5}}, // back to 5
		20: {{20}, {}},
	})
	s := surreal.Solver[int]{Rules: rules}
	for _, start := range []int{7, 5, 9} {
		g, err := s.Value(t.Context(), start)
		var loop *cgt.LoopError
		if !errors.As(err, &loop) || g != (surreal.Game{}) {
			t.Fatalf("from %d: %v, %v", start, g, err)
		}
		// The cycle is real: each position has a move of the mover to the next.
		for i, p := range loop.Cycle {
			next := loop.Cycle[(i+1)%len(loop.Cycle)]
			var at, to int
			fmt.Sscan(p, &at)
			fmt.Sscan(next, &to)
			if !slices.Contains(rules.AppendMoves(nil, at, loop.Movers[i]), to) {
				t.Errorf("from %d: %v has no move from %s to %s", start, loop.Movers[i], p, next)
			}
		}
		if len(loop.Cycle) != 3 || len(loop.Movers) != 3 {
			t.Errorf("from %d: the cycle is %v, %v", start, loop.Cycle, loop.Movers)
		}
		again := surreal.Solver[int]{Rules: rules}
		if _, err2 := again.Value(t.Context(), start); err2 == nil || err2.Error() != err.Error() && start == 7 {
			t.Errorf("from %d: first %v, then %v", start, err, err2)
		}
		// The Solver works on.
		if g, err := s.Value(t.Context(), 4); err != nil || g != surreal.Int(4) {
			t.Errorf("4 = %v, %v after a loop", g, err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if _, err := s.Value(t.Context(), 20); err == nil || err.Error() != "cgt: infinite play: 20 (Left to move) → 20" {
		t.Errorf("from 20: %v", err)
	}
}

func TestSolverLimits(t *testing.T) {
	for _, n := range []int{0, 1, 2, 10, 1000} {
		s := surreal.Solver[int]{Rules: countdownRules(nil), Limits: surreal.Limits{Positions: n}}
		if n == 0 {
			s.Limits.Positions = 1
		}
		if g, err := s.Value(t.Context(), max(0, n-1)); err != nil || g != surreal.Int(int64(max(0, n-1))) {
			t.Errorf("%d positions: %v, %v", n, g, err)
		}
		g, err := s.Value(t.Context(), n+5)
		var limit *cgt.LimitError
		if !errors.As(err, &limit) || !errors.Is(err, cgt.ErrLimit) || limit.Limit != s.Limits.Positions || g != (surreal.Game{}) {
			t.Errorf("more than %d positions: %v, %v", n, g, err)
		}
		if g, err := s.Value(t.Context(), 0); err != nil || g != (surreal.Game{}) {
			t.Errorf("0 = %v, %v after a limit", g, err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("after a limit: %v", err)
		}
	}
	// One position fewer than there are: the limit is exact.
	s := surreal.Solver[int]{Rules: countdownRules(nil), Limits: surreal.Limits{Positions: 100}}
	if _, err := s.Value(t.Context(), 100); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("101 positions within a limit of 100: %v", err)
	}
	// Steps of arithmetic: a sum of hot positions.
	tight := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}, Limits: surreal.Limits{Steps: 5000}}
	g, err := tight.Value(t.Context(), domineering.Rectangle(4, 4))
	if !errors.Is(err, cgt.ErrLimit) || g != (surreal.Game{}) {
		t.Errorf("4 × 4 in 5000 steps: %v, %v", g, err)
	}
	if g, err := tight.Value(t.Context(), domineering.Rectangle(2, 2)); err != nil || g != surreal.MustParse("+-1") {
		t.Errorf("2 × 2 after a limit: %v, %v", g, err)
	}
	if none := (surreal.Limits{Positions: -1, Steps: -1}); true {
		s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}, Limits: none}
		if _, err := s.Value(t.Context(), domineering.Rectangle(4, 4)); err != nil {
			t.Errorf("4 × 4 without limits: %v", err)
		}
	}
}

func TestSolverStops(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	moves := 0
	s := surreal.Solver[int]{Rules: cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
		if moves++; moves == 5000 {
			cancel(cause)
		}
		return append(dst, n+1)
	}), Limits: surreal.Limits{Positions: 1_000_000}}
	if _, err := s.Value(ctx, 0); err != cause {
		t.Errorf("canceled meanwhile: %v", err)
	}
	if moves > 20_000 {
		t.Errorf("the Solver asked for %d more lists of moves", moves-5000)
	}
	d := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	if g, err := d.Value(ctx, domineering.Rectangle(1, 1)); err != cause || g != (surreal.Game{}) {
		t.Errorf("canceled before: %v, %v", g, err)
	}
	if _, err := d.Value(t.Context(), domineering.Rectangle(3, 3)); err != nil {
		t.Error(err)
	}
	if err := d.Verify(ctx); err != cause {
		t.Errorf("Verify, canceled before: %v", err)
	}
	if _, err := surreal.Value(ctx, cgt.Ruleset[domineering.Position](plainDomineering{}), domineering.Rectangle(3, 3)); err != cause {
		t.Errorf("Value, canceled before: %v", err)
	}
}

func TestSolverProgress(t *testing.T) {
	var seen []cgt.Stats
	s := surreal.Solver[int]{Rules: countdownRules(nil), Progress: func(st cgt.Stats) { seen = append(seen, st) }}
	if _, err := s.Value(t.Context(), 5*cgt.ProgressEvery); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Value(t.Context(), 7*cgt.ProgressEvery); err != nil {
		t.Fatal(err)
	}
	if len(seen) != 7 {
		t.Fatalf("%d reports: %v", len(seen), seen)
	}
	for i, st := range seen {
		if st.Positions != (i+1)*cgt.ProgressEvery {
			t.Errorf("report %d: %+v", i, st)
		}
	}
}

// Play may be long.
func TestSolverChain(t *testing.T) {
	length := chainLength
	if testing.Short() {
		length = 50_000
	}
	for _, chain := range []struct {
		name   string
		length int
		rules  cgt.Ruleset[int]
	}{
		{"numbers", length, countdownRules(nil)},
		{"tower", length / 10, cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
			if n > 0 { // {0|the rest}, as in a tower
				if who == cgt.Left {
					return append(dst, -1)
				}
				return append(dst, n-1)
			}
			if n == 0 && who == cgt.Right {
				return append(dst, -2, -1)
			}
			if n == -2 && who == cgt.Right {
				return append(dst, -1)
			}
			return dst
		})},
	} {
		s := surreal.Solver[int]{Rules: chain.rules}
		g, err := s.Value(t.Context(), chain.length)
		if err != nil {
			t.Fatalf("%s: %v", chain.name, err)
		}
		if want := surreal.DyadicFromInt(int64(chain.length)); g.Birthday().Compare(want) < 0 {
			t.Errorf("%s: the birthday is %v", chain.name, g.Birthday())
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%s: %v", chain.name, err)
		}
	}
}

// A ruleset that answers differently when it is asked again.
type changing struct {
	plainDomineering
	broken domineering.Position // from this position on, Right has no moves
	now    *bool
}

func (c changing) AppendMoves(dst []domineering.Position, b domineering.Position, who cgt.Player) []domineering.Position {
	if *c.now && b == c.broken && who == cgt.Right {
		return dst
	}
	return c.plainDomineering.AppendMoves(dst, b, who)
}

// A ruleset that claims to know a wrong value.
type lying struct {
	plainDomineering
	about domineering.Position
	value surreal.Game
}

func (l lying) Value(b domineering.Position) (surreal.Game, bool) { return l.value, b == l.about }

func TestSolverVerify(t *testing.T) {
	now := false
	for _, broken := range []string{"..|..", "...|...", "..", ".#|.."} {
		now = false
		s := surreal.Solver[domineering.Position]{Rules: changing{broken: domineering.MustParse(broken), now: &now}}
		if _, err := s.Value(t.Context(), domineering.Rectangle(3, 3)); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Value(t.Context(), domineering.MustParse(broken)); err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("before the rules change: %v", err)
		}
		now = true
		err := s.Verify(t.Context())
		var rules *cgt.RulesetError
		if !errors.As(err, &rules) || rules.Position != fmt.Sprint(domineering.MustParse(broken)) || rules.Who != cgt.Right {
			t.Errorf("%s: %v", broken, err)
		}
		if again := s.Verify(t.Context()); again == nil || again.Error() != err.Error() {
			t.Errorf("%s: first %v, then %v", broken, err, again)
		}
		now = false
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("after the rules changed back: %v", err)
		}
	}
	for _, lie := range []string{"1", "*", "{1|0}", "-1", "0", "{2|-2}", "+-1 + ^"} {
		s := surreal.Solver[domineering.Position]{Rules: lying{about: domineering.Rectangle(2, 2), value: surreal.MustParse(lie)}}
		if g, err := s.Value(t.Context(), domineering.Rectangle(2, 3)); err != nil {
			t.Fatal(g, err)
		}
		err := s.Verify(t.Context())
		var rules *cgt.RulesetError
		if !errors.As(err, &rules) || rules.Position != fmt.Sprint(domineering.Rectangle(2, 2)) {
			t.Errorf("2 × 2 = %s: %v", lie, err)
		}
	}
	s := surreal.Solver[domineering.Position]{Rules: lying{about: domineering.Rectangle(2, 2), value: surreal.MustParse("+-1")}}
	if _, err := s.Value(t.Context(), domineering.Rectangle(2, 3)); err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Errorf("2 × 2 = ±1 as claimed, but: %v", err)
	}
}

// The same in every run: values, errors and the positions in them.
func TestSolverDeterministic(t *testing.T) {
	rules := countdownRules(map[int][2][]int{30: {{29, 40}, {10, 40}}, 40: {{20}, {30, 7}}})
	var first []string
	for range 5 {
		now := false
		v := surreal.Solver[domineering.Position]{Rules: changing{broken: domineering.MustParse("..|.."), now: &now}}
		g, err := v.Value(t.Context(), domineering.Rectangle(3, 4))
		if err != nil {
			t.Fatal(err)
		}
		now = true
		s := surreal.Solver[int]{Rules: rules}
		_, loop := s.Value(t.Context(), 35)
		got := []string{g.String(), fmt.Sprint(v.Verify(t.Context())), fmt.Sprint(loop)}
		if first == nil {
			first = got
		}
		if !slices.Equal(got, first) {
			t.Errorf("first %q, then %q", first, got)
		}
	}
}

// A panic in the rules passes through, and the Solver works on.
func TestSolverPanic(t *testing.T) {
	fail := true
	s := surreal.Solver[domineering.Position]{Rules: cgt.RulesetFunc[domineering.Position](func(dst []domineering.Position, b domineering.Position, who cgt.Player) []domineering.Position {
		if fail && b == domineering.MustParse("...") {
			panic("no more squares")
		}
		return plainDomineering{}.AppendMoves(dst, b, who)
	})}
	func() {
		defer func() {
			if r := recover(); r != "no more squares" {
				t.Errorf("the panic is %v", r)
			}
		}()
		s.Value(t.Context(), domineering.Rectangle(3, 3))
	}()
	fail = false
	if g, err := s.Value(t.Context(), domineering.Rectangle(3, 3)); err != nil || g != surreal.MustParse("+-1") {
		t.Errorf("3 × 3 = %v, %v", g, err)
	}
	for name, f := range map[string]func(){
		"Solver": func() { (&surreal.Solver[int]{}).Value(t.Context(), 1) },
		"Value":  func() { surreal.Value[int](t.Context(), nil, 1) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s without rules panics with no error", name)
				}
			}()
			f()
		}()
	}
}
