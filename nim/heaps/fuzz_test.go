package heaps_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim/heaps"
)

// FuzzParseHeaps reads heaps. What is read is written, and that is read as the same.
func FuzzParseHeaps(f *testing.F) {
	for _, s := range []string{"5+3+5", " 1 + 2 ", "0", "", "+", "1+", "99999999999999999999", "-1", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, heaps.ParseHeaps, s) })
}
