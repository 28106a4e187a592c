package noughts

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Position is a board with marks. It is an immutable value of three words; two are == if they are the same position.
// The zero Position is a board without cells.
type Position struct {
	x, o  uint64
	board *board // nil for a board without cells
}

// New returns an empty board, of so many columns, rows and layers. The error is a [*SizeError].
func New(cols, rows, layers int) (Position, error) {
	b, err := boardOf(cols, rows, layers)
	return Position{board: b}, err
}

// noBoard is the board of the zero Position.
var noBoard = board{}

func (p Position) on() *board {
	if p.board == nil {
		return &noBoard
	}
	return p.board
}

// Cols returns the number of columns.
func (p Position) Cols() int { return p.on().cols }

// Rows returns the number of rows.
func (p Position) Rows() int { return p.on().rows }

// Layers returns the number of layers, 1 for a board of two dimensions.
func (p Position) Layers() int { return p.on().layers }

// Marks returns the number of marks.
func (p Position) Marks() int { return bits.OnesCount64(p.x | p.o) }

// Turn returns who moves next: X is Max, O is Min.
func (p Position) Turn() zermelo.Player { return zermelo.Player(p.Marks() % 2) }

// square returns the set of one cell, or of none if there is no such cell.
func (p Position) square(col, row, layer int) uint64 {
	at := [3]int{col, row, layer}
	if !p.on().contains(at) {
		return 0
	}
	return 1 << p.board.cell(at)
}

// At returns whose mark is in a cell, counted from 0; ok is false if there is none.
func (p Position) At(col, row, layer int) (who zermelo.Player, ok bool) {
	s := p.square(col, row, layer)
	switch {
	case p.x&s != 0:
		return zermelo.Max, true
	case p.o&s != 0:
		return zermelo.Min, true
	}
	return 0, false
}

// Mark returns the position after whose turn it is has put a mark into a cell; ok is false if there is one already, or
// no such cell.
func (p Position) Mark(col, row, layer int) (q Position, ok bool) {
	s := p.square(col, row, layer)
	if s&^(p.x|p.o) == 0 {
		return Position{}, false
	}
	return p.mark(s), true
}

// mark puts a mark into an empty cell.
func (p Position) mark(cell uint64) Position {
	if p.Turn() == zermelo.Max {
		p.x |= cell
	} else {
		p.o |= cell
	}
	return p
}

// open returns the empty cells.
func (p Position) open() uint64 { return p.on().all &^ (p.x | p.o) }

// marks returns the marks of whose turn it is, and those of the other.
func (p Position) marks() (own, other uint64) {
	if p.Turn() == zermelo.Max {
		return p.x, p.o
	}
	return p.o, p.x
}
