package board

import "slices"

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

// Turns returns the other four, which make columns of rows.
func Turns() []Symmetry { return slices.Clone(all[4:]) }

// Image returns the image of the board under a symmetry.
func (b Board) Image(s Symmetry) Board {
	m := b.image(s)
	return m.board()
}

// Least returns the least of the images of the board in the order of [Board.Compare]: under all eight symmetries, or under the
// given ones, of which 0, which changes nothing, may be the only one.
func (b Board) Least(symmetries ...Symmetry) Board {
	m := b.least(symmetries, 0, 0)
	return m.board()
}

// LeastExchange returns the least of the images of the board and of those of the board with each x in place of y and each y in place of
// x, under all eight symmetries or under the given ones: for a game that looks different from each side it is 0, which changes nothing. If only an image of the latter is the least, exchanged is true. This is what the
// [cgt.Normalizer] of a game returns in which x are the stones of one player and y those of the other.
func (b Board) LeastExchange(x, y byte, symmetries ...Symmetry) (least Board, exchanged bool) {
	p, q := b.least(symmetries, 0, 0), b.least(symmetries, x, y)
	if q.compare(&p) < 0 {
		return q.board(), true
	}
	return p.board(), false
}

// LeastTurn returns the least of the eight images of the board; turned is true if only an image under one of the [Turns] is. This is what
// the [cgt.Normalizer] of a game returns in which one player does along the columns what the other does along the rows.
func (b Board) LeastTurn() (least Board, turned bool) {
	p, q := b.least(all[:4], 0, 0), b.least(all[4:], 0, 0)
	if q.compare(&p) < 0 {
		return q.board(), true
	}
	return p.board(), false
}

// image is an image of a board that has not been made: the square in a row and a column of it is that with the number first + row·down +
// col·right of the board, and has its letter, but that x and y are exchanged.
type image struct {
	of                 Board
	rows, cols         int
	first, down, right int
	x, y               byte
}

func (b Board) image(s Symmetry) image {
	m := image{of: b, rows: b.Rows(), cols: b.cols, down: b.cols, right: 1}
	return m.under(s)
}

// under returns the image under one more symmetry of an image that is the board itself, but for letters.
func (m image) under(s Symmetry) image {
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
	return m
}

// least returns the least image of the board with x and y exchanged.
func (b Board) least(symmetries []Symmetry, x, y byte) image {
	self := b.image(0)
	self.x, self.y = x, y
	if len(symmetries) == 0 {
		switch { // boards are first ordered by columns
		case self.cols < self.rows:
			symmetries = all[:4]
		case self.cols > self.rows:
			symmetries = all[4:]
		default:
			symmetries = all[:]
		}
	}
	if len(b.cells) == 0 {
		return self
	}
	least := self.under(symmetries[0])
	first := least.letter(least.first)
	for _, s := range symmetries[1:] {
		m := self.under(s)
		letter := m.letter(m.first)
		if m.cols == least.cols && letter > first { // mostly this is enough
			continue
		}
		if m.compare(&least) < 0 {
			least, first = m, letter
		}
	}
	return least
}

// all has the flips first.
var all = [...]Symmetry{
	0, FlipRows, FlipCols, FlipRows | FlipCols,
	Transpose, Transpose | FlipRows, Transpose | FlipCols, Transpose | FlipRows | FlipCols,
}

// compare orders images as [Board.Compare] does.
func (m *image) compare(n *image) int {
	if m.cols != n.cols {
		return m.cols - n.cols
	}
	for row := range m.rows {
		i, j := m.first+row*m.down, n.first+row*n.down
		for range m.cols {
			if x, y := m.letter(i), n.letter(j); x != y {
				return int(x) - int(y)
			}
			i += m.right
			j += n.right
		}
	}
	return 0
}

// letter returns the letter that stands for that on a square of the board.
func (m *image) letter(square int) byte {
	switch c := m.of.cells[square]; c {
	case m.x:
		return m.y
	case m.y:
		return m.x
	default:
		return c
	}
}

// board makes the image.
func (m *image) board() Board {
	if m.cols == m.of.cols && m.first == 0 && m.right == 1 && m.down == m.cols && m.x == m.y { // it is the board itself
		return m.of
	}
	cells := make([]byte, 0, len(m.of.cells))
	for row := range m.rows {
		i := m.first + row*m.down
		for range m.cols {
			cells = append(cells, m.letter(i))
			i += m.right
		}
	}
	return Board{m.cols, string(cells)}
}
