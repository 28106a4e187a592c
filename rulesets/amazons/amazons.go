// Package amazons plays Amazons, by W. Zamkauskas. Left has the amazons x, Right the amazons o. A move takes an amazon
// of one's own as a queen of chess moves, any number of empty squares along a row, a column or a diagonal, and from
// there she shoots an arrow that flies in the same way and closes the square that it hits for the rest of the game; it
// may fly over the square that she has left, or hit it. Amazons are never captured. Whoever cannot move loses.
//
// Play ends in regions that one player has alone, and each of these is about as many free moves as there are squares.
// Until then the board is hot: it is the usual example of a game in which small parts have complicated values.
//
// Sources: E. R. Berlekamp, Sums of N × 2 Amazons, Lecture Notes – Monograph Series 35 (2000); R. G. Snatzke,
// Exhaustive search in the game Amazons, More Games of No Chance (2002).
package amazons

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Amazons on a board with the letters x, o, . (an empty square) and # (an arrow, or a square
// that never was there); a square with another letter is never used. The board falls apart into the regions that the
// arrows leave, and turned and mirrored boards are alike.
type Rules struct{}

// Parse reads a position, such as "x..|..o".
func Parse(text string) (board.Board, error) { return board.Parse(text, "xo.#") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "xo.#") }

// amazons has the letter of each player.
var amazons = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != amazons[who] {
			continue
		}
		gone := b.With(board.Square{At: from, Letter: '.'}) // she does not stand in the way of her arrow
		for _, d := range board.Around() {
			for to, ok := gone.Step(from, d); ok && gone.At(to) == '.'; to, ok = gone.Step(to, d) {
				dst = appendShots(dst, gone.With(board.Square{At: to, Letter: amazons[who]}), to)
			}
		}
	}
	return dst
}

// appendShots appends the boards after an arrow from a square.
func appendShots(dst []board.Board, b board.Board, from int) []board.Board {
	for _, d := range board.Around() {
		for to, ok := b.Step(from, d); ok && b.At(to) == '.'; to, ok = b.Step(to, d) {
			dst = append(dst, b.With(board.Square{At: to, Letter: '#'}))
		}
	}
	return dst
}

// AppendParts appends the regions that are connected as a queen moves, but for those in which nobody can move.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	from := len(dst)
	directions := board.Around()
	dst = b.AppendParts(dst, "#", directions[:]...)
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.Contains('.') && (p.Contains('x') || p.Contains('o')) {
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize returns the least of the images of the board, without closed edges, or of its negative, in which the
// amazons are exchanged.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return b.Crop("#").LeastExchange('x', 'o')
}
