package cgttest

import "slices"

// Solvers ask for lists in a buffer that has something in it already, and use it again. Rules that keep dst, or a part of
// it, as what they remember, do not notice until then. So whoever asks for the first time does it as solvers do.

// A list is something that rules append to dst about a position, such as moves.
type list[Pos any] func(dst []Pos, p Pos) []Pos

// An asking asks for a list of what is called so, about a position, and returns a copy.
type asking[Pos any] func(what string, list list[Pos], p Pos) []Pos

// askNew asks for a new slice.
func askNew[Pos any](_ string, list list[Pos], p Pos) []Pos { return slices.Clone(list(nil, p)) }

// buffers ask for lists in buffers.
type buffers[Pos comparable] struct {
	met     []Pos  // two different positions, or fewer if no more are known
	appends faults // in how rules append
	again   faults // answers that are others each time
}

// ask asks for a list in a buffer, and sees whether the rules keep that.
func (b *buffers[Pos]) ask(what string, list list[Pos], p Pos) []Pos {
	return b.lend(what, list, p).settle(&b.appends, &b.again)
}

// lend asks for a list in a buffer that others may have an eye on.
func (b *buffers[Pos]) lend(what string, list list[Pos], p Pos) loan[Pos] {
	l := loan[Pos]{what: what, list: list, p: p}
	b.meet(p)
	l.ask(b.met)
	b.meet(l.answer...)
	return l
}

// meet remembers positions until there are two.
func (b *buffers[Pos]) meet(positions ...Pos) {
	for _, p := range positions {
		if len(b.met) == 2 {
			return
		}
		if isItself(p) && !slices.Contains(b.met, p) {
			b.met = append(b.met, p)
		}
	}
}

// A loan is a buffer in which rules were asked for a list about p.
type loan[Pos comparable] struct {
	what   string
	list   list[Pos]
	p      Pos
	other  Pos   // another position if one is known, or p
	prefix []Pos // what stood in the buffer before
	used   []Pos // the buffer, as rules returned it, or nil if they do not append to it, which a law tells
	answer []Pos // a copy of what they appended
}

func (l *loan[Pos]) ask(met []Pos) {
	const room = 32
	l.prefix, l.other = []Pos{l.p}, l.p
	if i := slices.IndexFunc(met, func(q Pos) bool { return q != l.p }); i >= 0 {
		l.other = met[i]
		l.prefix = append(l.prefix, l.other)
	}
	buffer := append(make([]Pos, 0, len(l.prefix)+room), l.prefix...)
	used := l.list(buffer, l.p)
	begins := len(used) >= len(l.prefix) && slices.Equal(used[:len(l.prefix)], l.prefix)
	if !begins || len(used) <= cap(buffer) && &used[0] != &buffer[0] { // a list of their own may begin so too
		l.answer = askNew(l.what, l.list, l.p)
		return
	}
	l.used, l.answer = used, slices.Clone(used[len(l.prefix):])
}

// settle asks again, before and while something else stands in the buffer, and adds a fault to appends if that makes a
// difference, or if it did what stood in the buffer before; to again if the answer is another one each time. It returns
// the list.
func (l loan[Pos]) settle(appends, again *faults) []Pos {
	if l.used == nil || slices.ContainsFunc(l.answer, func(q Pos) bool { return !isItself(q) }) { // told elsewhere
		return l.answer
	}
	other := l.other
	if i := slices.IndexFunc(l.answer, func(q Pos) bool { return q != l.p }); i >= 0 && other == l.p {
		other = l.answer[i]
	}
	were := slices.Clone(l.used)
	second := askNew(l.what, l.list, l.p)
	overwrite(l.used, l.p, other)
	third := askNew(l.what, l.list, l.p)
	copy(l.used, were) // so that the rules can still be asked
	switch {
	case isOverwritten(third, second, l.p, other):
		appends.add(l.p, keepsDst, l.what, show(l.answer), show(third))
	case !slices.Equal(third, second):
		again.add(l.p, "the %s are %s, but %s %s", l.what, show(second), askedAgain[Pos](), unlike(third, second))
	case slices.Equal(second, l.answer):
	default:
		// Either the rules have answered so only once, which is for other laws, or it is because of what is in dst.
		same := loan[Pos]{what: l.what, list: l.list, p: l.p}
		if same.ask([]Pos{l.other}); slices.Equal(same.answer, l.answer) {
			appends.add(l.p, "the %s are %s, but appended to a dst that is not empty %s", l.what, show(second), unlike(l.answer, second))
			return second
		}
		if slices.Equal(second, were) {
			appends.add(l.p, "the %s are %s, but asked again %s, with what stood in dst the first time: the rules keep dst, or a copy", l.what, show(l.answer), show(second))
		}
	}
	return l.answer
}

const keepsDst = "the %s are %s, but after the caller has written something else into dst they are %s: the rules keep dst, or a part of it"

// overwrite writes p to each place, or other where p is.
func overwrite[Pos comparable](used []Pos, p, other Pos) {
	for i, q := range used {
		if used[i] = p; q == p {
			used[i] = other
		}
	}
}

// isOverwritten reports whether a list is another one than before only where p or other stands now.
func isOverwritten[Pos comparable](now, before []Pos, p, other Pos) bool {
	if len(now) != len(before) || slices.Equal(now, before) {
		return false
	}
	for i, q := range now {
		if q != before[i] && q != p && q != other {
			return false
		}
	}
	return true
}
