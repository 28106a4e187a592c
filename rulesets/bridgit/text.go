package bridgit

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position: the lines of places, see [Board], with | or line ends between them, in which X is a link of
// the first player, O one of the second, and a dot an open place, such as "..|.|X.|O|.." for two columns and four rows
// of points. Blanks do not count, so that lines may be shifted as they are on the board. There must be as many X as O
// or one more. An error is a [*cgt.SyntaxError] with the offset; if the board is too large or too small, errors.As
// finds the [*SizeError].
func Parse(text string) (Position, error) {
	fail := func(offset int, err error, format string, args ...any) (Position, error) {
		return Position{}, &cgt.SyntaxError{What: "position of Bridg-It", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
	}
	body := strings.TrimRight(text, " \t\r\n")
	at := len(body) - len(strings.TrimLeft(body, " \t\r\n"))
	if body == "" {
		return Position{}, nil
	}
	var (
		p      Position
		counts [2]int
		places int
		line   int
		col    int
		cols   int
	)
	for i := at; i <= len(body); i++ {
		c := byte('|')
		if i < len(body) {
			c = body[i]
		}
		switch c {
		case ' ', '\t', '\r':
		case '|', '\n':
			switch {
			case col == 0:
				return fail(i, nil, "a line without places")
			case line == 0:
				cols = col
			case col != cols-line%2:
				return fail(i, nil, "a line of %d places, want %d", col, cols-line%2)
			}
			line, col = line+1, 0
		case '.', 'X', 'O':
			if places == MaxPlaces {
				return fail(i, &SizeError{max(cols, col+1), line/2 + 2, MaxPlaces}, "there are more than %d places", MaxPlaces)
			}
			if c != '.' {
				who := strings.IndexByte("XO", c)
				p.drawn[who] |= 1 << places
				counts[who]++
			}
			places++
			col++
		default:
			r, _ := utf8.DecodeRuneInString(body[i:])
			return fail(i, nil, "unexpected %q, want X, O or a dot", r)
		}
	}
	if line%2 == 0 {
		return fail(len(body), nil, "%d lines, and there should be an odd number", line)
	}
	q, err := New(cols, (line+3)/2)
	if err != nil {
		return fail(0, err, "%v", err)
	}
	if extra := counts[zermelo.Max] - counts[zermelo.Min]; extra < 0 || extra > 1 {
		return fail(0, nil, "%d links X and %d links O: X begins", counts[zermelo.Max], counts[zermelo.Min])
	}
	q.drawn = p.drawn
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

// String returns the lines with | between them, as [Parse] reads them.
func (p Position) String() string {
	var text []byte
	b := p.Board()
	place := 0
	for line := range b.lines() {
		if line > 0 {
			text = append(text, '|')
		}
		for range b.width(line) {
			c := byte('.')
			if who, ok := p.At(place); ok {
				c = "XO"[who]
			}
			text = append(text, c)
			place++
		}
	}
	return string(text)
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
