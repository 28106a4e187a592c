package cgt_test

import (
	"context"
	"fmt"
	"log"

	"github.com/cgt-go/sdk/cgt"
)

// takeAway is a game with one heap of stones: who moves takes one of his own numbers of stones from it.
// Whoever cannot do so loses, as in every game here.
type takeAway struct{ left, right []int }

// AppendMoves states the rules. A position is the number of stones.
func (r takeAway) AppendMoves(moves []int, heap int, who cgt.Player) []int {
	for _, n := range [][]int{r.left, r.right}[who] {
		if n <= heap {
			moves = append(moves, heap-n)
		}
	}
	return moves
}

// Left takes one or four stones, Right two or three. Who wins from a heap of 4, 5, 6, 7 stones?
func Example() {
	ctx := context.Background()
	s := cgt.Solver[int]{Rules: takeAway{left: []int{1, 4}, right: []int{2, 3}}}
	for heap := 4; heap <= 7; heap++ {
		outcome, err := s.Outcome(ctx, heap)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(heap, outcome, "Left moves first:", outcome.Winner(cgt.Left), "wins, Right:", outcome.Winner(cgt.Right))
	}

	moves, err := s.WinningMoves(ctx, 5, cgt.Left)
	fmt.Println("from 5, Left wins by leaving:", moves, err)
	moves, err = s.WinningMoves(ctx, 5, cgt.Right)
	fmt.Println("from 5, Right wins by leaving:", moves, err)

	fmt.Println("checked again, without trusting the search:", s.Verify(ctx))
	// Output:
	// 4 L Left moves first: Left wins, Right: Left
	// 5 N Left moves first: Left wins, Right: Right
	// 6 R Left moves first: Right wins, Right: Right
	// 7 P Left moves first: Right wins, Right: Left
	// from 5, Left wins by leaving: [4 1] <nil>
	// from 5, Right wins by leaving: [3] <nil>
	// checked again, without trusting the search: <nil>
}
