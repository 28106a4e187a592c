package richman_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// Fig. 2 of the Richman notes without an end. On the left, a request waits at w and is served at s, again and again; on
// the right there is the pit p, from which nobody comes back. Blue wants that requests are served for ever.
func ExampleArena_Buchi() {
	a, err := richman.ParseArena(`{"edges": {"v1": ["w", "v2"], "v2": ["v1", "p"], "w": ["w", "s"], "s": ["w"], "p": ["p"]}}`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(a)
	s, _ := a.Vertex("s")
	game, err := a.Buchi(richman.Blue, []int{s})
	if err != nil {
		log.Fatal(err)
	}
	var solver richman.Solver
	solution, err := solver.Parity(context.Background(), game)
	if err != nil {
		log.Fatal(err)
	}
	for v := range a.Len() {
		fmt.Println(a.Name(v), solution.Solution().Value(v).RatString())
	}
	fmt.Println(a.Bottoms(), solution.Verify(context.Background()))
	// Output:
	// {"edges": {"v1": ["v2", "w"], "v2": ["v1", "p"], "w": ["w", "s"], "s": ["w"], "p": ["p"]}, "blue": [], "red": []}
	// v1 1/3
	// v2 2/3
	// w 0
	// s 0
	// p 1
	// [[2 3] [4]] <nil>
}

// The largest priority that comes again and again is even if Blue wins, and odd if Red does. From 0 both ways lead to
// vertices where play stays for ever: 1 and 2 are Red's, because of the priority 3, and 3 is Blue's.
func ExampleArena_Parity() {
	a, err := richman.NewArena([][]int{{1, 3}, {2}, {1}, {3}}, nil, nil, nil)
	if err != nil {
		log.Fatal(err)
	}
	game, err := a.Parity([]int{9, 3, 2, 0})
	if err != nil {
		log.Fatal(err)
	}
	var solver richman.Solver
	s, err := solver.Parity(context.Background(), game)
	if err != nil {
		log.Fatal(err)
	}
	for v := range a.Len() {
		fmt.Print(s.Solution().Value(v).RatString(), " ")
	}
	// The same game with other auctions.
	poorman, err := richman.FindThresholds(context.Background(), game.Graph(), richman.Poorman(), richman.Precision{})
	if err != nil {
		log.Fatal(err)
	}
	share, _ := poorman.Value(0)
	fmt.Println(share.RatString(), s.Verify(context.Background()))
	// Output: 1/2 1 1 0 1/2 <nil>
}

// On a ring every vertex can be visited for ever with any money. Red, who has nearly all of it, does what he can
// against it for 200 rounds.
func ExampleParitySolution_Winning() {
	a, err := richman.NewArena([][]int{{1, 2}, {2, 0}, {0, 1}}, nil, nil, nil)
	if err != nil {
		log.Fatal(err)
	}
	game, err := a.Buchi(richman.Blue, []int{2})
	if err != nil {
		log.Fatal(err)
	}
	var solver richman.Solver
	s, err := solver.Parity(context.Background(), game)
	if err != nil {
		log.Fatal(err)
	}
	blue, ok := s.Winning(richman.Blue, 0, big.NewRat(1, 100), big.NewRat(1, 1))
	red := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		to := (v.Vertex() + 1) % 3
		if to == 2 {
			to = 0
		}
		bid, own := big.NewRat(1, 50), v.Own()
		if bid.Cmp(own) > 0 {
			bid = own
		}
		return bid, to, nil
	})
	match := richman.Match{Board: a, Money: []*big.Rat{big.NewRat(1, 100), big.NewRat(99, 100)}, Rounds: 200}
	play, err := match.Play(context.Background(), blue, red)
	if err != nil {
		log.Fatal(err)
	}
	visits := 0
	for _, r := range play.Rounds {
		if r.To == 2 {
			visits++
		}
	}
	goal, _ := blue.Goal(0)
	fmt.Println(ok, goal, visits, play.Draw)
	// Output: true 2 15 true
}

// From s the token goes to v, where Red wins, or to w, where Blue does.
func ExampleParseParity() {
	game, err := richman.ParseParity(`{"edges": {"s": ["v", "w"], "v": ["v"], "w": ["w"]}, "priorities": {"v": 3, "w": 2}}`)
	if err != nil {
		log.Fatal(err)
	}
	for v := range game.Arena().Len() {
		fmt.Println(game.Arena().Name(v), game.Priority(v))
	}
	var solver richman.Solver
	s, err := solver.Parity(context.Background(), game)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Solution().Value(0).RatString())
	// Output:
	// s 0
	// v 3
	// w 2
	// 1/2
}
