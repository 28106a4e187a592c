// Package topplingdominoes plays Toppling Dominoes, by M. Albert, R. Nowakowski and D. Wolfe, with a row of dominoes: l
// for Left, r for Right, and e for either. A player chooses a domino of the own kind or of the last one, and topples it
// to the left or to the right: it vanishes with all on that side of it. Whoever cannot move loses.
//
// Each dyadic number is the value of exactly one row, which is a palindrome; and there are exactly m rows of l and r
// that are worth *m, up to mirror images.
//
// Sources: M. Albert, R. Nowakowski, D. Wolfe, Lessons in Play (2007); A. Fink, R. Nowakowski, A. Siegel, D. Wolfe,
// Toppling Conjectures, Games of No Chance 4 (2015), of which these theorems are.
package topplingdominoes

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Toppling Dominoes on a board with the letters l, r and e; one with another letter is a domino
// that nobody may choose, but for #, which is a gap. Rows of a board do not touch one another. A row and its mirror
// image are alike.
type Rules struct{}

// Parse reads a row of dominoes, such as "lrel". The empty text is the row without dominoes.
func Parse(text string) (board.Board, error) { return board.ParseStrip(text, "lre") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParseStrip(text, "lre") }

// own has the letter of each player.
var own = [...]byte{cgt.Left: 'l', cgt.Right: 'r'}

// AppendMoves appends the rows that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for at := range b.Len() {
		if c := b.At(at); c == own[who] || c == 'e' {
			dst = append(dst, topple(b, at, board.Direction{Right: -1}), topple(b, at, board.Direction{Right: 1}))
		}
	}
	return dst
}

// topple returns the board after a domino has fallen in a direction.
func topple(b board.Board, at int, d board.Direction) board.Board {
	var fallen []board.Square
	for ok := true; ok && b.At(at) != '#'; at, ok = b.Step(at, d) {
		fallen = append(fallen, board.Square{At: at, Letter: '#'})
	}
	return b.With(fallen...).Crop("#")
}

// Normalize returns the row or its mirror image, whichever is less, or that of its negative, in which l and r are
// exchanged.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return b.LeastExchange('l', 'r', 0, board.FlipCols)
}
