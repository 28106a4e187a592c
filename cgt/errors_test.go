package cgt_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// TestErrorsInOneLine: positions whose texts have several lines do not break a message.
func TestErrorsInOneLine(t *testing.T) {
	for _, err := range []error{
		&cgt.LoopError{Cycle: []string{"x.\n.o", ".x\no."}, Movers: []cgt.Player{cgt.Left, cgt.Right}},
		&cgt.RulesetError{Position: "x.\n.o", Msg: "it is wrong"},
		&cgt.IsomorphismError{Position: "x\n", Image: "o\n", Msg: "it is wrong"},
	} {
		if text := err.Error(); strings.Contains(text, "\n") || !strings.Contains(text, `\n`) {
			t.Errorf("%q", text)
		}
	}
}
