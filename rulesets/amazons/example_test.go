package amazons_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some endings, how hot they are, and who wins a whole board.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: amazons.Rules{}}
	for _, text := range []string{"x...", "x.o", "x..o", "x..|..o", "..#|..o|x.."} {
		g, err := values.Value(ctx, amazons.MustParse(text))
		fmt.Println(text, "=", g, "of temperature", g.Temperature(), err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: amazons.Rules{}}
	o, err := outcomes.Outcome(ctx, amazons.MustParse("x...|....|...o"))
	fmt.Println(o, err)
	// Output:
	// x... = 3 of temperature -1 <nil>
	// x.o = * of temperature 0 <nil>
	// x..o = +-1 of temperature 1 <nil>
	// x..|..o = +-{1,{2|0}} of temperature 1 <nil>
	// ..#|..o|x.. = {1/4||0|-4} of temperature 1/4 <nil>
	// N <nil>
}

// The moves of Left in a corridor, and the regions of a board.
func ExampleRules() {
	for _, q := range (amazons.Rules{}).AppendMoves(nil, amazons.MustParse("x.."), cgt.Left) {
		fmt.Println(q)
	}
	parts := amazons.Rules{}.AppendParts(nil, amazons.MustParse("x.#.|.##.|##.o"))
	fmt.Println(parts)
	// Output:
	// #x.
	// .x#
	// .#x
	// #.x
	// [x.|.# #.|#.|.o]
}
