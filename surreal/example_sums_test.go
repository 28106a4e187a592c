package surreal_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// cake is a cake marked with squares. Left cuts it from north to south along a line, Right from east to west, and then
// both pieces are there to go on with. A move makes a sum, so cake is a [cgt.Position] and needs no ruleset.
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

// Sums of different games: Cutcake (Winning Ways, ch. 2), a heap of coins of which anybody may take some, and a game
// that is not a position of anything but just a value.
func Example_sums() {
	ctx := context.Background()
	coins := cgt.Bind(cgt.Ruleset[int](cgt.ImpartialFunc[int](func(moves []int, n int) []int {
		for left := range n {
			moves = append(moves, left)
		}
		return moves
	})), 3)
	threat := surreal.MustParse("{2|1||-1}")

	s := surreal.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for _, p := range []cgt.Position{
		cake{4, 2},
		cake{3, 4},
		coins, threat,
		cgt.Sum(cake{4, 2}, coins, threat),
		cgt.Sum(threat, threat, threat, threat, cgt.Neg(cake{4, 2})), // four threats are as good as the cake
	} {
		g, err := s.Value(ctx, p)
		if err != nil {
			fmt.Println(err)
		}
		fmt.Println(p, "=", g)
	}

	// Package cgt finds the moves that win, by play.
	play := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	moves, err := play.WinningMoves(ctx, cgt.Sum(cake{4, 2}, coins, threat), cgt.Right)
	fmt.Println("winning moves of Right:", len(moves), err)
	moves, err = play.WinningMoves(ctx, cgt.Sum(cake{3, 4}, coins, threat), cgt.Left)
	fmt.Println("winning moves of Left:", moves, err)
	// Output:
	// 4×2 = 1
	// 3×4 = -1
	// 3 = *3
	// {2|1||-1} = {2|1||-1}
	// 4×2 + 3 + {2|1||-1} = {3*3|2*3||*3}
	// {2|1||-1} + {2|1||-1} + {2|1||-1} + {2|1||-1} + -(4×2) = 0
	// winning moves of Right: 0 <nil>
	// winning moves of Left: [3×4 + 3 + {2|1}] <nil>
}
