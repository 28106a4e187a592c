package sums

import "testing"

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
