package board

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
func Flips() []Symmetry { return []Symmetry{0, FlipRows, FlipCols, FlipRows | FlipCols} }

// Turns returns the other four, which make columns of rows.
func Turns() []Symmetry {
	return []Symmetry{Transpose, Transpose | FlipRows, Transpose | FlipCols, Transpose | FlipRows | FlipCols}
}

// Image returns the image of the board under a symmetry.
func (b Board) Image(s Symmetry) Board {
	rows, cols := b.Rows(), b.cols
	if s&Transpose != 0 {
		rows, cols = cols, rows
	}
	cells := make([]byte, len(b.cells))
	for i := range cells {
		row, col := i/cols, i%cols
		if s&FlipRows != 0 {
			row = rows - 1 - row
		}
		if s&FlipCols != 0 {
			col = cols - 1 - col
		}
		if s&Transpose != 0 {
			row, col = col, row
		}
		cells[i] = b.cells[row*b.cols+col]
	}
	return Board{cols, string(cells)}
}

// Least returns the least of the images of the board in the order of [Board.Compare]: under all eight symmetries, or under the
// given ones.
func (b Board) Least(symmetries ...Symmetry) Board {
	if len(symmetries) == 0 {
		symmetries = append(Flips(), Turns()...)
	}
	least := b.Image(symmetries[0])
	for _, s := range symmetries[1:] {
		if c := b.Image(s); c.Compare(least) < 0 {
			least = c
		}
	}
	return least
}
