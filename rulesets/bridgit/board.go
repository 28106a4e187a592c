package bridgit

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// Board is the size of a board. It is an immutable value. The zero Board has no points.
//
// A place is where either player may draw a link. Places have the numbers 0, 1, …, from above and in each line from the
// left: the lines are in turn those of the upright links of the first player between two rows of points, one in each
// column, and those of the level links in a row, one fewer. The points of the upper row, and those of the lower one,
// are joined from the beginning.
type Board struct{ cols, rows int }

// SizeError reports a board that is too large or too small.
type SizeError struct {
	Cols, Rows int
	Most       int // the largest number of places
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("bridgit: a board of %s and %s: there must be 2 of each at least, and there may be %d places for links", plural.Of(e.Cols, "column", "columns"), plural.Of(e.Rows, "row", "rows"), e.Most)
}

// NewBoard returns a board with so many columns and rows of points of the first player, 2 at least. There may be
// [switching.MaxSize] places. The error is a [*SizeError].
func NewBoard(cols, rows int) (Board, error) { return newBoard(cols, rows, switching.MaxSize) }

func newBoard(cols, rows, most int) (Board, error) {
	b := Board{cols, rows}
	if cols < 2 || rows < 2 || cols > most/(rows-1) || b.NumPlaces() > most {
		return Board{}, &SizeError{cols, rows, most}
	}
	return b, nil
}

// Cols returns the number of columns of points of the first player.
func (b Board) Cols() int { return b.cols }

// Rows returns the number of rows of points of the first player.
func (b Board) Rows() int { return b.rows }

// NumPlaces returns the number of places.
func (b Board) NumPlaces() int {
	if b.cols == 0 {
		return 0
	}
	return b.cols*(b.rows-1) + (b.cols-1)*(b.rows-2)
}

// Place returns the number of the place on a line, counted from 0. It panics if there is no such place.
func (b Board) Place(col, line int) int {
	if line < 0 || line >= b.lines() || col < 0 || col >= b.width(line) {
		panic(fmt.Errorf("bridgit: there is no place %d on the line %d", col, line))
	}
	return line/2*(2*b.cols-1) + line%2*b.cols + col
}

// lines returns the number of lines of places, and width that of the places on a line.
func (b Board) lines() int         { return 2*b.rows - 3 }
func (b Board) width(line int) int { return b.cols - line%2 }

// ends returns the points of the first player, by their numbers in the graph, that a link at a place joins. The upper
// row is the point 0 and the lower one the last point.
func (b Board) ends(col, line int) [2]int {
	point := func(col, row int) int {
		switch row {
		case 0:
			return 0
		case b.rows - 1:
			return b.points() - 1
		}
		return 1 + (row-1)*b.cols + col
	}
	if line%2 == 1 {
		return [2]int{point(col, line/2+1), point(col+1, line/2+1)}
	}
	return [2]int{point(col, line/2), point(col, line/2+1)}
}

// points returns the number of points of the graph.
func (b Board) points() int { return b.cols*(b.rows-2) + 2 }

// Game returns the game in which the first player, Max, takes links between own points, and the second one, Min, erases
// them by drawing the links that cross them. The places are the edges of its graph, the upper row is its vertex 0, and
// the lower row is the last one. It is an error, a [*SizeError], for the zero Board only.
func (b Board) Game() (*switching.Game, error) {
	if b.cols == 0 {
		return nil, &SizeError{Most: switching.MaxSize}
	}
	edges := make([][2]int, 0, b.NumPlaces())
	for line := range b.lines() {
		for col := range b.width(line) {
			edges = append(edges, b.ends(col, line))
		}
	}
	g, err := switching.NewGraph(b.points(), edges...)
	if err != nil {
		return nil, err
	}
	return switching.Connect(g, 0, b.points()-1)
}
