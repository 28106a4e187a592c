package zermelo_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/zermelo"
)

// The tree of a game with the strategy of Max, and the arrow for it.
func ExampleWriteTreeSVG() {
	tree, _ := zermelo.ParseTree("max(min(1, 0), 1/2)")
	s, _ := zermelo.Solve(context.Background(), tree, tree.Start())
	var picture bytes.Buffer
	err := zermelo.WriteTreeSVG(&picture, tree, zermelo.TreeSVGOptions{Strategy: s.Strategy(zermelo.Max), Ranks: true})
	fmt.Println(strings.Count(picture.String(), "<line"), "lines,", strings.Count(picture.String(), "marker-end"), "arrow", err)
	// Output: 4 lines, 1 arrow <nil>
}

func ExampleWriteGraphSVG() {
	g, _ := zermelo.ParseGraph(`{"start": "a", "endless": "0", "positions": {
		"a": {"turn": "Max", "moves": ["b", "c"]}, "b": {"turn": "Min", "moves": ["a", "d"]}, "c": {"payoff": "1/2"}, "d": {"payoff": "win"}}}`)
	var picture bytes.Buffer
	err := zermelo.WriteGraphSVG(&picture, g, zermelo.GraphSVGOptions{})
	fmt.Println(strings.Count(picture.String(), "marker-end"), "arrows", err)
	// Output: 4 arrows <nil>
}

// The squares of a one-way king, with a minus where the player who is to move loses.
func ExampleBoard() {
	king := zermelo.Normal[pieces.Square](pieces.Rules{Piece: pieces.King()})
	s, err := zermelo.Solve(context.Background(), king, zermelo.Turned[pieces.Square]{Pos: pieces.Square{Row: 3, Col: 4}})
	if err != nil {
		fmt.Println(err)
		return
	}
	board := zermelo.Board{
		Rows: 4, Cols: 5,
		Mark: func(row, col int) string {
			if v, _ := s.Value(zermelo.Turned[pieces.Square]{Pos: pieces.Square{Row: row, Col: col}}); v == zermelo.Win {
				return "+"
			}
			return "-"
		},
		RowLabel: func(i int) string { return fmt.Sprint(i) },
		ColLabel: func(i int) string { return string(rune('A' + i)) },
	}
	fmt.Println(board.WriteText(os.Stdout))
	board.Cells = 10
	fmt.Println(board.WriteSVG(os.Stdout))
	// Output:
	// 3 + + + + +
	// 2 - + - + -
	// 1 + + + + +
	// 0 - + - + -
	//   A B C D E
	// <nil>
	// cgt: more than 10 cells of a board: the limit was reached
}
