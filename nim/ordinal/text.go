package ordinal

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// String returns the Cantor normal form of x, as w^(w^2*4+3)*2+w*3+5. [Parse] reads it.
func (x Nimber) String() string { return string(x.appendText(nil)) }

// AppendText appends the text of [Nimber.String].
func (x Nimber) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Nimber.String].
func (x Nimber) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does.
func (x *Nimber) UnmarshalText(text []byte) error {
	y, err := Parse(string(text))
	if err == nil {
		*x = y
	}
	return err
}

// Format makes %v and %s write [Nimber.String], %q the same in quotes, and %+v and %+s the same with the letter ω.
func (x Nimber) Format(f fmt.State, verb rune) {
	text := x.String()
	switch verb {
	case 'v', 's', 'q':
	default:
		fmt.Fprintf(f, "%%!%c(ordinal.Nimber=%s)", verb, text)
		return
	}
	if f.Flag('+') {
		text = strings.ReplaceAll(text, "w", "ω")
	}
	fmt.Fprintf(f, strings.NewReplacer("+", "", "v", "s").Replace(fmt.FormatString(f, verb)), text)
}

func (x Nimber) appendText(b []byte) []byte {
	if x.IsZero() {
		return append(b, '0')
	}
	first := true
	for path, c := range x.v.terms {
		if !first {
			b = append(b, '+')
		}
		first = false
		if len(path) == 0 {
			b = c.Int().Append(b, 10)
			continue
		}
		b = append(b, 'w')
		if exponent := exponentOf(path); len(exponent) > 1 || !exponent[0].isOne() {
			b = appendExponent(append(b, '^'), exponent)
		}
		if c != one.finite {
			b = c.Int().Append(append(b, '*'), 10)
		}
	}
	return b
}

func (t exponentTerm) isOne() bool { return t.k == 0 && isBigOne(t.n) }

func isBigOne(n *big.Int) bool { return n.IsInt64() && n.Int64() == 1 }

// appendExponent appends an exponent, in brackets unless it is finite or w.
func appendExponent(b []byte, exponent []exponentTerm) []byte {
	if t := exponent[0]; len(exponent) == 1 && (t.k == 0 || t.k == 1 && isBigOne(t.n)) {
		return t.append(b)
	}
	b = append(b, '(')
	for i, t := range exponent {
		if i > 0 {
			b = append(b, '+')
		}
		b = t.append(b)
	}
	return append(b, ')')
}

func (t exponentTerm) append(b []byte) []byte {
	if t.k == 0 {
		return t.n.Append(b, 10)
	}
	b = append(b, 'w')
	if t.k > 1 {
		b = strconv.AppendInt(append(b, '^'), int64(t.k), 10)
	}
	if !isBigOne(t.n) {
		b = t.n.Append(append(b, '*'), 10)
	}
	return b
}
