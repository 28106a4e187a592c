package zermelo

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// expand looks at new positions, and counts their moves. If isOpen, it enters those that they lead to, and returns the
// ones that are new; if not, they must be there.
func (t *tabulator[Pos, V]) expand(layer []uint32, isOpen bool) (next []uint32, err error) {
	for len(layer) > 0 {
		block := layer[:min(len(layer), blockSize)]
		layer = layer[len(block):]
		err := t.share(len(block), func(w *tabulating[Pos, V], i, end int) {
			for ; i < end; i++ {
				err := poll.Err(t.ctx, &w.steps)
				if err == nil {
					err = w.expand(t, block[i])
				}
				if err != nil {
					w.bad = append(w.bad, badPosition{block[i], err})
					return
				}
			}
		})
		if err != nil {
			return nil, err
		}
		before := t.d.n
		err = t.each(func(k int, w *tabulating[Pos, V]) {
			for from := range t.workers {
				for _, m := range t.workers[from].found[k] {
					if m &^= swapped; t.d.cell(m) != noCell {
						continue
					}
					if !isOpen {
						w.isBad = true
						return
					}
					t.d.setCell(m, newCell)
					w.next[0] = append(w.next[0], m)
				}
			}
		})
		if err != nil {
			return nil, err
		}
		for k := range t.workers {
			w := &t.workers[k]
			if w.isBad {
				return nil, t.gap(block)
			}
			for _, c := range w.cells {
				t.d.setCell(c.id, c.c)
			}
			if err := t.end(w.ends); err != nil {
				return nil, err
			}
			t.d.n += len(w.next[0])
			next = append(next, w.next[0]...)
		}
		t.report(t.d.n-before, t.depth)
	}
	slices.Sort(next)
	return next, nil
}

// expand looks at the position with the number id.
func (w *tabulating[Pos, V]) expand(t *tabulator[Pos, V], id uint32) error {
	var (
		who   Player
		v     V
		isEnd bool
		err   error
	)
	if w.moves, who, v, isEnd, err = t.look(w.moves[:0], t.d.position(id)); err == nil {
		err = poll.Many(t.ctx, &w.steps, len(w.moves))
	}
	switch {
	case err != nil:
		return err
	case isEnd:
		w.ends = append(w.ends, endOf[V]{id, v})
		return nil
	}
	w.ids = w.ids[:0]
	for _, q := range w.moves {
		q, isSwapped := t.normalize(q)
		to, err := t.d.check(q)
		if err != nil {
			return err
		}
		if isSwapped {
			to |= swapped
			w.swaps = true
		}
		w.ids = append(w.ids, to)
	}
	n := w.send(t)
	if n > mostMoves {
		return &cgt.LimitError{What: "moves from a position in a table by numbers", Limit: mostMoves}
	}
	c := cell(n) + 1
	if who == Min {
		c |= minMoves
	}
	w.cells = append(w.cells, cellOfID{id, c})
	return nil
}

// gap returns the error for the first position from which a move leads to one without a number.
func (t *tabulator[Pos, V]) gap(block []uint32) error {
	var moves []Pos
	for _, id := range block {
		p := t.d.position(id)
		var (
			isEnd bool
			err   error
		)
		if moves, _, _, isEnd, err = t.look(moves[:0], p); err != nil {
			return err
		}
		if isEnd {
			continue
		}
		for _, q := range moves {
			q, _ = t.normalize(q)
			if i, err := t.d.number(q); err != nil {
				return err
			} else if t.d.cell(i) == noCell {
				return gameError(q, "a move leads here, and its number is that of no position")
			}
		}
	}
	return gameError(t.d.position(block[0]), "there are moves other than before")
}

// end enters ends.
func (t *tabulator[Pos, V]) end(ends []endOf[V]) error {
	for _, e := range ends {
		l := t.payoffs.end(e.v)
		c, err := cellOf(l)
		if err != nil {
			return err
		}
		t.d.setCell(e.id, c)
		if l.dist == noDistance {
			continue
		}
		for int(l.v) > len(t.ends) {
			t.ends = append(t.ends, nil)
		}
		t.ends[l.v-1] = append(t.ends[l.v-1], e.id)
	}
	return nil
}
