package oracle

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Mex returns the least number that is not among ns.
func Mex(ns ...uint64) uint64 {
	m := uint64(0)
	for slices.Contains(ns, m) {
		m++
	}
	return m
}

// Grundy returns the nim-value of t by the rule of the least excluded number; ok is false if the
// players do not have the same moves in some position of t.
//
// Source: Dubna notes, theorem 2.4 (R. P. Sprague 1935, P. M. Grundy 1939).
func Grundy(t cgt.Tree) (n uint64, ok bool) {
	values := map[cgt.Tree]uint64{}
	for u := range t.Subtrees() {
		var left []uint64
		for o := range u.Options(cgt.Left) {
			left = append(left, values[o])
			if !slices.ContainsFunc(slices.Collect(u.Options(cgt.Right)), func(r cgt.Tree) bool { return Same(o, r) }) {
				return 0, false
			}
		}
		for o := range u.Options(cgt.Right) {
			if !slices.ContainsFunc(slices.Collect(u.Options(cgt.Left)), func(l cgt.Tree) bool { return Same(o, l) }) {
				return 0, false
			}
		}
		values[u] = Mex(left...)
	}
	return values[t], true
}

// Nim returns the tree of *n: a move goes from a heap of n to any smaller one.
func Nim(n int) cgt.Tree {
	var heaps []cgt.Tree
	for range n {
		heaps = append(heaps, cgt.ImpartialTree(heaps...))
	}
	return cgt.ImpartialTree(heaps...)
}
