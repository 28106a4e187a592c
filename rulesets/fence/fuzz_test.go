package fence_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/fence"
)

// FuzzParse reads fences. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"b..g", "", "B", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, fence.Parse, s) })
}
