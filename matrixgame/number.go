package matrixgame

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// mostDigits is the largest number of digits, of numerator and denominator together, of numbers that are read: a text
// of a few bytes must not become a number of gigabytes.
const mostDigits = 20_000

// parseNumber reads a number such as 3, -1/2, -1.5 or 2e-3, exactly; wrong says what is wrong with it.
func parseNumber(text string) (x *big.Rat, wrong string) {
	if len(text) > mostDigits {
		return nil, tooLong(text)
	}
	num, den, isFraction := strings.Cut(text, "/")
	if isFraction && (!isDigits(strings.TrimLeft(num, "+-")) || !isDigits(den)) {
		return nil, notNumber(text)
	}
	mantissa, exponent, hasExponent := strings.Cut(strings.ToLower(num), "e")
	size := len(mantissa)
	if hasExponent {
		digits := strings.TrimLeft(exponent, "+-")
		if !isDigits(digits) || len(exponent)-len(digits) > 1 {
			return nil, notNumber(text)
		}
		e, err := strconv.Atoi(digits)
		if err != nil || e > mostDigits {
			return nil, tooLong(text)
		}
		size += e
	}
	whole, part, hasPoint := strings.Cut(mantissa, ".")
	if sign := strings.TrimLeft(whole, "+-"); len(whole)-len(sign) > 1 || !isDigits(sign) && !(hasPoint && sign == "") || hasPoint && !isDigits(part) {
		return nil, notNumber(text)
	}
	if (hasPoint || hasExponent) && 2*size > mostDigits {
		return nil, tooLong(text) // its denominator may be as long
	}
	if isFraction && strings.Trim(den, "0") == "" {
		return nil, quoted(text) + " divides by 0"
	}
	x, ok := new(big.Rat).SetString(text)
	if !ok {
		return nil, notNumber(text)
	}
	return x, ""
}

func notNumber(text string) string { return quoted(text) + " is no number" }

func tooLong(text string) string {
	return fmt.Sprintf("%s has more than %d digits", quoted(text), mostDigits)
}

// quoted returns a text for a message, cut if it is long.
func quoted(text string) string { return fmt.Sprintf("%q", short(text)) }

// isDigits reports whether a text is one decimal digit or more.
func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}
