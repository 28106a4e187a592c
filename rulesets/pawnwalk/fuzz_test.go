package pawnwalk_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
)

// FuzzParseSquare reads squares. What is read is written, and that is read as the same.
func FuzzParseSquare(f *testing.F) {
	ruletest.FuzzReread(f, pawnwalk.ParseSquare, "a1", "H8", "aa10", "é1", "a0", "a99999999999999999999", "\xff")
}
