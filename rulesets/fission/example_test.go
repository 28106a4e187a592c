package fission_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some positions, and who wins a larger one.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: fission.Rules{}}
	for _, text := range []string{".|x|.", ".x.|x..|...", "x.x|.x.|...", "..xx|xxxx|.x..", "..x.|....|..x.|....", ".x.x|..x.|....|..x."} {
		g, err := values.Value(ctx, fission.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: fission.Rules{}}
	o, err := outcomes.Outcome(ctx, fission.MustParse("......|..x...|......|......"))
	fmt.Println(o, err)
	// Output:
	// .|x|. = 1 <nil>
	// .x.|x..|... = * <nil>
	// x.x|.x.|... = -1/2 <nil>
	// ..xx|xxxx|.x.. = ^ <nil>
	// ..x.|....|..x.|.... = -2 <nil>
	// .x.x|..x.|....|..x. = {-1|-4} <nil>
	// R <nil>
}

// The moves of both players, and the parts of a position: the stone in the corner can never be split, so that the two
// others do not have to do with one another.
func ExampleRules() {
	b := fission.MustParse("...|.x.|...")
	fmt.Println(fission.Rules{}.AppendMoves(nil, b, cgt.Left))
	fmt.Println(fission.Rules{}.AppendMoves(nil, b, cgt.Right))
	fmt.Println(fission.Rules{}.AppendParts(nil, fission.MustParse("x.x.|.###|x###|.###")))
	// Output:
	// [.x.|...|.x.]
	// [...|x.x|...]
	// [.x. .|x|.]
}

// A board drawn with stones that belong to both players.
func ExampleRules_draw() {
	b := fission.MustParse(".x#")
	err := b.Exchange('x', 'e').WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="136" height="56" viewBox="0 0 136 56">
	// <title>a board of 1 × 3 squares: .e#</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <rect x="48" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <path d="M51 28l17 -17 17 17 -17 17z" fill="#2c9a50"/>
	// <text x="68" y="33" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">e</text>
	// <rect x="88" y="8" width="40" height="40" fill="#808080" stroke="#808080"/>
	// </svg>
	// <nil>
}
