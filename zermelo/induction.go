package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// frame is a position on the path from the start whose moves are being looked at.
type frame struct {
	id          uint32
	first, next int  // in the stack of moves
	late        int  // the moves from first up to late were put off
	isLate      bool // nothing may be put off any more
	who         Player
	swapped     bool // the position before it sees it with the players swapped
	best        label
}

// todo is a move whose label is to be looked up. The number of the position has the bit swapped.
type todo[Pos any] struct {
	id uint32
	p  Pos
}

// open is the label of a position on the path from the start.
var open = label{dist: 1}

// leftAtOnce is how many positions of a path are left between two looks at the context.
const leftAtOnce = 1 << 12

// induction labels what can be reached from root, depth first, with a stack of its own, so that play may be millions of
// moves long. All moves from a position come into the table at one go, which takes less time than to look up one after
// another.
func (w *work[Pos, V]) induction(root Pos) error {
	var (
		stack   []frame
		waiting []todo[Pos] // moves to positions that have no label yet
		found   []Pos
		moves   []move[Pos]
	)
	// enter looks at the moves of a position without label; ok is false if some must wait.
	enter := func(m todo[Pos]) (l label, ok bool, err error) {
		if err := poll.Err(w.ctx, &w.steps); err != nil {
			return label{}, false, err
		}
		var (
			who   Player
			v     V
			isEnd bool
		)
		if found, who, v, isEnd, err = w.look(found[:0], m.p); err == nil {
			err = poll.Many(w.ctx, &w.steps, len(found))
		}
		id := m.id &^ swapped
		switch {
		case err != nil:
			return label{}, false, err
		case isEnd:
			l = w.payoffs.end(v)
			return l, true, w.store.set(id, l)
		}
		if len(stack) == cap(stack) {
			if stack, err = poll.Grow(w.ctx, stack, 1); err != nil {
				return label{}, false, err
			}
		}
		if err := w.store.set(id, open); err != nil {
			return label{}, false, err
		}
		stack = append(stack, frame{id: id, first: len(waiting), next: len(waiting), late: len(waiting), who: who, swapped: m.id&swapped != 0})
		f := &stack[len(stack)-1]
		moves = moves[:0]
		for _, q := range found {
			q, isSwapped := w.normalize(q)
			moves = append(moves, move[Pos]{p: q, isSwapped: isSwapped})
		}
		if err := w.add(moves, len(stack)); err != nil {
			return label{}, false, err
		}
		if len(waiting)+len(moves) > cap(waiting) {
			if waiting, err = poll.Grow(w.ctx, waiting, len(moves)); err != nil {
				return label{}, false, err
			}
		}
		// Of several goroutines each begins with other moves.
		from := w.goroutine * len(moves) / max(1, w.goroutines)
		for i := range moves {
			if i += from; i >= len(moves) {
				i -= len(moves)
			}
			m := &moves[i]
			switch l := w.store.get(m.id); {
			case l == open:
				return label{}, false, w.loop(stack, m.id)
			case l.v != 0:
				take(f, w.payoffs, l, m.isSwapped)
			case m.isSwapped:
				waiting = append(waiting, todo[Pos]{m.id | swapped, m.p})
			default:
				waiting = append(waiting, todo[Pos]{m.id, m.p})
			}
		}
		return label{}, false, nil
	}

	id, err := w.addOne(root, 0)
	if err != nil {
		return err
	}
	if _, _, err := enter(todo[Pos]{id, root}); err != nil {
		return err
	}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next < len(waiting) {
			m := waiting[f.next]
			f.next++
			l := w.store.get(m.id &^ swapped)
			if l == busy && !f.isLate {
				waiting[f.late] = m
				f.late++
				continue
			}
			ok := l.v != 0
			if !ok {
				if l, ok, err = enter(m); err != nil {
					return err
				}
			}
			if ok {
				take(&stack[len(stack)-1], w.payoffs, l, m.id&swapped != 0)
			}
			continue
		}
		if f.late > f.first {
			waiting, f.next, f.late, f.isLate = waiting[:f.late], f.first, f.first, true
			continue
		}
		if len(stack)%leftAtOnce == 0 && w.ctx.Err() != nil {
			return context.Cause(w.ctx)
		}
		if err := w.store.set(f.id, f.best); err != nil {
			return err
		}
		waiting = waiting[:f.first]
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
	var cycle []string
	for _, f := range stack[at:] {
		cycle = append(cycle, fmt.Sprint(w.store.position(f.id)))
	}
	return unendingError(cycle, w.mayLoop)
}

// unendingError returns the error that play need not end, where it must: the game does not say what that is worth, or
// the method is for play that ends.
func unendingError(cycle []string, mayLoop bool) error {
	advice := "zermelo.Loopy, or a method Unending, says what a play without end is worth"
	if mayLoop {
		advice = "the method is for games in which every play ends; Auto chooses one that is not"
	}
	return &cgt.LoopError{Cycle: cycle, Advice: advice}
}
