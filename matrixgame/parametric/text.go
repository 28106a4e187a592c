package parametric

import (
	"math/big"
	"strconv"

	"github.com/cgt-go/sdk/internal/scan"
)

// MaxDegree is the largest degree that [Parse] reads.
const MaxDegree = 1000

// What Parse reads at most: digits in a row, and bytes in all, so that sums of many fractions take no time.
const (
	mostDigits = 10_000
	mostLength = 1 << 16
)

// Parse reads a sum of terms such as "2 - 3/2*t + t^2": each a number, a power of t, or a number times a power; the
// sign * may be left out. The error is a [*cgt.SyntaxError] with the offset. Texts of more than 65536 bytes and numbers
// of more than 10000 digits are refused too.
func Parse(text string) (Polynomial, error) {
	s := &scan.Scanner{What: "polynomial", Text: text}
	if len(text) > mostLength {
		return Polynomial{}, s.Fail(mostLength, nil, "the text has more than %d bytes", mostLength)
	}
	var sum []*big.Rat // the coefficients
	for isFirst := true; isFirst || s.Skip(); isFirst = false {
		isNegative := false
		switch {
		case s.Accept("-", "−"):
			isNegative = true
		case s.Accept("+"):
		case !isFirst:
			return Polynomial{}, s.Unexpected("+, - or the end")
		}
		factor, degree, err := parseTerm(s)
		if err != nil {
			return Polynomial{}, err
		}
		if isNegative {
			factor.Neg(factor)
		}
		for len(sum) <= degree {
			sum = append(sum, new(big.Rat))
		}
		sum[degree].Add(sum[degree], factor)
	}
	return trimmed(sum), nil
}

// parseTerm reads a number times a power of t.
func parseTerm(s *scan.Scanner) (factor *big.Rat, degree int, err error) {
	factor = new(big.Rat).Set(one)
	if c := s.Next(); c >= '0' && c <= '9' {
		num, err := parseNumber(s, "a number")
		if err != nil {
			return nil, 0, err
		}
		factor.SetInt(num)
		if s.Accept("/") {
			s.Skip()
			at := s.At
			den, err := parseNumber(s, "a denominator")
			if err != nil {
				return nil, 0, err
			}
			if den.Sign() == 0 {
				return nil, 0, s.Fail(at, nil, "division by 0")
			}
			factor.SetFrac(num, den)
		}
		if !s.Accept("*", "·") && s.Next() != 't' {
			return factor, 0, nil
		}
	}
	if !s.Accept("t") {
		return nil, 0, s.Unexpected("t or a number")
	}
	if !s.Accept("^") {
		return factor, 1, nil
	}
	digits, at, err := s.Digits("an exponent")
	if err != nil {
		return nil, 0, err
	}
	if degree, err = strconv.Atoi(digits); err != nil || degree > MaxDegree {
		return nil, 0, s.Fail(at, nil, "the degree is at most %d", MaxDegree)
	}
	return factor, degree, nil
}

func parseNumber(s *scan.Scanner, want string) (*big.Int, error) {
	digits, at, err := s.Digits(want)
	if err != nil {
		return nil, err
	}
	if len(digits) > mostDigits {
		return nil, s.Fail(at, nil, "the number has more than %d digits", mostDigits)
	}
	x, _ := new(big.Int).SetString(digits, 10)
	return x, nil
}
