package zermelo

import "github.com/cgt-go/sdk/internal/poll"

// pass looks at the moves of all positions whose value is not known, labels those of which it becomes known, and
// returns them.
func (t *tabulator[Pos, V]) pass(labels [2]cell) (next [2][]uint32, err error) {
	step := len(t.workers) * blockSize * 16
	for from := 0; from < t.d.size; from += step {
		err := t.share(min(step, t.d.size-from), func(w *tabulating[Pos, V], i, end int) {
			for i, end = i+from, end+from; i < end; i++ {
				c := t.d.cell(uint32(i))
				if !c.isOpen() {
					continue
				}
				if err := poll.Err(t.ctx, &w.steps); err != nil {
					w.bad = append(w.bad, badPosition{uint32(i), err})
					return
				}
				mover := Max
				if c&minMoves != 0 {
					mover = Min
				}
				w.moves = t.AppendMoves(w.moves[:0], t.d.position(uint32(i)))
				if err := poll.Many(t.ctx, &w.steps, len(w.moves)); err != nil {
					w.bad = append(w.bad, badPosition{uint32(i), err})
					return
				}
				if who, ok := w.settled(t, mover); ok {
					w.next[who] = append(w.next[who], uint32(i))
				}
			}
		})
		if err != nil {
			return next, err
		}
		for k := range t.workers {
			for who := range next {
				next[who] = append(next[who], t.workers[k].next[who]...)
			}
		}
	}
	// Only now, for positions of this distance must not count in finding others.
	for who := range next {
		for _, id := range next[who] {
			if labels[who] == noCell {
				return next, errTooFar
			}
			t.d.setCell(id, labels[who])
		}
	}
	return next, nil
}

// settled reports whether one of the moves is good for the mover, who has the position then, or else whether all are
// good for the opponent.
func (w *tabulating[Pos, V]) settled(t *tabulator[Pos, V], mover Player) (who Player, ok bool) {
	isOpen := false
	for _, q := range w.moves {
		q, isSwapped := t.normalize(q)
		i := t.indexer.Index(q)
		if !t.d.has(i) {
			isOpen = true // which Verify will find
			continue
		}
		hurry := 0
		if c := t.d.cell(uint32(i)); c >= known && t.isTaken[c/known-1] {
			hurry = t.payoffs.hurry[c/known-1]
		}
		if isSwapped {
			hurry = -hurry
		}
		switch {
		case hurry == 0:
			isOpen = true
		case hurry > 0 == (mover == Max):
			return mover, true
		}
	}
	return mover.Opponent(), !isOpen
}
