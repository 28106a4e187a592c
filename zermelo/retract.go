package zermelo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// finish goes back from the ends, when all positions are there.
func (t *tabulator[Pos, V]) finish(first Pos) error {
	canSwap := t.isSwapped
	for k := range t.workers {
		canSwap = canSwap || t.workers[k].swaps
	}
	loop, err := t.byPayoff(first, canSwap, func(payoffs []uint32) error {
		for len(t.isTaken) < len(t.payoffs.list) {
			t.isTaken = append(t.isTaken, false)
		}
		var (
			queue [2][]uint32 // what is good for Max, and for Min
			pay   [2]uint32
		)
		for _, n := range payoffs {
			t.isTaken[n] = true
			who := Max
			if t.payoffs.hurry[n] < 0 {
				who = Min
			}
			pay[who] = n + 1
			if int(n) < len(t.ends) {
				queue[who] = t.ends[n]
			}
		}
		return t.attract(queue, pay)
	})
	if err != nil {
		return err
	}
	c, err := cellOf(loop)
	if err != nil {
		return err
	}
	for i := range uint32(t.d.size) {
		if t.d.cell(i).isOpen() {
			t.d.setCell(i, c)
		}
	}
	return nil
}

// attract labels the positions before those in the queue, breadth first. What is good for a player is the payoff that
// pay has for him.
func (t *tabulator[Pos, V]) attract(queue [2][]uint32, pay [2]uint32) error {
	for dist := uint32(1); len(queue[Max])+len(queue[Min]) > 0; dist++ {
		var (
			c   [2]cell // what is labelled at this distance
			err error
		)
		if dist <= mostDistance {
			for who := range c {
				if pay[who] == 0 {
					continue
				}
				if c[who], err = cellOf(label{pay[who], dist}); err != nil {
					return err
				}
			}
		}
		if t.retractor != nil {
			queue, err = t.retract(queue, c)
		} else {
			queue, err = t.pass(c)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

var errTooFar error = &cgt.LimitError{What: "moves to the end in a table by numbers", Limit: mostDistance}

// retract labels the positions before those in the queue, by taking moves back, and returns them.
func (t *tabulator[Pos, V]) retract(queue [2][]uint32, labels [2]cell) (next [2][]uint32, err error) {
	for good, layer := range queue {
		for len(layer) > 0 {
			block := layer[:min(len(layer), blockSize)]
			layer = layer[len(block):]
			err := t.share(len(block), func(w *tabulating[Pos, V], i, end int) {
				for _, id := range block[i:end] {
					if err := poll.Err(t.ctx, &w.steps); err != nil {
						w.bad = append(w.bad, badPosition{id, err})
						return
					}
					w.retract(t, id)
				}
			})
			if err != nil {
				return next, err
			}
			err = t.each(func(k int, w *tabulating[Pos, V]) {
				for from := range t.workers {
					for _, m := range t.workers[from].found[k] {
						who := Player(good)
						if m&swapped != 0 {
							who = who.Opponent()
						}
						m &^= swapped
						c := t.d.cell(m)
						if !c.isOpen() {
							continue
						}
						isMins := c&minMoves != 0
						if c--; isMins != (who == Min) && c&^minMoves > 1 {
							// One move less that is not good for the opponent.
							t.d.setCell(m, c)
							continue
						}
						if labels[who] == noCell {
							w.isBad = true
							return
						}
						t.d.setCell(m, labels[who])
						w.next[who] = append(w.next[who], m)
					}
				}
			})
			if err != nil {
				return next, err
			}
			for k := range t.workers {
				w := &t.workers[k]
				if w.isBad {
					return next, errTooFar
				}
				for who := range next {
					next[who] = append(next[who], w.next[who]...)
				}
			}
		}
	}
	return next, nil
}

// retract finds the positions before the one with the number id.
func (w *tabulating[Pos, V]) retract(t *tabulator[Pos, V], id uint32) {
	w.moves = t.retractor.AppendParents(w.moves[:0], t.d.position(id))
	w.ids = w.ids[:0]
	for _, q := range w.moves {
		q, isSwapped := t.normalize(q)
		m, ok := t.d.numberOf(q)
		if !ok {
			continue
		}
		if isSwapped {
			m |= swapped
		}
		w.ids = append(w.ids, m)
	}
	w.send(t)
}
