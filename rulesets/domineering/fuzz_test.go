package domineering_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/domineering"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, domineering.Parse, "..|..", ".#|#.", "...\n.#.", "|")
}
