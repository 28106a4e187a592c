package heaps

import (
	"maps"
	"slices"

	"github.com/cgt-go/sdk/nim"
)

// state is all that matters for the values from a heap on, by a code whose moves leave at most one heap.
type state struct {
	least  nim.Nimber     // the least number that the values of one remainder lack, or 0 without digits that repeat
	recent []nim.Nimber   // the values of the last heaps less least, or none if they are smaller
	sets   [][]nim.Nimber // for each remainder, the other values in order and less least, without those that are smaller
}

// none stands for a value that does not matter.
const none = ^nim.Nimber(0)

// state returns the state before the heap of n, which must be larger than the last digit that does not repeat.
func (s *Sequence) state(n int) state {
	k, q := s.Code.last(), s.Code.tail
	if !s.Code.tailLeavesHeap() {
		q = 0
	}
	var st state
	values := make([]map[nim.Nimber]bool, q)
	for i := range values {
		values[i] = map[nim.Nimber]bool{}
	}
	// From n, digits that repeat lead to the heaps up to n-k-1. That of 0 is one of them, if a heap may be taken as a
	// whole whenever one may be left.
	if q > 0 {
		first := 1
		if s.Code.tailTakesWhole() {
			first = 0
		}
		for m := first; m < n-k; m++ {
			values[m%q][s.At(m)] = true
		}
		for i, set := range values {
			mex := nim.Nimber(0)
			for set[mex] {
				mex++
			}
			if i == 0 || mex < st.least {
				st.least = mex
			}
		}
	}
	for m := n - k; m < n; m++ {
		v := none
		if s.At(m) >= st.least {
			v = s.At(m) - st.least
		}
		st.recent = append(st.recent, v)
	}
	for i := range q {
		set := slices.Sorted(maps.Keys(values[i]))
		at, _ := slices.BinarySearch(set, st.least)
		set = set[at:]
		for j := range set {
			set[j] -= st.least
		}
		st.sets = append(st.sets, set)
	}
	return st
}

// equal reports whether states are equal but for what is added to all values.
func (st state) equal(other state) bool {
	return slices.Equal(st.recent, other.recent) && slices.EqualFunc(st.sets, other.sets, slices.Equal[[]nim.Nimber])
}

// tailLeavesHeap reports whether one of the digits that repeat lets a player leave a heap.
func (c Code) tailLeavesHeap() bool {
	for i := range c.tail {
		if c.digit(c.last() + 1 + i).has(1) {
			return true
		}
	}
	return false
}

// tailTakesWhole reports whether each of the digits that repeat either lets a player leave a heap and also none, or
// neither.
func (c Code) tailTakesWhole() bool {
	for i := range c.tail {
		if d := c.digit(c.last() + 1 + i); d.has(0) != d.has(1) {
			return false
		}
	}
	return true
}
