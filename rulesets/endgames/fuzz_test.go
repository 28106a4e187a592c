package endgames_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/endgames"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, endgames.Parse, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", "7k/8/8/8/8/8/8/K7 b", "k", "8/8", "\xff")
}
