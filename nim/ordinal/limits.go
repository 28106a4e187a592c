package ordinal

import "github.com/cgt-go/sdk/internal/limit"

// Levels bounds the exponents. Each number n_k in an exponent ω^k·n_k + … + ω·n_1 + n_0 has at most so many digits to
// the base p, where p is the odd prime number k and 3 has the number 0. So the ordinals that this package has are a
// field.
const Levels = 1 << levelBits

// The limits that a zero in [Limits] stands for.
const (
	DefaultSteps  = 10_000_000
	DefaultDigits = 100_000
)

// Limits bounds what a [Calculator] may do, by counts and never by time, so that the same input fails in the same way
// everywhere. A field that is 0 stands for its default, a negative one for no limit. A limit that is reached gives an
// error for which errors.Is(err, [cgt.ErrLimit]) holds.
type Limits struct {
	// Steps is the number of steps of arithmetic in one operation; the default is [DefaultSteps]. A step is about as
	// much work as multiplying or adding two terms of normal forms whose coefficients are below 2^64, and takes up to a
	// hundred bytes of memory until the operation is done.
	Steps int
	// Digits is the number of decimal digits of a number in a text; the default is [DefaultDigits].
	Digits int
}

func (l Limits) steps() int  { return limit.Count(l.Steps, DefaultSteps) }
func (l Limits) digits() int { return limit.Count(l.Digits, DefaultDigits) }
