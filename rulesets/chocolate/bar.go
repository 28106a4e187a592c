package chocolate

import (
	"fmt"
	"math"
	"strconv"

	"github.com/cgt-go/sdk/internal/scan"
)

// Bar is a bar of chocolate with a poisoned square: how many columns there are to the left and to the right of it, and
// how many rows above and below. No number is negative, and one that is counts as 0. The zero Bar is the poisoned
// square alone.
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

// New returns the bar of so many rows and columns whose poisoned square is in the given row and column, which are
// counted from 1. If there is no such square, the error is a [*SizeError].
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

// String returns the text of the bar: 5x8@2,3 has 5 rows and 8 columns, and the poisoned square is in the second row
// and the third column. [Parse] reads it back.
func (b Bar) String() string {
	return fmt.Sprintf("%dx%d@%d,%d", b.Rows(), b.Cols(), max(b.Above, 0)+1, max(b.Left, 0)+1)
}

// Parse reads a bar, such as 5x8@2,3: the numbers of rows and of columns, and those of the row and the column of the
// poisoned square, counted from 1. If the square is not given, it is in the first row and the first column. Blanks do
// not count. An error is a [*cgt.SyntaxError] with the offset.
func Parse(text string) (Bar, error) {
	s := &scan.Scanner{What: "bar of chocolate", Text: text}
	rows, err := number(s, math.MaxInt)
	if err == nil && !s.Accept("x", "×") {
		err = s.Unexpected("x")
	}
	var cols int
	if err == nil {
		cols, err = number(s, math.MaxInt)
	}
	row, col := 1, 1
	if err == nil && s.Accept("@") {
		row, err = number(s, rows)
		if err == nil && !s.Accept(",") {
			err = s.Unexpected("a comma")
		}
		if err == nil {
			col, err = number(s, cols)
		}
	}
	if err == nil {
		err = s.End()
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

// number reads a number from 1 to most.
func number(s *scan.Scanner, most int) (int, error) {
	digits, start, err := s.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < 1 || n > most {
		return 0, s.Fail(start, nil, "this number is not between 1 and %d", most)
	}
	return n, nil
}
