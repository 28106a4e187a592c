package quixo_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/quixo"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"../.. x", "x.o/.../..o o", "", "x/o", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ruletest.Reread(t, quixo.Parse, s)
	})
}
