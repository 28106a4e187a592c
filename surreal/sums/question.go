package sums

import "github.com/cgt-go/sdk/cgt"

// question is who wins a state if a player begins, as the table has it: of a state and its negative there is one,
// without its number.
type question struct {
	key      []ref
	negative bool // it is that for the negative of the state
	first    cgt.Player
}

// question returns the question of who wins a state if who begins.
func (f *search) question(state []ref, who cgt.Player) question {
	if f.isNimber(state) {
		who = cgt.Left // it is the same for both
	}
	q := question{key: state[smallWord:], first: who}
	for _, r := range state[firstAtom:] {
		if !f.atoms[r>>1].self {
			q.negative = r&1 != 0
			break
		}
	}
	if !q.negative {
		return q
	}
	q.first = who.Opponent()
	f.key = append(f.key[:0], state[smallWord:]...)
	if f.key[0] != 0 {
		f.key[0] = f.smallOf(f.smalls[f.key[0]].Neg())
	}
	for i, r := range f.key[1:] {
		f.key[1+i] = f.negative(r)
	}
	q.key = f.key
	return q
}

// recall reports who wins a state if the table tells.
func (f *search) recall(state []ref, who cgt.Player) (wins, ok bool) {
	q := f.question(state, who)
	e := f.table.find(q.key)
	if e == nil {
		return false, false
	}
	x := f.numbers[state[numberWord]].x
	if q.negative {
		x = x.Neg()
	}
	side := e[entrySides*int(q.first):]
	if n := side[leftWins]; n != 0 && f.numbers[n-1].x.Compare(x) <= 0 {
		return q.first == cgt.Left, true
	}
	if n := side[leftLoses]; n != 0 && f.numbers[n-1].x.Compare(x) >= 0 {
		return q.first == cgt.Right, true
	}
	return false, false
}

// remember notes whether who wins a state if he begins. Nothing was known of it.
func (f *search) remember(state []ref, who cgt.Player, wins bool) {
	q := f.question(state, who)
	n := state[numberWord]
	if q.negative {
		n = f.numberOf(f.numbers[n].x.Neg())
	}
	e := f.table.find(q.key)
	if e == nil {
		e = f.table.add(q.key)
	}
	at := entrySides*int(q.first) + leftWins
	if wins != (q.first == cgt.Left) {
		at++
	}
	e[at] = n + 1
	if !wins && f.isNimber(state) {
		if f.joined != nil {
			f.joined.values.Store(f.identify(state[firstAtom]), f.smalls[state[smallWord]])
		}
		f.replace(state[firstAtom], meaning{small: state[smallWord]})
	}
}
