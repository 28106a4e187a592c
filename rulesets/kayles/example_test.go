package kayles_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/kayles"
)

// The three games on a graph that is neither a row nor a circle.
func Example() {
	ctx := context.Background()
	g := graph.MustParse(".:A-.-.(-.-:A;-.-.)", ".") // a square with a tail
	pins := nim.Solver[graph.Graph]{Rules: kayles.Pins{}}
	node := nim.Solver[graph.Graph]{Rules: kayles.Node{}}
	arc := nim.Solver[graph.Graph]{Rules: kayles.Arc{}}
	fmt.Println(pins.Value(ctx, g))
	fmt.Println(node.Value(ctx, g))
	fmt.Println(arc.Value(ctx, g))
	fmt.Println(arc.WinningMoves(ctx, g))
	fmt.Println(pins.Verify(ctx), node.Verify(ctx), arc.Verify(ctx))
	// Output:
	// *3 <nil>
	// * <nil>
	// *3 <nil>
	// [.-.;.-. .:A-.-.-.-:A] <nil>
	// <nil> <nil> <nil>
}

// The values of short rows. The game is Kayles.
func ExamplePins() {
	for n := range 12 {
		v, _ := kayles.Pins{}.NimValue(kayles.Row(n))
		fmt.Printf("%d ", v)
	}
	// Output: 0 1 2 3 1 4 3 2 1 4 2 6
}

// Minuses in a row or on a circle, of which one, or two side by side, are made a plus: who wins?
func ExamplePins_NimValue() {
	for _, n := range []int{1, 2, 3, 4, 1000} {
		row, _ := kayles.Pins{}.NimValue(kayles.Row(n))
		circle, _ := kayles.Pins{}.NimValue(kayles.Circle(n))
		fmt.Println(n, row, circle)
	}
	// Output:
	// 1 * *
	// 2 *2 *2
	// 3 *3 0
	// 4 * 0
	// 1000 * 0
}

func ExamplePins_AppendMoves() {
	fmt.Println(kayles.Pins{}.AppendMoves(nil, kayles.Row(3), cgt.Left))
	// Output: [.-. .;. .-. . .]
}

// The values of short rows. The game is Dawson's Chess.
func ExampleNode() {
	for n := range 12 {
		v, _ := kayles.Node{}.NimValue(kayles.Row(n))
		fmt.Printf("%d ", v)
	}
	// Output: 0 1 1 2 0 3 1 1 0 3 3 2
}

// To choose the centre of a star leaves nothing, and to choose another vertex leaves the others.
func ExampleNode_AppendMoves() {
	fmt.Println(kayles.Node{}.AppendMoves(nil, graph.MustParse(".(-.;-.;-.)", "."), cgt.Left))
	// Output: [ .;. .;. .;.]
}

func ExampleNode_NimValue() {
	fmt.Println(kayles.Node{}.NimValue(kayles.Circle(10_000)))
	fmt.Println(kayles.Node{}.NimValue(graph.MustParse(".(-.;-.;-.)", ".")))
	// Output:
	// 0 true
	// 0 false
}

// The values of short rows. The game is Dawson's Kayles.
func ExampleArc() {
	for n := range 12 {
		v, _ := kayles.Arc{}.NimValue(kayles.Row(n))
		fmt.Printf("%d ", v)
	}
	// Output: 0 0 1 1 2 0 3 1 1 0 3 3
}

// Single vertices are no parts.
func ExampleArc_AppendParts() {
	fmt.Println(kayles.Arc{}.AppendParts(nil, graph.MustParse(".;.-.;.-.-.", ".")))
	// Output: [.-. .-.-.]
}

func ExampleArc_NimValue() {
	fmt.Println(kayles.Arc{}.NimValue(graph.MustParse(".-.-.-.;.-.", ".")))
	// Output: *3 true
}

// Cram, the impartial variant of Domineering, is Arc on the graph of the board.
func ExampleArc_cram() {
	ctx := context.Background()
	board := graph.MustParse(".:A-.:B-.:C-.:D-.:E-.:F;:A-:F;:B-:E", ".") // two rows of three
	fmt.Println(nim.Value(ctx, kayles.Arc{}, board))
	fmt.Println(nim.Value(ctx, cgt.Impartial(domineering.Rules{}), domineering.Rectangle(2, 3)))
	// Output:
	// * <nil>
	// * <nil>
}

func ExampleRow() {
	fmt.Println(kayles.Row(4))
	// Output: .-.-.-.
}

func ExampleCircle() {
	fmt.Println(kayles.Circle(4))
	// Output: .:A-.-.-.-:A
}
