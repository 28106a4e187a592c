package board

import (
	"math"
	"slices"
)

// Symmetry is one of the eight symmetries of a square, which take a board to another one: it is a set of the three
// below, done in their order.
type Symmetry uint8

// The symmetries of which the others are made.
const (
	Transpose Symmetry = 1 << iota // rows become columns
	FlipRows                       // the upper row becomes the lower one
	FlipCols                       // left becomes right
)

// Flips returns the four symmetries that leave rows rows.
func Flips() []Symmetry { return slices.Clone(all[:4]) }

// Turns returns the other four, which make columns of rows: the two transpositions and the two quarter turns. They are
// no group, as [Board.Least] needs one; the half turn is one of the [Flips].
func Turns() []Symmetry { return slices.Clone(all[4:]) }

// Image returns the image of the board under a symmetry.
func (b Board) Image(s Symmetry) Board {
	m := b.image(s)
	return m.board()
}

// Least returns the least of the images of the board in the order of [Board.Compare]: under all eight symmetries, or
// under the given ones. These are 0, which changes nothing, or those of [Flips], or another group: else the least image
// of an image may be another one, which a [cgt.Normalizer] must not return.
func (b Board) Least(symmetries ...Symmetry) Board {
	m := b.least(symmetries, exchange{})
	return m.board()
}

// LeastExchange returns the least of the images of the board and of those of the board with each x in place of y and
// each y in place of x, under all eight symmetries or under a given group of them, as for [Board.Least]: for a game
// that looks different from each side it is 0 alone. If only an image of the latter is the least, exchanged is true.
// This is what the [cgt.Normalizer] of a game returns in which x are the stones of one player and y those of the other.
func (b Board) LeastExchange(x, y byte, symmetries ...Symmetry) (least Board, exchanged bool) {
	m := b.least(symmetries, exchange{}, exchange{x, y})
	return m.board(), m.exchange != exchange{}
}

// LeastTurn returns the least of the eight images of the board; turned is true if only an image under one of the
// [Turns] is. This is what the [cgt.Normalizer] of a game returns in which one player does along the columns what the
// other does along the rows.
func (b Board) LeastTurn() (least Board, turned bool) {
	p, q := b.least(all[:4], exchange{}), b.least(all[4:], exchange{})
	if q.compare(&p) < 0 {
		return q.board(), true
	}
	return p.board(), false
}

// exchange is a pair of letters that change places, or of equal ones, which do not.
type exchange struct{ x, y byte }

// of returns the letter that takes the place of a letter.
func (e exchange) of(letter byte) byte {
	switch letter {
	case e.x:
		return e.y
	case e.y:
		return e.x
	default:
		return letter
	}
}

// image is an image of a board that has not been made: the square in a row and a column of it is that with the number
// first + row·down + col·right of the board, and has its letter, but for an exchange.
type image struct {
	of                 Board
	rows, cols         int
	first, down, right int
	exchange           exchange
}

// image returns an image of the board without an exchange.
func (b Board) image(s Symmetry) image {
	m := image{of: b}
	m.turn(b.Rows(), s)
	return m
}

// turn makes m the image of its board, which has so many rows, under a symmetry.
func (m *image) turn(rows int, s Symmetry) {
	m.rows, m.cols, m.first, m.down, m.right = rows, m.of.cols, 0, m.of.cols, 1
	if s&Transpose != 0 {
		m.rows, m.cols = m.cols, m.rows
		m.down, m.right = m.right, m.down
	}
	if s&FlipRows != 0 {
		m.first += m.down * (m.rows - 1)
		m.down = -m.down
	}
	if s&FlipCols != 0 {
		m.first += m.right * (m.cols - 1)
		m.right = -m.right
	}
}

// least returns the least image of the board under one of the symmetries, or of all if there are none, and with one of
// the exchanges; of equal ones it is that with the first of these.
func (b Board) least(symmetries []Symmetry, exchanges ...exchange) image {
	if len(symmetries) == 0 {
		symmetries = all[:]
	}
	if len(b.cells) == 0 {
		return b.image(0)
	}
	// Mostly the number of columns, which comes first in the order, and the first letter decide, and one need not look
	// at more.
	rows := b.Rows()
	cols := func(s Symmetry) int {
		if s&Transpose != 0 {
			return rows
		}
		return b.cols
	}
	fewest := cols(symmetries[0])
	for _, s := range symmetries[1:] {
		fewest = min(fewest, cols(s))
	}
	corners := [...]byte{b.cells[0], b.cells[b.cols-1], b.cells[len(b.cells)-b.cols], b.cells[len(b.cells)-1]}
	first := byte(math.MaxUint8)
	for _, e := range exchanges {
		for _, s := range symmetries {
			if cols(s) == fewest {
				first = min(first, e.of(corners[cornerOf[s%8]]))
			}
		}
	}
	least, m := image{of: b}, image{of: b}
	isFound := false
	for _, e := range exchanges {
		for _, s := range symmetries {
			if cols(s) != fewest || e.of(corners[cornerOf[s%8]]) != first {
				continue
			}
			m.turn(rows, s)
			m.exchange = e
			if !isFound || m.compare(&least) < 0 {
				least, isFound = m, true
			}
		}
	}
	return least
}

// all has the flips first.
var all = [...]Symmetry{
	0, FlipRows, FlipCols, FlipRows | FlipCols,
	Transpose, Transpose | FlipRows, Transpose | FlipCols, Transpose | FlipRows | FlipCols,
}

// cornerOf says for each symmetry which corner of the board comes to the upper left one: 0 stays there, 1 is in the
// first row, 2 in the first column, and 3 opposite.
var cornerOf = [...]int{
	0:                               0,
	FlipRows:                        2,
	FlipCols:                        1,
	FlipRows | FlipCols:             3,
	Transpose:                       0,
	Transpose | FlipRows:            1,
	Transpose | FlipCols:            2,
	Transpose | FlipRows | FlipCols: 3,
}

// compare orders images of one board as [Board.Compare] does.
func (m *image) compare(n *image) int {
	if m.cols != n.cols {
		return m.cols - n.cols
	}
	cells, isSame := m.of.cells, m.exchange == n.exchange
	for row := range m.rows {
		i, j := m.first+row*m.down, n.first+row*n.down
		for range m.cols {
			a, b := cells[i], cells[j]
			if a != b || !isSame {
				if a, b = m.exchange.of(a), n.exchange.of(b); a != b {
					return int(a) - int(b)
				}
			}
			i += m.right
			j += n.right
		}
	}
	return 0
}

// board makes the image.
func (m *image) board() Board {
	if m.cols == m.of.cols && m.first == 0 && m.right == 1 && m.down == m.cols && m.exchange == (exchange{}) { // it is the board itself
		return m.of
	}
	var few [64]byte // so that for most boards only the text is allocated
	cells := few[:0]
	for row := range m.rows {
		i := m.first + row*m.down
		for range m.cols {
			cells = append(cells, m.exchange.of(m.of.cells[i]))
			i += m.right
		}
	}
	return Board{m.cols, string(cells)}
}
