package noughts

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position: the rows with | or line ends between them, in which X and O are marks and a dot is an empty cell, such as "X..|.O.|...". If there are layers, they follow one after another with / between
// them. Blanks do not count. There must be as many X as O or one more. An error is a [*cgt.SyntaxError] with the offset; if the board is too large, errors.As finds the [*SizeError].
func Parse(text string) (Position, error) {
	fail := func(offset int, err error, format string, args ...any) (Position, error) {
		return Position{}, &cgt.SyntaxError{What: "position of noughts and crosses", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
	}
	body := strings.TrimRight(text, " \t\r\n")
	if body == "" {
		return Position{}, nil
	}
	var (
		size    [3]int // columns, rows and layers so far
		at      [3]int
		marks   [2]uint64
		counts  [2]int
		n       int // cells
		started bool
	)
	for i := 0; i <= len(body); i++ {
		c := byte('/')
		if i < len(body) {
			c = body[i]
		}
		switch c {
		case ' ', '\t', '\r':
		case '.', 'X', 'O':
			started = true
			if n == MaxCells {
				return fail(i, &SizeError{max(size[0], at[0]+1), max(size[1], at[1]+1), at[2] + 1}, "the board is too large")
			}
			switch c {
			case 'X':
				marks[zermelo.Max] |= 1 << n
				counts[zermelo.Max]++
			case 'O':
				marks[zermelo.Min] |= 1 << n
				counts[zermelo.Min]++
			}
			n++
			at[0]++
		case '\n', '|', '/':
			switch {
			case c == '\n' && at[0] == 0 && (!started || at[1] == 0):
				continue // before the first row of a layer
			case at[0] == 0:
				return fail(i, nil, "a row without cells")
			case size[0] > 0 && at[0] != size[0]:
				return fail(i, nil, "a row of %d cells after one of %d", at[0], size[0])
			}
			size[0], at[0] = at[0], 0
			at[1]++
			if c == '\n' && strings.HasPrefix(strings.TrimLeft(body[i:], " \t\r\n"), "/") {
				// The layer ends with the next byte that counts.
				i += strings.IndexByte(body[i:], '/')
				c = '/'
			}
			if c != '/' {
				continue
			}
			if size[1] > 0 && at[1] != size[1] {
				return fail(i, nil, "a layer of %d rows after one of %d", at[1], size[1])
			}
			size[1], at[1] = at[1], 0
			at[2]++
		default:
			r := []rune(body[i:])[0]
			return fail(i, nil, "unexpected %q, want X, O, a dot, | or /", r)
		}
	}
	if extra := counts[zermelo.Max] - counts[zermelo.Min]; extra < 0 || extra > 1 {
		return fail(0, nil, "%d marks X and %d marks O: X moves first", counts[zermelo.Max], counts[zermelo.Min])
	}
	p, err := New(size[0], size[1], at[2])
	if err != nil {
		return fail(0, err, "the board is too large")
	}
	p.x, p.o = marks[zermelo.Max], marks[zermelo.Min]
	return p, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the rows with | between them, and the layers with / between them, as [Parse] reads them.
func (p Position) String() string {
	var text []byte
	b := p.on()
	for cell := range b.cells() {
		switch at := b.place(cell); {
		case cell == 0 || at[0] > 0:
		case at[1] > 0:
			text = append(text, '|')
		default:
			text = append(text, '/')
		}
		c := byte('.')
		switch {
		case p.x>>cell&1 != 0:
			c = 'X'
		case p.o>>cell&1 != 0:
			c = 'O'
		}
		text = append(text, c)
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
