package richman_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// In each round Red pays Blue 3 if the token is at a, and 1 at b; Blue pays 2 at c. From a the token can stay or move
// on to b, from b to a or to c, and from c only to a.
func mill() *richman.Arena {
	a, err := richman.ParseArena(`{"edges": {"a": ["a", "b"], "b": ["a", "c"], "c": ["a"]}}`)
	if err != nil {
		log.Fatal(err)
	}
	return a
}

// With the rule of Richman the money does not matter. With that of poorman it does: here Blue has 2/3 of it.
func ExampleSolver_MeanPayoff() {
	a, weights := mill(), []int64{3, 1, -2}
	var solver richman.Solver
	for _, rule := range []richman.Rule{richman.Richman(), richman.Poorman()} {
		m, err := solver.MeanPayoff(context.Background(), a, weights, rule.Coin(big.NewRat(2, 3)))
		if err != nil {
			log.Fatal(err)
		}
		value, _ := m.Value(0)
		fmt.Print(rule, ": ", value.RatString(), ", Blue moves from b to ", m.Arena().Name(m.Move(1, richman.Blue)), ", Red to ", a.Name(m.Move(1, richman.Red)), "; ", m.Verify(context.Background()), "\n")
	}
	// Output:
	// richman: 12/7, Blue moves from b to a, Red to c; <nil>
	// poorman: 28/13, Blue moves from b to a, Red to c; <nil>
}

// From s one can get to the mill, where the mean payoff is 12/7, and by way of t to the pit, where it is 0. To get at
// least 1 in a round, Blue needs more than 1/3 of the money at s.
func ExampleMeanPayoff_Threshold() {
	a, err := richman.ParseArena(`{"edges": {"s": ["a", "t"], "t": ["s", "pit"], "a": ["a", "b"], "b": ["a", "c"], "c": ["a"], "pit": ["pit"]}}`)
	if err != nil {
		log.Fatal(err)
	}
	var solver richman.Solver
	m, err := solver.MeanPayoff(context.Background(), a, []int64{0, 0, 3, 1, -2, 0}, nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range []*big.Rat{big.NewRat(-1, 1), big.NewRat(1, 1), big.NewRat(2, 1)} {
		g, err := m.Threshold(c, false)
		if err != nil {
			log.Fatal(err)
		}
		s, err := solver.Solve(context.Background(), g)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("at least", c.RatString(), "above", s.Value(0).RatString())
	}
	// Output:
	// at least -1 above 0
	// at least 1 above 1/3
	// at least 2 above 1
}

// Blue, with a tenth of the money, plays for the mean payoff 12/7 less 1/10 against Red, who bids at random.
func ExampleMeanPayoff_Bidder() {
	a, weights := mill(), []int64{3, 1, -2}
	var solver richman.Solver
	m, err := solver.MeanPayoff(context.Background(), a, weights, nil)
	if err != nil {
		log.Fatal(err)
	}
	blue, _ := m.Bidder(richman.Blue, 0, big.NewRat(1, 10))
	red := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		bid := big.NewRat(int64(v.Rounds()*v.Rounds()%7), 100)
		if own := v.Own(); bid.Cmp(own) > 0 {
			bid = own
		}
		return bid, m.Move(v.Vertex(), richman.Red), nil
	})
	match := richman.Match{Board: a, Money: []*big.Rat{big.NewRat(1, 10), big.NewRat(9, 10)}, Rounds: 300}
	play, err := match.Play(context.Background(), blue, red)
	if err != nil {
		log.Fatal(err)
	}
	paid := int64(0)
	for _, r := range play.Rounds {
		paid += weights[r.From]
	}
	fmt.Printf("%d in %d rounds\n", paid, len(play.Rounds))
	// Output: 600 in 300 rounds
}
