package limit_test

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/internal/limit"
)

func TestCount(t *testing.T) {
	for field, want := range map[int]int{0: 77, 1: 1, 1000: 1000, math.MaxInt: math.MaxInt, -1: math.MaxInt, math.MinInt: math.MaxInt} {
		if got := limit.Count(field, 77); got != want {
			t.Errorf("%d stands for %d, want %d", field, got, want)
		}
	}
}
