package euclid_test

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/euclid"
	"github.com/cgt-go/sdk/rulesets/piles"
)

// From heaps of 50 and 19 the first player wins.
func Example() {
	p := piles.Pair{A: 50, B: 19}
	fmt.Println(euclid.Rules{}.NimValue(p))
	for _, q := range (euclid.Rules{}).AppendMoves(nil, p, cgt.Left) {
		v, _ := euclid.Rules{}.NimValue(q)
		fmt.Println("a move to", q, "leaves", v)
	}
	// Output:
	// *2 true
	// a move to 31,19 leaves *
	// a move to 12,19 leaves 0
}

// If a heap may be emptied, some values are known, and all can be found.
func ExampleRules() {
	rules := euclid.Rules{ToZero: true}
	for _, p := range []piles.Pair{{A: 12, B: 4}, {A: 7, B: 5}, {A: 24, B: 10}} {
		v, ok := rules.NimValue(p)
		searched, err := nim.Value(context.Background(), rules, p)
		fmt.Println(p, v, ok, searched, err)
	}
	// Output:
	// 12,4 *3 true *3 <nil>
	// 7,5 0 true 0 <nil>
	// 24,10 0 false *2 <nil>
}

func ExampleRules_AppendMoves() {
	p := piles.Pair{A: 4, B: 2}
	fmt.Println(euclid.Rules{}.AppendMoves(nil, p, cgt.Left), euclid.Rules{ToZero: true}.AppendMoves(nil, p, cgt.Left))
	// Output: [2,2] [2,2 0,2]
}

func ExampleRules_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Pair] = euclid.Rules{}
	fmt.Println(rules.AppendMoves(nil, piles.Pair{A: 3, B: 7}, cgt.Right))
	// Output: [3,4 3,1]
}

func ExampleRules_Normalize() {
	fmt.Println(euclid.Rules{}.Normalize(piles.Pair{A: 7, B: 3}))
	// Output: 3,7 false
}

func ExampleRules_NimValue() {
	fmt.Println(euclid.Rules{}.NimValue(piles.Pair{A: 1000000007, B: 3}))
	// Output: *333333335 true
}

func ExampleRules_IsP() {
	// Fibonacci numbers that follow one another: their ratio is less than φ, then more.
	fmt.Println(euclid.Rules{}.IsP(big.NewInt(89), big.NewInt(55)), euclid.Rules{}.IsP(big.NewInt(144), big.NewInt(89)))
	// Output: false true
}

func ExampleRules_WinningMoves() {
	n, _ := new(big.Int).SetString("1000000000000000000000000000000", 10)
	fmt.Println(euclid.Rules{}.WinningMoves(n, big.NewInt(12345)))
	fmt.Println(euclid.Rules{ToZero: true}.WinningMoves(n, n))
	// Output:
	// [15760,12345]
	// [0,1000000000000000000000000000000 1000000000000000000000000000000,0]
}

func ExampleValue() {
	n, _ := new(big.Int).SetString("1000000000000000000000000000000", 10)
	fmt.Println(euclid.Value(n, big.NewInt(12345)))
	// Output: 81004455245038477116241393
}
