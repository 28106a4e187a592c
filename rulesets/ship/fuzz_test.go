package ship_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/ship"
)

// FuzzParsePoint reads points. What is read is written, and that is read as the same.
func FuzzParsePoint(f *testing.F) {
	for _, s := range []string{"A0", "j9", "AA10", "\xff", "Z 1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, ship.ParsePoint, s) })
}
