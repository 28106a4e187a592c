package cgttest_test

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
)

// rows is a game with a row of pins: Left knocks down one pin, Right two that stand side by side. The pins that
// stand are written i, the places of the others with dots.
type rows struct{}

func (rows) AppendMoves(dst []string, row string, who cgt.Player) []string {
	pins := "i"
	if who == cgt.Right {
		pins = "ii"
	}
	for i := range row {
		if rest, ok := strings.CutPrefix(row[i:], pins); ok {
			dst = append(dst, row[:i]+strings.Repeat(".", len(pins))+rest)
		}
	}
	return dst
}

// AppendParts splits the row where pins are down.
func (rows) AppendParts(dst []string, row string) []string {
	return append(dst, strings.FieldsFunc(row, func(r rune) bool { return r == '.' })...)
}

// Normalize looks at the row from the side that comes first in the dictionary.
func (rows) Normalize(row string) (string, bool) {
	reversed := ""
	for _, r := range row {
		reversed = string(r) + reversed
	}
	return min(row, reversed), false
}

// The conformance test of a ruleset. In a test it reads
//
//	func TestRows(t *testing.T) {
//		cgttest.Run(t, rows{}, "iiiiiii")
//	}
func ExampleTestRuleset() {
	fmt.Println(cgttest.TestRuleset(rows{}, "iiiiiii"))
	// Output: <nil>
}
