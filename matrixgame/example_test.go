package matrixgame_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// Heads or tails: one player hides a coin, and the other one, whose payoffs these are, guesses its side and wins it if
// he is right. Both do best to toss a coin.
func Example() {
	m := matrixgame.Integers([]int64{1, -1}, []int64{-1, 1})
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("guess", s.Row(), "hide", s.Column(), "value", s.Value().RatString(), "checked:", s.Verify() == nil)
	always := matrixgame.Pure(2, 0)
	fmt.Println("who always says the same may lose all:", m.Guarantee(matrixgame.Row, always).RatString())
	fmt.Println("against a toss it does no harm:", m.Payoff(always, matrixgame.Uniform(2)).RatString())
	// Output:
	// guess (1/2, 1/2) hide (1/2, 1/2) value 0 checked: true
	// who always says the same may lose all: -1
	// against a toss it does no harm: 0
}

// solve solves a game that is written in an example.
func solve(m *matrixgame.Matrix) *matrixgame.Solution {
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		log.Fatal(err)
	}
	return s
}

// No move of rock, paper, scissors is safe if it is known. Each in a third of all cases is, whatever the other one
// does.
func Example_aRockPaperScissors() {
	m := matrixgame.Integers(
		[]int64{0, -1, 1}, // rock loses to paper and wins against scissors
		[]int64{1, 0, -1},
		[]int64{-1, 1, 0},
	)
	sure, _ := m.Maximin()
	fmt.Println("a known move:", sure.RatString())
	s := solve(m)
	fmt.Println("mixed:", s.Row(), s.Value().RatString(), "symmetric:", m.IsSymmetric())
	// Output:
	// a known move: -1
	// mixed: (1/3, 1/3, 1/3) 0 symmetric: true
}

// One rouble or two: one player hides a coin of one rouble or of two, and the other one, whose payoffs these are, names
// it. If he is right the coin is his, otherwise he pays a rouble and a half. Whoever lets a toss decide what to hide
// loses a quarter of a rouble on average, because the guesser always says two. With 7 : 5 for the smaller coin the
// hider wins 1/24, whatever the guesser says.
func Example_bRoubles() {
	m, err := matrixgame.NewMatrix([][]*big.Rat{
		{big.NewRat(1, 1), big.NewRat(-3, 2)},
		{big.NewRat(-3, 2), big.NewRat(2, 1)},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("a toss:", m.Guarantee(matrixgame.Column, matrixgame.Uniform(2)).RatString())
	s := solve(m)
	fmt.Println("guess", s.Row(), "hide", s.Column(), "value", s.Value())
	for _, x := range m.RowPayoffs(s.Column()) {
		fmt.Println(x)
	}
	// Output:
	// a toss: 1/4
	// guess (7/12, 5/12) hide (7/12, 5/12) value -1/24
	// -1/24
	// -1/24
}

// Morra: both players show one to three fingers and at the same time say how many the other one shows. If only one is
// right, he gets as much as there are fingers. The best strategies play for a sum of four; there are four extreme ones,
// with many mixtures.
func Example_cMorra() {
	var rows [][]int64
	for mine := range 9 {
		var row []int64
		for yours := range 9 {
			shown, said := mine/3, mine%3
			show, say := yours/3, yours%3
			fingers := int64(shown + show + 2)
			switch {
			case said == show && say != shown:
				row = append(row, fingers)
			case said != show && say == shown:
				row = append(row, -fingers)
			default:
				row = append(row, 0)
			}
		}
		rows = append(rows, row)
	}
	s := solve(matrixgame.Integers(rows...))
	all, err := s.Optima(context.Background(), matrixgame.Row)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("value", s.Value().RatString(), "dimension", all.Dimension())
	for _, x := range all.Extreme() {
		fmt.Print("show and say")
		for _, k := range x.Support() {
			fmt.Printf(" %d and %d: %v", k/3+1, k%3+1, x.Probability(k))
		}
		fmt.Println()
	}
	// Output:
	// value 0 dimension 2
	// show and say 1 and 3: 25/61 2 and 2: 20/61 3 and 1: 16/61
	// show and say 1 and 3: 5/12 2 and 2: 1/3 3 and 1: 1/4
	// show and say 1 and 3: 20/47 2 and 2: 15/47 3 and 1: 12/47
	// show and say 1 and 3: 16/37 2 and 2: 12/37 3 and 1: 9/37
}

// Colonel Blotto sends four regiments to two posts, his opponent three. Who sends more to a post gets it and the
// regiments that were sent there.
func Example_dBlotto() {
	var rows [][]int64
	for a := range 5 {
		var row []int64
		for b := range 4 {
			sum := int64(0)
			for _, post := range [][2]int{{a, b}, {4 - a, 3 - b}} {
				switch {
				case post[0] > post[1]:
					sum += int64(post[1]) + 1
				case post[0] < post[1]:
					sum -= int64(post[0]) + 1
				}
			}
			row = append(row, sum)
		}
		rows = append(rows, row)
	}
	s := solve(matrixgame.Integers(rows...))
	fmt.Print(s.Matrix())
	fmt.Println("value", s.Value(), "with", s.Row())
	// Output:
	//  4  2  1  0
	//  1  3  0 -1
	// -2  2  2 -2
	// -1  0  3  1
	//  0  1  2  4
	// value 14/9 with (4/9, 0, 1/9, 0, 4/9)
}

func ExampleMatrix_SaddlePoints() {
	m := matrixgame.Integers([]int64{4, 1, 3}, []int64{2, 0, -1}, []int64{5, 1, 6})
	low, rows := m.Maximin()
	high, columns := m.Minimax()
	fmt.Println(low.RatString(), rows, high.RatString(), columns)
	fmt.Println(m.SaddlePoints())
	// Output:
	// 1 [0 2] 1 [1]
	// [{0 1} {2 1}]
}

// The last row is worse than the second; without it the last column is worse for its player than the first. The third
// row is worse than the mean of the first two.
func ExampleDominance() {
	m := matrixgame.Integers(
		[]int64{4, 0, 2, 5},
		[]int64{0, 4, 2, 1},
		[]int64{1, 1, 0, 9},
		[]int64{-1, 3, 1, 0},
	)
	for _, d := range []matrixgame.Dominance{{}, {ByMixtures: true}} {
		r, err := d.Reduce(context.Background(), m)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%d rows and %d columns are left, checked: %v\n", len(r.Rows()), len(r.Columns()), r.Verify() == nil)
		for _, step := range r.Steps() {
			fmt.Println(" ", step)
		}
	}
	// Output:
	// 3 rows and 3 columns are left, checked: true
	//   row 4 < row 2
	//   column 4 < column 1
	// 2 rows and 3 columns are left, checked: true
	//   row 4 < row 2
	//   column 4 < column 1
	//   row 3 < (1/2, 1/2, 0, 0)
}

func ExampleReduction_Extend() {
	m := matrixgame.Integers([]int64{1, 2, 3}, []int64{0, 1, 2}, []int64{2, 1, 4})
	r, err := matrixgame.Dominance{}.Reduce(context.Background(), m)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(r.Matrix())
	s := solve(r.Matrix())
	fmt.Println(r.Extend(matrixgame.Row, s.Row()), r.Extend(matrixgame.Column, s.Column()))
	// Output:
	// 1 2
	// 2 1
	// (1/2, 0, 1/2) (1/2, 1/2, 0)
}

func ExampleSolution_Optima() {
	s := solve(matrixgame.Integers([]int64{1, 0, 0}, []int64{0, 0, 1}))
	for _, who := range []matrixgame.Player{matrixgame.Row, matrixgame.Column} {
		all, err := s.Optima(context.Background(), who)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(who, all.Extreme(), "dimension", all.Dimension(), "half and half:", all.Contains(matrixgame.Uniform(s.Strategy(who).Len())))
	}
	// Output:
	// row [(0, 1) (1, 0)] dimension 1 half and half: true
	// column [(0, 1, 0)] dimension 0 half and half: false
}

// 0.1 is not 1/10 as a float. Taken at its word it gives an exact answer for another game; as a rounded number it gives
// bounds, which contain the answer for 1/10.
func ExampleSolveBetween() {
	rows := [][]float64{{0.1, 0}, {0, 0.2}}
	m, err := matrixgame.FromFloats(rows)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(solve(m).Value())
	low, high, err := matrixgame.Rounded(rows)
	if err != nil {
		log.Fatal(err)
	}
	b, err := matrixgame.SolveBetween(context.Background(), low, high)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(b.Floats())
	least, most := b.Value()
	wanted := big.NewRat(1, 15) // of 1/10 and 2/10
	fmt.Println(least.Cmp(wanted) < 0 && wanted.Cmp(most) < 0)
	// Output:
	// 3602879701896397/54043195528445952
	// 0.06666666666666665 0.06666666666666668
	// true
}

func ExampleSolver() {
	m, err := matrixgame.FromFloats([][]float64{{1e300, 0}, {0, 1e-300}})
	if err != nil {
		log.Fatal(err)
	}
	s := matrixgame.Solver{
		Limits:   matrixgame.Limits{Pivots: 1000},
		Progress: func(stats matrixgame.Stats) { fmt.Printf("%d exact pivots\n", stats.Exact) },
	}
	sol, err := s.Solve(context.Background(), m)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sol.Floats())
	// Output:
	// 1 exact pivots
	// 9.999999999999999e-301 1e-300
}

func ExampleNewMixed() {
	s, err := matrixgame.NewMixed(big.NewRat(7, 12), big.NewRat(5, 12))
	fmt.Println(s, err)
	_, err = matrixgame.NewMixed(big.NewRat(7, 12), big.NewRat(6, 12))
	fmt.Println(err)
	// Output:
	// (7/12, 5/12) <nil>
	// matrixgame: the sum of the probabilities is 13/12 and not 1
}

// A game in which nearly everything is optimal has too many extreme strategies for a limit of 10; what is known about
// them is in the error.
func ExampleOptimaError() {
	rows := make([][]int64, 12)
	for i := range rows {
		rows[i] = []int64{1, -1}
		if i < 6 {
			rows[i] = []int64{-1, 1}
		}
	}
	solver := matrixgame.Solver{Limits: matrixgame.Limits{Extremes: 10}}
	_, err := solver.Optima(context.Background(), solve(matrixgame.Integers(rows...)), matrixgame.Row)
	var known *matrixgame.OptimaError
	if errors.As(err, &known) {
		fmt.Println("dimension", known.Dimension, "choices", len(known.Inner.Support()), errors.Is(err, cgt.ErrLimit))
	}
	// Output:
	// dimension 10 choices 12 true
}
