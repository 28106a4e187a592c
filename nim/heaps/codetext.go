package heaps

import "strconv"

// mostSetDigits is the number of digits up to which String writes a set of amounts with digits.
const mostSetDigits = 6

// String returns the text of c, which [ParseCode] reads back: digits with as few repetitions as there can be, or the
// set of [Code.Set] if that would take more than six digits behind the point.
func (c Code) String() string { return string(c.appendText(nil)) }

// AppendText appends the text of [Code.String].
func (c Code) AppendText(dst []byte) ([]byte, error) { return c.appendText(dst), nil }

// MarshalText returns the text of [Code.String]. In JSON a Code is a string.
func (c Code) MarshalText() ([]byte, error) { return c.appendText(nil), nil }

// UnmarshalText reads a text as [ParseCode] does.
func (c *Code) UnmarshalText(text []byte) error {
	d, err := ParseCode(string(text))
	if err == nil {
		*c = d
	}
	return err
}

func (c Code) appendText(dst []byte) []byte {
	if len(c.digits) == 0 {
		return append(dst, "0.0"...)
	}
	if len(c.digits)-1 > mostSetDigits {
		if amounts, allBut, ok := c.Set(); ok {
			return appendSet(dst, amounts, allBut)
		}
	}
	for i := range len(c.digits) {
		if i == len(c.digits)-c.tail {
			dst = append(dst, '[')
		}
		dst = c.digit(i - c.added).appendText(dst)
		if i == c.added {
			dst = append(dst, '.')
		}
	}
	switch {
	case c.tail > 0:
		dst = append(dst, ']')
	case len(c.digits) == c.added+1:
		dst = append(dst, '0')
	}
	return dst
}

func appendSet(dst []byte, amounts []int, allBut bool) []byte {
	letter := byte('S')
	if allBut {
		letter = 'A'
	}
	dst = append(dst, letter, '{')
	for i, n := range amounts {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	return append(dst, '}')
}
