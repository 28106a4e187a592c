package hotplay_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/hotplay"
)

// Left has to choose between two components. The second is hotter, and so hotstrat moves there. But a move of Right
// there is a threat that Left can answer, and thermostrat sees that it can wait.
func Example() {
	ctx := context.Background()
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}"))
	for i, g := range p.Games() {
		fmt.Printf("component %d: %v, mean %v, temperature %v\n", i, g, g.Mean(), g.Temperature())
	}
	var best hotplay.Solver
	for _, left := range []hotplay.Strategy{hotplay.Hotstrat{}, hotplay.Thermostrat{}, &best} {
		r, err := hotplay.Play(ctx, left, &best, p)
		fmt.Println(left, "for Left:", r.Moves, "comes to", r.Score, err)
	}
	// Output:
	// component 0: {4||0|-1}, mean 7/4, temperature 9/4
	// component 1: {1||-2|-6}, mean -3/2, temperature 5/2
	// hotstrat for Left: [1:1 0:{0|-1} 0:0] comes to 1 <nil>
	// thermostrat for Left: [0:4 1:{-2|-6} 1:-2] comes to 2 <nil>
	// best play for Left: [0:4 1:{-2|-6} 1:-2] comes to 2 <nil>
}

func ExampleNewPosition() {
	p := hotplay.NewPosition(cgt.Right, surreal.MustParse("{2||0|-20}"), surreal.MustParse("+-3"), surreal.MustParse("1/2"))
	fmt.Println(p)
	fmt.Println(p.Moves(), p.Ambient())
	p, ok := p.After(p.Moves()[0])
	fmt.Println(p, ok)
	fmt.Println(p.Turn())
	fmt.Println(p.Last())
	fmt.Println(p.Ambient()) // what is hot now is a threat, and to answer it does not count
	fmt.Println(p.Score())
	// Output:
	// {2||0|-20}, +-3, 1/2; Right
	// [0:{0|-20} 1:-3] 3
	// {0|-20}, +-3, 1/2; Left true
	// Left
	// 0 true
	// 3
	// -19/2 false
}

// Boards are played by their values. The score is that of the play as long as something is hot.
func ExamplePlay() {
	ctx := context.Background()
	var boards []surreal.Game
	for _, board := range []string{"...|...", "...|...|...", "..#|..#|..."} {
		g, err := surreal.Value(ctx, domineering.Rules{}, domineering.MustParse(board))
		if err != nil {
			fmt.Println(err)
			return
		}
		boards = append(boards, g)
	}
	for first := cgt.Left; first <= cgt.Right; first++ {
		p := hotplay.NewPosition(first, boards...)
		r, err := hotplay.Play(ctx, hotplay.Thermostrat{}, hotplay.Hotstrat{}, p)
		fmt.Println(p)
		fmt.Println(r.Moves, r.Score, err)
	}
	// Output:
	// {2|-1/2}, +-1, {1/2|-2}; Left
	// [0:2 2:-2 1:1] 1 <nil>
	// {2|-1/2}, +-1, {1/2|-2}; Right
	// [0:-1/2 2:1/2 1:-1] -1 <nil>
}

// Whoever begins, switches are played from the hottest to the coldest.
func ExampleHotstrat() {
	ctx := context.Background()
	for first := cgt.Left; first <= cgt.Right; first++ {
		p := hotplay.NewPosition(first, surreal.MustParse("+-1"), surreal.MustParse("{9|1}"), surreal.MustParse("+-2"))
		r, err := hotplay.Play(ctx, hotplay.Hotstrat{}, hotplay.Hotstrat{}, p)
		fmt.Println(first, "begins:", r.Moves, r.Score, err)
	}
	// Output:
	// Left begins: [1:9 2:-2 0:1] 8 <nil>
	// Right begins: [1:1 2:2 0:-1] 2 <nil>
}

// What Left is sure of, and the temperature at which the compound thermograph says so.
func ExampleThermostrat_Guarantee() {
	games := []surreal.Game{surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}")}
	for first := cgt.Left; first <= cgt.Right; first++ {
		p := hotplay.NewPosition(first, games...)
		x, t := hotplay.Thermostrat{}.Guarantee(p, cgt.Left)
		fmt.Printf("%v begins: at least %v, at temperature %v\n", first, x, t)
	}
	// Output:
	// Left begins: at least 2, at temperature 0
	// Right begins: at least -2, at temperature 0
}

func ExampleThermostrat() {
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}"))
	fmt.Println(hotplay.Thermostrat{}.Move(context.Background(), p))
	// Output:
	// 0:4 true <nil>
}

// Left makes a threat in the first component, and Right one in the second. Hotstrat goes on with its own, which is
// hotter; but that is worth less than what Right then takes, by more than the temperature of 2 in the beginning.
// Sentestrat answers.
func ExampleSentestrat() {
	ctx := context.Background()
	start := hotplay.NewPosition(cgt.Left, surreal.MustParse("{0||-10|-50|||-12|-60}"), surreal.MustParse("{2||0|-18}"))
	z, _ := start.Score()
	fmt.Println("means", z, "and temperature", start.Ambient())
	for _, left := range []hotplay.Strategy{hotplay.Hotstrat{}, hotplay.Sentestrat{}} {
		p, _ := start.After(hotplay.Move{Component: 0, To: surreal.MustParse("{0||-10|-50}")})
		p, _ = p.After(hotplay.Move{Component: 1, To: surreal.MustParse("{0|-18}")})
		m, _, err := left.Move(ctx, p)
		fmt.Println(left, "moves", m, err)
		x, err := hotplay.Worst(ctx, left, cgt.Left, start, cgt.Limits{})
		fmt.Println("and is sure of", x, err)
	}
	// Output:
	// means -12 and temperature 2
	// hotstrat moves 0:0 <nil>
	// and is sure of -18 <nil>
	// sentestrat moves 1:0 <nil>
	// and is sure of -10 <nil>
}

func ExampleSolver() {
	ctx := context.Background()
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}"))
	var s hotplay.Solver
	fmt.Println(s.Score(ctx, p))
	fmt.Println(s.Verify(ctx, p))
	// Output:
	// 2 <nil>
	// <nil>
}

// The exact solution of sums of games {a||b|c} takes three to five times as many positions with each component.
func ExampleSolver_Stats() {
	var games []surreal.Game
	for n := range int64(9) {
		p := hotplay.NewPosition(cgt.Left, games...)
		var s hotplay.Solver
		x, err := s.Score(context.Background(), p)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%d components: score %v, %d positions\n", n, x, s.Stats().Positions)
		games = append(games, surreal.MustParse(fmt.Sprintf("{%d||0|%d}", 5+n*n%7, -9-n)))
	}
	// Output:
	// 0 components: score 0, 0 positions
	// 1 components: score 5, 1 positions
	// 2 components: score 6, 5 positions
	// 3 components: score 9, 19 positions
	// 4 components: score 9, 69 positions
	// 5 components: score 9, 226 positions
	// 6 components: score 10, 706 positions
	// 7 components: score 10, 2157 positions
	// 8 components: score 10, 6523 positions
}

func ExampleWorst() {
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}"))
	for _, s := range []hotplay.Strategy{hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{}, &hotplay.Solver{}} {
		x, err := hotplay.Worst(context.Background(), s, cgt.Left, p, cgt.Limits{})
		fmt.Println(s, x, err)
	}
	// Output:
	// hotstrat 1 <nil>
	// thermostrat 2 <nil>
	// sentestrat 1 <nil>
	// best play 2 <nil>
}

// A tournament on random sums of four games {a||b|c} or their negatives.
func ExampleRank() {
	random := rand.New(rand.NewPCG(10, 3))
	sums := make([][]surreal.Game, 25)
	for i := range sums {
		for range 4 {
			b := random.IntN(5)
			g := surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", b+1+random.IntN(9), b, b-1-random.IntN(9)))
			if random.IntN(2) == 0 {
				g = g.Neg()
			}
			sums[i] = append(sums[i], g)
		}
	}
	table, err := hotplay.Rank(context.Background(), cgt.Limits{}, sums, hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{}, &hotplay.Solver{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, standing := range table {
		fmt.Println(standing)
	}
	// Output:
	// best play: 100 of 100 best, 0 lost, 0 at most
	// thermostrat: 73 of 100 best, 31 lost, 2 at most
	// hotstrat: 69 of 100 best, 40 lost, 3 at most
	// sentestrat: 68 of 100 best, 41 lost, 3 at most
}
