package surreal

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// Stops, and whether a game is at most its Left stop and at least its Right stop, against the definitions; also before
// the game is in canonical form.
func TestStops(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		s := newSlowGames()
		tight := 0
		checkOften(t, 2, func(t *rapid.T) {
			left, right := drawOptions(t, "g", 2)
			g := New(left, right)
			slow := s.tree(g)
			x, y := g.LeftStop(), g.RightStop()
			if x.Rat().Cmp(slow.stop(cgt.Left)) != 0 || y.Rat().Cmp(slow.stop(cgt.Right)) != 0 {
				t.Fatalf("the stops of %v are %v and %v, want %v and %v", g, x, y, slow.stop(cgt.Left), slow.stop(cgt.Right))
			}
			below := s.le(slow, s.tree(FromDyadic(x)))
			above := s.le(s.tree(FromDyadic(y)), slow)
			if g.isBelow() != below || g.isAbove() != above {
				t.Fatalf("%v is below %v: %v, want %v; above %v: %v, want %v", g, x, g.isBelow(), below, y, g.isAbove(), above)
			}
			if below != above {
				tight++
			}
			if g.IsNumber() {
				return
			}
			var buf stops
			if got := stopsOf(left, right); got != *g.stops(&buf) {
				t.Fatalf("%v has the stops %+v, but by the options %v and %v they are %+v", g, *g.stops(&buf), left, right, got)
			}
		})
		if tight < 3 && !testing.Short() {
			t.Errorf("only %d games are on one side of a stop of theirs", tight)
		}
	})
}

// What the stops say of the order of two games is so.
func TestStopsLe(t *testing.T) {
	s := newSlowGames()
	decided := map[bool]int{}
	checkOften(t, 3, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		h := drawNear(t, "h", g)
		var a, b stops
		if got, ok := g.stops(&a).le(h.stops(&b)); ok {
			decided[got]++
			if want := s.le(s.tree(g), s.tree(h)); got != want {
				t.Fatalf("%v ≤ %v is %v by the stops, want %v", g, h, got, want)
			}
		} else if g.IsNumber() || h.IsNumber() {
			t.Fatalf("%v ≤ %v is not decided by the stops", g, h)
		}
	})
	if !testing.Short() && (decided[true] < 5 || decided[false] < 5) {
		t.Errorf("decided %v", decided)
	}
}

// slowStop plays to a number, and prefers to leave the next move to the opponent.
func slowStop(g Game, who cgt.Player) (best Dyadic, next cgt.Player) {
	if x, ok := g.Number(); ok {
		return x, who
	}
	first := true
	for o := range g.Options(who) {
		x, n := slowStop(o, who.Opponent())
		c := x.Compare(best)
		if who == cgt.Right {
			c = -c
		}
		if first || c > 0 || c == 0 && n != who {
			best, next, first = x, n, false
		}
	}
	return best, next
}

func TestStop(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		checkOften(t, 5, func(t *rapid.T) {
			g := drawGame(t, "g", 2)
			for who := cgt.Left; who <= cgt.Right; who++ {
				x, next := g.Stop(who)
				if y, n := slowStop(g, who); x != y || next != n {
					t.Fatalf("%v, %v starting, stops at %v with %v to move, not at %v with %v", g, who, x, next, y, n)
				}
			}
		})
	})
}
