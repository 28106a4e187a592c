package board

// Slice returns the board of the rows from number first on and before number end; the first row is number 0. It panics
// if there are no such rows.
func (b Board) Slice(first, end int) Board {
	cells := b.cells[first*b.cols : end*b.cols]
	if cells == "" {
		return Board{}
	}
	return Board{b.cols, cells}
}
