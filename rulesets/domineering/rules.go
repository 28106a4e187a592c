package domineering

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Domineering. A position falls apart into connected pieces, and its flipped and turned images
// are alike.
type Rules struct{}

// AppendMoves appends the positions that who can move to.
func (Rules) AppendMoves(dst []Position, p Position, who cgt.Player) []Position {
	if p.small != 0 {
		return appendSmallMoves(dst, p.small, who)
	}
	step := board.Direction{Down: 1}
	if who == cgt.Right {
		step = board.Direction{Right: 1}
	}
	b := p.largeBoard()
	for i := range b.Len() {
		if j, ok := b.Step(i, step); ok && b.At(i) == free && b.At(j) == free {
			dst = append(dst, FromBoard(b.With(board.Square{At: i, Letter: hole}, board.Square{At: j, Letter: hole})))
		}
	}
	return dst
}

// AppendParts appends the connected pieces of more than one square.
func (Rules) AppendParts(dst []Position, p Position) []Position {
	if p.small != 0 {
		return appendSmallParts(dst, p.small)
	}
	directions := board.Orthogonal()
	for _, b := range p.largeBoard().AppendParts(nil, string(hole), directions[:]...) {
		if b.Len() > 1 {
			dst = append(dst, FromBoard(b))
		}
	}
	return dst
}

// ImpartialTwin returns the rules of [Cram].
func (Rules) ImpartialTwin() cgt.ImpartialRuleset[Position] { return Cram{} }

// Normalize moves the position to the corner and chooses the least of its eight images. Four of them make columns of
// rows, which exchanges the players.
func (Rules) Normalize(p Position) (q Position, swapped bool) {
	if p.small == 0 {
		b := p.largeBoard().Crop(string(hole))
		if b.Rows() > size || b.Cols() > size {
			least, swapped := b.LeastTurn()
			return FromBoard(least), swapped
		}
		p = FromBoard(b)
	}
	least, swapped := leastSmall(p.small)
	return Position{small: least}, swapped
}
