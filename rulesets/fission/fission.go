// Package fission plays Fission. The stones x belong to both players. Left replaces a stone by two, on the squares
// above and below it, and Right by two on the squares at its left and at its right; both squares must be empty. Whoever
// cannot move loses.
//
// Most small positions are integers and switches, but there are fractions and infinitesimals as well.
//
// In pictures, x is a stone of Left; b.Exchange('x', 'e').WriteSVG(w) draws the stones of a board b as what belongs to
// both.
//
// Source: the rules are those of CGSuite 2 (A. N. Siegel), which MCGS 1.7 and cgt-tools 0.9.0 follow.
package fission

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Fission on a board with the letters x (a stone), . (an empty square) and # (a square that is
// not there); a square with another letter is never used. Stones that can never be split are as good as squares that
// are not there; without these the board falls apart into parts that touch. Mirrored boards are alike, and turning a
// board exchanges the players.
type Rules struct{}

// Parse reads a position, such as "...|.x.|...".
func Parse(text string) (board.Board, error) { return board.Parse(text, "x.#") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParse(text, "x.#") }

// axes has the two directions in which each player splits a stone.
var axes = [...][2]board.Direction{
	cgt.Left:  {{Down: -1}, {Down: 1}},
	cgt.Right: {{Right: -1}, {Right: 1}},
}

// AppendMoves appends the boards that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != 'x' {
			continue
		}
		one, ok1 := b.Step(from, axes[who][0])
		two, ok2 := b.Step(from, axes[who][1])
		if ok1 && ok2 && b.At(one) == '.' && b.At(two) == '.' {
			dst = append(dst, b.With(
				board.Square{At: from, Letter: '.'}, board.Square{At: one, Letter: 'x'}, board.Square{At: two, Letter: 'x'}))
		}
	}
	return dst
}

// AppendParts appends the sets of squares that touch and have a stone, where squares are left out that are not there,
// or closed for good by a stone: a move needs a stone and two squares beside it.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	from := len(dst)
	directions := board.Orthogonal()
	dst = settle(b).AppendParts(dst, "#", directions[:]...)
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.Contains('x') {
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize returns the least of the images of the board under reflections, or of those under quarter turns, which are
// its negative. The board is without closed edges, and stones that can never be split are squares that are not there.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	return settle(b).Crop("#").LeastTurn()
}

// settle returns the board with # for each stone that can never be split. Such a stone has, in its row and in its
// column, an edge or a closed square beside it. It stays where it is, so that it closes its square for the stones
// around it, of which more may be settled then. The game tree is the same.
func settle(b board.Board) board.Board {
	for more := true; more; {
		more = false
		for at := range b.Len() {
			if b.At(at) == 'x' && !splits(b, at, cgt.Left) && !splits(b, at, cgt.Right) {
				b, more = b.With(board.Square{At: at, Letter: '#'}), true
			}
		}
	}
	return b
}

// splits reports whether who might split a stone on a square, now or later.
func splits(b board.Board, at int, who cgt.Player) bool {
	for _, d := range axes[who] {
		if to, ok := b.Step(at, d); !ok || b.At(to) != '.' && b.At(to) != 'x' {
			return false
		}
	}
	return true
}
