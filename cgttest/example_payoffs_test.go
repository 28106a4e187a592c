package cgttest_test

import (
	"fmt"

	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/zermelo"
)

// A game whose author forgot that somebody may be left without a move.
func ExampleGameSuite() {
	game := zermelo.Rules[int, zermelo.Result]{
		Ended: func(n int) (zermelo.Result, bool) { return zermelo.Win, n == 0 },
		Mover: func(n int) zermelo.Player { return zermelo.Player(n % 2) },
		Moves: func(dst []int, n int) []int {
			if n >= 2 {
				dst = append(dst, n-2)
			}
			if n >= 5 {
				dst = append(dst, n-5)
			}
			return dst
		},
	}
	fmt.Println(cgttest.GameSuite[int, zermelo.Result]{Game: game, Positions: []int{10}}.Check())
	// Output:
	// cgttest: moves: where play has not ended, Max or Min is to move and has a move [package zermelo, Game]
	// 	on 1
	// 	found at 1: play has not ended, but Min has no move
}
