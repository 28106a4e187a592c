package zermelo

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Rational is a payoff that is a fraction, in lowest terms, with a numerator and denominator that fit an int64 with its
// negative. Payoffs are only compared, never added, so that nothing can overflow. The zero value is 0, and == means
// that two fractions are equal.
type Rational struct {
	num int64
	den uint64 // one less than the denominator, so that the zero value is 0/1
}

// Rat returns the fraction num/den. It panics if den is 0, or if the fraction in lowest terms has a term of 2^63.
func Rat(num, den int64) Rational {
	if den == 0 {
		panic(fmt.Errorf("zermelo: the fraction %d/0", num))
	}
	r, ok := newRational(num < 0 != (den < 0), magnitude(num), magnitude(den))
	if !ok {
		panic(fmt.Errorf("zermelo: the fraction %d/%d is too large", num, den))
	}
	return r
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// newRational returns the fraction with the given sign, if its terms are not too large.
func newRational(isNegative bool, num, den uint64) (r Rational, ok bool) {
	a, b := num, den
	for b > 0 {
		a, b = b, a%b
	}
	num, den = num/a, den/a
	if num > math.MaxInt64 || den > math.MaxInt64 {
		return Rational{}, false
	}
	r = Rational{int64(num), den - 1}
	if isNegative {
		r.num = -r.num
	}
	return r, true
}

// Num returns the numerator of r in lowest terms, which has the sign of r.
func (r Rational) Num() int64 { return r.num }

// Den returns the denominator of r in lowest terms, which is positive.
func (r Rational) Den() int64 { return int64(r.den + 1) }

// Rat returns r as a number of package math/big, which is the caller's.
func (r Rational) Rat() *big.Rat { return big.NewRat(r.Num(), r.Den()) }

// RationalFromRat returns x as a payoff; ok is false if it does not fit.
func RationalFromRat(x *big.Rat) (r Rational, ok bool) {
	if !x.Num().IsInt64() || !x.Denom().IsInt64() {
		return Rational{}, false
	}
	num := x.Num().Int64()
	return newRational(num < 0, magnitude(num), uint64(x.Denom().Int64()))
}

// Compare compares fractions.
func (r Rational) Compare(s Rational) int {
	if c := cmp.Compare(r.Sign(), s.Sign()); c != 0 {
		return c
	}
	// The signs are the same: compare |r.num|·s.den with |s.num|·r.den in 128 bits.
	rHi, rLo := bits.Mul64(magnitude(r.num), s.den+1)
	sHi, sLo := bits.Mul64(magnitude(s.num), r.den+1)
	c := cmp.Compare(rHi, sHi)
	if c == 0 {
		c = cmp.Compare(rLo, sLo)
	}
	return c * r.Sign()
}

// Sign returns −1, 0 or 1.
func (r Rational) Sign() int { return cmp.Compare(r.num, 0) }

// Neg returns −r.
func (r Rational) Neg() Rational { return Rational{-r.num, r.den} }

// String returns a text such as "-5/12" or "3".
func (r Rational) String() string {
	if r.den == 0 {
		return fmt.Sprint(r.num)
	}
	return fmt.Sprintf("%d/%d", r.Num(), r.Den())
}

// ParseRational reads an integer or a fraction of two integers such as -5/12, not necessarily in lowest terms. An error
// is a [*cgt.SyntaxError].
func ParseRational(s string) (Rational, error) {
	num, den, isFraction := strings.Cut(s, "/")
	n, nOK := parseInt(num, true)
	d, dOK := int64(1), true
	if isFraction {
		d, dOK = parseInt(den, false)
	}
	switch {
	case !nOK:
		return Rational{}, &cgt.SyntaxError{What: "fraction", Msg: fmt.Sprintf("%q is no integer of 63 bits", scan.Brief(num))}
	case !dOK || d == 0:
		return Rational{}, &cgt.SyntaxError{What: "fraction", Offset: len(num) + 1, Msg: fmt.Sprintf("%q is no positive integer of 63 bits", scan.Brief(den))}
	}
	return Rat(n, d), nil
}

// parseInt reads digits, with a sign if that may stand there.
func parseInt(s string, isSigned bool) (x int64, ok bool) {
	digits, isNegative := s, false
	if isSigned {
		digits, isNegative = strings.CutPrefix(s, "-")
	}
	if digits == "" {
		return 0, false
	}
	for _, c := range []byte(digits) {
		if c < '0' || c > '9' || x > (math.MaxInt64-int64(c-'0'))/10 {
			return 0, false
		}
		x = 10*x + int64(c-'0')
	}
	if isNegative {
		x = -x
	}
	return x, true
}

// MarshalText returns the text of [Rational.String].
func (r Rational) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what [ParseRational] reads.
func (r *Rational) UnmarshalText(text []byte) error {
	x, err := ParseRational(string(text))
	if err == nil {
		*r = x
	}
	return err
}
