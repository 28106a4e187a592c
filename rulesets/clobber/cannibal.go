package clobber

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// Cannibal are the rules of Cannibal Clobber, in which a stone may remove stones of either player. The board is that of
// [Rules], falls apart in the same way, and is alike turned and mirrored; but parts with the stones of one player count
// now.
//
// Source: the rules are those of MCGS 1.7 (University of Alberta).
type Cannibal struct{}

// AppendMoves appends the boards that who can move to.
func (Cannibal) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != stones[who] {
			continue
		}
		for _, d := range board.Orthogonal() {
			if to, ok := b.Step(from, d); ok && isStone(b.At(to)) {
				dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: to, Letter: stones[who]}))
			}
		}
	}
	return dst
}

func isStone(letter byte) bool { return letter == 'x' || letter == 'o' }

// AppendParts appends the sets of at least two stones that touch.
func (Cannibal) AppendParts(dst []board.Board, b board.Board) []board.Board {
	from := len(dst)
	directions := board.Orthogonal()
	dst = b.AppendParts(dst, ".#", directions[:]...)
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.Len() > 1 {
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize is that of [Rules].
func (Cannibal) Normalize(b board.Board) (board.Board, bool) { return Rules{}.Normalize(b) }

// Value knows the boards with stones of one player only. Each move takes one of them away, and the last one of a part
// that touches stays; and a player can always take a stone that the others touch without, and so have that many moves.
func (Cannibal) Value(b board.Board) (g surreal.Game, ok bool) {
	left, right := b.Contains('x'), b.Contains('o')
	if left && right {
		return surreal.Game{}, false
	}
	directions := board.Orthogonal()
	moves := -int64(len(b.AppendParts(nil, ".#", directions[:]...)))
	for i := range b.Len() {
		if isStone(b.At(i)) {
			moves++
		}
	}
	if right {
		moves = -moves
	}
	return surreal.Int(moves), true
}
