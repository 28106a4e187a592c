package battlesheep_test

import (
	"context"
	"encoding/json"
	"fmt"

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
