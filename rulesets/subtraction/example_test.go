package subtraction_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/surreal"
)

// The values of small heaps, and who wins a large one.
func Example() {
	ctx := context.Background()
	rules := subtraction.MustParseRules("1,3|2,3")
	values := surreal.Solver[subtraction.Heap]{Rules: rules}
	for h := range subtraction.Heap(7) {
		value, err := values.Value(ctx, h)
		fmt.Println(h, "=", value, err)
	}
	outcomes := cgt.Solver[subtraction.Heap]{Rules: rules}
	fmt.Println(outcomes.Outcome(ctx, 1000))
	// Output:
	// 0 = 0 <nil>
	// 1 = 1 <nil>
	// 2 = {1|0} <nil>
	// 3 = {0,{1|0}|0} <nil>
	// 4 = {1|1,{1|0}} <nil>
	// 5 = {1|1,{1|0}||0,{1|0}|0} <nil>
	// 6 = {1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0} <nil>
	// L <nil>
}

// An impartial game: both players may take one, two or three counters.
func ExampleRules() {
	rules := subtraction.MustParseRules("1,2,3")
	for _, h := range []subtraction.Heap{3, 4, 5, 99} {
		value, err := surreal.Value(context.Background(), rules, h)
		fmt.Println(h, "=", value, err)
	}
	// Output:
	// 3 = *3 <nil>
	// 4 = 0 <nil>
	// 5 = * <nil>
	// 99 = *3 <nil>
}

func ExampleNew() {
	rules, err := subtraction.New([]int{3, 1, 3}, []int{2})
	fmt.Println(rules, err)
	_, err = subtraction.New([]int{1, 3}, []int{2, 0})
	fmt.Println(err)
	// Output:
	// 1,3|2 <nil>
	// subtraction: number 1 of Right is 0, and nobody can take that
}

func ExampleAmountError() {
	_, err := subtraction.New([]int{-1}, nil)
	fmt.Println(err)
	// Output: subtraction: number 0 of Left is -1, and nobody can take that
}

func ExampleRules_Amounts() {
	for n := range subtraction.MustParseRules("1,3|2,3").Amounts(cgt.Right) {
		fmt.Println(n)
	}
	// Output:
	// 2
	// 3
}

func ExampleRules_AppendMoves() {
	rules := subtraction.MustParseRules("1,3|2,3")
	fmt.Println(rules.AppendMoves(nil, 6, cgt.Left), rules.AppendMoves(nil, 6, cgt.Right))
	// Output: [5 3] [4 3]
}

// A heap from which nobody can take anything is no part.
func ExampleRules_AppendParts() {
	rules := subtraction.MustParseRules("5|3")
	fmt.Println(rules.AppendParts(nil, 2), rules.AppendParts(nil, 3))
	// Output: [] [3]
}

func ExampleRules_String() {
	rules, err := subtraction.New([]int{3, 1}, []int{3, 2})
	fmt.Println(rules.String(), err)
	// Output: 1,3|2,3 <nil>
}

func ExampleRules_AppendText() {
	text, err := subtraction.MustParseRules("1|2").AppendText([]byte("rules "))
	fmt.Println(string(text), err)
	// Output: rules 1|2 <nil>
}

// In JSON rules are a string.
func ExampleRules_MarshalText() {
	text, err := json.Marshal(subtraction.MustParseRules("1,2,3"))
	fmt.Println(string(text), err)
	// Output: "1,2,3|1,2,3" <nil>
}

func ExampleRules_UnmarshalText() {
	var rules subtraction.Rules
	err := json.Unmarshal([]byte(`"3,1|2"`), &rules)
	fmt.Println(rules, err)
	// Output: 1,3|2 <nil>
}

// A heap with its rules. What is no game is refused with the place.
func ExampleParseGame() {
	rules, h, err := subtraction.ParseGame("1,3|2,3:6")
	fmt.Println(rules, h, err)
	_, _, err = subtraction.ParseGame("1,3|2,0:6")
	fmt.Println(err)
	// Output:
	// 1,3|2,3 6 <nil>
	// subtraction game: offset 6: nobody can take 0
}

func ExampleParseRules() {
	for _, text := range []string{"1,3|2,3", "1,2,3", "|2", "1,-3|2"} {
		rules, err := subtraction.ParseRules(text)
		fmt.Println(rules, err)
	}
	// Output:
	// 1,3|2,3 <nil>
	// 1,2,3|1,2,3 <nil>
	// |2 <nil>
	// | subtraction game: offset 2: unexpected '-', want a number
}

func ExampleMustParseRules() {
	fmt.Println(subtraction.MustParseRules("2, 1 | 5") == subtraction.MustParseRules("1,2|5"))
	// Output: true
}

func ExampleParse() {
	h, err := subtraction.Parse("6")
	fmt.Println(h, err)
	_, err = subtraction.Parse("-6")
	fmt.Println(err)
	// Output:
	// 6 <nil>
	// subtraction game: offset 0: unexpected '-', want a number
}

func ExampleMustParse() {
	fmt.Println(subtraction.MustParse("6") - 2)
	// Output: 4
}

func ExampleHeap() {
	h := subtraction.Heap(6)
	fmt.Println(h)
	// Output: 6
}

func ExampleHeap_WriteSVG() {
	err := subtraction.Heap(3).WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="96" height="32" viewBox="0 0 96 32">
	// <title>a heap of 3</title>
	// <circle cx="16" cy="16" r="13" fill="#2c9a50"/>
	// <circle cx="48" cy="16" r="13" fill="#2c9a50"/>
	// <circle cx="80" cy="16" r="13" fill="#2c9a50"/>
	// </svg>
	// <nil>
}

func ExampleHeap_AppendSVG() {
	picture := subtraction.Heap(3).AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}
