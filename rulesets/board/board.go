package board

import (
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Board is a rectangle of squares with a letter on each. It is an immutable value, safe for concurrent use; two
// boards are == if they have the same size and the same letters. The zero Board has no squares.
type Board struct {
	cols  int
	cells string // row by row
}

// MaxSquares is the largest number of squares of a board that is made of a size.
const MaxSquares = 1 << 28

// New returns a board of the given size with the same letter on each square. A size of 0 or less makes the board
// without squares. New panics if there are more than [MaxSquares].
func New(rows, cols int, letter byte) Board {
	if rows <= 0 || cols <= 0 {
		return Board{}
	}
	if rows > MaxSquares/cols {
		panic(&cgt.LimitError{What: "squares", Limit: MaxSquares})
	}
	return Board{cols, strings.Repeat(string([]byte{letter}), rows*cols)}
}

// Rows returns the number of rows.
func (b Board) Rows() int {
	if b.cols == 0 {
		return 0
	}
	return len(b.cells) / b.cols
}

// Cols returns the number of columns.
func (b Board) Cols() int { return b.cols }

// Len returns the number of squares.
func (b Board) Len() int { return len(b.cells) }

// At returns the letter on a square. It panics if there is no such square.
func (b Board) At(square int) byte { return b.cells[square] }

// Contains reports whether there is a square with this letter.
func (b Board) Contains(letter byte) bool { return strings.IndexByte(b.cells, letter) >= 0 }

// Step returns the square that is so many rows below and so many columns to the right of a square, if it is on the
// board.
func (b Board) Step(square int, d Direction) (int, bool) {
	row, col := square/b.cols+d.Down, square%b.cols+d.Right
	if row < 0 || col < 0 || col >= b.cols || row >= b.Rows() {
		return 0, false
	}
	return row*b.cols + col, true
}

// Square is a square with a letter to be put on it.
type Square struct {
	At     int
	Letter byte
}

// With returns the board with other letters on some squares. It panics if there is no such square.
func (b Board) With(squares ...Square) Board {
	if len(squares) == 0 {
		return b
	}
	cells := []byte(b.cells)
	for _, s := range squares {
		cells[s.At] = s.Letter
	}
	return Board{b.cols, string(cells)}
}

// Fill returns the board of the same size with the letter that f returns for each square.
func (b Board) Fill(f func(square int) byte) Board {
	cells := make([]byte, len(b.cells))
	for i := range cells {
		cells[i] = f(i)
	}
	return Board{b.cols, string(cells)}
}

// Map returns the board with the letters that f returns for those there are.
func (b Board) Map(f func(letter byte) byte) Board {
	cells := []byte(b.cells)
	for i, c := range cells {
		cells[i] = f(c)
	}
	return Board{b.cols, string(cells)}
}

// Exchange returns the board with each x in place of y, and each y in place of x.
func (b Board) Exchange(x, y byte) Board {
	return b.Map(func(letter byte) byte {
		switch letter {
		case x:
			return y
		case y:
			return x
		}
		return letter
	})
}

// Compare orders boards by columns and then by letters.
func (b Board) Compare(c Board) int {
	if b.cols != c.cols {
		return b.cols - c.cols
	}
	return strings.Compare(b.cells, c.cells)
}

// Direction is a step on a board.
type Direction struct{ Down, Right int }

// Orthogonal returns the four directions of a rook: up, left, right and down.
func Orthogonal() [4]Direction { return [...]Direction{{-1, 0}, {0, -1}, {0, 1}, {1, 0}} }

// Around returns the eight directions of a queen.
func Around() [8]Direction {
	return [...]Direction{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}
}
