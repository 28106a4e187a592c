package kingrooks_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/kingrooks"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, kingrooks.Rules{Size: 5}.Parse, "K(1,2) R(0,7)(3,1) Min", "K(0,0)R", "\xff")
}
