package clobber_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/clobber"
)

// BenchmarkValue values a position that CGSuite has in its list of heavy ones.
func BenchmarkValue(b *testing.B) {
	ruletest.Benchmark(b, clobber.Rules{}, clobber.MustParse("xoxo|oxox|xoxo|oxox"))
}
