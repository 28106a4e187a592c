package coins_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/coins"
)

// FuzzParse reads coins, codes and products. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"thht|ttth", "t", "", "th|t", "2x2", "1-3x1+C", "1,3-5 x 2", "x", "2x", "\xff", "1", "1-2,4+", "1-3C(5)", "2+FS", "1CE"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ruletest.Reread(t, coins.Parse, s)
		ruletest.Reread(t, coins.ParseCode, s)
		ruletest.Reread(t, coins.ParseProduct, s)
	})
}
