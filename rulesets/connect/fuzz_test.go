package connect_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/connect"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, connect.Parse, "....|.O..|XX..", ".\nX\nO", "X|.")
}
