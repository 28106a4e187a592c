package diagonals_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/diagonals"
)

// FuzzParse reads polygons. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"6+4", "3", "0", "", "4+", "\xff", "9999999999"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ruletest.Reread(t, diagonals.Parse, s)
	})
}
