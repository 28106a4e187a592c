package main

import (
	"context"
	"fmt"
	"log"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

func main() {
	// Left may take 1 or 4 coins from a heap, Right 2 or 3. Whoever cannot move loses.
	take := map[cgt.Player][]int{cgt.Left: {1, 4}, cgt.Right: {2, 3}}
	rules := cgt.RulesetFunc[int](func(moves []int, coins int, who cgt.Player) []int {
		for _, n := range take[who] {
			if n <= coins {
				moves = append(moves, coins-n)
			}
		}
		return moves
	})
	ctx, solver := context.Background(), cgt.Solver[int]{Rules: rules}
	for coins := range 7 {
		wins, err := solver.WinningMoves(ctx, coins, cgt.Left)
		if err != nil {
			log.Fatal(err)
		}
		value, err := surreal.Value(ctx, rules, coins)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%d coins: %v, winning moves of Left to %v, value %v\n", coins, value.Outcome(), wins, value)
	}
}
