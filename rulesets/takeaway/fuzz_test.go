package takeaway_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/takeaway"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, takeaway.Parse, "10", "10:4", " 1 : 2", "18446744073709551616", "\xff:")
}
