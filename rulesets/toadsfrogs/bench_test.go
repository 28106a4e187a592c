package toadsfrogs_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
)

// BenchmarkValue values all strips of nine squares.
func BenchmarkValue(b *testing.B) {
	var strips []board.Board
	for n := range 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 {
		strips = append(strips, board.New(1, 9, '.').Fill(func(int) byte {
			letter := "tf."[n%3]
			n /= 3
			return letter
		}))
	}
	ruletest.Benchmark(b, toadsfrogs.Rules{}, strips...)
}
