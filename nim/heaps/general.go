package heaps

import (
	"context"
	"math"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
)

// This file finds nim-values of all codes, from the definition: it marks the values of all moves in a set and takes the
// least one that is missing.
//
// What digits that repeat for ever allow is collected as n grows: for every remainder modulo the number of digits that
// repeat, the set of values of heaps with that remainder from which all those digits lead. Of three heaps and more
// there are too many ways. The values of a number of counters in r heaps, or in r and more, are those of one heap, not
// larger than the r-th part, plus those of the rest in r-1 heaps, or in r-1 and more; these are in tables. If the heaps
// must not all be equal, and this one could be one of equal ones, another that is not equal to it is taken out as well.
// Unequal heaps are put together from one size after another.

// collected are values that have been collected for digits that repeat.
type collected struct {
	set
	full int // the values below 64·full are all in the set
}

// general is what is known of a sequence.
type general struct {
	code   Code
	values []uint32
	last   int                  // digits repeat after it
	slow   bool                 // a move can leave three heaps
	terms  []term               // the digits up to it that are not 0
	tails  map[kind][]collected // for kinds of which a repeating digit has one, by remainders
	repeat [][]kind             // the digits that repeat
	tables map[kind][]set       // of a kind of which Any is asked: the values of 0, 1, 2, … counters
	words  int                  // in the tables, and in differents
	most   int                  // words there may be

	differents map[kind]*different // kinds of three unequal heaps or more
	marks      set
	marked     []uint64 // the words of marks that are not 0
}

// term is the digit of t.
type term struct {
	kinds []kind
	t     int
}

func newGeneral(c Code) *general {
	g := &general{code: c, values: []uint32{0}, last: c.last(), slow: c.most() > 2, tails: map[kind][]collected{}, tables: map[kind][]set{}, differents: map[kind]*different{}}
	for t := -c.added; t <= g.last; t++ {
		if kinds := c.digit(t).appendKinds(nil); len(kinds) > 0 {
			g.terms = append(g.terms, term{kinds, t})
		}
	}
	for i := range c.tail {
		kinds := c.digit(g.last + 1 + i).appendKinds(nil)
		g.repeat = append(g.repeat, kinds)
		for _, k := range kinds {
			if k.r > 0 {
				g.tails[k] = make([]collected, c.tail)
			}
		}
	}
	return g
}

func (g *general) len() int        { return len(g.values) }
func (g *general) at(n int) uint64 { return uint64(g.values[n]) }

// extend finds values until there are n of them.
func (g *general) extend(ctx context.Context, n int) error {
	for steps := 0; g.len() < n; {
		if steps == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		v, err := g.next(ctx)
		if err != nil {
			return err
		}
		if steps += 1 + g.len()/64; steps > 1<<8 || g.slow {
			steps = 0
		}
		g.values = append(g.values, uint32(v))
	}
	return nil
}

// push adds a value that is known. It does what next does for the sake of later values.
func (g *general) push(ctx context.Context, v uint64) error {
	if err := g.collect(ctx); err != nil {
		return err
	}
	g.values = append(g.values, uint32(v))
	return nil
}

// next returns the value of the next heap.
func (g *general) next(ctx context.Context) (uint64, error) {
	n := g.len()
	g.unmark()
	if err := g.collect(ctx); err != nil {
		return 0, err
	}
	for _, d := range g.terms {
		if d.t > n {
			break
		}
		for _, k := range d.kinds {
			if err := g.each(ctx, n-d.t, k, g.mark); err != nil {
				return 0, err
			}
		}
	}
	var sets []collected
	for i := range g.code.tail {
		t := g.last + 1 + i
		if t > n {
			break
		}
		for _, k := range g.repeat[i] {
			switch {
			case k.r > 0:
				sets = append(sets, g.tails[k][(n-t)%g.code.tail])
			case (n-t)%g.code.tail == 0:
				g.mark(set{1}, 0)
			}
		}
	}
	v := g.mex(sets)
	if v > math.MaxUint32 {
		return 0, &cgt.LimitError{What: "nim-values", Limit: math.MaxInt32}
	}
	return v, nil
}

// collect adds, to the sets for digits that repeat, what the first of them leads to from the next heap.
func (g *general) collect(ctx context.Context) error {
	m := g.len() - g.last - 1
	if g.code.tail == 0 || m < 1 {
		return nil
	}
	for k, tails := range g.tails {
		c := &tails[m%g.code.tail]
		err := g.each(ctx, m, k, func(s set, v uint64) { c.addPlus(s, v) })
		if err != nil {
			return err
		}
		for c.full < len(c.set) && c.set[c.full] == math.MaxUint64 {
			c.full++
		}
	}
	return nil
}

// mark marks the values of s, plus v.
func (g *general) mark(s set, v uint64) {
	if len(s) == 1 && s[0] == 1 { // v alone, as always but for three heaps and more
		g.marks.add(v)
		if w := g.marks[v/64]; w&(w-1) == 0 {
			g.marked = append(g.marked, v/64)
		}
		return
	}
	g.marks.addPlus(s, v)
	for i := range s {
		g.marked = append(g.marked, uint64(i)^v/64)
	}
}

// unmark clears all marks.
func (g *general) unmark() {
	for _, i := range g.marked {
		if i < uint64(len(g.marks)) {
			g.marks[i] = 0
		}
	}
	g.marked = g.marked[:0]
}

// mex returns the least value that is neither marked nor in one of the sets.
func (g *general) mex(sets []collected) uint64 {
	i := 0
	for _, s := range sets {
		i = max(i, s.full)
	}
	var w uint64
	for ; ; i++ {
		w = 0
		if i < len(g.marks) {
			w = g.marks[i]
		}
		for _, s := range sets {
			if i < len(s.set) {
				w |= s.set[i]
			}
		}
		if w != math.MaxUint64 {
			break
		}
	}
	return uint64(i)*64 + uint64(bits.TrailingZeros64(^w))
}
