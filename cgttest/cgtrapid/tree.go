package cgtrapid

import (
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// Tree returns a generator of trees of at most the given rank, with up to three options for each player
// everywhere. Most of their options are dominated or reversible, and some are there twice.
func Tree(maxRank int) *rapid.Generator[cgt.Tree] {
	checkSize("Tree", maxRank)
	if maxRank == 0 {
		return rapid.Just(cgt.Tree{})
	}
	options := some(rapid.OneOf(lower(Tree, maxRank)...), most(maxRank))
	return rapid.Custom(func(t *rapid.T) cgt.Tree {
		return cgt.NewTree(options.Draw(t, "Left"), options.Draw(t, "Right"))
	})
}

// ImpartialTree returns a generator of trees of at most the given rank in which both players have
// the same options everywhere.
func ImpartialTree(maxRank int) *rapid.Generator[cgt.Tree] {
	checkSize("ImpartialTree", maxRank)
	if maxRank == 0 {
		return rapid.Just(cgt.Tree{})
	}
	options := some(rapid.OneOf(lower(ImpartialTree, maxRank)...), 1+most(maxRank))
	return rapid.Map(options, func(options []cgt.Tree) cgt.Tree { return cgt.ImpartialTree(options...) })
}

// most is the number of options of one player that trees of a rank have at most: fewer for deep trees.
func most(rank int) int {
	if rank > 3 {
		return 2
	}
	return 3
}

// lower returns generators of trees of all ranks below the given one.
func lower(trees func(maxRank int) *rapid.Generator[cgt.Tree], rank int) []*rapid.Generator[cgt.Tree] {
	var all []*rapid.Generator[cgt.Tree]
	for r := range rank {
		all = append(all, trees(r))
	}
	return all
}

// some returns a generator of lists of options, which are seldom empty: a game in which a player has no move is
// nearly always a number.
func some[V any](option *rapid.Generator[V], most int) *rapid.Generator[[]V] {
	return rapid.OneOf(rapid.SliceOfN(option, 0, most), rapid.SliceOfN(option, 1, most), rapid.SliceOfN(option, 1, most), rapid.SliceOfN(option, 1, most))
}
