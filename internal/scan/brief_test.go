package scan_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/scan"
)

func TestBrief(t *testing.T) {
	for _, test := range [][2]string{
		{"", ""},
		{strings.Repeat("9", 40), strings.Repeat("9", 40)},
		{strings.Repeat("9", 41), strings.Repeat("9", 40) + "…"},
		{strings.Repeat("x", 39) + "éé", strings.Repeat("x", 39) + "…"},
	} {
		if got := scan.Brief(test[0]); got != test[1] {
			t.Errorf("%q is shown as %q, want %q", test[0], got, test[1])
		}
	}
}
