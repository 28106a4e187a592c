package amazons_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// BenchmarkValue values a position that CGSuite has in its list of heavy ones.
func BenchmarkValue(b *testing.B) {
	p := amazons.MustParse("x......|o......")
	for _, goroutines := range []int{1, 2} {
		b.Run(fmt.Sprintf("goroutines=%d", goroutines), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s := surreal.Solver[board.Board]{Rules: amazons.Rules{}, Limits: surreal.Limits{Steps: -1}, Goroutines: goroutines}
				if _, err := s.Value(context.Background(), p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
