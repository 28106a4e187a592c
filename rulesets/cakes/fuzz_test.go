package cakes_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/cakes"
)

// FuzzParse reads cakes. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, cakes.Parse, "", "0", "8x2", "8x2+3x3", "(8,2)+8,2", "8", "x", "1×1", "9999999999999999999x1", "5(8x2)+(8,2)", "9223372036854775807(1x1)+9223372036854775807(1x1)", " 1 X 1 ", "\xff")
}
