package zermelo

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// peel labels the positions of a game in which every play ends, from the ends: each as soon as all positions after it
// have a label. It returns false if some never do, because there is a cycle.
func (w *work[Pos, V]) peel(h *hashed[Pos], a *arcs) (ok bool, err error) {
	queue := a.ends
	for done := 0; done < len(queue); done++ {
		if err := poll.Err(w.ctx, &w.steps); err != nil {
			return false, err
		}
		id := queue[done]
		for _, m := range a.into[a.from[id]:a.from[id+1]] {
			l := *h.known.at(id)
			if m&swapped != 0 {
				l = w.payoffs.negative(l)
			}
			m &^= swapped
			best, left := h.known.at(m), a.left.at(m) // until a position has a label, best is the best one after it so far
			if l = before(l); best.v == 0 || w.payoffs.compare(left.who(), l, *best) > 0 {
				*best = l
			}
			if *left -= oneMove; *left < oneMove {
				queue = append(queue, m)
			}
		}
	}
	return len(queue) == h.len(), nil
}

// retrograde labels the positions of a game in which play need not end.
//
// Call a payoff good for Max if it is more than that of play without end, and good for Min if it is less. The payoffs
// that are good for Max are taken from the best to the worst, and with each the positions from which Max can reach it:
// a position has it, at a distance one more, if it is Max's and a move leads to a position that has it, or if it is
// Min's and all moves lead to positions that have it or a better one for Max. Breadth-first search finds the distances:
// the first move that Max finds is his shortest way, the last one that Min loses is his longest resistance. Payoffs
// good for Min are found likewise. Since the players may change places, the best payoffs of both sides are taken at the
// same time. All positions that are left are worth a play without end: there both can avoid what is worse.
func (w *work[Pos, V]) retrograde(h *hashed[Pos], a *arcs) error {
	ends := make([][]uint32, len(w.payoffs.list)) // by payoff
	for _, id := range a.ends {
		n := h.known.at(id).v - 1
		ends[n] = append(ends[n], id)
	}
	canSwap := w.isSwapped || slices.ContainsFunc(a.into, func(m uint32) bool { return m&swapped != 0 })
	loop, err := w.byPayoff(*h.table.keys.at(0), canSwap, func(payoffs []uint32) error {
		var queue []uint32
		for _, n := range payoffs {
			if int(n) < len(ends) {
				queue = append(queue, ends[n]...)
			}
		}
		return w.attract(h, a, queue)
	})
	if err != nil {
		return err
	}
	for _, part := range h.known.parts {
		if w.ctx.Err() != nil {
			return context.Cause(w.ctx)
		}
		for i := range part {
			if part[i].v == 0 {
				part[i] = loop
			}
		}
	}
	return nil
}

// byPayoff calls do for the payoffs in the order that retrograde describes: the best one for Max, if it is good for
// him, and the best one for Min, if it is good for her, then the second best ones, and so on. It returns the label of a
// play without end. The position first is for errors; canSwap is whether the players change places somewhere.
func (w *work[Pos, V]) byPayoff(first Pos, canSwap bool, do func(payoffs []uint32) error) (loop label, err error) {
	ps := w.payoffs
	loop = label{ps.of(w.unending) + 1, noDistance}
	if canSwap {
		if ps.negative(loop) != loop {
			return loop, gameError(first, fmt.Sprintf("play without end is worth %v, which is not the same for both players, so that they cannot change places", w.unending))
		}
		ps.close() // so that each payoff has its negative on the other side, and both are taken at the same time
	}
	order := make([]uint32, len(ps.list))
	for n := range order {
		order[n] = uint32(n)
	}
	slices.SortFunc(order, func(m, n uint32) int { return ps.list[m].Compare(ps.list[n]) })
	for i, lowest := range order {
		var payoffs []uint32
		if highest := order[len(order)-1-i]; ps.hurry[highest] > 0 {
			payoffs = append(payoffs, highest)
		}
		if ps.hurry[lowest] < 0 {
			payoffs = append(payoffs, lowest)
		}
		if len(payoffs) == 0 {
			continue
		}
		if err := do(payoffs); err != nil {
			return loop, err
		}
	}
	return loop, nil
}

// attract labels the positions before those in the queue, breadth first.
func (w *work[Pos, V]) attract(h *hashed[Pos], a *arcs, queue []uint32) error {
	for done := 0; done < len(queue); done++ {
		if err := poll.Err(w.ctx, &w.steps); err != nil {
			return err
		}
		id := queue[done]
		for _, m := range a.into[a.from[id]:a.from[id+1]] {
			l := *h.known.at(id)
			if m&swapped != 0 {
				l = w.payoffs.negative(l)
			}
			m &^= swapped
			known := h.known.at(m)
			if known.v != 0 {
				continue
			}
			left := a.left.at(m)
			isGood := w.payoffs.hurry[l.v-1] > 0 == (left.who() == Max)
			if !isGood {
				if *left -= oneMove; *left >= oneMove {
					continue
				}
			}
			*known = before(l)
			queue = append(queue, m)
		}
	}
	return nil
}
