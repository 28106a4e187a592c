package shapes

import (
	"fmt"
	"iter"

	"github.com/cgt-go/sdk/zermelo"
)

// MaxCoordinate is the largest coordinate of a point, and −MaxCoordinate the least one. The paper is endless for all
// that can be played.
const MaxCoordinate = 1 << 28

// Point is a point that can be marked, with whole coordinates. What they mean depends on the shape: for [Row] and
// [Square] they are the column and the row of a cell; for [Triangle] the point X + Yω of the plane, where ω is the
// corner above the side from 0 to 1 of an equilateral triangle, so that its ordinary coordinates are (X + Y/2, Y√3/2).
type Point struct{ X, Y int }

// String returns a text such as "(3,-5)".
func (p Point) String() string { return fmt.Sprintf("(%d,%d)", p.X, p.Y) }

func (p Point) plus(q Point) Point  { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) minus(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Board is what has been marked. [Game.Play] changes it; a [Strategy] may look at it, from one goroutine.
type Board struct {
	owner map[Point]zermelo.Player
	marks [2][]Point
}

// newBoard returns a board on which Max has some marks.
func newBoard(start []Point) (*Board, error) {
	b := &Board{owner: map[Point]zermelo.Player{}}
	for i, p := range start {
		if msg := b.refuses(p); msg != "" {
			return nil, &MarkError{Turn: 0, Who: zermelo.Max, Points: start[i : i+1], Msg: msg}
		}
		b.mark(p, zermelo.Max)
	}
	return b, nil
}

func (b *Board) mark(p Point, who zermelo.Player) {
	b.owner[p] = who
	b.marks[who] = append(b.marks[who], p)
}

// refuses says why a point cannot be marked, or nothing if it can.
func (b *Board) refuses(p Point) string {
	switch {
	case min(p.X, p.Y) < -MaxCoordinate || max(p.X, p.Y) > MaxCoordinate:
		return fmt.Sprintf("the point %v is too far away", p)
	case !b.IsFree(p):
		return fmt.Sprintf("the point %v is marked already", p)
	}
	return ""
}

// Owner returns who has marked a point; ok is false if nobody has.
func (b *Board) Owner(p Point) (who zermelo.Player, ok bool) {
	who, ok = b.owner[p]
	return who, ok
}

// IsFree reports whether nobody has marked a point.
func (b *Board) IsFree(p Point) bool {
	_, ok := b.owner[p]
	return !ok
}

// has reports whether Max has marked a point.
func (b *Board) has(p Point) bool {
	who, ok := b.owner[p]
	return ok && who == zermelo.Max
}

// Len returns the number of marks of a player.
func (b *Board) Len(who zermelo.Player) int { return len(b.marks[who]) }

// Mark returns a mark of a player, counted from 0 in the order in which they were made. It panics if there are not so
// many.
func (b *Board) Mark(who zermelo.Player, i int) Point { return b.marks[who][i] }

// Marks returns the marks of a player, in the order in which they were made.
func (b *Board) Marks(who zermelo.Player) iter.Seq[Point] {
	return func(yield func(Point) bool) {
		for _, p := range b.marks[who] {
			if !yield(p) {
				return
			}
		}
	}
}
