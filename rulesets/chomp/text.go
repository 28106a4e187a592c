package chomp

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads a bar: the lengths of its rows with commas between them, such as 4,4,2, or a rectangle, such as 3x4. The empty text is the
// bar without squares. Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; if it is that the bar is too large, errors.Is
// finds [cgt.ErrLimit].
func Parse(text string) (Bar, error) {
	p := parser{text: text}
	if !p.skip() {
		return Bar{}, nil
	}
	var lengths []int
	for {
		p.skip()
		start := p.at
		n, err := p.number()
		if err != nil {
			return Bar{}, err
		}
		switch last := len(lengths) - 1; {
		case last >= 0 && n > lengths[last]:
			return Bar{}, p.fail(start, nil, "this row is longer than the one above it, which has %d squares", lengths[last])
		case last+1 == MaxSize:
			return Bar{}, p.tooLarge(start)
		}
		lengths = append(lengths, n)
		switch {
		case len(lengths) == 1 && p.accept("x", "×"):
			cols, err := p.number()
			if err != nil {
				return Bar{}, err
			}
			if p.skip() {
				return Bar{}, p.unexpected("nothing more")
			}
			return Rectangle(n, cols)
		case !p.skip():
			return New(lengths...)
		case !p.accept(","):
			return Bar{}, p.unexpected("a comma")
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
type parser struct {
	text string
	at   int
}

func (p *parser) fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: "bar of Chomp", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

func (p *parser) tooLarge(offset int) error {
	return p.fail(offset, &cgt.LimitError{What: "rows or columns", Limit: MaxSize}, "there are more than %d rows or columns", MaxSize)
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
		return p.fail(p.at, nil, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(p.text[p.at:])
	return p.fail(p.at, nil, "unexpected %q, want %s", r, want)
}

// number reads a number from 1 to MaxSize.
func (p *parser) number() (int, error) {
	p.skip()
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	if p.at == start {
		return 0, p.unexpected("a number")
	}
	switch n, err := strconv.Atoi(p.text[start:p.at]); {
	case err != nil || n > MaxSize:
		return 0, p.tooLarge(start)
	case n == 0:
		return 0, p.fail(start, nil, "a row without squares")
	default:
		return n, nil
	}
}
