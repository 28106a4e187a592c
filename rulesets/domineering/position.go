package domineering

import (
	"io"
	"math/bits"
	"unique"

	"github.com/cgt-go/sdk/rulesets/board"
)

// Position is a set of empty squares. It is an immutable value, safe for concurrent use; two positions are == if they
// have the same squares in the same places. The zero Position is empty.
type Position struct {
	// small is the whole set if it lies within 8 × 8 squares: the square in row r and column c is bit 8r + c. Such
	// positions are played with a few instructions.
	small uint64
	// large is the set, if it does not; small is 0 then. A handle makes small positions, of which there are millions,
	// short keys of maps.
	large unique.Handle[board.Board]
}

// largeBoard returns the set as a board, if it is not small.
func (p Position) largeBoard() board.Board {
	if p.large == (unique.Handle[board.Board]{}) {
		return board.Board{}
	}
	return p.large.Value()
}

const size = 8 // of a small position, in each direction

// The letters of a board.
const (
	free = '.'
	hole = '#'
)

// FromBoard returns the position in which the squares with a point are empty, and no others. Columns at the right and
// rows at the bottom without such squares are forgotten.
func FromBoard(b board.Board) Position {
	rows, cols := 0, 0
	var small uint64
	for i := range b.Len() {
		if b.At(i) != free {
			continue
		}
		row, col := i/b.Cols(), i%b.Cols()
		rows, cols = max(rows, row+1), max(cols, col+1)
		if row < size && col < size {
			small |= 1 << (size*row + col)
		}
	}
	if rows <= size && cols <= size {
		return Position{small: small}
	}
	return Position{large: unique.Make(board.New(rows, cols, hole).Fill(func(i int) byte {
		if b.At(i/cols*b.Cols()+i%cols) == free {
			return free
		}
		return hole
	}))}
}

// FromBits returns a position within 8 × 8 squares as a set of bits: the square in row r and column c, counted from 0,
// is empty if bit 8r + c is set.
func FromBits(squares uint64) Position { return Position{small: squares} }

// Rectangle returns the empty board of the given size. A size of 0 or less makes the empty position. It panics if there
// are more than [board.MaxSquares] squares.
func Rectangle(rows, cols int) Position { return FromBoard(board.New(rows, cols, free)) }

// Board returns the position as a board, with a point on each empty square and # on the others, without the rows at the
// bottom and the columns at the right that have no empty square.
func (p Position) Board() board.Board {
	if p.small == 0 {
		return p.largeBoard()
	}
	_, rows, cols := extent(p.small)
	return board.New(rows, cols, hole).Fill(func(i int) byte {
		if p.small>>(size*(i/cols)+i%cols)&1 != 0 {
			return free
		}
		return hole
	})
}

// extent returns the set of columns of p, and the number of rows and columns from the corner on.
func extent(p uint64) (columns uint8, rows, cols int) {
	p |= p >> 32
	used := p | p>>16
	columns = uint8(used | used>>8)
	return columns, (bits.Len64(p) + size - 1) / size, bits.Len8(columns)
}

// NumSquares returns the number of empty squares.
func (p Position) NumSquares() int {
	n := bits.OnesCount64(p.small)
	large := p.largeBoard()
	for i := range large.Len() {
		if large.At(i) == free {
			n++
		}
	}
	return n
}

// Parse reads a position: rows from top to bottom, separated by bars or line ends, with a point for an empty square and #
// for another, as in ".#|..". Errors are those of [board.Parse].
func Parse(text string) (Position, error) {
	b, err := board.Parse(text, string([]byte{free, hole}))
	return FromBoard(b), err
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the text of [Position.Board]. [Parse] reads it back.
func (p Position) String() string { return p.Board().String() }

// AppendText appends the text of [Position.String].
func (p Position) AppendText(b []byte) ([]byte, error) { return p.Board().AppendText(b) }

// MarshalText returns the text of [Position.String]. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return p.Board().MarshalText() }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}

// WriteSVG draws the position, as [board.Board.WriteSVG] does.
func (p Position) WriteSVG(w io.Writer) error { return p.Board().WriteSVG(w) }

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte { return p.Board().AppendSVG(dst) }
