package zermelo

import "sync"

// commonPayoffs are payoffs that several goroutines number. Each has a part of its own, with the same numbers, and asks
// for those that it does not know.
type commonPayoffs[V Payoff[V]] struct {
	mu sync.Mutex
	*payoffs[V]
}

// newCommonPayoffs returns common payoffs, none to begin with, of the game that ps is of.
func newCommonPayoffs[V Payoff[V]](ps *payoffs[V]) *commonPayoffs[V] {
	return &commonPayoffs[V]{payoffs: newPayoffs(ps.hurryOf, ps.mayLoop)}
}

// part returns payoffs for one goroutine.
func (c *commonPayoffs[V]) part() *payoffs[V] {
	ps := newPayoffs(c.hurryOf, c.mayLoop)
	ps.common = c
	return ps
}

// numberFor returns the number of v, and brings a part up to date.
func (c *commonPayoffs[V]) numberFor(part *payoffs[V], v V) uint32 {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := c.of(v)
	c.copyTo(part)
	return n
}

// update brings a part up to date.
func (c *commonPayoffs[V]) update(part *payoffs[V]) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.copyTo(part)
}

func (c *commonPayoffs[V]) copyTo(part *payoffs[V]) {
	for _, v := range c.list[len(part.list):] {
		part.add(v)
	}
}
