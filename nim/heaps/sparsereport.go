package heaps

import "github.com/cgt-go/sdk/nim"

// Sparse says which heaps are rare. Let a map take nim-values to {0, 1}, and sums to sums. Heaps whose value goes to 0
// are called rare, and the others common; two of a kind together are never worth something that goes to 1. In many
// games there seem to be only finitely many rare heaps, if the map is chosen well. If that is so the sequence has a
// period, for then a value depends on a bounded number of values before it, but the numbers of heaps that have been
// looked at prove nothing.
//
// Source: Winning Ways, ch. 4.
type Sparse struct {
	// Mask says what the map is: a value goes to the parity of the number of bits that it and Mask have in common.
	Mask nim.Nimber
	// ByParity says that the map adds the parity of the number of counters, less that taken by a move that parts a
	// heap.
	ByParity bool
	// Rare has the rare heaps in ascending order, without that of 0.
	Rare []int
}

// Sparse returns the rare heaps among those whose values have been found, by the map that serves at present, that with
// the fewest of them when it was chosen. It is not ok if the code is not one for which the Sequence uses such a map,
// see [Sequence].
func (s *Sequence) Sparse() (report Sparse, ok bool) {
	s.prepare()
	found := s.engine
	if r, ok := found.(*repeating); ok {
		found = r.engine
	}
	e, ok := found.(*sparse)
	if !ok {
		return Sparse{}, false
	}
	report = Sparse{Mask: nim.Nimber(e.mask), ByParity: e.parity == 1}
	for n := 1; n < s.Len(); n++ {
		if e.isRare(uint16(s.engine.nim(n)), n) {
			report.Rare = append(report.Rare, n)
		}
	}
	return report, true
}

// Largest returns the largest value that has been found, and the smallest heap that has it.
func (s *Sequence) Largest() (value nim.Nimber, heap int) {
	for n, v := range s.All() {
		if v > value {
			value, heap = v, n
		}
	}
	return value, heap
}
