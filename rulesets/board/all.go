package board

import (
	"iter"
	"strings"
)

// All yields all boards of the given size with the given letters, each of which should be there once. The last square
// changes fastest. A size of 0 or less makes only the board without squares. All panics if there are more than
// [MaxSquares] squares.
func All(rows, cols int, letters string) iter.Seq[Board] {
	last := New(rows, cols, '.')
	return func(yield func(Board) bool) {
		if last.Len() > 0 && letters == "" {
			return
		}
		cells := []byte(strings.Repeat(letters[:min(1, len(letters))], last.Len()))
		digits := make([]int, len(cells)) // of each square, the number of its letter
		for {
			if !yield(Board{last.cols, string(cells)}) {
				return
			}
			i := len(cells) - 1
			for ; i >= 0 && digits[i] == len(letters)-1; i-- {
				digits[i], cells[i] = 0, letters[0]
			}
			if i < 0 {
				return
			}
			digits[i]++
			cells[i] = letters[digits[i]]
		}
	}
}
