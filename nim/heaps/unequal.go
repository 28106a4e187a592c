package heaps

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
)

// different has the values of 0, 1, 2, … counters in heaps that are all unequal, for a kind. It takes in one size of a
// heap after another, each at most once.
type different struct {
	sets  [][]set // for each number of heaps up to that of the kind; if it has more, the last are for larger numbers too
	sizes int     // the sizes from 1 up to this are in them
	words int     // in the sets
}

// unequal is each for three unequal heaps and more, or for two and more.
func (g *general) unequal(ctx context.Context, m int, k kind, f func(set, uint64)) error {
	d := g.differents[k]
	if d == nil || m >= len(d.sets[0]) {
		if d != nil {
			g.words -= d.words
		}
		d = &different{sets: make([][]set, k.r+1)}
		for r := range d.sets {
			d.sets[r] = make([]set, 2*m+2) // so that it is made anew only now and then
		}
		d.sets[0][0] = zero
		g.differents[k] = d
	}
	for d.sizes < g.len()-1 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		d.take(d.sizes+1, g.at(d.sizes+1), k)
		words := 3 * len(d.sets) * len(d.sets[0]) // for the sets that are empty
		for _, sets := range d.sets {
			for _, s := range sets {
				words += len(s)
			}
		}
		if g.words += words - d.words; g.words > g.most {
			g.words -= words
			delete(g.differents, k)
			return &cgt.LimitError{What: "words of tables of nim-values", Limit: g.most}
		}
		d.words = words
	}
	f(d.sets[k.r][m], 0)
	return nil
}

// take adds the ways with a heap of one more size, which has the value v.
func (d *different) take(size int, v uint64, k kind) {
	for m := len(d.sets[0]) - 1; m >= size; m-- {
		for r := min(k.r, m); r > 0; r-- {
			d.sets[r][m].addPlus(d.sets[r-1][m-size], v)
			if r == k.r && k.more {
				d.sets[r][m].addPlus(d.sets[r][m-size], v)
			}
		}
	}
	d.sizes = size
}
