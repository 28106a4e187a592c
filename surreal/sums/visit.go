package sums

import (
	"errors"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// revalue tries to find values of atoms of a frame, and reports whether it found any; then the frame has another state.
func (f *search) revalue(top *frame) bool {
	found := false
	state := f.at(top.state)
	for i := firstAtom; i < len(state); i++ {
		r := state[i]
		if i > firstAtom && state[i-1] == r {
			continue // a visit of many copies is one visit, so that they do not take as many attempts
		}
		if f.atoms[r>>1].kind == isPosition {
			f.visit(r)
		}
		if f.joined != nil && f.atoms[r>>1].kind == isPosition {
			if g, ok := f.joined.values.Load(f.identify(r)); ok {
				f.replace(r, f.meaningOf(g))
			}
		}
		found = found || f.atoms[r>>1].kind == isReplaced
	}
	if found {
		top.state = f.push(f.without(state, -1))
	}
	return found
}

// visit counts a visit of a position. When it comes for the second time, the fourth, the eighth and so on, it tries to
// find its value, in more steps each time, unless there are too many moves.
func (f *search) visit(r ref) {
	a := &f.atoms[r>>1]
	a.visits++
	if a.visits == 1 || a.visits&(a.visits-1) != 0 || int(a.left+a.right) > firstMoves+moreMoves*bits.Len32(uint32(a.visits)) {
		return
	}
	if g, ok := f.tryValue(a.family, int(a.number), int(a.visits)*firstSteps); ok {
		if f.joined != nil {
			f.joined.values.Store(f.identify(r), g)
		}
		f.replace(r, f.meaningOf(g))
	}
}

// replace notes what a position is worth.
func (f *search) replace(r ref, m meaning) {
	a := &f.atoms[r>>1]
	a.kind, a.means = isReplaced, m
}

// tryValue returns the value of a position if it is found in the given number of steps.
func (s *Solver) tryValue(f positions, number, steps int) (surreal.Game, bool) {
	g, ok, err := f.value(s.search.ctx, s, number, steps)
	if err != nil && s.search.err == nil {
		s.search.err = err
		s.search.interrupted = s.search.ctx.Err() != nil || errors.Is(err, cgt.ErrLimit)
	}
	return g, ok
}
