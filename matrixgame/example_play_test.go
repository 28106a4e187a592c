package matrixgame_test

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// Both players believe that the other one goes on as he did so far. What their averages guarantee comes near to the
// value, which is −1/24, about −0.0417.
func ExampleFictitiousPlay() {
	p := matrixgame.FictitiousPlay(roubles(), true)
	for round := range p.Rounds() {
		if p.Len() <= 3 {
			fmt.Println("say", round.Row+1, "hide", round.Column+1)
		}
		if n := p.Len(); n == 10 || n == 100 || n == 1000 {
			low, high := p.Bounds()
			fmt.Println(n, low.FloatString(4), high.FloatString(4))
		}
		if p.Len() == 1000 {
			break
		}
	}
	fmt.Println(p.Counts(matrixgame.Row), p.Average(matrixgame.Column))
	// Output:
	// say 1 hide 2
	// say 2 hide 1
	// say 2 hide 1
	// 10 -0.1000 0.0000
	// 100 -0.0500 -0.0250
	// 1000 -0.0425 -0.0400
	// [583 417] (73/125, 52/125)
}

// Both players draw what they regret not to have done.
func ExampleRegretMatching() {
	p := matrixgame.RegretMatching(roubles(), 1)
	for range p.Rounds() {
		if n := p.Len(); n == 10 || n == 100 || n == 1000 || n == 10_000 {
			low, high := p.Bounds()
			fmt.Println(n, low.FloatString(4), high.FloatString(4))
		}
		if p.Len() == 10_000 {
			break
		}
	}
	// Output:
	// 10 -0.2500 0.6000
	// 100 -0.2400 0.0250
	// 1000 -0.0650 0.0435
	// 10000 -0.0675 -0.0225
}

// A hider who tosses a coin, and a guesser who knows it and always says two: he wins a quarter of a rouble on average.
func ExampleSimulate() {
	m := roubles()
	toss, two := matrixgame.Uniform(2), matrixgame.Pure(2, 1)
	p := matrixgame.Simulate(m, two, toss, 2024)
	for range p.Rounds() {
		if n := p.Len(); n == 10 || n == 1000 || n == 100_000 {
			fmt.Println(n, p.Payoff().FloatString(4))
		}
		if p.Len() == 100_000 {
			break
		}
	}
	fmt.Println("expected", m.Payoff(two, toss).FloatString(4))
	// Output:
	// 10 -0.1000
	// 1000 0.1730
	// 100000 0.2557
	// expected 0.2500
}

// Rock, paper, scissors as an evolution: the mixtures go round, but what was there on average hardly loses.
func ExampleReplicator() {
	m := matrixgame.Integers([]int64{0, -1, 1}, []int64{1, 0, -1}, []int64{-1, 1, 0})
	start, err := matrixgame.NewMixed(big.NewRat(1, 2), big.NewRat(1, 4), big.NewRat(1, 4))
	if err != nil {
		log.Fatal(err)
	}
	r, err := matrixgame.NewReplicator(m, start, start, big.NewRat(1, 100))
	if err != nil {
		log.Fatal(err)
	}
	for generation := range r.Generations() {
		if n := r.Len(); n == 100 || n == 1000 || n == 10_000 {
			low, high := r.Bounds()
			fmt.Println(n, "rock", generation.Row.Probability(0).FloatString(3), "bounds", low.FloatString(4), high.FloatString(4))
			if n == 10_000 {
				break
			}
		}
	}
	// Output:
	// 100 rock 0.493 bounds -0.2616 0.2616
	// 1000 rock 0.198 bounds -0.1216 0.1216
	// 10000 rock 0.209 bounds -0.0136 0.0136
}

// What is seen of 2000 rounds.
func ExamplePlay_Trace() {
	trace, err := matrixgame.FictitiousPlay(roubles(), false).Trace(context.Background(), 2000)
	if err != nil {
		log.Fatal(err)
	}
	points := trace.Points()
	last := points[len(points)-1]
	fmt.Println(len(points), "points; after", last.Rounds, "rounds from", last.Low.RatString(), "to", last.High.RatString())
	var b bytes.Buffer
	err = trace.WriteSVG(&b, big.NewRat(-1, 24))
	fmt.Println(bytes.HasPrefix(b.Bytes(), []byte("<svg ")), err)
	// Output:
	// 400 points; after 2000 rounds from -17/200 to -1/25
	// true <nil>
}
