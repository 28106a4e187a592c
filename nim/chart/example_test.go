package chart_test

import (
	"bytes"
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// The nim-sums of small numbers.
func Example() {
	table := chart.Map{
		Rows: 4, Cols: 8, Corner: "+",
		Value: func(row, col int) nim.Nimber { return nim.Nimber(row).Add(nim.Nimber(col)) },
	}
	err := table.WriteText(os.Stdout)
	fmt.Println(err)
	// Output:
	// + 0 1 2 3 4 5 6 7
	// 0 0 1 2 3 4 5 6 7
	// 1 1 0 3 2 5 4 7 6
	// 2 2 3 0 1 6 7 4 5
	// 3 3 2 1 0 7 6 5 4
	// <nil>
}

// Where the one-way rook loses on a chessboard: figure 5 of A. Shen, Games and strategies from the viewpoint of
// mathematics.
func ExampleMap_WriteText() {
	g, err := pieces.NewGrid(context.Background(), pieces.Rook(), 8, 8, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	board := chart.Map{
		Rows: 8, Cols: 8, Up: true, Show: chart.Outcomes, Value: g.At,
		RowLabel: func(row int) string { return fmt.Sprint(row + 1) },
		ColLabel: func(col int) string { return "abcdefgh"[col : col+1] },
	}
	err = board.WriteText(os.Stdout)
	fmt.Println(err)
	// Output:
	// 8 N N N N N N N P
	// 7 N N N N N N P N
	// 6 N N N N N P N N
	// 5 N N N N P N N N
	// 4 N N N P N N N N
	// 3 N N P N N N N N
	// 2 N P N N N N N N
	// 1 P N N N N N N N
	//   a b c d e f g h
	// <nil>
}

// The nim-values of the one-way knight, which has four of the moves of a knight: the upper left corner of a board of 20
// × 20 squares.
func ExampleMap_knight() {
	g, err := pieces.NewGrid(context.Background(), pieces.Knight(), 20, 20, cgt.Limits{})
	fmt.Println(err)
	err = chart.Map{Rows: 4, Cols: 10, Value: g.At}.WriteText(os.Stdout)
	fmt.Println(err)
	// Output:
	// <nil>
	//   0 1 2 3 4 5 6 7 8 9
	// 0 0 0 1 1 0 0 1 1 0 0
	// 1 0 0 2 1 0 0 1 1 0 0
	// 2 1 2 2 2 3 2 2 2 3 2
	// 3 1 1 2 1 4 3 2 3 3 3
	// <nil>
}

// Wythoff's game, that is the one-way queen: P-positions lie near two lines through the corner.
func ExampleMap_wythoff() {
	g, err := pieces.NewGrid(context.Background(), pieces.Queen(), 8, 14, cgt.Limits{})
	fmt.Println(err)
	board := chart.Map{Title: "the one-way queen", Rows: 8, Cols: 14, Value: g.At, Show: chart.Outcomes}
	err = board.WriteText(os.Stdout)
	fmt.Println(err)
	picture, err := board.AppendSVG(nil)
	fmt.Println(bytes.Count(picture, []byte(">P</text>")), err)
	// Output:
	// <nil>
	//   0 1 2 3 4 5 6 7 8 9 10 11 12 13
	// 0 P N N N N N N N N N  N  N  N  N
	// 1 N N P N N N N N N N  N  N  N  N
	// 2 N P N N N N N N N N  N  N  N  N
	// 3 N N N N N P N N N N  N  N  N  N
	// 4 N N N N N N N P N N  N  N  N  N
	// 5 N N N P N N N N N N  N  N  N  N
	// 6 N N N N N N N N N N  P  N  N  N
	// 7 N N N N P N N N N N  N  N  N  N
	// <nil>
	// 8 <nil>
}

// A picture of two cells.
func ExampleMap_WriteSVG() {
	m := chart.Map{Title: "a heap of 0 and one of 1", Rows: 1, Cols: 2, Value: func(_, col int) nim.Nimber { return nim.Nimber(col) }}
	err := m.WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="84" height="64" viewBox="0 0 84 64">
	// <title>a heap of 0 and one of 1</title>
	// <g fill="none" stroke-width="26" shape-rendering="crispEdges">
	// <path d="M20 45h26" stroke="#ffffff"/>
	// <path d="M46 45h26" stroke="#3a66cc"/>
	// </g>
	// <path d="M20 32h52v26h-52zM46 32v26" fill="none" stroke="#808080"/>
	// <g font-family="sans-serif" font-size="13" text-anchor="middle">
	// <text x="33" y="49.5" fill="#1a6b34" font-weight="bold">0</text>
	// <text x="59" y="49.5" fill="#ffffff">1</text>
	// </g>
	// <g font-family="sans-serif" font-size="12" fill="#808080" text-anchor="middle">
	// <text x="33" y="24">0</text>
	// <text x="59" y="24">1</text>
	// <text x="10" y="49">0</text>
	// </g>
	// </svg>
	// <nil>
}

// A board with too many squares is not drawn.
func ExampleMap_AppendSVG() {
	m := chart.Map{Rows: 5000, Cols: 5000, Value: func(row, col int) nim.Nimber { return 0 }}
	_, err := m.AppendSVG(nil)
	fmt.Println(err)
	// Output: cgt: more than 1000000 cells of a map: the limit was reached
}

// Heaps from which one, two or three coins are taken.
func ExampleSequence_WriteText() {
	s := chart.Sequence{PerRow: 4}
	for n := range nim.Nimber(10) {
		s.Values = append(s.Values, n%4)
	}
	err := s.WriteText(os.Stdout)
	fmt.Println(err)
	// Output:
	//   +0 +1 +2 +3
	// 0  0  1  2  3
	// 4  0  1  2  3
	// 8  0  1
	// <nil>
}

// The same with a picture, in which dashed lines show where the period begins.
func ExampleSequence_WriteSVG() {
	s := chart.Sequence{Title: "take 1, 2 or 3", Period: 4}
	for n := range nim.Nimber(40) {
		s.Values = append(s.Values, n%4)
	}
	var picture bytes.Buffer
	err := s.WriteSVG(&picture)
	fmt.Println(bytes.Count(picture.Bytes(), []byte("period 4 from 0")), err)
	// Output: 1 <nil>
}

// Values that are one more after every two heaps: that is called a saltus. As far as was looked this holds, and the picture
// says that it was not proved.
func ExampleSequence_AppendSVG() {
	s := chart.Sequence{Period: 2, Saltus: 1, Observed: true}
	for n := range nim.Nimber(20) {
		s.Values = append(s.Values, n/2)
	}
	picture := s.AppendSVG(nil)
	fmt.Println(bytes.Contains(picture, []byte("saltus 1 and period 2 from 0")), bytes.Contains(picture, []byte("observed")))
	// Output: true true
}
