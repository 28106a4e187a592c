package cakes_test

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
)

// eat is a game in which a move eats a cake, if it has more than one square.
func eat(dst []cakes.Cakes, p cakes.Cakes) []cakes.Cakes {
	for c := range p.All() {
		if max(c.Rows, c.Cols) > 1 {
			dst = append(dst, p.Divide(c, 0))
		}
	}
	return dst
}

// A game with cakes takes a few lines.
func Example() {
	rules := cgt.ImpartialFunc[cakes.Cakes](eat)
	for _, q := range rules.AppendMoves(nil, cakes.MustParse("8x2+3x3+1x1"), cgt.Left) {
		fmt.Println(q)
	}
	// Output:
	// 3x3+1x1
	// 8x2+1x1
}

func ExampleNew() {
	p, err := cakes.New(cakes.Cake{Rows: 3, Cols: 3}, cakes.Cake{Rows: 8, Cols: 2})
	fmt.Println(p, err)
	_, err = cakes.New(cakes.Cake{Rows: 3})
	fmt.Println(err)
	// Output:
	// 8x2+3x3 <nil>
	// cakes: cake 0 has the size 3x0, and no squares
}

func ExampleSizeError() {
	_, err := cakes.New(cakes.Cake{Rows: 3, Cols: 3}, cakes.Cake{Rows: -1, Cols: 2})
	fmt.Println(err)
	// Output: cakes: cake 1 has the size -1x2, and no squares
}

// There are several ways to write a cake. Texts that are no cakes are refused with the place.
func ExampleParse() {
	for _, text := range []string{"3x3 + 8x2", "(8,2)", "8,2", "5(8x2)+8x2", "0", "8x2+3", "8x0"} {
		p, err := cakes.Parse(text)
		fmt.Println(p, err)
	}
	// Output:
	// 8x2+3x3 <nil>
	// 8x2 <nil>
	// 8x2 <nil>
	// 6(8x2) <nil>
	// 0 <nil>
	// 0 cakes: offset 5: x, a comma or a bracket should follow
	// 0 cakes: offset 2: this number should be at least 1
}

func ExampleMustParse() {
	fmt.Println(cakes.MustParse("1x1 + 1x3"))
	// Output: 1x3+1x1
}

func ExampleCake() {
	c := cakes.Cake{Rows: 8, Cols: 2}
	fmt.Println(c, c.Rows*c.Cols, "squares")
	// Output: 8x2 16 squares
}

func ExampleCake_String() {
	fmt.Println(cakes.Cake{Rows: 2, Cols: 8}.String())
	// Output: 2x8
}

func ExampleCake_Turned() {
	fmt.Println(cakes.Cake{Rows: 8, Cols: 2}.Turned())
	// Output: 2x8
}

func ExampleCake_Compare() {
	fmt.Println(cakes.Cake{Rows: 8, Cols: 2}.Compare(cakes.Cake{Rows: 8, Cols: 1}))
	// Output: 1
}

func ExampleCakes() {
	fmt.Println(cakes.MustParse("8x2+3x3") == cakes.MustParse("3x3+8x2"))
	// Output: true
}

func ExampleCakes_All() {
	squares := 0
	for c, n := range cakes.MustParse("8x2+100(3x3)").All() {
		squares += n * c.Rows * c.Cols
	}
	fmt.Println(squares, "squares")
	// Output: 916 squares
}

func ExampleCakes_Total() {
	squares := func(c cakes.Cake) int64 { return int64(c.Rows) * int64(c.Cols) }
	fmt.Println(cakes.MustParse("8x2+100(3x3)").Total(squares))
	// Output: 916
}

// A cake is cut in two, or into four equal pieces, or eaten.
func ExampleCakes_Divide() {
	p, c := cakes.MustParse("8x4+3x3"), cakes.Cake{Rows: 8, Cols: 4}
	fmt.Println(p.Divide(c, 1, cakes.Cake{Rows: 8, Cols: 3}, cakes.Cake{Rows: 8, Cols: 1}))
	fmt.Println(p.Divide(c, 4, cakes.Cake{Rows: 8, Cols: 1}))
	fmt.Println(p.Divide(c, 0))
	// Output:
	// 8x3+8x1+3x3
	// 4(8x1)+3x3
	// 3x3
}

func ExampleCakes_Turned() {
	fmt.Println(cakes.MustParse("8x2+3x3").Turned())
	// Output: 3x3+2x8
}

func ExampleCakes_Compare() {
	fmt.Println(cakes.MustParse("8x2").Compare(cakes.MustParse("8x2+3x3")))
	// Output: -1
}

func ExampleCakes_AppendParts() {
	fmt.Println(cakes.MustParse("8x2+2(3x3)+5(1x1)").AppendParts(nil))
	// Output: [8x2 3x3 3x3]
}

func ExampleCakes_Normalize() {
	fmt.Println(cakes.MustParse("8x2+1x1").Normalize())
	fmt.Println(cakes.MustParse("2x8").Normalize())
	// Output:
	// 2x8 true
	// 2x8 false
}

func ExampleCakes_String() {
	fmt.Println(cakes.Cakes{}.String(), cakes.MustParse("(3,3)").String())
	// Output: 0 3x3
}

func ExampleCakes_AppendText() {
	text, err := cakes.MustParse("8x2").AppendText([]byte("cake: "))
	fmt.Println(string(text), err)
	// Output: cake: 8x2 <nil>
}

// In JSON cakes are a string.
func ExampleCakes_MarshalText() {
	text, err := json.Marshal(cakes.MustParse("3x3+8x2"))
	fmt.Println(string(text), err)
	// Output: "8x2+3x3" <nil>
}

func ExampleCakes_UnmarshalText() {
	var p cakes.Cakes
	err := json.Unmarshal([]byte(`"(8,2)"`), &p)
	fmt.Println(p, err)
	// Output: 8x2 <nil>
}

func ExampleCakes_WriteSVG() {
	err := cakes.MustParse("2x3").WriteSVG(os.Stdout)
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="88" height="64" viewBox="-8 -8 88 64">
	// <title>cakes: 2x3</title>
	// <path d="M0 24h72" fill="none" stroke="#dd4b3e" stroke-width="2" stroke-dasharray="5 3"/>
	// <path d="M24 0v48M48 0v48" fill="none" stroke="#3b82e0" stroke-width="2"/>
	// <rect x="0" y="0" width="72" height="48" fill="none" stroke="#808080" stroke-width="2"/>
	// </svg>
	// <nil>
}

func ExampleCakes_AppendSVG() {
	picture := cakes.MustParse("2x3").AppendSVG(nil)
	fmt.Println(string(picture[:4]))
	// Output: <svg
}
