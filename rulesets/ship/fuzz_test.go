package ship_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/ship"
)

// FuzzParsePoint reads points. What is read is written, and that is read as the same.
func FuzzParsePoint(f *testing.F) {
	ruletest.FuzzReread(f, ship.ParsePoint, "A0", "j9", "AA10", "\xff", "Z 1")
}

// FuzzParseChart reads the marks of charts of few columns and rows. What is read is written, and that is read as the
// same.
func FuzzParseChart(f *testing.F) {
	for _, s := range []string{"-++++\n+-+++", "+ −\r\n - +", "++\n--\n+", "", "+x", "\xff"} {
		f.Add(uint8(4), uint8(1), s)
		f.Add(uint8(1), uint8(1), s)
	}
	f.Fuzz(func(t *testing.T, cols, rows uint8, s string) {
		rules := ship.Rules{Board: ship.Board{Cols: 1 + int(cols%8), Rows: 1 + int(rows%8)}, SquaredReach: 9}
		c, err := ship.ParseChart(rules, true, s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		var written strings.Builder
		if _, err := c.WriteTo(&written); err != nil {
			t.Fatal(err)
		}
		again, err := ship.ParseChart(rules, true, written.String())
		if err != nil || !slices.Equal(slices.Collect(again.Minus()), slices.Collect(c.Minus())) {
			t.Errorf("%q is written as %q, and that is read as another chart: %v", s, written.String(), err)
		}
	})
}
