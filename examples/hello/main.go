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
	for coins := range 7 {
		value, err := surreal.Value(context.Background(), rules, coins)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(coins, "coins:", value, value.Outcome())
	}
}
