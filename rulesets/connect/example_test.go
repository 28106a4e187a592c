package connect_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/zermelo"
)

// Who wins Connect Four on small boards: the second player, if there are six columns and four rows.
func Example() {
	s := zermelo.Solver[connect.Position, zermelo.Result]{Game: connect.Rules{}}
	for _, size := range [][2]int{{4, 4}, {5, 4}, {6, 4}} {
		p, err := connect.New(size[0], size[1])
		if err != nil {
			fmt.Println(err)
			return
		}
		v, err := s.Value(context.Background(), p)
		fmt.Println(size[0], "columns,", size[1], "rows:", v, err)
	}
	// Output:
	// 4 columns, 4 rows: draw <nil>
	// 5 columns, 4 rows: draw <nil>
	// 6 columns, 4 rows: loss <nil>
}

// A strategy for each player with which neither can lose, checked against every reply.
func Example_proof() {
	ctx := context.Background()
	p, _ := connect.New(4, 4)
	s := zermelo.Solver[connect.Position, zermelo.Result]{Game: connect.Rules{}}
	proof, err := s.Prove(ctx, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Value(), proof.Verify(ctx))
	q, _ := proof.Strategy(zermelo.Max).Move(p)
	fmt.Println(q)
	// Output:
	// draw <nil>
	// ....|....|....|.X..
}

// All positions with four columns and rows, those that are alike counted once.
func ExampleRules() {
	p, _ := connect.New(4, 4)
	sol, err := zermelo.Solve(context.Background(), connect.Rules{}, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.Len(), sol.StartValue(), sol.Verify(context.Background()))
	// Output: 80541 draw <nil>
}

func ExampleRules_AppendMoves() {
	fmt.Println(connect.Rules{}.AppendMoves(nil, connect.MustParse("...|X..|OX.")))
	// Output: [...|XO.|OX. ...|X..|OXO O..|X..|OX.]
}

func ExampleRules_End() {
	rules := connect.Rules{InRow: 3}
	fmt.Println(rules.End(connect.MustParse("..X|.XO|XOO")))
	fmt.Println(rules.End(connect.MustParse("...|.XO|XOX")))
	// Output:
	// win true
	// draw false
}

func ExampleRules_Turn() {
	fmt.Println(connect.Rules{}.Turn(connect.MustParse("...|X..")))
	// Output: Min
}

// X wins with the next move; O can stop only one of two rows; nobody has room for three.
func ExampleRules_Bounds() {
	rules := connect.Rules{InRow: 3}
	for _, text := range []string{"....|O...|OXX.", "......|.XX..O", "..|.X"} {
		fmt.Println(rules.Bounds(connect.MustParse(text)))
	}
	// Output:
	// win win true
	// win win true
	// draw draw true
}

func ExampleRules_Normalize() {
	fmt.Println(connect.Rules{}.Normalize(connect.MustParse("...|..X")))
	// Output: ...|X.. false
}

func ExampleRules_Estimate() {
	fmt.Println(connect.Rules{InRow: 3}.Estimate(connect.MustParse("....|OO..|XX..")))
	// Output: 0
}

func ExampleNew() {
	p, err := connect.New(3, 2)
	fmt.Println(p, p.Cols(), p.Rows(), p.Stones(), p.Turn(), err)
	_, err = connect.New(8, 8)
	fmt.Println(err)
	// Output:
	// ...|... 3 2 0 Max <nil>
	// connect: a board of 8 columns and 8 rows: both must be positive, and columns × (rows + 1) at most 64
}

func ExampleParse() {
	p, err := connect.Parse(`
		. . .
		. O .
		. X X`)
	fmt.Println(p, err)
	_, err = connect.Parse(".X.|...")
	fmt.Println(err)
	// Output:
	// ...|.O.|.XX <nil>
	// position of Connect: offset 1: below this stone a square is empty
}

func ExampleMustParse() {
	fmt.Println(connect.MustParse("..|X.").Stones())
	// Output: 1
}

func ExamplePosition_Drop() {
	p := connect.MustParse("...|.X.")
	fmt.Println(p.Drop(1))
	_, ok := p.Drop(3)
	fmt.Println(ok)
	// Output:
	// .O.|.X. true
	// false
}

func ExamplePosition_At() {
	fmt.Println(connect.MustParse("...|OX.").At(0, 0))
	// Output: Min true
}

func ExamplePosition_WriteSVG() {
	fmt.Println(connect.MustParse("X|O|X").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="48" height="112" viewBox="-8 -8 48 112">
	// <title>a position of Connect: X|O|X</title>
	// <rect width="32" height="96" rx="4" fill="none" stroke="#808080"/>
	// <circle cx="16" cy="16" r="12" fill="#3b82e0"/>
	// <circle cx="16" cy="48" r="9.5" fill="none" stroke="#dd4b3e" stroke-width="5"/>
	// <circle cx="16" cy="80" r="12" fill="#3b82e0"/>
	// </svg>
	// <nil>
}

func ExamplePosition_AppendSVG() {
	fmt.Println(string(connect.MustParse("..|XO").AppendSVG(nil)[:4]))
	// Output: <svg
}

// A search may be given a limit.
func ExampleSizeError() {
	_, err := connect.New(0, 6)
	fmt.Println(err)
	s := zermelo.Solver[connect.Position, zermelo.Result]{Game: connect.Rules{}, Limits: cgt.Limits{Positions: 1000}}
	p, _ := connect.New(7, 6)
	_, err = s.Value(context.Background(), p)
	fmt.Println(err)
	// Output:
	// connect: a board of 0 columns and 6 rows: both must be positive, and columns × (rows + 1) at most 64
	// cgt: more than 1000 positions: the limit was reached
}
