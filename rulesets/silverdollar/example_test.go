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
	// board: offset 2: unexpected 'x', want one of the letters cd.
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

// A dollar with a coin before it and one behind. If the bag goes to the next player, putting the first coin into it
// wins; if it goes to the player who puts the dollar into it, the first coin must stay out of it.
func ExampleBag() {
	b := silverdollar.MustParse(".cdc")
	for _, bag := range []silverdollar.Bag{silverdollar.TakeNext, silverdollar.TakeNow} {
		rules := silverdollar.Rules{Bag: bag}
		for _, q := range rules.AppendMoves(nil, b, cgt.Left) {
			if wins, _ := rules.Wins(q); !wins {
				fmt.Println(bag, "wins by a move to", q)
			}
		}
	}
	// Output:
	// take next wins by a move to ..dc
	// take now wins by a move to c.dc
}

func ExampleRules_Wins() {
	b := silverdollar.MustParse("cd")
	fmt.Println(silverdollar.Rules{Bag: silverdollar.TakeNext}.Wins(b))
	fmt.Println(silverdollar.Rules{Bag: silverdollar.TakeNow}.Wins(b))
	// Output:
	// false true
	// false true
}

func ExampleBag_String() {
	fmt.Println(silverdollar.TakeNext)
	// Output: take next
}
