package hex_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/hex"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, hex.Parse, "...|.X.|..O", "XO", "..\n..")
}
