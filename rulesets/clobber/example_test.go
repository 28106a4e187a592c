package clobber_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/surreal"
)

// The value of a position, and who wins a board that is too large for its value to be of use.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: clobber.Rules{}}
	for _, text := range []string{"xo", "xxo", "xox|ox."} {
		g, err := values.Value(ctx, clobber.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: clobber.Rules{}}
	o, err := outcomes.Outcome(ctx, clobber.MustParse("xoxo|oxox|xoxo"))
	fmt.Println(o, err)
	// Output:
	// xo = * <nil>
	// xxo = ^ <nil>
	// xox|ox. = {^^*|v,*} <nil>
	// P <nil>
}

// The moves of Left from a position, and a drawing of it.
func ExampleRules() {
	b := clobber.MustParse("xo|ox")
	for _, q := range (clobber.Rules{}).AppendMoves(nil, b, cgt.Left) {
		fmt.Println(q)
	}
	parts := clobber.Rules{}.AppendParts(nil, clobber.MustParse("xo.x|..ox"))
	fmt.Println(parts)
	err := clobber.MustParse("xo").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// .x|ox
	// .o|xx
	// xx|o.
	// xo|x.
	// [xo .x|ox]
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="96" height="56" viewBox="0 0 96 56">
	// <title>a board of 1 × 2 squares: xo</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <circle cx="28" cy="28" r="15" fill="#3b82e0"/>
	// <rect x="48" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <circle cx="68" cy="28" r="15" fill="#dd4b3e"/>
	// <circle cx="68" cy="28" r="12" fill="none" stroke="#ffffff" stroke-width="2"/>
	// </svg>
	// <nil>
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	b, err := clobber.Parse("xo|ox|.x")
	fmt.Println(b, err)
	_, err = clobber.Parse("xo|o")
	fmt.Println(err)
	// Output:
	// xo|ox|.x <nil>
	// board: offset 4: this row has 1 square, the first has 2
}

// In Cannibal Clobber the stones of one player are moves.
func ExampleCannibal() {
	s := surreal.Solver[board.Board]{Rules: clobber.Cannibal{}}
	for _, text := range []string{"xx", "xo", "xxo", "xo|ox", "xxx|ooo"} {
		g, err := s.Value(context.Background(), clobber.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	// Output:
	// xx = 1 <nil>
	// xo = * <nil>
	// xxo = ^ <nil>
	// xo|ox = * <nil>
	// xxx|ooo = *2 <nil>
}
