package wythoff_test

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/wythoff"
)

// The P-positions of Wythoff's game begin with these. What wins from heaps of 10 and 7 is to make one of them.
func Example() {
	r := wythoff.Rules{}
	for n := range int64(7) {
		a, b := r.Pair(big.NewInt(n))
		fmt.Println(a, b)
	}
	for _, m := range r.WinningMoves(big.NewInt(10), big.NewInt(7)) {
		fmt.Println("win by a move to", m)
	}
	// Output:
	// 0 0
	// 1 2
	// 3 5
	// 4 7
	// 6 10
	// 8 13
	// 9 15
	// win by a move to 4,7
	// win by a move to 10,6
	// win by a move to 7,4
}

// Nim-values of Wythoff's game, which no formula is known for. P-positions are those with 0.
func ExampleRules_Table() {
	table, err := wythoff.Rules{}.Table(context.Background(), 7, 10, cgt.Limits{})
	for _, row := range table {
		fmt.Printf("%2d\n", row)
	}
	fmt.Println(err)
	// Output:
	// [ 0  1  2  3  4  5  6  7  8  9]
	// [ 1  2  0  4  5  3  7  8  6 10]
	// [ 2  0  1  5  3  4  8  6  7 11]
	// [ 3  4  5  6  2  0  1  9 10 12]
	// [ 4  5  3  2  7  6  9  0  1  8]
	// [ 5  3  4  0  6  8 10  1  2  7]
	// [ 6  7  8  1  9 10  3  4  5 13]
	// <nil>
}

// A solver finds the value of a position by its moves.
func ExampleRules() {
	fmt.Println(nim.Value(context.Background(), wythoff.Rules{}, piles.Pair{A: 6, B: 9}))
	fmt.Println(nim.Value(context.Background(), wythoff.New(2), piles.Pair{A: 6, B: 9}))
	// Output:
	// *13 <nil>
	// *15 <nil>
}

// With t = 2, one may take 2 from one heap and 1 or 3 from the other as well.
func ExampleNew() {
	r := wythoff.New(2)
	fmt.Println(r, r.AppendMoves(nil, piles.Pair{A: 2, B: 3}, cgt.Left))
	// Output: Wythoff(2) [0,3 1,3 2,0 2,1 2,2 1,2 1,1 0,2 0,1 0,0]
}

func ExampleRules_T() {
	fmt.Println(wythoff.Rules{}.T(), wythoff.New(3).T())
	// Output: 1 3
}

func ExampleRules_String() {
	fmt.Println(wythoff.Rules{}.String())
	// Output: Wythoff(1)
}

func ExampleRules_AppendMoves() {
	fmt.Println(wythoff.Rules{}.AppendMoves(nil, piles.Pair{A: 1, B: 2}, cgt.Left))
	// Output: [0,2 1,0 1,1 0,1]
}

func ExampleRules_Impartial() {
	var rules cgt.ImpartialRuleset[piles.Pair] = wythoff.Rules{}
	fmt.Println(rules)
	// Output: Wythoff(1)
}

func ExampleRules_Normalize() {
	fmt.Println(wythoff.Rules{}.Normalize(piles.Pair{A: 5, B: 3}))
	// Output: 3,5 false
}

func ExampleRules_NimValue() {
	fmt.Println(wythoff.Rules{}.NimValue(piles.Pair{A: 5, B: 3}))
	fmt.Println(wythoff.Rules{}.NimValue(piles.Pair{A: 5, B: 4}))
	// Output:
	// 0 true
	// 0 false
}

// The P-position with the number 10^30.
func ExampleRules_Pair() {
	n, _ := new(big.Int).SetString("1000000000000000000000000000000", 10)
	fmt.Println(wythoff.Rules{}.Pair(n))
	// Output: 1618033988749894848204586834365 2618033988749894848204586834365
}

func ExampleRules_IsP() {
	fmt.Println(wythoff.Rules{}.IsP(big.NewInt(1618033988), big.NewInt(2618033988)))
	// Output: true
}

func ExampleRules_WinningMoves() {
	n, _ := new(big.Int).SetString("1000000000000000000000000000000", 10)
	for _, m := range (wythoff.Rules{}).WinningMoves(n, new(big.Int).Rsh(n, 1)) {
		fmt.Println(m)
	}
	// Output:
	// 809016994374947424102293417183,500000000000000000000000000000
}
