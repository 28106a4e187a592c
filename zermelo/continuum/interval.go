package continuum

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Interval is the numbers from Low to High, where each end belongs to them unless it is open. The zero Interval is
// [0,0].
type Interval struct {
	Low, High         zermelo.Rational
	LowOpen, HighOpen bool
}

// Contains reports whether x is in the interval.
func (i Interval) Contains(x zermelo.Rational) bool {
	low, high := x.Compare(i.Low), i.High.Compare(x)
	return (low > 0 || low == 0 && !i.LowOpen) && (high > 0 || high == 0 && !i.HighOpen)
}

// IsEmpty reports whether there is no number in the interval.
func (i Interval) IsEmpty() bool {
	c := i.Low.Compare(i.High)
	return c > 0 || c == 0 && (i.LowOpen || i.HighOpen)
}

// String returns a text such as "[1,5/2)", with a round bracket at an end that is open.
func (i Interval) String() string {
	first, last := "[", "]"
	if i.LowOpen {
		first = "("
	}
	if i.HighOpen {
		last = ")"
	}
	return fmt.Sprintf("%s%v,%v%s", first, i.Low, i.High, last)
}

// ParseInterval reads what [Interval.String] writes; fractions need not be in lowest terms, and there may be blanks beside
// them. An error is a [*cgt.SyntaxError] with the offset.
func ParseInterval(s string) (Interval, error) {
	fail := func(offset int, msg string) (Interval, error) {
		return Interval{}, &cgt.SyntaxError{What: "interval", Offset: offset, Msg: msg}
	}
	last := len(s) - 1
	comma := strings.IndexByte(s, ',')
	switch {
	case s == "" || s[0] != '[' && s[0] != '(':
		return fail(0, "want [ or (")
	case comma < 0:
		return fail(len(s), "a comma is missing")
	case s[last] != ']' && s[last] != ')':
		return fail(len(s), "want ] or ) at the end")
	}
	i := Interval{LowOpen: s[0] == '(', HighOpen: s[last] == ')'}
	for _, end := range []struct {
		at   *zermelo.Rational
		from int
		to   int
	}{{&i.Low, 1, comma}, {&i.High, comma + 1, last}} {
		text := strings.TrimLeft(s[end.from:end.to], " ")
		end.from = end.to - len(text)
		x, err := zermelo.ParseRational(strings.TrimRight(text, " "))
		if syntax, ok := err.(*cgt.SyntaxError); ok {
			return fail(end.from+syntax.Offset, syntax.Msg)
		}
		*end.at = x
	}
	return i, nil
}

// MarshalText returns the text of [Interval.String].
func (i Interval) MarshalText() ([]byte, error) { return []byte(i.String()), nil }

// UnmarshalText reads what [ParseInterval] reads.
func (i *Interval) UnmarshalText(text []byte) error {
	j, err := ParseInterval(string(text))
	if err == nil {
		*i = j
	}
	return err
}
