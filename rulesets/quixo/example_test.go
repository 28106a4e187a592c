package quixo_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/zermelo"
)

// All positions of the board of 3 × 3 cubes. The first player wins; of the positions that are alike one counts.
func Example() {
	ctx := context.Background()
	rules, err := quixo.New(3)
	if err != nil {
		fmt.Println(err)
		return
	}
	s := zermelo.Solver[quixo.Position, zermelo.Result]{Game: rules}
	solution, err := s.Solve(ctx, rules.Start())
	if err != nil {
		fmt.Println(err)
		return
	}
	moves, _ := solution.Distance(rules.Start())
	fmt.Println(solution.StartValue(), "in", moves, "moves:", solution.QuickestMoves(rules.Start())[0])
	draws := 0
	for c := range solution.Counts() {
		if !c.IsEnding {
			draws += c.Positions
		}
	}
	fmt.Println(solution.Len(), "positions,", draws, "draws, checked:", solution.Verify(ctx))
	// Output:
	// win in 7 moves: ..x/.../... o
	// 2219 positions, 0 draws, checked: <nil>
}

func ExampleParse() {
	p, err := quixo.Parse("xxx/.oo/o.. o")
	fmt.Println(p, p.Turn(), p.Size(), err)
	rules, _ := quixo.New(3)
	fmt.Println(rules.End(p))
	_, err = quixo.Parse("xx/oo/xx o")
	fmt.Println(err)
	// Output:
	// xxx/.oo/o.. o Min 3 <nil>
	// win true
	// position of Quixo: offset 5: unexpected '/', want x or o, who is to move
}

func ExamplePosition_WriteSVG() {
	if err := quixo.MustParse("x./.o x").WriteSVG(os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="94" height="94" viewBox="-8 -8 94 94">
	// <title>Quixo, x./.o x</title>
	// <rect x="0" y="0" width="36" height="36" rx="5" fill="#a5713f" fill-opacity="0.3" stroke="#a5713f"/>
	// <path d="M9 9l18 18m0 -18l-18 18" fill="none" stroke="#3b82e0" stroke-width="4" stroke-linecap="round"/>
	// <rect x="39" y="0" width="36" height="36" rx="5" fill="#a5713f" fill-opacity="0.3" stroke="#a5713f"/>
	// <rect x="0" y="39" width="36" height="36" rx="5" fill="#a5713f" fill-opacity="0.3" stroke="#a5713f"/>
	// <rect x="39" y="39" width="36" height="36" rx="5" fill="#a5713f" fill-opacity="0.3" stroke="#a5713f"/>
	// <circle cx="57" cy="57" r="10" fill="none" stroke="#dd4b3e" stroke-width="4"/>
	// </svg>
}
