package konane_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/konane"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some positions, and who wins on a board of 5 × 5 squares after the players have taken a stone each from
// the middle.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: konane.Rules{}}
	for _, text := range []string{"xo.", ".ox.", ".xox.", ".ox.|o..x|....", "..xo|xoxo|oxox", "xox.x..o.ox."} {
		g, err := values.Value(ctx, konane.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: konane.Rules{}}
	o, err := outcomes.Outcome(ctx, konane.MustParse("xoxox|oxoxo|xo..x|oxoxo|xoxox"))
	fmt.Println(o, err)
	// Output:
	// xo. = 1 <nil>
	// .ox. = * <nil>
	// .xox. = -1 <nil>
	// .ox.|o..x|.... = +-1 <nil>
	// ..xo|xoxo|oxox = -3/4 <nil>
	// xox.x..o.ox. = -1^* <nil>
	// L <nil>
}

// A stone that can jump twice may stop after the first jump; and groups of stones that are far from one another are
// parts of a position, each with the squares around it that it might need.
func ExampleRules() {
	fmt.Println(konane.Rules{}.AppendMoves(nil, konane.MustParse("xo.o."), cgt.Left))
	fmt.Println(konane.Rules{}.AppendParts(nil, konane.MustParse(".........|.xo....o.|.......x.|.........|.........")))
	// Output:
	// [..xo. ....x]
	// [....|.xo.|.... ...|.o.|.x.|...]
}
