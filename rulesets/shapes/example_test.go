package shapes_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/zermelo"
)

// Max marks one point of the plane in a turn, and Min a hundred. Even if she knows on which line he is going to mark
// points, and marks what makes triangles with two of them before he is there, he has an equilateral triangle after 103
// turns.
func Example() {
	game := shapes.Game{Shape: shapes.Triangle{}, Max: 1, Min: 100}
	record, err := game.Play(context.Background(), &shapes.Triangles{}, foresees(100), shapes.TrianglesTurns(100))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(record.NumTurns(), "turns of", shapes.TrianglesTurns(100))
	fmt.Println(record.Found, record.Verify())
	// Output:
	// 103 turns of 103
	// [(100,1) (100,0) (101,0)] <nil>
}

// Five in a row with two marks against one. Min spoils the frame with most marks, and Max needs all of the eight turns
// that the strategy has. For a hundred in a row it would be as right, but longer.
func ExampleHalving() {
	game := shapes.Game{Shape: shapes.Row{Length: 5}, Max: 2, Min: 1}
	record, err := game.Play(context.Background(), shapes.NewHalving(5, 8), spoiler(5, 8), 8)
	fmt.Println(record.NumTurns(), "turns,", record.Found, err)
	fmt.Println(shapes.HalvingTurns(100), "turns")
	// Output:
	// 8 turns, [(4,14) (3,14) (2,14) (1,14) (0,14)] <nil>
	// 316912650057057350374175801344 turns
}

// A square, with one mark against one. Min marks a point beside the last one.
func ExampleSquares() {
	game := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: 1}
	max, err := shapes.NewSquares(1)
	if err != nil {
		fmt.Println(err)
		return
	}
	record, err := game.Play(context.Background(), max, nearest(1), 440)
	fmt.Println(record.NumTurns(), record.Found, err)
	fmt.Println(shapes.SquaresTurns(1), shapes.SquaresTurns(100))
	_, err = shapes.NewSquares(100)
	fmt.Println(err)
	// Output:
	// 148 [(1,74) (0,74) (1,73) (0,73)] <nil>
	// 440 2809630827030302
	// cgt: more than 3 marks in a turn: the limit was reached
}

// A hundred marks against one, as many as the source has. Min marks what makes a square with three marks, and then what
// is near to the last one; the layout promises nothing, and wins.
func ExampleNewSparseSquares() {
	game := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: 100}
	record, err := game.Play(context.Background(), shapes.NewSparseSquares(100, 200, 4, 12), blocker(100, inSquare, nearest(100)), 2000)
	fmt.Println(record.NumTurns(), record.Found, err, record.Verify())
	// Output:
	// 905 [(72,24) (24,24) (72,-24) (24,-24)] <nil> <nil>
}

// The referee looks at every mark.
func ExampleMarkError() {
	game := shapes.Game{Shape: shapes.Square{}, Max: 1, Min: 1}
	same := shapes.StrategyFunc(func(*shapes.Board) []shapes.Point { return []shapes.Point{{X: 1, Y: 2}} })
	_, err := game.Play(context.Background(), same, same, 10)
	fmt.Println(err)
	// Output:
	// shapes: Min in turn 1: the point (1,2) is marked already
}

func ExampleBoard() {
	game := shapes.Game{Shape: shapes.Row{Length: 3}, Max: 2, Min: 1}
	look := shapes.StrategyFunc(func(b *shapes.Board) []shapes.Point {
		who, ok := b.Owner(b.Mark(zermelo.Max, 0))
		fmt.Println(b.Len(zermelo.Max), who, ok)
		for p := range b.Marks(zermelo.Max) {
			fmt.Println(p, b.IsFree(p))
		}
		return nil
	})
	_, err := game.Play(context.Background(), shapes.NewHalving(3, 2), look, 10)
	fmt.Println(err)
	// Output:
	// 2 Max true
	// (0,0) false
	// (0,2) false
	// shapes: Min in turn 1: 0 points are marked, and not 1
}

func ExampleTriangle_Holds() {
	fmt.Println(shapes.Triangle{}.Holds([]shapes.Point{{X: 0, Y: 0}, {X: 2, Y: -1}, {X: 1, Y: 1}}))
	fmt.Println(shapes.Square{}.Holds([]shapes.Point{{X: 0, Y: 0}, {X: 2, Y: 2}, {X: 2, Y: 0}, {X: 0, Y: 2}}))
	fmt.Println(shapes.Row{Length: 2}.Holds([]shapes.Point{{X: 0, Y: 1}, {X: 0, Y: 0}}))
	// Output:
	// true
	// true
	// true
}

func ExampleTranscript_WriteSVG() {
	game := shapes.Game{Shape: shapes.Row{Length: 2}, Max: 2, Min: 1}
	record, err := game.Play(context.Background(), shapes.NewHalving(2, 1), nearest(1), 1)
	if err == nil {
		err = record.WriteSVG(os.Stdout)
	}
	if err != nil {
		fmt.Println(err)
	}
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="208" height="192" viewBox="-112 -96 208 192">
	// <title>2 in a row: 2 marks against 0</title>
	// <path d="M-16 0L0 0" stroke="#2c9a50" stroke-width="4" stroke-opacity="0.6"/>
	// <path d="M-21 -5l10 10m0 -10l-10 10" fill="none" stroke="#dd4b3e" stroke-width="3" stroke-linecap="round"/>
	// <path d="M-5 -5l10 10m0 -10l-10 10" fill="none" stroke="#dd4b3e" stroke-width="3" stroke-linecap="round"/>
	// </svg>
}
