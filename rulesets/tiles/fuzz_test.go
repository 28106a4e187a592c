package tiles_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/tiles"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, tiles.Parse, "..XO..", ".", "XO|..")
}
