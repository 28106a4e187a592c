package cgt

import (
	"runtime"
	"testing"
	"time"
)

// TestDroppedTrees checks that trees nobody holds leave the table of trees, which would grow with the number of trees
// made otherwise.
func TestDroppedTrees(t *testing.T) {
	const (
		rounds = 40
		round  = 1_000
		held   = 100
	)
	runtime.GC()
	before, slotsBefore := trees.Stats()
	// No collection need run within a round. Then all the nodes of its trees, up to 16 each, are in the table together,
	// and each part of it has less than eight slots for each of its nodes, or those that it had before: what other
	// tests made it grow to, it keeps until it is full again.
	most := slotsBefore + 8*16*round
	kept := make([]Tree, held)
	leaf := NewTree(nil, nil)
	for k := range rounds {
		// Binary numbers as trees: each has a node of its own for each digit behind the first that makes a difference.
		for i := range round {
			tree := leaf
			for n := k*round + i + 1; n > 0; n /= 2 {
				if n%2 == 0 {
					tree = NewTree([]Tree{tree}, nil)
				} else {
					tree = NewTree(nil, []Tree{tree})
				}
			}
			kept[i%held] = tree
		}
		// A tree lets go of its options when it is collected itself, and leaves the table some time after.
		live, slots := trees.Stats()
		for tries := 0; tries < 1000 && (live > before+20*held || slots > most); tries++ {
			runtime.GC()
			time.Sleep(time.Millisecond)
			live, slots = trees.Stats()
		}
		if live > before+20*held || slots > most {
			t.Fatalf("after %d trees, %d are in the table, of %d slots, and %d were before", (k+1)*round, live, slots, before)
		}
	}
	if kept[0] == kept[1] {
		t.Error("different trees are the same")
	}
}
