package database

import (
	"context"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
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

// node has the options of a position: those of Left from the first number on, those of Right from the second, up to those of the next position.
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

// close returns all that play comes to from the parts of some positions.
func (m *Maker[Pos]) close(ctx context.Context, starts iter.Seq[Pos]) (*closure[Pos], error) {
	c := &closure[Pos]{splitter: newSplitter(m.Rules), numbers: map[Pos]int32{}}
	var split, moves []Pos
	steps := 0
	// add adds the parts of a position to the set, and calls f with each.
	add := func(p Pos, f func(part)) error {
		if steps++; steps%256 == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		split = c.appendParts(split[:0], p)
		for _, q := range split {
			q, swapped := c.normalize(q)
			n, ok := c.numbers[q]
			if !ok {
				if len(c.positions) >= m.mostPositions() {
					return &cgt.LimitError{What: "positions", Limit: m.mostPositions()}
				}
				text, err := m.text(&c.splitter, q)
				if err != nil {
					return err
				}
				n = int32(len(c.positions))
				c.numbers[q] = n
				c.positions = append(c.positions, q)
				c.texts = append(c.texts, text)
				if m.Progress != nil && len(c.positions)%cgt.ProgressEvery == 0 {
					m.Progress(cgt.Stats{Positions: len(c.positions)})
				}
			}
			f0 := part(2 * n)
			if swapped {
				f0++
			}
			f(f0)
		}
		return nil
	}
	// follow lists the options of the positions that were added.
	follow := func() error {
		for len(c.nodes) < len(c.positions) {
			p := c.positions[len(c.nodes)]
			var n node
			for who := cgt.Left; who <= cgt.Right; who++ {
				n[who] = len(c.options)
				moves = c.rules.AppendMoves(moves[:0], p, who)
				for _, q := range moves {
					c.options = append(c.options, option(len(c.parts)))
					if err := add(q, func(p part) { c.parts = append(c.parts, p) }); err != nil {
						return err
					}
				}
			}
			c.nodes = append(c.nodes, n)
		}
		return nil
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	var err error
	for p := range starts {
		if err = add(p, func(part) {}); err == nil {
			err = follow()
		}
		if err != nil {
			return nil, err
		}
	}
	return c, nil
}

// loop returns the error for a play that comes back to a position. Some positions wait for each other: waits reports which. Each of
// them has an option with a part that waits.
func (c *closure[Pos]) loop(waits func(position int) bool) *cgt.LoopError {
	p := 0
	for !waits(p) {
		p++
	}
	at := map[int]int{}
	err := &cgt.LoopError{}
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
