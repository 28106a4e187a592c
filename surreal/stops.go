package surreal

import (
	"cmp"

	"github.com/cgt-go/sdk/cgt"
)

// stops are the stops of a game, and how the game compares with them: these few facts decide most
// comparisons, and all those with numbers. If G is no number, G ≤ x holds for the numbers x above the Left stop,
// does not hold for those below, and may or may not hold for the Left stop itself.
type stops struct {
	left, right Dyadic
	below       bool // the game is ≤ its Left stop
	above       bool // the game is ≥ its Right stop
}

// stopsOf returns the stops of the game with the given options, if it is no number. Then it has options on both
// sides, and a player need not move in a number when he has a move in the game: so the game is ≤ x
// unless a Left option is ≥ x.
func stopsOf(left, right []Game) stops {
	var s stops
	for i, g := range left {
		x := g.RightStop()
		c := 1
		if i > 0 {
			c = x.Compare(s.left)
		}
		switch {
		case c > 0:
			s.left, s.below = x, !g.isAbove()
		case c == 0 && s.below:
			s.below = !g.isAbove()
		}
	}
	for i, g := range right {
		x := g.LeftStop()
		c := -1
		if i > 0 {
			c = x.Compare(s.right)
		}
		switch {
		case c < 0:
			s.right, s.above = x, !g.isBelow()
		case c == 0 && s.above:
			s.above = !g.isBelow()
		}
	}
	return s
}

func (u numberUpStar) stops() stops {
	r := u.rel(numberUpStar{x: u.x})
	return stops{u.x, u.x, r == Less || r == Equal, r == Greater || r == Equal}
}

// stops returns the stops of g, in buf if they are not at hand.
func (g Game) stops(buf *stops) *stops {
	if g.n != nil {
		return &g.n.stops
	}
	x := Dyadic{num: g.num, exp: uint32(g.exp)}
	*buf = stops{x, x, g.isBelow(), g.isAbove()}
	return buf
}

// le reports whether a game with the stops s is ≤ one with the stops t, if the stops decide it.
func (s *stops) le(t *stops) (le, ok bool) {
	c := s.left.Compare(t.right)
	if c < 0 || c == 0 && s.below && t.above {
		return true, true
	}
	l, r := s.left.Compare(t.left), s.right.Compare(t.right)
	return false, l > 0 || r > 0 || l == 0 && t.below && !s.below || r == 0 && s.above && !t.above
}

// isBelow reports whether g is ≤ its Left stop.
func (g Game) isBelow() bool {
	if g.n == nil {
		r := relUpStar(cmp.Compare(g.ups, 0), g.ups == -1, uint64(g.star))
		return r == Less || r == Equal
	}
	return g.n.stops.below
}

// isAbove reports whether g is ≥ its Right stop.
func (g Game) isAbove() bool {
	if g.n == nil {
		r := relUpStar(cmp.Compare(g.ups, 0), g.ups == 1, uint64(g.star))
		return r == Greater || r == Equal
	}
	return g.n.stops.above
}

// LeftStop returns the number that play stops at when Left starts, both players play their best for the
// number, and play stops as soon as the position is a number. Play stops at a number x at once.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) LeftStop() Dyadic {
	if g.n != nil {
		return g.n.stops.left
	}
	return Dyadic{num: g.num, exp: uint32(g.exp)}
}

// RightStop returns the number that play stops at when Right starts; see [Game.LeftStop].
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) RightStop() Dyadic {
	if g.n != nil {
		return g.n.stops.right
	}
	return Dyadic{num: g.num, exp: uint32(g.exp)}
}

// Stop returns the stop of g when first starts, and who is to move when play has come to it. Of plays that lead to the
// same stop each player prefers those after which it is the other who has to move. If g is a number, it is first. Stop
// panics if first is neither Left nor Right.
//
// Source: Winning Ways, ch. 6, where stops are adorned with this; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) Stop(first cgt.Player) (x Dyadic, next cgt.Player) {
	mustPlay(first)
	var buf stops
	s := g.stops(&buf)
	x, loses := s.left, s.below // g is ≤ x if Left, starting in g − x, loses, for it is his turn at 0
	if first == cgt.Right {
		x, loses = s.right, s.above
	}
	if loses {
		return x, first
	}
	return x, first.Opponent()
}
