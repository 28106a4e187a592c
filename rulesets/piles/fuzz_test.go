package piles_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/piles"
)

// FuzzParse reads positions. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"3,5", "(3,5)", "3,0,5,0", "5+3|2,0", "0|0,0", "", " ", "\xff", "1,2,", "18446744073709551615,1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		ruletest.Reread(t, piles.ParsePair, text)
		ruletest.Reread(t, piles.ParseStairs, text)
		ruletest.Reread(t, piles.ParsePoker, text)
	})
}
