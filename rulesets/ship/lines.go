package ship

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
)

// Lines say that a move goes left, down, or diagonally both left and down: up to so many points, or any number. With up
// to 1 they are the moves of the one-way king, and with any number those of the one-way queen.
//
// Source: The sea chart, exercises 2 and 3.
type Lines struct {
	Board
	// Most is the largest number of points that a move goes; 0, or less, means any number.
	Most int
}

// Impartial marks the rules as impartial.
func (Lines) Impartial() {}

// Size returns the board.
func (l Lines) Size() Board { return l.Board }

// directions are those that a ship takes: left, down and both.
var directions = [...]Point{{-1, 0}, {0, -1}, {-1, -1}}

// AppendMoves appends the points that the ship can move to: left, then down, then diagonally, the nearest first.
func (l Lines) AppendMoves(dst []Point, p Point, _ cgt.Player) []Point {
	for _, d := range directions {
		l.line(p, d, func(q Point) { dst = append(dst, q) })
	}
	return dst
}

func (l Lines) before(p Point, mark func(Point)) {
	for _, d := range directions {
		l.line(p, Point{-d.Col, -d.Row}, mark)
	}
}

// line calls f for the points of the board after p in a direction.
func (l Lines) line(p, d Point, f func(Point)) {
	if !l.Contains(p) {
		return
	}
	for n := 1; n <= l.Most || l.Most < 1; n++ {
		p = Point{p.Col + d.Col, p.Row + d.Row}
		if !l.Contains(p) {
			return
		}
		f(p)
	}
}

func (l Lines) order(context.Context) ([]int32, error) {
	order := make([]int32, l.Cols*l.Rows)
	for i := range order {
		order[i] = int32(i)
	}
	return order, nil
}
