package pieces_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// FuzzParse reads pieces, squares and bags. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"rook", "(-1,0)+(0,-1)", "(1,-2)(-2,1)", "3,6", "(3,6)+4", "(0,-1)(-1,100)", "\xff", "(-1,1)(1,-1)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ruletest.Reread(t, pieces.Parse, s)
		ruletest.Reread(t, pieces.ParseSquare, s)
		ruletest.Reread(t, pieces.ParseBag, s)
	})
}
