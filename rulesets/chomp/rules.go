package chomp

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Rules are the rules of Chomp. A bar and the same bar with its rows as columns are alike.
type Rules struct{}

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// AppendMoves appends what is left after each bite, by the rows and then the columns of the squares.
func (Rules) AppendMoves(dst []Bar, b Bar, _ cgt.Player) []Bar {
	for row := range b.Rows() {
		for col := range b.Row(row) {
			if row+col > 0 {
				dst = append(dst, b.bite(row, col))
			}
		}
	}
	return dst
}

// Normalize returns the bar, or the same one with its rows as columns if this comes first in the order of
// [Bar.Compare].
func (Rules) Normalize(b Bar) (Bar, bool) {
	if t := b.Turned(); t.Compare(b) < 0 {
		return t, false
	}
	return b, false
}

// NimValue returns the nim-value of a bar that has nothing but a row and a column: it is Nim with the heaps of squares
// that they have besides the poisoned one. For other bars no closed form is known, and ok is false.
func (Rules) NimValue(b Bar) (value nim.Nimber, ok bool) {
	if b.Row(1) > 1 {
		return 0, false
	}
	return nim.Sum(nim.Nimber(max(b.Cols(), 1)-1), nim.Nimber(max(b.Rows(), 1)-1)), true
}
