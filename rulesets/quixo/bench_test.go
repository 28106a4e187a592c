package quixo_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/zermelo"
)

// BenchmarkSolve solves all positions. There are 86,093,442 numbers on 4 × 4, of which the table has two bytes each;
// those that stand for others are solved.
func BenchmarkSolve(b *testing.B) {
	for _, size := range []int{3, 4} {
		for _, goroutines := range []int{1, 2} {
			b.Run(fmt.Sprintf("size=%d/goroutines=%d", size, goroutines), func(b *testing.B) {
				rules, err := quixo.New(size)
				if err != nil {
					b.Fatal(err)
				}
				n := 0
				for b.Loop() {
					s := zermelo.Solver[quixo.Position, zermelo.Result]{Game: rules, Limits: cgt.Limits{Positions: -1}, Goroutines: goroutines}
					sol, err := s.Solve(context.Background(), rules.Start())
					if err != nil {
						b.Fatal(err)
					}
					n = sol.Len()
					if d, _ := sol.Distance(rules.Start()); sol.StartValue() != zermelo.Win || d != map[int]int{3: 7, 4: 21}[size] {
						b.Fatalf("%v in %d moves", sol.StartValue(), d)
					}
				}
				seconds := b.Elapsed().Seconds() / float64(b.N)
				b.ReportMetric(float64(rules.Size())/seconds, "numbers/s")
				b.ReportMetric(float64(n)/seconds, "positions/s")
				b.ReportMetric(float64(n), "positions")
			})
		}
	}
}
