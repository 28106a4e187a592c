package coins

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseCode reads the rules of a coin-turning game. First comes how many coins a move turns: 3 for exactly three, 1-3
// for one, two or three, 2+ for two or more, and several of these with commas between them, as in 1,3-5. After that, in
// any order, may stand
//
//	C     the coins lie next to one another
//	C(k)  the coins lie among k coins that are next to one another
//	E     the coins lie at equal distances
//	S     the coins lie symmetrically: reading from the right is the same as from the left
//	F     the first coin of the row, number 1, is one of them
//
// A single 0 is the code without moves. Always the rightmost of them must go from heads to tails. With several letters,
// all must hold. Blanks do not count, and small letters do as well. An error is a [*cgt.SyntaxError] with the offset;
// if it is that a number is larger than [MaxCount], or k than an int can be, errors.Is finds [cgt.ErrLimit].
func ParseCode(text string) (Code, error) {
	p := newParser(text)
	c, err := p.code()
	if err == nil && p.Skip() {
		err = p.Unexpected("C, E, S or F")
	}
	if err != nil {
		return Code{}, err
	}
	return c, nil
}

// MustParseCode is ParseCode for texts that are known to be right; it panics otherwise.
func MustParseCode(text string) Code {
	c, err := ParseCode(text)
	if err != nil {
		panic(err)
	}
	return c
}

// parser is the state of reading a code.
type parser struct{ scan.Scanner }

func newParser(text string) *parser {
	return &parser{scan.Scanner{What: "coin-turning code", Text: text}}
}

// code reads a code, which ends where no letter of a code follows.
func (p *parser) code() (Code, error) {
	if start := p.At; p.Accept("0") {
		if !p.Skip() || p.Accept("x", "X") {
			p.At = start + strings.IndexByte(p.Text[start:], '0') + 1
			return Code{}, nil
		}
		p.At = start
	}
	var c Code
	for more := true; more; more = p.Accept(",") {
		counts, err := p.counts()
		if err != nil {
			return Code{}, err
		}
		c.counts |= counts
	}
	for {
		switch {
		case p.Accept("F", "f"):
			c.shape |= first
		case p.Accept("E", "e"):
			c.shape |= spaced
		case p.Accept("S", "s"):
			c.shape |= symmetric
		case !p.Accept("C", "c"):
			return c.normal(), nil
		case !p.Accept("("):
			c.shape |= consecutive
		default:
			k, err := p.number()
			if err == nil && !p.Accept(")") {
				err = p.Unexpected(")")
			}
			if err != nil {
				return Code{}, err
			}
			if c.within == 0 || k < c.within {
				c.within = k
			}
		}
	}
}

// normal returns the code with as few conditions as say the same, but for those that follow from the numbers of coins.
func (c Code) normal() Code {
	if c.shape&consecutive != 0 && c.within > 0 || c.within == 1 {
		c.counts &= ^uint64(0) >> (63 - min(c.within, 63))
		c.within = 0
	}
	if c.shape&consecutive != 0 {
		c.shape &^= spaced | symmetric
	}
	if c.shape&spaced != 0 {
		c.shape &^= symmetric
	}
	if c.counts == 0 {
		return Code{}
	}
	return c
}

// counts reads a number, or numbers from one to another.
func (p *parser) counts() (uint64, error) {
	from, err := p.count()
	if err != nil {
		return 0, err
	}
	to := from
	switch {
	case p.Accept("+"):
		to = MaxCount + 1
	case p.Accept("-"):
		p.Skip()
		start := p.At
		if to, err = p.count(); err != nil {
			return 0, err
		}
		if to < from {
			return 0, p.Fail(start, nil, "%d should not be less than %d", to, from)
		}
	}
	return ^uint64(0) >> (63 - to) &^ (1<<from - 1), nil
}

// count reads a number of coins.
func (p *parser) count() (int, error) {
	p.Skip()
	start := p.At
	n, err := p.number()
	if err == nil && n > MaxCount {
		err = p.Fail(start, &cgt.LimitError{What: "coins in a code", Limit: MaxCount}, "this number is larger than %d", MaxCount)
	}
	return n, err
}

// number reads a number that is not 0.
func (p *parser) number() (int, error) {
	digits, start, err := p.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	switch {
	case err != nil:
		return 0, p.Fail(start, &cgt.LimitError{What: "coins in a code", Limit: MaxCount}, "this number is too large")
	case n == 0:
		return 0, p.Fail(start, nil, "a move turns at least one coin")
	}
	return n, nil
}

// String returns the text of the code, such as 1-3 or 4FS. [ParseCode] reads it back. The zero Code, without moves, is
// written 0.
func (c Code) String() string { return string(c.appendText(nil)) }

func (c Code) appendText(dst []byte) []byte {
	if c.counts == 0 {
		return append(dst, '0')
	}
	separator := ""
	for counts := c.counts; counts != 0; separator = "," {
		from := bits.TrailingZeros64(counts)
		to := from + bits.TrailingZeros64(^(counts >> from)) - 1
		counts &^= ^uint64(0) >> (63 - to)
		dst = strconv.AppendInt(append(dst, separator...), int64(from), 10)
		switch {
		case to == MaxCount+1:
			dst = append(dst, '+')
		case to > from:
			dst = strconv.AppendInt(append(dst, '-'), int64(to), 10)
		}
	}
	if c.shape&first != 0 {
		dst = append(dst, 'F')
	}
	if c.shape&consecutive != 0 {
		dst = append(dst, 'C')
	}
	if c.within > 0 {
		dst = fmt.Appendf(dst, "C(%d)", c.within)
	}
	if c.shape&spaced != 0 {
		dst = append(dst, 'E')
	}
	if c.shape&symmetric != 0 {
		dst = append(dst, 'S')
	}
	return dst
}

// AppendText appends the text of [Code.String].
func (c Code) AppendText(dst []byte) ([]byte, error) { return c.appendText(dst), nil }

// MarshalText returns the text of [Code.String]. In JSON a code is a string.
func (c Code) MarshalText() ([]byte, error) { return c.appendText(nil), nil }

// UnmarshalText reads a text as [ParseCode] does.
func (c *Code) UnmarshalText(text []byte) error {
	d, err := ParseCode(string(text))
	if err == nil {
		*c = d
	}
	return err
}
