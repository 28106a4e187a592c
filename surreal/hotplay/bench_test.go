package hotplay_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/hotplay"
)

// BenchmarkSolver finds the best score of sums of n games {a||b|c}, which takes three times as long for each more.
func BenchmarkSolver(b *testing.B) {
	for _, n := range []int{4, 6, 8, 10} {
		b.Run(fmt.Sprintf("components=%d", n), func(b *testing.B) {
			p := hotplay.NewPosition(cgt.Left, threats(rand.New(rand.NewPCG(4, 6)), n, 9)...)
			for b.Loop() {
				var s hotplay.Solver
				if _, err := s.Score(b.Context(), p); err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(s.Stats().Positions), "positions")
			}
		})
	}
}

// BenchmarkMove finds a first move by temperature in sums of n games {a||b|c}.
func BenchmarkMove(b *testing.B) {
	for _, s := range []hotplay.Strategy{hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{}} {
		for _, n := range []int{10, 1000} {
			b.Run(fmt.Sprintf("%v/components=%d", s, n), func(b *testing.B) {
				p := hotplay.NewPosition(cgt.Left, threats(rand.New(rand.NewPCG(4, 6)), n, 1000)...)
				for b.Loop() {
					if _, _, err := s.Move(b.Context(), p); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkRank is a tournament; what each strategy loses in a play on average is reported.
func BenchmarkRank(b *testing.B) {
	for _, bench := range []struct {
		name string
		draw func(*rand.Rand) []surreal.Game
	}{
		{"threats=5", func(r *rand.Rand) []surreal.Game { return threats(r, 5, 20) }},
		{"random=3", func(r *rand.Rand) []surreal.Game { return hotGames(r, 3) }},
	} {
		b.Run(bench.name, func(b *testing.B) {
			random := rand.New(rand.NewPCG(10, 3))
			sums := make([][]surreal.Game, 20)
			for i := range sums {
				sums[i] = bench.draw(random)
			}
			for b.Loop() {
				table, err := hotplay.Rank(b.Context(), cgt.Limits{}, sums, hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{})
				if err != nil {
					b.Fatal(err)
				}
				for _, s := range table {
					lost, _ := s.Lost.Float64()
					b.ReportMetric(lost/float64(s.Plays), fmt.Sprint(s.Strategy, "-lost"))
				}
			}
		})
	}
}
