package zermelo

import (
	"cmp"
	"iter"
	"slices"
)

// Count says how many positions have the same value and the same distance to the end.
type Count[V any] struct {
	Value V
	// Distance is what [Solution.Distance] says, if IsEnding is set.
	Distance  int
	IsEnding  bool // the positions are not worth a play without end
	Positions int  // how many there are; of those that are alike one counts
}

// Counts returns how many positions there are for each value and distance: values from the best to the worst for Max,
// and distances from the smallest to the largest, without one at the end. Counts that are 0 are left out.
func (s *Solution[Pos, V]) Counts() iter.Seq[Count[V]] {
	return func(yield func(Count[V]) bool) {
		counts := map[label]int{}
		for l := range s.store.labels {
			counts[l]++
		}
		order := make([]label, 0, len(counts))
		for l := range counts {
			order = append(order, l)
		}
		slices.SortFunc(order, func(l, m label) int {
			if l.v != m.v {
				return s.payoffs.value(m).Compare(s.payoffs.value(l))
			}
			return cmp.Compare(l.dist, m.dist)
		})
		for _, l := range order {
			c := Count[V]{Value: s.payoffs.value(l), IsEnding: l.dist != noDistance, Positions: counts[l]}
			if c.IsEnding {
				c.Distance = int(l.dist)
			}
			if !yield(c) {
				return
			}
		}
	}
}
