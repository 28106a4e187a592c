package pawnwalk_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
)

// FuzzParseSquare reads squares. What is read is written, and that is read as the same.
func FuzzParseSquare(f *testing.F) {
	for _, s := range []string{"a1", "H8", "aa10", "é1", "a0", "a99999999999999999999", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, pawnwalk.ParseSquare, s) })
}
