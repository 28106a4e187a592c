package chocolate_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
)

// Who wins a bar with a poisoned square, and how: the moves that win leave four numbers whose nim-sum is 0.
func Example() {
	ctx := context.Background()
	s := nim.Solver[chocolate.Bar]{Rules: chocolate.Poisoned{}}
	for _, text := range []string{"5x8@2,3", "3x3@2,2", "4x7@1,1"} {
		b := chocolate.MustParse(text)
		v, _ := s.Value(ctx, b)
		wins, err := s.WinningMoves(ctx, b)
		fmt.Println(b, "is worth", v, "and won by", wins, err)
	}
	// Output:
	// 5x8@2,3 is worth *5 and won by [5x3@2,3] <nil>
	// 3x3@2,2 is worth 0 and won by [] <nil>
	// 4x7@1,1 is worth *5 and won by [4x4@1,1] <nil>
}

// The game is isomorphic to Nim with four heaps, as is checked here for all positions of a bar.
func ExamplePoisoned() {
	heaps := cgt.ImpartialFunc[[4]int](func(dst [][4]int, p [4]int) [][4]int {
		for i := range p {
			for q := p; q[i] > 0; {
				q[i]--
				dst = append(dst, q)
			}
		}
		return dst
	})
	sides := func(b chocolate.Bar) [4]int { return [4]int{b.Left, b.Right, b.Above, b.Below} }
	bar := chocolate.MustParse("5x8@2,3")
	fmt.Println(sides(bar))
	fmt.Println(cgt.CheckIsomorphism(context.Background(), chocolate.Poisoned{}, bar, heaps, sides, cgt.Limits{}))
	// Output:
	// [2 5 1 3]
	// 144 <nil>
}

func ExamplePoisoned_AppendMoves() {
	fmt.Println(chocolate.Poisoned{}.AppendMoves(nil, chocolate.MustParse("2x3@1,2"), cgt.Left))
	// Output: [2x2@1,1 2x2@1,2 1x3@1,2]
}

func ExamplePoisoned_AppendParts() {
	fmt.Println(chocolate.Poisoned{}.AppendParts(nil, chocolate.MustParse("2x4@1,2")))
	// Output: [1x2@1,2 1x3@1,1 2x1@1,1]
}

// Only the four numbers matter, and not where they are.
func ExamplePoisoned_Normalize() {
	fmt.Println(chocolate.Poisoned{}.Normalize(chocolate.MustParse("5x2@2,1")))
	// Output: 2x5@2,4 false
}

func ExamplePoisoned_NimValue() {
	fmt.Println(chocolate.Poisoned{}.NimValue(chocolate.Bar{Left: 1_000_000, Below: 1_000_001}))
	// Output: * true
}

func ExampleNew() {
	b, err := chocolate.New(5, 8, 2, 3)
	fmt.Printf("%+v %v\n", [...]int{b.Left, b.Right, b.Above, b.Below}, err)
	_, err = chocolate.New(5, 8, 6, 1)
	fmt.Println(err)
	// Output:
	// [2 5 1 3] <nil>
	// chocolate: there is no square (6,1) on a bar of 5 × 8 squares
}

func ExampleSizeError() {
	_, err := chocolate.New(0, 3, 1, 1)
	fmt.Println(err)
	// Output: chocolate: a bar of 0 × 3 squares
}

func ExampleParse() {
	b, err := chocolate.Parse("5x8@2,3")
	fmt.Println(b.Rows(), b.Cols(), err)
	_, err = chocolate.Parse("5x8@2,9")
	fmt.Println(err)
	// Output:
	// 5 8 <nil>
	// bar of chocolate: offset 6: this number is not between 1 and 8
}

func ExampleMustParse() {
	fmt.Println(chocolate.MustParse("3x4"))
	// Output: 3x4@1,1
}

// However one plays, a bar of 5 × 8 squares is broken after 39 moves, so that the first player makes the last one.
func ExampleBreak() {
	bar := cakes.MustParse("5x8")
	fmt.Println(chocolate.Moves(bar))
	fmt.Println(chocolate.Break{}.NimValue(bar))
	fmt.Println(chocolate.Break{}.AppendMoves(nil, cakes.MustParse("2x3"), cgt.Left))
	// Output:
	// 39 true
	// * true
	// [2x2+2x1 2(1x3)]
}

func ExampleMoves() {
	fmt.Println(chocolate.Moves(cakes.MustParse("10(3x4)")))
	// Output: 110 true
}

func ExampleBar_WriteSVG() {
	err := chocolate.MustParse("2x2@1,2").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="80" viewBox="-8 -8 80 80">
	// <title>a bar of chocolate with a poisoned square: 2x2@1,2</title>
	// <path d="M0 0h64v64h-64zM0 32h64M32 0v64" fill="#a5713f" fill-opacity="0.35" stroke="#a5713f"/>
	// <path d="M41 9l14 14m0 -14l-14 14" fill="none" stroke="#dd4b3e" stroke-width="3" stroke-linecap="round"/>
	// </svg>
	// <nil>
}

func ExampleBar_AppendSVG() {
	picture := chocolate.Bar{}.AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}
