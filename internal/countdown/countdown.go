// Package countdown has a context for tests that stop a call anywhere: one that is done once it has been looked at so
// many times, whatever any clock says.
package countdown

import (
	"context"
	"sync/atomic"
)

// Context is cancelled when somebody has looked so many times whether it is. Any number of goroutines may look.
// Contexts derived from it look when they are made and are then not seen to look.
type Context struct {
	context.Context
	cancel context.CancelCauseFunc
	cause  error
	before int64
	looks  atomic.Int64
}

// New returns a context that so many looks do not find cancelled; the next one does, and then the cause is the given
// one, or [context.Canceled] if it is nil.
func New(looks int, cause error) *Context {
	c := &Context{cause: cause, before: int64(looks)}
	c.Context, c.cancel = context.WithCancelCause(context.Background())
	return c
}

func (c *Context) look() {
	if c.looks.Add(1) > c.before {
		c.Cancel()
	}
}

// Err counts as a look.
func (c *Context) Err() error {
	c.look()
	return c.Context.Err()
}

// Done counts as a look.
func (c *Context) Done() <-chan struct{} {
	c.look()
	return c.Context.Done()
}

// Looks returns how many looks there were.
func (c *Context) Looks() int { return int(c.looks.Load()) }

// Cancel ends the context at once, and what is derived from it.
func (c *Context) Cancel() { c.cancel(c.cause) }
