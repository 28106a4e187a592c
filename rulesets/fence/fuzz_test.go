package fence_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/fence"
)

// FuzzParse reads fences. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, fence.Parse, "b..g", "", "B", "\xff")
}
