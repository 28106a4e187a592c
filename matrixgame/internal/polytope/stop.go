package polytope

import (
	"context"
	"sync/atomic"
)

// Stop ends work on dictionaries when a context is done. Once it has ended any, it ends all that share it: what their
// methods return means nothing then, and the callers only have to get out with [Stop.Err]. It is safe for concurrent
// use.
type Stop struct {
	ctx    context.Context
	isDone atomic.Bool
}

// NewStop returns what looks at ctx.
func NewStop(ctx context.Context) *Stop { return &Stop{ctx: ctx} }

// Look looks at the context, and reports whether work may go on.
func (s *Stop) Look() bool {
	if s.isDone.Load() {
		return false
	}
	if s.ctx.Err() == nil {
		return true
	}
	s.isDone.Store(true)
	return false
}

// Err returns the cause of the context if any work was ended, and else nil.
func (s *Stop) Err() error {
	if !s.isDone.Load() {
		return nil
	}
	return context.Cause(s.ctx)
}
