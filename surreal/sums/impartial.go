package sums

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// An impartial position is worth a nimber, so it is enough to know which: it is *n if whoever moves first in its sum
// with *n loses. This is asked for n = 0, 1, 2 and so on until the answer is yes. Each of these questions is one of who
// wins, which need not look at all moves. If a move leads to several parts, all but one are valued first, and the
// question is asked of that one.
//
// Source: J. Lemoine, S. Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012).

// isNimber reports whether a state is an impartial position that is not valued, plus a nimber.
func (f *search) isNimber(state []ref) bool {
	if len(state) != firstAtom+1 || state[numberWord] != 0 {
		return false
	}
	if a := &f.atoms[state[firstAtom]>>1]; a.kind != isPosition || !a.impartial {
		return false
	}
	_, ok := f.smalls[state[smallWord]].Nimber()
	return ok
}

// impartial returns the impartial position of a state that is to be valued next, the one with the fewest moves, or 0 if
// there is none or if the state asks for its value itself.
func (f *search) impartial(state []ref) ref {
	if f.isNimber(state) {
		return 0
	}
	least := ref(0)
	for _, r := range state[firstAtom:] {
		if a := &f.atoms[r>>1]; a.kind == isPosition && a.impartial && (least == 0 || a.left < f.atoms[least>>1].left) {
			least = r
		}
	}
	return least
}

// stepNimber is step for a frame that looks for a nim-value.
func (f *search) stepNimber(top *frame, result, closed bool) (bool, bool) {
	if f.atoms[top.atom>>1].kind == isReplaced { // then a loss with some nimber was found
		waiting := f.frames[len(f.frames)-2]
		f.frames = f.frames[:len(f.frames)-2]
		if f.joined != nil {
			f.workers(waiting.asked).Add(-1)
		}
		f.words, f.children = f.words[:max(waiting.words, waiting.state.to)], f.children[:waiting.children]
		return f.open(waiting.state, waiting.who)
	}
	if closed && result {
		top.next++
	}
	f.words = f.words[:top.words]
	d := &f.draft
	d.clear()
	d.small = surreal.Nimber(nim.Nimber(top.next))
	d.atoms = append(d.atoms, top.atom)
	return f.decide(f.push(d), cgt.Left)
}

// NimValue returns the nim-value of the sum of components, which must be nimbers or positions whose rules say that they
// are impartial ([cgt.ImpartialRuleset]): the n for which the sum is equal to *n. If one is not, the error is a
// *[cgt.RulesetError] that names it; other errors are those of [Solver.Wins]. The values of parts are found by the way
// in which winners are found, so that not all positions need be looked at; package nim finds those of single games by
// looking at all of them.
func (s *Solver) NimValue(ctx context.Context, sum ...Component) (nim.Nimber, error) {
	s.prepare(ctx)
	for i, c := range sum {
		if !c.isImpartial() {
			return 0, &cgt.RulesetError{Position: c.String(), Msg: fmt.Sprintf("the rules of component %d do not say that they are impartial", i)}
		}
	}
	// The nimbers of the sum, which may be large, are added up. What the rest is worth is tried.
	known, _ := s.search.simple(s.search.at(s.search.state(sum))).Nimber()
	for n := nim.Nimber(0); ; n++ {
		value := n.Add(nim.Nimber(known))
		wins, err := s.search.wins(append(slices.Clone(sum), Value(surreal.Nimber(value))), cgt.Left)
		if err != nil {
			return 0, s.unfinished(err, cgt.Left, sum)
		}
		if !wins {
			return value, nil
		}
	}
}

// isImpartial reports whether the component is a position of an impartial game, or a nimber.
func (c Component) isImpartial() bool {
	if c.body == nil {
		return true
	}
	return c.body.isImpartial()
}

func (b bound[Pos]) isImpartial() bool {
	_, ok := b.game.rules.(cgt.ImpartialRuleset[Pos])
	return ok
}

func (v value) isImpartial() bool {
	_, ok := v.g.Nimber()
	return ok
}
