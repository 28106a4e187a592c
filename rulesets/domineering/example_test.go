package domineering_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
)

// The values of the small pieces: an integer, a fraction, a star, a switch, and games that are harder to name.
func Example() {
	ctx := context.Background()
	s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	for _, text := range []string{
		".", ".|.", "..", "..|.#", ".#|.#|..", "...|#.#", "..|..", "..#|#..", "...|.#.", "..|..|..", "...|...|...", "...|...|.##", "..#|..#|...",
	} {
		g, err := s.Value(ctx, domineering.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	fmt.Println(s.Verify(ctx))
	// Output:
	// . = 0 <nil>
	// .|. = 1 <nil>
	// .. = -1 <nil>
	// ..|.# = * <nil>
	// .#|.#|.. = 1/2 <nil>
	// ...|#.# = * <nil>
	// ..|.. = +-1 <nil>
	// ..#|#.. = {0|-1} <nil>
	// ...|.#. = 0 <nil>
	// ..|..|.. = {1/2|-2} <nil>
	// ...|...|... = +-1 <nil>
	// ...|...|.## = {2|-1/2} <nil>
	// ..#|..#|... = {1/2|-2} <nil>
	// <nil>
}

// How hot rectangles of two and of three rows are, how much they are worth for Left on the average, and who wins. All
// is checked by Verify.
func Example_temperature() {
	ctx := context.Background()
	s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	for _, size := range []struct{ rows, cols int }{{2, 12}, {3, 6}} {
		for cols := 1; cols <= size.cols; cols++ {
			g, err := s.Value(ctx, domineering.Rectangle(size.rows, cols))
			if err != nil {
				fmt.Println(err)
			}
			fmt.Printf("%d × %d: temperature %v, mean %v, %v\n", size.rows, cols, g.Temperature(), g.Mean(), g.Outcome())
		}
	}
	fmt.Println(s.Verify(ctx))
	// Output:
	// 2 × 1: temperature -1, mean 1, L
	// 2 × 2: temperature 1, mean 0, N
	// 2 × 3: temperature 5/4, mean 3/4, N
	// 2 × 4: temperature 0, mean 0, R
	// 2 × 5: temperature -1/2, mean 1/2, L
	// 2 × 6: temperature 1, mean 0, N
	// 2 × 7: temperature 1, mean 1/2, N
	// 2 × 8: temperature 9/8, mean -1/8, R
	// 2 × 9: temperature 9/8, mean 3/8, L
	// 2 × 10: temperature 19/16, mean -5/16, N
	// 2 × 11: temperature 19/16, mean 3/16, N
	// 2 × 12: temperature 0, mean -1/2, R
	// 3 × 1: temperature -1, mean 1, L
	// 3 × 2: temperature 5/4, mean -3/4, N
	// 3 × 3: temperature 1, mean 0, N
	// 3 × 4: temperature -1/2, mean -3/2, R
	// 3 × 5: temperature -1, mean -1, R
	// 3 × 6: temperature 5/4, mean -9/4, R
	// <nil>
}

// The moves, the pieces of a position, and what represents it.
func ExampleRules() {
	p := domineering.MustParse("...|.#.")
	for who := cgt.Left; who <= cgt.Right; who++ {
		fmt.Println(who, domineering.Rules{}.AppendMoves(nil, p, who))
	}
	fmt.Println(domineering.Rules{}.AppendParts(nil, domineering.MustParse("..#..|#.##.")))
	fmt.Println(domineering.Rules{}.Normalize(domineering.MustParse("##..|##.#|##.#")))
	// Output:
	// Left [#..|##. ..|.#]
	// Right [##.|.#. .##|.#.]
	// [..|#. ###..|####.]
	// ...|.## true
}

// Positions are sets of squares: in rectangles, on boards, as bits.
func ExampleFromBoard() {
	p := domineering.Rectangle(2, 2)
	q := domineering.FromBoard(board.New(2, 2, '.'))
	r := domineering.FromBits(0x0303)
	fmt.Println(p, p == q, q == r, p.NumSquares(), p.Board().Rows())
	// Output:
	// ..|.. true true 4 2
}

// Drawings are SVG.
func ExamplePosition_WriteSVG() {
	p := domineering.MustParse(".|.")
	fmt.Println(len(p.AppendSVG(nil)), "bytes")
	err := p.WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// 293 bytes
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="56" height="96" viewBox="0 0 56 96">
	// <title>a board of 2 × 1 squares: .|.</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <rect x="8" y="48" width="40" height="40" fill="none" stroke="#808080"/>
	// </svg>
	// <nil>
}

// Text and JSON are read and written.
func ExampleParse() {
	p, err := domineering.Parse(".#\n..")
	fmt.Println(p, err)
	_, err = domineering.Parse(".#|.")
	fmt.Println(err)
	// Output:
	// .#|.. <nil>
	// board: offset 4: this row has 1 square, the first has 2
}
