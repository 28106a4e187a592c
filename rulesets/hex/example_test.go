package hex_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/zermelo"
)

// The first moves that win Hex on three rows and columns.
func Example() {
	ctx := context.Background()
	p, err := hex.New(3, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := zermelo.Solve(ctx, hex.Rules{}, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), sol.Verify(ctx))
	for _, q := range sol.BestMoves(p) {
		fmt.Println(q)
	}
	// Output:
	// win <nil>
	// ..X|...|...
	// ...|X..|...
	// ...|.X.|...
	// ...|..X|...
	// ...|...|X..
}

// A strategy that wins on four rows and columns, checked against every reply.
func Example_proof() {
	ctx := context.Background()
	p, _ := hex.New(4, 4)
	s := zermelo.Solver[hex.Position, zermelo.Result]{Game: hex.Rules{}, Method: zermelo.ProofNumber}
	proof, err := s.Prove(ctx, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Value(), proof.Verify(ctx))
	// Output: win <nil>
}

// The first moves that win on five rows and columns, each with a proof that was checked.
func ExampleProve() {
	ctx := context.Background()
	p, err := hex.New(5, 5)
	if err != nil {
		fmt.Println(err)
		return
	}
	for row := range p.Rows() {
		for col := range p.Cols() {
			q, _ := p.Take(col, row)
			proof, err := hex.Prove(ctx, q, cgt.Limits{})
			if err == nil {
				err = proof.Verify()
			}
			switch {
			case err != nil:
				fmt.Println(err)
				return
			case proof.Value() == zermelo.Win:
				fmt.Print(" W")
			default:
				fmt.Print(" .")
			}
		}
		fmt.Println()
	}
	// Output:
	//  . . . . W
	//  . W W W W
	//  . W W W .
	//  W W W W .
	//  W . . . .
}

// The strategy of a proof answers each move. Here one of the two cells below the stone is taken, and it takes the
// other.
func ExampleProof_Strategy() {
	p := hex.MustParse("O.X|.X.|...")
	proof, err := hex.Prove(context.Background(), p, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Value(), proof.Carrier(), proof.Links())
	q, _ := p.Take(0, 2)
	fmt.Println(proof.Strategy().Move(q))
	// Output:
	// win 2 9
	// O.X|.X.|OX. true
}

func ExampleRules() {
	var rules hex.Rules
	p := hex.MustParse("X..|O..|...")
	fmt.Println(rules.Turn(p), len(rules.AppendMoves(nil, p)))
	// Output: Max 7
}

func ExampleRules_AppendMoves() {
	fmt.Println(hex.Rules{}.AppendMoves(nil, hex.MustParse("XO|..")))
	// Output: [XO|X. XO|.X]
}

// The sides are joined by a chain, which may go down to the left but not to the right.
func ExampleRules_End() {
	fmt.Println(hex.Rules{}.End(hex.MustParse(".OX|.XO|X..")))
	fmt.Println(hex.Rules{}.End(hex.MustParse("XO.|.XO|..X")))
	// Output:
	// win true
	// draw false
}

func ExampleRules_Turn() {
	fmt.Println(hex.Rules{}.Turn(hex.MustParse("X.|..")))
	// Output: Min
}

func ExampleRules_Normalize() {
	fmt.Println(hex.Rules{}.Normalize(hex.MustParse("...|..O|.XX")))
	// Output: XX.|O..|... false
}

// The second player can take only one of two cells between the chain and the lower side.
func ExampleRules_Bounds() {
	fmt.Println(hex.Rules{}.Bounds(hex.MustParse("O.X|.X.|...")))
	// Output: win win true
}

func ExampleRules_Estimate() {
	fmt.Println(hex.Rules{}.Estimate(hex.MustParse("...|.X.|...")))
	// Output: 1
}

func ExampleNew() {
	p, err := hex.New(3, 2)
	fmt.Println(p, p.Cols(), p.Rows(), p.Taken(), p.Turn(), err)
	// Output: ...|... 3 2 0 Max <nil>
}

func ExampleSizeError() {
	_, err := hex.New(11, 11)
	fmt.Println(err)
	// Output: hex: a board of 11 columns and 11 rows: both must be positive, and there may be 64 cells
}

// Rows may be shifted as they are on the board.
func ExampleParse() {
	p, err := hex.Parse(`
		. . X
		 . O .
		  . . .`)
	fmt.Println(p, err)
	_, err = hex.Parse("..X|O")
	fmt.Println(err)
	// Output:
	// ..X|.O.|... <nil>
	// position of Hex: offset 5: a row of 1 cells after one of 3
}

func ExampleMustParse() {
	fmt.Println(hex.MustParse("X.|..").Taken())
	// Output: 1
}

func ExamplePosition_Take() {
	p := hex.MustParse("X.|..")
	fmt.Println(p.Take(1, 0))
	_, ok := p.Take(0, 0)
	fmt.Println(ok)
	// Output:
	// XO|.. true
	// false
}

func ExamplePosition_At() {
	fmt.Println(hex.MustParse("X.|.O").At(1, 1))
	// Output: Min true
}

func ExamplePosition_WriteSVG() {
	fmt.Println(hex.MustParse("X").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="51.2" height="56" viewBox="-10 -10 51.2 56">
	// <title>a position of Hex: X</title>
	// <path d="M15.6 0L31.2 9L31.2 27L15.6 36L0 27L0 9L15.6 0" fill="none" stroke="#808080" stroke-opacity="0.6"/>
	// <path d="M0 9L15.6 0L31.2 9M0 27L15.6 36L31.2 27" fill="none" stroke="#3b82e0" stroke-width="4"/>
	// <path d="M0 9L0 27M31.2 9L31.2 27" fill="none" stroke="#dd4b3e" stroke-width="4"/>
	// <circle cx="15.6" cy="18" r="10" fill="#3b82e0"/>
	// </svg>
	// <nil>
}

func ExamplePosition_AppendSVG() {
	fmt.Println(string(hex.MustParse("..|XO").AppendSVG(nil)[:4]))
	// Output: <svg
}
