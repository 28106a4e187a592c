package ruletest

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Benchmark values positions from nothing, with one goroutine and with two.
func Benchmark[Pos comparable](b *testing.B, rules cgt.Ruleset[Pos], positions ...Pos) {
	for _, goroutines := range []int{1, 2} {
		b.Run(fmt.Sprintf("goroutines=%d", goroutines), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s := surreal.Solver[Pos]{Rules: rules, Limits: surreal.Limits{Steps: -1}, Goroutines: goroutines}
				for _, p := range positions {
					if _, err := s.Value(context.Background(), p); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}
