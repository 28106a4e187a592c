package cgt_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// cake is a cake marked with squares. Left cuts it from north to south along a line, Right from east to
// west; then either piece is a cake to go on with. As a move makes two positions of one, cake is a
// [cgt.Position], whose moves may be sums, and needs no ruleset.
type cake struct{ width, height int }

func (c cake) AppendMoves(moves []cgt.Position, who cgt.Player) []cgt.Position {
	if who == cgt.Left {
		for w := 1; w < c.width; w++ {
			moves = append(moves, cgt.Sum(cake{w, c.height}, cake{c.width - w, c.height}))
		}
		return moves
	}
	for h := 1; h < c.height; h++ {
		moves = append(moves, cgt.Sum(cake{c.width, h}, cake{c.width, c.height - h}))
	}
	return moves
}

func (c cake) String() string { return fmt.Sprintf("%d×%d", c.width, c.height) }

// Cutcake, from Winning Ways, ch. 2. A wide cake is good for Left, but only what doubles it makes it better:
// a cake two high is of no use to him until it is four wide.
func Example_cutcake() {
	ctx := context.Background()
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for height := 1; height <= 4; height++ {
		var row []cgt.Outcome
		for width := 1; width <= 4; width++ {
			outcome, err := s.Outcome(ctx, cake{width, height})
			if err != nil {
				fmt.Println(err)
			}
			row = append(row, outcome)
		}
		fmt.Println(row)
	}
	moves, err := s.WinningMoves(ctx, cgt.Sum(cake{4, 2}, cake{1, 3}), cgt.Right)
	fmt.Println("Right wins 4×2 + 1×3 by", moves, err)
	// Output:
	// [P L L L]
	// [R P P L]
	// [R P P L]
	// [R R R P]
	// Right wins 4×2 + 1×3 by [4×2 + 1×1 + 1×2 4×2 + 1×2 + 1×1] <nil>
}
