package cgttest

import (
	"cmp"
	"context"
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

// level stands for a bound: 0 is less than all payoffs, and then come those that are met, from 1 on, and what is more.
type level int

// Compare compares levels, as [zermelo.Payoff] asks.
func (l level) Compare(m level) int { return cmp.Compare(l, m) }

// spot stands for a position by its number. So it is always one solver that is used before a horizon, and no test must compile another one for its
// positions and payoffs.
type spot struct {
	number int
	texts  *spotTexts
}

// spotTexts says which positions spots stand for.
type spotTexts struct{ of func(number int) string }

// String returns the position as text, for errors.
func (s spot) String() string { return s.texts.of(s.number) }

// horizon is what the moves say of the values of some positions if nothing is known of what comes after them.
type horizon[Pos comparable, V zermelo.Payoff[V]] struct {
	positions   []Pos       // the nearest ones, as many as may be searched
	numbers     map[Pos]int // of them, and of those that come after them
	payoffs     []V         // those that are met, in their order
	texts       *spotTexts
	least, most *zermelo.Solution[spot, level]
}

// horizon looks as far as it may from p.
func (e *gameExamination[Pos, V]) horizon(p Pos) (h horizon[Pos, V], err error) {
	order := []Pos{p} // in which they are numbered: those behind the horizon come last
	h.numbers = map[Pos]int{p: 0}
	h.texts = &spotTexts{func(number int) string { return fmt.Sprint(order[number]) }}
	if e.isLoopy {
		h.payoffs = []V{e.endless}
	}
	type glimpsed struct { // what the game says of a position
		isEnd bool
		v     V
		who   zermelo.Player
		moves []int
	}
	var answers []glimpsed
	var moves []Pos
	for i := 0; i < len(order); i++ {
		var a glimpsed
		a.v, a.isEnd, a.who, moves = e.glimpse(order[i], i < e.Search, moves[:0])
		if a.isEnd {
			h.payoffs = append(h.payoffs, a.v)
		}
		for _, q := range moves {
			n, ok := h.numbers[q]
			if !ok {
				n = len(order)
				h.numbers[q] = n
				order = append(order, q)
			}
			a.moves = append(a.moves, n)
		}
		answers = append(answers, a)
	}
	h.positions = order[:min(len(order), e.Search)]
	slices.SortFunc(h.payoffs, V.Compare)
	h.payoffs = slices.CompactFunc(h.payoffs, func(v, w V) bool { return v.Compare(w) == 0 })
	for _, side := range []level{0, h.highest()} {
		rules := zermelo.Rules[spot, level]{
			Ended: func(s spot) (level, bool) {
				if a := answers[s.number]; a.isEnd {
					return h.level(a.v), true
				}
				return side, s.number >= len(h.positions)
			},
			Mover: func(s spot) zermelo.Player { return answers[s.number].who },
			Moves: func(dst []spot, s spot) []spot {
				for _, n := range answers[s.number].moves {
					dst = append(dst, spot{n, h.texts})
				}
				return dst
			},
		}
		if e.isLoopy {
			endless := h.level(e.endless)
			rules.Loops = &endless
		}
		s := zermelo.Solver[spot, level]{Game: rules, Limits: cgt.Limits{Positions: -1}} // what is beyond the horizon counts as well
		solution, err := s.Solve(context.Background(), spot{0, h.texts})
		if err != nil {
			return h, err
		}
		if side == 0 {
			h.least = solution
		} else {
			h.most = solution
		}
	}
	return h, nil
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
	at := spot{h.numbers[p], h.texts}
	low, _ := h.least.Value(at)
	high, _ := h.most.Value(at)
	return h.bound(low), h.bound(high)
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
