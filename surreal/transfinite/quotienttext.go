package transfinite

import "fmt"

// String returns the text of the [Number] that x is, or a fraction such as (1 + w^(-1))/(1 - w^(-1)). [ParseQuotient]
// reads it back to an equal quotient.
func (x Quotient) String() string { return string(x.appendText(nil)) }

// Format makes %v and %s write [Quotient.String], %q the same in quotes, and %+v and %+s the same with the letter ω.
func (x Quotient) Format(f fmt.State, verb rune) {
	formatText(f, verb, "transfinite.Quotient", x.String())
}

// AppendText appends the text of [Quotient.String].
func (x Quotient) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Quotient.String]. In JSON a quotient is a string.
func (x Quotient) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

func (x Quotient) appendText(b []byte) []byte {
	if x.den.IsZero() {
		return x.num.appendText(b)
	}
	if x.num.NumTerms() == 1 {
		b = x.num.appendText(b)
	} else {
		b = append(x.num.appendText(append(b, '(')), ')')
	}
	return append(x.den.appendText(append(b, "/("...)), ')')
}
