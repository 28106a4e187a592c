package surreal_test

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// readBoard reads rows of empty squares, '.', and others, divided by bars.
func readBoard(s string) board {
	var b board
	for r, row := range strings.Split(s, "|") {
		for c := range len(row) {
			if row[c] == '.' {
				b |= 1 << (8*r + c)
			}
		}
	}
	return b
}

// Values of Domineering, Left placing dominoes upright.
var domineeringValues = []struct{ board, value, source string }{
	{".", "0", "Winning Ways, ch. 5"},
	{".|.", "1", "Winning Ways, ch. 5; cgt-tools 0.9.0"},
	{"..", "-1", "Winning Ways, ch. 5; cgt-tools 0.9.0"},
	{".|.|.", "1", "Winning Ways, ch. 5"},
	{"...", "-1", "Winning Ways, ch. 5"},
	{".#|..", "*", "Winning Ways, ch. 5; cgt-tools 0.9.0"},
	{"...|.", "-1/2", "Winning Ways, ch. 5"},
	{".|.|..", "1/2", "Winning Ways, ch. 5"},
	{"...|#.", "*", "Winning Ways, ch. 5"},
	{"..|..", "+-1", "Winning Ways, ch. 5; cgt-tools 0.9.0"},
	{"....", "-2", "cgt-tools 0.9.0"},
	{"..#|..#|...", "{1/2|-2}", "cgt-tools 0.9.0"},
	{"...|...|...", "+-1", "Winning Ways, ch. 5; cgt-tools 0.9.0"},
	{"#...|....|....|....", "{1*|-1*}", "cgt-tools 0.9.0"},
	{"....|....|....|....", "+-{0,{{2|0},2+_2|{2|0},-_2}}", "CGSuite 2.2, GameGridTest"},
}

func TestSolverDomineering(t *testing.T) {
	plain := surreal.Solver[board]{Rules: domineering{}}
	fast := surreal.Solver[board]{Rules: fastDomineering{}}
	for _, test := range domineeringValues {
		want := surreal.MustParse(test.value)
		b := readBoard(test.board)
		for name, s := range map[string]*surreal.Solver[board]{"plain": &plain, "fast": &fast} {
			if got, err := s.Value(t.Context(), b); err != nil || got != want {
				t.Errorf("%s: %s = %v, %v, want %v (%s)", name, test.board, got, err, want, test.source)
			}
			turned, err := s.Value(t.Context(), transpose(b))
			if err != nil || turned != want.Neg() {
				t.Errorf("%s: %s, turned, = %v, %v, want %v", name, test.board, turned, err, want.Neg())
			}
		}
	}
	for name, s := range map[string]*surreal.Solver[board]{"plain": &plain, "fast": &fast} {
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	// Stops, from walls of thermographs in the test suite of MCGS, made with CGSuite 2.2.
	for _, test := range []struct{ board, left, right string }{
		{"..#.|....|....|#...", "0", "0"},
		{"....|....|##.#|..#.", "-1", "-1"},
		{"#.#.|....|..#.|....", "1", "-1"},
		{".#..|..#.|..##|....", "0", "-2"},
	} {
		g, err := fast.Value(t.Context(), readBoard(test.board))
		if err != nil || g.LeftStop().String() != test.left || g.RightStop().String() != test.right {
			t.Errorf("%s = %v, %v, has the stops %v and %v", test.board, g, err, g.LeftStop(), g.RightStop())
		}
	}
	// The 4 × 5 board is a win for Left: D. M. Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, Solving 8×8
	// Domineering (2000).
	if g, err := fast.Value(t.Context(), rectangle(4, 5)); err != nil || g.Outcome() != cgt.L {
		t.Errorf("4 × 5 = %v, %v, of outcome %v", g, err, g.Outcome())
	}
}

// allPieces values all connected pieces of the board with the given size, up to translation, and returns how many
// there are and how many values they have.
func allPieces(t *testing.T, s *surreal.Solver[board], rows, cols int) (pieces, values int) {
	t.Helper()
	seen := map[board]bool{}
	found := map[surreal.Game]bool{}
	for set := range board(1) << (rows * cols) {
		var b board
		for r := range rows {
			b |= set >> (r * cols) & (1<<cols - 1) << (8 * r)
		}
		if b == 0 || piece(b) != b {
			continue
		}
		b, _, _ = corner(b)
		if seen[b] {
			continue
		}
		seen[b] = true
		g, err := s.Value(t.Context(), b)
		if err != nil {
			t.Fatal(err)
		}
		found[g] = true
	}
	return len(seen), len(found)
}

// The connected pieces of the 4 × 5 board are 100,060 with the single square, and have 5,159 values: the exhaustive
// search of cgt-tools 0.9.0 finds as many.
func TestSolverDomineeringPieces(t *testing.T) {
	if raceEnabled || testing.Short() {
		t.Skip("this takes some seconds")
	}
	s := surreal.Solver[board]{Rules: fastDomineering{}}
	pieces, values := allPieces(t, &s, 4, 5)
	if pieces != 100_060 || values != 5_159 {
		t.Errorf("%d pieces of %d values", pieces, values)
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

// With and without parts and symmetry the values are the same.
func TestSolverCapabilities(t *testing.T) {
	plain := surreal.Solver[board]{Rules: domineering{}}
	for name, rules := range map[string]cgt.Ruleset[board]{
		"both": fastDomineering{}, "parts": onlyParts{}, "symmetry": onlySymmetry{}, "values": &someValues{}, "all": &allCapabilities{},
		"negative twice": cgt.Negative(cgt.Negative[board](fastDomineering{})), "shuffled": reversed{},
	} {
		s := surreal.Solver[board]{Rules: rules}
		for set := range board(1 << 12) {
			b := set&15 | set>>4&15<<8 | set>>8&15<<16
			want, err := plain.Value(t.Context(), b)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := s.Value(t.Context(), b); err != nil || got != want {
				t.Fatalf("%s: %#x = %v, %v, want %v", name, b, got, err, want)
			}
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	negative := surreal.Solver[board]{Rules: cgt.Negative[board](fastDomineering{})}
	for _, test := range domineeringValues[:12] {
		if got, err := negative.Value(t.Context(), readBoard(test.board)); err != nil || got != surreal.MustParse(test.value).Neg() {
			t.Errorf("the negative of %s = %v, %v", test.board, got, err)
		}
	}
}

// Also if several goroutines work.
func TestGoroutinesAndCapabilities(t *testing.T) {
	var want surreal.Game
	for name, rules := range map[string]cgt.Ruleset[board]{
		"parts": onlyParts{}, "symmetry": onlySymmetry{}, "values": &someValues{}, "all": &allCapabilities{}, "negative": cgt.Negative[board](fastDomineering{}),
	} {
		for _, goroutines := range []int{1, 3} {
			s := surreal.Solver[board]{Rules: rules, Goroutines: goroutines}
			g, err := s.Value(t.Context(), rectangle(4, 4)|1<<4|1<<12)
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

// These rulesets have some of the capabilities of fastDomineering each.
type (
	onlyParts       struct{ domineering }
	onlySymmetry    struct{ domineering }
	someValues      struct{ domineering }
	allCapabilities struct{ fastDomineering }
	reversed        struct{}
)

func (onlyParts) AppendParts(dst []board, b board) []board {
	return fastDomineering{}.AppendParts(dst, b)
}

func (onlySymmetry) Normalize(b board) (board, bool) { return fastDomineering{}.Normalize(b) }

// Value knows strips: of n squares in a column, ⌊n/2⌋.
func (*someValues) Value(b board) (surreal.Game, bool) {
	if b == 0 {
		return surreal.Game{}, true
	}
	b, rows, cols := corner(b)
	return surreal.Int(int64(rows / 2)), cols == 1 && bits.OnesCount64(uint64(b)) == rows
}

func (*allCapabilities) Value(b board) (surreal.Game, bool) { return (*someValues)(nil).Value(b) }

// AppendMoves appends the moves in the other order, and each of them twice.
func (reversed) AppendMoves(dst []board, b board, who cgt.Player) []board {
	moves := domineering{}.AppendMoves(nil, b, who)
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
	square := cgt.Bind(cgt.Ruleset[board](fastDomineering{}), rectangle(2, 2)) // ±1
	corner := cgt.Bind(cgt.Ruleset[board](domineering{}), readBoard(".#|.."))  // *
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
	tight := surreal.Solver[board]{Rules: fastDomineering{}, Limits: surreal.Limits{Steps: 5000}}
	g, err := tight.Value(t.Context(), rectangle(4, 4))
	if !errors.Is(err, cgt.ErrLimit) || g != (surreal.Game{}) {
		t.Errorf("4 × 4 in 5000 steps: %v, %v", g, err)
	}
	if g, err := tight.Value(t.Context(), rectangle(2, 2)); err != nil || g != surreal.MustParse("+-1") {
		t.Errorf("2 × 2 after a limit: %v, %v", g, err)
	}
	if none := (surreal.Limits{Positions: -1, Steps: -1}); true {
		s := surreal.Solver[board]{Rules: fastDomineering{}, Limits: none}
		if _, err := s.Value(t.Context(), rectangle(4, 4)); err != nil {
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
	d := surreal.Solver[board]{Rules: fastDomineering{}}
	if g, err := d.Value(ctx, rectangle(1, 1)); err != cause || g != (surreal.Game{}) {
		t.Errorf("canceled before: %v, %v", g, err)
	}
	if _, err := d.Value(t.Context(), rectangle(3, 3)); err != nil {
		t.Error(err)
	}
	if err := d.Verify(ctx); err != cause {
		t.Errorf("Verify, canceled before: %v", err)
	}
	if _, err := surreal.Value(ctx, cgt.Ruleset[board](domineering{}), rectangle(3, 3)); err != cause {
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
	domineering
	broken board // from this position on, Right has no moves
	now    *bool
}

func (c changing) AppendMoves(dst []board, b board, who cgt.Player) []board {
	if *c.now && b == c.broken && who == cgt.Right {
		return dst
	}
	return c.domineering.AppendMoves(dst, b, who)
}

// A ruleset that claims to know a wrong value.
type lying struct {
	domineering
	about board
	value surreal.Game
}

func (l lying) Value(b board) (surreal.Game, bool) { return l.value, b == l.about }

func TestSolverVerify(t *testing.T) {
	now := false
	for _, broken := range []string{"..|..", "...|...", "..", ".#|.."} {
		now = false
		s := surreal.Solver[board]{Rules: changing{broken: readBoard(broken), now: &now}}
		if _, err := s.Value(t.Context(), rectangle(3, 3)); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Value(t.Context(), readBoard(broken)); err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("before the rules change: %v", err)
		}
		now = true
		err := s.Verify(t.Context())
		var rules *cgt.RulesetError
		if !errors.As(err, &rules) || rules.Position != fmt.Sprint(readBoard(broken)) || rules.Who != cgt.Right {
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
		s := surreal.Solver[board]{Rules: lying{about: rectangle(2, 2), value: surreal.MustParse(lie)}}
		if g, err := s.Value(t.Context(), rectangle(2, 3)); err != nil {
			t.Fatal(g, err)
		}
		err := s.Verify(t.Context())
		var rules *cgt.RulesetError
		if !errors.As(err, &rules) || rules.Position != fmt.Sprint(rectangle(2, 2)) {
			t.Errorf("2 × 2 = %s: %v", lie, err)
		}
	}
	s := surreal.Solver[board]{Rules: lying{about: rectangle(2, 2), value: surreal.MustParse("+-1")}}
	if _, err := s.Value(t.Context(), rectangle(2, 3)); err != nil {
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
		v := surreal.Solver[board]{Rules: changing{broken: readBoard("..|.."), now: &now}}
		g, err := v.Value(t.Context(), rectangle(3, 4))
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
	s := surreal.Solver[board]{Rules: cgt.RulesetFunc[board](func(dst []board, b board, who cgt.Player) []board {
		if fail && b == readBoard("...") {
			panic("no more squares")
		}
		return domineering{}.AppendMoves(dst, b, who)
	})}
	func() {
		defer func() {
			if r := recover(); r != "no more squares" {
				t.Errorf("the panic is %v", r)
			}
		}()
		s.Value(t.Context(), rectangle(3, 3))
	}()
	fail = false
	if g, err := s.Value(t.Context(), rectangle(3, 3)); err != nil || g != surreal.MustParse("+-1") {
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
