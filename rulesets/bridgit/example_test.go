package bridgit_test

import (
	"context"
	"fmt"
	"os"

	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// The first player wins on 20 columns and 21 rows: no search could find that out. The opponent always draws the first
// link there is.
func Example() {
	ctx := context.Background()
	board, err := bridgit.NewBoard(20, 21)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := board.Game()
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := game.Solve(ctx)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(board.NumPlaces(), sol.Class(), sol.Verify())
	first, _ := sol.Strategy(zermelo.Max)
	second := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		return game.AppendMoves(nil, p)[0], true
	})
	play, err := zermelo.Match(ctx, game, structure.Claims{}, first, second, board.NumPlaces())
	fmt.Println(play.Payoff, err)
	// Output:
	// 761 neutral <nil>
	// win <nil>
}

// On a small board all positions can be looked at.
func Example_solve() {
	ctx := context.Background()
	p, err := bridgit.New(2, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	sol, err := zermelo.Solve(ctx, bridgit.Rules{}, p)
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
	// X.|.|..
	// .X|.|..
	// ..|X|..
	// ..|.|X.
	// ..|.|.X
}

func ExampleNewBoard() {
	b, err := bridgit.NewBoard(4, 5)
	fmt.Println(b.Cols(), b.Rows(), b.NumPlaces(), b.Place(0, 1), err)
	_, err = bridgit.NewBoard(4, 1)
	fmt.Println(err)
	// Output:
	// 4 5 25 4 <nil>
	// bridgit: a board of 4 columns and 1 row: there must be 2 of each at least, and there may be 4194304 places for links
}

func ExampleSizeError() {
	_, err := bridgit.New(7, 8)
	fmt.Println(err)
	// Output: bridgit: a board of 7 columns and 8 rows: there must be 2 of each at least, and there may be 64 places for links
}

func ExampleBoard_Game() {
	b, err := bridgit.NewBoard(2, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := b.Game()
	fmt.Printf("%q %v\n", game.Graph(), err)
	// Output: "4\n0 1\n0 2\n1 2\n1 3\n2 3" <nil>
}

func ExampleRules() {
	var rules bridgit.Rules
	p := bridgit.MustParse("X.|O|..")
	fmt.Println(rules.Turn(p), rules.AppendMoves(nil, p))
	// Output: Max [XX|O|.. X.|O|X. X.|O|.X]
}

func ExampleRules_End() {
	fmt.Println(bridgit.Rules{}.End(bridgit.MustParse("X.|X|.O")))
	fmt.Println(bridgit.Rules{}.End(bridgit.MustParse("OO|.|XX")))
	// Output:
	// draw false
	// loss true
}

func ExampleRules_Normalize() {
	fmt.Println(bridgit.Rules{}.Normalize(bridgit.MustParse("..|O|.X")))
	// Output: X.|O|.. false
}

func ExampleNew() {
	p, err := bridgit.New(3, 4)
	fmt.Println(p, p.Board().NumPlaces(), p.Drawn(), p.Turn(), err)
	// Output: ...|..|...|..|... 13 0 Max <nil>
}

// Lines may be shifted as they are on the board.
func ExampleParse() {
	p, err := bridgit.Parse(`
		. X
		 O
		. .`)
	fmt.Println(p, err)
	_, err = bridgit.Parse("..|..")
	fmt.Println(err)
	// Output:
	// .X|O|.. <nil>
	// position of Bridg-It: offset 5: a line of 2 places, want 1
}

func ExamplePosition_Draw() {
	p := bridgit.MustParse("X.|.|..")
	fmt.Println(p.Draw(2))
	_, ok := p.Draw(0)
	fmt.Println(ok)
	fmt.Println(p.At(0))
	// Output:
	// X.|O|.. true
	// false
	// Max true
}

func ExamplePosition_Claims() {
	fmt.Println(bridgit.MustParse("X.|O|..").Claims())
	// Output: {0} {2} (Max)
}

func ExamplePosition_WriteSVG() {
	fmt.Println(bridgit.MustParse("XO").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="80" height="52" viewBox="-12 -12 80 52">
	// <title>a game of Bridg-It on 2 columns and 2 rows: 2 links</title>
	// <path d="M14 0l28 0M14 28l28 0M14 0l0 28" fill="none" stroke="#3b82e0" stroke-width="4" stroke-linecap="round"/>
	// <path d="M0 14l0 0M56 14l0 0M28 14l28 0" fill="none" stroke="#dd4b3e" stroke-width="4" stroke-linecap="round"/>
	// <circle cx="14" cy="0" r="5" fill="#3b82e0"/>
	// <circle cx="42" cy="0" r="5" fill="#3b82e0"/>
	// <circle cx="0" cy="14" r="4" fill="none" stroke="#dd4b3e" stroke-width="3"/>
	// <circle cx="28" cy="14" r="4" fill="none" stroke="#dd4b3e" stroke-width="3"/>
	// <circle cx="56" cy="14" r="4" fill="none" stroke="#dd4b3e" stroke-width="3"/>
	// <circle cx="14" cy="28" r="5" fill="#3b82e0"/>
	// <circle cx="42" cy="28" r="5" fill="#3b82e0"/>
	// </svg>
	// <nil>
}

func ExampleBoard_WriteSVG() {
	b, err := bridgit.NewBoard(2, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(string(b.AppendSVG(nil, structure.Claims{})[:4]))
	// Output: <svg
}
