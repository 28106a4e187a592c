package zermelo_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// The second tree is the first one seen in a mirror.
func ExampleCheckIsomorphism() {
	left, _ := zermelo.ParseTree("max(min(1, 0), 1/2)")
	right, _ := zermelo.ParseTree("max(1/2, min(0, 1))")
	image := []int{0, 2, 4, 3, 1}
	fmt.Println(zermelo.CheckIsomorphism(context.Background(), left, 0, right, func(v int) int { return image[v] }, cgt.Limits{}))
	image = []int{0, 2, 3, 4, 1}
	fmt.Println(zermelo.CheckIsomorphism(context.Background(), left, 0, right, func(v int) int { return image[v] }, cgt.Limits{}))
	// Output:
	// 5 <nil>
	// 0 cgt: no isomorphism: 2 has the image 3: the payoffs are 1 and 0
}

func ExampleFindIsomorphism() {
	left, _ := zermelo.ParseTree("max(min(1, 0), 1/2)")
	right, _ := zermelo.ParseTree("max(1/2, min(0, 1))")
	fmt.Println(zermelo.FindIsomorphism(context.Background(), left, right, cgt.Limits{}))
	other, _ := zermelo.ParseTree("max(min(1, 0), 1/3)")
	fmt.Println(zermelo.FindIsomorphism(context.Background(), left, other, cgt.Limits{}))
	// Output:
	// [0 2 4 3 1] true <nil>
	// [] false <nil>
}

// Noughts and crosses is the game of tiles 1 to 9, of which each player wants three that sum to 15: a computer needs no
// magic square to see it.
func ExampleFindIsomorphism_tiles() {
	ctx := context.Background()
	crosses, tiles := noughtsAndTiles()
	g, _, _ := zermelo.Explore(ctx, crosses, crossed{}, cgt.Limits{})
	h, _, _ := zermelo.Explore(ctx, tiles, crossed{}, cgt.Limits{})
	_, ok, err := zermelo.FindIsomorphism(ctx, g, h, cgt.Limits{})
	fmt.Println(g.Len(), "positions, isomorphic:", ok, err)
	// Output: 5478 positions, isomorphic: true <nil>
}

// Two of Max's moves come to the same.
func ExampleGraph_Quotient() {
	tree, _ := zermelo.ParseTree("max(min(1, 0), min(0, 1, 1), 1/2)")
	q, class, err := tree.Quotient(context.Background())
	fmt.Println(q)
	fmt.Println(class, err)
	// Output:
	// max(min(1, 0), 1/2)
	// [0 1 2 3 1 3 2 2 4] <nil>
}

// In this game Min does what Max does in the other one.
func ExampleExchange() {
	ctx := context.Background()
	game, _ := zermelo.ParseTree("max(min(1, -2), -1/2)")
	other, _ := zermelo.ParseTree("min(max(-1, 2), 1/2)")
	image := func(v int) int { return v }
	fmt.Println(zermelo.CheckIsomorphism(ctx, zermelo.Exchange[int](game), 0, other, image, cgt.Limits{}))
	s, err := zermelo.Solve(ctx, zermelo.Exchange[int](game), 0)
	fmt.Println(s.StartValue(), err)
	// Output:
	// 5 <nil>
	// 1/2 <nil>
}
