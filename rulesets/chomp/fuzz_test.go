package chomp_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/chomp"
)

// FuzzParse reads bars. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, chomp.Parse, "4,4,2", "3x4", "", "1,2", "256", "\xff", "3×3")
}
