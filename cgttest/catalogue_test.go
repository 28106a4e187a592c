package cgttest_test

import (
	"context"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file checks, statement by statement, what §§0–4.3 of the Dubna notes say about values: the facts
// they state, and the general propositions on random games. A test is named after the row of the catalogue
// of the project's sources that it is about.

// wantRel checks a relation between values that are written as text.
func wantRel(t *testing.T, g string, want surreal.Rel, h string) {
	t.Helper()
	if got := surreal.MustParse(g).Rel(surreal.MustParse(h)); got != want {
		t.Errorf("%s %v %s, want %v", g, got, h, want)
	}
}

func wantValue(t *testing.T, what string, got surreal.Game, want string) {
	t.Helper()
	if got != surreal.MustParse(want) {
		t.Errorf("%s = %v, want %s", what, got, want)
	}
}

// outcome finds who wins by search alone.
func outcome[Pos comparable](t rapid.TB, rules cgt.Ruleset[Pos], p Pos) cgt.Outcome {
	t.Helper()
	s := cgt.Solver[Pos]{Rules: cgttest.Plain(rules)}
	o, err := s.Outcome(context.Background(), p)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// graph draws a position of Hackenbush with edges of the given colours.
func graph(colours string) *rapid.Generator[hackenbush] {
	return rapid.Custom(func(t *rapid.T) hackenbush {
		var h hackenbush
		for range rapid.IntRange(1, 7).Draw(t, "edges") {
			h.edges = append(h.edges, edge{
				rapid.IntRange(0, 4).Draw(t, "from"), rapid.IntRange(0, 4).Draw(t, "to"),
				rapid.SampledFrom([]byte(colours)).Draw(t, "colour"),
			})
		}
		return h
	})
}

// laws checks the named laws of values over a generator.
func laws(t *testing.T, games *rapid.Generator[surreal.Game], names ...string) {
	t.Helper()
	var found []cgttest.Law
	for _, law := range cgttest.Laws() {
		if slices.Contains(names, law.Name) {
			found = append(found, law)
		}
	}
	if len(found) != len(names) {
		t.Fatalf("of the laws %v there are %d", names, len(found))
	}
	rapid.Check(t, func(t *rapid.T) {
		g, h, k := games.Draw(t, "g"), games.Draw(t, "h"), games.Draw(t, "k")
		for _, law := range found {
			if err := law.Check(g, h, k); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// words returns all words of the given letters up to a length, the empty one among them.
func words(letters string, length int) []string {
	all := []string{""}
	for i, from := 0, 0; i < length; i++ {
		end := len(all)
		for _, w := range all[from:end] {
			for _, c := range letters {
				all = append(all, w+string(c))
			}
		}
		from = end
	}
	return all
}

// Propositions 0.1 and 0.2: for either player who starts, one of the two wins, and so there are four classes.
func TestC1OutcomeClasses(t *testing.T) {
	for p, want := range map[string]cgt.Outcome{"": cgt.P, "G": cgt.N, "B": cgt.L, "R": cgt.R} {
		if got := outcome(t, stalks{}, p); got != want {
			t.Errorf("the outcome of %q is %v, want %v", p, got, want)
		}
		if got := stalk(t, p).Outcome(); got != want {
			t.Errorf("the outcome of the value of %q is %v, want %v", p, got, want)
		}
		for first := cgt.Left; first <= cgt.Right; first++ {
			s := cgt.Solver[string]{Rules: stalks{}}
			wins, err := s.Wins(context.Background(), p, first)
			if err != nil || wins != (want.Winner(first) == first) {
				t.Errorf("%v wins %q moving first: %t (%v), but its class is %v", first, p, wins, err, want)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		g := cgtrapid.Tree(4).Draw(t, "g")
		want := oracle.Outcome(g)
		if got := outcome(t, cgt.Trees{}, g); got != want {
			t.Fatalf("the outcome is %v by search, want %v", got, want)
		}
		if got := surreal.FromTree(g).Outcome(); got != want {
			t.Fatalf("the outcome of the value is %v, want %v", got, want)
		}
	})
}

// Definitions 1 and 2: a game is a graph with an initial position, and it is a pair {L | R} of sets of games.
func TestC2PairsAndGraphs(t *testing.T) {
	ctx := context.Background()
	zero := cgt.NewTree(nil, nil)
	left, right := cgt.NewTree([]cgt.Tree{zero}, nil), cgt.NewTree(nil, []cgt.Tree{zero})
	for _, c := range []struct {
		g    cgt.Tree
		text string
	}{{zero, "0"}, {left, "1"}, {right, "-1"}} {
		wantValue(t, c.g.String(), surreal.FromTree(c.g), c.text)
	}
	rapid.Check(t, func(t *rapid.T) {
		tree := cgtrapid.Tree(4).Draw(t, "tree")
		graph, root := cgt.GraphOf(tree)
		back, err := graph.Tree(root)
		if err != nil || back != tree {
			t.Fatalf("tree to graph to tree: %v, %v", back, err)
		}
		g := surreal.FromTree(tree)
		if h := value(t, graph, root); h != g {
			t.Fatalf("the value is %v of the tree, %v of the graph", g, h)
		}
		if h := value(t, cgt.Trees{}, tree); h != g {
			t.Fatalf("the value is %v, but %v by the moves", g, h)
		}
		var left, right []surreal.Game
		for o := range tree.Options(cgt.Left) {
			left = append(left, surreal.FromTree(o))
		}
		for o := range tree.Options(cgt.Right) {
			right = append(right, surreal.FromTree(o))
		}
		if h := surreal.New(left, right); h != g {
			t.Fatalf("the value is %v, but {L | R} of the values of the options is %v", g, h)
		}
		again, err := g.Tree(10000)
		if err != nil || surreal.FromTree(again) != g {
			t.Fatalf("the tree of the value %v is %v, %v", g, again, err)
		}
	})
	p := "BRG GB"
	tree, err := cgt.TreeOf(ctx, cgt.Ruleset[string](stalks{}), p, cgt.Limits{})
	if err != nil || surreal.FromTree(tree) != stalk(t, p) {
		t.Errorf("the tree of %s is %v, %v", p, tree, err)
	}
}

// Rules 1.1: what is no longer held by the ground goes with the edge that is cut.
func TestC3HackenbushOnGraphs(t *testing.T) {
	// A blue leg and a red one hold a beam; on the beam stands a blue edge.
	h := hackenbush{[]edge{{0, 1, 'B'}, {0, 2, 'R'}, {1, 2, 'B'}, {2, 3, 'B'}}}
	p := h.all()
	for _, move := range []struct {
		who  cgt.Player
		cut  int
		want uint64
	}{
		{cgt.Left, 0, 0b1110},  // the beam hangs on the red leg
		{cgt.Right, 1, 0b1101}, // the beam hangs on the blue leg
		{cgt.Left, 2, 0b1011},  // the edge on the beam stands on the red leg
	} {
		q := h.grounded(p &^ (1 << move.cut))
		if q != move.want || !slices.Contains(h.AppendMoves(nil, p, move.who), q) {
			t.Errorf("cutting the edge %d leaves %04b, want %04b", move.cut, q, move.want)
		}
	}
	if q := h.grounded(p &^ 0b0011); q != 0 {
		t.Errorf("without legs %04b is left", q)
	}
	if q := h.grounded(p &^ 0b0110); q != 0b0001 {
		t.Errorf("with the blue leg alone %04b is left", q)
	}
	rapid.Check(t, func(t *rapid.T) {
		h := graph("BRG").Draw(t, "graph")
		p := h.all()
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, q := range h.AppendMoves(nil, p, who) {
				if q&^p != 0 || q == p || h.grounded(q) != q {
					t.Fatalf("a move from %b to %b", p, q)
				}
			}
		}
		if err := (cgttest.Suite[uint64]{Rules: h, Positions: []uint64{p}}).Check(); err != nil {
			t.Fatal(err)
		}
	})
}

// Lemma 1.2.
func TestC4FirstPlayerNeverWinsRedBlue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := graph("BR").Draw(t, "graph")
		if o := outcome(t, h, h.all()); o == cgt.N {
			t.Fatalf("whoever moves first wins")
		}
	})
}

// Definitions 3 to 7, lemmas 1.3 and 1.4 and exercises 1.5 to 1.7, by search on trees that are in no way simplified.
func TestC5SumNegativeEquality(t *testing.T) {
	trees := cgtrapid.Tree(3)
	equal := func(t rapid.TB, g, h cgt.Tree) bool {
		return outcome(t, cgt.Positions{}, cgt.Sum(g, cgt.Neg(h))) == cgt.P
	}
	t.Run("Lemma1.3", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			g, h := trees.Draw(t, "g"), trees.Draw(t, "h")
			zeros := []cgt.Tree{oracle.Sum(h, oracle.Neg(h))}
			if oracle.Outcome(zeros[0]) != cgt.P { // lemma 1.4
				t.Fatalf("h − h is no second-player win")
			}
			if oracle.Outcome(h) == cgt.P {
				zeros = append(zeros, h)
			}
			for _, zero := range zeros {
				if got, want := oracle.Outcome(oracle.Sum(g, zero)), oracle.Outcome(g); got != want {
					t.Fatalf("the outcome of g is %v, with a zero game added %v", want, got)
				}
			}
		})
	})
	t.Run("Exercise1.5", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			small := cgtrapid.Tree(2) // the sums are long
			a, b, c := small.Draw(t, "A"), small.Draw(t, "B"), small.Draw(t, "C")
			// Equal games in different clothes are rare among random ones, so make some.
			b = oracle.Sum(a, b, oracle.Neg(b))
			if !equal(t, a, a) || !equal(t, a, b) || !equal(t, b, a) {
				t.Fatal("A = A, A = B or B = A fails")
			}
			if !equal(t, oracle.Sum(a, c), oracle.Sum(b, c)) {
				t.Fatal("A = B, but not A + C = B + C")
			}
			if equal(t, a, c) != equal(t, b, c) {
				t.Fatal("A = B, but only one of them equals C")
			}
			if surreal.FromTree(a) != surreal.FromTree(b) {
				t.Fatalf("A = B, but they have the values %v and %v", surreal.FromTree(a), surreal.FromTree(b))
			}
		})
	})
	t.Run("Exercise1.6", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			a, l, r := trees.Draw(t, "A"), trees.Draw(t, "option of Left"), trees.Draw(t, "option of Right")
			star := oracle.Nim(1)
			b := oracle.Sum(a, star, star)
			if !equal(t, cgt.NewTree([]cgt.Tree{a, l}, []cgt.Tree{r}), cgt.NewTree([]cgt.Tree{b, l}, []cgt.Tree{r})) {
				t.Fatal("A = B, but they are not interchangeable as options of Left")
			}
			if !equal(t, cgt.NewTree([]cgt.Tree{l}, []cgt.Tree{a, r}), cgt.NewTree([]cgt.Tree{l}, []cgt.Tree{b, r})) {
				t.Fatal("A = B, but they are not interchangeable as options of Right")
			}
		})
	})
	t.Run("Exercise1.7", func(t *testing.T) {
		one := cgt.NewTree([]cgt.Tree{{}}, nil)
		positive := func(g cgt.Tree) cgt.Tree {
			if oracle.Outcome(g) == cgt.R {
				return oracle.Neg(g)
			}
			for oracle.Outcome(g) != cgt.L {
				g = oracle.Sum(g, one)
			}
			return g
		}
		rapid.Check(t, func(t *rapid.T) {
			g, h, o := positive(trees.Draw(t, "g")), positive(trees.Draw(t, "h")), cgt.L
			if rapid.Bool().Draw(t, "negative") {
				g, h, o = oracle.Neg(g), oracle.Neg(h), cgt.R
			}
			if got := oracle.Outcome(oracle.Sum(g, h)); got != o {
				t.Fatalf("both games have the outcome %v, their sum %v", o, got)
			}
		})
		laws(t, cgtrapid.Any(), "outcome-sum", "outcome-difference", "add-inverse", "neg-definition", "add-definition")
	})
}

// §1.3.
func TestC6Integers(t *testing.T) {
	for n := range 8 {
		for _, c := range []struct {
			p    string
			want int
		}{{strings.Repeat("B", n), n}, {strings.Repeat("R", n), -n}} {
			if g := stalk(t, c.p); g != surreal.Int(int64(c.want)) {
				t.Errorf("a stalk %s is %v, want %d", c.p, g, c.want)
			}
		}
	}
	for p := range 5 {
		for q := range 5 {
			edges := strings.TrimSpace(strings.Repeat("B ", p) + strings.Repeat("R ", q))
			if g := stalk(t, edges); g != surreal.Int(int64(p-q)) {
				t.Errorf("%d blue and %d red edges on the ground are %v, want %d", p, q, g, p-q)
			}
			want := cgt.OutcomeOf(p > q, p < q)
			if o := outcome(t, stalks{}, edges); o != want {
				t.Errorf("%d blue and %d red edges on the ground have the outcome %v, want %v", p, q, o, want)
			}
		}
	}
}

// §1.4 and exercises 1.8 and 1.9.
func TestC7Half(t *testing.T) {
	wantValue(t, "BR", stalk(t, "BR"), "1/2")
	wantValue(t, "{0|1}", surreal.MustParse("{0|1}"), "1/2")
	wantValue(t, "{0|1} + {0|1}", surreal.MustParse("{0|1} + {0|1}"), "1")
	for p, want := range map[string]cgt.Outcome{"BR": cgt.L, "BR R": cgt.R, "BR BR R": cgt.P} {
		if o := outcome(t, stalks{}, p); o != want {
			t.Errorf("the outcome of %s is %v, want %v", p, o, want)
		}
	}
	halves := 0
	for _, w := range words("BR", 5) {
		if g := stalk(t, w); outcome(t, stalks{}, w+" "+w+" R") == cgt.P {
			halves++
			wantValue(t, w+", of which two are 1,", g, "1/2")
		}
	}
	if halves != 1 {
		t.Errorf("two of each of %d stalks are 1, want only BR", halves)
	}
}

// Example 1.10 and exercise 1.11.
func TestC8Quarter(t *testing.T) {
	wantValue(t, "BRR", stalk(t, "BRR"), "1/4")
	wantValue(t, "{0|1/2,1}", surreal.MustParse("{0|1/2,1}"), "1/4")
	wantValue(t, "{0|{0|1},1}", surreal.MustParse("{0|{0|1},1}"), "1/4")
	for _, p := range []string{"BRR BRR RB", "BRR BRR BRR BRR R"} { // figure 7
		if o := outcome(t, stalks{}, p); o != cgt.P {
			t.Errorf("the outcome of %s is %v, want P", p, o)
		}
		wantValue(t, p, stalk(t, p), "0")
	}
}

// topmost is stalks, but only the topmost edge of a colour may be cut.
type topmost struct{}

func (topmost) AppendMoves(dst []string, p string, who cgt.Player) []string {
	parts := strings.Fields(p)
	for i, w := range parts {
		if at := strings.LastIndexByte(w, "BR"[who]); at >= 0 {
			rest := slices.Clone(parts)
			rest[i] = w[:at]
			dst = append(dst, strings.Join(strings.Fields(strings.Join(rest, " ")), " "))
		}
	}
	return dst
}

// Exercise 1.12 and corollary 1.13.
func TestC9Monotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := graph("BR").Draw(t, "graph")
		p := h.all()
		g := value(t, h, p)
		for _, q := range h.AppendMoves(nil, p, cgt.Left) {
			if l := value(t, h, q); !l.Lt(g) {
				t.Fatalf("Left moves from %v to %v", g, l)
			}
		}
		for _, q := range h.AppendMoves(nil, p, cgt.Right) {
			if r := value(t, h, q); !r.Gt(g) {
				t.Fatalf("Right moves from %v to %v", g, r)
			}
		}
	})
	stalk3 := rapid.SampledFrom(words("BR", 5))
	rapid.Check(t, func(t *rapid.T) {
		p := strings.Join(strings.Fields(stalk3.Draw(t, "stalk")+" "+stalk3.Draw(t, "stalk")), " ")
		if all, top := value(t, stalks{}, p), value(t, topmost{}, p); all != top {
			t.Fatalf("the value is %v, but %v if only topmost edges may be cut", all, top)
		}
	})
}

// Lemma 1.14 and figure 9.
func TestC10StalkTree(t *testing.T) {
	for w, want := range map[string]string{
		"": "0", "B": "1", "R": "-1", "RR": "-2", "BR": "1/2", "BRB": "3/4", "BRBB": "7/8", "RRB": "-3/2", "RRBR": "-7/4", "BRBBR": "13/16",
	} {
		wantValue(t, w, stalk(t, w), want)
	}
	seen := map[surreal.Game]string{}
	for _, w := range words("BR", 7) {
		g := stalk(t, w)
		if other, ok := seen[g]; ok {
			t.Errorf("%s and %s have the same value %v", w, other, g)
		}
		seen[g] = w
		if g.Birthday() != surreal.DyadicFromInt(int64(len(w))) {
			t.Errorf("%s has the value %v, born on day %v", w, g, g.Birthday())
		}
		blue, red := strings.LastIndexByte(w, 'B'), strings.LastIndexByte(w, 'R')
		if blue < 0 || red < 0 {
			continue
		}
		a, b := stalk(t, w[:red]), stalk(t, w[:blue])
		if g.Add(g) != a.Add(b) {
			t.Errorf("twice %s is %v, but %s + %s is %v", w, g.Add(g), w[:red], w[:blue], a.Add(b))
		}
	}
	// Every dyadic rational is there: those born by day 7 are as many as the stalks.
	for n := int64(-7 * 64); n <= 7*64; n++ {
		x := surreal.NewDyadic(n, 6)
		if _, ok := seen[surreal.FromDyadic(x)]; ok != (x.Birthday().Compare(surreal.DyadicFromInt(7)) <= 0) {
			t.Errorf("a stalk of value %v: %t, but it is born on day %v", x, ok, x.Birthday())
		}
	}
	laws(t, cgtrapid.Number(), "number-middle")
}

// Examples 1.15 and 1.16 and theorem 1.17.
func TestC11SimplestNumber(t *testing.T) {
	for s, want := range map[string]string{
		"{-1|5}": "0", "{1/4|1}": "1/2", "{1/2|3/4}": "5/8", "{-2|1}": "0", "{-1/8|7}": "0",
		"{1/2,1/4|3/4,1}": "5/8", "{|}": "0", "{5/2|}": "3", "{|-5/2}": "-3", "{-7|}": "0", "{2|7/2}": "3", "{-9/4|-1}": "-2",
	} {
		wantValue(t, s, surreal.MustParse(s), want)
	}
	// 1/4 and 1 do not have their middle between them.
	if o := outcome(t, cgt.Positions{}, cgt.Sum(surreal.MustParse("{1/4|1}"), surreal.MustParse("{-3/4|-1/2}"))); o != cgt.R {
		t.Errorf("{1/4|1} − 5/8 has the outcome %v, want R", o)
	}
	numbers := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) surreal.Dyadic {
		return surreal.NewDyadic(rapid.Int64Range(-40, 40).Draw(t, "numerator"), rapid.UintRange(0, 4).Draw(t, "exponent"))
	}), 1, 4)
	rapid.Check(t, func(t *rapid.T) {
		xs := append(numbers.Draw(t, "numbers"), numbers.Draw(t, "more")...)
		slices.SortFunc(xs, surreal.Dyadic.Compare)
		xs = slices.Compact(xs)
		cut := rapid.IntRange(0, len(xs)).Draw(t, "cut")
		var left, right []surreal.Game
		var lo, hi *big.Rat
		for i, x := range xs {
			if i < cut {
				left, lo = append(left, surreal.FromDyadic(x)), x.Rat()
			} else {
				right = append(right, surreal.FromDyadic(x))
				if hi == nil {
					hi = x.Rat()
				}
			}
		}
		want, ok := oracle.Simplest(lo, hi)
		got, isNumber := surreal.New(left, right).Number()
		if !ok || !isNumber || got.Rat().Cmp(want) != 0 {
			t.Fatalf("{%v | %v} is %v, want the simplest number between, %v", left, right, got, want)
		}
	})
	laws(t, cgtrapid.Number(), "number-simplest")
}

// Corollary 1.18.
func TestC12RedBlueIsNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := graph("BR").Draw(t, "graph")
		if g := value(t, h, h.all()); !g.IsNumber() {
			t.Fatalf("the value %v is no number", g)
		}
	})
}

// §2.1.
func TestC20GreenStalksAreNim(t *testing.T) {
	for n := range 8 {
		g := stalk(t, strings.Repeat("G", n))
		if g != surreal.Nimber(nim.Nimber(n)) {
			t.Errorf("a green stalk of %d edges is %v", n, g)
		}
		if h := surreal.FromTree(oracle.Nim(n)); h != g {
			t.Errorf("{0, …, *%d | 0, …, *%d} is %v, want %v", n-1, n-1, h, g)
		}
		if n > 0 && g.Outcome() != cgt.N {
			t.Errorf("the outcome of *%d is %v", n, g.Outcome())
		}
		for m := range 8 {
			two := strings.TrimSpace(strings.Repeat("G", m) + " " + strings.Repeat("G", n))
			if o := outcome(t, stalks{}, two); (o == cgt.P) != (m == n) || o != cgt.P && o != cgt.N {
				t.Errorf("the outcome of *%d + *%d is %v", m, n, o)
			}
		}
	}
	for s, want := range map[string]string{"*2 + *2 + *1": "*", "*3 + *2 + *1": "0", "*3 + *2": "*", "*2 + *1": "*3", "*1 + *3": "*2"} {
		wantValue(t, s, surreal.MustParse(s), want)
	}
	// Green trees are impartial too.
	rapid.Check(t, func(t *rapid.T) {
		h := graph("G").Draw(t, "graph")
		tree, err := cgt.TreeOf(context.Background(), cgt.Ruleset[uint64](h), h.all(), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		want, ok := oracle.Grundy(tree)
		if n, isNimber := value(t, h, h.all()).Nimber(); !ok || !isNimber || uint64(n) != want {
			t.Fatalf("the value is *%d, %t, want *%d, %t", n, isNimber, want, ok)
		}
	})
}

// heaps returns the nim-value of two heaps, found from their moves.
func heaps(t rapid.TB, m, n int) uint64 {
	t.Helper()
	g := value(t, threeHeaps, [3]uint8{uint8(m), uint8(n)})
	k, ok := g.Nimber()
	if !ok {
		t.Fatalf("the value of two heaps is %v", g)
	}
	return uint64(k)
}

// Theorem 2.4 and the table of §2.2.
func TestC22MexAndNimTable(t *testing.T) {
	text, err := os.ReadFile("testdata/nimtable.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		if fields := strings.Fields(line); len(fields) > 0 && fields[0] != "#" {
			rows = append(rows, fields)
		}
	}
	if len(rows) != 10 {
		t.Fatalf("%d rows, want 10", len(rows))
	}
	for m, row := range rows {
		if len(row) != 10 {
			t.Fatalf("row %d has %d entries, want 10", m, len(row))
		}
		for n, entry := range row {
			want, err := strconv.ParseUint(entry, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			if got := surreal.Nimber(nim.Nimber(m)).Add(surreal.Nimber(nim.Nimber(n))); got != surreal.Nimber(nim.Nimber(want)) {
				t.Errorf("*%d + *%d is %v, want *%d", m, n, got, want)
			}
			var before []uint64 // what stands above and to the left
			for i := range m {
				before = append(before, heaps(t, i, n))
			}
			for i := range n {
				before = append(before, heaps(t, m, i))
			}
			if got := oracle.Mex(before...); got != want {
				t.Errorf("the least number missing before row %d, column %d is %d, want %d", m, n, got, want)
			}
		}
	}
	// Moves to larger heaps, which can be taken back, change nothing: the rule of poker nim.
	wantValue(t, "{0,*,*5,*9 | 0,*,*7}", surreal.MustParse("{0,*,*5,*9|0,*,*7}"), "*2")
	rapid.Check(t, func(t *rapid.T) {
		tree := cgtrapid.ImpartialTree(4).Draw(t, "tree")
		want, ok := oracle.Grundy(tree)
		if n, isNimber := surreal.FromTree(tree).Nimber(); !ok || !isNimber || uint64(n) != want {
			t.Fatalf("the value is *%d, %t, want *%d, %t", n, isNimber, want, ok)
		}
	})
	laws(t, cgtrapid.Nimber(), "nimber-mex", "nimber-sum", "nimber-order")
}

// §3: with three colours all four outcomes occur, and a sum of fuzzy games need be neither fuzzy nor zero.
func TestC25ThreeColours(t *testing.T) {
	seen := map[cgt.Outcome]string{}
	for _, w := range words("BRG", 3) {
		seen[outcome(t, stalks{}, w)] = w
	}
	for o := cgt.P; o <= cgt.R; o++ {
		if _, ok := seen[o]; !ok {
			t.Errorf("no stalk of three colours has the outcome %v", o)
		}
	}
	if one, two := outcome(t, stalks{}, "GB"), outcome(t, stalks{}, "GB GB"); one != cgt.N || two != cgt.L {
		t.Errorf("the outcomes of one and of two stalks GB are %v and %v, want N and L", one, two)
	}
	for _, w := range words("G", 3) {
		for _, v := range words("G", 3) {
			if o := outcome(t, stalks{}, strings.TrimSpace(v+" "+w)); o != cgt.N && o != cgt.P {
				t.Errorf("the green stalks %s and %s have the outcome %v", v, w, o)
			}
		}
	}
}

// Proposition 3.2 and the end of §3.1.
func TestC26NumberPlusNimber(t *testing.T) {
	wantValue(t, "1 + *", surreal.MustParse("1 + *"), "{1|1}")
	wantValue(t, "{*,1|1}", surreal.MustParse("{*,1|1}"), "{1|1}")
	for _, number := range words("BR", 4) {
		for n := range 4 {
			x, _ := stalk(t, number).Number()
			want := map[int]cgt.Outcome{-1: cgt.R, 1: cgt.L, 0: cgt.P}[x.Sign()]
			if x.Sign() == 0 && n > 0 {
				want = cgt.N
			}
			p := strings.TrimSpace(number + " " + strings.Repeat("G", n))
			if o := outcome(t, stalks{}, p); o != want {
				t.Errorf("the outcome of %v + *%d is %v, want %v", x, n, o, want)
			}
			if g := surreal.FromDyadic(x).Add(surreal.Nimber(nim.Nimber(n))); g != stalk(t, p) || g.Outcome() != want {
				t.Errorf("%v + *%d is %v with the outcome %v, want %v and %v", x, n, g, g.Outcome(), stalk(t, p), want)
			}
		}
	}
	laws(t, cgtrapid.NumberUpStar(), "number-nimber", "number-star")
	laws(t, cgtrapid.Number(), "number-nimber", "number-star")
}

// §3.2, figure 21 and lemma 3.5.
func TestC27Up(t *testing.T) {
	wantValue(t, "{0|*}", surreal.MustParse("{0|*}"), "^")
	wantValue(t, "{0,*|0}", surreal.MustParse("{0,*|0}"), "^ + *")
	wantValue(t, "{0,*|0} + {0,*|0}", surreal.MustParse("{0,*|0} + {0,*|0}"), "^ + ^")
	wantValue(t, "the stalk GB", stalk(t, "GB"), "{0,*|0}")
	wantRel(t, "{0,*|0}", surreal.Confused, "0")
	wantRel(t, "{0,*|0} + {0,*|0}", surreal.Greater, "0")
	wantRel(t, "^", surreal.Greater, "0")
	if g := surreal.Up(1); g.IsNumber() {
		t.Error("↑ is a number")
	} else if _, ok := g.Nimber(); ok {
		t.Error("↑ is a nimber")
	}
	// Two toads and two frogs on five squares, and after the first move of Left.
	wantValue(t, "T_TFF", value(t, toadsFrogs{}, "T_TFF"), "{0|*}")
	wantValue(t, "TT_FF", value(t, toadsFrogs{}, "TT_FF"), "*")
	laws(t, cgtrapid.Any(), "up-definition", "up-order")
}

// Propositions 3.4 and 3.6.
func TestC29AllSmall(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := cgtrapid.Number().Filter(func(g surreal.Game) bool { return g.Gt(surreal.Int(0)) }).Draw(t, "x")
		if up := surreal.Up(1); !up.Lt(x) || !up.Gt(surreal.Int(0)) {
			t.Fatalf("not 0 < ↑ < %v", x)
		}
	})
	for n := range 12 { // by the definition, for the largest and ever smaller numbers
		var o oracle.Order
		up := cgt.NewTree([]cgt.Tree{{}}, []cgt.Tree{oracle.Nim(1)})
		x, ok := oracle.NumberTree(big.NewRat(1, 1<<n))
		if !ok || !o.Lt(up, x) {
			t.Errorf("not ↑ < 1/%d", 1<<n)
		}
	}
	laws(t, cgtrapid.AllSmall(3), "all-small-order")
	laws(t, cgtrapid.NumberUpStar(), "all-small-order")
	// If all edges on the ground are green, no number but 0 can be reached.
	rapid.Check(t, func(t *rapid.T) {
		h := graph("BRG").Draw(t, "graph")
		for i, e := range h.edges {
			if e.from == 0 || e.to == 0 {
				h.edges[i].colour = 'G'
			}
		}
		g := value(t, h, h.all())
		if zero := (surreal.Dyadic{}); g.LeftStop() != zero || g.RightStop() != zero {
			t.Fatalf("the stops of %v are %v and %v", g, g.LeftStop(), g.RightStop())
		}
		var o oracle.Order
		if tree, err := g.Tree(100_000); err != nil || !o.AllSmall(tree) {
			t.Fatalf("%v has a number among its positions (%v)", g, err)
		}
	})
}

// Exercise 3.7 and figure 22: which of the games n·↑ and n·↑ + * are positive, negative and fuzzy.
func TestC30UpsAndStars(t *testing.T) {
	wantRel(t, "^ + ^ + *", surreal.Greater, "0")
	var o oracle.Order
	star := oracle.Nim(1)
	up := cgt.NewTree([]cgt.Tree{{}}, []cgt.Tree{star})
	for n := -4; n <= 4; n++ {
		for stars := range 2 {
			want := surreal.Confused
			switch {
			case n == 0 && stars == 0:
				want = surreal.Equal
			case n > stars:
				want = surreal.Greater
			case -n > stars:
				want = surreal.Less
			}
			g := surreal.Up(int64(n)).Add(surreal.Nimber(nim.Nimber(stars)))
			if got := g.Rel(surreal.Int(0)); got != want {
				t.Errorf("%v %v 0, want %v", g, got, want)
			}
			var summands []cgt.Tree
			for range max(n, -n) {
				summands = append(summands, up)
			}
			tree := oracle.Sum(summands...)
			if n < 0 {
				tree = oracle.Neg(tree)
			}
			for range stars {
				tree = oracle.Sum(tree, star)
			}
			if surreal.FromTree(tree) != g {
				t.Errorf("the sum of %d ups and %d stars is %v, want %v", n, stars, surreal.FromTree(tree), g)
			}
			if le, ge := o.Le(tree, cgt.Tree{}), o.Le(cgt.Tree{}, tree); le != (want == surreal.Less || want == surreal.Equal) || ge != (want == surreal.Greater || want == surreal.Equal) {
				t.Errorf("%v ≤ 0 is %t and ≥ 0 is %t by the definition, want %v", g, le, ge, want)
			}
		}
	}
	wantRel(t, "^^", surreal.Greater, "^")
	wantRel(t, "^^*", surreal.Confused, "^")
	wantRel(t, "^3", surreal.Greater, "^*")
	laws(t, cgtrapid.NumberUpStar(), "up-order")
}

// Proposition 3.8.
func TestC31UpsAsOptions(t *testing.T) {
	for _, s := range []string{"{^|v}", "{0|v}", "{^|0}", "{^|-^}"} {
		wantValue(t, s, surreal.MustParse(s), "*")
	}
	var o oracle.Order
	zero, star := cgt.Tree{}, oracle.Nim(1)
	up := cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{star})
	for _, g := range []cgt.Tree{
		cgt.NewTree([]cgt.Tree{up}, []cgt.Tree{oracle.Neg(up)}),
		cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{oracle.Neg(up)}),
		cgt.NewTree([]cgt.Tree{up}, []cgt.Tree{zero}),
	} {
		if !o.Equal(g, star) || !oracle.Same(o.Canonical(g), star) {
			t.Errorf("%v is not *, by the definition", g)
		}
	}
	laws(t, cgtrapid.AllSmall(3), "canonical-bypass", "canonical-gift-horse", "canonical-rebuild", "canonical-irreversible", "canonical-undominated")
}

// §4.1 and definition 10.
func TestC33HotGames(t *testing.T) {
	wantValue(t, "{2,{1|-1}|-1/2}", surreal.MustParse("{2,{1|-1}|-1/2}"), "{2|-1/2}")
	wantValue(t, "a square of four squares", value(t, domineering{}, rectangle(2, 2)), "{1|-1}")
	for _, x := range []string{"0", "1/2", "-1/2"} {
		wantRel(t, "{1|-1} + "+x, surreal.Confused, "0")
	}
	laws(t, cgtrapid.Switch(), "switch-dominated", "switch-mean", "switch-double")
	rapid.Check(t, func(t *rapid.T) {
		if g := cgtrapid.Hot(3).Draw(t, "g"); g.LeftStop().Compare(g.RightStop()) <= 0 {
			t.Fatalf("the stops of the hot game %v are %v and %v", g, g.LeftStop(), g.RightStop())
		}
	})
}

// Proposition 4.2.
func TestC34SwitchAgainstNumber(t *testing.T) {
	for _, c := range []struct {
		z    string
		want surreal.Rel
	}{{"-2", surreal.Less}, {"-1", surreal.Confused}, {"0", surreal.Confused}, {"1/2", surreal.Confused}, {"1", surreal.Confused}, {"9/8", surreal.Greater}} {
		wantRel(t, c.z, c.want, "{1|-1}")
	}
	// By search as well, for small numbers: {x | y} minus z.
	for _, v := range words("BR", 3) {
		x, y, z := stalk(t, v), surreal.MustParse("-1/2"), surreal.MustParse("3/4")
		if !x.Gt(y) {
			continue
		}
		s := surreal.New([]surreal.Game{x}, []surreal.Game{y})
		o := outcome(t, cgt.Positions{}, cgt.Sum(s, cgt.Neg(z)))
		want := cgt.N
		if x.Lt(z) {
			want = cgt.R
		}
		if o != want {
			t.Errorf("{%v | %v} − %v has the outcome %v, want %v", x, y, z, o, want)
		}
	}
	laws(t, cgtrapid.Switch(), "switch-number")
	laws(t, cgtrapid.Number(), "switch-number")
	laws(t, cgtrapid.Hot(3), "switch-number", "stops-number")
}

// Proposition 4.3.
func TestC35NumberAvoidance(t *testing.T) {
	wantValue(t, "{2|-1/2} + 1/4", surreal.MustParse("{2|-1/2} + 1/4"), "{9/4|-1/4}")
	laws(t, cgtrapid.Switch(), "switch-avoidance")
	laws(t, cgtrapid.Any(), "switch-avoidance", "number-avoidance", "number-translation")
	laws(t, cgtrapid.Number(), "switch-avoidance")
}

// §4.3.
func TestC37SwitchAsOption(t *testing.T) {
	wantRel(t, "{3||1|0}", surreal.Confused, "2")
	wantRel(t, "{3||1|0}", surreal.Confused, "{2|1}")
	number := func(n int64) cgt.Tree {
		t.Helper()
		g, ok := oracle.NumberTree(big.NewRat(n, 1))
		if !ok {
			t.Fatalf("no tree of %d", n)
		}
		return g
	}
	pair := func(l, r cgt.Tree) cgt.Tree { return cgt.NewTree([]cgt.Tree{l}, []cgt.Tree{r}) }
	g := pair(number(3), pair(number(1), number(0)))
	for _, h := range []cgt.Tree{number(2), pair(number(2), number(1))} {
		if o := oracle.Outcome(oracle.Sum(g, oracle.Neg(h))); o != cgt.N {
			t.Errorf("the difference of {3||1|0} and %v has the outcome %v, want N", surreal.FromTree(h), o)
		}
	}
	// In general, for a ≥ b ≥ c, the game {a || b | c} is confused with what lies between its stops.
	rapid.Check(t, func(t *rapid.T) {
		xs := []int64{rapid.Int64Range(-8, 8).Draw(t, "x"), rapid.Int64Range(-8, 8).Draw(t, "y"), rapid.Int64Range(-8, 8).Draw(t, "z")}
		slices.Sort(xs)
		g := surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", xs[2], xs[1], xs[0]))
		if l, r := g.LeftStop(), g.RightStop(); l != surreal.DyadicFromInt(xs[2]) || r != surreal.DyadicFromInt(xs[1]) {
			t.Fatalf("the stops of %v are %v and %v", g, l, r)
		}
		for n := xs[1] + 1; n < xs[2]; n++ {
			if !g.Confused(surreal.Int(n)) {
				t.Fatalf("%v %v %d", g, g.Rel(surreal.Int(n)), n)
			}
		}
	})
}
