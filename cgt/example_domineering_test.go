package cgt_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// domineering is played with dominoes on a board of at most 64 squares. Left places a domino upright, Right
// places one across, on two empty squares.
type domineering struct{ rows, cols int }

// AppendMoves appends the boards after one more domino. A position is the set of the squares that are
// covered, one bit each: a position that is small and can be compared makes a search fast.
func (d domineering) AppendMoves(moves []uint64, covered uint64, who cgt.Player) []uint64 {
	rows, cols, next := d.rows-1, d.cols, d.cols // for Left, the other half lies one row further
	if who == cgt.Right {
		rows, cols, next = d.rows, d.cols-1, 1
	}
	for r := range rows {
		for c := range cols {
			first := r*d.cols + c
			domino := uint64(1)<<first | uint64(1)<<(first+next)
			if covered&domino == 0 {
				moves = append(moves, covered|domino)
			}
		}
	}
	return moves
}

// Domineering, by G. Andersson, on all small boards. The 2 × 2 square is won by whoever moves first; the
// first board on which it is a disadvantage to move first is 5 × 5, and it takes a moment longer.
func Example_domineering() {
	for rows := 1; rows <= 4; rows++ {
		var row []cgt.Outcome
		for cols := 1; cols <= 5; cols++ {
			s := cgt.Solver[uint64]{Rules: domineering{rows, cols}}
			outcome, err := s.Outcome(context.Background(), 0)
			if err != nil {
				fmt.Println(err)
			}
			row = append(row, outcome)
		}
		fmt.Println(row)
	}
	// Output:
	// [P R R R R]
	// [L N N R L]
	// [L N N R R]
	// [L L L N L]
}
