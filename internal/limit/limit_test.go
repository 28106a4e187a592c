package limit_test

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/internal/limit"
)

func TestGoroutines(t *testing.T) {
	for field, want := range map[int]int{0: 1, 1: 1, 2: 2, 256: 256, 257: 256, math.MaxInt: 256, -1: 1, math.MinInt: 1} {
		if got := limit.Goroutines(field); got != want {
			t.Errorf("%d stands for %d, want %d", field, got, want)
		}
	}
}

func TestCount(t *testing.T) {
	for field, want := range map[int]int{0: 77, 1: 1, 1000: 1000, math.MaxInt: math.MaxInt, -1: math.MaxInt, math.MinInt: math.MaxInt} {
		if got := limit.Count(field, 77); got != want {
			t.Errorf("%d stands for %d, want %d", field, got, want)
		}
	}
}
