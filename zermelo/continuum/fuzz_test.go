package continuum_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo/continuum"
)

// FuzzParseInterval reads intervals. What is read is written, and that is read as the same.
func FuzzParseInterval(f *testing.F) {
	ruletest.FuzzReread(f, continuum.ParseInterval, "[0,1/2)", "(-3/6,4]", "(1,1)", "[2,1]", "[0, 1]", "[1/0,2]", "[99999999999999999999,0]", "\xff")
}
