package cgttest_test

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/surreal"
)

// This file compares package surreal with the definitions, as package oracle has them.

// unequal returns an error unless what surreal says about the trees g and h, and games made of them, is what
// the definitions say.
func unequal(o *oracle.Order, g, h cgt.Tree) error {
	x, y := surreal.FromTree(g), surreal.FromTree(h)
	want := surreal.Confused
	switch le, ge := o.Le(g, h), o.Le(h, g); {
	case le && ge:
		want = surreal.Equal
	case le:
		want = surreal.Less
	case ge:
		want = surreal.Greater
	}
	if got := x.Rel(y); got != want {
		return fmt.Errorf("%v %v %v, want %v, for the trees %v and %v", x, got, y, want, g, h)
	}
	if (x == y) != (want == surreal.Equal) {
		return fmt.Errorf("%v == %v is %t, but the trees %v and %v are %v", x, y, x == y, g, h, want)
	}
	return nil
}

// misvalued returns an error unless what surreal says about the tree g alone is what the definitions say.
func misvalued(o *oracle.Order, g cgt.Tree) error {
	x := surreal.FromTree(g)
	if got, want := x.Outcome(), oracle.Outcome(g); got != want {
		return fmt.Errorf("the outcome of %v is %v, want %v, for the tree %v", x, got, want, g)
	}
	n, ok := x.Number()
	want, isNumber := o.Number(g)
	if ok != isNumber || ok && n.Rat().Cmp(want) != 0 {
		return fmt.Errorf("Number of %v is %v, %t, want %v, %t, for the tree %v", x, n, ok, want, isNumber, g)
	}
	if l, r := o.Stop(g, cgt.Left), o.Stop(g, cgt.Right); x.LeftStop().Rat().Cmp(l) != 0 || x.RightStop().Rat().Cmp(r) != 0 {
		return fmt.Errorf("the stops of %v are %v and %v, want %v and %v, for the tree %v", x, x.LeftStop(), x.RightStop(), l, r, g)
	}
	form := o.Canonical(g)
	if got, err := x.Tree(1 << 20); err != nil || !oracle.Same(got, form) {
		return fmt.Errorf("the canonical form of %v is %v (%v), want %v, for the tree %v", x, got, err, form, g)
	}
	if rank := surreal.DyadicFromInt(int64(form.Rank())); x.Birthday() != rank {
		return fmt.Errorf("the birthday of %v is %v, want %v, for the tree %v", x, x.Birthday(), rank, g)
	}
	if got := surreal.FromTree(oracle.Neg(g)); got != x.Neg() {
		return fmt.Errorf("−(%v) is %v, but the negative tree has the value %v, for the tree %v", x, x.Neg(), got, g)
	}
	n2, isImpartial := oracle.Grundy(g)
	if m, ok := x.Nimber(); isImpartial && (!ok || uint64(m) != n2) {
		return fmt.Errorf("the value of an impartial tree of nim-value %d is %v, for the tree %v", n2, x, g)
	}
	return nil
}

// missummed returns an error unless the sum of the values is the value of the sum of the trees.
func missummed(g, h cgt.Tree) error {
	x, y := surreal.FromTree(g), surreal.FromTree(h)
	if want := surreal.FromTree(oracle.Sum(g, h)); x.Add(y) != want {
		return fmt.Errorf("%v + %v is %v, want %v, for the trees %v and %v", x, y, x.Add(y), want, g, h)
	}
	return nil
}

// On all games born by day 2, alone and in pairs.
func TestDefinitionsByDayTwo(t *testing.T) {
	var o oracle.Order
	games := oracle.Born(2)
	for _, g := range games {
		if err := misvalued(&o, g); err != nil {
			t.Error(err)
		}
		for _, h := range games {
			if err := unequal(&o, g, h); err != nil {
				t.Error(err)
			}
			if err := missummed(g, h); err != nil {
				t.Error(err)
			}
		}
	}
}

// On all trees of rank at most 2 in which no option is there twice: 256 forms of 22 values.
func TestDefinitionsOnAllTreesOfRankTwo(t *testing.T) {
	var o oracle.Order
	values := map[surreal.Game]bool{}
	for _, g := range treesOver(treesOver([]cgt.Tree{{}})) {
		if err := misvalued(&o, g); err != nil {
			t.Error(err)
		}
		values[surreal.FromTree(g)] = true
	}
	if len(values) != 22 {
		t.Errorf("%d values are born by day 2, want 22 (Siegel, Combinatorial Game Theory, §III.1)", len(values))
	}
}

// treesOver returns all trees with options among the given ones, none twice.
func treesOver(options []cgt.Tree) []cgt.Tree {
	subset := func(bits int) (set []cgt.Tree) {
		for i, o := range options {
			if bits>>i&1 == 1 {
				set = append(set, o)
			}
		}
		return set
	}
	var trees []cgt.Tree
	for l := range 1 << len(options) {
		for r := range 1 << len(options) {
			trees = append(trees, cgt.NewTree(subset(l), subset(r)))
		}
	}
	return trees
}

// All games born by day 3 are different values, 1474 in number, and each is what the definitions say.
func TestDefinitionsByDayThree(t *testing.T) {
	var o oracle.Order
	values := map[surreal.Game]bool{}
	games := oracle.Born(3)
	dayTwo := oracle.Born(2)
	for i, g := range games {
		x := surreal.FromTree(g)
		if values[x] {
			t.Errorf("the tree %v has the value %v of another", g, x)
		}
		values[x] = true
		if x.Birthday().Compare(surreal.DyadicFromInt(3)) > 0 {
			t.Errorf("%v is born by day 3, and not on day %v", x, x.Birthday())
		}
		if err := misvalued(&o, g); err != nil {
			t.Error(err)
		}
		// Of all pairs take some.
		if err := unequal(&o, g, games[(i*577+1)%len(games)]); err != nil {
			t.Error(err)
		}
		if err := unequal(&o, g, dayTwo[i%len(dayTwo)]); err != nil {
			t.Error(err)
		}
		if err := missummed(g, dayTwo[i*5%len(dayTwo)]); err != nil {
			t.Error(err)
		}
	}
	if len(values) != 1474 {
		t.Errorf("%d values are born by day 3, want 1474 (Siegel, Combinatorial Game Theory, §III.1)", len(values))
	}
}

// The birthday of a value is the least rank of a tree of that value. For day 2 and before this is checked against all
// trees: those of smaller rank have other values.
func TestBirthdayIsTheLeastRank(t *testing.T) {
	var o oracle.Order
	trees := []cgt.Tree{{}}
	for rank := range 3 {
		for _, g := range trees {
			least := rank
			for day, smaller := 0, []cgt.Tree{{}}; day < rank && least == rank; day, smaller = day+1, treesOver(smaller) {
				for _, h := range smaller {
					if o.Equal(g, h) {
						least = day
						break
					}
				}
			}
			if got := surreal.FromTree(g).Birthday(); got != surreal.DyadicFromInt(int64(least)) {
				t.Errorf("the birthday of the value of %v is %v, but the least rank of an equal tree is %d", g, got, least)
			}
		}
		if rank < 2 {
			trees = treesOver(trees)
		}
	}
}

// On random trees, of which most options are superfluous.
func TestDefinitionsOnRandomTrees(t *testing.T) {
	for rank := 3; rank <= 5; rank++ {
		t.Run(fmt.Sprintf("rank=%d", rank), func(t *testing.T) {
			trees := cgtrapid.Tree(rank)
			rapid.Check(t, func(t *rapid.T) {
				var o oracle.Order
				g, h := trees.Draw(t, "g"), trees.Draw(t, "h")
				if err := misvalued(&o, g); err != nil {
					t.Fatal(err)
				}
				if err := unequal(&o, g, h); err != nil {
					t.Fatal(err)
				}
				if err := missummed(g, h); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
	t.Run("impartial", func(t *testing.T) {
		trees := cgtrapid.ImpartialTree(5)
		rapid.Check(t, func(t *rapid.T) {
			var o oracle.Order
			if err := misvalued(&o, trees.Draw(t, "g")); err != nil {
				t.Fatal(err)
			}
		})
	})
}

// Numbers: the walk down the tree of numbers finds the same trees, birthdays and simplest numbers.
func TestDefinitionsOfNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := surreal.NewDyadic(rapid.Int64Range(-60, 60).Draw(t, "numerator"), rapid.UintRange(0, 4).Draw(t, "exponent"))
		y := x.Add(surreal.NewDyadic(rapid.Int64Range(1, 90).Draw(t, "more"), rapid.UintRange(0, 5).Draw(t, "exponent of more")))
		tree, ok := oracle.NumberTree(x.Rat())
		if !ok || surreal.FromTree(tree) != surreal.FromDyadic(x) {
			t.Fatalf("the tree of %v is %v, %t", x, tree, ok)
		}
		if rank := surreal.DyadicFromInt(int64(tree.Rank())); x.Birthday() != rank {
			t.Fatalf("the birthday of %v is %v, but it stands on day %v", x, x.Birthday(), rank)
		}
		for _, c := range []struct{ lo, hi []surreal.Dyadic }{{[]surreal.Dyadic{x}, []surreal.Dyadic{y}}, {[]surreal.Dyadic{x}, nil}, {nil, []surreal.Dyadic{x}}} {
			var ends [2]*big.Rat
			var options [2][]surreal.Game
			for i, end := range [2][]surreal.Dyadic{c.lo, c.hi} {
				for _, z := range end {
					ends[i] = z.Rat()
					options[i] = append(options[i], surreal.FromDyadic(z))
				}
			}
			want, ok := oracle.Simplest(ends[0], ends[1])
			got, isNumber := surreal.New(options[0], options[1]).Number()
			if !ok || !isNumber || got.Rat().Cmp(want) != 0 {
				t.Fatalf("{%v | %v} is %v, %t, want %v", c.lo, c.hi, got, isNumber, want)
			}
		}
	})
}
