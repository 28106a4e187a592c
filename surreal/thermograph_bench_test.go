package surreal_test

import (
	"context"
	"fmt"
	"runtime"
	"testing"

	"github.com/cgt-go/sdk/surreal"
)

// BenchmarkThermographs finds the thermographs of all values of Domineering on the 4 × 5 board. The time to find the values is
// not counted; each time they are found anew, because a game keeps its thermograph.
func BenchmarkThermographs(b *testing.B) {
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		runtime.GC() // now no game of the last time is left
		s := surreal.Solver[board]{Rules: fastDomineering{}}
		values := map[surreal.Game]bool{}
		for set := range board(1 << 20) {
			g, err := s.Value(context.Background(), spread(set))
			if err != nil {
				b.Fatal(err)
			}
			values[g] = true
		}
		b.StartTimer()
		for g := range values {
			g.Thermograph()
		}
		b.ReportMetric(float64(len(values)), "values")
	}
}

// BenchmarkHeat heats nimbers by 1. The result is new each time, because games that nobody holds are forgotten.
func BenchmarkHeat(b *testing.B) {
	for _, n := range []uint64{12, 14, 40} {
		b.Run(fmt.Sprintf("*%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				runtime.GC()
				b.StartTimer()
				surreal.Nimber(n).Heat(surreal.Int(1))
			}
		})
	}
}

// BenchmarkHeatText writes the canonical form of *12 heated by 1.
func BenchmarkHeatText(b *testing.B) {
	g := surreal.Nimber(12).Heat(surreal.Int(1))
	for b.Loop() {
		_ = g.String()
	}
}
