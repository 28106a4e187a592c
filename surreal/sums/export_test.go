package sums

import "testing"

// TableWords returns how many words the table of s has, with those of the team that it called.
func TableWords(s *Solver) int {
	n := 0
	for _, g := range []generation{s.table.young, s.table.old} {
		n += len(g.words) + len(g.slots)
	}
	if s.team != nil {
		n += s.team.found.Len() * wordsOfFinding
		for _, m := range s.team.members {
			n += TableWords(m)
		}
	}
	return n
}

// SetEffort sets, for a test, how much is done to find values: without values at all positions are searched, and with
// much effort all are valued.
func SetEffort(t testing.TB, moves, steps, comparison int) {
	m, s, c := firstMoves, firstSteps, comparisonSteps
	t.Cleanup(func() { firstMoves, firstSteps, comparisonSteps = m, s, c })
	firstMoves, firstSteps, comparisonSteps = moves, steps, comparison
}

// CallForHelp sets, for a test, how many sums a solver looks at before it calls for help.
func CallForHelp(t testing.TB, after int) {
	before := aloneFor
	t.Cleanup(func() { aloneFor = before })
	aloneFor = after
}
