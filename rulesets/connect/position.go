package connect

import (
	"fmt"
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Position is a board with stones. It is an immutable value of two words; two are == if they are the same position. The
// zero Position is a board without columns.
type Position struct {
	// Each column has a bit more than there are rows: from the lowest bit a 1 for a stone of the first player and a 0
	// for one of the second, and a 1 above them all.
	code uint64
	size uint64 // columns and, shifted by a byte, rows
}

// MaxBits is how large a board may be: its columns, times one more than its rows.
const MaxBits = 64

// SizeError reports a board that is too large or has no squares.
type SizeError struct{ Cols, Rows int }

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("connect: a board of %d columns and %d rows: both must be positive, and columns × (rows + 1) at most %d", e.Cols, e.Rows, MaxBits)
}

// New returns an empty board, of so many columns and rows. The error is a [*SizeError].
func New(cols, rows int) (Position, error) {
	if cols < 1 || rows < 1 || cols > MaxBits || rows > MaxBits || cols*(rows+1) > MaxBits {
		return Position{}, &SizeError{cols, rows}
	}
	p := Position{size: uint64(cols | rows<<8)}
	p.code = p.look().floor
	return p, nil
}

// Cols returns the number of columns.
func (p Position) Cols() int { return int(p.size & 0xff) }

// Rows returns the number of rows.
func (p Position) Rows() int { return int(p.size >> 8) }

// Stones returns the number of stones.
func (p Position) Stones() int { v := p.look(); return bits.OnesCount64(v.all()) }

// Turn returns who moves next: the first player is Max, the second one Min.
func (p Position) Turn() zermelo.Player { return zermelo.Player(p.Stones() % 2) }

// At returns whose stone is in a column and a row, both counted from 0, from the left and from below; ok is false if
// there is none.
func (p Position) At(col, row int) (who zermelo.Player, ok bool) {
	if col < 0 || col >= p.Cols() || row < 0 || row >= p.Rows() {
		return 0, false
	}
	v := p.look()
	square := uint64(1) << (col*v.height + row)
	switch {
	case v.all()&square == 0:
		return 0, false
	case v.stones[zermelo.Max]&square != 0:
		return zermelo.Max, true
	}
	return zermelo.Min, true
}

// Drop returns the position after whose turn it is has dropped a stone into a column; ok is false if it is full, or
// there is no such column.
func (p Position) Drop(col int) (q Position, ok bool) {
	if col < 0 || col >= p.Cols() {
		return Position{}, false
	}
	v := p.look()
	at := v.next & v.column(col)
	if at == 0 {
		return Position{}, false
	}
	return p.add(at, v.turn()), true
}

// add returns p with a stone of who in a square, which is the lowest one of its column that is empty.
func (p Position) add(square uint64, who zermelo.Player) Position {
	if who == zermelo.Max {
		p.code |= square << 1 // the bit above the stones becomes the stone
	} else {
		p.code += square // the bit moves up
	}
	return p
}

// view is a position as sets of squares. Each column has a row more than the board, above it, in which there are never
// stones, so that a row of stones that goes on from one column to the next is found by shifting.
type view struct {
	height int       // of a column, with the row above the board
	floor  uint64    // the lowest row
	board  uint64    // the squares of the board
	stones [2]uint64 // of each player
	next   uint64    // the squares that a stone can be dropped into
}

func (p Position) look() view {
	v := view{height: p.Rows() + 1}
	row := uint64(1)<<v.height - 1 // the squares of the first column
	v.floor = (1<<(p.Cols()*v.height) - 1) / max(row, 1)
	v.board = v.floor * (row >> 1)
	// All squares below the highest bit of each column have stones.
	all := p.code >> 1 & v.board
	for shift := 1; shift < v.height; shift *= 2 {
		all |= all >> shift & (v.floor * (row >> shift))
	}
	v.stones = [2]uint64{p.code & all, all &^ p.code}
	v.next = (all + v.floor) & v.board
	return v
}

// all returns the squares with stones.
func (v *view) all() uint64 { return v.stones[0] | v.stones[1] }

// turn returns who moves next.
func (v *view) turn() zermelo.Player { return zermelo.Player(bits.OnesCount64(v.all()) % 2) }

// column returns the squares of a column, with the one above it.
func (v *view) column(col int) uint64 { return (1<<v.height - 1) << (col * v.height) }
