package balance_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/balance"
)

// BenchmarkSolve finds what coins of 1 to 20 grams on a balance are worth, in all positions.
func BenchmarkSolve(b *testing.B) {
	rules := balance.Grams(20)
	for b.Loop() {
		s, err := balance.Solve(b.Context(), rules, cgt.Limits{Positions: 60_000_000})
		if err != nil {
			b.Fatal(err)
		}
		if v, ok := s.Value(rules.Start()); !ok || v != 10 {
			b.Fatal(v, ok)
		}
	}
}

// BenchmarkSolution_Verify checks the values of all positions: those for 20 coins too, which no test does.
func BenchmarkSolution_Verify(b *testing.B) {
	for _, coins := range []int{14, 20} {
		b.Run(fmt.Sprintf("coins=%d", coins), func(b *testing.B) {
			if coins == 20 && testing.Short() {
				b.Skip("with -short")
			}
			s, err := balance.Solve(context.Background(), balance.Grams(coins), cgt.Limits{Positions: 60_000_000})
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if err := s.Verify(context.Background()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
