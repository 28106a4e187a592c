package sums

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// child is a state after a move. Better ones come first.
type child struct {
	state  span
	merit  int64
	serial int
	waited bool // for another member of the team that was busy with it
}

// list lists the children of a frame that are not known to be won by the opponent, and reports whether it found one
// that he is known to lose.
func (f *search) list(top *frame) bool {
	state := f.at(top.state)
	values := 0
	f.moves = f.moves[:0]
	for i := firstAtom; i < len(state); i++ {
		r := state[i]
		if f.atoms[r>>1].kind == isValue {
			values++
		}
		if i > firstAtom && state[i-1] == r {
			continue
		}
		if f.atoms[r>>1].kind == isValue {
			f.moves = f.appendMoves(f.moves, state, i, top.who)
			continue
		}
		who := top.who
		if r&1 != 0 {
			who = who.Opponent()
		}
		at := f.optionsOf(r>>1, who)
		n := int(f.options[at])
		at++
		for range n {
			if f.child(top, state, i, at) {
				return true
			}
			at += 1 + int(f.options[at])
		}
	}
	f.dominate(f.moves)
	for i := range f.moves {
		if m := &f.moves[i]; !m.dominated && f.child(top, state, m.place, m.option) {
			return true
		}
	}
	if state[smallWord] != 0 {
		x := f.numbers[state[numberWord]].x
		for g := range f.smalls[state[smallWord]].Options(top.who) {
			d := f.without(state, -1)
			d.small = g
			d.number = x
			if f.add(top, d) {
				return true
			}
		}
	} else if values == 0 {
		for g := range surreal.FromDyadic(f.numbers[state[numberWord]].x).Options(top.who) {
			d := f.without(state, -1)
			d.number, _ = g.Number()
			if f.add(top, d) {
				return true
			}
		}
	}
	return false
}

// without returns the draft of a state without the atom at a place.
func (f *search) without(state []ref, place int) *draft {
	d := &f.draft
	d.clear()
	d.number, d.small = f.numbers[state[numberWord]].x, f.smalls[state[smallWord]]
	for i, r := range state[firstAtom:] {
		if firstAtom+i != place {
			f.addAtom(d, r)
		}
	}
	return d
}

// child adds the state in which the atom at a place has become the option that is found at a place of Solver.options.
func (f *search) child(top *frame, state []ref, place, at int) bool {
	option := f.options[at+1 : at+1+int(f.options[at])]
	negative := state[place]&1 != 0
	d := f.without(state, place)
	f.addMeaning(d, meaning{number: option[numberWord], small: option[smallWord]}, negative)
	for _, r := range option[firstAtom:] {
		if negative {
			r = f.negative(r)
		}
		f.addAtom(d, r)
	}
	return f.add(top, d)
}

// add adds a child and reports whether the opponent is known to lose it. If he is known to win it, it is left out.
func (f *search) add(top *frame, d *draft) bool {
	if f.err != nil || f.written >= pollEvery && !f.poll() { // for a nimber may have any number of moves, and a sum any number of parts
		return true
	}
	p := f.push(d)
	if f.err != nil {
		return true
	}
	state := f.at(p)
	wins, ok := f.look(state, top.who.Opponent())
	if ok {
		f.words = f.words[:p.from]
		return !wins
	}
	merit := f.merit(state, top.who)
	f.children = append(f.children, child{state: p, merit: merit, serial: len(f.children)})
	return false
}

// merit returns about how good a state is for who, after a move of his, scaled.
func (f *search) merit(state []ref, who cgt.Player) int64 {
	m := f.numbers[state[numberWord]].scaled
	if who == cgt.Right {
		m = -m
	}
	for _, r := range state[firstAtom:] {
		a := &f.atoms[r>>1]
		negate := (who == cgt.Right) != (r&1 != 0)
		if a.kind != isPosition {
			if negate {
				m -= f.bounds[a.number].mean
			} else {
				m += f.bounds[a.number].mean
			}
			continue
		}
		mine, other := a.left, a.right
		if negate {
			mine, other = other, mine
		}
		m += int64(mine-4*other) << (scale - 3)
	}
	return m
}
