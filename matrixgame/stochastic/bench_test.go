package stochastic_test

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// drawn returns a game of n states with 3×3 entries, each of which goes on to three states.
func drawn(tb testing.TB, n int, discount *big.Rat) *stochastic.Game {
	r := rand.New(rand.NewPCG(1, uint64(n)))
	states := make([]stochastic.State, n)
	for s := range states {
		for range 3 {
			var row []stochastic.Entry[int]
			for range 3 {
				e := stochastic.Entry[int]{Payoff: big.NewRat(r.Int64N(199)-99, 1)}
				for range 3 {
					e.Next = append(e.Next, stochastic.Step[int]{To: r.IntN(n), Probability: big.NewRat(1, 3)})
				}
				row = append(row, e)
			}
			states[s].Entries = append(states[s].Entries, row)
		}
	}
	g, err := stochastic.New(states, discount)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{10, 100} {
		for _, discount := range []*big.Rat{big.NewRat(9, 10), big.NewRat(999, 1000)} {
			g := drawn(b, n, discount)
			b.Run(fmt.Sprintf("states=%d/discount=%s", n, discount.FloatString(3)), func(b *testing.B) {
				for b.Loop() {
					if _, err := stochastic.Solve(context.Background(), g); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
