package surreal_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/surreal"
)

// BenchmarkDomineering4x5 values all 2^20 sets of squares of the 4 × 5 board.
func BenchmarkDomineering4x5(b *testing.B) {
	ctx := context.Background()
	b.ReportAllocs()
	for b.Loop() {
		s := surreal.Solver[board]{Rules: fastDomineering{}}
		for set := range board(1 << 20) {
			if _, err := s.Value(ctx, spread(set)); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// spread makes a board of a set of squares of the 4 × 5 board, numbered row by row.
func spread(set board) board {
	return set&31 | set>>5&31<<8 | set>>10&31<<16 | set>>15&31<<24
}

// BenchmarkDomineering values whole boards from nothing.
func BenchmarkDomineering(b *testing.B) {
	for _, size := range []struct {
		name       string
		rows, cols int
	}{{"4x4", 4, 4}, {"4x5", 4, 5}, {"5x5", 5, 5}, {"5x6", 5, 6}} {
		for _, goroutines := range []int{1, 2, 4} {
			b.Run(fmt.Sprintf("size=%s/goroutines=%d", size.name, goroutines), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					s := surreal.Solver[board]{Rules: fastDomineering{}, Limits: surreal.Limits{Steps: -1}, Goroutines: goroutines}
					if _, err := s.Value(context.Background(), rectangle(size.rows, size.cols)); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkVerify checks the values of all positions of a board. The engines remember some comparisons from finding them.
func BenchmarkVerify(b *testing.B) {
	for _, goroutines := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("size=5x6/goroutines=%d", goroutines), func(b *testing.B) {
			s := surreal.Solver[board]{Rules: fastDomineering{}, Goroutines: goroutines}
			if _, err := s.Value(context.Background(), rectangle(5, 6)); err != nil {
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
