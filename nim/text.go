package nim

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// String returns x as games are written: 0, *, *2, *3, …
func (x Nimber) String() string {
	switch x {
	case 0:
		return "0"
	case 1:
		return "*"
	}
	return "*" + strconv.FormatUint(uint64(x), 10)
}

// ParseNimber reads a nimber such as 0, *, *3 or, without the star, 3. The letters ⋆ and ∗ are stars as well. An error
// is a [*cgt.SyntaxError].
func ParseNimber(s string) (Nimber, error) {
	digits, at, err := scanNimber(s)
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0, &cgt.SyntaxError{What: "nimber", Offset: at, Msg: "nimbers of this size go up to *18446744073709551615"}
	}
	return Nimber(n), nil
}

// MustParseNimber is ParseNimber for texts that are known to be right; it panics otherwise.
func MustParseNimber(s string) Nimber {
	x, err := ParseNimber(s)
	if err != nil {
		panic(err)
	}
	return x
}

// scanNimber returns the digits of the nimber written in s, which are not empty, and their offset. For a star
// alone they are 1.
func scanNimber(s string) (digits string, at int, err error) {
	for _, star := range []string{"*", "⋆", "∗"} {
		if strings.HasPrefix(s, star) {
			at = len(star)
		}
	}
	if at > 0 && at == len(s) {
		return "1", at, nil
	}
	end := at
	for end < len(s) && '0' <= s[end] && s[end] <= '9' {
		end++
	}
	switch {
	case end == len(s) && end > at:
		return s[at:], at, nil
	case end == len(s):
		return "", 0, &cgt.SyntaxError{What: "nimber", Offset: end, Msg: "want a star or a digit"}
	case end > at:
		return "", 0, &cgt.SyntaxError{What: "nimber", Offset: end, Msg: fmt.Sprintf("unexpected %q after the nimber", firstRune(s[end:]))}
	}
	want := "a star or a digit"
	if at > 0 {
		want = "a digit"
	}
	return "", 0, &cgt.SyntaxError{What: "nimber", Offset: end, Msg: fmt.Sprintf("want %s, not %q", want, firstRune(s[end:]))}
}

// firstRune returns the first character of s, as text.
func firstRune(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}
