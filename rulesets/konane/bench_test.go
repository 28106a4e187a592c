package konane_test

import (
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/konane"
)

// BenchmarkValue values a thousand boards of 4 × 4 squares with random stones.
func BenchmarkValue(b *testing.B) {
	rng := rand.New(rand.NewPCG(4, 4))
	boards := make([]board.Board, 1000)
	for i := range boards {
		boards[i] = board.New(4, 4, '.').Fill(func(int) byte { return "xo."[rng.IntN(3)] })
	}
	ruletest.Benchmark(b, konane.Rules{}, boards...)
}
