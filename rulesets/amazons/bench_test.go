package amazons_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/amazons"
)

// BenchmarkValue values a position that CGSuite has in its list of heavy ones.
func BenchmarkValue(b *testing.B) {
	ruletest.Benchmark(b, amazons.Rules{}, amazons.MustParse("x......|o......"))
}
