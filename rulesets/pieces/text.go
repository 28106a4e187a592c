package pieces

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads a piece: one of the [Names], or a list of steps such as (-2,-1)(-1,-2), each of which is the number of rows and that of columns; a
// plus after a step makes it that of a rider, so that (-1,0)+(0,-1)+ is the rook. Blanks do not count, nor does the case of letters. An error is a
// [*cgt.SyntaxError] with the offset; behind it may be one of those of [New].
func Parse(text string) (Piece, error) {
	word := strings.TrimSpace(text)
	for _, n := range names {
		if strings.EqualFold(word, n.name) {
			return n.piece, nil
		}
	}
	s := scanner{what: "piece", text: text}
	var steps []Step
	var offsets []int
	for s.next() != 0 {
		at := s.at
		rows, cols, err := s.pair(-MaxLeap, MaxLeap)
		if err != nil {
			if at == s.at && len(steps) == 0 {
				err = s.fail(at, nil, "want one of %s, or a step such as (-1,0)", strings.Join(Names(), ", "))
			}
			return Piece{}, err
		}
		steps, offsets = append(steps, Step{rows, cols, s.accept('+')}), append(offsets, at)
	}
	if len(steps) == 0 {
		return Piece{}, s.fail(len(text), nil, "want one of %s, or a step such as (-1,0)", strings.Join(Names(), ", "))
	}
	p, err := New(steps...)
	if err != nil {
		at := offsets[len(offsets)-1]
		if endless, ok := err.(*EndlessError); ok {
			for i, step := range steps {
				if step == endless.Steps[0] {
					at = offsets[i]
				}
			}
		}
		return Piece{}, s.fail(at, err, "%v", strings.TrimPrefix(err.Error(), "pieces: "))
	}
	return p, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Piece {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the name of the piece if it has one, and otherwise its steps. [Parse] reads it back, but for the empty text
// of the piece that cannot move.
func (p Piece) String() string {
	if name := p.name(); name != "" {
		return name
	}
	var b strings.Builder
	for s := range p.Steps() {
		b.WriteString(s.String())
	}
	return b.String()
}

// MarshalText returns the text of [Piece.String]. In JSON a piece is a string.
func (p Piece) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [Parse] does; the empty text is the piece that cannot move.
func (p *Piece) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*p = Piece{}
		return nil
	}
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}

// String returns the text of the step, such as (-1,2), or (-1,2)+ for that of a rider.
func (s Step) String() string {
	text := fmt.Sprintf("(%d,%d)", s.Rows, s.Cols)
	if s.Rider {
		text += "+"
	}
	return text
}

// String returns the text of the square, such as (3,6).
func (q Square) String() string { return fmt.Sprintf("(%d,%d)", q.Row, q.Col) }

// ParseSquare reads a square: the number of its row and that of its column, such as (3,6) or 3,6. Blanks do not count. An error is a
// [*cgt.SyntaxError] with the offset.
func ParseSquare(text string) (Square, error) {
	s := scanner{what: "square", text: text}
	q, err := s.square()
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Square{}, err
	}
	return q, nil
}

// MarshalText returns the text of [Square.String].
func (q Square) MarshalText() ([]byte, error) { return []byte(q.String()), nil }

// UnmarshalText reads a text as [ParseSquare] does.
func (q *Square) UnmarshalText(text []byte) error {
	r, err := ParseSquare(string(text))
	if err == nil {
		*q = r
	}
	return err
}

// scanner is the state of reading a text.
type scanner struct {
	what, text string
	at         int
}

func (s *scanner) fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: s.what, Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

// next skips blanks and returns the character that stands there, or 0 at the end.
func (s *scanner) next() byte {
	s.at = len(s.text) - len(strings.TrimLeft(s.text[s.at:], " \t\r\n"))
	if s.at == len(s.text) {
		return 0
	}
	return s.text[s.at]
}

// accept reads a character, if it stands here.
func (s *scanner) accept(c byte) bool {
	if s.next() != c {
		return false
	}
	s.at++
	return true
}

// want reads a character, which must stand here.
func (s *scanner) want(c byte) error {
	if !s.accept(c) {
		return s.unexpected(strconv.QuoteRune(rune(c)))
	}
	return nil
}

// unexpected returns the error that something else should stand here.
func (s *scanner) unexpected(want string) error {
	if s.next() == 0 {
		return s.fail(s.at, nil, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(s.text[s.at:])
	return s.fail(s.at, nil, "unexpected %q, want %s", r, want)
}

// end reads nothing.
func (s *scanner) end() error {
	if s.next() != 0 {
		return s.unexpected("nothing more")
	}
	return nil
}

// square reads a square, with brackets or without.
func (s *scanner) square() (Square, error) {
	if s.next() == '(' {
		row, col, err := s.pair(0, math.MaxInt)
		return Square{row, col}, err
	}
	row, col, err := s.numbers(0, math.MaxInt)
	return Square{row, col}, err
}

// pair reads two numbers in brackets.
func (s *scanner) pair(low, high int) (a, b int, err error) {
	if err := s.want('('); err != nil {
		return 0, 0, err
	}
	a, b, err = s.numbers(low, high)
	if err == nil {
		err = s.want(')')
	}
	return a, b, err
}

// numbers reads two numbers with a comma between them.
func (s *scanner) numbers(low, high int) (a, b int, err error) {
	if a, err = s.number(low, high); err != nil {
		return 0, 0, err
	}
	if err = s.want(','); err != nil {
		return 0, 0, err
	}
	b, err = s.number(low, high)
	return a, b, err
}

// number reads a number between low and high.
func (s *scanner) number(low, high int) (int, error) {
	s.next()
	start := s.at
	if low < 0 && s.at < len(s.text) && (s.text[s.at] == '-' || s.text[s.at] == '+') {
		s.at++
	}
	digits := s.at
	for s.at < len(s.text) && '0' <= s.text[s.at] && s.text[s.at] <= '9' {
		s.at++
	}
	if s.at == digits {
		s.at = start
		return 0, s.unexpected("a number")
	}
	n, err := strconv.Atoi(s.text[start:s.at])
	if err != nil || n < low || n > high {
		return 0, s.fail(start, &cgt.LimitError{What: "squares", Limit: high}, "this number is not between %d and %d", low, high)
	}
	return n, nil
}
