package main

import "testing"

func TestTrakhtenbrot(t *testing.T) { checkNumbers(t, "trakhtenbrot", trakhtenbrot(), 7) }

// The tree of six matches has six ranks, and the play of figure 1 four moves. The strategy of figure 4 moves at the
// root, at two positions of rank 3 and at three of rank 5; that of figure 7 at the root and at two of rank 3. In figure
// 7 the signs of the text are to be seen: at positions where play goes on, + at one of rank 6, one of rank 5, three of
// rank 4, and so on.
func TestTrakhtenbrotFacts(t *testing.T) {
	checkCounts(t, trakhtenbrot(), map[string]map[string]int{
		"trakhtenbrot-01": {">rank 1</text>": 1, ">rank 6</text>": 1, ">rank 7</text>": 0, "marker-end": 4},
		"trakhtenbrot-02": {">+</text>": 1 + 2, ">−</text>": 5 + 1, "marker-end": 2},
		"trakhtenbrot-03": {"marker-end": 3},
		"trakhtenbrot-04": {"marker-end": 6},
		// By ranks from 6 down: 1 of 1, 1 of 5, 3 of 7, 3 of 4, 1 of 2 and 1 of 1, and the ends: 4 + and 4 −.
		"trakhtenbrot-07": {"marker-end": 3, ">+</text>": 10 + 4, ">−</text>": 10 + 4},
	})
}
