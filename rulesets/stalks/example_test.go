package stalks_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Two stalks ω/2 and one −ω, beside a game of Domineering. Alone the stalks are worth 0, so that whoever moves in the
// game first wins, and then answers each cut.
func Example() {
	ctx := context.Background()
	board, err := surreal.Value(ctx, domineering.Rules{}, domineering.MustParse("..|.."))
	if err != nil {
		fmt.Println(err)
		return
	}
	half := transfinite.MustParseSignExpansion("L^w R^w")
	p := stalks.New([]transfinite.SignExpansion{half, half, transfinite.MustParseSignExpansion("R^w")}, board)
	fmt.Println(p)
	var s stalks.Solver
	fmt.Println(s.Outcome(ctx, p))

	// Left moves by the strategy. Right cuts at large heights, and it does not help.
	who := cgt.Left
	right := []stalks.Move{{Component: 0, Height: transfinite.MustParseOrdinal("w+1000")}, {Component: 2, Height: transfinite.OrdinalFromUint(7)}}
	for range 4 {
		var m stalks.Move
		if who == cgt.Left {
			m, _, err = s.Reply(ctx, p, who)
		} else {
			m, right = right[0], right[1:]
		}
		if err == nil {
			p, err = p.Play(who, m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(who, "leaves", p)
		who = who.Opponent()
	}
	fmt.Println(s.Outcome(ctx, p))
	// Output:
	// [+:w -:w] + [+:w -:w] + [-:w] + +-1
	// N <nil>
	// Left leaves [+:w -:w] + [+:w -:w] + [-:w] + 1
	// Right leaves [+:w -:1000] + [+:w -:w] + [-:w] + 1
	// Left leaves [+:w -:1000] + [+:999] + [-:w] + 1
	// Right leaves [+:w -:1000] + [+:999] + [-:7] + 1
	// L <nil>
}

// Left cuts blue edges of the stalk of 2ω − 1 at any height, but not the red one.
func ExamplePosition_Play() {
	p := stalks.New([]transfinite.SignExpansion{transfinite.MustParseSignExpansion("L^(w*2) R")})
	for _, height := range []string{"1000000", "w", "w+3", "w*2"} {
		fmt.Println(p.Play(cgt.Left, stalks.Move{Height: transfinite.MustParseOrdinal(height)}))
	}
	// Output:
	// [+:1000000] <nil>
	// [+:w] <nil>
	// [+:w+3] <nil>
	// 0 stalks: the move of Left in component 0: the edge at height w*2 belongs to Right
}

// Every move makes this ordinal smaller, so that play ends.
func ExamplePosition_Remaining() {
	p := stalks.New([]transfinite.SignExpansion{transfinite.MustParseSignExpansion("L^w R^w")}, surreal.MustParse("{3|1}"))
	fmt.Println(p.NumStalks(), p.Stalk(0), p.NumGames(), p.Game(1), p.Neg())
	fmt.Println(p.Remaining())
	p, err := p.Play(cgt.Right, stalks.Move{Height: transfinite.MustParseOrdinal("w+1000000")})
	fmt.Println(p.Remaining(), err)
	p, err = p.Play(cgt.Left, stalks.Move{Height: transfinite.MustParseOrdinal("1000000")})
	fmt.Println(p.Remaining(), err)
	// Output:
	// 1 +:w -:w 1 {3|1} [-:w +:w] + {-1|-3}
	// w*2+4
	// w+1000004 <nil>
	// 1000004 <nil>
}

// The stalk of 2/3, three times, beside −2: whoever begins loses. With a stalk of 1/ω Left wins, and cuts that.
func ExampleSolver_Solve() {
	ctx := context.Background()
	x := transfinite.MustParseSignExpansion("(LR)^w")
	three := []transfinite.SignExpansion{x, x, x}
	var s stalks.Solver
	solution, err := s.Solve(ctx, stalks.New(three, surreal.Int(-2)), cgt.Left)
	fmt.Println(solution.Winner, err, solution.Verify(ctx))
	solution, err = s.Solve(ctx, stalks.New(append(three, transfinite.MustParseSignExpansion("L R^w")), surreal.Int(-2)), cgt.Left)
	fmt.Println(solution.Winner, "cuts component", solution.Move.Component, "at", solution.Move.Height, err, solution.Verify(ctx))
	fmt.Println("the move is written", solution.Move)
	// Output:
	// Right <nil> <nil>
	// Left cuts component 3 at 0 <nil> <nil>
	// the move is written 3:0
}

// 1/ω is positive, but below all positive numbers of finite games, and still above tiny and ↑.
func ExampleSolver_Outcome() {
	var s stalks.Solver
	small := []transfinite.SignExpansion{transfinite.MustParseSignExpansion("L R^w")}
	for _, game := range []string{"-1/1048576", "0", "v", "v*", "-_1", "{0|-1}"} {
		o, err := s.Outcome(context.Background(), stalks.New(small, surreal.MustParse(game)))
		fmt.Println(game, o, err)
	}
	// Output:
	// -1/1048576 R <nil>
	// 0 L <nil>
	// v L <nil>
	// v* L <nil>
	// -_1 L <nil>
	// {0|-1} N <nil>
}

// The stalks of ω + 1, ω − 1, 2ω and ω/2, as in Fig. 12 and 13 of the Dubna notes.
func ExampleWriteSVG() {
	var drawing strings.Builder
	var xs []transfinite.SignExpansion
	names := []string{"ω + 1", "ω − 1", "2ω", "ω/2"}
	for _, word := range []string{"L^w L", "L^w R", "L^w L^w", "L^w R^w"} {
		xs = append(xs, transfinite.MustParseSignExpansion(word))
	}
	err := stalks.WriteSVG(&drawing, xs, stalks.SVGOptions{Label: func(i int) string { return names[i] }})
	for line := range strings.Lines(drawing.String()) {
		if strings.Contains(line, "title") || strings.Contains(line, "text") {
			fmt.Print(line)
		}
	}
	fmt.Println(err)
	// Output:
	// <title>+:ω+1, +:ω -:1, +:ω*2, +:ω -:ω</title>
	// <text x="62.3" y="-55.1" text-anchor="start">ω</text>
	// <text x="41.3" y="24" text-anchor="middle">ω + 1</text>
	// <text x="133" y="-55.1" text-anchor="start">ω</text>
	// <text x="112" y="24" text-anchor="middle">ω − 1</text>
	// <text x="194.5" y="-55.1" text-anchor="start">ω</text>
	// <text x="194.5" y="-175.1" text-anchor="start">ω</text>
	// <text x="173.5" y="24" text-anchor="middle">2ω</text>
	// <text x="256.8" y="-55.1" text-anchor="start">ω</text>
	// <text x="256.8" y="-175.1" text-anchor="start">ω</text>
	// <text x="235.8" y="24" text-anchor="middle">ω/2</text>
	// <nil>
}
