package diagonals

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads the numbers of corners of polygons with a plus between them, such as 6+4. The empty text is no polygons, and so is 0. Blanks do not
// count. An error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger than [MaxCorners], errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Polygons, error) {
	if t := strings.TrimSpace(text); t == "" || t == "0" {
		return Polygons{}, nil
	}
	fail := func(offset int, err error, format string, args ...any) (Polygons, error) {
		return Polygons{}, &cgt.SyntaxError{What: "polygons", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
	}
	var corners []int
	for at := 0; ; at++ {
		at = len(text) - len(strings.TrimLeft(text[at:], blanks))
		end := at
		for end < len(text) && '0' <= text[end] && text[end] <= '9' {
			end++
		}
		n, err := strconv.Atoi(text[at:end])
		switch {
		case at == len(text):
			return fail(at, nil, "a number of corners should follow")
		case at == end:
			return fail(at, nil, "unexpected %q, want a number of corners", first(text[at:]))
		case err != nil || n > MaxCorners:
			return fail(at, &cgt.LimitError{What: "corners", Limit: MaxCorners}, "this number is larger than %d", MaxCorners)
		case n < 3:
			return fail(at, nil, "a polygon has 3 corners or more")
		}
		corners = append(corners, n)
		at = len(text) - len(strings.TrimLeft(text[end:], blanks))
		if at == len(text) {
			return encode(corners), nil
		}
		if text[at] != '+' {
			return fail(at, nil, "unexpected %q, want a plus", first(text[at:]))
		}
	}
}

const blanks = " \t\r\n"

// first returns the first character of a text.
func first(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	return r
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
