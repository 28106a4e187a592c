package sums

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// look reports who wins a state if this can be told without search.
func (f *search) look(state []ref, who cgt.Player) (wins, ok bool) {
	atoms := state[firstAtom:]
	values, bounded := 0, 0
	for _, r := range atoms {
		switch a := &f.atoms[r>>1]; {
		case a.kind == isValue:
			values++
			bounded++
		case a.impartial:
			bounded++
		}
	}
	if bounded == len(atoms) {
		if len(atoms) == 0 {
			return f.simple(state).Outcome().Winner(who) == who, true
		}
		if wins, ok := f.decideByBounds(state, who); ok {
			return wins, ok
		}
	}
	if len(atoms) == 1 && values < bounded {
		n, ok := f.simple(state).Nimber()
		if ok && uint64(n) > uint64(f.atoms[atoms[0]>>1].left) {
			return true, true // for the nim-value is at most the number of moves
		}
	}
	if wins, ok := f.recall(state, who); ok || values < len(atoms) || values > 2 {
		return wins, ok
	}
	return f.compare(state, who)
}

// simple returns the number-up-star in a state.
func (f *search) simple(state []ref) surreal.Game {
	return f.smalls[state[smallWord]].Add(surreal.FromDyadic(f.numbers[state[numberWord]].x))
}

// compare reports whether who wins a state of one or two atoms that are values, if the comparison of games does not
// take too long.
func (f *search) compare(state []ref, who cgt.Player) (wins, ok bool) {
	g, h := f.game(state[firstAtom]), f.simple(state).Neg()
	if len(state) > firstAtom+1 {
		g = g.Sub(h)
		h = f.game(f.negative(state[firstAtom+1]))
	}
	c := surreal.Calculator{Limits: surreal.Limits{Steps: comparisonSteps}}
	rel, err := c.Rel(f.ctx, g, h)
	if err != nil {
		return false, false // if ctx is done, this is found out soon
	}
	for _, first := range []cgt.Player{who.Opponent(), who} {
		if _, ok := f.recall(state, first); ok {
			continue
		}
		wins = rel == surreal.Confused || rel == surreal.Greater && first == cgt.Left || rel == surreal.Less && first == cgt.Right
		f.remember(state, first, wins)
	}
	return wins, true
}

// game returns the value that an atom stands for.
func (f *search) game(r ref) surreal.Game {
	if r&1 != 0 {
		return f.atoms[r>>1].game.Neg()
	}
	return f.atoms[r>>1].game
}
