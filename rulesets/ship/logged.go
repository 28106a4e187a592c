package ship

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Log is a position with a memory: where the ship is, and which points at the same distance from the island it has
// visited, the one where it is included. What was visited farther away does not matter any more. The zero Log has the
// ship at the island.
type Log struct {
	At Point
	// visited has a bit for the column of each point besides At; of points at the same distance there is one in a
	// column.
	visited uint64
}

// Start returns the log of a ship that has just set out from a point.
func Start(p Point) Log { return Log{At: p} }

// Visited reports whether a point that is as far from the island as the ship has been visited.
func (l Log) Visited(p Point) bool {
	return p == l.At || p.square() == l.At.square() && 0 <= p.Col && p.Col < 64 && l.visited>>p.Col&1 != 0
}

// String returns the point, and the columns of other points at the same distance that were visited, such as "F0 (D)".
func (l Log) String() string {
	if l.visited == 0 {
		return l.At.String()
	}
	text := ""
	for col := range 64 {
		if l.visited>>col&1 != 0 {
			text += " " + column(col)
		}
	}
	return fmt.Sprintf("%v (%s)", l.At, text[1:])
}

// Logged are rules in which the ship need not come nearer: a move goes to a point within reach that is not farther from
// the island, and where the ship has not been. The board has 64 columns at most. Play ends at the island, and only
// there, for from every other point a step leads nearer.
//
// Source: The sea chart, §3.
type Logged struct{ Rules }

// AppendMoves appends the positions after each move, in the order of the points row by row from the bottom. It panics
// if the board has more than 64 columns.
func (g Logged) AppendMoves(dst []Log, l Log, _ cgt.Player) []Log {
	if g.Cols > 64 {
		panic(fmt.Errorf("ship: a log for %d columns, and not for up to 64", g.Cols))
	}
	if !g.Contains(l.At) {
		return dst
	}
	g.disc(l.At, func(q Point) {
		switch {
		case q.square() < l.At.square():
			dst = append(dst, Log{At: q})
		case q.square() == l.At.square() && !l.Visited(q):
			dst = append(dst, Log{q, l.visited | 1<<l.At.Col})
		}
	})
	return dst
}
