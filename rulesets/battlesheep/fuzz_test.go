package battlesheep_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	f.Add("0, 0,+2 | 1,-1 #")
	f.Fuzz(func(t *testing.T, text string) { ruletest.Reread(t, battlesheep.Parse, text) })
}
