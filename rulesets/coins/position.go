package coins

import (
	"iter"

	"github.com/cgt-go/sdk/rulesets/board"
)

// The letters of coins. A square of a board with another letter counts as a coin with tails up.
const (
	heads = 'h'
	tails = 't'
)

// Parse reads coins: a row such as "thht" or, for games on a board, several rows of the same length with bars between
// them. Errors are those of [board.Parse].
func Parse(text string) (board.Board, error) { return board.Parse(text, "ht") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "ht") }

// Heads returns the squares of the coins with heads up, from the first row to the last and from the left to the right.
// They are counted from 0, as those of all boards.
func Heads(b board.Board) iter.Seq[int] {
	return func(yield func(int) bool) {
		for at := range b.Len() {
			if b.At(at) == heads && !yield(at) {
				return
			}
		}
	}
}

// turn returns the board with the given coins turned.
func turn(b board.Board, squares []int) board.Board {
	turned := make([]board.Square, len(squares))
	for i, at := range squares {
		turned[i] = board.Square{At: at, Letter: heads}
		if b.At(at) == heads {
			turned[i].Letter = tails
		}
	}
	return b.With(turned...)
}

// corner returns the board of so many rows and columns on which the last coin alone has heads up.
func corner(rows, cols int) board.Board {
	b := board.New(rows, cols, tails)
	return b.With(board.Square{At: b.Len() - 1, Letter: heads})
}
