package matrixgame

import (
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// onLine returns an error about a place in a text with the line and the offset in it, in place of the offset in the text.
func onLine(text string, err error) error {
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
