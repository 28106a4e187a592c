package cakes

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads cakes: 8x2 is a cake of 8 rows and 2 columns, which may also be written (8,2) or 8,2; 5(8x2) is five of them, and +
// stands between several. The empty text is no cakes, and so is 0. Blanks do not count.
//
// An error is a [*cgt.SyntaxError] with the offset. If it is that a number is larger than an int can be, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Cakes, error) {
	p := parser{text: text}
	if t := strings.TrimSpace(text); t == "" || t == "0" {
		return Cakes{}, nil
	}
	var list []batch
	for {
		b, err := p.batch()
		if err != nil {
			return Cakes{}, err
		}
		list = append(list, b)
		if p.skip(); p.at == len(text) {
			return encode(list), nil
		}
		if !p.accept("+") {
			return Cakes{}, p.unexpected("+")
		}
	}
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Cakes {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// parser is the state of reading cakes.
type parser struct {
	text string
	at   int
}

func (p *parser) fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: "cakes", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

// unexpected returns the error that something else should stand here.
func (p *parser) unexpected(want string) error {
	if p.at == len(p.text) {
		return p.fail(p.at, nil, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(p.text[p.at:])
	return p.fail(p.at, nil, "unexpected %q, want %s", r, want)
}

// skip skips blanks.
func (p *parser) skip() {
	p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], " \t\r\n"))
}

// accept reads one of some words, if it stands here.
func (p *parser) accept(words ...string) bool {
	p.skip()
	for _, w := range words {
		if strings.HasPrefix(p.text[p.at:], w) {
			p.at += len(w)
			return true
		}
	}
	return false
}

// batch reads one cake, or several of one size.
func (p *parser) batch() (batch, error) {
	if p.accept("(") {
		return p.cake(0, ")")
	}
	n, err := p.number()
	switch {
	case err != nil:
		return batch{}, err
	case !p.accept("("):
		return p.cake(n, "")
	}
	b, err := p.cake(0, ")")
	b.n = n
	return b, err
}

// cake reads a cake, of which the number of rows may have been read, and what stands behind it.
func (p *parser) cake(rows int, end string) (batch, error) {
	var err error
	if rows == 0 {
		if rows, err = p.number(); err != nil {
			return batch{}, err
		}
	}
	if !p.accept("x", "X", "×", ",") {
		if end == "" {
			return batch{}, p.unexpected("x, a comma or a bracket")
		}
		return batch{}, p.unexpected("x or a comma")
	}
	cols, err := p.number()
	if err == nil && !p.accept(end) {
		err = p.unexpected(end)
	}
	return batch{Cake{rows, cols}, 1}, err
}

// number reads a number of rows, of columns or of cakes.
func (p *parser) number() (int, error) {
	p.skip()
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	if p.at == start {
		return 0, p.unexpected("a number")
	}
	n, err := strconv.Atoi(p.text[start:p.at])
	switch {
	case err != nil:
		err := &cgt.LimitError{What: "rows, columns or cakes", Limit: math.MaxInt}
		return 0, p.fail(start, err, "this number is larger than %d", math.MaxInt)
	case n == 0:
		return 0, p.fail(start, nil, "this number should be at least 1")
	}
	return n, nil
}

// String returns the text of the cakes, such as 8x2+5(3x3), or 0 if there are none. [Parse] reads it back.
func (p Cakes) String() string { return string(p.appendText(nil)) }

func (p Cakes) appendText(dst []byte) []byte {
	if p.code == "" {
		return append(dst, '0')
	}
	for i, b := range p.batches() {
		if i > 0 {
			dst = append(dst, '+')
		}
		dst = b.appendText(dst)
	}
	return dst
}

func (b batch) appendText(dst []byte) []byte {
	if b.n > 1 {
		dst = fmt.Appendf(dst, "%d(", b.n)
	}
	dst = fmt.Append(dst, b.Cake)
	if b.n > 1 {
		dst = append(dst, ')')
	}
	return dst
}

// AppendText appends the text of [Cakes.String].
func (p Cakes) AppendText(dst []byte) ([]byte, error) { return p.appendText(dst), nil }

// MarshalText returns the text of [Cakes.String]. In JSON cakes are a string.
func (p Cakes) MarshalText() ([]byte, error) { return p.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Cakes) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
