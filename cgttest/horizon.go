package cgttest

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// bound is a payoff, or what is less than all payoffs, or more.
type bound[V zermelo.Payoff[V]] struct {
	v    V
	side int // −1 if it is less, 1 if it is more, and else 0
}

// Compare orders bounds as their payoffs are.
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
	positions   []Pos       // the nearest ones, as many as may be searched
	numbers     map[Pos]int // of them, and of those that come after them
	payoffs     []V         // those that are met, in their order
	least, most []level     // bounds of the values of the positions
}

// horizon looks as far as it may from p.
func (e *gameExamination[Pos, V]) horizon(p Pos) (h horizon[Pos, V], err error) {
	order := []Pos{p} // in which they are numbered: those behind the horizon come last
	h.numbers = map[Pos]int{p: 0}
	if e.isLoopy {
		h.payoffs = []V{e.endless}
	}
	g := spotGame{isLoopy: e.isLoopy, text: func(number int) string { return fmt.Sprint(order[number]) }}
	var ends []V // what Max gets at positions where play has ended
	var moves []Pos
	for i := 0; i < len(order); i++ {
		var t spotTurn
		var v V
		v, t.isEnd, t.who, moves = e.glimpse(order[i], i < e.Search, moves[:0])
		if t.isEnd {
			h.payoffs = append(h.payoffs, v)
		}
		for _, q := range moves {
			n, ok := h.numbers[q]
			if !ok {
				n = len(order)
				h.numbers[q] = n
				order = append(order, q)
			}
			t.moves = append(t.moves, n)
		}
		g.turns = append(g.turns, t)
		ends = append(ends, v)
	}
	h.positions = order[:min(len(order), e.Search)]
	slices.SortFunc(h.payoffs, V.Compare)
	h.payoffs = slices.CompactFunc(h.payoffs, func(v, w V) bool { return v.Compare(w) == 0 })
	for i, v := range ends {
		if g.turns[i].isEnd {
			g.turns[i].payoff = h.level(v)
		}
	}
	if e.isLoopy {
		g.endless = h.level(e.endless)
	}
	g.inside, g.highest = len(h.positions), h.highest()
	h.least, h.most, err = g.bounds()
	return h, err
}

// glimpse asks whether play has ended at p, and, if it has not and p is before the horizon, who moves, and where to.
func (e *gameExamination[Pos, V]) glimpse(p Pos, before bool, dst []Pos) (v V, isEnd bool, who zermelo.Player, moves []Pos) {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	if v, isEnd = e.Game.End(p); !isEnd && before {
		who = e.Game.Turn(p)
		dst = e.Game.AppendMoves(dst, p)
	}
	answered = true
	return v, isEnd, who, dst
}

// level returns what stands for a payoff.
func (h horizon[Pos, V]) level(v V) level {
	i, _ := slices.BinarySearchFunc(h.payoffs, v, V.Compare)
	return level(1 + i)
}

// highest returns what stands for more than all payoffs.
func (h horizon[Pos, V]) highest() level { return level(1 + len(h.payoffs)) }

// bound returns what a level stands for.
func (h horizon[Pos, V]) bound(l level) bound[V] {
	switch l {
	case 0:
		return bound[V]{side: -1}
	case h.highest():
		return bound[V]{side: 1}
	}
	return bound[V]{v: h.payoffs[l-1]}
}

// bounds returns bounds of the value of a position of the horizon.
func (h horizon[Pos, V]) bounds(p Pos) (least, most bound[V]) {
	i := h.numbers[p]
	return h.bound(h.least[i]), h.bound(h.most[i])
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
			f.add(p, "%s; %s", withoutAdvice(loop), notUnending)
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
		low, high, ok := e.bounder.Bounds(p)
		switch {
		case !ok:
		case low.Compare(high) > 0:
			f.add(p, "no value is between the bounds %v and %v", low, high)
			return
		case least.Compare(bound[V]{v: high}) > 0 || most.Compare(bound[V]{v: low}) < 0:
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
