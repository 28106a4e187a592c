package oracle_test

import (
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
)

// tree builds trees from a short notation of their own, so that these tests need no parser of values: 0, 1, -1 and *
// stand for themselves and {a,b|c} for a tree.
func tree(t testing.TB, s string) cgt.Tree {
	t.Helper()
	r := strings.NewReplacer("-1", "{|{|}}", "0", "{|}", "1", "{{|}|}", "*", "{{|}|{|}}")
	g, err := cgt.ParseTree(r.Replace(s))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The numbers of values born by day 0, 1, 2 and 3: Siegel, Combinatorial Game Theory, §III.1.
func TestBorn(t *testing.T) {
	for day, want := range []int{1, 4, 22, 1474} {
		games := oracle.Born(day)
		if len(games) != want {
			t.Errorf("%d values are born by day %d, want %d", len(games), day, want)
		}
		for _, g := range games {
			if g.Rank() > day {
				t.Errorf("%v has rank %d, and is said to be born by day %d", g, g.Rank(), day)
			}
		}
		if day == 3 {
			continue // all pairs of these are too many
		}
		var o oracle.Order
		for i, g := range games {
			for _, h := range games[:i] {
				if o.Equal(g, h) {
					t.Errorf("%v and %v are equal, and both are said to be born by day %d", g, h, day)
				}
			}
		}
	}
}

// allTrees returns all trees of which no player has an option twice and whose options are among the given ones.
func allTrees(options []cgt.Tree) []cgt.Tree {
	sets := [][]cgt.Tree{nil}
	for _, o := range options {
		for _, s := range sets[:len(sets):len(sets)] {
			sets = append(sets, append(s[:len(s):len(s)], o))
		}
	}
	var trees []cgt.Tree
	for _, l := range sets {
		for _, r := range sets {
			trees = append(trees, cgt.NewTree(l, r))
		}
	}
	return trees
}

// The 256 trees whose options are trees of rank at most 1 have 22 values, and Born has them all. No theorem is
// used here, as it is in Born.
func TestBornByDayTwoFromAllTrees(t *testing.T) {
	trees := allTrees(allTrees([]cgt.Tree{{}}))
	if len(trees) != 256 {
		t.Fatalf("%d trees, want 256", len(trees))
	}
	var o oracle.Order
	born := oracle.Born(2)
	seen := map[cgt.Tree]bool{}
	for _, g := range trees {
		equal := 0
		for _, h := range born {
			if o.Equal(g, h) {
				equal++
				seen[h] = true
			}
		}
		if equal != 1 {
			t.Errorf("%v is equal to %d of the values born by day 2", g, equal)
		}
	}
	if len(seen) != 22 {
		t.Errorf("the trees have %d values, want 22", len(seen))
	}
}

func TestBornPanics(t *testing.T) {
	for _, day := range []int{-1, 4} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("no panic for day %d", day)
				}
			}()
			oracle.Born(day)
		}()
	}
}

// Relations that the books state.
func TestOrder(t *testing.T) {
	for _, c := range []struct{ g, rel, h, source string }{
		{"0", "=", "{-1|1}", "Dubna notes, example 1.15"},
		{"{1|}", ">", "1", "Dubna notes, §1.3"},
		{"{0|1}", ">", "0", "Dubna notes, §1.4"},
		{"{0|1}", "<", "1", "Dubna notes, §1.4"},
		{"*", "||", "0", "Dubna notes, §2"},
		{"{1|1}", ">", "0", "Dubna notes, §3.1: 1 + *"},
		{"{0|*}", ">", "0", "Dubna notes, §3.2"},
		{"{0|*}", "||", "*", "Dubna notes, figure 22"},
		{"{0|*}", "<", "{0|{0|1}}", "Dubna notes, proposition 3.4"},
		{"{0,*|0}", "||", "0", "Dubna notes, §3.2"},
		{"{{0|*}|{*|0}}", "=", "*", "Dubna notes, proposition 3.8"},
		{"{0|{*|0}}", "=", "*", "Dubna notes, proposition 3.8"},
		{"{{0|*}|0}", "=", "*", "Dubna notes, proposition 3.8"},
		{"{1|-1}", "||", "0", "Dubna notes, §4.1"},
		{"{1|-1}", "||", "{0|1}", "Dubna notes, §4.1"},
		{"{1|-1}", "||", "1", "Dubna notes, proposition 4.2"},
		{"{1|-1}", "<", "{1|}", "Dubna notes, proposition 4.2"},
	} {
		var o oracle.Order
		g, h := tree(t, c.g), tree(t, c.h)
		got := "||"
		switch {
		case o.Equal(g, h):
			got = "="
		case o.Lt(g, h):
			got = "<"
		case o.Lt(h, g):
			got = ">"
		case !o.Confused(g, h):
			got = "?"
		}
		if got != c.rel {
			t.Errorf("%s %s %s, want %s (%s)", c.g, got, c.h, c.rel, c.source)
		}
	}
}

// The order, defined by options, is the outcome of the difference, defined by play.
func TestOrderIsOutcomeOfDifference(t *testing.T) {
	var o oracle.Order
	games := oracle.Born(2)
	for _, g := range games {
		for _, h := range games {
			le, ge := o.Le(g, h), o.Le(h, g)
			want := cgt.OutcomeOf(!le, !ge) // Left, moving first in g − h, loses if g ≤ h
			if got := oracle.Outcome(oracle.Sum(g, oracle.Neg(h))); got != want {
				t.Errorf("the outcome of %v minus %v is %v, but the order says %v", g, h, got, want)
			}
		}
	}
}

func TestOutcome(t *testing.T) {
	for s, want := range map[string]cgt.Outcome{
		"0": cgt.P, "1": cgt.L, "-1": cgt.R, "*": cgt.N, "{0|*}": cgt.L, "{0,*|0}": cgt.N, "{*|*}": cgt.P, "{1|-1}": cgt.N, "{-1|1}": cgt.P,
	} {
		if got := oracle.Outcome(tree(t, s)); got != want {
			t.Errorf("the outcome of %s is %v, want %v", s, got, want)
		}
	}
}

func TestNumber(t *testing.T) {
	for s, want := range map[string]string{
		"0": "0", "1": "1", "-1": "-1", "{1|}": "2", "{0|1}": "1/2", "{-1|0}": "-1/2", "{{0|1}|1}": "3/4", "{0|{0|1},1}": "1/4",
		"{-1|1}": "0", "{-1|{1|}}": "0", "{{0|{0|1}}|1}": "1/2", "{*|*}": "0", "{*|}": "0", "{|*}": "0", "{0,{1|1}|}": "1",
	} {
		var o oracle.Order
		x, ok := o.Number(tree(t, s))
		if !ok || x.RatString() != want {
			t.Errorf("%s is %v, want %s", s, x, want)
		}
	}
	for _, s := range []string{"*", "{0|*}", "{1|-1}", "{1|1}", "{1|0}", "{{1|}|}+*"} {
		var o oracle.Order
		g, star, _ := strings.Cut(s, "+")
		u := tree(t, g)
		if star != "" {
			u = oracle.Sum(u, tree(t, star))
		}
		if x, ok := o.Number(u); ok {
			t.Errorf("%s is %v, which is not so", s, x)
		}
	}
}

// The tree of numbers, day by day, as in figure 9 of the Dubna notes. Directions lead there.
func TestWalk(t *testing.T) {
	for _, c := range []struct{ way, want string }{
		{"", "0"},
		{"+", "1"},
		{"-", "-1"},
		{"--", "-2"},
		{"+-", "1/2"},
		{"+-+", "3/4"},
		{"+-++", "7/8"},
		{"-+", "-1/2"},
		{"--+", "-3/2"},
		{"--+-", "-7/4"},
		{"+-++-", "13/16"},
		{"+-+-", "5/8"},
		{"+++", "3"},
		{"+-----", "1/32"},
	} {
		steps := 0
		x, g, ok := oracle.Walk(100, func(*big.Rat, cgt.Tree) int {
			if steps == len(c.way) {
				return 0
			}
			steps++
			return map[byte]int{'+': 1, '-': -1}[c.way[steps-1]]
		})
		if !ok || x.RatString() != c.want {
			t.Errorf("%q leads to %v, want %s", c.way, x, c.want)
		}
		var o oracle.Order
		if y, ok := o.Number(g); !ok || y.Cmp(x) != 0 {
			t.Errorf("%q leads to a tree of value %v, want %s", c.way, y, c.want)
		}
		if u, ok := oracle.NumberTree(x); !ok || u != g {
			t.Errorf("NumberTree(%v) is another tree", x)
		}
	}
	if _, _, ok := oracle.Walk(5, func(*big.Rat, cgt.Tree) int { return 1 }); ok {
		t.Error("Walk does not give up")
	}
}

// The value of {x | y} for numbers is the simplest between, whichever way it is found.
func TestSimplest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.Custom(func(t *rapid.T) *big.Rat {
			return big.NewRat(rapid.Int64Range(-20, 20).Draw(t, "numerator"), 1<<rapid.IntRange(0, 3).Draw(t, "exponent"))
		})
		x, y := number.Draw(t, "x"), number.Draw(t, "y")
		l, lok := oracle.NumberTree(x)
		r, rok := oracle.NumberTree(y)
		if !lok || !rok {
			t.Fatalf("no trees of %v and %v", x, y)
		}
		for _, c := range []struct {
			g      cgt.Tree
			lo, hi *big.Rat
		}{
			{cgt.NewTree([]cgt.Tree{l}, []cgt.Tree{r}), x, y},
			{cgt.NewTree([]cgt.Tree{l}, nil), x, nil},
			{cgt.NewTree(nil, []cgt.Tree{r}), nil, y},
		} {
			want, ok := oracle.Simplest(c.lo, c.hi)
			var o oracle.Order
			got, isNumber := o.Number(c.g)
			if ok != isNumber || ok && got.Cmp(want) != 0 {
				t.Fatalf("{%v | %v} = %v, %v, but the simplest number is %v, %v", c.lo, c.hi, got, isNumber, want, ok)
			}
		}
	})
}

func TestStop(t *testing.T) {
	for s, want := range map[string][2]string{
		"0": {"0", "0"}, "1": {"1", "1"}, "*": {"0", "0"}, "{0|*}": {"0", "0"}, "{1|-1}": {"1", "-1"},
		"{{{1|}|1}|-1}": {"1", "-1"}, // example 4.7 of the Dubna notes: "if Left starts, 1; if Right, −1"
		"{1|1}":         {"1", "1"},
	} {
		var o oracle.Order
		g := tree(t, s)
		if l, r := o.Stop(g, cgt.Left), o.Stop(g, cgt.Right); l.RatString() != want[0] || r.RatString() != want[1] {
			t.Errorf("the stops of %s are %v and %v, want %v", s, l, r, want)
		}
	}
}

func TestMex(t *testing.T) {
	for _, c := range []struct {
		ns   []uint64
		want uint64
	}{{nil, 0}, {[]uint64{0}, 1}, {[]uint64{1, 2}, 0}, {[]uint64{2, 0, 1, 5}, 3}, {[]uint64{1, 0, 3, 3}, 2}} {
		if got := oracle.Mex(c.ns...); got != c.want {
			t.Errorf("the least number not among %v is %d, want %d", c.ns, got, c.want)
		}
	}
}

func TestGrundy(t *testing.T) {
	for n := range 6 {
		if got, ok := oracle.Grundy(oracle.Nim(n)); !ok || got != uint64(n) {
			t.Errorf("a heap of %d has the nim-value %d, %t", n, got, ok)
		}
	}
	if got, ok := oracle.Grundy(oracle.Sum(oracle.Nim(3), oracle.Nim(5))); !ok || got != 6 {
		t.Errorf("*3 + *5 = *%d, %t, want *6 (Dubna notes, §2.2)", got, ok)
	}
	for _, s := range []string{"1", "-1", "{0|*}", "{1|1}", "{*|0}"} {
		if n, ok := oracle.Grundy(tree(t, s)); ok {
			t.Errorf("%s is not impartial, and has the nim-value %d", s, n)
		}
	}
}

// Canonical forms are equal to what they are forms of, alike if the games are equal, and have no option that is
// dominated or reversible.
func TestCanonical(t *testing.T) {
	var o oracle.Order
	forms := map[int]cgt.Tree{}
	born := oracle.Born(2)
	for _, g := range allTrees(allTrees([]cgt.Tree{{}})) {
		form := o.Canonical(g)
		if !o.Equal(form, g) {
			t.Errorf("%v has the canonical form %v, to which it is not equal", g, form)
		}
		for i, h := range born {
			if !o.Equal(g, h) {
				continue
			}
			if _, ok := forms[i]; !ok {
				forms[i] = form
			}
			if !oracle.Same(forms[i], form) {
				t.Errorf("%v has the canonical form %v, but equal games have %v", g, form, forms[i])
			}
		}
		for l := range form.Options(cgt.Left) {
			for answer := range l.Options(cgt.Right) {
				if o.Le(answer, form) {
					t.Errorf("in %v the option %v is reversible", form, l)
				}
			}
			for m := range form.Options(cgt.Left) {
				if l != m && o.Le(l, m) {
					t.Errorf("in %v the option %v is dominated by %v", form, l, m)
				}
			}
		}
	}
}

func TestSame(t *testing.T) {
	for _, c := range []struct {
		g, h string
		want bool
	}{
		{"{0,1|*}", "{1,0,0|*,*}", true},
		{"{0,1|*}", "{0|*}", false},
		{"{{0,*|}|}", "{{*,0|}|}", true},
		{"0", "{*|*}", false},
	} {
		if got := oracle.Same(tree(t, c.g), tree(t, c.h)); got != c.want {
			t.Errorf("Same(%s, %s) is %t", c.g, c.h, got)
		}
	}
}

func TestAllSmall(t *testing.T) {
	for s, want := range map[string]bool{"0": true, "*": true, "{0|*}": true, "{0,*|0}": true, "1": false, "{1|-1}": false, "{0|{0|-1}}": false, "{-1|1}": false} {
		var o oracle.Order
		if got := o.AllSmall(tree(t, s)); got != want {
			t.Errorf("all-small is %t of %s", got, s)
		}
	}
}
