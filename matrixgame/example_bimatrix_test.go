package matrixgame_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// battle returns the battle of the sexes: both want to be together, but he at the match and she at the ballet.
func battle() *matrixgame.Bimatrix {
	he := matrixgame.Integers([]int64{2, 0}, []int64{0, 1})
	she := matrixgame.Integers([]int64{1, 0}, []int64{0, 2})
	g, err := matrixgame.NewBimatrix(he, she)
	if err != nil {
		log.Fatal(err)
	}
	return g
}

// chicken returns a game in which who dares wins, unless both do.
func chicken() *matrixgame.Bimatrix {
	g, err := matrixgame.Symmetric(matrixgame.Integers([]int64{6, 2}, []int64{7, 0}))
	if err != nil {
		log.Fatal(err)
	}
	return g
}

// prisoners returns the dilemma of two prisoners who may be silent or confess.
func prisoners() *matrixgame.Bimatrix {
	g, err := matrixgame.Symmetric(matrixgame.Integers([]int64{3, 0}, []int64{5, 1}))
	if err != nil {
		log.Fatal(err)
	}
	return g
}

// Where one player's gain need not be the other's loss, Nash proved that there is always an equilibrium, from which no
// player has a reason to depart alone. There may be more than one, and the players may not agree which is the best.
func ExampleExtremeEquilibria() {
	g := battle()
	e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range e.Extreme {
		fmt.Println(p, "gets them", g.Payoff(matrixgame.Row, p).RatString(), "and", g.Payoff(matrixgame.Column, p).RatString())
	}
	fmt.Println("verified:", e.Verify() == nil)
	// Output:
	// (0, 1) (0, 1) gets them 1 and 2
	// (2/3, 1/3) (1/3, 2/3) gets them 2/3 and 2/3
	// (1, 0) (1, 0) gets them 2 and 1
	// verified: true
}

// The check says who has a reason to do something else.
func ExampleBimatrix_Check() {
	g := battle()
	fmt.Println(g.Check(matrixgame.Profile{Row: matrixgame.Pure(2, 0), Column: matrixgame.Pure(2, 0)}))
	fmt.Println(g.Check(matrixgame.Profile{Row: matrixgame.Pure(2, 0), Column: matrixgame.Uniform(2)}))
	// Output:
	// <nil>
	// matrixgame: player 2 gets 1/2, and would get 1 by choice 1
}

// Both prisoners do better by confessing, whatever the other one does, and so both do worse than if they were silent.
func ExampleDominance_ReduceGame() {
	g := prisoners()
	r, err := matrixgame.Dominance{}.ReduceGame(context.Background(), g.Game())
	if err != nil {
		log.Fatal(err)
	}
	for _, s := range r.Steps() {
		fmt.Println(s)
	}
	fmt.Println("left:", r.Remaining(0), r.Remaining(1), "verified:", r.Verify() == nil)
	fmt.Println(g.PureEquilibria())
	// Output:
	// player 1: 1 < 2
	// player 2: 1 < 2
	// left: [1] [1] verified: true
	// [{1 1}]
}

// A row that is worse than a mixture of others is not rationalizable, though no row alone is better.
func ExampleRationalizable() {
	g, err := matrixgame.NewBimatrix(
		matrixgame.Integers([]int64{3, 0}, []int64{0, 3}, []int64{1, 1}),
		matrixgame.Integers([]int64{1, 0}, []int64{0, 1}, []int64{9, 0}),
	)
	if err != nil {
		log.Fatal(err)
	}
	rows, columns, err := matrixgame.Rationalizable(context.Background(), g)
	fmt.Println(rows, columns, err)
	// Output: [0 1] [0 1] <nil>
}

// If somebody draws one of three outcomes by lot and tells each player his part only, neither should dare where he is
// told to give way, nor give way where he is told to dare. Together they get more than in any equilibrium of their own.
func ExampleBestCorrelated() {
	g := chicken()
	c, err := matrixgame.BestCorrelated(context.Background(), g, g.TotalPayoffs())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(c.Distribution)
	fmt.Println("together:", c.Value.RatString(), "verified:", c.Verify() == nil)
	e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range e.Extreme {
		fmt.Println(p, new(big.Rat).Add(g.Payoff(matrixgame.Row, p), g.Payoff(matrixgame.Column, p)).RatString())
	}
	// Output:
	// 1/2 1/4
	// 1/4   0
	// together: 21/2 verified: true
	// (0, 1) (1, 0) 9
	// (2/3, 1/3) (2/3, 1/3) 28/3
	// (1, 0) (0, 1) 9
}

// The check says who should not do what he is told.
func ExampleBimatrix_CheckCorrelated() {
	always := matrixgame.Integers([]int64{1, 0}, []int64{0, 0})
	fmt.Println(chicken().CheckCorrelated(always, false))
	// Output: matrixgame: the row player gains 1 by choosing 2 where he is told 1
}

// If the players must promise beforehand to obey, one may be told to do what he would not do once he knows it: here the
// third choice, which is never good for him. It is the other one's turn next time.
func ExampleBestCoarseCorrelated() {
	g, err := matrixgame.Symmetric(matrixgame.Integers([]int64{0, 0, 2}, []int64{1, 0, 0}, []int64{0, 0, 0}))
	if err != nil {
		log.Fatal(err)
	}
	fine, err := matrixgame.BestCorrelated(context.Background(), g, g.TotalPayoffs())
	if err != nil {
		log.Fatal(err)
	}
	coarse, err := matrixgame.BestCoarseCorrelated(context.Background(), g, g.TotalPayoffs())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(fine.Value.RatString(), coarse.Value.RatString(), coarse.Verify())
	// Output: 1 2 <nil>
}

// A path that begins where a label is dropped ends in an equilibrium; other labels may lead to others.
func ExampleLemkeHowson() {
	g := battle()
	for label := range g.Rows() + g.Columns() {
		p, err := matrixgame.LemkeHowson(context.Background(), g, label)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(p.Equilibrium, p.Labels)
	}
	// Output:
	// (1, 0) (1, 0) [0 2 0]
	// (0, 1) (0, 1) [1 3 1]
	// (1, 0) (1, 0) [2 0 2]
	// (0, 1) (0, 1) [3 1 3]
}

// In a degenerate game there may be infinitely many equilibria. Here the second player may mix as he likes as long as
// the first one keeps to the first row, which he does while the first column is chosen at least half of the time.
func ExampleEquilibria_Components() {
	g, err := matrixgame.NewBimatrix(
		matrixgame.Integers([]int64{1, 1}, []int64{0, 2}),
		matrixgame.Integers([]int64{1, 1}, []int64{0, 2}),
	)
	if err != nil {
		log.Fatal(err)
	}
	e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	components, err := e.Components(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range components {
		for _, s := range c.Subsets {
			fmt.Println(s.Rows, s.Columns, "dimension", s.Dimension(), "index", c.Index)
		}
	}
	for _, d := range e.Degenerate() {
		fmt.Printf("%v strategy %v has the best replies %v\n", d.Who, d.Strategy, d.BestReplies)
	}
	// Output:
	// [(0, 1)] [(0, 1)] dimension 0 index 1
	// [(1, 0)] [(1/2, 1/2) (1, 0)] dimension 1 index 0
	// row strategy (1, 0) has the best replies [0 1]
}

func ExampleEquilibriumSolver_FindDegenerate() {
	var s matrixgame.EquilibriumSolver
	_, ok, err := s.FindDegenerate(context.Background(), battle())
	fmt.Println(ok, err)
	// Against the first row, both columns are best.
	g := matrixgame.ZeroSum(matrixgame.Integers([]int64{0, 0}, []int64{-1, 1}))
	d, ok, err := s.FindDegenerate(context.Background(), g)
	fmt.Println(d.Who, d.Strategy, d.BestReplies, ok, err)
	// Output:
	// false <nil>
	// row (1, 0) [0 1] true <nil>
}

func ExampleEquilibriumSolver_SymmetricEquilibria() {
	strategies, err := matrixgame.EquilibriumSolver{}.SymmetricEquilibria(context.Background(), chicken())
	fmt.Println(strategies, err)
	// Output: [(2/3, 1/3)] <nil>
}

// Three players choose heads or tails at the same time: the first wants to do as the second, the second as the third,
// and the third other than the first. The only equilibrium is to toss coins.
func ExampleGame() {
	g, err := matrixgame.NewGameFunc([]int{2, 2, 2}, func(player int, choices []int) *big.Rat {
		isSame := choices[player] == choices[(player+1)%3]
		if isSame == (player < 2) {
			return big.NewRat(1, 1)
		}
		return big.NewRat(0, 1)
	})
	if err != nil {
		log.Fatal(err)
	}
	coin := matrixgame.Uniform(2)
	fmt.Println(g.PureEquilibria())
	fmt.Println(g.Check([]matrixgame.Mixed{coin, coin, coin}))
	fmt.Println(g.Check([]matrixgame.Mixed{coin, coin, matrixgame.Pure(2, 0)}))
	// Output:
	// []
	// <nil>
	// matrixgame: player 2 gets 1/2, and would get 1 by choice 1
}
