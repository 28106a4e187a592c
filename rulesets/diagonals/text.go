package diagonals

import (
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads the numbers of corners of polygons with a plus between them, such as 6+4. The empty text is no polygons,
// and so is 0. Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger
// than [MaxCorners], errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Polygons, error) {
	if t := strings.TrimSpace(text); t == "" || t == "0" {
		return Polygons{}, nil
	}
	s := scan.Scanner{What: "polygons", Text: text}
	var corners []int
	for {
		digits, start, err := s.Digits("a number of corners")
		if err != nil {
			return Polygons{}, err
		}
		switch n, err := strconv.Atoi(digits); {
		case err != nil || n > MaxCorners:
			return Polygons{}, s.Fail(start, &cgt.LimitError{What: "corners", Limit: MaxCorners}, "this number is larger than %d", MaxCorners)
		case n < 3:
			return Polygons{}, s.Fail(start, nil, "a polygon has 3 corners or more")
		default:
			corners = append(corners, n)
		}
		switch {
		case !s.Skip():
			return encode(corners), nil
		case !s.Accept("+"):
			return Polygons{}, s.Unexpected("a plus")
		}
	}
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Polygons {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the text of the polygons, such as 6+4, or 0 if there are none. [Parse] reads it back.
func (p Polygons) String() string {
	if p == (Polygons{}) {
		return "0"
	}
	var text []byte
	for n := range p.All() {
		if len(text) > 0 {
			text = append(text, '+')
		}
		text = strconv.AppendInt(text, int64(n), 10)
	}
	return string(text)
}

// MarshalText returns the text of [Polygons.String]. In JSON polygons are a string.
func (p Polygons) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Polygons) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
