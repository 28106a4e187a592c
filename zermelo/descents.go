package zermelo

import (
	"context"
	"sync/atomic"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// induce labels what can be reached from root, which is normalised, or all positions that have numbers if isAll is set,
// of a game in which every play ends.
//
// With several goroutines, each goes down and back up by itself, and begins with other moves than the others; what one
// has labelled, all know. None waits for another: a position that another one is looking at it puts off, and looks at
// as well if there is nothing else left. The label of a position is the same whoever finds it. Positions on a cycle
// never get labels, for these need those of all positions after them, so that whoever meets a cycle comes back to its
// own path. If anything goes wrong one goroutine begins anew, so that errors are the same for any number.
func (w *work[Pos, V]) induce(d *dense[Pos], goroutines int, root Pos, isAll bool) error {
	if goroutines = limit.Goroutines(goroutines); goroutines > 1 {
		if ok, err := w.induceTogether(d, goroutines, root, isAll); ok || err != nil {
			return err
		}
		clear(d.words)
	}
	return w.descend(d, root, isAll, new(atomic.Int64))
}

// descend is the work of one goroutine. If isAll is set, what is before next is taken.
func (w *work[Pos, V]) descend(d *dense[Pos], root Pos, isAll bool, next *atomic.Int64) error {
	if !isAll {
		return w.induction(root)
	}
	for {
		end := int(next.Add(batchSize))
		for i := end - batchSize; i < min(end, d.size); i++ {
			if err := poll.Err(w.ctx, &w.steps); err != nil {
				return err
			}
			p, ok, err := w.positionAt(d, i)
			if err != nil {
				return err
			}
			if !ok {
				continue
			}
			if l := w.store.get(uint32(i)); l.v != 0 || l == busy {
				continue
			}
			if err := w.induction(p); err != nil {
				return err
			}
		}
		if end >= d.size {
			return nil
		}
	}
}

// induceTogether is induce with several goroutines. If ok is false without an error, something is wrong that one
// goroutine finds as well.
func (w *work[Pos, V]) induceTogether(d *dense[Pos], goroutines int, root Pos, isAll bool) (ok bool, err error) {
	ctx, cancel := context.WithCancelCause(w.ctx)
	defer cancel(nil)
	var (
		common = newCommonPayoffs(w.payoffs)
		stores = make([]*shared[Pos, V], goroutines)

		labelled, next, finished atomic.Int64
	)
	for k := range stores {
		stores[k] = &shared[Pos, V]{
			dense: d, mine: pathCell + cell(k), foreign: map[uint32]bool{}, payoffs: common.part(), total: &labelled,
		}
	}
	last := goroutines - 1 // the caller
	err = crew(goroutines, func(k int) {
		one := *w
		one.ctx, one.store, one.payoffs = ctx, stores[k], stores[k].payoffs
		one.goroutine, one.goroutines = k, goroutines
		if k != last {
			one.progress = nil
		}
		goOn := false
		defer func() { // also after a panic
			if !goOn {
				cancel(errEnough)
			}
		}()
		if err := one.descend(d, root, isAll, &next); err == nil {
			finished.Add(1)
			goOn = isAll // if not, the others have nothing left to do
		}
		stores[k].tell()
	})
	if err != nil {
		return false, err
	}
	n := int(finished.Load())
	if n < goroutines && (isAll || n == 0) {
		if w.ctx.Err() != nil {
			return false, context.Cause(w.ctx)
		}
		return false, nil
	}
	if len(common.list) > mostPayoffs {
		return false, nil // whether all of them must be in the table depends on the order in which they are met
	}
	w.payoffs, d.n = common.payoffs, int(labelled.Load())
	w.report(d.n-stores[last].len(), 0)
	return true, nil
}
