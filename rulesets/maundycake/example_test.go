package maundycake_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/surreal"
)

// The values of cakes, and who wins a sum.
func Example() {
	ctx := context.Background()
	for _, text := range []string{"1x6", "8x5", "8x8", "2x12", "8x5+1x4", "3x1000000000"} {
		value, err := surreal.Value(ctx, maundycake.Rules{}, maundycake.MustParse(text))
		fmt.Println(text, "=", value, err)
	}
	outcomes := cgt.Solver[cakes.Cakes]{Rules: maundycake.Rules{}}
	fmt.Println(outcomes.Outcome(ctx, maundycake.MustParse("4x3+1x2")))
	// Output:
	// 1x6 = 4 <nil>
	// 8x5 = -3 <nil>
	// 8x8 = 0 <nil>
	// 2x12 = 4 <nil>
	// 8x5+1x4 = 0 <nil>
	// 3x1000000000 = 498535156 <nil>
	// P <nil>
}

// The moves of both players, and a drawing of a cake.
func ExampleRules() {
	p := maundycake.MustParse("2x6")
	fmt.Println(maundycake.Rules{}.AppendMoves(nil, p, cgt.Left))
	fmt.Println(maundycake.Rules{}.AppendMoves(nil, p, cgt.Right))
	fmt.Println(maundycake.MustParse("1x2").WriteSVG(os.Stdout))
	// Output:
	// [2(2x3) 3(2x2) 6(2x1)]
	// [2(1x6)]
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="64" height="40" viewBox="-8 -8 64 40">
	// <title>cakes: 1x2</title>
	// <path d="M24 0v24" fill="none" stroke="#3b82e0" stroke-width="2"/>
	// <rect x="0" y="0" width="48" height="24" fill="none" stroke="#808080" stroke-width="2"/>
	// </svg>
	// <nil>
}

// The value of a cake is known without a search.
func ExampleRules_Value() {
	p := maundycake.MustParse("6x1073741824")
	fmt.Println(maundycake.Rules{}.Value(p))
	// Output: 268435455 true
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	p, err := maundycake.Parse("3x3 + 8x2")
	fmt.Println(p, err)
	_, err = maundycake.Parse("3x3+8x0")
	fmt.Println(err)
	// Output:
	// 8x2+3x3 <nil>
	// cakes: offset 6: this number should be at least 1
}

func ExampleMustParse() {
	fmt.Println(maundycake.MustParse("(8,2)"))
	// Output: 8x2
}
