package domineering_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/domineering"
)

// Nim-values of Cram on boards of three rows. Those with an even number of rows and of columns are worth 0, and a strip
// needs no search.
func ExampleCram() {
	ctx := context.Background()
	s := nim.Solver[domineering.Position]{Rules: domineering.Cram{}}
	for cols := 1; cols <= 6; cols++ {
		v, err := s.Value(ctx, domineering.Rectangle(3, cols))
		fmt.Println("3 ×", cols, v, err)
	}
	fmt.Println(domineering.Cram{}.NimValue(domineering.Rectangle(8, 8)))
	fmt.Println(domineering.Cram{}.NimValue(domineering.Rectangle(1, 1_000_000)))
	fmt.Println(domineering.Cram{}.AppendMoves(nil, domineering.MustParse("..|.#"), cgt.Left))
	fmt.Println(s.Verify(ctx))
	fmt.Println(domineering.Rules{}.ImpartialTwin() == cgt.Impartial(domineering.Rules{}))
	// Output:
	// 3 × 1 * <nil>
	// 3 × 2 * <nil>
	// 3 × 3 0 <nil>
	// 3 × 4 * <nil>
	// 3 × 5 * <nil>
	// 3 × 6 *4 <nil>
	// 0 true
	// *2 true
	// [#. #|.]
	// <nil>
	// true
}
