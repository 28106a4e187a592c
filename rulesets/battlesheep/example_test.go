package battlesheep_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/surreal"
)

// Values of small pastures.
func Example() {
	s := surreal.Solver[battlesheep.Pasture]{Rules: battlesheep.Rules{}}
	for _, text := range []string{"2 0", "3 0 0", "2 0 -2", "0 3 0|# 0 -2"} {
		g, err := s.Value(context.Background(), battlesheep.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	fmt.Println(s.Verify(context.Background()))
	// Output:
	// 2 0 = 1 <nil>
	// 3 0 0 = 2 <nil>
	// 2 0 -2 = * <nil>
	// 0 3 0|# 0 -2 = 1 <nil>
	// <nil>
}

// The moves of Left: sheep go as far as they can.
func ExampleRules() {
	for _, q := range (battlesheep.Rules{}).AppendMoves(nil, battlesheep.MustParse("3 0 0|0 # -1"), cgt.Left) {
		fmt.Println(q)
	}
	// Output:
	// 2 0 1|0 # -1
	// 1 0 2|0 # -1
	// 2 0 0|1 # -1
	// 1 0 0|2 # -1
}

// Texts that are no pastures are refused with the place.
func ExampleParse() {
	p, err := battlesheep.Parse("0, 2, # | -3, 0, 0")
	fmt.Println(p, err)
	_, err = battlesheep.Parse("0 2|-3 x")
	fmt.Println(err)
	// Output:
	// 0 2 #|-3 0 0 <nil>
	// pasture: offset 7: "x" is neither # nor a number of at most 63
}

// In JSON pastures are strings, and may be keys.
func ExamplePasture_MarshalText() {
	text, err := json.Marshal(map[battlesheep.Pasture]int{battlesheep.MustParse("3, 0, 0"): 2})
	fmt.Println(string(text), err)
	// Output: {"3 0 0":2} <nil>
}

func ExamplePasture_WriteSVG() {
	fmt.Println(battlesheep.MustParse("2 0 -1").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="136" height="56" viewBox="0 0 136 56">
	// <title>a pasture: 2 0 -1</title>
	// <rect x="8" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <circle cx="28" cy="28" r="15" fill="#3b82e0"/>
	// <text x="28" y="33" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">2</text>
	// <rect x="48" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <rect x="88" y="8" width="40" height="40" fill="none" stroke="#808080"/>
	// <circle cx="108" cy="28" r="15" fill="#dd4b3e"/>
	// <circle cx="108" cy="28" r="13" fill="none" stroke="#ffffff" stroke-width="1.5"/>
	// <text x="108" y="33" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">1</text>
	// </svg>
	// <nil>
}
