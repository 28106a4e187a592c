// Package inputtest checks what readers of games say of texts that they cannot read.
package inputtest

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// CheckJSON checks that the error of reading a text as JSON is of one of the types that readers name: those of package
// encoding/json, [*matrixgame.InputError] and [*cgt.LimitError].
func CheckJSON(t *testing.T, text string, err error) {
	t.Helper()
	if !errors.As(err, new(*json.SyntaxError)) && !errors.As(err, new(*json.UnmarshalTypeError)) && !errors.As(err, new(*matrixgame.InputError)) && !errors.As(err, new(*cgt.LimitError)) {
		t.Errorf("%q: %T: %v", text, err, err)
	}
}
