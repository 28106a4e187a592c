// Package countdown has a context for tests that stop a call anywhere: one that is done once it has been asked so many times.
package countdown

import "context"

// Context is cancelled when it has been asked Left times. The goroutine that asks must be alone.
type Context struct {
	context.Context
	Left int
}

// New returns a context that is like ctx for so many questions.
func New(ctx context.Context, left int) *Context { return &Context{ctx, left} }

// Err returns [context.Canceled] if it has been asked often enough, and otherwise nil.
func (c *Context) Err() error {
	if c.Left--; c.Left < 0 {
		return context.Canceled
	}
	return nil
}
