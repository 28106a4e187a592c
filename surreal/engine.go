package surreal

import (
	"sync"

	"github.com/cgt-go/sdk/internal/budget"
)

// engine does the arithmetic of games that have no closed form, with memory: of each pair of games
// it computes the sum, and decides the order, at most once during an operation. What it remembers is
// bounded, and kept apart from the table of nodes, so that no value lives for ever. An engine is
// used by one goroutine at a time.
type engine struct {
	sums memo[Game]
	rels relMemo
	results

	ordinals map[[2]Game]Game // during ordinalSum

	draft draft
	depth int // of the recursion, since it last moved to a fresh stack

	// A step is about as long as it takes to compare two options.
	budget.Budget
}

// The numbers of results that an engine keeps from one operation to the next.
const (
	keptBySharedEngine = 1 << 14
	keptBySolver       = 1 << 21
)

// engines holds the engines of operations that are called without one. A collection of garbage
// empties the pool, and with it what the engines remember.
var engines = sync.Pool{New: func() any { return new(engine) }}

func acquireEngine() *engine { return engines.Get().(*engine) }

func (e *engine) release() {
	e.forget(keptBySharedEngine)
	engines.Put(e)
}

// forget drops what the engine remembers if it is more than the given number of results. It
// may be called between operations only: within one, forgetting would mean computing again.
func (e *engine) forget(most int) {
	e.sums.forget(most)
	e.rels.forget(most)
	if len(e.results) > most {
		e.results = nil
	}
}

// costOfSum is what it costs to add two games that have no closed form: such a sum takes about as much time
// and memory as this number of comparisons.
const costOfSum = 100

// cost returns the number of steps that one operation with the numbers in g costs: more if they are long.
func (g Game) cost() int {
	if g.n == nil || g.n.wide == nil {
		return 1
	}
	u := g.n.wide
	return 1 + u.x.words() + u.ups.words()
}

// words returns the length of x in machine words.
func (x Dyadic) words() int {
	if x.isInline() {
		return 1 + int(x.exp/64)
	}
	return 1 + int(x.exp/64) + len(x.big.Value())/8
}

// freshStackEvery is the depth of recursion after which an engine goes on in a new goroutine. The runtime
// ends the program when one stack exceeds a fixed size, but there may be any number of stacks: so
// the depth of a game is limited by memory only.
const freshStackEvery = 4096

// deep returns f(e, g, h), computed on a fresh stack if this one is deep. All recursion of an engine goes
// through it. It takes the arguments apart so that nothing is allocated unless the stack is deep.
func deep[T any](e *engine, f func(e *engine, g, h Game) T, g, h Game) T {
	if e.depth == freshStackEvery {
		return onFreshStack(e, f, g, h)
	}
	e.depth++
	v := f(e, g, h)
	e.depth--
	return v
}

func onFreshStack[T any](e *engine, f func(e *engine, g, h Game) T, g, h Game) T {
	saved := e.depth
	e.depth = 0
	var v T
	done := make(chan any)
	go func() {
		defer func() { done <- recover() }()
		v = f(e, g, h)
	}()
	if p := <-done; p != nil { // the caller, and not this goroutine, may know what to do about it
		panic(p)
	}
	e.depth = saved
	return v
}
