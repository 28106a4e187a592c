// Package advice has the advice that errors of several rooms give.
package advice

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
