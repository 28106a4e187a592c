package surreal

import (
	"math"
	"math/rand/v2"
	"slices"
)

// maxDay is the last day whose games can be listed.
const maxDay = 3

// BornBy returns the games born by a day from 0 to 3, in the order of [CompareStructure]: 1, 4, 22 and 1474 games. For
// other days ok is false; those born by day 4 are more than 10^28. The list for day 3 takes some tens of milliseconds
// to find.
//
// Source: Conway, On Numbers and Games, ch. 7; Siegel, Combinatorial Game Theory, §III.1; the number 1474 by D.
// Hickerson and R. Li (1974), the bound for day 4 by K. Suetsugu, Improving upper and lower bounds of the number of
// games born by day 4 (2022).
func BornBy(day int) (games []Game, ok bool) {
	if day < 0 || day > maxDay {
		return nil, false
	}
	games = []Game{{}}
	for range day {
		games = bornAfter(games)
	}
	return games, true
}

// bornAfter returns the games whose options are among those given, which are all that are born by some day. It is
// enough to take sets of options that are confused with one another, since others are dominated.
func bornAfter(games []Game) []Game {
	var sets [][]Game
	var extend func(set []Game, from int)
	extend = func(set []Game, from int) {
		sets = append(sets, slices.Clone(set))
		for i := from; i < len(games); i++ {
			if !slices.ContainsFunc(set, func(g Game) bool { return !g.Confused(games[i]) }) {
				extend(append(set, games[i]), i+1)
			}
		}
	}
	extend(nil, 0)
	e := acquireEngine()
	defer e.release()
	found := map[Game]bool{}
	var born []Game
	for _, left := range sets {
		for _, right := range sets {
			g := e.canonical(slices.Clone(left), slices.Clone(right))
			if !found[g] {
				found[g] = true
				born = append(born, g)
			}
		}
	}
	slices.SortFunc(born, CompareStructure)
	return born
}

// Random returns the value of a random game tree of the given height, in which both players have from 0 to the given
// number of options in each position that is not at the bottom: the canonical form is often simpler. The same source
// gives the same game. A height or a number of options below 0 counts as 0.
func Random(source *rand.Rand, height, options int) Game {
	if height <= 0 || options <= 0 {
		return Game{}
	}
	var sides [2][]Game
	for who := range sides {
		for range source.IntN(min(options, math.MaxInt-1) + 1) {
			sides[who] = append(sides[who], Random(source, height-1, options))
		}
	}
	return New(sides[0], sides[1])
}
