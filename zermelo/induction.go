package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// frame is a position on the path from the start whose moves are being looked at.
type frame struct {
	id          uint32
	first, next int // in the stack of moves
	who         Player
	swapped     bool // the position before it sees it with the players swapped
	best        label
}

// open is the label of a position on the path from the start.
var open = label{dist: 1}

// induction labels what can be reached from root, depth first, with a stack of its own, so that play may be millions of moves long.
func (w *work[Pos, V]) induction(root Pos) error {
	var (
		stack []frame
		moves []Pos
	)
	// enter adds p, or looks up its label; ok is false if its moves are to be looked at first.
	enter := func(p Pos, isSwapped bool) (l label, ok bool, err error) {
		if err := poll(w.ctx, &w.steps); err != nil {
			return label{}, false, err
		}
		id, isNew, err := w.add(p, len(stack))
		if err != nil {
			return label{}, false, err
		}
		if !isNew {
			l = w.store.get(id)
			if l == open {
				return l, false, w.loop(stack, id)
			}
			return l, true, nil
		}
		first := len(moves)
		m, who, v, isEnd, err := w.look(moves, p)
		moves = m
		switch {
		case err != nil:
			return label{}, false, err
		case isEnd:
			l = w.payoffs.end(v)
			return l, true, w.store.set(id, l)
		}
		if err := w.store.set(id, open); err != nil {
			return label{}, false, err
		}
		stack = append(stack, frame{id: id, first: first, next: first, who: who, swapped: isSwapped})
		return label{}, false, nil
	}

	if _, _, err := enter(root, false); err != nil {
		return err
	}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next < len(moves) {
			q, isSwapped := w.normalize(moves[f.next])
			f.next++
			l, ok, err := enter(q, isSwapped)
			if err != nil {
				return err
			}
			if ok {
				take(&stack[len(stack)-1], w.payoffs, l, isSwapped)
			}
			continue
		}
		if err := w.store.set(f.id, f.best); err != nil {
			return err
		}
		moves = moves[:f.first]
		l, isSwapped := f.best, f.swapped
		stack = stack[:len(stack)-1]
		if len(stack) > 0 {
			take(&stack[len(stack)-1], w.payoffs, l, isSwapped)
		}
	}
	return nil
}

// take notes that a move leads to a position with the label l.
func take[V Payoff[V]](f *frame, ps *payoffs[V], l label, isSwapped bool) {
	if isSwapped {
		l = ps.negative(l)
	}
	if l = before(l); f.best.v == 0 || ps.compare(f.who, l, f.best) > 0 {
		f.best = l
	}
}

// loop returns the error for a play that comes back to the position id, which is on the stack.
func (w *work[Pos, V]) loop(stack []frame, id uint32) error {
	at := len(stack) - 1
	for stack[at].id != id {
		at--
	}
	err := &cgt.LoopError{}
	for _, f := range stack[at:] {
		err.Cycle = append(err.Cycle, fmt.Sprint(w.store.position(f.id)))
	}
	return err
}
