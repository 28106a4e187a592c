package cgtrapid_test

import (
	"fmt"
	"maps"
	"slices"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// A property of one's own, on games of all kinds. In a test, t is the *testing.T.
func Example() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		g := cgtrapid.Any().Draw(t, "g")
		if left := g.Neg().LeftStop(); left != g.RightStop().Neg() {
			t.Fatalf("the Left stop of −(%v) is %v", g, left)
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

func ExampleGame() {
	for day := range 3 {
		values := map[surreal.Game]bool{}
		for seed := range 1000 {
			values[cgtrapid.Game(day).Example(seed)] = true
		}
		fmt.Println(day, len(values))
	}
	// Output:
	// 0 1
	// 1 4
	// 2 22
}

func ExampleHot() {
	for seed := range 3 {
		g := cgtrapid.Hot(2).Example(seed)
		fmt.Println(g.LeftStop().Compare(g.RightStop()) > 0)
	}
	// Output:
	// true
	// true
	// true
}

func ExamplePosition() {
	p := cgtrapid.Position(subtraction{}, 20).Example(1)
	fmt.Println(0 <= p && p <= 20)
	// Output: true
}

// In a test, t is the *testing.T.
func ExampleCheckLaws() {
	t := &recorder{}
	cgtrapid.CheckLaws(t, cgtrapid.Switch())
	fmt.Println(t.Failed())
	// Output: false
}

// In a test, t is the *testing.T.
func ExampleCheckRuleset() {
	t := &recorder{}
	cgtrapid.CheckRuleset(t, subtraction{}, cgtrapid.Position(subtraction{}, 20))
	fmt.Println(t.Failed())
	// Output: false
}

// By day 2 seven all-small games are born: ↓, ↓*, 0, *, *2, ↑ and ↑*.
func ExampleAllSmall() {
	values := map[surreal.Game]bool{}
	for seed := range 1000 {
		values[cgtrapid.AllSmall(2).Example(seed)] = true
	}
	fmt.Println(slices.SortedFunc(maps.Keys(values), surreal.CompareStructure))
	// Output: [v v* 0 * *2 ^ ^*]
}

// Arithmetic is exact, however large the numbers are: two halves make the whole. In a test, t is the *testing.T.
func ExampleDyadic() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		x := cgtrapid.Dyadic().Draw(t, "x")
		if half := x.Half(); half.Add(half) != x {
			t.Fatalf("two halves of %v are %v", x, half.Add(half))
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// Numbers are never confused with one another. In a test, t is the *testing.T.
func ExampleNumber() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		x, y := cgtrapid.Number().Draw(t, "x"), cgtrapid.Number().Draw(t, "y")
		if x.Confused(y) {
			t.Fatalf("%v is confused with %v", x, y)
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// A nimber is its own negative, so two of the same size cancel. In a test, t is the *testing.T.
func ExampleNimber() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		g := cgtrapid.Nimber().Draw(t, "g")
		if sum := g.Add(g); !sum.IsZero() {
			t.Fatalf("%v + %v is %v", g, g, sum)
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// Ups and stars are infinitesimal, so play in x + n·↑ + *m stops at x. In a test, t is the *testing.T.
func ExampleNumberUpStar() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		g := cgtrapid.NumberUpStar().Draw(t, "g")
		x, _, _, ok := g.NumberUpStar()
		if !ok || g.LeftStop() != x || g.RightStop() != x {
			t.Fatalf("%v has the stops %v and %v", g, g.LeftStop(), g.RightStop())
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// An infinitesimal is greater than every negative number and less than every positive one. In a test, t is the
// *testing.T.
func ExampleInfinitesimal() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		g := cgtrapid.Infinitesimal().Draw(t, "g")
		if small := surreal.FromDyadic(surreal.NewDyadic(1, 100)); !g.Lt(small) || !small.Neg().Lt(g) {
			t.Fatalf("%v is not between −1/2^100 and 1/2^100", g)
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// The value of a tree has the outcome that one finds by playing the tree out. In a test, t is the *testing.T.
func ExampleTree() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		tree := cgtrapid.Tree(3).Draw(t, "tree")
		if g := surreal.FromTree(tree); g.Outcome() != oracle.Outcome(tree) {
			t.Fatalf("%v has the value %v, but the outcome %v", tree, g, oracle.Outcome(tree))
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}

// Every impartial game is a nimber, by the theorem of Sprague and Grundy. In a test, t is the *testing.T.
func ExampleImpartialTree() {
	t := &recorder{}
	rapid.Check(t, func(t *rapid.T) {
		tree := cgtrapid.ImpartialTree(4).Draw(t, "tree")
		n, ok := oracle.Grundy(tree)
		if g := surreal.FromTree(tree); !ok || g != surreal.Nimber(nim.Nimber(n)) {
			t.Fatalf("%v has the value %v, want *%d", tree, g, n)
		}
	})
	fmt.Println(t.Failed())
	// Output: false
}
