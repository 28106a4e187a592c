package main

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// TestProgress tells a hundred times in one search, at most, and begins anew with the next one.
func TestProgress(t *testing.T) {
	var told strings.Builder
	tell := progress(&told, "positions", 4_000_000)
	for _, times := range []int{1, 2, 3, 4, 5, 1} { // the last one is of another search
		tell(cgt.Stats{Positions: times * cgt.ProgressEvery})
	}
	if want := "16384 of 4000000 positions\n65536 of 4000000 positions\n16384 of 4000000 positions\n"; told.String() != want {
		t.Errorf("%q, want %q", told.String(), want)
	}
}
