package chomp

import (
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads a bar: the lengths of its rows with commas between them, such as 4,4,2, or a rectangle, such as 3x4. The
// empty text is the bar without squares. Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; if it
// is that the bar is too large, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Bar, error) {
	p := parser{scan.Scanner{What: "bar of Chomp", Text: text}}
	if !p.Skip() {
		return Bar{}, nil
	}
	var lengths []int
	for {
		p.Skip()
		start := p.At
		n, err := p.number()
		if err != nil {
			return Bar{}, err
		}
		switch last := len(lengths) - 1; {
		case last >= 0 && n > lengths[last]:
			return Bar{}, p.Fail(start, nil, "this row is longer than the one above it, which has %s", plural.Of(lengths[last], "square", "squares"))
		case last+1 == MaxSize:
			return Bar{}, p.tooLarge(start)
		}
		lengths = append(lengths, n)
		switch {
		case len(lengths) == 1 && p.Accept("x", "×"):
			cols, err := p.number()
			if err == nil {
				err = p.End()
			}
			if err != nil {
				return Bar{}, err
			}
			return Rectangle(n, cols)
		case !p.Skip():
			return New(lengths...)
		case !p.Accept(","):
			return Bar{}, p.Unexpected("a comma")
		}
	}
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Bar {
	b, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return b
}

// String returns the lengths of the rows, such as 4,4,2. [Parse] reads it back.
func (b Bar) String() string {
	var text []byte
	for row := range b.Rows() {
		if row > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendInt(text, int64(b.Row(row)), 10)
	}
	return string(text)
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
type parser struct{ scan.Scanner }

func (p *parser) tooLarge(offset int) error {
	return p.Fail(offset, &cgt.LimitError{What: "rows or columns", Limit: MaxSize}, "there are more than %d rows or columns", MaxSize)
}

// number reads a number from 1 to MaxSize.
func (p *parser) number() (int, error) {
	digits, start, err := p.Digits("a number")
	if err != nil {
		return 0, err
	}
	switch n, err := strconv.Atoi(digits); {
	case err != nil || n > MaxSize:
		return 0, p.tooLarge(start)
	case n == 0:
		return 0, p.Fail(start, nil, "a row without squares")
	default:
		return n, nil
	}
}
