package cutcake_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/surreal"
)

// The values of cakes, and who wins a sum.
func Example() {
	ctx := context.Background()
	for _, text := range []string{"1x7", "8x2", "8x5", "8x8", "8x2+1x3", "3x1000000000"} {
		value, err := surreal.Value(ctx, cutcake.Rules{}, cutcake.MustParse(text))
		fmt.Println(text, "=", value, err)
	}
	outcomes := cgt.Solver[cakes.Cakes]{Rules: cutcake.Rules{}}
	fmt.Println(outcomes.Outcome(ctx, cutcake.MustParse("4x2+1x2")))
	// Output:
	// 1x7 = 6 <nil>
	// 8x2 = -3 <nil>
	// 8x5 = -1 <nil>
	// 8x8 = 0 <nil>
	// 8x2+1x3 = -1 <nil>
	// 3x1000000000 = 499999999 <nil>
	// P <nil>
}

// The moves of both players, and a drawing of a cake.
func ExampleRules() {
	p := cutcake.MustParse("2x5")
	fmt.Println(cutcake.Rules{}.AppendMoves(nil, p, cgt.Left))
	fmt.Println(cutcake.Rules{}.AppendMoves(nil, p, cgt.Right))
	fmt.Println(cutcake.MustParse("1x2").WriteSVG(os.Stdout))
	// Output:
	// [2x4+2x1 2x3+2x2]
	// [2(1x5)]
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="64" height="40" viewBox="-8 -8 64 40">
	// <title>cakes: 1x2</title>
	// <path d="M24 0v24" fill="none" stroke="#3b82e0" stroke-width="2"/>
	// <rect x="0" y="0" width="48" height="24" fill="none" stroke="#808080" stroke-width="2"/>
	// </svg>
	// <nil>
}

// The value of a cake is known without a search.
func ExampleRules_Value() {
	p := cutcake.MustParse("1000000x2000000000")
	fmt.Println(cutcake.Rules{}.Value(p))
	// Output: 3813 true
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	p, err := cutcake.Parse("3x3 + 8x2")
	fmt.Println(p, err)
	_, err = cutcake.Parse("3x3+8x0")
	fmt.Println(err)
	// Output:
	// 8x2+3x3 <nil>
	// cakes: offset 6: this number should be at least 1
}

func ExampleMustParse() {
	fmt.Println(cutcake.MustParse("(8,2)"))
	// Output: 8x2
}
