package hex

import (
	"fmt"
	"math/bits"

	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
)

// MaxCells is the largest number of cells of a board.
const MaxCells = marks.MaxCells

// SizeError reports a board that is too large or has no cells.
type SizeError struct{ Cols, Rows int }

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("hex: a board of %d columns and %d rows: both must be positive, and there may be %d cells", e.Cols, e.Rows, MaxCells)
}

// Position is a board with the cells that the players have taken. It is an immutable value of three words; two are ==
// if they are the same position. The zero Position is a board without cells.
type Position struct {
	taken [2]uint64 // by each player
	size  uint64    // columns and, shifted by a byte, rows
}

// New returns an empty board, of so many columns and rows. The error is a [*SizeError].
func New(cols, rows int) (Position, error) {
	if cols < 1 || rows < 1 || cols > MaxCells || rows > MaxCells || cols*rows > MaxCells {
		return Position{}, &SizeError{cols, rows}
	}
	return Position{size: uint64(cols | rows<<8)}, nil
}

// Cols returns the number of columns.
func (p Position) Cols() int { return int(p.size & 0xff) }

// Rows returns the number of rows.
func (p Position) Rows() int { return int(p.size >> 8) }

// Taken returns the number of cells that are taken.
func (p Position) Taken() int { return bits.OnesCount64(p.taken[0] | p.taken[1]) }

// Turn returns who moves next: the first player is Max, the second one Min.
func (p Position) Turn() zermelo.Player { return zermelo.Player(p.Taken() % 2) }

// cell returns the set of one cell, or of none if there is no such cell.
func (p Position) cell(col, row int) uint64 {
	if col < 0 || col >= p.Cols() || row < 0 || row >= p.Rows() {
		return 0
	}
	return 1 << (row*p.Cols() + col)
}

// At returns who has taken a cell, counted from 0; ok is false if nobody has.
func (p Position) At(col, row int) (who zermelo.Player, ok bool) {
	c := p.cell(col, row)
	switch {
	case p.taken[zermelo.Max]&c != 0:
		return zermelo.Max, true
	case p.taken[zermelo.Min]&c != 0:
		return zermelo.Min, true
	}
	return 0, false
}

// Take returns the position after whose turn it is has taken a cell; ok is false if it is taken, or there is no such
// cell.
func (p Position) Take(col, row int) (q Position, ok bool) {
	c := p.cell(col, row)
	if c&p.open() == 0 {
		return Position{}, false
	}
	p.taken[p.Turn()] |= c
	return p, true
}

// all returns all cells, and open those that are not taken.
func (p Position) all() uint64  { return 1<<(p.Cols()*p.Rows()) - 1 }
func (p Position) open() uint64 { return p.all() &^ (p.taken[0] | p.taken[1]) }

// left returns the cells of the first column, and right those of the last one.
func (p Position) left() uint64 {
	if p.size == 0 {
		return 0
	}
	row := uint64(1)<<p.Cols() - 1
	return p.all() / row
}

func (p Position) right() uint64 { return p.left() << max(p.Cols()-1, 0) }

// sides returns the cells at the sides that who is to join.
func (p Position) sides(who zermelo.Player) (from, to uint64) {
	if who == zermelo.Min {
		return p.left(), p.right()
	}
	row := uint64(1)<<p.Cols() - 1
	return row, row << (p.Cols() * max(p.Rows()-1, 0))
}

// near returns the neighbours of some cells, with some of these cells themselves perhaps.
func (p Position) near(cells uint64) uint64 { return p.nearer(cells, p.left()) & p.all() }

// nearer is near with the cells of the first column, which take a division to find, and with cells beyond the board
// perhaps.
func (p Position) nearer(cells, left uint64) uint64 {
	cols := p.Cols()
	right := left << max(cols-1, 0)
	return cells<<1&^left | cells>>1&^right | cells<<cols | cells>>cols | (cells&^left)<<max(cols-1, 0) | (cells&^right)>>max(cols-1, 0)
}

// spread returns the cells of within that are joined to those of from.
func (p Position) spread(from, within uint64) uint64 {
	left := p.left()
	from &= within
	for {
		more := from | p.nearer(from, left)&within
		if more == from {
			return from
		}
		from = more
	}
}
