package quixo_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/quixo"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, quixo.Parse, "../.. x", "x.o/.../..o o", "", "x/o", "\xff")
}
