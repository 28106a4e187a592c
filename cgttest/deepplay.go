package cgttest

import "slices"

// This file is about play that need not end, although it soon ends after all moves but one or two at each position:
// plays at random come to an end then, and no search for a value does.

const (
	// mostDeep is the number of given positions from which play is followed in depth.
	mostDeep = 3
	// deepListed is how many moves are listed on the way, for each position that one may look at, and deepMoves how many
	// moves are very many.
	deepListed, deepMoves = 4 * mostListed, 20
	// muchLonger is by what factor a play must be longer than all at random that ended: if these are long too, the game is
	// a long one.
	muchLonger = 20
)

// deepen follows play in depth from some of the positions from which no play is known that may go on for ever, until it
// finds one.
func (t *tries[Pos]) deepen(positions []Pos, first int, ask func(p Pos) []Pos) {
	isKnown := func(p Pos) bool {
		return slices.ContainsFunc(t.unending, func(l play[Pos]) bool { return l.from == p })
	}
	for _, from := range spread(slices.DeleteFunc(slices.Clone(positions), isKnown), mostDeep) {
		p := deepPlay(from, first, ask)
		isLong := p.moves >= deepMoves*first || p.moves >= first && p.grows(first)
		if p.isLoop || !p.ended && isLong && p.moves >= muchLonger*t.longest {
			t.record(p)
			return
		}
	}
}

// deepPlay goes back where play has ended, and does not go again where all play has ended. So it comes far where moves
// lead to few positions and one of them leads on and on.
func deepPlay[Pos comparable](from Pos, first int, ask func(p Pos) []Pos) play[Pos] {
	type step struct {
		at   Pos
		rest []Pos // the moves that are not followed yet
	}
	p := play[Pos]{kind: goingOn, from: from, at: from}
	begun, listed := longest([]Pos{from}), 0
	var path []step
	isOpen := map[Pos]bool{} // whether a position that was met is on the path
	enter := func(q Pos) {
		moves, more := ask(q), grown([]Pos{q}, begun)/growth
		listed += len(moves) + more
		p.grown += more
		isOpen[q] = true
		path = append(path, step{q, moves})
	}
	enter(from)
	for len(path) > 0 && listed/deepListed < first {
		last := &path[len(path)-1]
		if len(last.rest) == 0 {
			isOpen[last.at] = false
			path = path[:len(path)-1]
			continue
		}
		q := last.rest[0]
		last.rest = last.rest[1:]
		if !isItself(q) {
			ask(q) // which refuses it
			p.ended = true
			return p
		}
		switch open, isMet := isOpen[q]; {
		case open:
			p.at, p.moves, p.isLoop = q, len(path), true
			return p
		case !isMet:
			enter(q)
		}
	}
	if p.ended = len(path) == 0; !p.ended {
		p.moves, p.at = len(path)-1, path[len(path)-1].at
	}
	return p
}
