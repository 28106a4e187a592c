package sums

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestSettle adds atoms, some of which are their own negatives, one by one and all together. Both must leave of each
// atom as many as there are more of it than of its negative, in order.
func TestSettle(t *testing.T) {
	const kinds = 9
	var s Solver
	s.prepare(t.Context())
	for k := range kinds {
		s.newAtom(atom{kind: isPosition, self: k%3 == 0})
	}
	source := rand.New(rand.NewPCG(11, 0))
	for n := range 200 {
		one, all := draft{}, draft{loose: true}
		var count [2*kinds + 2]int
		for range n {
			r := ref(2 + source.IntN(2*kinds))
			if s.atoms[r>>1].self {
				r &^= 1
			}
			s.addAtom(&one, r)
			s.addAtom(&all, r)
			count[r]++
		}
		s.settle(&all)
		var want []ref
		for k := ref(2); k < ref(len(count)); k += 2 {
			if s.atoms[k/2].self {
				count[k] %= 2
			}
			want = append(want, slices.Repeat([]ref{k}, max(count[k]-count[k+1], 0))...)
			want = append(want, slices.Repeat([]ref{k + 1}, max(count[k+1]-count[k], 0))...)
		}
		if !slices.Equal(one.atoms, want) || !slices.Equal(all.atoms, want) || all.loose {
			t.Fatalf("%d atoms: %v one by one, %v together, want %v", n, one.atoms, all.atoms, want)
		}
	}
}
