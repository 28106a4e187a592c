package diagonals_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/diagonals"
)

// The first player wins a polygon with an even number of corners, with any move.
func Example() {
	ctx := context.Background()
	s := nim.Solver[diagonals.Polygons]{Rules: diagonals.Rules{}}
	for n := 3; n <= 8; n++ {
		p, _ := diagonals.New(n)
		v, _ := s.Value(ctx, p)
		wins, err := s.WinningMoves(ctx, p)
		fmt.Println(n, "corners:", diagonals.Moves(p), "moves,", v, wins, err)
	}
	// Output:
	// 3 corners: 0 moves, 0 [] <nil>
	// 4 corners: 1 moves, * [0] <nil>
	// 5 corners: 2 moves, 0 [] <nil>
	// 6 corners: 3 moves, * [5 4+4] <nil>
	// 7 corners: 4 moves, 0 [] <nil>
	// 8 corners: 5 moves, * [7 6+4 5+5] <nil>
}

func ExampleNew() {
	p, err := diagonals.New(4, 6, 3)
	fmt.Println(p, err) // a triangle does not count
	_, err = diagonals.New(4, 2)
	fmt.Println(err)
	// Output:
	// 6+4 <nil>
	// diagonals: polygon 1 has 2 corners, and not 3 to 2147483647
}

func ExampleCornerError() {
	_, err := diagonals.New(-5)
	fmt.Println(err)
	// Output: diagonals: polygon 0 has -5 corners, and not 3 to 2147483647
}

func ExamplePolygons_All() {
	for n := range diagonals.MustParse("4+6+5").All() {
		fmt.Print(n, " ")
	}
	// Output: 6 5 4
}

func ExamplePolygons_Compare() {
	fmt.Println(diagonals.MustParse("6+4").Compare(diagonals.MustParse("6+5")))
	// Output: -1
}

func ExampleRules_AppendMoves() {
	fmt.Println(diagonals.Rules{}.AppendMoves(nil, diagonals.MustParse("7+4"), cgt.Left))
	// Output: [6+4 5+4+4 7]
}

func ExampleRules_AppendParts() {
	fmt.Println(diagonals.Rules{}.AppendParts(nil, diagonals.MustParse("7+4+4")))
	// Output: [7 4 4]
}

func ExampleRules_NimValue() {
	fmt.Println(diagonals.Rules{}.NimValue(diagonals.MustParse("1000000")))
	// Output: * true
}

func ExampleMoves() {
	fmt.Println(diagonals.Moves(diagonals.MustParse("10+5")))
	// Output: 9
}

func ExampleParse() {
	p, err := diagonals.Parse("4 + 6")
	fmt.Println(p, err)
	_, err = diagonals.Parse("4+2")
	fmt.Println(err)
	// Output:
	// 6+4 <nil>
	// polygons: offset 2: a polygon has 3 corners or more
}

func ExampleMustParse() {
	fmt.Println(diagonals.MustParse("4+3+6") == diagonals.MustParse("6+4"))
	// Output: true
}

func ExamplePolygons_WriteSVG() {
	err := diagonals.MustParse("4").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="112" height="112" viewBox="0 0 112 112">
	// <title>polygons with so many corners: 4</title>
	// <g fill="none" stroke="#2c9a50" stroke-width="2" font-family="sans-serif" font-size="16" text-anchor="middle">
	// <path d="M89.9 89.9L89.9 22.1L22.1 22.1L22.1 89.9z"/>
	// <text x="56" y="62" fill="#808080" stroke="none">4</text>
	// </g>
	// </svg>
	// <nil>
}

func ExamplePolygons_AppendSVG() {
	picture := diagonals.MustParse("6+5").AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}
