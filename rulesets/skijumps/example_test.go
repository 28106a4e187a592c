package skijumps_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/skijumps"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some positions, and who wins a larger one.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: skijumps.Rules{}}
	for _, text := range []string{
		"...L....|..R.....|........", // no chance to jump
		".L...|.R...|.....",
		".l...|.R...|.....", // a slipper cannot jump
		"L|R|.",
		"l...r",
	} {
		g, err := values.Value(ctx, skijumps.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: skijumps.Rules{}}
	o, err := outcomes.Outcome(ctx, skijumps.MustParse("L....|....R|....R|L....|....."))
	fmt.Println(o, err)
	// Output:
	// ...L....|..R.....|........ = 2 <nil>
	// .L...|.R...|..... = 5/2 <nil>
	// .l...|.R...|..... = 2 <nil>
	// L|R|. = 1/2 <nil>
	// l...r = *3 <nil>
	// P <nil>
}

// The moves of Left: along the row, off the board, and down over a skier of Right, who becomes a slipper. In the second
// board no jump can ever join the upper row with the others.
func ExampleRules() {
	for _, q := range (skijumps.Rules{}).AppendMoves(nil, skijumps.MustParse("L..|R..|..."), cgt.Left) {
		fmt.Println(q)
	}
	fmt.Println(skijumps.Rules{}.AppendParts(nil, skijumps.MustParse("..L|R..|L..|.R.|...")))
	// Output:
	// .L.|R..|...
	// ..L|R..|...
	// ...|R..|...
	// ...|r..|L..
	// [..L R..|L..|.R.|...]
}
