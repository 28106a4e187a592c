package noughts_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/zermelo"
)

// Noughts and crosses is a draw. All positions that can be reached, those that are alike counted once.
func Example() {
	p, err := noughts.New(3, 3, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := zermelo.Solve(context.Background(), noughts.Rules{}, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), sol.Len(), sol.Verify(context.Background()))
	// Against a mark in a corner, only the middle does not lose.
	fmt.Println(sol.BestMoves(noughts.MustParse("X..|...|...")))
	// Output:
	// draw 765 <nil>
	// [X..|.O.|...]
}

// X wins in the cube of 3 × 3 × 3 cells, and begins in the middle. The strategy is checked against every reply.
func Example_cube() {
	ctx := context.Background()
	p, _ := noughts.New(3, 3, 3)
	s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: noughts.Rules{}, Method: zermelo.ProofNumber}
	proof, err := s.Prove(ctx, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Value(), proof.Verify(ctx))
	fmt.Println(proof.Strategy(zermelo.Max).Move(p))
	// Output:
	// win <nil>
	// ...|...|.../...|.X.|.../...|...|... true
}

// Boards with m columns and n rows, and k in a row. The first player never loses.
func ExampleRules() {
	for _, g := range []struct{ m, n, k int }{{2, 2, 2}, {3, 3, 3}, {4, 4, 3}, {4, 4, 4}, {4, 3, 3}, {5, 4, 4}} {
		p, _ := noughts.New(g.m, g.n, 1)
		s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: noughts.Rules{InRow: g.k}}
		v, err := s.Value(context.Background(), p)
		fmt.Println(g, v, err)
	}
	// Output:
	// {2 2 2} win <nil>
	// {3 3 3} draw <nil>
	// {4 4 3} win <nil>
	// {4 4 4} draw <nil>
	// {4 3 3} win <nil>
	// {5 4 4} draw <nil>
}

func ExampleRules_AppendMoves() {
	fmt.Println(noughts.Rules{}.AppendMoves(nil, noughts.MustParse("XO|X.|O.")))
	// Output: [XO|XX|O. XO|X.|OX]
}

func ExampleRules_End() {
	fmt.Println(noughts.Rules{}.End(noughts.MustParse("XOO|.X.|..X")))
	fmt.Println(noughts.Rules{Misere: true}.End(noughts.MustParse("XOO|.X.|..X")))
	// Output:
	// win true
	// loss true
}

func ExampleRules_Turn() {
	fmt.Println(noughts.Rules{}.Turn(noughts.MustParse("X..|...|...")))
	// Output: Min
}

func ExampleRules_Normalize() {
	fmt.Println(noughts.Rules{}.Normalize(noughts.MustParse("...|...|..X")))
	// Output: X..|...|... false
}

// O can stop only one of two rows.
func ExampleRules_Bounds() {
	fmt.Println(noughts.Rules{}.Bounds(noughts.MustParse("X.X|.O.|X.O")))
	// Output: win win true
}

func ExampleRules_Estimate() {
	fmt.Println(noughts.Rules{}.Estimate(noughts.MustParse("...|.X.|...")))
	// Output: 4
}

func ExampleNew() {
	p, err := noughts.New(3, 2, 1)
	fmt.Println(p, p.Cols(), p.Rows(), p.Layers(), p.Marks(), p.Turn(), err)
	// Output: ...|... 3 2 1 0 Max <nil>
}

func ExampleSizeError() {
	_, err := noughts.New(9, 8, 1)
	fmt.Println(err)
	// Output: noughts: a board of 9 columns, 8 rows and 1 layers: all must be positive, and there may be 64 cells
}

func ExampleParse() {
	p, err := noughts.Parse(`
		X . .
		. O .
		. . .`)
	fmt.Println(p, err)
	_, err = noughts.Parse("X..|.O")
	fmt.Println(err)
	// Output:
	// X..|.O.|... <nil>
	// position of noughts and crosses: offset 6: a row of 2 cells after one of 3
}

func ExampleMustParse() {
	fmt.Println(noughts.MustParse("../X.").Layers())
	// Output: 2
}

func ExamplePosition_Mark() {
	p := noughts.MustParse("X.|..")
	fmt.Println(p.Mark(1, 0, 0))
	_, ok := p.Mark(0, 0, 0)
	fmt.Println(ok)
	// Output:
	// XO|.. true
	// false
}

func ExamplePosition_At() {
	fmt.Println(noughts.MustParse("X.|.O").At(1, 1, 0))
	// Output: Min true
}

func ExamplePosition_WriteSVG() {
	fmt.Println(noughts.MustParse("XO").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="48" viewBox="-8 -8 80 48">
	// <title>noughts and crosses: XO</title>
	// <path d="M0 0h64M0 32h64M0 0v32M32 0v32M64 0v32" fill="none" stroke="#808080" stroke-opacity="0.6"/>
	// <path d="M7 7l18 18m0 -18l-18 18" fill="none" stroke="#3b82e0" stroke-width="3" stroke-linecap="round"/>
	// <circle cx="48" cy="16" r="10" fill="none" stroke="#dd4b3e" stroke-width="3"/>
	// </svg>
	// <nil>
}

func ExamplePosition_AppendSVG() {
	fmt.Println(string(noughts.MustParse("..|XO").AppendSVG(nil)[:4]))
	// Output: <svg
}
