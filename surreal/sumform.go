package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// solve finds the value of a position.
func (t *sumTable) solve(id int) {
	if t.positions[id].solved || t.failed() || !t.e.Spend(costOfSum) {
		return
	}
	f := deep(t.e, func(*engine, Game, Game) sumPosition { return t.form(id) }, Game{}, Game{})
	p := &t.positions[id]
	p.solved, p.value, p.options = true, f.value, f.options
}

// sumDraft is a position on its way to canonical form.
type sumDraft struct {
	*sumTable
	id    int
	list  []uint32
	moves [2][]sumMove
	draft draft // the game by its options, with those that incentives show to be dominated left out
}

// sumMove is a move in the summand that stands at a place in a list.
type sumMove struct {
	at int
	summandMove
}

// form returns the position id with value and options. The steps are those of [engine.canonical].
func (t *sumTable) form(id int) sumPosition {
	d := sumDraft{sumTable: t, id: id, list: t.positions[id].summands}
	var options [2][]sumRef
	for who := cgt.Left; who <= cgt.Right; who++ {
		d.moves[who] = d.movesOf(who)
	}
	if len(d.list) == 1 {
		s := &t.summands[d.list[0]]
		for who := range options {
			for _, m := range s.moves[who] {
				options[who] = append(options[who], t.ref([]Game{m.to}))
			}
		}
		return sumPosition{value: s.g, options: options}
	}
	kept := [2][]sumMove{d.undominated(cgt.Left), d.undominated(cgt.Right)}
	var games [2][]Game
	for who := range kept {
		for _, m := range kept[who] {
			r := d.after(m)
			options[who] = append(options[who], r)
			games[who] = append(games[who], t.value(r))
			if t.failed() {
				return sumPosition{}
			}
		}
	}
	d.draft = draft{e: t.e, pair: pair{games[cgt.Left], games[cgt.Right]}}
	if x, ok := d.draft.number(); ok {
		return sumPosition{value: FromDyadic(x)}
	}
	d.draft.stops = stopsOf(d.draft.left, d.draft.right)
	for who := cgt.Left; who <= cgt.Right; who++ {
		options[who] = d.bypassed(who, kept[who], options[who])
	}
	if t.failed() {
		return sumPosition{}
	}
	left, right := t.sorted(options[cgt.Left]), t.sorted(options[cgt.Right])
	if g, ok := recognise(left, right); ok {
		return sumPosition{value: g}
	}
	return sumPosition{value: Game{n: internPair(pair{left, right})}, options: options}
}

// movesOf returns the moves of who; of equal summands one is enough.
func (d *sumDraft) movesOf(who cgt.Player) []sumMove {
	var moves []sumMove
	for i, number := range d.list {
		if i > 0 && d.list[i-1] == number {
			continue
		}
		for _, m := range d.summands[number].moves[who] {
			moves = append(moves, sumMove{i, m})
		}
	}
	return moves
}

// after returns the position after some moves in different summands.
func (d *sumDraft) after(moves ...sumMove) sumRef {
	games := make([]Game, len(d.list))
	for i, number := range d.list {
		games[i] = d.summands[number].g
	}
	for _, m := range moves {
		games[m.at] = m.to
	}
	return d.ref(games)
}

// undominated returns the moves of who without those that a move in another summand dominates.
func (d *sumDraft) undominated(who cgt.Player) []sumMove {
	moves := d.moves[who]
	d.e.Spend(len(moves))
	var kept []sumMove
next:
	for i, m := range moves {
		for j, n := range moves {
			if n.at != m.at && (n.incentive != m.incentive || j < i) && d.e.le(m.incentive, n.incentive) {
				continue next
			}
		}
		kept = append(kept, m)
	}
	return kept
}

// answer returns the position after the move m of who and a move of the opponent in another summand through which m
// reverses, if there is one.
func (d *sumDraft) answer(m sumMove, who cgt.Player) (sumRef, bool) {
	for _, a := range d.moves[who.Opponent()] {
		if a.at == m.at { // an answer in the same summand is none, but there may be another like it
			if a.at++; a.at == len(d.list) || d.list[a.at] != d.list[m.at] {
				continue
			}
		}
		if d.e.le(m.incentive, a.incentive) {
			return d.after(m, a), true
		}
	}
	return sumRef{}, false
}

// bypassed returns the canonical options of who, given his moves that are not dominated and the positions they lead to.
func (d *sumDraft) bypassed(who cgt.Player, moves []sumMove, options []sumRef) []sumRef {
	var kept, todo []sumRef
	for i, m := range moves {
		if after, ok := d.answer(m, who); ok {
			todo = d.appendOptions(todo, after, who)
		} else {
			kept = append(kept, options[i])
		}
	}
	direct := len(kept) // these do not dominate one another
	seen := map[sumRef]bool{}
	for i := 0; i < len(todo) && !d.failed(); i++ {
		if seen[todo[i]] {
			continue
		}
		seen[todo[i]] = true
		if after, ok := d.reverse(todo[i], who); ok {
			todo = d.appendOptions(todo, after, who)
		} else {
			kept = append(kept, todo[i])
		}
	}
	dominated := make([]bool, len(kept))
	for i, r := range kept {
		for j, s := range kept {
			if i != j && !dominated[j] && max(i, j) >= direct && d.isBetter(s, r, who) {
				dominated[i] = true
				break
			}
		}
	}
	n := 0
	for i, r := range kept {
		if !dominated[i] {
			kept[n] = r
			n++
		}
	}
	return kept[:n]
}

// isBetter reports whether r is at least as good as s for who.
func (t *sumTable) isBetter(r, s sumRef, who cgt.Player) bool {
	if who == cgt.Left {
		return t.le(s, r)
	}
	return t.le(r, s)
}

// reverse returns an answer through which the option r of who reverses, if there is one.
func (d *sumDraft) reverse(r sumRef, who cgt.Player) (sumRef, bool) {
	for _, answer := range d.appendOptions(nil, r, who.Opponent()) {
		if d.isBetterThan(answer, who.Opponent()) {
			return answer, true
		}
		if !d.e.Spend(1) {
			break
		}
	}
	return sumRef{}, false
}

// isBetterThan reports whether r is at least as good for who as the drafted position.
func (d *sumDraft) isBetterThan(r sumRef, who cgt.Player) bool {
	g := d.value(r)
	var buf stops
	s := g.stops(&buf)
	low, high := s, &d.draft.stops
	if who == cgt.Left {
		low, high = high, low
	}
	if le, ok := low.le(high); ok {
		return le
	}
	// The position has no value yet, but it has one without what it has in common with r.
	if rest, own, common := d.cancel(r.id, d.id); common {
		return d.isBetter(sumRef{rest, r.x}, sumRef{id: own}, who)
	}
	d.e.draft = d.draft
	if who == cgt.Left {
		return d.e.draft.le(g)
	}
	return d.e.draft.ge(g)
}

// sorted returns the values of options in the order of a canonical form.
func (t *sumTable) sorted(options []sumRef) []Game {
	games := make([]Game, len(options))
	for i, r := range options {
		games[i] = t.value(r)
	}
	slices.SortFunc(games, CompareStructure)
	return games
}
