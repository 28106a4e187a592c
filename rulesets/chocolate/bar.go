package chocolate

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Bar is a bar of chocolate with a poisoned square: how many columns there are to the left and to the right of it, and how many rows above
// and below. No number is negative, and one that is counts as 0. The zero Bar is the poisoned square alone.
type Bar struct{ Left, Right, Above, Below int }

// SizeError reports a bar that cannot be: one without squares, or with the poisoned square outside.
type SizeError struct{ Rows, Cols, Row, Col int }

// Error returns the message in one line.
func (e *SizeError) Error() string {
	if min(e.Rows, e.Cols) <= 0 {
		return fmt.Sprintf("chocolate: a bar of %d × %d squares", e.Rows, e.Cols)
	}
	return fmt.Sprintf("chocolate: there is no square (%d,%d) on a bar of %d × %d squares", e.Row, e.Col, e.Rows, e.Cols)
}

// New returns the bar of so many rows and columns whose poisoned square is in the given row and column, which are counted from 1. If there is no such
// square, the error is a [*SizeError].
func New(rows, cols, row, col int) (Bar, error) {
	if min(rows, cols, row, col) <= 0 || row > rows || col > cols {
		return Bar{}, &SizeError{rows, cols, row, col}
	}
	return Bar{Left: col - 1, Right: cols - col, Above: row - 1, Below: rows - row}, nil
}

// Rows returns the number of rows.
func (b Bar) Rows() int { return max(b.Above, 0) + 1 + max(b.Below, 0) }

// Cols returns the number of columns.
func (b Bar) Cols() int { return max(b.Left, 0) + 1 + max(b.Right, 0) }

// String returns the text of the bar: 5x8@2,3 has 5 rows and 8 columns, and the poisoned square is in the second row and the third
// column. [Parse] reads it back.
func (b Bar) String() string {
	return fmt.Sprintf("%dx%d@%d,%d", b.Rows(), b.Cols(), max(b.Above, 0)+1, max(b.Left, 0)+1)
}

// Parse reads a bar, such as 5x8@2,3: the numbers of rows and of columns, and those of the row and the column of the poisoned square,
// counted from 1. If the square is not given, it is in the first row and the first column. Blanks do not count. An error is
// a [*cgt.SyntaxError] with the offset.
func Parse(text string) (Bar, error) {
	p := parser{text: text}
	rows, err := p.number(math.MaxInt)
	if err == nil && !p.accept("x", "×") {
		err = p.unexpected("x")
	}
	var cols int
	if err == nil {
		cols, err = p.number(math.MaxInt)
	}
	row, col := 1, 1
	if err == nil && p.accept("@") {
		row, err = p.number(rows)
		if err == nil && !p.accept(",") {
			err = p.unexpected("a comma")
		}
		if err == nil {
			col, err = p.number(cols)
		}
	}
	if err == nil && p.skip() {
		err = p.unexpected("nothing more")
	}
	if err != nil {
		return Bar{}, err
	}
	return New(rows, cols, row, col)
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Bar {
	b, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return b
}

// MarshalText returns the text of [Bar.String]. In JSON a bar is a string.
func (b Bar) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads a text as [Parse] does.
func (b *Bar) UnmarshalText(text []byte) error {
	c, err := Parse(string(text))
	if err == nil {
		*b = c
	}
	return err
}

// parser is the state of reading a bar.
type parser struct {
	text string
	at   int
}

func (p *parser) fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "bar of chocolate", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// skip skips blanks and reports whether there is more.
func (p *parser) skip() bool {
	p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], " \t\r\n"))
	return p.at < len(p.text)
}

// accept reads one of some words, if it stands here.
func (p *parser) accept(words ...string) bool {
	p.skip()
	for _, word := range words {
		if strings.HasPrefix(p.text[p.at:], word) {
			p.at += len(word)
			return true
		}
	}
	return false
}

// unexpected returns the error that something else should stand here.
func (p *parser) unexpected(want string) error {
	if !p.skip() {
		return p.fail(p.at, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(p.text[p.at:])
	return p.fail(p.at, "unexpected %q, want %s", r, want)
}

// number reads a number from 1 to most.
func (p *parser) number(most int) (int, error) {
	p.skip()
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	if p.at == start {
		return 0, p.unexpected("a number")
	}
	n, err := strconv.Atoi(p.text[start:p.at])
	if err != nil || n < 1 || n > most {
		return 0, p.fail(start, "this number is not between 1 and %d", most)
	}
	return n, nil
}
