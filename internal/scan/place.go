package scan

import (
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// OnLine returns an error about a place in a text with the line and the offset in it, in place of the offset in the
// text. Errors that are no [*cgt.SyntaxError] stay as they are.
func OnLine(text string, err error) error {
	e, ok := err.(*cgt.SyntaxError)
	if !ok {
		return err
	}
	before := text[:e.Offset]
	placed := *e
	placed.Line = 1 + strings.Count(before, "\n")
	placed.Offset -= strings.LastIndexByte(before, '\n') + 1
	return &placed
}
