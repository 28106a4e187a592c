package pieces

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads a piece: one of the [Names], or a list of steps such as (-2,-1)(-1,-2), each of which is the number of
// rows and that of columns; a plus after a step makes it that of a rider, so that (-1,0)+(0,-1)+ is the rook. Blanks do
// not count, nor does the case of letters. An error is a [*cgt.SyntaxError] with the offset; behind it may be one of
// those of [New].
func Parse(text string) (Piece, error) {
	word := strings.TrimSpace(text)
	for _, n := range names {
		if strings.EqualFold(word, n.name) {
			return n.piece, nil
		}
	}
	p := newParser("piece", text)
	var steps []Step
	var offsets []int
	for p.Skip() {
		at := p.At
		rows, cols, err := p.pair(-MaxLeap, MaxLeap)
		if err != nil {
			if at == p.At && len(steps) == 0 {
				err = p.Fail(at, nil, "want one of %s, or steps such as (-1,0)(-2,-1)", strings.Join(Names(), ", "))
			}
			return Piece{}, err
		}
		steps, offsets = append(steps, Step{rows, cols, p.Accept("+")}), append(offsets, at)
	}
	if len(steps) == 0 {
		return Piece{}, p.Fail(len(text), nil, "want one of %s, or steps such as (-1,0)(-2,-1)", strings.Join(Names(), ", "))
	}
	piece, err := New(steps...)
	if err != nil {
		at := offsets[len(offsets)-1]
		if endless, ok := err.(*EndlessError); ok {
			for i, step := range steps {
				if step == endless.Steps[0] {
					at = offsets[i]
				}
			}
		}
		return Piece{}, p.Fail(at, err, "%v", strings.TrimPrefix(err.Error(), "pieces: "))
	}
	return piece, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Piece {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the name of the piece if it has one, and otherwise its steps. [Parse] reads it back, but for the empty
// text of the piece that cannot move.
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

// ParseSquare reads a square: the number of its row and that of its column, such as (3,6) or 3,6. Blanks do not count.
// An error is a [*cgt.SyntaxError] with the offset.
func ParseSquare(text string) (Square, error) {
	p := newParser("square", text)
	q, err := p.square()
	if err == nil {
		err = p.End()
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

// parser is the state of reading a text.
type parser struct{ scan.Scanner }

func newParser(what, text string) *parser { return &parser{scan.Scanner{What: what, Text: text}} }

// want reads a character, which must stand here.
func (p *parser) want(c rune) error {
	if !p.Accept(string(c)) {
		return p.Unexpected(strconv.QuoteRune(c))
	}
	return nil
}

// square reads a square, with brackets or without.
func (p *parser) square() (Square, error) {
	if p.Next() == '(' {
		row, col, err := p.pair(0, math.MaxInt)
		return Square{row, col}, err
	}
	row, col, err := p.numbers(0, math.MaxInt)
	return Square{row, col}, err
}

// pair reads two numbers in brackets.
func (p *parser) pair(low, high int) (a, b int, err error) {
	if err := p.want('('); err != nil {
		return 0, 0, err
	}
	a, b, err = p.numbers(low, high)
	if err == nil {
		err = p.want(')')
	}
	return a, b, err
}

// numbers reads two numbers with a comma between them.
func (p *parser) numbers(low, high int) (a, b int, err error) {
	if a, err = p.number(low, high); err != nil {
		return 0, 0, err
	}
	if err = p.want(','); err != nil {
		return 0, 0, err
	}
	b, err = p.number(low, high)
	return a, b, err
}

// number reads a number between low and high.
func (p *parser) number(low, high int) (int, error) {
	p.Skip()
	start, sign := p.At, ""
	if low < 0 && p.Accept("-", "+") {
		sign = p.Text[start:p.At]
	}
	digits, _, err := p.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(sign + digits)
	if err != nil || n < low || n > high {
		return 0, p.Fail(start, &cgt.LimitError{What: "squares", Limit: high}, "this number is not between %d and %d", low, high)
	}
	return n, nil
}
