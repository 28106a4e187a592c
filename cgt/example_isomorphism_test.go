package cgt_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// A rook that moves to the left or down on a chess board, from one corner to the other, is a game with two heaps of
// seven: its column and its row are the heaps. That the heaps are written the other way round makes no difference; to
// forget one of them does.
func ExampleCheckIsomorphism() {
	ctx := context.Background()
	rook := cgt.ImpartialFunc[string](func(dst []string, square string) []string {
		for column := square[0] - 1; column >= 'a'; column-- {
			dst = append(dst, string([]byte{column, square[1]}))
		}
		for row := square[1] - 1; row >= '1'; row-- {
			dst = append(dst, string([]byte{square[0], row}))
		}
		return dst
	})
	heaps := cgt.ImpartialFunc[[2]int](func(dst [][2]int, p [2]int) [][2]int {
		for i := range p {
			for q := p; q[i] > 0; {
				q[i]--
				dst = append(dst, q)
			}
		}
		return dst
	})
	columnAndRow := func(square string) [2]int { return [2]int{int(square[0] - 'a'), int(square[1] - '1')} }
	rowAndColumn := func(square string) [2]int { return [2]int{int(square[1] - '1'), int(square[0] - 'a')} }
	onlyColumn := func(square string) [2]int { return [2]int{int(square[0] - 'a')} }

	fmt.Println(cgt.CheckIsomorphism(ctx, rook, "h8", heaps, columnAndRow, cgt.Limits{}))
	fmt.Println(cgt.CheckIsomorphism(ctx, rook, "h8", heaps, rowAndColumn, cgt.Limits{}))
	fmt.Println(cgt.CheckIsomorphism(ctx, rook, "h8", heaps, onlyColumn, cgt.Limits{}))
	// Output:
	// 64 <nil>
	// 64 <nil>
	// 0 cgt: no isomorphism: h8 has the image [7 0]: Left can move to h7, but not to its image [7 0]
}

// Two positions with the same image.
func ExampleIsomorphismError() {
	one := cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		if p == 0 {
			dst = append(dst, 1, 2)
		}
		return dst
	})
	_, err := cgt.CheckIsomorphism(context.Background(), one, 0, one, func(p int) int { return min(p, 1) }, cgt.Limits{})
	fmt.Println(err)
	// Output: cgt: no isomorphism: 0 has the image 0: Left can move to 2, whose image 1 is that of 1
}
