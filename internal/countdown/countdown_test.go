package countdown_test

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
)

func TestContext(t *testing.T) {
	ctx := countdown.New(t.Context(), 2)
	for i, want := range []error{nil, nil, context.Canceled, context.Canceled} {
		if err := ctx.Err(); err != want {
			t.Errorf("question %d: %v, want %v", i, err, want)
		}
	}
}
