package ship

import (
	"context"
	"fmt"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Board is the number of columns and rows of a board, A0 included. Points that are not on the board have no moves.
type Board struct{ Cols, Rows int }

// Contains reports whether a point is on the board.
func (b Board) Contains(p Point) bool {
	return 0 <= p.Col && p.Col < b.Cols && 0 <= p.Row && p.Row < b.Rows
}

// Corner returns the point farthest from the island, where the ship starts.
func (b Board) Corner() Point { return Point{b.Cols - 1, b.Rows - 1} }

// check panics if there is no such board.
func (b Board) check() {
	if b.Cols < 1 || b.Rows < 1 || b.Cols > MaxSize || b.Rows > MaxSize {
		panic(fmt.Errorf("ship: a board of %d × %d points", b.Cols, b.Rows))
	}
}

// Moves is a ruleset for which there are charts: [Rules] or [Lines].
type Moves interface {
	cgt.ImpartialRuleset[Point]
	// Size returns the board.
	Size() Board
	// check panics if there are no such rules.
	check()
	// order returns the points such that each comes after all that the ship can move to from it, as numbers row by row,
	// or the cause of ctx.
	order(ctx context.Context) ([]int32, error)
	// before calls mark for the points of the board from which the ship can move to p.
	before(p Point, mark func(Point))
}

// Rules say that a move goes to any point that is not farther away than the reach, and that is strictly nearer to the
// island. Distances are those of the plane, compared by their squares, which are integers.
type Rules struct {
	Board
	// SquaredReach is the square of the longest move: 9 in the source, where that is 3. It must be positive, or there
	// are no moves.
	SquaredReach int
}

// SeaChart returns the rules of the source: 10 × 10 points, and a move of up to 3.
func SeaChart() Rules { return Rules{Board{10, 10}, 9} }

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// Size returns the board.
func (r Rules) Size() Board { return r.Board }

// AppendMoves appends the points that the ship can move to, row by row from the bottom.
func (r Rules) AppendMoves(dst []Point, p Point, _ cgt.Player) []Point {
	if !r.Contains(p) {
		return dst
	}
	r.disc(p, func(q Point) {
		if q.square() < p.square() {
			dst = append(dst, q)
		}
	})
	return dst
}

func (r Rules) check() {
	r.Board.check()
	if r.SquaredReach < 1 {
		panic(fmt.Errorf("ship: the reach %d is not positive", r.SquaredReach))
	}
}

func (r Rules) before(p Point, mark func(Point)) {
	r.disc(p, func(q Point) {
		if q.square() > p.square() {
			mark(q)
		}
	})
}

// disc calls f for the points of the board within reach of p, p itself included.
func (r Rules) disc(p Point, f func(Point)) {
	if r.SquaredReach < 1 {
		return
	}
	// No point of a board is farther from another than its diagonal.
	height := root(min(int64(r.SquaredReach), 2*MaxSize*MaxSize))
	for row := max(0, p.Row-height); row <= min(r.Rows-1, p.Row+height); row++ {
		width := root(min(int64(r.SquaredReach), 2*MaxSize*MaxSize) - int64(row-p.Row)*int64(row-p.Row))
		for col := max(0, p.Col-width); col <= min(r.Cols-1, p.Col+width); col++ {
			f(Point{col, row})
		}
	}
}

// root returns the integer part of the square root of x, which is less than 2⁵².
func root(x int64) int {
	r := int64(math.Sqrt(float64(x))) // the root is at most 1 off, and that is put right
	for r*r > x {
		r--
	}
	for (r+1)*(r+1) <= x {
		r++
	}
	return int(r)
}

func (r Rules) order(ctx context.Context) ([]int32, error) {
	order := make([]int32, r.Cols*r.Rows)
	if r.Corner().square() > 4*int64(len(order)) {
		// The board is long and narrow, so that there are many squares of distances for few points.
		for i := range order {
			order[i] = int32(i)
		}
		point := func(n int32) Point { return Point{int(n) % r.Cols, int(n) / r.Cols} }
		return order, poll.SortFunc(ctx, order, func(m, n int32) int { return point(m).Compare(point(n)) })
	}
	// Count the points by the squares of their distances.
	start := make([]int32, r.Corner().square()+2)
	for row := range r.Rows {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		for col := range r.Cols {
			start[Point{col, row}.square()+1]++
		}
	}
	for i := 1; i < len(start); i++ {
		start[i] += start[i-1]
	}
	for row := range r.Rows {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		for col := range r.Cols {
			at := &start[Point{col, row}.square()]
			order[*at] = int32(row*r.Cols + col)
			*at++
		}
	}
	return order, nil
}
