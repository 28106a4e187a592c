// Package advice has the advice that errors of several rooms give.
package advice

import "fmt"

// Step says what else than a move may lead from one position of an infinite play to the next, where a solver looks at
// representatives, at parts, or at both; or "".
func Step(represents, splits bool) string {
	const step = "a move may lead to a position "
	switch {
	case represents && splits:
		return step + "of which the next one is a part or the representative, by AppendParts or Normalize"
	case represents:
		return step + "that the next one represents, by Normalize"
	case splits:
		return step + "of which the next one is a part, by AppendParts"
	}
	return ""
}

// LongPlay says how many moves a play has by which a search reached its limit of positions, if they are so many that
// the play may have no end; or "".
func LongPlay(moves int) string {
	const long = 10_000 // more than a play of most games has, and less than limits that are worth waiting for
	if moves < long {
		return ""
	}
	return fmt.Sprintf("one play alone has %d moves: if this is not meant, the property kit, package cgttest, names a play that goes on and on", moves)
}
