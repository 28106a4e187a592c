package extensive_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// rebuilt returns an equal tree, made of what is said about the first one.
func rebuilt(t extensive.Tree) extensive.Tree {
	if x, ok := t.Payoff(); ok {
		return extensive.End(x)
	}
	branches := slices.Collect(t.Branches())
	for i := range branches {
		branches[i].Then = rebuilt(branches[i].Then)
	}
	who, set, ok := t.Turn()
	if !ok {
		return extensive.Chance(branches...)
	}
	var moves []extensive.Move
	for _, b := range branches {
		if b.Probability != nil {
			panic("a move has a probability")
		}
		moves = append(moves, extensive.Move{Label: b.Label, Then: b.Then})
	}
	return extensive.Choice(who, set, moves...)
}

// TestRebuilt takes a tree apart and puts it together again: the game is the same, as a matrix too.
func TestRebuilt(t *testing.T) {
	first, err := extensive.New(kuhn())
	if err != nil {
		t.Fatal(err)
	}
	second, err := extensive.New(rebuilt(kuhn()))
	if err != nil {
		t.Fatal(err)
	}
	one, err := first.NormalForm(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	other, err := second.NormalForm(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if first.Len() != second.Len() || !one.Matrix.Equal(other.Matrix) {
		t.Errorf("the game is another one, with %d nodes and not %d", second.Len(), first.Len())
	}
	for _, who := range []extensive.Player{extensive.Max, extensive.Min} {
		if !slices.Equal(first.Sets(who), second.Sets(who)) {
			t.Errorf("%v has the sets %q, and not %q", who, second.Sets(who), first.Sets(who))
		}
	}
}

func TestNothingToSee(t *testing.T) {
	for _, tree := range []extensive.Tree{{}, extensive.End(nil)} {
		_, hasPayoff := tree.Payoff()
		_, _, hasTurn := tree.Turn()
		if hasPayoff || hasTurn || len(slices.Collect(tree.Branches())) != 0 {
			t.Errorf("%v, %v, %v", hasPayoff, hasTurn, slices.Collect(tree.Branches()))
		}
	}
	// What is returned is the caller's.
	tree := extensive.Lot(extensive.EndInt(1), extensive.EndInt(2))
	for b := range tree.Branches() {
		b.Probability.SetInt64(7)
		if x, ok := b.Then.Payoff(); ok {
			x.SetInt64(7)
		}
	}
	for b := range tree.Branches() {
		if x, _ := b.Then.Payoff(); b.Probability.Cmp(big.NewRat(1, 2)) != 0 || x.Cmp(big.NewRat(7, 1)) == 0 {
			t.Errorf("%v, %v", b.Probability, x)
		}
		break
	}
}

func ExampleTree_Branches() {
	tree := extensive.Lot(
		extensive.EndInt(5),
		extensive.Choice(extensive.Max, "tails",
			extensive.Move{Label: "stop", Then: extensive.EndInt(0)},
			extensive.Move{Label: "go on", Then: extensive.EndInt(-1)}))
	for b := range tree.Branches() {
		if x, ok := b.Then.Payoff(); ok {
			fmt.Println(b.Probability, "payoff", x.RatString())
		}
		if who, set, ok := b.Then.Turn(); ok {
			fmt.Println(b.Probability, who, set)
			for move := range b.Then.Branches() {
				fmt.Println(move.Label)
			}
		}
	}
	// Output:
	// 1/2 payoff 5
	// 1/2 Max tails
	// stop
	// go on
}
