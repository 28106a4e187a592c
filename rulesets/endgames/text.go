package endgames

import (
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position in Forsyth–Edwards notation, such as "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1": the ranks from the
// eighth to the first, with slashes between them, numbers for empty squares, K and k for the kings, and Q, R, P, B or N
// for a piece of White; then w or b for the player to move. What may follow is a minus sign for no castling, one for no
// pawn that can be taken in passing, and two numbers that do not count. Blanks between these do not count either. An
// error is a [*github.com/cgt-go/sdk/cgt.SyntaxError] with the offset; if the position is not legal, errors.As finds a
// [*PositionError].
func Parse(text string) (Position, error) {
	s := scan.Scanner{What: "position of chess", Text: text}
	var (
		p                  Position
		hasWhite, hasBlack bool
	)
	s.Skip()
	start := s.At
	for rank := 7; rank >= 0; rank-- {
		for file := 0; file < 8; {
			c := s.Next()
			at := s.At
			if '1' <= c && c <= '8' {
				if file += int(c - '0'); file > 8 {
					return Position{}, s.Fail(at, nil, "there are more than 8 squares in this rank")
				}
				s.At++
				continue
			}
			square := SquareAt(file, rank)
			piece := Piece(strings.IndexByte(letters, c))
			switch {
			case c == 'K' && !hasWhite:
				p.white, hasWhite = square, true
			case c == 'k' && !hasBlack:
				p.black, hasBlack = square, true
			case c == 'K' || c == 'k':
				return Position{}, s.Fail(at, nil, "this is the second king of his colour")
			case c != 0 && c != '-' && piece < pieces && p.piece == NoPiece:
				p.piece, p.at = piece, square
			case c != 0 && c != '-' && piece < pieces:
				return Position{}, s.Fail(at, nil, "White has a second piece besides the king")
			default:
				return Position{}, s.Unexpected("K, k, Q, R, P, B, N or a number from 1 to 8")
			}
			s.At++
			file++
		}
		if rank > 0 && !s.Accept("/") {
			return Position{}, s.Unexpected("a slash")
		}
	}
	if !hasWhite || !hasBlack {
		return Position{}, s.Fail(start, nil, "a king is missing")
	}
	switch {
	case s.Accept("w"):
	case s.Accept("b"):
		p.next = zermelo.Min
	default:
		return Position{}, s.Unexpected("w or b, who is to move")
	}
	if s.Accept("-") {
		if !s.Accept("-") {
			return Position{}, s.Unexpected("a minus sign")
		}
		if s.Skip() {
			for range 2 {
				if _, _, err := s.Digits("a number"); err != nil {
					return Position{}, err
				}
			}
		}
	}
	if err := s.End(); err != nil {
		return Position{}, err
	}
	q, err := New(p.white, p.black, p.piece, p.at, p.next)
	if err != nil {
		return Position{}, s.Fail(start, err, "%s", p.wrong())
	}
	return q, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// letter returns what is on a square, or 0.
func (p Position) letter(s Square) byte {
	switch {
	case s == p.white:
		return 'K'
	case s == p.black:
		return 'k'
	case p.piece != NoPiece && s == p.at:
		return letters[p.piece]
	}
	return 0
}

// String returns the position in Forsyth–Edwards notation without numbers of moves, such as "4k3/8/4K3/4P3/8/8/8/8 w -
// -". [Parse] reads it back.
func (p Position) String() string {
	var text []byte
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			c := p.letter(SquareAt(file, rank))
			if c == 0 {
				empty++
				continue
			}
			if empty > 0 {
				text = append(text, '0'+empty)
				empty = 0
			}
			text = append(text, c)
		}
		if empty > 0 {
			text = append(text, '0'+empty)
		}
		if rank > 0 {
			text = append(text, '/')
		}
	}
	if p.next == zermelo.Min {
		return string(text) + " b - -"
	}
	return string(text) + " w - -"
}

// MarshalText returns the text of [Position.String]. In JSON a position is a string. The error is a [*PositionError] if
// the position is not legal.
func (p Position) MarshalText() ([]byte, error) {
	if msg := p.wrong(); msg != "" {
		return nil, &PositionError{msg}
	}
	return []byte(p.String()), nil
}

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
