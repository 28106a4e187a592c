package matrixgame

import (
	"math/bits"
	"slices"
)

// bitset is a set of small numbers. Sets may differ in length.
type bitset []uint64

// newBitset returns an empty set for numbers less than n.
func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

// add adds a number for which there is room.
func (s bitset) add(i int) { s[i/64] |= 1 << (i % 64) }

// with returns the set and a number.
func (s bitset) with(i int) bitset {
	t := slices.Clone(s)
	for len(t) <= i/64 {
		t = append(t, 0)
	}
	t.add(i)
	return t
}

// has reports whether a number for which there is room is in the set.
func (s bitset) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }

// and returns what is in both sets.
func (s bitset) and(t bitset) bitset {
	u := make(bitset, min(len(s), len(t)))
	for i := range u {
		u[i] = s[i] & t[i]
	}
	return u
}

// count returns the number of elements.
func (s bitset) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

func (s bitset) isEmpty() bool { return !slices.ContainsFunc(s, func(w uint64) bool { return w != 0 }) }

// contains reports whether all of t is in s.
func (s bitset) contains(t bitset) bool {
	for i, w := range t {
		if i < len(s) {
			w &^= s[i]
		}
		if w != 0 {
			return false
		}
	}
	return true
}
