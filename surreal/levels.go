package surreal

import "slices"

// Levels returns the followers of g by their birthdays: levels[n] are those that are born on day n, in the order of
// [CompareStructure]. There is one at least on each day from 0 to the birthday of g, for a game born on day n+1 has an
// option born on day n. If g has more than the given number of followers, ok is false.
//
// Source: Siegel, Combinatorial Game Theory, §II.1, for birthdays and followers.
func (g Game) Levels(most int) (levels [][]Game, ok bool) {
	if _, ok := g.NumFollowers(most); !ok {
		return nil, false
	}
	days, _ := g.Birthday().Int64() // for there are as many followers
	levels = make([][]Game, days+1)
	for h := range g.Followers() {
		day, _ := h.Birthday().Int64()
		levels[day] = append(levels[day], h)
	}
	for _, level := range levels {
		slices.SortFunc(level, CompareStructure)
	}
	return levels, true
}
