package domineering

import (
	"context"
	"fmt"
	"runtime"
	"testing"

	"github.com/cgt-go/sdk/surreal"
)

// BenchmarkSets values all 2^20 sets of squares of the 4 × 5 board.
func BenchmarkSets(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		valuesOfSets(b)
	}
}

// valuesOfSets returns the values of all sets of squares of the 4 × 5 board.
func valuesOfSets(b *testing.B) map[surreal.Game]bool {
	s := surreal.Solver[Position]{Rules: Rules{}}
	values := map[surreal.Game]bool{}
	var last surreal.Game
	for set := range uint64(1 << 20) {
		g, err := s.Value(context.Background(), FromBits(spread(set, 5)))
		if err != nil {
			b.Fatal(err)
		}
		if g != last {
			values[g], last = true, g
		}
	}
	return values
}

// BenchmarkThermographs finds the thermographs of all values of Domineering on the 4 × 5 board. The time to find the
// values is not counted; each time they are found anew, because a game keeps its thermograph.
func BenchmarkThermographs(b *testing.B) {
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		runtime.GC() // now no game of the last time is left
		values := valuesOfSets(b)
		b.StartTimer()
		for g := range values {
			g.Thermograph()
		}
		b.ReportMetric(float64(len(values)), "values")
	}
}

// BenchmarkBoard values whole boards from nothing.
func BenchmarkBoard(b *testing.B) {
	for _, size := range []struct {
		name       string
		rows, cols int
	}{{"4x4", 4, 4}, {"4x5", 4, 5}, {"5x5", 5, 5}, {"5x6", 5, 6}} {
		for _, goroutines := range []int{1, 2, 4} {
			b.Run(fmt.Sprintf("size=%s/goroutines=%d", size.name, goroutines), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					s := surreal.Solver[Position]{Rules: Rules{}, Limits: surreal.Limits{Steps: -1}, Goroutines: goroutines}
					if _, err := s.Value(context.Background(), Rectangle(size.rows, size.cols)); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkVerify checks the values of all positions of a board. The engines remember some comparisons from finding
// them.
func BenchmarkVerify(b *testing.B) {
	for _, goroutines := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("size=5x6/goroutines=%d", goroutines), func(b *testing.B) {
			s := surreal.Solver[Position]{Rules: Rules{}, Goroutines: goroutines}
			if _, err := s.Value(context.Background(), Rectangle(5, 6)); err != nil {
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
