package coins_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/coins"
)

// Mock Turtles: turn one, two or three coins. Those with heads up are worth 1, 4, 13 and 14, together 6, so that the
// first player wins.
func Example() {
	b := coins.MustParse("hthttthh")
	v, _ := coins.MockTurtles().NimValue(b)
	fmt.Println(v)
	for _, q := range coins.MockTurtles().AppendMoves(nil, b, cgt.Left) {
		if v, _ := coins.MockTurtles().NimValue(q); v == 0 {
			fmt.Println("win by a move to", q)
		}
	}
	// Output:
	// *6
	// win by a move to hhtttthh
	// win by a move to hthtthth
	// win by a move to hthththt
}

// Games of Winning Ways, with the values of their coins.
func Example_games() {
	for _, c := range []coins.Code{
		coins.TurningTurtles(), coins.MockTurtles(), coins.Moebius(), coins.Mogul(), coins.Moidores(), coins.Motley(), coins.Twins(), coins.Triplets(),
		coins.Ruler(), coins.Turnips(), coins.Grunt(), coins.Sym(),
	} {
		values, err := c.Values(context.Background(), 12, cgt.Limits{})
		fmt.Printf("%-4v %d %v\n", c, values[1:], err)
	}
	// Output:
	// 1-2  [1 2 3 4 5 6 7 8 9 10 11 12] <nil>
	// 1-3  [1 2 4 7 8 11 13 14 16 19 21 22] <nil>
	// 1-5  [1 2 4 8 16 31 32 64 103 128 171 213] <nil>
	// 1-7  [1 2 4 8 16 32 64 127 128 256 512 911] <nil>
	// 1-9  [1 2 4 8 16 32 64 128 256 511 512 1024] <nil>
	// 1+   [1 2 4 8 16 32 64 128 256 512 1024 2048] <nil>
	// 2    [0 1 2 3 4 5 6 7 8 9 10 11] <nil>
	// 3    [0 0 1 2 4 7 8 11 13 14 16 19] <nil>
	// 1+C  [1 2 1 4 1 2 1 8 1 2 1 4] <nil>
	// 3E   [0 0 1 0 0 1 2 2 1 0 0 1] <nil>
	// 4FS  [0 0 0 1 0 2 1 0 2 1 0 2] <nil>
	// 1+S  [1 2 4 3 6 7 8 16 18 25 32 11] <nil>
}

func ExampleCode_AppendMoves() {
	fmt.Println(coins.Ruler().AppendMoves(nil, coins.MustParse("thh"), cgt.Left))
	// Output: [tth hth tht ttt htt]
}

func ExampleCode_AppendParts() {
	fmt.Println(coins.Ruler().AppendParts(nil, coins.MustParse("hth|tht")))
	// Output: [h tth th]
}

func ExampleCode_Impartial() {
	var rules cgt.ImpartialRuleset[board.Board] = coins.Ruler()
	b := coins.MustParse("thh")
	fmt.Println(len(rules.AppendMoves(nil, b, cgt.Left)) == len(rules.AppendMoves(nil, b, cgt.Right)))
	// Output: true
}

// Where there is no formula, the values of single coins can be found.
func ExampleCode_NimValue() {
	fmt.Println(coins.TurningTurtles().NimValue(coins.MustParse("thhth")))
	fmt.Println(coins.Turnips().NimValue(coins.MustParse("thhth")))
	// Output:
	// *4 true
	// 0 false
}

// The values of Moidores grow fast. A limit ends the search for them, and what was found is there.
func ExampleCode_Values() {
	values, err := coins.Moidores().Values(context.Background(), 30, cgt.Limits{Positions: 10_000})
	fmt.Println(len(values)-1, values[len(values)-1], err)
	// Output: 16 *8192 cgt: more than 10000 nim-sums: the limit was reached
}

func ExampleParseCode() {
	for _, text := range []string{"1-3", "3, 1-2", "4sf", "1-9C", "0", "0-2"} {
		c, err := coins.ParseCode(text)
		fmt.Println(c, err)
	}
	// Output:
	// 1-3 <nil>
	// 1-3 <nil>
	// 4FS <nil>
	// 1-9C <nil>
	// 0 <nil>
	// 0 coin-turning code: offset 0: a move turns at least one coin
}

func ExampleMustParseCode() {
	fmt.Println(coins.MustParseCode("1-3") == coins.MockTurtles())
	// Output: true
}

func ExampleCode_String() {
	fmt.Println(coins.Turnips().String())
	// Output: 3E
}

func ExampleCode_AppendText() {
	text, err := coins.Sym().AppendText([]byte("code "))
	fmt.Println(string(text), err)
	// Output: code 1+S <nil>
}

func ExampleCode_MarshalText() {
	text, err := json.Marshal(coins.Grunt())
	fmt.Println(string(text), err)
	// Output: "4FS" <nil>
}

func ExampleCode_UnmarshalText() {
	var c coins.Code
	err := json.Unmarshal([]byte(`"1-3"`), &c)
	fmt.Println(c, err)
	// Output: 1-3 <nil>
}

// Turning Corners: the values of the coins are the multiplication table of nimbers.
func ExampleProduct() {
	values, err := coins.TurningCorners().Values(context.Background(), 5, 8, cgt.Limits{})
	for _, row := range values[1:] {
		fmt.Printf("%2d\n", row[1:])
	}
	fmt.Println(err)
	// Output:
	// [ 0  0  0  0  0  0  0  0]
	// [ 0  1  2  3  4  5  6  7]
	// [ 0  2  3  1  8 10 11  9]
	// [ 0  3  1  2 12 15 13 14]
	// [ 0  4  8 12  6  2 14 10]
	// <nil>
}

func ExampleProduct_AppendMoves() {
	fmt.Println(coins.TurningCorners().AppendMoves(nil, coins.MustParse("ttt|hth"), cgt.Left))
	// Output: [hth|ttt thh|hht]
}

func ExampleProduct_AppendParts() {
	fmt.Println(coins.TurningCorners().AppendParts(nil, coins.MustParse("tht|tth")))
	// Output: [th ttt|tth]
}

func ExampleProduct_Impartial() {
	var rules cgt.ImpartialRuleset[board.Board] = coins.TurningCorners()
	fmt.Println(rules)
	// Output: 2x2
}

func ExampleProduct_NimValue() {
	fmt.Println(coins.TurningCorners().NimValue(coins.MustParse("tttt|tttt|tttt|tthh")))
	// Output: *3 true
}

// The tartan theorem: the product of Ruler and Mock Turtles.
func ExampleProduct_Values() {
	p := coins.Product{Rows: coins.Ruler(), Cols: coins.MockTurtles()}
	values, err := p.Values(context.Background(), 2, 5, cgt.Limits{})
	fmt.Printf("%d %v\n", values, err)
	// Output: [[0 0 0 0 0 0] [0 1 2 4 7 8] [0 2 3 8 9 12]] <nil>
}

func ExampleProduct_String() {
	fmt.Println(coins.Product{Rows: coins.Ruler(), Cols: coins.MockTurtles()}.String())
	// Output: 1+Cx1-3
}

// The acrostic product of Turning Turtles with itself.
func ExampleAcrostic() {
	a := coins.Acrostic{Rows: coins.TurningTurtles(), Cols: coins.TurningTurtles()}
	values, err := a.Values(context.Background(), 4, 6, cgt.Limits{})
	for _, row := range values[1:] {
		fmt.Printf("%2d\n", row[1:])
	}
	fmt.Println(err)
	// Output:
	// [ 1  2  3  4  5  6]
	// [ 2  1  4  3  6  5]
	// [ 3  4  1  2  7  8]
	// [ 4  3  2  1  8  7]
	// <nil>
}

func ExampleAcrostic_AppendMoves() {
	a := coins.Acrostic{Rows: coins.Twins(), Cols: coins.Ruler()}
	fmt.Println(a.AppendMoves(nil, coins.MustParse("tt|th"), cgt.Left))
	// Output: [th|tt tt|tt tt|ht]
}

func ExampleAcrostic_AppendParts() {
	a := coins.Acrostic{Rows: coins.Twins(), Cols: coins.Ruler()}
	fmt.Println(a.AppendParts(nil, coins.MustParse("tht|tth")))
	// Output: [th ttt|tth]
}

func ExampleAcrostic_Impartial() {
	var rules cgt.ImpartialRuleset[board.Board] = coins.Acrostic{Rows: coins.Twins(), Cols: coins.Twins()}
	fmt.Println(nim.Value(context.Background(), rules, coins.MustParse("ttt|tth")))
	// Output: *3 <nil>
}

// In the acrostic product of Twins with itself the values are nim-sums.
func ExampleAcrostic_Values() {
	values, err := coins.Acrostic{Rows: coins.Twins(), Cols: coins.Twins()}.Values(context.Background(), 2, 4, cgt.Limits{})
	fmt.Printf("%d %v\n", values, err)
	// Output: [[0 0 0 0 0] [0 0 1 2 3] [0 1 0 3 2]] <nil>
}

func ExampleParseProduct() {
	p, err := coins.ParseProduct("1-3 x 4FS")
	fmt.Println(p, err)
	_, err = coins.ParseProduct("1-3")
	fmt.Println(err)
	// Output:
	// 1-3x4FS <nil>
	// coin-turning code: offset 3: C, E, S, F or x should follow
}

func ExampleMustParseProduct() {
	fmt.Println(coins.MustParseProduct("2x2") == coins.TurningCorners())
	// Output: true
}

func ExampleParse() {
	b, err := coins.Parse("HTT|THT")
	fmt.Println(b, err)
	_, err = coins.Parse("ht?")
	fmt.Println(err)
	// Output:
	// htt|tht <nil>
	// board: offset 2: unexpected '?', want one of the letters ht
}

func ExampleMustParse() {
	fmt.Println(coins.MustParse("htt").Len())
	// Output: 3
}

func ExampleHeads() {
	for at := range coins.Heads(coins.MustParse("thth")) {
		fmt.Println(at)
	}
	// Output:
	// 1
	// 3
}

func ExampleWriteSVG() {
	err := coins.WriteSVG(os.Stdout, coins.MustParse("ht"))
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="72" height="36" viewBox="0 0 72 36">
	// <title>coins: ht</title>
	// <circle cx="18" cy="18" r="14" fill="#2c9a50" stroke="#2c9a50" stroke-width="2"/>
	// <circle cx="54" cy="18" r="14" fill="none" stroke="#808080" stroke-width="2"/>
	// </svg>
	// <nil>
}

func ExampleAppendSVG() {
	picture := coins.AppendSVG(nil, coins.MustParse("ht"))
	fmt.Println(bytes.Count(picture, []byte("<circle")), "coins")
	// Output: 2 coins
}
