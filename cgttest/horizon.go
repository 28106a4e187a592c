package cgttest

import (
	"cmp"
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// bound is a payoff, or what is less than all payoffs, or more.
type bound[V zermelo.Payoff[V]] struct {
	v    V
	side int // −1 if it is less, 1 if it is more, and else 0
}

// Compare compares bounds, as [zermelo.Payoff] asks.
func (b bound[V]) Compare(c bound[V]) int {
	if b.side != 0 || c.side != 0 {
		return cmp.Compare(b.side, c.side)
	}
	return b.v.Compare(c.v)
}

// String returns the payoff as text.
func (b bound[V]) String() string {
	switch b.side {
	case -1:
		return "anything less"
	case 1:
		return "anything more"
	}
	return show(b.v)
}

// neg returns the bound after Max and Min have changed places.
func (b bound[V]) neg() bound[V] {
	s, ok := any(b.v).(zermelo.Signed[V])
	if !ok {
		return bound[V]{side: -b.side}
	}
	return bound[V]{s.Neg(), -b.side}
}

// horizon is what the moves say of the values of some positions if nothing is known of what comes after them.
type horizon[Pos comparable, V zermelo.Payoff[V]] struct {
	positions   []Pos // the nearest ones, as many as may be searched
	least, most *zermelo.Solution[Pos, bound[V]]
}

// horizon looks as far as it may from p.
func (e *gameExamination[Pos, V]) horizon(p Pos) (h horizon[Pos, V], err error) {
	isInside := map[Pos]bool{p: true}
	h.positions = []Pos{p}
	for i := 0; i < len(h.positions) && len(h.positions) < e.Search; i++ {
		for _, q := range e.ask(h.positions[i]).moves {
			if !isInside[q] && len(h.positions) < e.Search {
				isInside[q] = true
				h.positions = append(h.positions, q)
			}
		}
	}
	for _, side := range []int{-1, 1} {
		rules := zermelo.Rules[Pos, bound[V]]{
			Ended: func(q Pos) (bound[V], bool) {
				if v, ok := e.Game.End(q); ok {
					return bound[V]{v: v}, true
				}
				return bound[V]{side: side}, !isInside[q]
			},
			Mover: e.Game.Turn,
			Moves: e.Game.AppendMoves,
		}
		if e.isLoopy {
			rules.Loops = &bound[V]{v: e.endless}
		}
		s := zermelo.Solver[Pos, bound[V]]{Game: rules, Limits: cgt.Limits{Positions: -1}} // what is beyond the horizon counts as well
		solution, err := s.Solve(context.Background(), p)
		if err != nil {
			return h, err
		}
		if side < 0 {
			h.least = solution
		} else {
			h.most = solution
		}
	}
	return h, nil
}

// bounds returns bounds of the value of a position of the horizon.
func (h horizon[Pos, V]) bounds(p Pos) (least, most bound[V]) {
	least, _ = h.least.Value(p)
	most, _ = h.most.Value(p)
	return least, most
}

// mostRepresented is the number of positions before a horizon whose representatives are looked at.
const mostRepresented = 4

// checkHorizons compares bounds of values with what the game offers, from some positions.
func (e *gameExamination[Pos, V]) checkHorizons(f *faults, from []Pos) {
	for _, p := range from {
		h, err := e.horizon(p)
		var loop *cgt.LoopError
		switch {
		case errors.As(err, &loop):
			f.add(p, "%v, and the game is not Unending", err)
			return
		case err != nil:
			f.add(p, "%v", err)
			return
		}
		if e.checkHorizon(f, h); f.n > 0 {
			return
		}
	}
}

func (e *gameExamination[Pos, V]) checkHorizon(f *faults, h horizon[Pos, V]) {
	represented := []Pos{h.positions[0]}
	for _, p := range h.positions {
		if _, isEnd := e.Game.End(p); isEnd {
			continue
		}
		least, most := h.bounds(p)
		if least == most {
			if e.settled[p] = true; len(represented) < mostRepresented {
				represented = append(represented, p)
			}
		}
		if e.bounder == nil {
			continue
		}
		if low, high, ok := e.bounder.Bounds(p); ok && (least.Compare(bound[V]{v: high}) > 0 || most.Compare(bound[V]{v: low}) < 0) {
			f.add(p, "the moves give from %v to %v, but the bounds are %v and %v", least, most, low, high)
			return
		}
	}
	if e.normalizer == nil {
		return
	}
	for _, p := range represented {
		as := normalized(e.normalizer, p)
		if as.p == p && !as.swapped {
			continue
		}
		other, err := e.horizon(as.p)
		if err != nil {
			f.add(p, "the representative is %v: %v", as, err)
			return
		}
		least, most := h.bounds(p)
		low, high := other.bounds(as.p)
		if as.swapped {
			low, high = high.neg(), low.neg()
		}
		if least.Compare(high) > 0 || most.Compare(low) < 0 {
			f.add(p, "the moves give from %v to %v, but those of the representative %v from %v to %v", least, most, as, low, high)
			return
		}
	}
}
