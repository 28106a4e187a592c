package topplingdominoes_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some rows, and who wins a long one.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: topplingdominoes.Rules{}}
	for _, text := range []string{"lll", "lrl", "lrlrl", "lrllrl", "lrlr", "lrrl", "lrrll", "lel"} {
		g, err := values.Value(ctx, topplingdominoes.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: topplingdominoes.Rules{}}
	o, err := outcomes.Outcome(ctx, topplingdominoes.MustParse("lllrlreerlelrrlllreeerrllelrrr"))
	fmt.Println(o, err)
	// Output:
	// lll = 3 <nil>
	// lrl = 1/2 <nil>
	// lrlrl = 1/4 <nil>
	// lrllrl = 3/4 <nil>
	// lrlr = *2 <nil>
	// lrrl = ^ <nil>
	// lrrll = {1|*} <nil>
	// lel = 1* <nil>
	// N <nil>
}

// The moves of Left from a row.
func ExampleRules() {
	for _, q := range (topplingdominoes.Rules{}).AppendMoves(nil, topplingdominoes.MustParse("lrle"), cgt.Left) {
		fmt.Printf("%q ", q)
	}
	fmt.Println()
	// Output:
	// "rle" "" "e" "lr" "" "lrl"
}
