package cgttest

import (
	"fmt"
	"math/rand/v2"
)

// This file is about play that does not end and always comes to new positions, which no test can tell from long play. A play that is tried and lasts longer than there are positions to be looked at is told, unless the position it began
// at has a value, so that play from there ends.

// mostTried is the number of given positions from which a play is tried even if there were enough positions to look at before.
const mostTried = 20

// longPlay is a play that was broken off.
type longPlay[Pos any] struct {
	from, at Pos
	moves    int
}

func (l longPlay[Pos]) String() string {
	return fmt.Sprintf("a play from %s had not ended after %d moves, at %s", show(l.from), l.moves, show(l.at))
}

// unchecked returns the error that this play is if no law is broken; limit is the field that says how long a play may be.
func (l longPlay[Pos]) unchecked(limit string) error {
	return fmt.Errorf("cgttest: that play ends was not checked: %v; see that play ends, and if it does, set %s to more moves than it has", l, limit)
}

// randomPlay plays at random from p and returns the positions that it comes to, and whether it ended within so many moves.
func randomPlay[Pos any](p Pos, most int, random *rand.Rand, moves func(Pos) []Pos) (play []Pos, ended bool) {
	for {
		options := moves(p)
		switch {
		case len(options) == 0:
			return play, true
		case len(play) == most:
			return play, false
		}
		p = options[random.IntN(len(options))]
		play = append(play, p)
	}
}

// isItself reports whether == knows a position again.
func isItself[Pos comparable](p Pos) bool { q := p; return p == q }

// notItself is the error that a position is which == does not know again.
func notItself[Pos any](p Pos) error {
	return fmt.Errorf("cgttest: the position %s is not equal to itself by ==, as a floating-point number may be, so nothing can be known of it", show(p))
}
