package sausages_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/sausages"
)

// FuzzParse reads tables. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, sausages.Parse, "4,2", "0", "3 +1 Min", "\xff")
}
