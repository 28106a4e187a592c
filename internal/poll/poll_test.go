package poll_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/internal/poll"
)

func TestErr(t *testing.T) {
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	steps := 0
	for range poll.Every {
		if err := poll.Err(ctx, &steps); err != nil {
			t.Fatal(err)
		}
	}
	cancel(enough)
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("after step %d: %v, want %v", steps, err, enough)
	}
	for steps = 1; steps < poll.Every; {
		if err := poll.Err(ctx, &steps); err != nil {
			t.Fatalf("step %d looked: %v", steps, err)
		}
	}
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("step %d: %v, want %v", steps, err, enough)
	}
	steps = 0
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("the first step: %v, want %v", err, enough)
	}
}
