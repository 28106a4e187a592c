package silverdollar_test

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/silverdollar"
)

// The pairs of coins have gaps of 1 and 3, which make 2 together, so that the first player wins by making them equal.
func Example() {
	rules := silverdollar.Rules{}
	b := silverdollar.MustParse("..c.c.c...c")
	fmt.Println(rules.NimValue(b))
	for _, q := range rules.AppendMoves(nil, b, cgt.Left) {
		if v, _ := rules.NimValue(q); v == 0 {
			fmt.Println("win by a move to", q)
		}
	}
	// Output:
	// *2 true
	// win by a move to c...c.c...c
	// win by a move to ..c.c.c.c..
}

func ExampleParse() {
	b, err := silverdollar.Parse("..C.CC")
	fmt.Println(b, err)
	_, err = silverdollar.Parse("..x")
	fmt.Println(err)
	// Output:
	// ..c.cc <nil>
	// board: offset 2: unexpected 'x', want one of the letters c.
}

func ExampleMustParse() {
	fmt.Println(silverdollar.MustParse("..c.cc").Len())
	// Output: 6
}

func ExampleRules_AppendMoves() {
	fmt.Println(silverdollar.Rules{}.AppendMoves(nil, silverdollar.MustParse(".c..c"), cgt.Left))
	// Output: [c...c .c.c. .cc..]
}

func ExampleRules_Impartial() {
	var rules cgt.ImpartialRuleset[board.Board] = silverdollar.Rules{}
	fmt.Println(rules.AppendMoves(nil, silverdollar.MustParse("c.c"), cgt.Right))
	// Output: [cc.]
}

// A coin that is alone has the gap to the end of the strip.
func ExampleRules_NimValue() {
	fmt.Println(silverdollar.Rules{}.NimValue(silverdollar.MustParse("..c...c.c")))
	// Output: *3 true
}
