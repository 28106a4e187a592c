package transfinite

import "fmt"

// String returns the text of the [Number] that x is, or a fraction such as (1 + w^(-1))/(1 - w^(-1)), with
// parentheses where they are needed. [ParseQuotient] reads it back to the same number.
func (x Quotient) String() string { return string(ascii.quotient(nil, x)) }

// Format makes %v and %s write [Quotient.String], %q the same in quotes, and %+v the same with ω for w.
func (x Quotient) Format(f fmt.State, verb rune) {
	format(f, verb, "Quotient", func(a alphabet) string { return string(a.quotient(nil, x)) })
}

// AppendText appends the text of [Quotient.String].
func (x Quotient) AppendText(b []byte) ([]byte, error) { return ascii.quotient(b, x), nil }

// MarshalText returns the text of [Quotient.String]. In JSON a quotient is a string.
func (x Quotient) MarshalText() ([]byte, error) { return ascii.quotient(nil, x), nil }

// quotient appends the text of x.
func (a alphabet) quotient(b []byte, x Quotient) []byte {
	if x.den.IsZero() {
		return a.number(b, x.num)
	}
	if x.num.NumTerms() == 1 {
		b = a.number(b, x.num)
	} else {
		b = append(a.number(append(b, '('), x.num), ')')
	}
	return append(a.number(append(b, "/("...), x.den), ')')
}
