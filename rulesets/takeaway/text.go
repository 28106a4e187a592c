package takeaway

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads a position: a heap and the limit with a colon between them, as in 10:4. A heap alone is that of [Start]. Blanks do not count. An error is
// a [*cgt.SyntaxError] with the offset; if it is that a number is larger than a uint64 can be, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Position, error) {
	first, second, both := strings.Cut(text, ":")
	heap, err := parseNumber(text, 0, first)
	if err != nil {
		return Position{}, err
	}
	if !both {
		return Start(heap), nil
	}
	limit, err := parseNumber(text, len(first)+1, second)
	if err != nil {
		return Position{}, err
	}
	return Position{heap, limit}, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// parseNumber reads the part of a text from at on.
func parseNumber(text string, at int, part string) (uint64, error) {
	at += len(part) - len(strings.TrimLeft(part, blanks))
	digits := strings.Trim(part, blanks)
	end := 0
	for end < len(digits) && '0' <= digits[end] && digits[end] <= '9' {
		end++
	}
	if end == len(digits) && end > 0 {
		n, err := strconv.ParseUint(digits, 10, 64)
		if errors.Is(err, strconv.ErrRange) {
			return 0, &cgt.SyntaxError{What: "take-away position", Offset: at, Msg: "this number is too large", Err: cgt.ErrLimit}
		}
		return n, nil
	}
	msg := "a number should follow"
	if at += end; at < len(text) {
		r, _ := utf8.DecodeRuneInString(text[at:])
		msg = fmt.Sprintf("unexpected %q, want a number", r)
	}
	return 0, &cgt.SyntaxError{What: "take-away position", Offset: at, Msg: msg}
}

const blanks = " \t\r\n"

// String returns the heap and the limit with a colon between them, such as 10:4. [Parse] reads them back.
func (p Position) String() string { return string(p.appendText(nil)) }

func (p Position) appendText(dst []byte) []byte {
	dst = append(strconv.AppendUint(dst, p.Heap, 10), ':')
	return strconv.AppendUint(dst, p.Limit, 10)
}

// AppendText appends the text of [Position.String].
func (p Position) AppendText(dst []byte) ([]byte, error) { return p.appendText(dst), nil }

// MarshalText returns the text of [Position.String]. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return p.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
