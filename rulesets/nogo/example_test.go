package nogo_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// Values of small boards, and who wins strips that are too long for their values to be of use.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: nogo.Rules{}}
	for _, text := range []string{"..", "...", ".....", "x..", "..|..", "x..|..."} {
		g, err := values.Value(ctx, nogo.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	fmt.Println(values.Verify(ctx))
	var s sums.Solver
	for _, n := range []int{4, 8, 12} {
		wins, err := s.Wins(ctx, cgt.Left, sums.Of(nogo.Rules{}, nogo.MustParse(strings.Repeat(".", n))))
		fmt.Println(n, wins, err)
	}
	// Output:
	// .. = * <nil>
	// ... = +-1 <nil>
	// ..... = * <nil>
	// x.. = * <nil>
	// ..|.. = * <nil>
	// x..|... = {1|0} <nil>
	// <nil>
	// 4 false <nil>
	// 8 true <nil>
	// 12 true <nil>
}

// The moves of Left, and how boards fall apart: stones of two colours that touch part what is beside them; and where
// neither player may ever move, the stones around are safe.
func ExampleRules() {
	for _, q := range (nogo.Rules{}).AppendMoves(nil, nogo.MustParse("x..o"), cgt.Left) {
		fmt.Println(q)
	}
	for _, text := range []string{"..xo...", "x.o..", ".xoo..#"} {
		fmt.Println(text, nogo.Rules{}.AppendParts(nil, nogo.MustParse(text)))
	}
	// Output:
	// xx.o
	// ..xo... [..x o...]
	// x.o.. [r..]
	// .xoo..# [oo..]
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	b, err := nogo.Parse("..|.o")
	fmt.Println(b, err)
	_, err = nogo.Parse("..|#x|ox")
	fmt.Println(err)
	// Output:
	// ..|.o <nil>
	// board: offset 6: a block of stones that touches no empty square
}

func ExampleMustParse() {
	fmt.Println(nogo.MustParse(".X\n.."))
	// Output: .x|..
}
