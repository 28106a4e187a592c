package cgt_test

import (
	"encoding/json"
	"errors"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
)

// chainLength is the length of the chains of moves on which nothing may recurse; it is even.
var chainLength = detector.Either(1_000_000, 100_000)

// forbidRecursion makes the test fail, as a whole, if anything needs more stack than a few hundred calls do.
func forbidRecursion(t *testing.T) {
	before := debug.SetMaxStack(256 << 10)
	t.Cleanup(func() { debug.SetMaxStack(before) })
}

func TestTreeByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := games(3).Draw(t, "g")
		tree := g.tree()
		if got, want := tree.String(), g.text(); got != want {
			t.Errorf("String is %s, want %s", got, want)
		}
		if got, want := tree.Rank(), g.rank(); got != want {
			t.Errorf("the rank of %v is %d, want %d", tree, got, want)
		}
		for _, who := range players {
			var want []cgt.Tree
			for _, option := range g.options(who) {
				want = append(want, option.tree())
			}
			if got := slices.Collect(tree.Options(who)); !slices.Equal(got, want) {
				t.Errorf("%v has in %v the options %v, want %v", who, tree, got, want)
			}
			if got := tree.NumOptions(who); got != len(want) {
				t.Errorf("%v has in %v %d options, want %d", who, tree, got, len(want))
			}
		}
		if got, want := outcomeOf(t, cgt.Trees{}, tree), g.outcome(); got != want {
			t.Errorf("%v is %v, want %v", tree, got, want)
		}
		// As a Position it has the same moves.
		if got, want := outcomeOfSum(t, tree), g.outcome(); got != want {
			t.Errorf("as a position, %v is %v, want %v", tree, got, want)
		}
	})
}

// == is identity of form: trees are == if and only if they are written alike.
func TestTreeIdentityIsForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, h := games(2).Draw(t, "g"), games(2).Draw(t, "h")
		if (g.tree() == h.tree()) != (g.text() == h.text()) {
			t.Errorf("%s == %s is %v", g.text(), h.text(), g.tree() == h.tree())
		}
	})
	zero := cgt.Tree{}
	one, star := cgt.NewTree([]cgt.Tree{zero}, nil), cgt.ImpartialTree(zero)
	for _, pair := range [][2]cgt.Tree{
		{cgt.NewTree([]cgt.Tree{one, star}, nil), cgt.NewTree([]cgt.Tree{star, one}, nil)}, // the order counts
		{cgt.NewTree([]cgt.Tree{zero}, nil), cgt.NewTree([]cgt.Tree{zero, zero}, nil)},     // how often counts
		{cgt.NewTree([]cgt.Tree{one}, nil), cgt.NewTree(nil, []cgt.Tree{one})},             // whose it is counts
		{cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{zero}), cgt.NewTree([]cgt.Tree{zero, zero}, nil)},
	} {
		if pair[0] == pair[1] {
			t.Errorf("%v and %v are the same", pair[0], pair[1])
		}
	}
	if cgt.NewTree(nil, []cgt.Tree{}) != zero || cgt.ImpartialTree() != zero || zero.String() != "{|}" {
		t.Error("the tree without moves is not the zero Tree")
	}
}

func TestNewTreeDoesNotKeepSlices(t *testing.T) {
	one := cgt.MustParseTree("{{|}|}")
	left, right := []cgt.Tree{{}, {}}, []cgt.Tree{one}
	tree := cgt.NewTree(left, right)
	left[0], right[0] = one, cgt.Tree{}
	moves := cgt.Trees{}.AppendMoves(nil, tree, cgt.Left)
	moves[0] = one
	if got := tree.String(); got != "{{|},{|}|{{|}|}}" {
		t.Errorf("the tree has become %s", got)
	}
}

func TestSubtrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := games(3).Draw(t, "g")
		want := map[string]bool{}
		var walk func(g *game)
		walk = func(g *game) {
			want[g.text()] = true
			for _, who := range players {
				for _, option := range g.options(who) {
					walk(option)
				}
			}
		}
		walk(g)
		seen := map[cgt.Tree]bool{}
		last := cgt.Tree{}
		for u := range g.tree().Subtrees() {
			if seen[u] || !want[u.String()] {
				t.Errorf("%v is not a subtree, or not visited once", u)
			}
			for _, who := range players {
				for option := range u.Options(who) {
					if !seen[option] {
						t.Errorf("%v comes before its option %v", u, option)
					}
				}
			}
			seen[u], last = true, u
		}
		if len(seen) != len(want) || last != g.tree() {
			t.Errorf("%d subtrees, the last %v; want %d, the last %v", len(seen), last, len(want), g.text())
		}
	})
	for range cgt.MustParseTree("{{|}|{|}}").Subtrees() {
		break // the loop may end early
	}
	for range cgt.MustParseTree("{{|}|{|}}").Options(cgt.Right) {
		break
	}
}

// The tree of Six Objects, given as data: Trakhtenbrot, §2.3, Fig. 1. Two players take one or two of six
// matches in turn; the first branch is one match. In the figure nobody takes the last two matches at once, and
// there are 8 plays of at most 6 moves. If one may, there are 13, the ways to write 6 as a sum of ones and twos.
func TestSixObjectsTree(t *testing.T) {
	var six cgt.Tree
	for _, test := range []struct{ two, plays int }{{1, 8}, {2, 13}} {
		text := map[int]string{0: "{|}", 1: "{{|}|{|}}"}
		for n := 2; n <= 6; n++ {
			options := text[n-1] + "," + text[n-2]
			if n == 2 && test.two == 1 {
				options = text[1]
			}
			text[n] = "{" + options + "|" + options + "}"
		}
		var err error
		if six, err = cgt.ParseTree(text[6]); err != nil {
			t.Fatal(err)
		}
		if six.Rank() != 6 {
			t.Errorf("the rank is %d, want 6", six.Rank())
		}
		var ranks []int
		for subtree := range six.Subtrees() {
			ranks = append(ranks, subtree.Rank())
		}
		if !slices.Equal(ranks, []int{0, 1, 2, 3, 4, 5, 6}) {
			t.Errorf("the ranks of the different subtrees are %v", ranks)
		}
		// Count the plays, as the options of either player, and the longest among them.
		plays, longest := 0, 0
		var play func(t cgt.Tree, moves int)
		play = func(t cgt.Tree, moves int) {
			if t.NumOptions(cgt.Left) == 0 {
				plays, longest = plays+1, max(longest, moves)
			}
			for option := range t.Options(cgt.Left) {
				play(option, moves+1)
			}
		}
		play(six, 0)
		if plays != test.plays || longest != 6 {
			t.Errorf("%d plays of at most %d moves, want %d of at most 6", plays, longest, test.plays)
		}
	}

	// The last tree is that of both moves. By the rules of the book whoever takes the last match loses, and A, who
	// begins, wins by taking two. Here whoever cannot move loses, so in this tree, where the last match may be taken,
	// the second player wins six matches.
	if got := outcomeOf(t, cgt.Trees{}, six); got != cgt.P {
		t.Errorf("six matches, the last taker wins: %v", got)
	}
	// To say that the last taker loses, let whoever finds no matches have one more move: then it is he who
	// wins. Or forbid to take the last match: then whoever finds one match cannot move.
	star := cgt.ImpartialTree(cgt.Tree{})
	for name, last := range map[string]struct {
		zero, one cgt.Tree
	}{
		"one move more":  {star, cgt.ImpartialTree(star)},
		"one match less": {star, cgt.Tree{}}, // no matches cannot come about but from two: there it is a win for the opponent
	} {
		matches := []cgt.Tree{last.zero, last.one}
		for n := 2; n <= 6; n++ {
			matches = append(matches, cgt.ImpartialTree(matches[n-1], matches[n-2]))
		}
		if got := outcomeOf(t, cgt.Trees{}, matches[6]); got != cgt.N {
			t.Errorf("%s: six matches, the last taker loses: %v, want N", name, got)
		}
		if got := outcomeOf(t, cgt.Trees{}, matches[4]); got != cgt.P {
			t.Errorf("%s: four matches, the last taker loses: %v, want P", name, got)
		}
	}
}

func TestTreeTextRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := games(3).Draw(t, "g")
		tree, err := cgt.ParseTree(g.text())
		if err != nil || tree != g.tree() {
			t.Errorf("%s is read as %v, error %v", g.text(), tree, err)
		}
		// Blanks anywhere.
		var spaced strings.Builder
		for _, c := range g.text() {
			spaced.WriteString(rapid.SampledFrom([]string{"", "", " ", "\n", "\t \r\n"}).Draw(t, "blank"))
			spaced.WriteRune(c)
		}
		if tree, err := cgt.ParseTree(spaced.String() + "\n"); err != nil || tree != g.tree() {
			t.Errorf("%q is read as %v, error %v", spaced.String(), tree, err)
		}
		data, err := json.Marshal([]cgt.Tree{tree})
		if err != nil || string(data) != `["`+g.text()+`"]` {
			t.Errorf("JSON is %s, error %v", data, err)
		}
		var back []cgt.Tree
		if err := json.Unmarshal(data, &back); err != nil || len(back) != 1 || back[0] != tree {
			t.Errorf("%s is read as %v, error %v", data, back, err)
		}
	})
}

func TestParseTreeErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{"  ", 2},
		{"{", 1},
		{"{|", 2},
		{"{{|}", 4},
		{"}", 0},
		{"|", 0},
		{"0", 0},
		{"{}", 1},
		{"{||}", 2},
		{"{|}}", 3},
		{"{|}{|}", 3},
		{"{|} x", 4},
		{"{,|}", 1},
		{"{{|},|}", 5},
		{"{{|},,{|}|}", 5},
		{"{{|},}", 5},
		{"{|{|},}", 6},
		{"{{|}{|}|}", 4},
		{"{|{|} {|}}", 6},
		{"{0|}", 1},
		{"{{|}|\u00a0}", 5}, // a blank, but none that may stand here
		{"{|}\xff", 3},
	} {
		tree := cgt.MustParseTree("{{|}|}")
		_, err := cgt.ParseTree(test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != test.offset || syntax.What != "tree" || syntax.Msg == "" {
			t.Errorf("%q: error %v, want one at offset %d", test.text, err, test.offset)
		}
		if tree.UnmarshalText([]byte(test.text)) == nil || tree.String() != "{{|}|}" {
			t.Errorf("%q: UnmarshalText gives no error or changes the tree", test.text)
		}
	}
	defer func() {
		if err, ok := recover().(error); !ok || err.Error() == "" {
			t.Errorf("MustParseTree panics with %v, want an error", err)
		}
	}()
	cgt.MustParseTree("{")
}

// FuzzParseTree: what can be read is written back the same, but for blanks, and what cannot has an error
// that points into the text.
func FuzzParseTree(f *testing.F) {
	for _, text := range []string{
		"{|}",              // the game without moves
		"{{|}|}", "{|{|}}", // 1 and −1
		"{{|}|{|}}",                 // ∗
		"{{|},{{|}|{|}}|{|}}",       // ↑ + ∗
		"{ {|} , {{|}|} \n|\t{|} }", // blanks
		"{{|},{|}|}",                // an option twice
		strings.Repeat("{", 50) + "|" + strings.Repeat("}|", 49) + "}", // deep
		"", "{", "{|", "}", "{}", "{||}", "{|}}", "{,|}", "{{|},|}", "{{|}{|}|}", "{0|}", "{|}\xff", "{\u2003|}",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tree, err := cgt.ParseTree(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(text) {
				t.Errorf("%q: error %v", text, err)
			}
			return
		}
		bare := strings.Map(func(r rune) rune {
			if r == ' ' || r == '\t' || r == '\r' || r == '\n' {
				return -1
			}
			return r
		}, text)
		if got := tree.String(); got != bare {
			t.Errorf("%q is read as %s", text, got)
		}
		if again := cgt.MustParseTree(bare); again != tree {
			t.Errorf("%q is read as two trees", bare)
		}
	})
}

// A chain of a million moves overflows no stack, and takes time in proportion.
func TestDeepTree(t *testing.T) {
	forbidRecursion(t)
	var tree cgt.Tree
	for n := range chainLength {
		if n%2 == 0 { // Left and Right in turn, so that it is a play
			tree = cgt.NewTree(nil, []cgt.Tree{tree})
		} else {
			tree = cgt.NewTree([]cgt.Tree{tree}, nil)
		}
	}
	if tree.Rank() != chainLength {
		t.Errorf("the rank is %d", tree.Rank())
	}
	text := tree.String()
	if len(text) != 3*(chainLength+1) {
		t.Errorf("the text has %d bytes", len(text))
	}
	back, err := cgt.ParseTree(text)
	if err != nil || back != tree {
		t.Errorf("the text is not read as the tree, error %v", err)
	}
	subtrees := 0
	for u := range tree.Subtrees() {
		if u.Rank() != subtrees {
			t.Fatalf("subtree %d has rank %d", subtrees, u.Rank())
		}
		subtrees++
	}
	if subtrees != chainLength+1 {
		t.Errorf("%d subtrees", subtrees)
	}
	if _, err := cgt.ParseTree(strings.Repeat("{", chainLength)); err == nil {
		t.Error("braces that are not closed are read")
	}
}

// A tree with more nodes than there are atoms, as its subtrees are shared. All but String takes no time.
func TestSharedTree(t *testing.T) {
	var tree cgt.Tree
	for range 1000 {
		tree = cgt.ImpartialTree(tree, tree, tree)
	}
	if tree.Rank() != 1000 {
		t.Errorf("the rank is %d", tree.Rank())
	}
	if got := outcomeOf(t, cgt.Trees{}, tree); got != cgt.P {
		t.Errorf("the outcome is %v, want P", got)
	}
	back, err := cgt.TreeOf(t.Context(), cgt.Trees{}, tree, cgt.Limits{})
	if err != nil || back != tree {
		t.Errorf("TreeOf gives another tree, or the error %v", err)
	}
	if g, root := cgt.GraphOf(tree); g.Len() != 1001 || root != 1000 {
		t.Errorf("the graph has %d vertices, the root is %d", g.Len(), root)
	}
}

// Many goroutines that make the same trees get the same trees, also while trees are being collected.
func TestNewTreeConcurrently(t *testing.T) {
	const goroutines, size = 8, 300
	got := make([][]cgt.Tree, goroutines)
	var wg sync.WaitGroup
	for i := range got {
		wg.Go(func() {
			trees := []cgt.Tree{{}}
			for n := range size {
				dropped := cgt.NewTree(trees, trees[:n/2])
				trees = append(trees, cgt.NewTree(trees[n/2:], trees[n/3:]))
				if dropped.Rank() == 0 || trees[n+1].NumOptions(cgt.Left) == 0 {
					t.Error("a tree has lost its options")
				}
				if n%100 == 99 {
					runtime.GC()
				}
			}
			got[i] = trees
		})
	}
	wg.Wait()
	for _, trees := range got[1:] {
		if !slices.Equal(trees, got[0]) {
			t.Fatal("two goroutines have made different trees of the same options")
		}
	}
}
