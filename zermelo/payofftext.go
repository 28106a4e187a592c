package zermelo

import (
	"encoding"
	"fmt"

	"github.com/cgt-go/sdk/internal/scan"
)

// payoffText returns a payoff as text.
func payoffText[V any](v V) (string, error) {
	if m, ok := any(v).(encoding.TextMarshaler); ok {
		text, err := m.MarshalText()
		return string(text), err
	}
	return fmt.Sprint(v), nil
}

// parsePayoff reads what payoffText returns; for a [Rational] it also reads the results, as 1, 0 and −1.
func parsePayoff[V any](text string) (v V, err error) {
	switch p := any(&v).(type) {
	case *Rational:
		var r Result
		if r.UnmarshalText([]byte(text)) == nil {
			*p = Rat(int64(r), 1)
			return v, nil
		}
		*p, err = ParseRational(text)
	case *Int:
		x, ok := parseInt(text, true)
		if !ok {
			return v, fmt.Errorf("zermelo: %q is no integer of 63 bits", scan.Brief(text))
		}
		*p = Int(x)
	case encoding.TextUnmarshaler:
		err = p.UnmarshalText([]byte(text))
	default:
		err = fmt.Errorf("zermelo: payoffs of type %T cannot be read from text", v)
	}
	return v, err
}
