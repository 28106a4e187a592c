package nogo_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/nogo"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{"", "..", "xo.|..#", "l.-|r.#", "x"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) { ruletest.Reread(t, nogo.Parse, text) })
}
