package stochastic_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// An inspector may come on one or more of some nights; somebody else wants to do something forbidden on one of them,
// and sees each morning whether the inspector was there. If he is not caught he gets 1 from the inspector, if he is
// caught he pays 1.
func Example() {
	type season struct{ nights, inspections int }
	rules := stochastic.RulesFunc[season](func(p season) [][]stochastic.Entry[season] {
		if p.nights == 0 {
			return nil
		}
		wait := stochastic.To(season{p.nights - 1, p.inspections})
		rows := [][]stochastic.Entry[season]{{wait, stochastic.Over[season](-1)}} // nobody comes
		if p.inspections > 0 {
			come := stochastic.To(season{p.nights - 1, p.inspections - 1})
			rows = append(rows, []stochastic.Entry[season]{come, stochastic.Over[season](1)})
		}
		return rows
	})
	g, positions, err := stochastic.Explore(context.Background(), rules, season{4, 1}, nil, cgt.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	value, _ := s.Value(0)
	fmt.Println(len(positions), "positions, value", value, "exact:", s.IsExact(), "checked:", s.Verify() == nil)
	fmt.Println("stay away or come:", s.Row(0), "wait or act:", s.Column(0))
	// Output:
	// 9 positions, value -3/5 exact: true checked: true
	// stay away or come: (4/5, 1/5) wait or act: (4/5, 1/5)
}

// Rock, paper, scissors to two points, of three rounds at most, when a win with rock counts double: what the players
// mix depends on the score.
func ExampleExplore() {
	type score struct{ row, column, rounds int }
	rules := stochastic.RulesFunc[score](func(p score) [][]stochastic.Entry[score] {
		if p.row >= 2 || p.column >= 2 || p.rounds == 3 {
			return nil
		}
		var rows [][]stochastic.Entry[score]
		for i := range 3 {
			var row []stochastic.Entry[score]
			for j := range 3 {
				next := score{p.row, p.column, p.rounds + 1}
				points := func(move int) int {
					if move == 0 {
						return 2
					}
					return 1
				}
				switch (i - j + 3) % 3 {
				case 1:
					next.row += points(i)
				case 2:
					next.column += points(j)
				}
				e := stochastic.To(next)
				switch {
				case next.row >= 2:
					e = stochastic.Over[score](1)
				case next.column >= 2:
					e = stochastic.Over[score](-1)
				}
				row = append(row, e)
			}
			rows = append(rows, row)
		}
		return rows
	})
	g, positions, err := stochastic.Explore(context.Background(), rules, score{}, nil, cgt.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for k, p := range positions {
		if p == (score{0, 0, 0}) || p == (score{1, 0, 1}) || p == (score{1, 1, 2}) {
			value, _ := s.Value(k)
			fmt.Println(p, "value", value.RatString(), "rock, paper, scissors:", s.Row(k), s.Column(k))
		}
	}
	// Output:
	// {0 0 0} value 0 rock, paper, scissors: (81/398, 118/199, 81/398) (81/398, 118/199, 81/398)
	// {1 0 1} value 81/236 rock, paper, scissors: (17/59, 29/59, 13/59) (13/59, 29/59, 17/59)
	// {1 1 2} value 0 rock, paper, scissors: (1/3, 1/3, 1/3) (1/3, 1/3, 1/3)
}

// One player hides a coin and the other one guesses. If he guesses heads rightly, he gets 1 and the game is over; if
// tails, both go on in half of all cases. The value is a root of v² + 3v = 2, and no fraction.
func ExampleSolve() {
	g, err := stochastic.New([]stochastic.State{{Name: "coin", Entries: [][]stochastic.Entry[int]{
		{stochastic.Over[int](1), stochastic.Over[int](0)},
		{stochastic.Over[int](0), {Payoff: big.NewRat(1, 1), Next: []stochastic.Step[int]{{To: 0, Probability: big.NewRat(1, 2)}}}},
	}}}, nil)
	if err != nil {
		log.Fatal(err)
	}
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	low, high := s.Value(0)
	fmt.Println(low.FloatString(9), high.FloatString(9), "exact:", s.IsExact(), "checked:", s.Verify() == nil)
	fmt.Println("heads:", s.Row(0).Probability(0).FloatString(9))
	// Output:
	// 0.561552813 0.561552813 exact: false checked: true
	// heads: 0.561552813
}

// With a discount, a game may go on for ever. Here is one about a place: in each round the row player gets 3 if he
// holds it, and pays 1 if not. Whoever holds it loses it if the other one guesses on which side of it he stands.
func ExampleNew() {
	pay := func(x int64, to int) stochastic.Entry[int] {
		return stochastic.Entry[int]{Payoff: big.NewRat(x, 1), Next: []stochastic.Step[int]{{To: to}}}
	}
	states := []stochastic.State{
		{Name: "row holds it", Entries: [][]stochastic.Entry[int]{{pay(3, 1), pay(3, 0)}, {pay(3, 0), pay(3, 1)}}},
		{Name: "column holds it", Entries: [][]stochastic.Entry[int]{{pay(-1, 0), pay(-1, 1)}, {pay(-1, 1), pay(-1, 0)}}},
	}
	g, err := stochastic.New(states, big.NewRat(9, 10))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(g)
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for k := range s.Game().Len() {
		rows, columns := g.Size(k)
		value, _ := s.Value(k)
		fmt.Printf("%s, %d×%d: %s %v %v %v\n", g.Name(k), rows, columns, value.RatString(), s.Strategy(matrixgame.Row, k), s.Strategy(matrixgame.Column, k), s.IsExact())
	}
	fmt.Print("if the future is worth as much:\n", g.Matrix(0, []*big.Rat{big.NewRat(12, 1), big.NewRat(8, 1)}))
	_, err = stochastic.New(states, nil)
	fmt.Println(err)
	// Output:
	// a game with 2 states
	// row holds it, 2×2: 12 (1/2, 1/2) (1/2, 1/2) true
	// column holds it, 2×2: 8 (1/2, 1/2) (1/2, 1/2) true
	// if the future is worth as much:
	// 51/5 69/5
	// 69/5 51/5
	// cgt: infinite play: row holds it → column holds it → row holds it
}
