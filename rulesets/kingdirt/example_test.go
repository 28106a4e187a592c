package kingdirt_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/surreal"
)

// Values of small positions, with stones to be placed and without.
func Example() {
	for _, text := range []string{"0,0,0:x..o", "1,1,0:..", "1,1,0:x.o", "1,1,1:x.o", "0,0,0:x..|..o"} {
		rules, p, err := kingdirt.ParseGame(text)
		if err != nil {
			fmt.Println(err)
		}
		g, err := surreal.Value(context.Background(), rules, p)
		fmt.Println(text, "=", g, err)
	}
	// Output:
	// 0,0,0:x..o = 0 <nil>
	// 1,1,0:.. = 0 <nil>
	// 1,1,0:x.o = * <nil>
	// 1,1,1:x.o = * <nil>
	// 0,0,0:x..|..o = 0 <nil>
}

// The moves of Left, who has a stone to place, and the parts of a board when all are placed.
func ExampleRules() {
	rules, p, _ := kingdirt.ParseGame("1,0,0:x.|..")
	for _, q := range rules.AppendMoves(nil, p, cgt.Left) {
		fmt.Println(q)
	}
	_, p, _ = kingdirt.ParseGame("0,0,0:x.#o.|..#..")
	fmt.Println(rules.AppendParts(nil, p))
	// Output:
	// 0,0:xx|..
	// 0,0:x.|x.
	// 0,0:x.|.x
	// 1,0:#x|..
	// 1,0:#.|x.
	// 1,0:#.|.x
	// [0,0:x.|.. 0,0:o.|..]
}

// In JSON positions are strings, and may be keys.
func ExampleParse() {
	p, err := kingdirt.Parse("1,0:X.|.O")
	fmt.Println(p, err)
	text, err := json.Marshal(map[kingdirt.Position]int{p: 1})
	fmt.Println(string(text), err)
	// Output:
	// 1,0:x.|.o <nil>
	// {"1,0:x.|.o":1} <nil>
}

// Texts that are no positions are refused with the place.
func ExampleParseGame() {
	rules, p, err := kingdirt.ParseGame("1,2,1:X.|.O")
	fmt.Println(rules, p, err)
	_, _, err = kingdirt.ParseGame("1,2,1:X.|.Q")
	fmt.Println(err)
	// Output:
	// {true} 1,2:x.|.o <nil>
	// board: offset 10: unexpected 'Q', want one of the letters xo.#
}

func ExamplePosition_WriteSVG() {
	fmt.Println(kingdirt.MustParse("1,0:x.#").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="136" height="56" viewBox="0 0 136 56">
	// <title>a board of 1 × 3 squares: x.#</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <circle cx="28" cy="28" r="15" fill="#3b82e0"/>
	// <rect x="48" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <rect x="88" y="8" width="40" height="40" fill="#808080" stroke="#808080"/>
	// </svg>
	// <nil>
}
