package infinite

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/cgt-go/sdk/internal/limit"
)

// crew is the goroutines that work on one call, until its context is done; from then on its methods return the cause as
// an error. What they find does not depend on how many they are: they look at a board that does not change meanwhile,
// each at some parts, and what they find is put together in the order of the parts. Only then the caller changes the
// board.
type crew struct {
	ctx        context.Context
	goroutines int
	found      [][]arrow // in each part
	all        []arrow
}

// arrow is a vertex that has been found, with a move from it, or −1.
type arrow struct{ from, to int32 }

var (
	// partLength is how many vertices a goroutine takes at a time. To wake one for fewer takes longer than to look at
	// them. Tests change it.
	partLength = 1 << 12
	// aloneLength is how many vertices are looked at between two looks at the context if there is one goroutine. Tests
	// change it.
	aloneLength = 1 << 16
)

const (
	// roundLength is the most vertices from which moves are followed backwards at a time.
	roundLength = 1 << 16
	// sweepBlocks is the number of blocks in which all vertices are looked at in their order. What is found in a block
	// counts for the next ones, so with fewer blocks there is more to be looked at again; with more of them, there is
	// less to be shared.
	sweepBlocks = 16
)

func newCrew(ctx context.Context, goroutines int) *crew {
	return &crew{ctx: ctx, goroutines: limit.Goroutines(goroutines)}
}

// each calls do for each part of the numbers from 0 to n−1: those from from to to−1. Calls come in no order, and at the
// same time. With an error there may be some that it has not called.
func (c *crew) each(n int, do func(part, from, to int)) error {
	parts := (n + partLength - 1) / partLength
	var next atomic.Int64
	work := func() {
		for k := int(next.Add(1)) - 1; k < parts && c.ctx.Err() == nil; k = int(next.Add(1)) - 1 {
			do(k, k*partLength, min(n, (k+1)*partLength))
		}
	}
	var helping sync.WaitGroup
	for range min(c.goroutines, parts) - 1 {
		helping.Go(work)
	}
	work()
	helping.Wait()
	return c.err()
}

// err returns the cause why the context is done.
func (c *crew) err() error {
	if c.ctx.Err() != nil {
		return context.Cause(c.ctx)
	}
	return nil
}

// collect returns what find appends for the numbers from 0 to n−1, in their order. Find is called for some that follow
// one another, at the same time as for others. The list is of use only until the next call.
func (c *crew) collect(n int, find func(dst []arrow, from, to int) []arrow) ([]arrow, error) {
	c.all = c.all[:0]
	if c.goroutines == 1 || n <= partLength {
		for from := 0; from < n; from += aloneLength {
			if err := c.err(); err != nil {
				return nil, err
			}
			c.all = find(c.all, from, min(n, from+aloneLength))
		}
		return c.all, nil
	}
	for parts := (n + partLength - 1) / partLength; len(c.found) < parts; {
		c.found = append(c.found, nil)
	}
	if err := c.each(n, func(part, from, to int) { c.found[part] = find(c.found[part][:0], from, to) }); err != nil {
		return nil, err
	}
	for part := 0; part*partLength < n; part++ {
		c.all = append(c.all, c.found[part]...)
	}
	return c.all, nil
}

// sweep calls collect for blocks of the numbers from 0 to n−1, one after another, and take for each arrow that it
// returns.
func (c *crew) sweep(n int, find func(dst []arrow, from, to int) []arrow, take func(a arrow)) error {
	length := n/sweepBlocks + 1
	for first := 0; first < n; first += length {
		block := func(dst []arrow, from, to int) []arrow { return find(dst, first+from, first+to) }
		found, err := c.collect(min(length, n-first), block)
		if err != nil {
			return err
		}
		for _, a := range found {
			take(a)
		}
	}
	return nil
}
