package robots_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/robots"
)

func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, robots.Parse, "", "1,2x3", "1|2", "|", "0|", "1x", "\xff")
}
