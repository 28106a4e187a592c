package heaps_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim/heaps"
)

// FuzzParseHeaps reads heaps. What is read is written, and that is read as the same.
func FuzzParseHeaps(f *testing.F) {
	ruletest.FuzzReread(f, heaps.ParseHeaps, "5+3+5", " 1 + 2 ", "0", "", "+", "1+", "99999999999999999999", "-1", "\xff")
}
