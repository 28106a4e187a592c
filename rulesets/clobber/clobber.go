// Package clobber plays Clobber, by M. Albert, J. P. Grossman and R. Nowakowski. Left has the stones x, Right the
// stones o. A move takes a stone of one's own to a square beside it, up, down, left or right, where a stone of the
// opponent stands, which is removed. Whoever cannot move loses. As a stone can move if and only if one beside it can,
// all positions are all-small.
//
// Source: M. Albert, J. P. Grossman, R. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2) (2005).
package clobber

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Clobber on a board with the letters x, o and . (an empty square); a square with another letter
// is never used. The board falls apart into parts that touch, and turned and mirrored boards are alike.
type Rules struct{}

// Parse reads a position, such as "xo|ox".
func Parse(text string) (board.Board, error) { return board.Parse(text, "xo.#") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "xo.#") }

// stones has the letter of each player.
var stones = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	own, other := stones[who], stones[who.Opponent()]
	directions := board.Orthogonal()
	for from := range b.Len() {
		if b.At(from) != own {
			continue
		}
		for _, d := range directions {
			if to, ok := b.Step(from, d); ok && b.At(to) == other {
				dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: to, Letter: own}))
			}
		}
	}
	return dst
}

// AppendParts appends the sets of stones that touch, but for those in which nobody can move.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	from := len(dst)
	directions := board.Orthogonal()
	dst = b.AppendParts(dst, ".#", directions[:]...)
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.Contains('x') && p.Contains('o') { // then somewhere two of them touch
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize returns the least of the images of the board, without empty edges, or of its negative, in which the stones
// are exchanged.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return b.Crop(".#").LeastExchange('x', 'o')
}
