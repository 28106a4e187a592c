package quixo

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// MinSize and MaxSize are the smallest and the largest number of rows, which is also that of columns.
const (
	MinSize = 2
	MaxSize = 5
)

// Position is a board with the player to move. It is an immutable value, safe for concurrent use; two are == if they
// look the same. The zero Position has no cubes, and is none of the game.
type Position struct {
	marks [2]uint32 // the cubes with the symbol of Max, X, and of Min, O; row by row
	size  uint8
	next  zermelo.Player
}

// SizeError reports a board that there is not.
type SizeError struct {
	Size int // of rows and of columns
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("quixo: a board with %d rows; there are boards with %d to %d", e.Size, MinSize, MaxSize)
}

// Start returns the board with so many rows and columns on which all cubes are blank, and X is to move. The error is a
// [*SizeError].
func Start(size int) (Position, error) {
	if size < MinSize || size > MaxSize {
		return Position{}, &SizeError{size}
	}
	return Position{size: uint8(size)}, nil
}

// Size returns the number of rows, which is that of columns.
func (p Position) Size() int { return int(p.size) }

// Turn returns who is to move: Max plays X, Min plays O.
func (p Position) Turn() zermelo.Player { return p.next }

// At returns who has the cube in a row and a column, counted from 0; ok is false if it is blank, or not on the board.
func (p Position) At(row, col int) (who zermelo.Player, ok bool) {
	if row < 0 || row >= p.Size() || col < 0 || col >= p.Size() {
		return zermelo.Max, false
	}
	bit := uint32(1) << (row*p.Size() + col)
	return zermelo.Player(p.marks[zermelo.Min] & bit / bit), (p.marks[0]|p.marks[1])&bit != 0
}
