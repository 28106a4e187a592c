package chomp_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/zermelo"
)

// Who wins some bars, and with which first moves, by search.
func Example() {
	ctx := context.Background()
	s := cgt.Solver[chomp.Bar]{Rules: chomp.Rules{}}
	for _, text := range []string{"1x1", "2x5", "3x4", "4x4", "4,3"} {
		b := chomp.MustParse(text)
		o, _ := s.Outcome(ctx, b)
		wins, err := s.WinningMoves(ctx, b, cgt.Left)
		fmt.Println(text, o, wins, err)
	}
	// Output:
	// 1x1 P [] <nil>
	// 2x5 N [5,4] <nil>
	// 3x4 N [4,2,2] <nil>
	// 4x4 N [4,1,1,1] <nil>
	// 4,3 P [] <nil>
}

// The nim-values of two rows.
func ExampleRules() {
	s := nim.Solver[chomp.Bar]{Rules: chomp.Rules{}}
	for n := 1; n <= 4; n++ {
		var values []nim.Nimber
		for m := range n + 1 {
			b, _ := chomp.New(n, m)
			v, err := s.Value(context.Background(), b)
			if err != nil {
				fmt.Println(err)
			}
			values = append(values, v)
		}
		fmt.Println(n, "and up to", n, "squares:", values)
	}
	// Output:
	// 1 and up to 1 squares: [0 *]
	// 2 and up to 2 squares: [* 0 *2]
	// 3 and up to 3 squares: [*2 *3 0 *4]
	// 4 and up to 4 squares: [*3 *2 *4 0 *5]
}

func ExampleRules_AppendMoves() {
	fmt.Println(chomp.Rules{}.AppendMoves(nil, chomp.MustParse("3,2"), cgt.Left))
	// Output: [1,1 2,2 3 3,1]
}

// Rows may stand for columns.
func ExampleRules_Normalize() {
	fmt.Println(chomp.Rules{}.Normalize(chomp.MustParse("5,2")))
	// Output: 2,2,1,1,1 false
}

func ExampleRules_NimValue() {
	fmt.Println(chomp.Rules{}.NimValue(chomp.MustParse("7,1,1,1")))
	fmt.Println(chomp.Rules{}.NimValue(chomp.MustParse("7,2")))
	// Output:
	// *5 true
	// 0 false
}

// The rectangle of 8 × 10 squares is the smallest with two first moves that win.
func ExampleSolve() {
	ctx := context.Background()
	s, err := chomp.Solve(ctx, 8, 10, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	bar, _ := chomp.Rectangle(8, 10)
	fmt.Println(s.WinningMoves(bar))
	fmt.Println(s.Len(), "bars", s.Verify(ctx))
	// Output:
	// [10,10,10,8,8,8,8,8 10,10,10,10,5,5,5,5] true
	// 43758 bars <nil>
}

func ExampleSolution_Outcome() {
	s, err := chomp.Solve(context.Background(), 5, 5, cgt.Limits{})
	fmt.Println(err)
	fmt.Println(s.Outcome(chomp.MustParse("5,4")))
	fmt.Println(s.Outcome(chomp.MustParse("5,5")))
	fmt.Println(s.Outcome(chomp.MustParse("6,5")))
	// Output:
	// <nil>
	// P true
	// N true
	// P false
}

// The bars with three rows and four columns, or fewer, that one does not want to be given.
func ExampleSolution_Losing() {
	s, err := chomp.Solve(context.Background(), 3, 4, cgt.Limits{})
	for b := range s.Losing() {
		fmt.Print(b, "  ")
	}
	fmt.Println(err)
	// Output: 1  2,1  2,2,1  3,1,1  3,2  4,2,2  4,3  <nil>
}

func ExampleNew() {
	b, err := chomp.New(4, 4, 2)
	fmt.Println(b, b.Squares(), err)
	_, err = chomp.New(4, 5)
	fmt.Println(err)
	// Output:
	// 4,4,2 10 <nil>
	// chomp: row 1 with 5 squares: the row above it has 4
}

func ExampleSizeError() {
	_, err := chomp.Rectangle(3, 1000)
	fmt.Println(err)
	// Output: chomp: row 0 with 1000 squares: a row has 0 to 255 squares
}

func ExampleRectangle() {
	b, err := chomp.Rectangle(2, 3)
	fmt.Println(b, err)
	// Output: 3,3 <nil>
}

func ExampleParse() {
	for _, text := range []string{"4,4,2", "3x4", "2,3"} {
		b, err := chomp.Parse(text)
		fmt.Println(b, err)
	}
	// Output:
	// 4,4,2 <nil>
	// 4,4,4 <nil>
	//  bar of Chomp: offset 2: this row is longer than the one above it, which has 2 squares
}

func ExampleMustParse() {
	fmt.Println(chomp.MustParse("2x2") == chomp.MustParse("2,2"))
	// Output: true
}

func ExampleBar_Bite() {
	b := chomp.MustParse("4,4,4")
	fmt.Println(b.Bite(1, 2))
	_, ok := b.Bite(0, 0) // nobody eats the poisoned square
	fmt.Println(ok)
	// Output:
	// 4,2,2 true
	// false
}

func ExampleBar_Turned() {
	b := chomp.MustParse("4,4,2")
	fmt.Println(b.Turned(), b.Turned().Rows(), b.Turned().Cols(), b.Turned().Row(0))
	// Output: 3,3,2,2 4 3 3
}

func ExampleBar_Compare() {
	fmt.Println(chomp.MustParse("4,1").Compare(chomp.MustParse("3,3,3")))
	// Output: 1
}

func ExampleBar_WriteSVG() {
	err := chomp.MustParse("2,1").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="80" viewBox="-8 -8 80 80">
	// <title>a bar of Chomp with the rows 2,1</title>
	// <path d="M0 0h64v32h-64zM0 32h32v32h-32zM32 0v32" fill="#a5713f" fill-opacity="0.35" stroke="#a5713f"/>
	// <path d="M8 8l16 16m0 -16l-16 16" fill="none" stroke="#dd4b3e" stroke-width="3" stroke-linecap="round"/>
	// </svg>
	// <nil>
}

func ExampleBar_AppendSVG() {
	picture := chomp.MustParse("3x3").AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}

// The strategy that is found by ranks wins the bar of 4 × 6 squares against every reply.
func ExampleSolution_Strategy() {
	ctx := context.Background()
	solution, err := chomp.Solve(ctx, 4, 6, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	bar, _ := chomp.Rectangle(4, 6)
	start := zermelo.Turned[chomp.Bar]{Pos: bar, Next: zermelo.Max}
	strategy := solution.Strategy()
	first, _ := strategy.Move(start)
	n, err := zermelo.CheckStrategy(ctx, zermelo.Normal[chomp.Bar](chomp.Rules{}), start, zermelo.Max, strategy, zermelo.Win, cgt.Limits{})
	fmt.Println(first, n, err)
	// Output:
	// 6,2,2,2 (Min) 45 <nil>
}
