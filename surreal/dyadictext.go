package surreal

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// String returns x in lowest terms, as 7 or -3/8.
func (x Dyadic) String() string { return string(x.appendText(nil)) }

// AppendText appends the text of [Dyadic.String].
func (x Dyadic) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Dyadic.String]. In JSON a number is a string, so that it stays exact.
func (x Dyadic) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

// UnmarshalText reads a text as [ParseDyadic] does.
func (x *Dyadic) UnmarshalText(text []byte) error {
	y, err := ParseDyadic(string(text))
	if err == nil {
		*x = y
	}
	return err
}

func (x Dyadic) appendText(b []byte) []byte {
	if x.isInline() {
		b = strconv.AppendInt(b, x.num, 10)
	} else {
		b = x.Num().Append(b, 10)
	}
	if x.exp == 0 {
		return b
	}
	b = append(b, '/')
	if x.exp < 63 {
		return strconv.AppendInt(b, 1<<x.exp, 10)
	}
	return new(big.Int).Lsh(big.NewInt(1), x.Exp()).Append(b, 10)
}

// ParseDyadic reads a number such as 7, -3/8 or +6/4; the denominator must be a power of two. The number
// of digits is limited to [DefaultDigits] above and below the bar. An error is a [*cgt.SyntaxError].
func ParseDyadic(s string) (Dyadic, error) {
	fail := func(offset int, msg string) (Dyadic, error) {
		return Dyadic{}, &cgt.SyntaxError{What: "dyadic number", Offset: offset, Msg: msg}
	}
	at, negative := 0, false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		negative = s[0] == '-'
		at = 1
	}
	x, end, err := scanDyadic("dyadic number", s, at, DefaultDigits)
	switch {
	case err != nil:
		return Dyadic{}, err
	case end == at:
		return fail(at, "want a digit")
	case end < len(s):
		return fail(end, fmt.Sprintf("unexpected %q after the number", firstRune(s[end:])))
	}
	if negative {
		x = x.Neg()
	}
	return x, nil
}

// MustParseDyadic is ParseDyadic for texts that are known to be right; it panics otherwise.
func MustParseDyadic(s string) Dyadic {
	x, err := ParseDyadic(s)
	if err != nil {
		panic(err)
	}
	return x
}

// scanDyadic reads a number without sign from s[at:] and returns it with the offset behind it, which is
// at if there is none.
func scanDyadic(what, s string, at, maxDigits int) (x Dyadic, end int, err error) {
	num, end, err := scanDigits(what, s, at, maxDigits)
	if err != nil {
		return Dyadic{}, 0, err
	}
	if end == at || end == len(s) || s[end] != '/' {
		return DyadicFromBig(num, 0), end, nil
	}
	slash := end
	den, end, err := scanDigits(what, s, slash+1, maxDigits)
	if err != nil {
		return Dyadic{}, 0, err
	}
	if end == slash+1 {
		return Dyadic{}, 0, &cgt.SyntaxError{What: what, Offset: end, Msg: "want a digit after '/'"}
	}
	if den.Sign() == 0 {
		return Dyadic{}, 0, &cgt.SyntaxError{What: what, Offset: slash + 1, Msg: "0 is no denominator"}
	}
	exp := den.TrailingZeroBits()
	if uint(den.BitLen()) != exp+1 {
		return Dyadic{}, 0, &cgt.SyntaxError{
			What: what, Offset: slash + 1,
			Msg: "the denominator is not a power of two, as it is in a dyadic number",
		}
	}
	if exp > MaxExp {
		limit := &cgt.LimitError{What: "binary places in a number", Limit: MaxExp}
		return Dyadic{}, 0, &cgt.SyntaxError{What: what, Offset: slash + 1, Msg: limit.Error(), Err: limit}
	}
	return DyadicFromBig(num, exp), end, nil
}

// scanDigits reads decimal digits from s[at:].
func scanDigits(what, s string, at, most int) (n *big.Int, end int, err error) {
	end = at
	for end < len(s) && '0' <= s[end] && s[end] <= '9' {
		end++
	}
	digits := s[at:end]
	if significant := strings.TrimLeft(digits, "0"); len(significant) > most {
		limit := &cgt.LimitError{What: "digits in a number", Limit: most}
		return nil, 0, &cgt.SyntaxError{What: what, Offset: at, Msg: limit.Error(), Err: limit}
	}
	if len(digits) == 0 {
		return new(big.Int), end, nil
	}
	n, _ = new(big.Int).SetString(digits, 10)
	return n, end, nil
}

// firstRune returns the first character of s, as text.
func firstRune(s string) string {
	for _, r := range s {
		return string(r)
	}
	return ""
}
