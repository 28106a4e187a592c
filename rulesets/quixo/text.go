package quixo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position: the rows from above with slashes between them, where x and o are symbols and a dot is a blank
// cube, and then who is to move, such as x.o/.../..o x. Blanks do not count. An error is a [*cgt.SyntaxError] with the
// offset; if it is that the board is too large, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Position, error) {
	s := scan.Scanner{What: "position of Quixo", Text: text}
	var rows [][]byte
	for {
		var row []byte
		s.Skip()
		start := s.At
		for len(rows) == 0 || len(row) < len(rows[0]) {
			c := s.Next()
			if !s.Accept("x", "o", ".") {
				break
			}
			if row = append(row, c); len(row) > MaxSize {
				return Position{}, s.Fail(start, &cgt.LimitError{What: "columns", Limit: MaxSize}, "there are more than %d columns", MaxSize)
			}
		}
		switch n := len(row); {
		case n == 0 || len(rows) > 0 && n < len(rows[0]):
			return Position{}, s.Unexpected("x, o or a dot")
		case n < MinSize:
			return Position{}, s.Fail(start, nil, "there are fewer than %d columns", MinSize)
		}
		rows = append(rows, row)
		if len(rows) == len(rows[0]) {
			break
		}
		s.Skip()
		if !s.Accept("/") {
			return Position{}, s.Unexpected("a slash")
		}
	}
	p := Position{size: uint8(len(rows))}
	s.Skip()
	switch {
	case s.Accept("x"):
	case s.Accept("o"):
		p.next = zermelo.Min
	default:
		return Position{}, s.Unexpected("x or o, who is to move")
	}
	if err := s.End(); err != nil {
		return Position{}, err
	}
	for i, row := range rows {
		for j, c := range row {
			for who, symbol := range symbols {
				if c == symbol {
					p.marks[who] |= 1 << (i*len(rows) + j)
				}
			}
		}
	}
	return p, nil
}

// symbols has the symbols of the players.
var symbols = [2]byte{'x', 'o'}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the text that [Parse] reads, such as x.o/.../..o x.
func (p Position) String() string {
	var text []byte
	for row := range p.Size() {
		if row > 0 {
			text = append(text, '/')
		}
		for col := range p.Size() {
			symbol := byte('.')
			if who, ok := p.At(row, col); ok {
				symbol = symbols[who]
			}
			text = append(text, symbol)
		}
	}
	return string(append(text, ' ', symbols[p.next]))
}

// MarshalText returns the text of [Position.String]. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
