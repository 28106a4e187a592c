package piles_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"

	"github.com/cgt-go/sdk/rulesets/piles"
)

func ExamplePair() {
	p := piles.Pair{A: 5, B: 3}
	fmt.Println(p, p == piles.MustParsePair("5,3"))
	// Output: 5,3 true
}

func ExamplePair_Sorted() {
	fmt.Println(piles.Pair{A: 5, B: 3}.Sorted())
	// Output: 3,5
}

func ExamplePair_Normalize() {
	fmt.Println(piles.Pair{A: 5, B: 3}.Normalize())
	// Output: 3,5 false
}

func ExamplePair_String() {
	fmt.Println(piles.Pair{A: 5, B: 3}.String())
	// Output: 5,3
}

func ExamplePair_AppendText() {
	text, err := piles.Pair{A: 5, B: 3}.AppendText([]byte("heaps "))
	fmt.Println(string(text), err)
	// Output: heaps 5,3 <nil>
}

func ExamplePair_MarshalText() {
	text, err := json.Marshal(piles.Pair{A: 5, B: 3})
	fmt.Println(string(text), err)
	// Output: "5,3" <nil>
}

func ExamplePair_UnmarshalText() {
	var p piles.Pair
	err := json.Unmarshal([]byte(`"(5, 3)"`), &p)
	fmt.Println(p, err)
	// Output: 5,3 <nil>
}

func ExamplePair_WriteSVG() {
	err := piles.Pair{A: 2, B: 1000}.WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="79" viewBox="0 0 80 79">
	// <title>heaps: 2 1000</title>
	// <rect x="6" y="40" width="22" height="11" rx="5.5" fill="#2c9a50"/>
	// <rect x="6" y="25" width="22" height="11" rx="5.5" fill="#2c9a50"/>
	// <text x="17" y="72" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#808080">2</text>
	// <rect x="46" y="40" width="22" height="11" rx="5.5" fill="#2c9a50"/>
	// <circle cx="57" cy="33" r="2" fill="#2c9a50"/>
	// <circle cx="57" cy="25" r="2" fill="#2c9a50"/>
	// <circle cx="57" cy="17" r="2" fill="#2c9a50"/>
	// <text x="57" y="72" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#808080">1000</text>
	// </svg>
	// <nil>
}

func ExamplePair_AppendSVG() {
	picture := piles.Pair{A: 3, B: 5}.AppendSVG(nil)
	fmt.Println(bytes.Count(picture, []byte("<rect")), "counters")
	// Output: 8 counters
}

func ExampleBigPair() {
	p := piles.BigPair{A: big.NewInt(5), B: big.NewInt(3)}
	fmt.Println(p)
	// Output: 5,3
}

func ExampleBigPair_String() {
	fmt.Println(piles.BigPair{A: big.NewInt(5), B: big.NewInt(3)}.String())
	// Output: 5,3
}

func ExampleParsePair() {
	for _, text := range []string{"5,3", "( 5, 3 )", "5"} {
		p, err := piles.ParsePair(text)
		fmt.Println(p, err)
	}
	// Output:
	// 5,3 <nil>
	// 5,3 <nil>
	// 0,0 heaps: offset 1: a comma should follow
}

func ExampleMustParsePair() {
	fmt.Println(piles.MustParsePair("5,3").A)
	// Output: 5
}
