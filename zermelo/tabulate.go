package zermelo

import (
	"context"

	"github.com/cgt-go/sdk/internal/poll"
)

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
		if i%blockSize == 0 && w.ctx.Err() != nil {
			return context.Cause(w.ctx)
		}
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
					err = poll.Err(t.ctx, &w.steps)
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
