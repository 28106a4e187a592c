package takeaway_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/takeaway"
)

// Fibonacci nim with 30 counters: 30 = 21 + 8 + 1, so that taking 1 wins. Then 29 = 21 + 8 is left, of which 8 is out
// of reach. So does taking 9, since 21 is out of reach then.
func Example() {
	rules := takeaway.Fibonacci()
	p := takeaway.Start(30)
	fmt.Println(rules.Parts(p.Heap))
	fmt.Println(rules.WinningMoves(p))
	fmt.Println(rules.NimValue(takeaway.Position{Heap: 29, Limit: 2}))
	// Output:
	// [21 8 1] true
	// [1 9] true
	// 0 true
}

// There may be several winning moves: of 17 = 13 + 3 + 1 one can take 1, or 4.
func ExampleRules_WinningMoves() {
	fmt.Println(takeaway.Fibonacci().WinningMoves(takeaway.Start(17)))
	fmt.Println(takeaway.Fibonacci().WinningMoves(takeaway.Start(13)))
	// Output:
	// [1 4] true
	// [] true
}

// If no move may take more than the one before it, the parts are powers of two.
func ExampleRules_Parts() {
	for c := range uint64(4) {
		fmt.Println(takeaway.Times(c + 1).Parts(100))
	}
	// Output:
	// [64 32 4] true
	// [89 8 3] true
	// [76 21 3] true
	// [86 12 2] true
}

// A nim-value is found by search.
func ExampleRules() {
	v, err := nim.Value(context.Background(), takeaway.Fibonacci(), takeaway.Start(10))
	fmt.Println(v, err)
	// Output: *5 <nil>
}

func ExampleTimes() {
	rules := takeaway.Times(3)
	fmt.Println(rules, rules.Most(5))
	// Output: Times(3) 15
}

func ExampleFibonacci() {
	fmt.Println(takeaway.Fibonacci().Most(5))
	// Output: 10
}

// A game of which no formula is known: each move may take one more than the one before it.
func ExampleFunc() {
	rules := takeaway.Func(func(taken uint64) uint64 { return taken + 1 })
	for n := uint64(1); n <= 12; n++ {
		v, _ := nim.Value(context.Background(), rules, takeaway.Start(n))
		if v == 0 {
			fmt.Println("the first player loses with", n)
		}
	}
	// Output:
	// the first player loses with 1
	// the first player loses with 2
	// the first player loses with 3
	// the first player loses with 5
	// the first player loses with 10
}

func ExampleRules_Most() {
	fmt.Println(takeaway.Times(4).Most(3))
	// Output: 12
}

func ExampleRules_String() {
	fmt.Println(takeaway.Fibonacci().String(), takeaway.Func(func(taken uint64) uint64 { return taken + 1 }).String())
	// Output: Times(2) Func
}

func ExampleRules_AppendMoves() {
	fmt.Println(takeaway.Fibonacci().AppendMoves(nil, takeaway.MustParse("10:3"), cgt.Left))
	// Output: [9:2 8:4 7:6]
}

func ExampleRules_Impartial() {
	var rules cgt.ImpartialRuleset[takeaway.Position] = takeaway.Fibonacci()
	fmt.Println(rules)
	// Output: Times(2)
}

func ExampleRules_Normalize() {
	fmt.Println(takeaway.Fibonacci().Normalize(takeaway.Position{Heap: 3, Limit: 20}))
	// Output: 3:3 false
}

func ExampleRules_NimValue() {
	fmt.Println(takeaway.Fibonacci().NimValue(takeaway.Start(21)))
	fmt.Println(takeaway.Fibonacci().NimValue(takeaway.Start(20)))
	// Output:
	// 0 true
	// 0 false
}

func ExampleStart() {
	fmt.Println(takeaway.Start(21))
	// Output: 21:20
}

func ExampleZeckendorf() {
	n, _ := new(big.Int).SetString("1000000000000", 10)
	fmt.Println(takeaway.Zeckendorf(n))
	// Output: [956722026041 32951280099 7778742049 1836311903 701408733 9227465 832040 121393 46368 2584 987 233 89 13 3]
}

func ExampleFibonacciWinningMoves() {
	heap := new(big.Int).Lsh(big.NewInt(1), 100)
	fmt.Println(takeaway.FibonacciWinningMoves(heap, big.NewInt(10_000)))
	// Output: [3 11 45 189 1176 5357]
}

func ExampleParse() {
	for _, text := range []string{"10:4", "10", "10:x"} {
		p, err := takeaway.Parse(text)
		fmt.Println(p, err)
	}
	// Output:
	// 10:4 <nil>
	// 10:9 <nil>
	// 0:0 take-away position: offset 3: unexpected 'x', want a number
}

func ExampleMustParse() {
	fmt.Println(takeaway.MustParse("10:4").Limit)
	// Output: 4
}

func ExamplePosition_String() {
	fmt.Println(takeaway.Position{Heap: 10, Limit: 4}.String())
	// Output: 10:4
}

func ExamplePosition_AppendText() {
	text, err := takeaway.Start(5).AppendText([]byte("heap "))
	fmt.Println(string(text), err)
	// Output: heap 5:4 <nil>
}

func ExamplePosition_MarshalText() {
	text, err := json.Marshal(takeaway.Start(5))
	fmt.Println(string(text), err)
	// Output: "5:4" <nil>
}

func ExamplePosition_UnmarshalText() {
	var p takeaway.Position
	err := json.Unmarshal([]byte(`"5:2"`), &p)
	fmt.Println(p, err)
	// Output: 5:2 <nil>
}
