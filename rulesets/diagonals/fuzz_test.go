package diagonals_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/diagonals"
)

// FuzzParse reads polygons. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, diagonals.Parse, "6+4", "3", "0", "", "4+", "\xff", "9999999999")
}
