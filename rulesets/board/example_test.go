package board_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// crossing is a game on a board: Left slides a stone x to the empty square at its right, Right a stone o to the empty
// square below it.
type crossing struct{}

func (crossing) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	letter, step := byte('x'), board.Direction{Right: 1}
	if who == cgt.Right {
		letter, step = 'o', board.Direction{Down: 1}
	}
	for from := range b.Len() {
		if to, ok := b.Step(from, step); ok && b.At(from) == letter && b.At(to) == '.' {
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: to, Letter: letter}))
		}
	}
	return dst
}

// A game of one's own on a board takes one method.
func Example() {
	s := surreal.Solver[board.Board]{Rules: crossing{}}
	for _, text := range []string{"x.", "o|.", ".o|x.", ".o.|x..|..."} {
		g, err := s.Value(context.Background(), board.MustParse(text, "xo."))
		fmt.Println(text, g, err)
	}
	// Output:
	// x. 1 <nil>
	// o|. -1 <nil>
	// .o|x. * <nil>
	// .o.|x..|... * <nil>
}

// The text of a board has its rows, from top to bottom.
func ExampleParse() {
	b, err := board.Parse("XO.\n..#\n", "xo.#")
	fmt.Println(b, b.Rows(), b.Cols(), err)
	_, err = board.Parse("xo|x", "xo.")
	fmt.Println(err)
	_, err = board.Parse("xo|xq", "xo.")
	fmt.Println(err)
	// Output:
	// xo.|..# 2 3 <nil>
	// board: offset 4: this row has 1 square, the first has 2
	// board: offset 4: unexpected 'q', want one of the letters xo.
}

func ExampleMustParse() {
	fmt.Println(board.MustParse("xo|ox", "xo"))
	// Output: xo|ox
}

func ExampleBoard_UnmarshalText() {
	var b board.Board
	err := json.Unmarshal([]byte(`"xo|.."`), &b)
	text, _ := json.Marshal(b)
	fmt.Println(b, err, string(text))
	// Output:
	// xo|.. <nil> "xo|.."
}

// Squares are numbered from 0, row by row.
func ExampleBoard_With() {
	b := board.New(2, 3, '.').With(board.Square{At: 1, Letter: 'x'}, board.Square{At: 5, Letter: 'o'})
	fmt.Println(b, string(b.At(5)), b.Contains('x'), b.Len())
	// Output:
	// .x.|..o o true 6
}

func ExampleBoard_Step() {
	b := board.New(2, 3, '.')
	for _, d := range board.Orthogonal() {
		to, ok := b.Step(1, d)
		fmt.Println(d, to, ok)
	}
	around := board.Around()
	fmt.Println(around[0], around[7])
	// Output:
	// {-1 0} 0 false
	// {0 -1} 0 true
	// {0 1} 2 true
	// {1 0} 4 true
	// {-1 -1} {1 1}
}

// Letters are exchanged, mapped, or made by a function of the squares.
func ExampleBoard_Exchange() {
	b := board.MustParse("xo.", "xo.")
	fmt.Println(b.Exchange('x', 'o'))
	fmt.Println(b.Map(func(letter byte) byte { return letter &^ 0x20 }))
	fmt.Println(b.Fill(func(square int) byte { return byte('0' + square) }))
	// Output:
	// ox.
	// XO
	// 012
}

// The images of a board, and the least of them.
func ExampleBoard_Image() {
	b := board.MustParse("xo|..", "xo.")
	fmt.Println(b.Image(board.Transpose), b.Image(board.FlipRows), b.Image(board.FlipCols))
	for _, s := range board.Turns() {
		fmt.Println(b.Image(s))
	}
	fmt.Println(b.Least(), b.Least(0, board.FlipCols))
	// Output:
	// x.|o. ..|xo ox|..
	// x.|o.
	// o.|x.
	// .x|.o
	// .o|.x
	// ..|ox ox|..
}

// The stones of the players are exchanged in the negative of a position.
func ExampleBoard_LeastExchange() {
	fmt.Println(board.MustParse("xxo", "xo").LeastExchange('x', 'o'))
	fmt.Println(board.MustParse("ox.", "xo.").LeastExchange('x', 'o'))
	// Output:
	// o|o|x true
	// .|o|x true
}

// To turn a board exchanges the players, if one goes along the rows and the other along the columns.
func ExampleBoard_LeastTurn() {
	fmt.Println(board.MustParse("..|.#", ".#").LeastTurn())
	fmt.Println(board.MustParse("...|.##", ".#").LeastTurn())
	// Output:
	// #.|.. false
	// #.|#.|.. true
}

// A board falls apart where squares divide it.
func ExampleBoard_AppendParts() {
	b := board.MustParse("x.#o|##.#|..#x", "xo.#")
	rook, queen := board.Orthogonal(), board.Around()
	fmt.Println(b.AppendParts(nil, "#", rook[:]...))
	fmt.Println(b.AppendParts(nil, "#", queen[:]...))
	// Output:
	// [x. o . .. x]
	// [x.#o|##.#|..#x]
}

func ExampleBoard_Crop() {
	fmt.Println(board.MustParse("##.|#x.|###", "x.#").Crop("#"))
	// Output:
	// #.|x.
}

func ExampleBoard_Compare() {
	fmt.Println(board.MustParse("xo", "xo").Compare(board.MustParse("x|o", "xo")) > 0)
	// Output: true
}

func ExampleBoard_WriteSVG() {
	err := board.MustParse("#e", "#e").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="96" height="56" viewBox="0 0 96 56">
	// <title>a board of 1 × 2 squares: #e</title>
	// <rect x="8" y="8" width="40" height="40" fill="#808080" stroke="#808080"/>
	// <rect x="48" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <path d="M51 28l17 -17 17 17 -17 17z" fill="#2c9a50"/>
	// <text x="68" y="33" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">e</text>
	// </svg>
	// <nil>
}

// A picture may be appended to something else.
func ExampleBoard_AppendSVG() {
	b := board.New(1, 1, '.').AppendSVG([]byte("<!-- one square -->\n"))
	fmt.Print(string(b))
	// Output:
	// <!-- one square -->
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="56" height="56" viewBox="0 0 56 56">
	// <title>a board of 1 × 1 squares: .</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// </svg>
}

func ExampleBoard_Slice() {
	fmt.Println(board.MustParse("xo|ox|..", "xo.").Slice(1, 3))
	// Output:
	// ox|..
}

// Strips are boards of one row.
func ExampleParseStrip() {
	fmt.Println(board.ParseStrip("x.o", "xo."))
	fmt.Println(board.ParseStrip("x|o", "xo."))
	// Output:
	// x.o <nil>
	//  board: offset 1: a second row, want a strip of one row
}

func ExampleMustParseStrip() {
	fmt.Println(board.MustParseStrip("x.o", "xo.").Cols())
	// Output: 3
}

// The flips leave rows rows, the turns make columns of them.
func ExampleFlips() {
	b := board.MustParse("xo", "xo")
	for _, s := range board.Flips() {
		fmt.Println(b.Image(s))
	}
	// Output:
	// xo
	// xo
	// ox
	// ox
}

func ExampleAll() {
	for b := range board.All(1, 2, ".x") {
		fmt.Print(b, " ")
	}
	// Output: .. .x x. xx
}
