package ship

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Point is a point of a board: the number of its column and that of its row, which are not negative. The zero Point is
// the island.
type Point struct{ Col, Row int }

// MaxSize is the largest number of columns and of rows.
const MaxSize = 1 << 14

// Compare orders points by their distance from the island, and those at the same distance by their columns.
func (p Point) Compare(q Point) int {
	return cmp.Or(cmp.Compare(p.square(), q.square()), cmp.Compare(p.Col, q.Col))
}

// square returns the square of the distance from the island.
func (p Point) square() int64 { return int64(p.Col)*int64(p.Col) + int64(p.Row)*int64(p.Row) }

// String returns a text such as "J9".
func (p Point) String() string {
	if p.Col < 0 || p.Row < 0 {
		return fmt.Sprintf("(%d,%d)", p.Col, p.Row)
	}
	return column(p.Col) + strconv.Itoa(p.Row)
}

// column returns the letters of a column: A to Z, AA, AB and so on.
func column(col int) string {
	var letters []byte
	for ; col >= 0; col = col/26 - 1 {
		letters = append([]byte{byte('A' + col%26)}, letters...)
	}
	return string(letters)
}

// ParsePoint reads a point such as J9 or j9. Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; if
// it is that there is no board so large, errors.Is finds [cgt.ErrLimit].
func ParsePoint(text string) (Point, error) {
	s := scan.Scanner{What: "point", Text: text}
	first, col := s.At, 0
	for ; s.Skip(); s.At++ {
		c := s.Text[s.At] &^ ('a' - 'A')
		if c < 'A' || c > 'Z' {
			break
		}
		if col == 0 {
			first = s.At
		}
		if col = 26*col + int(c-'A') + 1; col > MaxSize {
			return Point{}, s.Fail(first, &cgt.LimitError{What: "columns", Limit: MaxSize}, "there are more than %d columns", MaxSize)
		}
	}
	if col == 0 {
		return Point{}, s.Unexpected("a letter")
	}
	digits, start, err := s.Digits("the number of a row")
	if err != nil {
		return Point{}, err
	}
	row, err := strconv.Atoi(digits)
	if err != nil || row >= MaxSize {
		return Point{}, s.Fail(start, &cgt.LimitError{What: "rows", Limit: MaxSize}, "there are more than %d rows", MaxSize)
	}
	if err := s.End(); err != nil {
		return Point{}, err
	}
	return Point{col - 1, row}, nil
}

// MustParsePoint is ParsePoint for texts that are known to be right; it panics otherwise.
func MustParsePoint(text string) Point {
	p, err := ParsePoint(text)
	if err != nil {
		panic(err)
	}
	return p
}

// MarshalText returns the text of [Point.String].
func (p Point) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what [ParsePoint] reads.
func (p *Point) UnmarshalText(text []byte) error {
	q, err := ParsePoint(string(text))
	if err == nil {
		*p = q
	}
	return err
}
