// Package polltest has a context for tests of what looks at one.
package polltest

import (
	"context"
	"sync/atomic"
)

// After returns a context that is done, with the given cause, when it has been looked at so many times; from then on its Err is the cause. Any number of goroutines may look.
func After(looks int, cause error) context.Context {
	c := &after{Context: context.Background(), cause: cause}
	c.left.Store(int64(looks))
	return c
}

type after struct {
	context.Context
	left  atomic.Int64
	cause error
}

func (c *after) Err() error {
	if c.left.Add(-1) < 0 {
		return c.cause
	}
	return nil
}
