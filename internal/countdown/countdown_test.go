package countdown_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
)

func TestContext(t *testing.T) {
	cause := errors.New("enough")
	ctx := countdown.New(2, cause)
	for i, want := range []error{nil, nil, context.Canceled, context.Canceled} {
		if err := ctx.Err(); err != want {
			t.Errorf("look %d: %v, want %v", i, err, want)
		}
	}
	if n := ctx.Looks(); n != 4 {
		t.Errorf("%d looks", n)
	}
	if err := context.Cause(ctx); err != cause {
		t.Errorf("the cause is %v", err)
	}
	ctx = countdown.New(0, nil)
	<-ctx.Done()
	if err := context.Cause(ctx); err != context.Canceled {
		t.Errorf("without a cause it is %v", err)
	}
	ctx = countdown.New(5, cause)
	ctx.Cancel()
	if err := context.Cause(ctx); err != cause || ctx.Err() == nil {
		t.Errorf("ended at once: %v", err)
	}
}

// TestGoroutines: however many look, as many looks find it cancelled.
func TestGoroutines(t *testing.T) {
	const goroutines, each, looks = 8, 1000, 5000
	ctx := countdown.New(looks, nil)
	var found [goroutines]int
	var group sync.WaitGroup
	for i := range goroutines {
		group.Go(func() {
			for range each {
				if ctx.Err() != nil {
					found[i]++
				}
			}
		})
	}
	group.Wait()
	late := 0
	for _, n := range found {
		late += n
	}
	// A look may be counted before the last that is free, and see what that of another goroutine after it has done.
	if late < goroutines*each-looks || late > goroutines*each-looks+goroutines || ctx.Looks() != goroutines*each {
		t.Errorf("%d of %d looks found it cancelled", late, ctx.Looks())
	}
}
