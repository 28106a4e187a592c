package sums

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
)

// firstLoopCheck is the depth at which the stack is searched for a play that comes back to where it was. That is done
// again whenever it has doubled.
const firstLoopCheck = 1 << 10

// checkLoop sets an error if a state occurs twice on the stack with the same player to move.
func (f *search) checkLoop() {
	last := map[string]int{}
	for i, frame := range f.frames {
		if frame.atom != 0 {
			continue
		}
		key := []byte{byte(frame.who)}
		for _, w := range f.at(frame.state) {
			key = binary.LittleEndian.AppendUint32(key, w)
		}
		j, ok := last[string(key)]
		if !ok {
			last[string(key)] = i
			continue
		}
		f.err = f.loop(f.frames[j:i])
		return
	}
}

// loop returns the error for a play that comes back to where it was. Frames with an atom are no part of it.
func (f *search) loop(frames []frame) *cgt.LoopError {
	err := &cgt.LoopError{}
	in := map[ref]int{} // the number of states with a component
	for _, frame := range frames {
		if frame.atom != 0 {
			continue
		}
		state := f.at(frame.state)
		err.Cycle = append(err.Cycle, f.text(state))
		err.Movers = append(err.Movers, frame.who)
		for _, r := range slices.Compact(slices.Clone(state[firstAtom:])) {
			in[r]++
		}
	}
	var representatives, parts bool
	for r, n := range in {
		if a := &f.atoms[r>>1]; a.family != nil && n < len(err.Cycle) { // what is in all states does not move
			of, from := a.family.looksAt()
			representatives, parts = representatives || of, parts || from
		}
	}
	err.Advice = advice.Step(representatives, parts)
	return err
}

// text returns a state as text.
func (f *search) text(state []ref) string {
	var terms []string
	if g := f.simple(state); !g.IsZero() || len(state) == firstAtom {
		terms = append(terms, g.String())
	}
	for _, r := range state[firstAtom:] {
		a := &f.atoms[r>>1]
		switch {
		case a.kind == isValue:
			terms = append(terms, f.game(r).String())
		case r&1 != 0:
			terms = append(terms, "-("+a.family.text(int(a.number))+")")
		default:
			terms = append(terms, a.family.text(int(a.number)))
		}
	}
	return strings.Join(terms, " + ")
}
