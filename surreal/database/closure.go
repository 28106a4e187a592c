package database

import (
	"context"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
)

// closure is a set of normalised positions with the parts of all options of each, which are in the set as well.
type closure[Pos comparable] struct {
	splitter[Pos]
	positions []Pos
	texts     []string
	numbers   map[Pos]int32
	nodes     []node
	options   []option
	parts     []part
}

// node has the options of a position: those of Left from the first number on, those of Right from the second, up to
// those of the next position.
type node [2]int

// option has the number of its first part. Its last one is before the first of the next option.
type option int

// part is a position by twice its number, plus 1 if its negative is meant.
type part uint32

func (p part) position() int { return int(p >> 1) }

// negative reports whether the negative of the position is meant.
func (p part) negative() bool { return p&1 != 0 }

// optionsOf returns the first option of who in a position, and the first that is none any more.
func (c *closure[Pos]) optionsOf(position int, who cgt.Player) (from, to int) {
	n := c.nodes[position]
	if who == cgt.Left {
		return n[0], n[1]
	}
	return n[1], c.endOf(position)
}

func (c *closure[Pos]) endOf(position int) int {
	if position+1 < len(c.nodes) {
		return c.nodes[position+1][0]
	}
	return len(c.options)
}

// partsOf returns the parts of options.
func (c *closure[Pos]) partsOf(from, to int) []part {
	first, end := len(c.parts), len(c.parts)
	if from < len(c.options) {
		first = int(c.options[from])
	}
	if to < len(c.options) {
		end = int(c.options[to])
	}
	return c.parts[first:end]
}

// found is a part of a position or of an option, normalised.
type found[Pos comparable] struct {
	p       Pos
	swapped bool // it counts as −p
}

// expansion is the options of a position, with their parts.
type expansion[Pos comparable] struct {
	parts  []found[Pos]
	ends   []int // of each option, where its parts end
	rights int   // the number of the first option of Right
	split  []Pos // scratch
}

// addOption adds the parts of p as an option.
func (c *closure[Pos]) addOption(e *expansion[Pos], p Pos) {
	e.split = c.appendParts(e.split[:0], p)
	for _, q := range e.split {
		q, swapped := c.normalize(q)
		e.parts = append(e.parts, found[Pos]{q, swapped})
	}
	e.ends = append(e.ends, len(e.parts))
}

// batch is how many positions are expanded before their parts are numbered, and group how many starts make one
// expansion.
const (
	batch = 1 << 12
	group = 1 << 6
)

// close returns all that play comes to from the parts of some positions. Positions are expanded by several goroutines,
// and numbered by that of the caller, in an order that does not depend on them.
func (m *Maker[Pos]) close(ctx context.Context, starts iter.Seq[Pos]) (*closure[Pos], error) {
	c := &closure[Pos]{splitter: newSplitter(m.Rules), numbers: map[Pos]int32{}}
	var waiting []Pos
	flush := func() error {
		groups := slices.Collect(slices.Chunk(waiting, group))
		list := make([]expansion[Pos], len(groups))
		together(m.Goroutines, len(groups), func(i int) {
			var e expansion[Pos]
			for _, p := range groups[i] {
				if ctx.Err() == nil {
					c.addOption(&e, p)
				}
			}
			list[i] = e
		})
		waiting = waiting[:0]
		for _, e := range list {
			for _, q := range e.parts {
				if _, err := m.number(c, q); err != nil {
					return err
				}
			}
		}
		return m.follow(ctx, c)
	}
	for p := range starts {
		if waiting = append(waiting, p); len(waiting) == batch {
			if err := flush(); err != nil {
				return nil, err
			}
		}
	}
	if err := flush(); err != nil {
		return nil, err
	}
	return c, nil
}

// follow lists the options of all positions that were numbered, and numbers what is new.
func (m *Maker[Pos]) follow(ctx context.Context, c *closure[Pos]) error {
	for {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		positions := c.positions[len(c.nodes):]
		positions = positions[:min(len(positions), batch)]
		if len(positions) == 0 {
			return nil
		}
		list := make([]expansion[Pos], len(positions))
		together(m.Goroutines, len(positions), func(i int) { list[i] = c.expand(ctx, positions[i]) })
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for _, e := range list {
			at := len(c.options)
			c.nodes = append(c.nodes, node{at, at + e.rights})
			from := 0
			for _, end := range e.ends {
				c.options = append(c.options, option(len(c.parts)))
				for _, q := range e.parts[from:end] {
					p, err := m.number(c, q)
					if err != nil {
						return err
					}
					c.parts = append(c.parts, p)
				}
				from = end
			}
		}
	}
}

// expand returns the options of a position, or some of them if ctx is done.
func (c *closure[Pos]) expand(ctx context.Context, p Pos) expansion[Pos] {
	var e expansion[Pos]
	for who := cgt.Left; who <= cgt.Right; who++ {
		if who == cgt.Right {
			e.rights = len(e.ends)
		}
		for _, q := range c.rules.AppendMoves(nil, p, who) {
			if ctx.Err() != nil {
				return e
			}
			c.addOption(&e, q)
		}
	}
	return e
}

// number returns the part with the number of its position, which is a new one if it was not met before.
func (m *Maker[Pos]) number(c *closure[Pos], q found[Pos]) (part, error) {
	n, ok := c.numbers[q.p]
	if !ok {
		if most := m.mostPositions(); len(c.positions) >= most {
			return 0, &cgt.LimitError{What: "positions", Limit: most}
		}
		text, err := m.text(&c.splitter, q.p)
		if err != nil {
			return 0, err
		}
		n = int32(len(c.positions))
		c.numbers[q.p] = n
		c.positions = append(c.positions, q.p)
		c.texts = append(c.texts, text)
		if m.Progress != nil && len(c.positions)%cgt.ProgressEvery == 0 {
			m.Progress(cgt.Stats{Positions: len(c.positions)})
		}
	}
	p := part(2 * n)
	if q.swapped {
		p++
	}
	return p, nil
}

// loop returns the error for a play that comes back to a position. Some positions wait for each other: waits reports
// which. Each of them has an option with a part that waits.
func (c *closure[Pos]) loop(waits func(position int) bool) *cgt.LoopError {
	p := 0
	for !waits(p) {
		p++
	}
	at := map[int]int{}
	err := &cgt.LoopError{Advice: advice.Step(c.normalizer != nil, c.decomposer != nil)}
	for {
		if first, ok := at[p]; ok {
			err.Cycle, err.Movers = err.Cycle[first:], err.Movers[first:]
			return err
		}
		at[p] = len(err.Cycle)
		err.Cycle = append(err.Cycle, c.texts[p])
		var mover cgt.Player
		p, mover = c.waitsFor(p, waits)
		err.Movers = append(err.Movers, mover)
	}
}

// waitsFor returns a position that p waits for, and who moves to it.
func (c *closure[Pos]) waitsFor(p int, waits func(position int) bool) (next int, mover cgt.Player) {
	from, end := c.optionsOf(p, cgt.Left)
	left := len(c.partsOf(from, end))
	_, end = c.optionsOf(p, cgt.Right)
	all := c.partsOf(from, end)
	i := slices.IndexFunc(all, func(q part) bool { return waits(q.position()) })
	if i >= left {
		mover = cgt.Right
	}
	return all[i].position(), mover
}
