package transfinite

import "fmt"

// String returns the normal form in ASCII, as 1/2*w^(2) - w + 1/3 or -w^(w^(-1)): the largest term first, a
// coefficient 1 left out, and any exponent but 1 in parentheses. [Parse] reads it back to the same number.
//
// An exponent that occurs in several places is written in each, so the text of a number that a program has
// built level by level can be far longer than the number is large.
func (x Number) String() string { return string(x.appendText(nil)) }

// Format makes %v and %s write [Number.String], %q the same in quotes, and %+v and %+s the same with the letter ω.
func (x Number) Format(f fmt.State, verb rune) {
	formatText(f, verb, "transfinite.Number", x.String())
}

// AppendText appends the text of [Number.String].
func (x Number) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [Number.String]. In JSON a number is a string, so that it stays exact.
func (x Number) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

func (x Number) appendText(b []byte) []byte {
	if x.IsZero() {
		return append(b, '0')
	}
	for i, t := range x.list() {
		r, negative := t.coeff, t.coeff.sign() < 0
		if negative {
			r = r.neg()
		}
		switch {
		case i > 0 && negative:
			b = append(b, " - "...)
		case i > 0:
			b = append(b, " + "...)
		case negative:
			b = append(b, '-')
		}
		if t.exp.IsZero() {
			b = r.append(b)
			continue
		}
		if !r.isOne() {
			b = append(r.append(b), '*')
		}
		b = append(b, 'w')
		if e, ok := t.exp.rational(); !ok || !e.isOne() {
			b = append(t.exp.appendText(append(b, "^("...)), ')')
		}
	}
	return b
}

// append appends the text of r, as 7 or -1/3.
func (r rational) append(b []byte) []byte {
	b = r.rat().Num().Append(b, 10)
	if r.isInt() {
		return b
	}
	return r.rat().Denom().Append(append(b, '/'), 10)
}
