package noughts_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/noughts"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, noughts.Parse, "X.O|.X.|...", "X.|../.O|..", "...\n.X.")
}
