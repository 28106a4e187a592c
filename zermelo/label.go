package zermelo

import (
	"cmp"
	"math"
)

// label is what a solver finds of a position. The zero label means that nothing is known.
type label struct {
	v    uint32 // one more than the number of the payoff in [payoffs]
	dist uint32 // how many moves there are to the end, or noDistance
}

// noDistance is the distance where play need not end.
const noDistance = math.MaxUint32

// payoffs numbers the payoffs of a game.
type payoffs[V Payoff[V]] struct {
	hurryOf func(v V) int
	mayLoop bool
	list    []V
	hurry   []int // the sign of hurryOf
	number  map[V]uint32
	common  *commonPayoffs[V] // if these are a part of them
	neg     []uint32          // one more than the number of the negative; 0 where it has not been asked for
}

func newPayoffs[V Payoff[V]](hurryOf func(v V) int, mayLoop bool) *payoffs[V] {
	return &payoffs[V]{hurryOf: hurryOf, mayLoop: mayLoop, number: map[V]uint32{}}
}

// of returns the number of v.
func (ps *payoffs[V]) of(v V) uint32 {
	n, ok := ps.number[v]
	switch {
	case ok:
		return n
	case ps.common != nil:
		return ps.common.numberFor(ps, v)
	}
	return ps.add(v)
}

// add gives v the next number.
func (ps *payoffs[V]) add(v V) uint32 {
	hurry := cmp.Compare(ps.hurryOf(v), 0)
	n := uint32(len(ps.list))
	ps.number[v] = n
	ps.list = append(ps.list, v)
	ps.neg = append(ps.neg, 0)
	ps.hurry = append(ps.hurry, hurry)
	return n
}

// know makes sure that the first n payoffs are known.
func (ps *payoffs[V]) know(n uint32) {
	if int(n) > len(ps.list) {
		ps.common.update(ps)
	}
}

// end returns the label of an end with the payoff v.
func (ps *payoffs[V]) end(v V) label {
	n := ps.of(v)
	l := label{v: n + 1}
	if ps.mayLoop && ps.hurry[n] == 0 {
		l.dist = noDistance
	}
	return l
}

// negative returns the label l as it is after the players have changed places.
func (ps *payoffs[V]) negative(l label) label {
	n := l.v - 1
	if ps.neg[n] == 0 {
		m := ps.of(negative(ps.list[n])) // which may move ps.neg
		ps.neg[n] = m + 1
	}
	return label{ps.neg[n], l.dist}
}

// close numbers the negatives of all payoffs, so that none is new from now on.
func (ps *payoffs[V]) close() {
	for n := 0; n < len(ps.list); n++ {
		ps.negative(label{v: uint32(n) + 1})
	}
}

// value returns the payoff of a label.
func (ps *payoffs[V]) value(l label) V { return ps.list[l.v-1] }

// before returns the label of a position from which somebody moves to one with the label l.
func before(l label) label {
	if l.dist != noDistance {
		l.dist++
	}
	return l
}

// compare compares two labels as who sees them: a negative number if l is worse than m, a positive one if it is better.
func (ps *payoffs[V]) compare(who Player, l, m label) int {
	c := 0
	if l.v != m.v {
		c = prefer(who, ps.list[l.v-1], ps.list[m.v-1])
	}
	if c != 0 || l.dist == m.dist {
		return c
	}
	// Who is in a hurry likes the smaller distance, everybody else the larger one.
	if inHurry := ps.hurry[l.v-1]; inHurry > 0 && who == Max || inHurry < 0 && who == Min {
		return cmp.Compare(m.dist, l.dist)
	}
	return cmp.Compare(l.dist, m.dist)
}
