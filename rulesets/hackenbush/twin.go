package hackenbush

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Twin are the rules of Hackenbush in which both players cut edges of all colours, as if all were green. It is what
// [cgt.Impartial] makes of [Rules]: [Rules.AppendParts] is of no use here, for it replaces a blue edge beside a red one
// by nothing.
//
// Source: Winning Ways, ch. 7, for green pictures.
type Twin struct{}

// ImpartialTwin returns the rules [Twin].
func (Rules) ImpartialTwin() cgt.ImpartialRuleset[Position] { return Twin{} }

// Impartial marks the rules as impartial.
func (Twin) Impartial() {}

// AppendMoves appends the position after each cut, in the order of [Position.Edges].
func (Twin) AppendMoves(dst []Position, p Position, _ cgt.Player) []Position {
	return appendCuts(dst, p, func(Colour) bool { return true })
}

// NimValue knows the nim-value of every position. Time and memory are those of [Position.NimValue].
func (Twin) NimValue(p Position) (n nim.Nimber, ok bool) {
	last := int32(Ground)
	for code := p.code; len(code) > 0; {
		_, v, _, n := readEdge(code)
		last = max(last, v)
		code = code[n:]
	}
	return p.greenValue(int(last) + 1), true
}
