package cgtrapid_test

import (
	"fmt"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgttest/cgtrapid"
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
