package endgames

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Piece is what White has besides the king.
type Piece uint8

// The pieces.
const (
	NoPiece Piece = iota
	Queen
	Rook
	Pawn
	Bishop
	Knight
	pieces // how many there are
)

// letters has the letters of the pieces.
const letters = "-QRPBN"

// String returns the letter of the piece, such as "Q", or "-" for none.
func (k Piece) String() string {
	if k >= pieces {
		return fmt.Sprintf("Piece(%d)", uint8(k))
	}
	return letters[k : k+1]
}

// Position is a legal position of chess: a king on each side, and at most one piece more of White. It is an immutable
// value, safe for concurrent use; two are == if they are the same. The zero Position is not legal: see [New] and
// [Parse].
type Position struct {
	white, black Square // the kings
	at           Square // of the piece; 0 if there is none
	piece        Piece
	next         zermelo.Player
}

// PositionError reports a position that is not legal.
type PositionError struct {
	Msg string // what is wrong
}

// Error returns the message in one line.
func (e *PositionError) Error() string { return "endgames: " + e.Msg }

// New returns the position with the kings on their squares, a piece of White on the square at, which does not count for
// [NoPiece], and the player to move: Max is White, Min is Black. The error is a [*PositionError] if there is no such
// position: if squares are taken twice, the kings are neighbours, a pawn is on the first or the last rank, or Black is
// in check and White is to move.
func New(white, black Square, piece Piece, at Square, next zermelo.Player) (Position, error) {
	p := Position{white, black, at, piece, next}
	if piece == NoPiece {
		p.at = 0
	}
	if msg := p.wrong(); msg != "" {
		return Position{}, &PositionError{msg}
	}
	return p, nil
}

// wrong says why a position is not legal; the empty text says that it is.
func (p Position) wrong() string {
	switch {
	case p.white >= squares || p.black >= squares || p.at >= squares:
		return "there is no such square"
	case p.piece >= pieces:
		return "there is no such piece"
	case p.next > zermelo.Min:
		return fmt.Sprintf("%v is to move", p.next)
	case p.white == p.black:
		return fmt.Sprintf("both kings are on %v", p.white)
	case boards[p.white].king.has(p.black):
		return "the kings are neighbours"
	case p.piece == NoPiece:
		return ""
	case p.at == p.white || p.at == p.black:
		return fmt.Sprintf("a king and another piece are on %v", p.at)
	case p.piece == Pawn && (p.at.Rank() == 0 || p.at.Rank() == 7):
		return fmt.Sprintf("there is a pawn on %v", p.at)
	case p.next == zermelo.Max && p.attacks(p.black):
		return "Black is in check, and White is to move"
	}
	return ""
}

// WhiteKing returns where the white king is.
func (p Position) WhiteKing() Square { return p.white }

// BlackKing returns where the black king is.
func (p Position) BlackKing() Square { return p.black }

// Piece returns what White has besides the king, and where.
func (p Position) Piece() (piece Piece, at Square) { return p.piece, p.at }

// Turn returns who is to move: Max is White, Min is Black.
func (p Position) Turn() zermelo.Player { return p.next }

// IsCheck reports whether the player to move is in check, which only Black can be.
func (p Position) IsCheck() bool { return p.next == zermelo.Min && p.attacks(p.black) }

// attacks reports whether the piece of White attacks a square if the black king is not in its way.
func (p Position) attacks(s Square) bool {
	switch b := &boards[p.at]; p.piece {
	case Knight:
		return b.knight.has(s)
	case Pawn:
		return b.pawn.has(s)
	}
	for _, line := range p.lines() {
		for _, to := range line {
			if to == s {
				return true
			}
			if to == p.white {
				break
			}
		}
	}
	return false
}

// lines returns the squares in each direction in which the queen, the rook or the bishop moves, the nearest ones first.
// Other pieces have none.
func (p Position) lines() [][]Square {
	lines := boards[p.at].lines[:]
	switch p.piece {
	case Queen:
		return lines
	case Rook:
		return lines[:4]
	case Bishop:
		return lines[4:]
	}
	return nil
}

// reach returns the squares that the queen, the rook, the bishop or the knight of White can move to, and from which it
// can have come.
func (p Position) reach() (a set) {
	if p.piece == Knight {
		return boards[p.at].knight &^ (p.white.set() | p.black.set())
	}
	for _, line := range p.lines() {
		for _, to := range line {
			if to == p.white || to == p.black {
				break
			}
			a |= to.set()
		}
	}
	return a
}
