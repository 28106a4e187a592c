// Package budget counts the steps of long arithmetic, so that it ends in an error where it would take too long.
package budget

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Budget is a number of steps that an operation may take. Once it is used up or its context is done, Err is set, and
// from then on every result of the operation is meaningless and the callers only have to get out. The zero Budget has
// no limit. It is used by one goroutine at a time.
type Budget struct {
	Ctx   context.Context // nil for no limit
	Steps int             // still allowed
	Limit int             // allowed in the beginning
	Err   error           // why it is over
	looks int             // so far, those of Look
}

// pollEvery is the number of steps after which a Budget looks whether its context is done.
const pollEvery = 1 << 12

// New returns a Budget. If ctx is done already, so is the Budget.
func New(ctx context.Context, steps int) Budget {
	b := Budget{Ctx: ctx, Steps: steps, Limit: steps}
	b.LookNow()
	return b
}

// Look looks now and then whether the context is done, for loops that count no steps, and reports whether the operation
// may go on.
func (b *Budget) Look() bool {
	if b.Err == nil && b.Ctx != nil {
		b.Err = poll.Err(b.Ctx, &b.looks)
	}
	return b.Err == nil
}

// LookNow looks at once, between pieces of work in which there is no look, and reports whether the operation may go on.
func (b *Budget) LookNow() bool {
	if b.Err == nil && b.Ctx != nil && b.Ctx.Err() != nil {
		b.Err = context.Cause(b.Ctx)
	}
	return b.Err == nil
}

// Fail makes err the error, if there is none yet.
func (b *Budget) Fail(err error) {
	if b.Err == nil {
		b.Err = err
	}
}

// Spend counts n steps and reports whether there were as many left.
func (b *Budget) Spend(n int) bool {
	if b.Err != nil || b.Ctx == nil {
		return b.Err == nil
	}
	before := b.Steps
	b.Steps -= n
	if b.Steps < 0 {
		b.Err = &cgt.LimitError{What: "steps of arithmetic", Limit: b.Limit}
		return false
	}
	if before/pollEvery != b.Steps/pollEvery && b.Ctx.Err() != nil {
		b.Err = context.Cause(b.Ctx)
		return false
	}
	return true
}
