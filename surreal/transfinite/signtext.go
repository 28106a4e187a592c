package transfinite

import "fmt"

// String returns the runs of x with their lengths, as +:w+1 -:2 (+:1 -:1)^w, where a block in brackets is repeated ω
// times. The empty expansion is (). [ParseSignExpansion] reads it.
func (x SignExpansion) String() string { return string(x.appendText(nil)) }

// AppendText appends the text of [SignExpansion.String].
func (x SignExpansion) AppendText(b []byte) ([]byte, error) { return x.appendText(b), nil }

// MarshalText returns the text of [SignExpansion.String].
func (x SignExpansion) MarshalText() ([]byte, error) { return x.appendText(nil), nil }

// UnmarshalText reads a text as [ParseSignExpansion] does.
func (x *SignExpansion) UnmarshalText(text []byte) error {
	y, err := ParseSignExpansion(string(text))
	if err == nil {
		*x = y
	}
	return err
}

// Format makes %v and %s write [SignExpansion.String], %q the same in quotes, and %+v and %+s the same with the letter
// ω.
func (x SignExpansion) Format(f fmt.State, verb rune) {
	formatText(f, verb, "transfinite.SignExpansion", x.String())
}

func (x SignExpansion) appendText(b []byte) []byte {
	if x.IsEmpty() {
		return append(b, "()"...)
	}
	start := len(b)
	for s := range x.Segments() {
		if len(b) > start {
			b = append(b, ' ')
		}
		if !s.Repeated {
			b = s.Runs[0].appendText(b)
			continue
		}
		between := byte('(')
		for _, r := range s.Runs {
			b = r.appendText(append(b, between))
			between = ' '
		}
		b = append(b, ")^w"...)
	}
	return b
}

// String returns the run as +:w.
func (r Run) String() string { return string(r.appendText(nil)) }

func (r Run) appendText(b []byte) []byte {
	if r.Sign > 0 {
		b = append(b, "+:"...)
	} else {
		b = append(b, "-:"...)
	}
	return r.Length.appendText(b)
}
