package surreal

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// slowTree returns the value of a tree by the slow implementation.
func (s *slowGames) slowTree(t cgt.Tree) *slowGame {
	var options [2][]*slowGame
	for who := range options {
		for o := range t.Options(cgt.Player(who)) {
			options[who] = append(options[who], s.slowTree(o))
		}
	}
	return s.game(options[cgt.Left], options[cgt.Right])
}

func drawTree(t *rapid.T, label string, rank int) cgt.Tree {
	var options [2][]cgt.Tree
	for who := range options {
		for range rapid.IntRange(0, 3).Draw(t, label) {
			if rank > 0 {
				options[who] = append(options[who], drawTree(t, label+"'", rank-1))
			}
		}
	}
	return cgt.NewTree(options[cgt.Left], options[cgt.Right])
}

func TestFromTree(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		checkOften(t, 2, func(t *rapid.T) {
			tree := drawTree(t, "tree", 4)
			g := FromTree(tree)
			want := s.slowTree(tree)
			if s.tree(g) != want {
				t.Fatalf("%v = %v", tree, g)
			}
			// The canonical form as a tree: no tree of the same value has a smaller rank.
			positions := len(want.positions())
			canonical, err := g.Tree(positions)
			if err != nil || FromTree(canonical) != g || DyadicFromInt(int64(canonical.Rank())) != g.Birthday() {
				t.Fatalf("%v as a tree is %v, %v", g, canonical, err)
			}
			if canonical.Rank() > tree.Rank() {
				t.Fatalf("%v = %v has a larger rank than %v", canonical, g, tree)
			}
			n := 0
			for range canonical.Subtrees() {
				n++
			}
			if n != positions {
				t.Fatalf("the tree of %v has %d subtrees, want %d", g, n, positions)
			}
			var limit *cgt.LimitError
			if u, err := g.Tree(positions - 1); !errors.As(err, &limit) || limit.Limit != positions-1 || u != (cgt.Tree{}) {
				t.Fatalf("%v within %d positions: %v, %v", g, positions-1, u, err)
			}
		})
	})
}

func TestGameTreeLimits(t *testing.T) {
	for _, test := range []struct {
		text      string
		positions int // of the canonical form, itself among them
	}{
		{"0", 1},
		{"100", 101},
		{"-3", 4},
		{"*5", 6},
		{"+-1", 4},
		// CGSuite 2.2, CanonicalShortGameTestCase, the rows of FollowerCount
		{"-1/2", 3},
		{"25/16", 7},
		{"9/8*", 7},
		{"v*", 3},
		{"73/16v9*8", 28},
		{"{0|||0||-1|-3}", 7},
		{"{3||2*|1*}", 8},
	} {
		g := MustParse(test.text)
		tree, err := g.Tree(test.positions)
		if err != nil || FromTree(tree) != g {
			t.Errorf("%v within %d positions: %v, %v", g, test.positions, tree, err)
		}
		if _, err := g.Tree(test.positions - 1); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%v within %d positions: %v", g, test.positions-1, err)
		}
	}
	for _, g := range []Game{
		Int(math.MaxInt64), Int(math.MinInt64), Nimber(math.MaxUint64), Nimber(1 << 40), Up(math.MaxInt64), FromDyadic(NewDyadic(1, MaxExp)),
		Switch(Int(1 << 50)), Int(1).Add(Nimber(1 << 63)),
	} {
		if tree, err := g.Tree(1000); !errors.Is(err, cgt.ErrLimit) || tree != (cgt.Tree{}) {
			t.Errorf("a tree of 1000 positions is %v, %v", tree, err)
		}
	}
}

// The rulesets of values agree with the values.
func TestGames(t *testing.T) {
	byMoves := Solver[Game]{Rules: cgt.RulesetFunc[Game](Games{}.AppendMoves)}
	known := Solver[Game]{Rules: Games{}}
	outcomes := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	sums := Solver[cgt.Position]{Rules: cgt.Positions{}}
	rapid.Check(t, func(t *rapid.T) {
		g, h := drawGame(t, "g", 3), drawGame(t, "h", 1)
		for _, s := range []*Solver[Game]{&byMoves, &known} {
			if got, err := s.Value(t.Context(), g); err != nil || got != g {
				t.Fatalf("%v = %v, %v", g, got, err)
			}
		}
		sum := cgt.Sum(g, cgt.Neg(h))
		if got, err := sums.Value(t.Context(), sum); err != nil || got != g.Sub(h) {
			t.Fatalf("%v = %v, %v", sum, got, err)
		}
		if outcome, err := outcomes.Outcome(t.Context(), sum); err != nil || outcome != g.Sub(h).Outcome() {
			t.Fatalf("%v has the outcome %v, %v, and %v the outcome %v", sum, outcome, err, g.Sub(h), g.Sub(h).Outcome())
		}
		dst := Games{}.AppendMoves([]Game{h}, g, cgt.Left)
		if len(dst) != 1+g.NumOptions(cgt.Left) || dst[0] != h {
			t.Fatalf("AppendMoves gives %v", dst)
		}
		if positions := g.AppendMoves([]cgt.Position{h}, cgt.Right); len(positions) != 1+g.NumOptions(cgt.Right) || positions[0] != h {
			t.Fatalf("AppendMoves gives %v", positions)
		}
	})
	for name, err := range map[string]error{"byMoves": byMoves.Verify(t.Context()), "known": known.Verify(t.Context()), "sums": sums.Verify(t.Context())} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Iteration may end early and be repeated.
func TestOptions(t *testing.T) {
	g := MustParse("{3,{4|2},{5|1}|0,*,{1|-7}}")
	for who := range cgt.Right + 1 {
		var first []Game
		for range 2 {
			var all []Game
			for o := range g.Options(who) {
				all = append(all, o)
			}
			if len(all) != g.NumOptions(who) || first != nil && len(first) != len(all) {
				t.Errorf("%v's options are first %v, then %v", who, first, all)
			}
			first = all
		}
		for o := range g.Options(who) {
			if o != first[0] {
				t.Errorf("the first option of %v is %v, not %v", who, o, first[0])
			}
			break
		}
	}
	for o := range Nimber(math.MaxUint64).Left() {
		if o == Nimber(3) {
			break
		}
	}
}
