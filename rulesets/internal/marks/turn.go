package marks

import "math/bits"

// LeastTurn returns the marks on a board of so many cells, or the same ones after half a turn if these come first: if
// the cells of X are a smaller number, or the same and those of O are.
func LeastTurn(marks [2]uint64, cells int) [2]uint64 {
	unused := (MaxCells - cells) % MaxCells // without cells there is nothing to turn
	turned := [2]uint64{bits.Reverse64(marks[0]) >> unused, bits.Reverse64(marks[1]) >> unused}
	if turned[0] < marks[0] || turned[0] == marks[0] && turned[1] < marks[1] {
		return turned
	}
	return marks
}
