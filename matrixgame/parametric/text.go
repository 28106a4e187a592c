package parametric

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/internal/scan"
)

// MostDegree is the largest degree that [Parse] reads.
const MostDegree = 1000

// mostDigits is the largest number of digits in a row that Parse reads.
const mostDigits = 10_000

// Parse reads a sum of terms such as "2 - 3/2*t + t^2": each a number, a power of t, or a number times a power; the sign * may be left out. The error is a [*cgt.SyntaxError] with the offset.
func Parse(text string) (Polynomial, error) {
	s := &scan.Scanner{What: "polynomial", Text: text}
	sum := Polynomial{}
	for isFirst := true; isFirst || s.Skip(); isFirst = false {
		isNegative := false
		switch {
		case s.Accept("-", "−"):
			isNegative = true
		case s.Accept("+"):
		case !isFirst:
			return Polynomial{}, s.Unexpected("+, - or the end")
		}
		term, err := parseTerm(s)
		if err != nil {
			return Polynomial{}, err
		}
		if isNegative {
			term = term.Neg()
		}
		sum = sum.Add(term)
	}
	return sum, nil
}

func parseTerm(s *scan.Scanner) (Polynomial, error) {
	factor := new(big.Rat).Set(one)
	hasFactor := s.Next() >= '0' && s.Next() <= '9'
	if hasFactor {
		num, err := parseNumber(s, "a number")
		if err != nil {
			return Polynomial{}, err
		}
		factor.SetInt(num)
		if s.Accept("/") {
			at := s.At
			den, err := parseNumber(s, "a denominator")
			if err != nil {
				return Polynomial{}, err
			}
			if den.Sign() == 0 {
				return Polynomial{}, s.Fail(at, nil, "division by 0")
			}
			factor.SetFrac(num, den)
		}
		if !s.Accept("*", "·") && s.Next() != 't' {
			return Constant(factor), nil
		}
	}
	if !s.Accept("t") {
		return Polynomial{}, s.Unexpected("t or a number")
	}
	degree := 1
	if s.Accept("^") {
		digits, at, err := s.Digits("an exponent")
		if err != nil {
			return Polynomial{}, err
		}
		if _, err := fmt.Sscan(digits, &degree); err != nil || degree > MostDegree {
			return Polynomial{}, s.Fail(at, nil, "the degree is at most %d", MostDegree)
		}
	}
	c := make([]*big.Rat, degree+1)
	for i := range c {
		c[i] = new(big.Rat)
	}
	c[degree] = factor
	return trimmed(c), nil
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
