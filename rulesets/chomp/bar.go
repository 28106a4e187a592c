package chomp

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/internal/plural"
)

// Bar is what is left of a bar of chocolate: rows of squares from the left, none of which is longer than the one above
// it. It is an immutable value, safe for concurrent use; two are == if they have the same squares. The zero Bar has
// none.
type Bar struct{ rows string } // a byte for the length of each row

// MaxSize is the largest number of rows, and of squares in a row.
const MaxSize = 255

// SizeError reports rows that are no bar.
type SizeError struct {
	Row    int // the number of the row, from 0
	Length int // its length
	Msg    string
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("chomp: row %d with %s: %s", e.Row, plural.Of(e.Length, "square", "squares"), e.Msg)
}

// New returns the bar with rows of the given lengths, from above. Rows of length 0 at the end do not count. If a row is
// longer than the one above it, negative, or longer than [MaxSize], or if there are more rows than that, the error is a
// [*SizeError].
func New(lengths ...int) (Bar, error) {
	for i, n := range lengths {
		switch {
		case n < 0 || n > MaxSize:
			return Bar{}, &SizeError{i, n, fmt.Sprintf("a row has 0 to %d squares", MaxSize)}
		case i > 0 && n > lengths[i-1]:
			return Bar{}, &SizeError{i, n, fmt.Sprintf("the row above it has %d", lengths[i-1])}
		case n > 0 && i >= MaxSize:
			return Bar{}, &SizeError{i, n, fmt.Sprintf("there are more than %d rows", MaxSize)}
		}
	}
	code := make([]byte, len(lengths))
	for i, n := range lengths {
		code[i] = byte(n)
	}
	return fromCode(code), nil
}

// Rectangle returns the bar with so many rows and columns. The error is that of [New].
func Rectangle(rows, cols int) (Bar, error) {
	if rows < 0 || rows > MaxSize {
		return Bar{}, &SizeError{rows, cols, fmt.Sprintf("a bar has 0 to %d rows", MaxSize)}
	}
	lengths := make([]int, rows)
	for i := range lengths {
		lengths[i] = cols
	}
	return New(lengths...)
}

// fromCode returns the bar without rows of length 0.
func fromCode(code []byte) Bar { return Bar{strings.TrimRight(string(code), "\x00")} }

// Rows returns the number of rows.
func (b Bar) Rows() int { return len(b.rows) }

// Cols returns the number of columns.
func (b Bar) Cols() int { return b.Row(0) }

// Row returns the length of a row, counted from 0. It is 0 if there is no such row.
func (b Bar) Row(row int) int {
	if row < 0 || row >= len(b.rows) {
		return 0
	}
	return int(b.rows[row])
}

// Squares returns the number of squares.
func (b Bar) Squares() int {
	n := 0
	for row := range b.Rows() {
		n += b.Row(row)
	}
	return n
}

// Bite returns what is left after the square in a row and a column, counted from 0, is bitten off with all squares that
// are neither above it nor to the left of it. If there is no such square, or it is the poisoned one, ok is false.
func (b Bar) Bite(row, col int) (rest Bar, ok bool) {
	if col < 0 || col >= b.Row(row) || row == 0 && col == 0 {
		return Bar{}, false
	}
	return b.bite(row, col), true
}

// bite is Bite of a square that there is.
func (b Bar) bite(row, col int) Bar {
	if col == 0 {
		return Bar{b.rows[:row]}
	}
	end := row // of the rows that become shorter
	for end < len(b.rows) && int(b.rows[end]) > col {
		end++
	}
	code := make([]byte, 0, len(b.rows))
	code = append(code, b.rows[:row]...)
	for range end - row {
		code = append(code, byte(col))
	}
	return Bar{string(append(code, b.rows[end:]...))}
}

// Turned returns the bar with its rows as columns.
func (b Bar) Turned() Bar {
	code := make([]byte, b.Cols())
	row := len(b.rows)
	for col := range code {
		for row > 0 && int(b.rows[row-1]) <= col {
			row--
		}
		code[col] = byte(row)
	}
	return Bar{string(code)}
}

// Compare orders bars by their first rows, then by their second ones and so on.
func (b Bar) Compare(c Bar) int { return strings.Compare(b.rows, c.rows) }
