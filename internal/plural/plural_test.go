package plural_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/plural"
)

func TestOf(t *testing.T) {
	for n, want := range map[int]string{-1: "-1 entries", 0: "0 entries", 1: "1 entry", 2: "2 entries"} {
		if got := plural.Of(n, "entry", "entries"); got != want {
			t.Errorf("%d are %q, want %q", n, got, want)
		}
	}
}
