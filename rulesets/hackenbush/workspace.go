package hackenbush

import "sync"

// workspace is the memory that one call works in. It is taken from a pool and given back, so that
// calls made often allocate only what they return.
type workspace struct {
	graph
	orderer
	structure
	rewriter
	treeOrderer
	labeller
	tree  []sprout // see sprouts
	tails []int32  // see findTails
	buf   []byte
	other []byte
}

var workspaces = sync.Pool{New: func() any { return new(workspace) }}

// keepEdges is the number of edges up to which a workspace is worth keeping.
const keepEdges = 1 << 16

func getWorkspace() *workspace { return workspaces.Get().(*workspace) }

func (w *workspace) put() {
	if max(cap(w.u), cap(w.tree)) <= keepEdges {
		w.forgetGames()
		workspaces.Put(w)
	}
}

// resize returns a slice of length n, with any contents, in the memory of s if that suffices.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// filled returns resize(s, n) with all elements set to x.
func filled[T any](s []T, n int, x T) []T {
	s = resize(s, n)
	for i := range s {
		s[i] = x
	}
	return s
}

// forgetGames lets go of all values, so that a workspace that waits to be used again does not keep
// them in memory.
func (w *workspace) forgetGames() {
	clear(w.blocks)
	clear(w.hanging)
	clear(w.stalks)
	w.blocks, w.hanging, w.stalks = w.blocks[:0], w.hanging[:0], w.stalks[:0]
}
