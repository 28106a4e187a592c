package infinite

import (
	"sync"
	"sync/atomic"
)

// crew is the goroutines that work on one call. What they find does not depend on how many they are: they look at a board that does not change meanwhile, each at some parts, and what they find is put together in the order of the parts. Only then the caller changes the board.
type crew struct {
	goroutines int
	found      [][]arrow // in each part
	all        []arrow
}

// arrow is a vertex that has been found, with a move from it, or −1.
type arrow struct{ from, to int32 }

// partLength is how many vertices a goroutine takes at a time. To wake one for fewer takes longer than to look at them. Tests change it.
var partLength = 1 << 12

const (
	// mostGoroutines is how many goroutines may work on one call.
	mostGoroutines = 256
	// roundLength is the most vertices from which moves are followed backwards at a time.
	roundLength = 1 << 16
	// sweepBlocks is the number of blocks in which all vertices are looked at in their order. What is found in a block counts for the next ones, so with fewer blocks there is more to be looked at again; with more of them, there is less to be shared.
	sweepBlocks = 16
)

func newCrew(goroutines int) *crew {
	return &crew{goroutines: min(max(1, goroutines), mostGoroutines)}
}

// each calls do for each part of the numbers from 0 to n−1: those from from to to−1. Calls come in no order, and at the same time.
func (c *crew) each(n int, do func(part, from, to int)) {
	parts := (n + partLength - 1) / partLength
	var next atomic.Int64
	work := func() {
		for k := int(next.Add(1)) - 1; k < parts; k = int(next.Add(1)) - 1 {
			do(k, k*partLength, min(n, (k+1)*partLength))
		}
	}
	var helping sync.WaitGroup
	for range min(c.goroutines, parts) - 1 {
		helping.Go(work)
	}
	work()
	helping.Wait()
}

// collect returns what find appends for the numbers from 0 to n−1, in their order. Find is called for some that follow one another, at the same time as for others. The list is of use only until the next call.
func (c *crew) collect(n int, find func(dst []arrow, from, to int) []arrow) []arrow {
	if c.goroutines == 1 || n <= partLength {
		c.all = find(c.all[:0], 0, n)
		return c.all
	}
	for parts := (n + partLength - 1) / partLength; len(c.found) < parts; {
		c.found = append(c.found, nil)
	}
	c.each(n, func(part, from, to int) { c.found[part] = find(c.found[part][:0], from, to) })
	c.all = c.all[:0]
	for part := 0; part*partLength < n; part++ {
		c.all = append(c.all, c.found[part]...)
	}
	return c.all
}

// sweep calls collect for blocks of the numbers from 0 to n−1, one after another, and take for each arrow that it returns.
func (c *crew) sweep(n int, find func(dst []arrow, from, to int) []arrow, take func(a arrow)) {
	length := n/sweepBlocks + 1
	for first := 0; first < n; first += length {
		block := func(dst []arrow, from, to int) []arrow { return find(dst, first+from, first+to) }
		for _, a := range c.collect(min(length, n-first), block) {
			take(a)
		}
	}
}
