package heaps

import (
	"context"
	"math"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
)

// This file finds nim-values of all codes, from the definition: it marks the values of all moves in a set and takes the least one that is missing.
//
// What digits that repeat for ever allow is collected as n grows: for every remainder modulo the number of digits that repeat, the set of values of heaps with
// that remainder from which all those digits lead. Of three and four heaps there are too many ways. The values of a number of counters in r
// heaps are those of one heap, not larger than the r-th part, plus those of the rest in r-1 heaps.

// collected are values that have been collected for digits that repeat.
type collected struct {
	set
	full int // the values below 64·full are all in the set
}

// kind is a number of heaps and what is asked of them.
type kind struct {
	r     int
	parts Parts
}

// general is what is known of a sequence.
type general struct {
	code   Code
	values []uint32
	last   int                  // digits repeat after it
	slow   bool                 // a move can leave three heaps
	terms  []term               // the digits up to it that are not 0
	tails  map[kind][]collected // for kinds of which a repeating digit has one, by remainders
	tables [MaxParts + 1][]set  // tables[r][n] are the values of n counters in r heaps, if some digit leaves r+1 heaps
	words  int                  // in the tables
	most   int                  // words there may be
	marks  set
	marked []uint64 // the words of marks that are not 0
}

// term is the digit of t.
type term struct {
	digit
	t int
}

func newGeneral(c Code) *general {
	g := &general{code: c, values: []uint32{0}, last: c.last(), slow: c.most() > 2, tails: map[kind][]collected{}}
	for t := -c.added; t <= g.last; t++ {
		if d := c.digit(t); d != 0 {
			g.terms = append(g.terms, term{d, t})
		}
	}
	for i := range c.tail {
		d := c.digit(g.last + 1 + i)
		for r := 1; r <= MaxParts; r++ {
			if k := kindOf(r, d); d.has(r) {
				g.tails[k] = make([]collected, c.tail)
			}
		}
	}
	return g
}

// kindOf returns the kind of r heaps by a digit.
func kindOf(r int, d digit) kind {
	switch {
	case r < 2:
		return kind{r, Any}
	case r == 2 && d.parts() == NotAllEqual:
		return kind{r, Unequal}
	}
	return kind{r, d.parts()}
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
		for r := range MaxParts + 1 {
			if !d.has(r) {
				continue
			}
			if err := g.each(ctx, n-d.t, kindOf(r, d.digit), g.mark); err != nil {
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
		d := g.code.digit(t)
		if d.has(0) && (n-t)%g.code.tail == 0 {
			g.mark(set{1}, 0)
		}
		for r := 1; r <= MaxParts; r++ {
			if d.has(r) {
				sets = append(sets, g.tails[kindOf(r, d)][(n-t)%g.code.tail])
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

// each calls f with sets and values whose sums are all the values of m counters in r heaps.
func (g *general) each(ctx context.Context, m int, k kind, f func(set, uint64)) error {
	zero := set{1}
	r := k.r
	switch {
	case m < r || r == 0 && m > 0:
	case r < 2:
		f(zero, g.at(m)) // of a heap of 0 it is 0
	case k.parts == Equal:
		if m%r == 0 {
			f(zero, g.at(m/r)*uint64(r%2))
		}
	case r == 2:
		for a := 1; 2*a < m; a++ {
			f(zero, g.at(a)^g.at(m-a))
		}
		if m%2 == 0 && k.parts == Any {
			f(zero, 0)
		}
	case k.parts == Unequal:
		var list [MaxParts]int
		polled := 0
		partitions(list[:r], 0, m, m, Unequal, func(parts []int) bool {
			var v uint64
			for _, n := range parts {
				v ^= g.at(n)
			}
			f(zero, v)
			polled++
			return polled%(1<<12) != 0 || ctx.Err() == nil
		})
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
	default:
		return g.three(ctx, m, r, k.parts == NotAllEqual, f)
	}
	return nil
}

// three is each for three heaps and more, that may be equal, or not all of them.
func (g *general) three(ctx context.Context, m, r int, unequal bool, f func(set, uint64)) error {
	if err := g.fill(ctx, m-1, r-1); err != nil {
		return err
	}
	for a := 1; a*r <= m; a++ {
		rest := m - a
		if a*r < m || !unequal {
			f(g.tables[r-1][rest], g.at(a))
			continue
		}
		// The others are not all equal to a.
		if err := g.each(ctx, rest, kindOf(r-1, newDigit(0, NotAllEqual)), func(s set, v uint64) { f(s, v^g.at(a)) }); err != nil {
			return err
		}
	}
	return nil
}

// fill completes the table of r heaps up to m counters.
func (g *general) fill(ctx context.Context, m, r int) error {
	for n := len(g.tables[r]); n <= m; n++ {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		var s set
		if err := g.each(ctx, n, kind{r, Any}, func(t set, v uint64) { s.addPlus(t, v) }); err != nil {
			return err
		}
		if g.words+len(s) > g.most {
			return &cgt.LimitError{What: "words of tables of nim-values", Limit: g.most}
		}
		g.words += len(s)
		g.tables[r] = append(g.tables[r], s)
	}
	return nil
}
