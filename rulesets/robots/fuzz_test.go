package robots_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/robots"
)

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "1,2x3", "1|2", "|", "0|", "1x", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, robots.Parse, s) })
}
