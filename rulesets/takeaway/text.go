package takeaway

import (
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads a position: a heap and the limit with a colon between them, as in 10:4. A heap alone is that of [Start].
// Blanks do not count. An error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger than a uint64
// can be, errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Position, error) {
	s := &scan.Scanner{What: "take-away position", Text: text}
	heap, err := number(s)
	if err != nil {
		return Position{}, err
	}
	if !s.Skip() {
		return Start(heap), nil
	}
	if !s.Accept(":") {
		return Position{}, s.Unexpected("a colon")
	}
	limit, err := number(s)
	if err == nil {
		err = s.End()
	}
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

// number reads a heap or a limit.
func number(s *scan.Scanner) (uint64, error) {
	digits, start, err := s.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0, s.Fail(start, cgt.ErrLimit, "this number is too large")
	}
	return n, nil
}

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
