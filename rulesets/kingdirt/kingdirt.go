// Package kingdirt plays King Dirt in the general form of MCGS. Left has the stones x, Right the stones o, and some
// stones may not be on the board yet. A player who has such a stone may place it on an empty square. Or he moves a
// stone on the board as a king of chess does, to an empty square that touches its own by a side or a corner; the square
// that it leaves is gone. Whoever cannot move loses. In one variant a player who can place a stone must do so.
//
// Source: the rules are those of MCGS 1.7 (University of Alberta).
package kingdirt

import (
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Position is a board with the letters x, o, . (an empty square) and # (a square that is not there), and the numbers of
// stones that each player has still to place; less than 1 is none. The zero Position is empty.
type Position struct {
	Board board.Board
	Left  int
	Right int
}

// Rules are the rules of King Dirt. When all stones are placed, the board falls apart into sets of squares that touch
// by a side or a corner. Turned and mirrored boards are alike, and to exchange the players makes the negative.
type Rules struct {
	// MustPlace forbids a player to move a stone as long as he can place one.
	MustPlace bool
}

// AppendSVG appends the picture of the board, as [board.Board.AppendSVG] does. The stones that are still to be placed are
// not in it.
func (p Position) AppendSVG(dst []byte) []byte { return p.Board.AppendSVG(dst) }

// WriteSVG writes what [Position.AppendSVG] appends.
func (p Position) WriteSVG(w io.Writer) error { return p.Board.WriteSVG(w) }

// stones has the letter of each player.
var stones = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the positions that who can move to.
func (r Rules) AppendMoves(dst []Position, p Position, who cgt.Player) []Position {
	after := p
	reserve := &after.Left
	if who == cgt.Right {
		reserve = &after.Right
	}
	if *reserve > 0 {
		*reserve--
		for at := range p.Board.Len() {
			if p.Board.At(at) == '.' {
				after.Board = p.Board.With(board.Square{At: at, Letter: stones[who]})
				dst = append(dst, after)
			}
		}
		if r.MustPlace {
			return dst // if no square is empty, no stone can be moved either
		}
	}
	for from := range p.Board.Len() {
		if p.Board.At(from) != stones[who] {
			continue
		}
		for _, d := range board.Around() {
			if to, ok := p.Board.Step(from, d); ok && p.Board.At(to) == '.' {
				after := p
				after.Board = p.Board.With(board.Square{At: from, Letter: '#'}, board.Square{At: to, Letter: stones[who]})
				dst = append(dst, after)
			}
		}
	}
	return dst
}

// AppendParts appends the sets of squares that touch and in which somebody can move, if all stones are placed, and else
// the position without what plays no part any more.
func (Rules) AppendParts(dst []Position, p Position) []Position {
	p = settle(p)
	if p.Left > 0 || p.Right > 0 {
		return append(dst, p)
	}
	directions := board.Around()
	for _, b := range p.Board.AppendParts(nil, "#", directions[:]...) {
		if b.Contains('x') || b.Contains('o') {
			dst = append(dst, Position{Board: b})
		}
	}
	return dst
}

// Normalize returns the position with the least of the images of the board, or its negative, without what plays no part
// any more.
func (Rules) Normalize(p Position) (Position, bool) {
	p = settle(p)
	q := Position{p.Board.Exchange('x', 'o').Least(), p.Right, p.Left}
	p.Board = p.Board.Least()
	if q.compare(p) < 0 {
		return q, true
	}
	return p, false
}

// compare orders positions by their boards and then by the numbers of stones.
func (p Position) compare(q Position) int {
	if c := p.Board.Compare(q.Board); c != 0 {
		return c
	}
	if p.Left != q.Left {
		return p.Left - q.Left
	}
	return p.Right - q.Right
}

// settle returns the position without what plays no part any more: the square of a stone never becomes empty again, so
// that a stone with no empty square around it will not move; and where no square is empty, nobody places a stone.
func settle(p Position) Position {
	b := p.Board
	p.Board = b.Fill(func(at int) byte {
		letter := b.At(at)
		if letter == '.' {
			return letter
		}
		for _, d := range board.Around() {
			if to, ok := b.Step(at, d); ok && b.At(to) == '.' {
				return letter
			}
		}
		return '#'
	}).Crop("#")
	p.Left, p.Right = max(p.Left, 0), max(p.Right, 0)
	if p.Board.Len() == 0 {
		return Position{}
	}
	return p
}
