package zermelo_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/zermelo"
)

// White mates in three: within five moves, of which Black makes two. Play with a rook need not end, and its positions
// are not listed.
func ExampleSolver_Within() {
	ctx := context.Background()
	p := endgames.MustParse("8/8/8/8/8/8/8/k1KR4 w - -")
	s := zermelo.Solver[endgames.Position, zermelo.Result]{Game: endgames.Rules{}, Method: zermelo.Deepening}
	for _, mate := range []int{2, 3, 4} {
		o, err := s.Within(ctx, p, 2*mate-1)
		if err != nil {
			fmt.Println(err)
			return
		}
		v, ok := o.Value()
		fmt.Println("mate in", mate, ok && v == zermelo.Win, "after looking", o.Depth, "moves ahead")
	}

	proof, err := s.Prove(ctx, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof.Value(), "verified:", proof.Verify(ctx) == nil)
	for play := range zermelo.Plays(ctx, s.Game, p, proof.Strategy(zermelo.Max), nil) {
		fmt.Println(play.Positions[1:])
	}
	// Output:
	// mate in 2 false after looking 3 moves ahead
	// mate in 3 true after looking 5 moves ahead
	// mate in 4 true after looking 5 moves ahead
	// win verified: true
	// [8/8/8/8/8/8/2K5/k2R4 b - - 8/8/8/8/8/8/k1K5/3R4 w - - 8/8/8/8/8/2K5/k7/3R4 b - - 8/8/8/8/8/k1K5/8/3R4 w - - 8/8/8/8/8/k1K5/8/R7 b - -]
}

// What is known of a row of numbers when one looks further and further ahead. Bounds know how much is left.
func ExampleSolver_Deepen() {
	game := row{8, 15, 3, 7, 12, 4, 9, 1}
	s := zermelo.Solver[rest, zermelo.Int]{Game: game}
	for o, err := range s.Deepen(context.Background(), rest{0, len(game), 0}) {
		if err != nil {
			fmt.Println(err)
			return
		}
		best, ok := o.BestMove()
		fmt.Println(o, best, ok)
	}
	// Output:
	// 0 moves ahead: -59 to 59 {0 0 0} false
	// 1 move ahead: -43 to 59 {1 8 8} true
	// 2 moves ahead: -43 to 41 {1 8 8} true
	// 3 moves ahead: -37 to 41 {1 8 8} true
	// 4 moves ahead: -37 to 17 {1 8 8} true
	// 5 moves ahead: -19 to 17 {1 8 8} true
	// 6 moves ahead: -19 to 7 {1 8 8} true
	// 7 moves ahead: 5 to 7 {1 8 8} true
	// 8 moves ahead: 5 {1 8 8} true
}

// The loop is left as soon as enough is known: that Max does not lose, say.
func ExampleOutlook() {
	s := zermelo.Solver[pile, zermelo.Result]{Game: matchGame{}}
	for o, err := range s.Deepen(context.Background(), pile{9, zermelo.Max}) {
		if err != nil {
			fmt.Println(err)
			return
		}
		if least, ok := o.Least(); ok && least > zermelo.Loss {
			v, ok := o.Value()
			best, _ := o.BestMove()
			fmt.Println(o.Depth, "moves ahead:", v, ok, best)
			break
		}
	}
	// Output:
	// 6 moves ahead: win true {7 Min}
}
