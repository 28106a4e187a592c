package surreal

import (
	"context"
	"sync"

	"github.com/cgt-go/sdk/cgt"
)

// engine does the arithmetic of games that have no closed form, with memory: of each pair of games
// it computes the sum, and decides the order, at most once during an operation. What it remembers is
// bounded, and kept apart from the table of nodes, so that no value lives for ever. An engine is
// used by one goroutine at a time.
type engine struct {
	sums map[operands]Game
	les  map[operands]bool // whether n ≤ h
	ges  map[operands]bool // whether n ≥ h, for number-up-stars h

	depth int // of the recursion, since it last moved to a fresh stack

	// In an engine with a budget, err is set once the budget is used up or the context is done;
	// from then on every result is meaningless and the callers only have to get out.
	budget *budget
	err    error
}

// budget limits the work of an engine.
type budget struct {
	ctx   context.Context
	steps int // comparisons and sums still allowed
	limit int
}

// operands are two games, the first of which is no number-up-star.
type operands struct {
	n *node
	h Game
}

// The numbers of results that an engine keeps from one operation to the next.
const (
	keptBySharedEngine = 1 << 14
	keptBySolver       = 1 << 21
)

// engines holds the engines of operations that are called without one. A collection of garbage
// empties the pool, and with it what the engines remember.
var engines = sync.Pool{New: func() any { return newEngine() }}

func newEngine() *engine {
	return &engine{sums: map[operands]Game{}, les: map[operands]bool{}, ges: map[operands]bool{}}
}

func acquireEngine() *engine { return engines.Get().(*engine) }

func (e *engine) release() {
	e.forget(keptBySharedEngine)
	engines.Put(e)
}

// forget drops what the engine remembers if it is more than the given number of results. It
// may be called between operations only: within one, forgetting would mean computing again.
func (e *engine) forget(most int) {
	if len(e.sums) > most {
		e.sums = map[operands]Game{}
	}
	if len(e.les) > most {
		e.les = map[operands]bool{}
	}
	if len(e.ges) > most {
		e.ges = map[operands]bool{}
	}
}

// spend counts one step and reports whether there was one left.
func (e *engine) spend() bool {
	b := e.budget
	if b == nil {
		return true
	}
	if e.err != nil {
		return false
	}
	b.steps--
	if b.steps < 0 {
		e.err = &cgt.LimitError{What: "steps of arithmetic", Limit: b.limit}
		return false
	}
	if b.steps%1024 == 0 && b.ctx.Err() != nil {
		e.err = context.Cause(b.ctx)
		return false
	}
	return true
}

// freshStackEvery is the depth of recursion after which an engine goes on in a new goroutine. The runtime
// ends the program when one stack exceeds a fixed size, but there may be any number of stacks: so
// the depth of a game is limited by memory only.
const freshStackEvery = 4096

// onFreshStack runs f on a stack of its own and waits for it.
func (e *engine) onFreshStack(f func()) {
	saved := e.depth
	e.depth = 0
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	<-done
	e.depth = saved
}
