package cakes

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads cakes: 8x2 is a cake of 8 rows and 2 columns, which may also be written (8,2) or 8,2; 5(8x2) is five of
// them, and + stands between several. The empty text is no cakes, and so is 0. Blanks do not count.
//
// An error is a [*cgt.SyntaxError] with the offset. If it is that a number is larger than an int can be, errors.Is
// finds [cgt.ErrLimit].
func Parse(text string) (Cakes, error) {
	p := parser{scan.Scanner{What: "cakes", Text: text}}
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
		if !p.Skip() {
			return encode(list), nil
		}
		if !p.Accept("+") {
			return Cakes{}, p.Unexpected("+")
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
type parser struct{ scan.Scanner }

// batch reads one cake, or several of one size.
func (p *parser) batch() (batch, error) {
	if p.Accept("(") {
		return p.cake(0, ")")
	}
	n, err := p.number()
	switch {
	case err != nil:
		return batch{}, err
	case !p.Accept("("):
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
	if !p.Accept("x", "X", "×", ",") {
		if end == "" {
			return batch{}, p.Unexpected("x, a comma or a bracket")
		}
		return batch{}, p.Unexpected("x or a comma")
	}
	cols, err := p.number()
	if err == nil && !p.Accept(end) {
		err = p.Unexpected(end)
	}
	return batch{Cake{rows, cols}, 1}, err
}

// number reads a number of rows, of columns or of cakes.
func (p *parser) number() (int, error) {
	digits, start, err := p.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	switch {
	case err != nil:
		err := &cgt.LimitError{What: "rows, columns or cakes", Limit: math.MaxInt}
		return 0, p.Fail(start, err, "this number is larger than %d", math.MaxInt)
	case n == 0:
		return 0, p.Fail(start, nil, "this number should be at least 1")
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
