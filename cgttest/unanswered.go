package cgttest

import "testing"

// unlessAnswered is to be deferred where rules are asked about p. If they panic, it tells where; the panic goes on, so
// that its trace shows the line of the rules.
func unlessAnswered[Pos any](tell func(Pos), p Pos, answered *bool) {
	if !*answered {
		tell(p)
	}
}

// logUnanswered returns what tells whoever runs a suite about a position that the rules panic at.
func logUnanswered[Pos any](t *testing.T) func(Pos) {
	return func(p Pos) {
		t.Helper()
		t.Logf("the rules panicked, or ended the test, when they were asked about %s", show(p))
	}
}
