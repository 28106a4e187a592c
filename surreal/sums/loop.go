package sums

import (
	"encoding/binary"
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
		err := &cgt.LoopError{}
		var representatives, parts bool
		for _, frame := range f.frames[j:i] {
			if frame.atom != 0 {
				continue
			}
			state := f.at(frame.state)
			err.Cycle = append(err.Cycle, f.text(state))
			err.Movers = append(err.Movers, frame.who)
			for _, r := range state[firstAtom:] {
				if a := &f.atoms[r>>1]; a.family != nil {
					n, d := a.family.looksAt()
					representatives, parts = representatives || n, parts || d
				}
			}
		}
		err.Advice = advice.Step(representatives, parts)
		f.err = err
		return
	}
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
