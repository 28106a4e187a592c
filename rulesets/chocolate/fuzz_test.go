package chocolate_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/chocolate"
)

// FuzzParse reads bars. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, chocolate.Parse, "5x8@2,3", "3×4", "1x1@1,1", "5x8@", "\xff", "2x2@3,1")
}
