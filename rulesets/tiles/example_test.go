package tiles_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/rulesets/tiles"
	"github.com/cgt-go/sdk/zermelo"
)

// Nobody can force three tiles with the sum 15, as nobody can in noughts and crosses.
func Example() {
	p, err := tiles.New(9)
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := zermelo.Solve(context.Background(), tiles.Rules{}, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), sol.Verify(context.Background()))
	// The answer to an even number, which is in a corner of the magic square, is the five in its middle.
	p, _ = p.Take(8)
	for _, q := range sol.BestMoves(p) {
		fmt.Println(q.Of(zermelo.Max), q.Of(zermelo.Min))
	}
	// Output:
	// draw <nil>
	// [8] [5]
}

// With more tiles the first player wins.
func ExampleRules() {
	for n := 9; n <= 12; n++ {
		p, _ := tiles.New(n)
		s := zermelo.Solver[tiles.Position, zermelo.Result]{Game: tiles.Rules{}}
		v, err := s.Value(context.Background(), p)
		fmt.Println(n, "tiles:", v, err)
	}
	// Output:
	// 9 tiles: draw <nil>
	// 10 tiles: win <nil>
	// 11 tiles: win <nil>
	// 12 tiles: win <nil>
}

func ExampleRules_AppendMoves() {
	fmt.Println(tiles.Rules{}.AppendMoves(nil, tiles.MustParse("XO..")))
	// Output: [XOX. XO.X]
}

func ExampleRules_End() {
	fmt.Println(tiles.Rules{}.End(tiles.MustParse("XO..XO..X")))
	// Output: win true
}

func ExampleRules_Turn() {
	fmt.Println(tiles.Rules{}.Turn(tiles.MustParse("XO..")))
	// Output: Max
}

func ExampleRules_Normalize() {
	fmt.Println(tiles.Rules{}.Normalize(tiles.MustParse(".......OX")))
	// Output: XO....... false
}

func ExampleNew() {
	p, err := tiles.New(5)
	fmt.Println(p, p.Tiles(), p.Turn(), err)
	// Output: ..... 5 Max <nil>
}

func ExampleSizeError() {
	_, err := tiles.New(100)
	fmt.Println(err)
	// Output: tiles: there cannot be 100 tiles, but 0 to 64
}

func ExampleParse() {
	p, err := tiles.Parse(". . . . X . . . O")
	fmt.Println(p, err)
	_, err = tiles.Parse("..O")
	fmt.Println(err)
	// Output:
	// ....X...O <nil>
	// position of tiles: offset 0: 0 marks X and 1 marks O: X moves first
}

func ExampleMustParse() {
	fmt.Println(tiles.MustParse("X.O").Tiles())
	// Output: 3
}

func ExamplePosition_Take() {
	fmt.Println(tiles.MustParse("X..").Take(3))
	// Output: X.O true
}

func ExamplePosition_Of() {
	fmt.Println(tiles.MustParse("X.OX").Of(zermelo.Max))
	// Output: [1 4]
}

func ExamplePosition_WriteSVG() {
	fmt.Println(tiles.MustParse("X").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="52" height="124" viewBox="-8 -8 52 124">
	// <title>tiles: X</title>
	// <rect x="3" y="3" width="30" height="30" rx="4" fill="#3b82e0" fill-opacity="0.2" stroke="#3b82e0" stroke-width="2"/>
	// <text x="18" y="24" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#3b82e0">1</text>
	// </svg>
	// <nil>
}

func ExamplePosition_AppendSVG() {
	fmt.Println(string(tiles.MustParse("XO").AppendSVG(nil)[:4]))
	// Output: <svg
}
