package zermelo

import (
	"context"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// tabulator finds the values of an unending game in a dense table, as retrograde does with lists of positions and moves.
//
// The work is done in blocks of positions, and a block in rounds. In the first round the workers share out the positions of the block, ask the game for moves, and sort the numbers that they find by
// where in the table they are. In the second one each worker takes what lies in its own part of the table, so that no two write to the same cell, and reads and writes
// the cells one after another, without other work in between, so that the processor can wait for many of them at the same time. That is most of the speed, for the cells lie far apart.
type tabulator[Pos comparable, V Payoff[V]] struct {
	*work[Pos, V]
	d       *dense[Pos]
	workers []tabulating[Pos, V]
	depth   int
	ends    [][]uint32 // by payoff, where that is better than play without end for somebody
	isTaken []bool     // by payoff, whether its turn has come
}

// tabulating is one worker of a tabulator.
type tabulating[Pos comparable, V Payoff[V]] struct {
	moves []Pos
	ids   []uint32
	found [][]uint32 // numbers, with the bit swapped, by the worker whose part they are in
	ends  []endOf[V]
	cells []cellOfID // of the positions of the block
	next  [2][]uint32
	bad   []badPosition // at most one
	swaps bool          // the players change places in a move that it has met
	isBad bool          // a cell that should be known is not, or does not fit
	steps int
	met   [1 << metBits]uint64 // see once
	list  uint32
}

const metBits = 9

type endOf[V any] struct {
	id uint32
	v  V
}

type cellOfID struct {
	id uint32
	c  cell
}

type badPosition struct {
	id  uint32
	err error
}

// blockSize is the number of positions of a block. It is the same for any number of workers, and layers are sorted, so that the first error is always the same.
const blockSize = 1 << 14

func newTabulator[Pos comparable, V Payoff[V]](w *work[Pos, V], d *dense[Pos], goroutines int) *tabulator[Pos, V] {
	t := &tabulator[Pos, V]{work: w, d: d, workers: make([]tabulating[Pos, V], min(max(1, goroutines), mostGoroutines))}
	for k := range t.workers {
		t.workers[k].found = make([][]uint32, len(t.workers))
	}
	return t
}

// tabulate labels what can be reached from root, which is normalised.
func (w *work[Pos, V]) tabulate(d *dense[Pos], goroutines int, root Pos) error {
	t := newTabulator(w, d, goroutines)
	id, err := w.addOne(root, 0)
	if err != nil {
		return err
	}
	for layer := []uint32{id}; len(layer) > 0; t.depth++ {
		if layer, err = t.expand(layer, true); err != nil {
			return err
		}
	}
	return t.finish(root)
}

// tabulateAll labels all positions that have numbers.
func (w *work[Pos, V]) tabulateAll(d *dense[Pos], goroutines int) error {
	t := newTabulator(w, d, goroutines)
	if err := t.enter(); err != nil {
		return err
	}
	var first Pos
	layer := make([]uint32, 0, blockSize)
	for i := range uint32(d.size) {
		if d.cell(i) == newCell {
			if d.n == 0 {
				first = d.position(i)
			}
			d.n++
			layer = append(layer, i)
		}
		if len(layer) == cap(layer) || int(i) == d.size-1 {
			w.report(len(layer), 0)
			if _, err := t.expand(layer, false); err != nil {
				return err
			}
			layer = layer[:0]
		}
	}
	if d.n == 0 {
		return nil
	}
	return t.finish(first)
}

// positionAt returns the position with the number i, if there is one and it stands for those that are alike.
func (w *work[Pos, V]) positionAt(d *dense[Pos], i int) (p Pos, ok bool, err error) {
	if p, ok = w.indexer.Position(i); !ok {
		return p, false, nil
	}
	if q, isSwapped := w.normalize(p); q != p || isSwapped {
		return p, false, nil
	}
	if n, err := d.number(p); err != nil || n != uint32(i) {
		if err == nil {
			err = d.inverse(p, n)
		}
		return p, false, err
	}
	return p, true, nil
}

// enter marks all positions as new.
func (t *tabulator[Pos, V]) enter() error {
	step := len(t.workers) * blockSize * 16
	for from := 0; from < t.d.size; from += step {
		err := t.share(min(step, t.d.size-from), func(w *tabulating[Pos, V], i, end int) {
			for i, end = i+from, end+from; i < end; i++ {
				_, ok, err := t.positionAt(t.d, i)
				if err == nil {
					err = poll(t.ctx, &w.steps)
				}
				if err != nil {
					w.bad = append(w.bad, badPosition{uint32(i), err})
					return
				}
				if ok {
					t.d.setCell(uint32(i), newCell)
				}
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// expand looks at new positions, and counts their moves. If isOpen, it enters those that they lead to, and returns the ones that are new; if not, they must be there.
func (t *tabulator[Pos, V]) expand(layer []uint32, isOpen bool) (next []uint32, err error) {
	for len(layer) > 0 {
		block := layer[:min(len(layer), blockSize)]
		layer = layer[len(block):]
		err := t.share(len(block), func(w *tabulating[Pos, V], i, end int) {
			for ; i < end; i++ {
				err := poll(t.ctx, &w.steps)
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
	w.moves, who, v, isEnd, err = t.look(w.moves[:0], t.d.position(id))
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

// send sorts the numbers in w.ids, each once, by the workers whose parts they are in, and returns how many there are.
func (w *tabulating[Pos, V]) send(t *tabulator[Pos, V]) int {
	ids := w.once()
	if len(t.workers) == 1 {
		w.found[0] = append(w.found[0], ids...)
		return len(ids)
	}
	for _, m := range ids {
		k := t.part(m &^ swapped)
		w.found[k] = append(w.found[k], m)
	}
	return len(ids)
}

// once returns the numbers in w.ids, each once.
func (w *tabulating[Pos, V]) once() []uint32 {
	if len(w.ids) > len(w.met)/2 {
		slices.Sort(w.ids)
		return slices.Compact(w.ids)
	}
	// A slot of the hash table w.met belongs to this list if its upper half is w.list.
	w.list++
	if w.list == 0 {
		clear(w.met[:])
		w.list = 1
	}
	n := 0
	for _, m := range w.ids {
		slot := uint64(w.list)<<32 | uint64(m)
		i := m * 0x9e3779b1 >> (32 - metBits)
		for w.met[i] != slot && uint32(w.met[i]>>32) == w.list {
			i = (i + 1) % uint32(len(w.met))
		}
		if w.met[i] != slot {
			w.met[i] = slot
			w.ids[n] = m
			n++
		}
	}
	return w.ids[:n]
}

// part returns the worker whose part of the table has the number id. Numbers that are near to each other are mostly in the same part, and each part has numbers from everywhere.
func (t *tabulator[Pos, V]) part(id uint32) int {
	k, _ := bits.Mul32(id>>10*0x9e3779b1, uint32(len(t.workers)))
	return int(k)
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

// attract labels the positions before those in the queue, breadth first. What is good for a player is the payoff that pay has for him.
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
					if err := poll(t.ctx, &w.steps); err != nil {
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
		i := t.indexer.Index(q)
		if !t.d.has(i) {
			continue
		}
		if p, ok := t.indexer.Position(i); !ok || p != q {
			continue
		}
		m := uint32(i)
		if isSwapped {
			m |= swapped
		}
		w.ids = append(w.ids, m)
	}
	w.send(t)
}

// pass looks at the moves of all positions whose value is not known, labels those of which it becomes known, and returns them.
func (t *tabulator[Pos, V]) pass(labels [2]cell) (next [2][]uint32, err error) {
	step := len(t.workers) * blockSize * 16
	for from := 0; from < t.d.size; from += step {
		err := t.share(min(step, t.d.size-from), func(w *tabulating[Pos, V], i, end int) {
			for i, end = i+from, end+from; i < end; i++ {
				c := t.d.cell(uint32(i))
				if !c.isOpen() {
					continue
				}
				if err := poll(t.ctx, &w.steps); err != nil {
					w.bad = append(w.bad, badPosition{uint32(i), err})
					return
				}
				mover := Max
				if c&minMoves != 0 {
					mover = Min
				}
				if who, ok := w.settled(t, uint32(i), mover); ok {
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

// settled reports whether a move from a position is good for the mover, who has the position then, or else whether all are good for the opponent.
func (w *tabulating[Pos, V]) settled(t *tabulator[Pos, V], id uint32, mover Player) (who Player, ok bool) {
	isOpen := false
	w.moves = t.AppendMoves(w.moves[:0], t.d.position(id))
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

// bad returns the error of the position with the smallest number among those with errors.
func (t *tabulator[Pos, V]) bad() error {
	var worst *badPosition
	for k := range t.workers {
		for i, b := range t.workers[k].bad {
			if worst == nil || b.id < worst.id {
				worst = &t.workers[k].bad[i]
			}
		}
	}
	if worst == nil {
		return nil
	}
	return worst.err
}

// share calls do for parts of the numbers from 0 to n−1, one for each worker, after it has emptied the lists of the workers. It returns the error of the position with the smallest number, and
// looks once at least whether the context is done.
func (t *tabulator[Pos, V]) share(n int, do func(w *tabulating[Pos, V], i, end int)) error {
	for k := range t.workers {
		w := &t.workers[k]
		w.ends, w.cells, w.isBad, w.bad = w.ends[:0], w.cells[:0], false, w.bad[:0]
		for i := range w.found {
			w.found[i] = w.found[i][:0]
		}
		for i := range w.next {
			w.next[i] = w.next[i][:0]
		}
	}
	size := (n + len(t.workers) - 1) / len(t.workers)
	size += size % 2 // so that a word of the table has one worker
	err := t.each(func(k int, w *tabulating[Pos, V]) {
		if i, end := min(n, k*size), min(n, (k+1)*size); i < end {
			do(w, i, end)
		}
	})
	if err == nil {
		err = t.bad()
	}
	if err == nil && t.ctx.Err() != nil {
		err = context.Cause(t.ctx)
	}
	return err
}

// each calls do for each worker.
func (t *tabulator[Pos, V]) each(do func(k int, w *tabulating[Pos, V])) error {
	return crew(len(t.workers), func(k int) { do(k, &t.workers[k]) })
}
