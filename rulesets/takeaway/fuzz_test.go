package takeaway_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/takeaway"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"10", "10:4", " 1 : 2", "18446744073709551616", "\xff:"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ruletest.Reread(t, takeaway.Parse, s)
	})
}
