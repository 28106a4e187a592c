package endgames

import (
	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a [zermelo.Game] with all capabilities that such a game can have. The zero Rules have numbers
// for all positions; others for fewer, which are solved faster.
type Rules struct {
	// Piece is what White has at first: [Queen] or [Rook] leaves out the positions with other pieces. Any other value,
	// so also the zero one, stands for [Pawn], and for all that it may become.
	Piece Piece
}

// has reports whether positions with a piece have numbers.
func (r Rules) has(k Piece) bool {
	return k == NoPiece || r.Piece != Queen && r.Piece != Rook || k == r.Piece
}

// End returns [zermelo.Win] if Black is mated, and [zermelo.Draw] if the player to move has no move otherwise, or if
// there is not enough to mate.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	switch {
	case p.piece != Queen && p.piece != Rook && p.piece != Pawn:
		return zermelo.Draw, true
	case p.next == zermelo.Max:
		return zermelo.Draw, !p.whiteMoves()
	case p.blackMoves() != 0:
		return zermelo.Draw, false
	case p.attacks(p.black):
		return zermelo.Win, true
	}
	return zermelo.Draw, true
}

// Turn returns who is to move.
func (r Rules) Turn(p Position) zermelo.Player { return p.next }

// Unending says that a play without end is a draw.
func (r Rules) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }

// AppendMoves appends the positions after the moves of the king, and then of the piece, by squares; a pawn becomes a
// queen, a rook, a bishop or a knight.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	if p.next == zermelo.Min {
		for a := p.blackMoves(); a != 0; a &= a - 1 {
			q := p
			q.black, q.next = a.first(), zermelo.Max
			if p.piece != NoPiece && q.black == p.at {
				q.piece, q.at = NoPiece, 0
			}
			dst = append(dst, q)
		}
		return dst
	}
	q := p
	q.next = zermelo.Min
	for a := p.whiteKingMoves(); a != 0; a &= a - 1 {
		q.white = a.first()
		dst = append(dst, q)
	}
	q.white = p.white
	if p.piece != Pawn {
		for a := p.reach(); a != 0; a &= a - 1 {
			q.at = a.first()
			dst = append(dst, q)
		}
		return dst
	}
	q.at = p.at + 8
	switch {
	case p.isTaken(q.at):
	case q.at.Rank() == 7:
		for _, k := range [...]Piece{Queen, Rook, Bishop, Knight} {
			q.piece = k
			dst = append(dst, q)
		}
	default:
		dst = append(dst, q)
		if q.at += 8; p.at.Rank() == 1 && !p.isTaken(q.at) {
			dst = append(dst, q)
		}
	}
	return dst
}

func (p Position) isTaken(s Square) bool { return s == p.white || s == p.black }

// whiteMoves reports whether White has a move.
func (p Position) whiteMoves() bool {
	return p.whiteKingMoves() != 0 || p.piece == Pawn && !p.isTaken(p.at+8) || p.piece != Pawn && p.reach() != 0
}

// whiteKingMoves returns the squares that the white king can move to.
func (p Position) whiteKingMoves() set {
	a := boards[p.white].king &^ boards[p.black].king
	if p.piece != NoPiece {
		a &^= p.at.set()
	}
	return a
}

// blackMoves returns the squares that the black king can move to, with that of the piece if he can take it: the white
// king may not protect it.
func (p Position) blackMoves() (a set) {
	for b := boards[p.black].king &^ boards[p.white].king; b != 0; b &= b - 1 {
		if to := b.first(); p.piece == NoPiece || to == p.at || !p.attacks(to) {
			a |= to.set()
		}
	}
	return a
}

// AppendParents appends the positions from which a move leads to p or to one that p stands for, and some that are not
// legal or in which play has ended.
func (r Rules) AppendParents(dst []Position, p Position) []Position {
	q := p
	q.next = p.next.Opponent()
	if q.next == zermelo.Min {
		for a := boards[p.black].king; a != 0; a &= a - 1 {
			if q.black = a.first(); p.piece == NoPiece || q.black != p.at {
				dst = append(dst, q)
			}
		}
		if p.piece == NoPiece {
			dst = r.appendTaken(dst, p)
		}
		return dst
	}
	for a := boards[p.white].king; a != 0; a &= a - 1 {
		q.white = a.first()
		if p.piece == NoPiece || q.white != p.at {
			dst = append(dst, q)
		}
	}
	q.white = p.white
	if p.piece == Pawn {
		if q.at = p.at - 8; q.at.Rank() == 0 || p.isTaken(q.at) {
			return dst
		}
		dst = append(dst, q)
		if q.at -= 8; q.at.Rank() == 1 && !p.isTaken(q.at) {
			dst = append(dst, q)
		}
		return dst
	}
	if p.piece == NoPiece {
		return dst
	}
	for a := p.reach(); a != 0; a &= a - 1 {
		q.at = a.first()
		dst = append(dst, q)
	}
	if r.has(Pawn) {
		// The piece may have been a pawn, in any position that p stands for.
		for i := range p.images() {
			if t := p.image(i); t.at.Rank() == 7 && !t.isTaken(t.at-8) {
				dst = append(dst, Position{t.white, t.black, t.at - 8, Pawn, q.next})
			}
		}
	}
	return dst
}

// appendTaken appends the positions in which Black may have taken a piece, before p or a position that p stands for.
func (r Rules) appendTaken(dst []Position, p Position) []Position {
	for k := Queen; k < pieces; k++ {
		if !r.has(k) {
			continue
		}
		images := 1
		if k == Pawn {
			images = p.images()
		}
		for i := range images {
			t := p.image(i)
			if k == Pawn && t.black.Rank()%7 == 0 {
				continue
			}
			for a := boards[t.black].king; a != 0; a &= a - 1 {
				dst = append(dst, Position{t.white, a.first(), t.black, k, zermelo.Min})
			}
		}
	}
	return dst
}

// Normalize returns the position that stands for those that look the same when the board is turned or turned over, or
// with a pawn, when left and right change places.
func (r Rules) Normalize(p Position) (q Position, swapped bool) {
	q = p
	for i := 1; i < p.images(); i++ {
		if t := p.image(i); t.place() < q.place() {
			q = t
		}
	}
	return q, false
}

// images returns how many symmetries of the board keep the rules; the others do not let a pawn go up.
func (p Position) images() int {
	if p.piece == Pawn {
		return 2
	}
	return 8
}

// image returns the position after a symmetry.
func (p Position) image(i int) Position {
	p.white, p.black = boards[p.white].images[i], boards[p.black].images[i]
	if p.piece != NoPiece {
		p.at = boards[p.at].images[i]
	}
	return p
}

// place returns the number of the position among those with the same piece and player to move.
func (p Position) place() int {
	return (int(p.white)*squares+int(p.black))*squares + int(p.at)
}

const places = squares * squares * squares

// Size returns how many numbers positions have; it is the same for all pieces.
func (r Rules) Size() int { return 2 * int(pieces) * places }

// Index returns the number of p.
func (r Rules) Index(p Position) int { return (2*int(p.piece)+int(p.next))*places + p.place() }

// Position returns the position with the number i, if it is legal and White has a piece that r has.
func (r Rules) Position(i int) (p Position, ok bool) {
	if i < 0 || i >= r.Size() {
		return Position{}, false
	}
	n := uint(i)
	p.at, n = Square(n%squares), n/squares
	p.black, n = Square(n%squares), n/squares
	p.white, n = Square(n%squares), n/squares
	p.next, p.piece = zermelo.Player(n%2), Piece(n/2)
	if !r.has(p.piece) || p.piece == NoPiece && p.at != 0 || p.wrong() != "" {
		return Position{}, false
	}
	return p, true
}
