package oracle_test

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
)

func ExampleOrder() {
	star := oracle.Nim(1)
	up := cgt.NewTree([]cgt.Tree{{}}, []cgt.Tree{star}) // {0 | *}
	var o oracle.Order
	fmt.Println("↑ > 0:", o.Lt(cgt.Tree{}, up))
	fmt.Println("↑ ‖ *:", o.Confused(up, star))
	// Output:
	// ↑ > 0: true
	// ↑ ‖ *: true
}

// The tiny game {0 || 0 | −1} is less than every positive number, as ↑ is, but −1 can be reached in it.
func ExampleOrder_AllSmall() {
	up := cgt.MustParseTree("{{|}|{{|}|{|}}}")      // {0 | *}
	tiny := cgt.MustParseTree("{{|}|{{|}|{|{|}}}}") // {0 || 0 | −1}
	var o oracle.Order
	fmt.Println(o.AllSmall(up), o.AllSmall(tiny))
	// Output: true false
}

// In {0, 1 | } Left's move to 0 is dominated by that to 1. In {0, * | *} Left's move to * is reversible: Right
// answers with 0, which is no worse for Right than the game itself.
func ExampleOrder_Canonical() {
	zero, star := cgt.Tree{}, oracle.Nim(1)
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	var o oracle.Order
	fmt.Println(o.Canonical(cgt.NewTree([]cgt.Tree{zero, one}, nil)))
	fmt.Println(o.Canonical(cgt.NewTree([]cgt.Tree{zero, star}, []cgt.Tree{star})))
	// Output:
	// {{{|}|}|}
	// {{|}|{{|}|{|}}}
}

// The switch {1 | −1} is confused with every number from −1 to 1, both of them included, and with no other.
func ExampleOrder_Confused() {
	one := cgt.NewTree([]cgt.Tree{{}}, nil)
	two := cgt.NewTree([]cgt.Tree{one}, nil)
	hot := cgt.NewTree([]cgt.Tree{one}, []cgt.Tree{oracle.Neg(one)})
	var o oracle.Order
	fmt.Println(o.Confused(hot, one), o.Confused(hot, two))
	// Output: true false
}

// Whoever moves first in {−1 | 1} loses, as in the game without moves. So they are equal, though they are
// different trees.
func ExampleOrder_Equal() {
	g := cgt.MustParseTree("{ {|{|}} | {{|}|} }")
	var o oracle.Order
	fmt.Println(g == cgt.Tree{}, o.Equal(g, cgt.Tree{}))
	// Output: false true
}

// One more option never harms Left, so * = {0 | 0} ≤ {0, * | 0}. The other way round it does not hold: the
// difference is ↑.
func ExampleOrder_Le() {
	zero, star := cgt.Tree{}, oracle.Nim(1)
	upStar := cgt.NewTree([]cgt.Tree{zero, star}, []cgt.Tree{zero})
	var o oracle.Order
	fmt.Println(o.Le(star, upStar), o.Le(upStar, star))
	// Output: true false
}

// ↑ is positive, and less than every positive number.
func ExampleOrder_Lt() {
	up := cgt.NewTree([]cgt.Tree{{}}, []cgt.Tree{oracle.Nim(1)})
	small, ok := oracle.NumberTree(big.NewRat(1, 1024))
	var o oracle.Order
	fmt.Println(o.Lt(cgt.Tree{}, up), o.Lt(up, small), ok)
	// Output: true true true
}

func ExampleOrder_Number() {
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	half := cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{one})
	var o oracle.Order
	fmt.Println(o.Number(half))
	fmt.Println(o.Number(oracle.Sum(half, half)))
	// Output:
	// 1/2 true
	// 1/1 true
}

// From {2 | 1 || 0} Left moves to {2 | 1}, where Right stops play at 1. Right moves to 0 at once.
func ExampleOrder_Stop() {
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	two := cgt.NewTree([]cgt.Tree{one}, nil)
	threat := cgt.NewTree([]cgt.Tree{two}, []cgt.Tree{one})
	g := cgt.NewTree([]cgt.Tree{threat}, []cgt.Tree{zero})
	var o oracle.Order
	fmt.Println(o.Stop(g, cgt.Left).RatString(), o.Stop(g, cgt.Right).RatString())
	// Output: 1 0
}

func ExampleSimplest() {
	fmt.Println(oracle.Simplest(big.NewRat(-1, 1), big.NewRat(5, 1)))
	fmt.Println(oracle.Simplest(big.NewRat(1, 4), big.NewRat(1, 1)))
	// Output:
	// 0/1 true
	// 1/2 true
}

func ExampleBorn() {
	for day := range 4 {
		fmt.Println(day, len(oracle.Born(day)))
	}
	// Output:
	// 0 1
	// 1 4
	// 2 22
	// 3 1474
}

// The nim-value of a sum of heaps is their sum in binary without carry, so that of 3 and 5 is 6. The number 1 has
// none, for Left can move in it and Right cannot.
func ExampleGrundy() {
	fmt.Println(oracle.Grundy(oracle.Sum(oracle.Nim(3), oracle.Nim(5))))
	one := cgt.NewTree([]cgt.Tree{{}}, nil)
	fmt.Println(oracle.Grundy(one))
	// Output:
	// 6 true
	// 0 false
}

func ExampleMex() {
	fmt.Println(oracle.Mex(3, 1, 0, 1))
	fmt.Println(oracle.Mex(1, 2))
	fmt.Println(oracle.Mex())
	// Output:
	// 2
	// 0
	// 0
}

// Whoever moves second wins g − g: every move in one of the two can be copied in the other.
func ExampleNeg() {
	g := cgt.MustParseTree("{{{|}|}|{|}}") // {1 | 0}
	fmt.Println(oracle.Neg(g))             // {0 | −1}
	fmt.Println(oracle.Outcome(oracle.Sum(g, oracle.Neg(g))))
	// Output:
	// {{|}|{|{|}}}
	// P
}

// 3/4 is {1/2 | 1}. For 1/3 there is no tree, as no game of finitely many positions is equal to it.
func ExampleNumberTree() {
	fmt.Println(oracle.NumberTree(big.NewRat(3, 4)))
	_, ok := oracle.NumberTree(big.NewRat(1, 3))
	fmt.Println(ok)
	// Output:
	// {{{|}|{{|}|}}|{{|}|}} true
	// false
}

// In 0 nobody has a move, in 1 only Left has one, in −1 only Right, and in * both have one, to 0.
func ExampleOutcome() {
	for _, text := range []string{"{|}", "{{|}|}", "{|{|}}", "{{|}|{|}}"} {
		t := cgt.MustParseTree(text)
		fmt.Println(t, oracle.Outcome(t))
	}
	// Output:
	// {|} P
	// {{|}|} L
	// {|{|}} R
	// {{|}|{|}} N
}

// Trees that are the same may differ in the order of options. Those that are equal only in value, as {1 | } is to
// {0, 1 | }, are not the same.
func ExampleSame() {
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	g := cgt.NewTree([]cgt.Tree{zero, one}, nil)
	fmt.Println(oracle.Same(g, cgt.NewTree([]cgt.Tree{one, zero}, nil)))
	fmt.Println(oracle.Same(g, cgt.NewTree([]cgt.Tree{one}, nil)))
	// Output:
	// true
	// false
}

// The way down to 5/8 takes four steps, for it is born on day 4. Every number on it is the simplest between its
// nearest neighbours above.
func ExampleWalk() {
	goal := big.NewRat(5, 8)
	x, t, ok := oracle.Walk(4, func(x *big.Rat, _ cgt.Tree) int {
		fmt.Println(x.RatString())
		return goal.Cmp(x)
	})
	fmt.Println(x.RatString(), "has a tree of rank", t.Rank(), ok)
	// Output:
	// 0
	// 1
	// 1/2
	// 3/4
	// 5/8
	// 5/8 has a tree of rank 4 true
}
