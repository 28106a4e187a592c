package sums

import "testing"

// SetEffort sets, for a test, how much is done to find values: without values at all positions are searched, and with
// much effort all are valued.
func SetEffort(t testing.TB, moves, steps, comparison int) {
	m, s, c := firstMoves, firstSteps, comparisonSteps
	t.Cleanup(func() { firstMoves, firstSteps, comparisonSteps = m, s, c })
	firstMoves, firstSteps, comparisonSteps = moves, steps, comparison
}
