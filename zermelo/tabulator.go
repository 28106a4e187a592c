package zermelo

import (
	"context"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/internal/limit"
)

// tabulator finds the values of an unending game in a dense table, as retrograde does with lists of positions and
// moves.
//
// The work is done in blocks of positions, and a block in rounds. In the first round the workers share out the
// positions of the block, ask the game for moves, and sort the numbers that they find by where in the table they are.
// In the second one each worker takes what lies in its own part of the table, so that no two write to the same cell,
// and reads and writes the cells one after another, without other work in between, so that the processor can wait for
// many of them at the same time. That is most of the speed, for the cells lie far apart.
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

// blockSize is the number of positions of a block. It is the same for any number of workers, and layers are sorted, so
// that the first error is always the same.
const blockSize = 1 << 14

func newTabulator[Pos comparable, V Payoff[V]](w *work[Pos, V], d *dense[Pos], goroutines int) *tabulator[Pos, V] {
	t := &tabulator[Pos, V]{work: w, d: d, workers: make([]tabulating[Pos, V], limit.Goroutines(goroutines))}
	for k := range t.workers {
		t.workers[k].found = make([][]uint32, len(t.workers))
	}
	return t
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

// part returns the worker whose part of the table has the number id. Numbers that are near to each other are mostly in
// the same part, and each part has numbers from everywhere.
func (t *tabulator[Pos, V]) part(id uint32) int {
	k, _ := bits.Mul32(id>>10*0x9e3779b1, uint32(len(t.workers)))
	return int(k)
}

// share calls do for parts of the numbers from 0 to n−1, one for each worker, after it has emptied the lists of the
// workers. It returns the error of the position with the smallest number, and looks once at least whether the context
// is done.
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
