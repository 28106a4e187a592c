package oracle

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Born returns one tree for each value that is born by the given day, which is 0, 1, 2 or 3: 1, 4, 22 and
// 1474 of them. No tree has a rank greater than the day. It panics if the day is another.
//
// The options of a game born by day n are games born by day n−1, and of options that are comparable all
// but the best may be left out: so Born looks at all pairs of sets of pairwise confused games
// of the day before. The set is the same and in the same order every time.
//
// Source: Siegel, Combinatorial Game Theory, §III.1, where the numbers are.
func Born(day int) []cgt.Tree {
	if day < 0 || day > 3 {
		panic(fmt.Errorf("oracle: Born: day %d is not 0, 1, 2 or 3", day))
	}
	games := []cgt.Tree{{}}
	var o Order
	for range day {
		games = o.nextDay(games)
	}
	return games
}

// nextDay returns the values whose options are among the given ones, which are different.
func (o *Order) nextDay(games []cgt.Tree) []cgt.Tree {
	sets := o.antichains(games)
	// Equal games have the same relations to everything, so only those that have the same relations to
	// the games of the day before need be compared.
	alike := map[string][]cgt.Tree{}
	var next []cgt.Tree
	for _, left := range sets {
		for _, right := range sets {
			t := cgt.NewTree(left, right)
			relations := make([]byte, 0, 2*len(games))
			for _, g := range games {
				relations = append(relations, bit(o.decide(t, g)), bit(o.decide(g, t)))
			}
			key := string(relations)
			if slices.ContainsFunc(alike[key], func(u cgt.Tree) bool { return o.decide(t, u) && o.decide(u, t) }) {
				continue
			}
			alike[key] = append(alike[key], t)
			next = append(next, t)
		}
	}
	return next
}

func bit(b bool) byte {
	if b {
		return '1'
	}
	return '0'
}

// antichains returns all sets of games among the given ones of which no two are comparable.
func (o *Order) antichains(games []cgt.Tree) [][]cgt.Tree {
	sets := [][]cgt.Tree{nil}
	for _, g := range games {
		for _, set := range sets { // those that were there before g
			if !slices.ContainsFunc(set, func(h cgt.Tree) bool { return !o.Confused(g, h) }) {
				sets = append(sets, append(slices.Clone(set), g))
			}
		}
	}
	return sets
}
