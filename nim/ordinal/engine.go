package ordinal

import (
	"context"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// engine does the arithmetic. It works within a budget of steps; once that is used up or ctx is done, err is set, and from then
// on every result is meaningless and the callers only have to get out. An engine is used for one operation.
type engine struct {
	ctx   context.Context // nil for no limit
	steps int             // still allowed
	limit int
	err   error

	roots map[generator]number // for sqrt
}

// pollEvery is the number of steps after which an engine looks whether its context is done.
const pollEvery = 1 << 10

// spend counts n steps and reports whether there were as many left.
func (e *engine) spend(n int) bool {
	if e.ctx == nil {
		return true
	}
	if e.err != nil {
		return false
	}
	before := e.steps
	e.steps -= n
	if e.steps < 0 {
		e.err = &cgt.LimitError{What: "steps of arithmetic", Limit: e.limit}
		return false
	}
	if before/pollEvery != e.steps/pollEvery && e.ctx.Err() != nil {
		e.err = context.Cause(e.ctx)
		return false
	}
	return true
}

// costOf returns the number of steps that a product of two finite nimbers of the size of x takes: one for 64 bits, and three times as many
// for twice as many bits.
func costOf(x nim.Big) int {
	if _, ok := x.Nimber(); ok {
		return 1
	}
	cost := 1
	for bits := x.Int().BitLen(); bits > 64 && cost < mostCost; bits = (bits + 1) / 2 {
		cost *= 3
	}
	return cost
}

// mostCost is where costs of products are not counted further, so that those of inverses, which are larger, fit an int.
const mostCost = math.MaxInt / (4 * inverseCost)
