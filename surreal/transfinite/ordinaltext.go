package transfinite

import (
	"fmt"
	"strings"
)

// String returns the Cantor normal form of x, as w^(w+1)*2+w*3+5, where each exponent other than 1 stands in brackets.
// [ParseOrdinal] reads it.
func (x Ordinal) String() string { return string(x.appendText(nil)) }

// AppendText appends the text of [Ordinal.String].
func (x Ordinal) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Ordinal.String].
func (x Ordinal) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

// UnmarshalText reads a text as [ParseOrdinal] does.
func (x *Ordinal) UnmarshalText(text []byte) error {
	y, err := ParseOrdinal(string(text))
	if err == nil {
		*x = y
	}
	return err
}

// Format makes %v and %s write [Ordinal.String], %q the same in quotes, and %+v and %+s the same with the letter ω.
func (x Ordinal) Format(f fmt.State, verb rune) {
	formatText(f, verb, "transfinite.Ordinal", x.String())
}

// formatText writes the text of a value of the named type, for fmt.
func formatText(f fmt.State, verb rune, name, text string) {
	switch verb {
	case 'v', 's', 'q':
	default:
		fmt.Fprintf(f, "%%!%c(%s=%s)", verb, name, text)
		return
	}
	if f.Flag('+') {
		text = strings.ReplaceAll(text, "w", "ω")
	}
	fmt.Fprintf(f, strings.NewReplacer("+", "", "v", "s").Replace(fmt.FormatString(f, verb)), text)
}

func (x Ordinal) appendText(b []byte) []byte {
	if x.IsZero() {
		return append(b, '0')
	}
	for i, t := range x.terms() {
		if i > 0 {
			b = append(b, '+')
		}
		if t.exponent.IsZero() {
			b = t.coef.append(b)
			continue
		}
		b = append(b, 'w')
		if !t.exponent.Equal(oneOrdinal) {
			b = append(b, "^("...)
			b = append(t.exponent.appendText(b), ')')
		}
		if !t.coef.isOne() {
			b = t.coef.append(append(b, '*'))
		}
	}
	return b
}
